import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Card, Placed, Rectangle } from '../../words/layout.ts';
import { MIDDLE } from './throw-up.ts';

interface Puff {
  x: number;
  y: number;
  radius: number;
}

/** Radius of a puff: least and greatest, em. Puffs overlap by more than half. */
const [LEAST, MOST] = [0.34, 0.52];
/** Distance of the middles of the puffs from the middle of a line, up and down, em. */
const APART = 0.23;
/** Distance of the last puffs from the ends of a line, em. */
const ENDS = 0.26;
/** How far below the middles of the lowest puffs the dots at the foot of a cloud are half grown, em. */
const FOOT = 0.84;
/** Width of the edge around a cloud, em. */
const EDGE = 0.07;
/** Bubbles and specks of paint around a cloud. */
const [BUBBLES, SPECKS] = [5, 60];

/** The paints of a cloud and of its edge, and how much taller than in their font the letters before it are. */
interface Spray {
  cloud: string;
  rim: string;
  stretch?: number;
}

/** Paints a cloud behind the lines of a card. @param block of the card on the pen's canvas */
export function cloudBehind(
  pen: Context2D,
  { left, top }: Rectangle,
  card: Card,
  { cloud, rim, stretch = 1 }: Spray,
  chance: Chance,
): void {
  const { width, height } = pen.canvas;
  const { size, block } = card;
  const lines = linesOf([...card.words, ...(card.romanized?.words ?? [])], size, APART * stretch * size);
  const puffs = lines.flatMap((line) => puffsOf(line, size, chance));
  pen.save();
  pen.translate(left - block.left, top - block.top);
  pen.fillStyle = rim;
  for (let speck = 0; speck < SPECKS; speck++) {
    const { x, y, radius } = chance.pick(puffs);
    const far = radius * chance.between(1.05, 1.6) * chance.pick([-1, 1]);
    disc(pen, x + 0.7 * radius * chance.around(), y + far, size * chance.between(0.006, 0.02));
    pen.fill();
  }
  for (let bubble = 0; bubble < BUBBLES; bubble++) {
    const { x, y, radius } = chance.pick(puffs);
    const side = chance.pick([-1, 1]);
    disc(pen, x + side * 0.5 * radius, y + side * (radius + 0.16 * size), size * chance.between(0.04, 0.09));
    pen.fill();
  }
  drips(pen, puffs, size, chance);
  fill(pen, lines, puffs, size, EDGE * size, rim);
  fill(pen, lines, puffs, size, 0, cloud);
  pen.restore();
  // The edge of the next coat shows in dots at the foot of the cloud.
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = rim;
  const foot = Math.max(...lines.map(({ lower }) => lower)) + top - block.top + FOOT * size;
  halftone(
    pen,
    { left: 0, top: foot - 0.5 * size, width, height: height - foot + 0.5 * size },
    0.1 * size,
    30,
    (_, y) => Math.max(0, 0.5 + (y - foot) / size),
  );
  pen.restore();
}

interface Line {
  from: number;
  to: number;
  /** Of the middles of its upper and its lower puffs. */
  upper: number;
  lower: number;
}

/** The lines of words, without what only puffs cover at their ends. */
function linesOf(words: readonly Placed[], size: number, apart: number): Line[] {
  const lines = new Map<number, { y: number; from: number; to: number }>();
  for (const { x, y, width } of words) {
    const { from, to } = lines.get(y) ?? { from: x, to: x + width };
    lines.set(y, { y, from: Math.min(from, x), to: Math.max(to, x + width) });
  }
  return [...lines.values()].map(({ from, to, y }) => {
    const inset = Math.min((to - from) / 2, ENDS * size);
    const middle = y - MIDDLE * size;
    return { from: from + inset, to: to - inset, upper: middle - apart, lower: middle + apart };
  });
}

/** Puffs along the upper and the lower edge of a line. They reach little beyond its ends, which may be near the frame's. */
function puffsOf({ from, to, upper, lower }: Line, size: number, chance: Chance): Puff[] {
  const puffs: Puff[] = [];
  for (const y of [upper, lower]) {
    for (let x = from; x < to + 0.4 * size; ) {
      const radius = chance.between(LEAST, MOST) * size;
      puffs.push({ x: Math.min(x, to), y: y + 0.08 * chance.around() * size, radius });
      x += radius * chance.between(0.9, 1.2);
    }
  }
  return puffs;
}

function fill(
  pen: Context2D,
  lines: readonly Line[],
  puffs: readonly Puff[],
  size: number,
  grow: number,
  color: string,
): void {
  pen.fillStyle = color;
  for (const { from, to, upper, lower } of lines)
    pen.fillRect(from, upper - LEAST * size, to - from, lower - upper + 2 * LEAST * size);
  for (const { x, y, radius } of puffs) {
    disc(pen, x, y, radius + grow);
    pen.fill();
  }
}

function drips(pen: Context2D, puffs: readonly Puff[], size: number, chance: Chance): void {
  const low = Math.max(...puffs.map(({ y }) => y)) - 0.2 * size;
  const wide = 0.05 * size;
  for (const { x, y, radius } of puffs) {
    if (y < low || chance.next() > 0.3) continue;
    pen.beginPath();
    pen.roundRect(x - wide / 2, y, wide, radius + chance.between(0.12, 0.3) * size, wide / 2);
    pen.fill();
  }
}
