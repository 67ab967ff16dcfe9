// The last lines that a pupil's file prints.

const MOST_LINES = 100;
const LONGEST_LINE = 400; // characters: a list of all legal actions has thousands

export class Printed {
  constructor(lines = []) {
    this.lines = lines;
  }

  add(line) {
    this.lines.push(line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line);
    if (this.lines.length > MOST_LINES) {
      this.lines.shift();
    }
  }
}
