// Games to learn from: the features after each drop and each combo, and the points that followed.

import { COMBO, DROP, Game, OVER, ROLL } from "./game_twin.mjs";
import { POINT } from "./net.mjs";
import { randomFrom } from "./random.mjs";
import { LINE } from "./sheet_twin.mjs";

export const MOST_A_GAME = 48;
const EXPLORE = 0.05; // how often any of the drops that were compared is tried
const LAMBDA = 0.95; // the weight of the game's end relative to what was expected on the way

// Play one solo game, and add its samples; return its score. With `explore`, it occasionally makes a
// choice that does not seem the best.
export function playToLearn(player, seed, samples, explore) {
    const game = new Game(1, seed);
    const sheet = game.sheets[0];
    const random = randomFrom(seed);
    const start = samples.count;
    const seen = []; // by sample: its points, the expected final score, and that of the best choice
    while (game.phase !== OVER) {
        if (game.phase === ROLL) {
            game.apply(game.coming);
            continue;
        }
        const { phase } = game;
        const points = sheet.score();
        let action = player.choose(game);
        const best = points + player.value / POINT;
        if (phase === DROP) {
            const explored = explore && random() < EXPLORE;
            if (explored) action = player.full[Math.floor(random() * player.fulls)];
            const value = player.dropValue(action);
            if (!player.last && player.top <= LINE) {
                samples.add(player, true);
                const now = points + player.certain / POINT;
                seen.push({ now, expected: points + value / POINT, instead: explored ? best : null });
            }
        }
        game.apply(action);
        if (phase === COMBO && game.phase !== OVER) {
            player.begin(game);
            const now = sheet.score();
            const expected = now + player.sheetNow() / POINT;
            if (!player.last) {
                samples.add(player, false);
                seen.push({ now, expected, instead: null });
            }
        }
    }
    setTargets(samples, start, seen, sheet.score());
    return sheet.score();
}

// The points that followed: mostly the actual ones, partly those expected. Where something other than
// the best was tried, the target is what the best was expected to reach.
function setTargets(samples, start, seen, final) {
    let back = final;
    for (let i = seen.length - 1; i >= 0; i--) {
        const { now, expected, instead } = seen[i];
        samples.targets[start + i] = back - now;
        back = instead ?? (1 - LAMBDA) * expected + LAMBDA * back;
    }
}
