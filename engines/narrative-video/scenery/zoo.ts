import { ANIMALS } from './objects/animals.ts';
import { ball, block, both, DARK, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

/** Strokes of letters in a square of one meter, each a line from one corner to the next. */
const LETTERS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Z: [
    [0, 1],
    [0.7, 1],
    [0, 0],
    [0.7, 0],
  ],
  O: [
    [0, 0],
    [0, 1],
    [0.7, 1],
    [0.7, 0],
    [0, 0],
  ],
  P: [
    [0, 0],
    [0, 1],
    [0.65, 1],
    [0.65, 0.5],
    [0, 0.5],
  ],
  B: [
    [0, 0],
    [0, 1],
    [0.6, 0.9],
    [0.1, 0.5],
    [0.65, 0.35],
    [0.6, 0],
    [0, 0],
  ],
  U: [
    [0, 1],
    [0, 0],
    [0.7, 0],
    [0.7, 1],
  ],
  S: [
    [0.65, 1],
    [0, 1],
    [0, 0.5],
    [0.65, 0.5],
    [0.65, 0],
    [0, 0],
  ],
};

/** Returns a word in bars, around its middle. @param size height of a letter, meters */
export function lettering(
  word: string,
  [x, y, z]: readonly [number, number, number],
  size: number,
  color: string,
): Part[] {
  const left = x - word.length * size * 0.5 + size * 0.15;
  return [...word].flatMap((letter, index) => {
    const points = (LETTERS[letter] ?? []).map(
      ([across, up]) => [left + (index + across) * size, y + up * size, z] as const,
    );
    return points.slice(1).map((to, stroke) => rod(points[stroke] ?? to, to, size * 0.09, color));
  });
}

/** The gate of a zoo. */
const zooGate: Maker = () => [
  ...both((side) => [
    block([side * 2.6, 0, 0], [0.8, 3, 0.6], '#8a7a5a', 'stone'),
    ball([side * 2.6, 3, 0], 0.7, '#4a9a42', 'leaf'),
  ]),
  block([0, 2.7, 0], [5.4, 1.4, 0.24], '#3f7f4a', 'wood'),
  ...lettering('ZOO', [0, 2.95, 0.16], 0.9, '#fff4d0'),
];

/** A fence of an enclosure. */
const enclosure: Maker = () => [
  ...Array.from({ length: 13 }, (_, post) =>
    rod([-3 + post * 0.5, 0, 0], [-3 + post * 0.5, 1.2, 0], 0.035, '#3a4a40', 'metal'),
  ),
  ...[0.25, 1.1].map((y) => rod([-3, y, 0], [3, y, 0], 0.04, '#3a4a40', 'metal')),
];

/** A giraffe that looks over a fence. It faces +x. */
const giraffe: Maker = () => [
  ...[-0.5, 0.5].flatMap((x) => [-0.2, 0.2].map((z) => rod([x, 0, z], [x, 1.5, z], 0.09, '#e8b860'))),
  ball([0, 1.3, 0], [1.6, 0.8, 0.7], '#e8b860'),
  rod([0.6, 1.8, 0], [1.1, 3.6, 0], 0.17, '#e8b860'),
  ball([1.3, 3.5, 0], [0.7, 0.36, 0.34], '#e8b860'),
  ...both((side) => rod([1.1, 3.8, side * 0.08], [1.06, 4.05, side * 0.1], 0.03, '#7a4a28')),
  ball([1.42, 3.68, 0.15], 0.07, DARK),
  ...[
    [-0.5, 1.7],
    [-0.1, 1.55],
    [0.3, 1.75],
    [0.72, 2.1],
    [0.86, 2.6],
    [0.98, 3.1],
    [-0.3, 1.95],
  ].map(([x = 0, y = 0]) => ball([x, y, 0.28 - Math.max(0, y - 1.9) * 0.14], [0.26, 0.24, 0.14], '#9a5f2c')),
  rod([-0.8, 1.8, 0], [-1, 1.2, 0], 0.03, '#7a4a28'),
];

const elephant: Maker = () => [...ANIMALS.elephant];
const lion: Maker = () => [...ANIMALS.lion];

export const ZOO = { zooGate, enclosure, giraffe, elephant, lion } as const;
