import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, handLine, handStroke, type Point, polygon } from '../../drawing/hand.ts';
import { BLACK, scratch } from './art-brut-paint.ts';

/** Draws a sign around the origin. @param color of its scratches @param wide of a scratch, in pixels */
type Sign = (pen: Context2D, radius: number, color: string, wide: number, chance: Chance) => void;

const rings: Sign = (pen, radius, color, wide, chance) => {
  for (let ring = 0; ring < 4; ring++) {
    blob(pen, 0, 0, radius * (1 - ring * 0.25), 0.09, chance, 9);
    scratch(pen, color, wide, chance);
  }
};

const spiral: Sign = (pen, radius, color, wide, chance) => {
  pen.beginPath();
  const side = chance.next() < 0.5 ? -1 : 1;
  for (let step = 0; step <= 60; step++) {
    const [share, turn] = [step / 60, (step / 60) * 7.4 * Math.PI];
    pen.lineTo(side * Math.cos(turn) * radius * share, Math.sin(turn) * radius * share * 0.94);
  }
  scratch(pen, color, wide, chance);
};

/** A staring eye with lashes on all sides. */
const eye: Sign = (pen, radius, color, wide, chance) => {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  handLine(pen, [at(-1, 0), at(-0.4, -0.56), at(0.4, -0.56), at(1, 0), at(0.4, 0.5), at(-0.4, 0.5)], 2, chance, true);
  scratch(pen, color, wide, chance);
  for (const size of [0.4, 0.22]) {
    disc(pen, 0, -0.02 * radius, size * radius);
    scratch(pen, color, wide, chance);
  }
  pen.fillStyle = color;
  disc(pen, 0, -0.02 * radius, 0.1 * radius);
  pen.fill();
  pen.strokeStyle = color;
  pen.lineWidth = wide * 0.8;
  for (let lash = 0; lash < 14; lash++) {
    const turn = (lash / 14) * 2 * Math.PI + 0.1;
    const [x, y] = [Math.cos(turn), Math.sin(turn) * 0.62];
    handStroke(pen, at(x * 0.98, y), at(x * 1.22, y * 1.42), 1, chance);
  }
};

/** A head as round as a potato. */
const head: Sign = (pen, radius, color, wide, chance) => {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  blob(pen, 0, 0, radius * 0.86, 0.13, chance, 8);
  scratch(pen, color, wide, chance);
  for (const x of [-0.34, 0.36]) {
    disc(pen, ...at(x, -0.2), radius * 0.22);
    scratch(pen, color, wide, chance);
    pen.fillStyle = color;
    disc(pen, ...at(x, -0.18), radius * 0.09);
    pen.fill();
  }
  handLine(pen, [at(0.02, -0.2), at(-0.02, 0.1), at(-0.14, 0.2), at(0.1, 0.2)], 1, chance);
  scratch(pen, color, wide, chance);
  polygon(pen, [at(-0.42, 0.36), at(0.44, 0.34), at(0.36, 0.6), at(-0.36, 0.62)]);
  scratch(pen, color, wide, chance);
  pen.strokeStyle = color;
  pen.lineWidth = wide * 0.8;
  for (let tooth = -2; tooth <= 2; tooth++) handStroke(pen, at(tooth * 0.14, 0.36), at(tooth * 0.13, 0.6), 1, chance);
  for (let hair = 0; hair < 9; hair++) {
    const turn = -Math.PI * (0.12 + 0.095 * hair);
    handStroke(
      pen,
      at(Math.cos(turn) * 0.86, Math.sin(turn) * 0.86),
      at(Math.cos(turn) * 1.2, Math.sin(turn) * 1.2),
      2,
      chance,
    );
  }
};

const fish: Sign = (pen, radius, color, wide, chance) => {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const body = [at(-1, 0), at(-0.5, -0.5), at(0.3, -0.42), at(0.62, 0), at(1.05, -0.44), at(1.05, 0.44), at(0.62, 0)];
  handLine(pen, [...body, at(0.3, 0.42), at(-0.5, 0.5)], 2, chance, true);
  scratch(pen, color, wide, chance);
  disc(pen, ...at(-0.56, -0.1), radius * 0.13);
  scratch(pen, color, wide, chance);
  pen.strokeStyle = color;
  pen.lineWidth = wide * 0.8;
  for (const x of [-0.26, -0.02, 0.22]) handStroke(pen, at(x, -0.34), at(x + 0.06, 0.34), 2, chance);
};

const sun: Sign = (pen, radius, color, wide, chance) => {
  blob(pen, 0, 0, radius * 0.42, 0.08, chance, 8);
  scratch(pen, color, wide, chance);
  pen.strokeStyle = color;
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray / 12) * 2 * Math.PI;
    const far = ray % 2 ? 0.8 : 1.05;
    pen.lineWidth = wide;
    const to: Point = [Math.cos(turn) * far * radius, Math.sin(turn) * far * radius];
    handStroke(pen, [Math.cos(turn) * 0.5 * radius, Math.sin(turn) * 0.5 * radius], to, 2, chance);
  }
};

const ladder: Sign = (pen, radius, color, wide, chance) => {
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  for (const x of [-0.36, 0.4]) handStroke(pen, [x * radius, -radius], [x * 0.86 * radius, radius], 3, chance);
  for (let rung = -4; rung <= 4; rung++)
    handStroke(pen, [-0.4 * radius, rung * 0.22 * radius], [0.42 * radius, (rung * 0.22 + 0.04) * radius], 2, chance);
};

const dots: Sign = (pen, radius, color, wide, chance) => {
  pen.fillStyle = color;
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + 0.5 * (row & 1)) * 0.32, row * 0.28];
      if (Math.hypot(x, y) > 1.05) continue;
      disc(pen, x * radius, y * radius, wide * chance.between(0.8, 1.5));
      pen.fill();
    }
  }
};

const zigzags: Sign = (pen, radius, color, wide, chance) => {
  for (let row = -2; row <= 2; row++) {
    pen.beginPath();
    for (let step = 0; step <= 8; step++) {
      const x = (step / 4 - 1) * radius;
      pen.lineTo(x, (row * 0.36 + (step % 2 ? -0.13 : 0.13) + chance.around() * 0.05) * radius);
    }
    scratch(pen, color, wide, chance);
  }
};

const hand: Sign = (pen, radius, color, wide, chance) => {
  blob(pen, 0, 0.36 * radius, radius * 0.42, 0.1, chance, 8);
  scratch(pen, color, wide, chance);
  pen.strokeStyle = color;
  pen.lineCap = 'round';
  for (let finger = 0; finger < 5; finger++) {
    const turn = -Math.PI * (0.02 + 0.235 * finger);
    const from: Point = [Math.cos(turn) * 0.44 * radius, (0.36 + Math.sin(turn) * 0.44) * radius];
    const to: Point = [Math.cos(turn) * 0.96 * radius, (0.36 + Math.sin(turn) * 1.3) * radius];
    pen.lineWidth = wide * 2.6;
    handStroke(pen, from, to, 2, chance);
    pen.strokeStyle = BLACK;
    pen.lineWidth = wide;
    handStroke(pen, from, to, 1, chance);
    pen.strokeStyle = color;
  }
};

/** What fills the wall: heads and eyes more often than the rest. */
export const SIGNS: readonly Sign[] = [eye, head, rings, spiral, eye, fish, sun, ladder, head, dots, zigzags, hand];
/** Patterns of clothes. */
export const PATTERNS: readonly Sign[] = [rings, dots, zigzags, spiral, ladder];
