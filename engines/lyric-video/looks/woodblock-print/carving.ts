import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { ribbon } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';

/** Colors of the verse: paper, foam, the block of lines, and four blues from dark to light. */
export const PAPER = '#efe2c4';
export const FOAM = '#f8f1de';
export const KEY = '#14284a';
export const INDIGO = '#1f3a5f';
export const PRUSSIAN = '#24507f';
export const MID = '#4d82a0';
export const PALE = '#a9c6c4';
export const RED = '#c8402f';
/** The light above the horizon. */
export const SUNSET = '#f0cf9a';

/** How a carved line swells: its width at a share of its length, in shares of its greatest width. */
export type Swelling = (share: number) => number;

/** Thin at both ends. */
export const tapered: Swelling = (share) => Math.sin(Math.PI * clamp(share)) ** 0.7;
/** Never quite thin, as around a form. */
export const around: Swelling = (share) => 0.5 + 0.5 * Math.sin(Math.PI * share) ** 2;

/** Fills a line of the key block in the pen's color, with the knife's change of width. @param width pixels */
export function carve(pen: Context2D, line: readonly Point[], width: number, swelling: Swelling = tapered): void {
  polygon(
    pen,
    ribbon(line, (share) => (width / 2) * swelling(share)),
  );
  pen.fill();
}

/** Fills an area of one flat color. */
export function block(pen: Context2D, outline: readonly Point[], color: string): void {
  polygon(pen, outline);
  pen.fillStyle = color;
  pen.fill();
}

/** Ink that was wiped on the block, so that it fades from one height to the other. @param color `#rrggbb` */
export function bokashi(
  pen: Context2D,
  { left = 0, width, from, to }: { left?: number; width: number; from: number; to: number },
  color: string,
  strength = 1,
): void {
  const gradient = pen.createLinearGradient(0, from, 0, to);
  const ink = (share: number) =>
    `${color}${Math.round(255 * strength * share)
      .toString(16)
      .padStart(2, '0')}`;
  for (const [at, share] of [
    [0, 1],
    [0.3, 0.82],
    [0.6, 0.34],
    [0.82, 0.09],
    [1, 0],
  ] as const)
    gradient.addColorStop(at, ink(share));
  pen.fillStyle = gradient;
  pen.fillRect(left, Math.min(from, to), width, Math.abs(to - from));
}

/** The wood's grain, which printing presses into flat colors: long lines around a knot. */
export function woodGrain(pen: Context2D, width: number, height: number, unit: number, chance: Chance): void {
  pen.fillStyle = 'rgb(92 62 34 / 0.11)';
  const [kx, ky] = [width * chance.between(0.25, 0.75), height * chance.between(0.2, 0.6)];
  for (let ring = -height * 0.2; ring < height * 1.2; ring += 10 * unit) {
    const line: Point[] = [];
    for (let x = 0; x <= width; x += 20 * unit) {
      const near = Math.exp(-(((x - kx) / (width * 0.26)) ** 2));
      const y = ring + near * 54 * unit * Math.tanh((ring - ky) / (90 * unit));
      line.push([x, y + Math.sin(x / (90 * unit) + ring) * 2 * unit]);
    }
    const phase = chance.between(0, 6);
    carve(pen, line, unit * chance.between(0.8, 2.4), (share) => 0.4 + 0.6 * Math.sin(share * 9 + phase) ** 2);
  }
}

/** Lines on water that bunch and spread. They repeat every `period` and swell and run out as they go. */
export function contours(
  pen: Context2D,
  sea: { width: number; period: number; top: number; bottom: number; lines: number; swell: number; unit: number },
  chance: Chance,
): void {
  const { width, period, top, bottom, lines, swell, unit } = sea;
  const phases = [0, 1, 2, 3].map(() => chance.between(0, 6.28)) as [number, number, number, number];
  const turn = (2 * Math.PI) / period;
  for (let index = 0; index < lines; index++) {
    const deep = (index + 0.4) / lines;
    const base = top + (bottom - top) * deep ** 1.3;
    const reach = swell * (0.25 + deep);
    const line: Point[] = [];
    for (let x = -4 * unit; x <= width + 8 * unit; x += 6 * unit)
      line.push([
        x,
        base +
          reach *
            (Math.sin(2 * x * turn + phases[0] + index * 0.5) +
              0.6 * Math.sin(3 * x * turn + phases[1] - index * 0.66) +
              0.25 * Math.sin(7 * x * turn + phases[2] + index * 1.3)),
      ]);
    const [[first], [last]] = [line[0] as Point, line.at(-1) as Point];
    const own = phases[3] + index * 2.4;
    carve(pen, line, unit * (1.4 + 2.6 * deep), (share) => {
      const along = (first + share * (last - first)) * turn;
      return Math.max(0, 0.5 + 0.6 * Math.sin(along * (1 + (index % 3)) + own));
    });
  }
}
