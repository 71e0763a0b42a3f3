import type { Canvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';

/** Paint that runs down from a letter, in pixels. */
interface Run {
  x: number;
  /** Of the letter's lower edge. */
  y: number;
  long: number;
}

/** Opacity from which a pixel is paint, 0 to 255. */
const PAINT = 200;
/** Places that are tried for each run. */
const TRIES = 4;
/** Shortest and longest run, and the least distance of two, em. Set by eye. */
const [SHORTEST, LONGEST, APART] = [0.12, 0.2, 0.5];

/**
 * Returns places at the feet of letters from which paint runs down.
 * @param letters a word; what is around it is transparent
 * @param size font size in pixels
 * @param most how many runs there are at most
 */
export function runsOf(letters: Canvas, size: number, most: number, chance: Chance): Run[] {
  const { width, height } = letters;
  const { data } = letters.getContext('2d').getImageData(0, 0, width, height);
  const isPaint = (x: number, y: number) => (data[(y * width + x) * 4 + 3] as number) > PAINT;
  const runs: Run[] = [];
  for (let tries = 0; tries < TRIES * most && runs.length < most; tries++) {
    const x = Math.floor(chance.between(0.12, 0.88) * width);
    let y = height - 1;
    while (y > 0 && !isPaint(x, y)) y--;
    // The foot must be wider than what runs from it.
    const isFoot = [-1, 1].every((side) => isPaint(x + Math.round(side * 0.07 * size), y - Math.round(0.06 * size)));
    const isFree = runs.every((run) => Math.abs(run.x - x) > APART * size);
    if (y > height / 2 && isFoot && isFree) runs.push({ x, y, long: chance.between(SHORTEST, LONGEST) * size });
  }
  return runs;
}
