import { darken, hex, lighten } from '../../drawing/color.ts';
import { type Part, smoothBlock } from './part.ts';
import type { Maker } from './thing.ts';

const LEATHER = hex('#7a3428');
const IRON = hex('#3a3f48');
/** Half of a ring's width, and the heights of its floor and of its ropes, meters. */
const RING = { half: 2.5, floor: 0.5, depth: 3.2, ropes: [0.95, 1.3, 1.65] };

/** A boxing ring around the middle of its floor: an apron, a canvas, four posts with pads, and three ropes. */
export function boxingRing(): Part[] {
  const { half, floor, depth, ropes } = RING;
  const posts = [-half, half].flatMap((x) => [-depth / 2, depth / 2].map((z) => ({ x, z })));
  const tones = ['#d8342c', '#f4f0e6', '#2f5fc0'].map(hex);
  return [
    smoothBlock([0, 0, 0], [half * 2 + 0.5, floor, depth + 0.4], hex('#2a3f6e'), 'cloth'),
    smoothBlock([0, floor, 0], [half * 2 + 0.5, 0.04, depth + 0.4], hex('#d8d2c4'), 'cloth'),
    smoothBlock([0, 0.12, depth / 2 + 0.21], [half * 1.1, 0.24, 0.02], hex('#f0c23c')),
    ...posts.flatMap(({ x, z }): Part[] => [
      { form: 'bar', at: [x, 0, z], to: [x, 1.95, z], radius: 0.07, color: IRON, finish: 'metal' },
      smoothBlock([x, 0.85, z], [0.2, 0.9, 0.2], x < 0 ? hex('#d8342c') : hex('#2f5fc0'), 'cloth'),
    ]),
    ...ropes.flatMap((y, index): Part[] => {
      const color = tones[index] ?? hex('#f4f0e6');
      const rope = (from: [number, number], to: [number, number]): Part => ({
        form: 'bar',
        at: [from[0], y, from[1]],
        to: [to[0], y, to[1]],
        radius: 0.035,
        color,
      });
      return [
        rope([-half, -depth / 2], [half, -depth / 2]),
        rope([-half, depth / 2], [half, depth / 2]),
        rope([-half, -depth / 2], [-half, depth / 2]),
        rope([half, -depth / 2], [half, depth / 2]),
      ];
    }),
  ];
}

/** A heavy bag on a chain, around the floor under it. */
export function heavyBag(color = LEATHER): Part[] {
  return [
    { form: 'bar', at: [0, 1.95, 0], to: [0, 3.6, 0], radius: 0.02, color: IRON, finish: 'metal' },
    { form: 'bar', at: [0, 0.85, 0], to: [0, 1.95, 0], radius: 0.24, color },
    ...[1.05, 1.75].map((y) => smoothBlock([0, y, 0.06], [0.5, 0.07, 0.38], darken(color, 0.35), 'cloth')),
  ];
}

/** A rack with two rows of dumbbells. */
export function weights(): Part[] {
  return [
    ...[-0.7, 0.7].map((x) => smoothBlock([x, 0, 0], [0.07, 0.9, 0.4], IRON, 'metal')),
    ...[0.3, 0.78].flatMap((y) => [
      smoothBlock([0, y, 0], [1.5, 0.05, 0.34], IRON, 'metal'),
      ...[-0.48, 0, 0.48].flatMap((x) =>
        [-0.13, 0.13].map(
          (side): Part => ({
            form: 'bar',
            at: [x + side - 0.045, y + 0.15, 0.1],
            to: [x + side + 0.045, y + 0.15, 0.1],
            radius: 0.1,
            color: lighten(IRON, 0.1),
          }),
        ),
      ),
    ]),
  ];
}

/** A poster of a fight: two figures, and lines for the names. */
export function fightPoster(color = hex('#e8c04a')): Part[] {
  return [
    smoothBlock([0, 0, 0], [0.8, 1.1, 0.02], color),
    smoothBlock([0, 0.86, 0.02], [0.66, 0.14, 0.02], hex('#b8302a')),
    ...[-0.18, 0.18].flatMap((x): Part[] => [
      smoothBlock([x, 0.3, 0.02], [0.22, 0.26, 0.02], hex('#2a2430')),
      { form: 'ball', at: [x, 0.56, 0.03], size: [0.14, 0.17, 0.02], color: hex('#2a2430') },
    ]),
    ...[0.08, 0.18].map((y) => smoothBlock([0, y, 0.02], [0.6, 0.05, 0.02], hex('#2a2430'))),
  ];
}

export const BOXING = {
  boxingRing: (() => boxingRing()) as Maker,
  heavyBag: (({ color }) => heavyBag(color)) as Maker,
  weights: (() => weights()) as Maker,
  fightPoster: (({ color }) => fightPoster(color)) as Maker,
} as const;
