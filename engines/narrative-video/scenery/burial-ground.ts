import { ball, block, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const [STONE, PALE, MOSS] = ['#8f9296', '#a8aaa8', '#6a7f4a'];

/** A stone with a round top, a worn name, and moss at its foot. */
export function gravestone(): Part[] {
  return [
    block([0, 0, 0], [0.9, 0.1, 0.34], '#7a7d80', 'stone'),
    block([0, 0.1, 0], [0.7, 0.66, 0.18], STONE, 'stone'),
    ball([0, 0.42, 0], [0.7, 0.68, 0.18], STONE, 'stone'),
    ...[0.62, 0.5, 0.38].map((y, line) => block([0, y, 0.1], [0.42 - line * 0.08, 0.03, 0.02], '#5f6266')),
    ball([-0.3, 0.02, 0.12], [0.34, 0.16, 0.14], MOSS, 'leaf'),
    ball([0.28, 0.04, 0.12], [0.22, 0.12, 0.12], MOSS, 'leaf'),
  ];
}

/** A cross of stone on a step. */
export function stoneCross(): Part[] {
  return [
    block([0, 0, 0], [0.8, 0.16, 0.5], '#7a7d80', 'stone'),
    block([0, 0.16, 0], [0.5, 0.16, 0.34], PALE, 'stone'),
    block([0, 0.32, 0], [0.17, 1.1, 0.16], PALE, 'stone'),
    block([0, 0.98, 0], [0.68, 0.17, 0.16], PALE, 'stone'),
  ];
}

/** A piece of an iron fence with pointed bars. */
export function ironFence(): Part[] {
  const iron = '#2c3038';
  return [
    ...[0.2, 0.95].map((y) => rod([-1.6, y, 0], [1.6, y, 0], 0.03, iron, 'metal')),
    ...Array.from({ length: 11 }, (_, bar) =>
      rod([(bar - 5) * 0.31, 0, 0], [(bar - 5) * 0.31, 1.2, 0], 0.022, iron, 'metal'),
    ),
    ...Array.from({ length: 11 }, (_, bar) => ball([(bar - 5) * 0.31, 1.16, 0], [0.08, 0.16, 0.08], iron, 'metal')),
  ];
}

/** A bunch of flowers that somebody has laid down. */
export function laidFlowers(color = '#d8405a'): Part[] {
  return [
    rod([-0.26, 0.05, 0], [0.02, 0.1, 0.02], 0.03, '#4f8a45', 'leaf'),
    ...[
      [0.04, 0.05],
      [0.12, 0.12],
      [0.16, 0.02],
      [0.09, 0],
    ].map(([x = 0, y = 0]) => ball([x, y, 0.05], 0.12, color)),
  ];
}

/** A tree without leaves. */
export function bareTree(): Part[] {
  const bark = '#4a4038';
  const branch = (from: [number, number], angle: number, long: number, thick: number): Part[] => {
    const to: [number, number] = [from[0] + Math.sin(angle) * long, from[1] + Math.cos(angle) * long];
    const own = rod([from[0], from[1], 0], [to[0], to[1], 0.04], thick, bark, 'wood');
    if (thick < 0.035) return [own];
    return [
      own,
      ...[-0.52, 0.1, 0.6].flatMap((turn, index) =>
        branch(to, angle * 0.8 + turn, long * (0.74 - index * 0.06), thick * 0.6),
      ),
    ];
  };
  return [ball([0, -0.1, 0], [0.9, 0.4, 0.6], bark, 'wood'), ...branch([0, 0], 0.08, 1.7, 0.17)];
}

export const BURIAL_GROUND = {
  gravestone: (() => gravestone()) as Maker,
  stoneCross: (() => stoneCross()) as Maker,
  ironFence: (() => ironFence()) as Maker,
  laidFlowers: (() => laidFlowers()) as Maker,
  bareTree: (() => bareTree()) as Maker,
} as const;
