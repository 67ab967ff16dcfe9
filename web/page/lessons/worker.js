// A second machine, which runs a pupil's file first, so that the page never hangs.

import { startMachine } from "../machine.js";
import { Printed } from "./printed.js";

addEventListener("message", async ({ data: { number, wasm, archive, files } }) => {
  const printed = new Printed();
  const answer = (found) => postMessage({ ...found, printed: printed.lines });
  try {
    const nothing = () => true;
    const page = { keep: nothing, tone: nothing, rumble: nothing, chance: () => 0 };
    const { python } = await startMachine(page, wasm, archive, (line) => printed.add(line));
    for (const [name, text] of Object.entries(files)) {
      python.FS.writeFile(`/${name}`, text);
    }
    answer(JSON.parse(python.pyimport("web.lessons.checks").check(number)));
  } catch (error) {
    answer({ mistake: String(error.message ?? error) });
  }
});
