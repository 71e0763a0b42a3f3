import { ball, block, disc, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const [STEEL, WHITE, LINEN] = ['#b4bec6', '#eef2f0', '#fbfcf8'];

/** A bed of a hospital from its side, its head at the left: rails, a raised back, a pillow and a folded blanket. */
export function wardBed(blanket = '#7fb4c4'): Part[] {
  return [
    ...[-0.95, 0.95].flatMap((x) => [
      rod([x, 0.1, 0.35], [x, 0.55, 0.35], 0.035, STEEL, 'metal'),
      disc([x, 0.09, 0.38], 0.08, 0.05, '#3a3f48'),
    ]),
    block([0, 0.48, 0], [2.1, 0.08, 0.95], STEEL, 'metal'),
    block([0, 0.56, 0], [2.06, 0.18, 0.92], LINEN, 'cloth'),
    block([0.36, 0.66, 0.02], [1.3, 0.12, 0.94], blanket, 'cloth'),
    block([-0.22, 0.67, 0.03], [0.18, 0.13, 0.95], LINEN, 'cloth'),
    ball([-0.74, 0.68, 0], [0.52, 0.26, 0.7], LINEN, 'cloth'),
    block([-1.06, 0.3, 0], [0.06, 0.9, 0.95], WHITE),
    block([1.06, 0.3, 0], [0.06, 0.66, 0.95], WHITE),
    ...[0.82, 0.98].map((y) => rod([-0.5, y, 0.5], [0.5, y, 0.5], 0.022, STEEL, 'metal')),
    ...[-0.5, 0, 0.5].map((x) => rod([x, 0.56, 0.5], [x, 0.98, 0.5], 0.018, STEEL, 'metal')),
  ];
}

/** A stand with a bag, from which a tube hangs. */
export function dripStand(): Part[] {
  return [
    rod([0, 0.05, 0], [0, 1.95, 0], 0.022, STEEL, 'metal'),
    rod([-0.24, 0.06, 0], [0.24, 0.06, 0], 0.025, STEEL, 'metal'),
    rod([-0.16, 1.95, 0], [0.16, 1.95, 0], 0.018, STEEL, 'metal'),
    block([0.14, 1.56, 0.02], [0.2, 0.34, 0.07], '#cfe6ee', 'glass'),
    block([0.14, 1.56, 0.04], [0.2, 0.16, 0.07], '#f0d878', 'glass'),
    rod([0.14, 1.56, 0.03], [0.1, 1.05, 0.05], 0.01, '#e8eef0'),
  ];
}

/** A monitor on an arm: a dark screen with the line of a pulse and two figures. */
export function pulseMonitor(): Part[] {
  const line = [0, 0.12, 0.2, 0.24, 0.3, 0.36, 0.4, 0.56];
  const beat = [0, 0, 0.03, -0.05, 0.13, -0.04, 0, 0];
  return [
    rod([0, 0, 0], [0, 1.35, 0], 0.035, STEEL, 'metal'),
    block([0, 1.3, 0], [0.78, 0.56, 0.1], WHITE),
    block([0, 1.36, 0.05], [0.68, 0.44, 0.03], '#10242a'),
    ...line
      .slice(1)
      .map((x, index) =>
        rod(
          [(line[index] ?? 0) - 0.3, 1.62 + (beat[index] ?? 0), 0.08],
          [x - 0.3, 1.62 + (beat[index + 1] ?? 0), 0.08],
          0.012,
          '#5fe89a',
          'lamp',
        ),
      ),
    block([-0.16, 1.42, 0.07], [0.2, 0.07, 0.02], '#5fc8e8', 'lamp'),
    block([0.16, 1.42, 0.07], [0.2, 0.07, 0.02], '#f0d878', 'lamp'),
  ];
}

/** A curtain on a rail, gathered in folds. */
const wardCurtain: Maker = () => [
  rod([-1.1, 2.3, 0], [1.1, 2.3, 0], 0.025, STEEL, 'metal'),
  ...Array.from({ length: 9 }, (_, fold) =>
    rod(
      [(fold - 4) * 0.2, 0.3, (fold % 2) * 0.06],
      [(fold - 4) * 0.2, 2.28, (fold % 2) * 0.06],
      0.11,
      fold % 2 ? '#a8d0c4' : '#bcdcd0',
      'cloth',
    ),
  ),
];

export const WARD = {
  wardBed: (() => wardBed()) as Maker,
  dripStand: (() => dripStand()) as Maker,
  pulseMonitor: (() => pulseMonitor()) as Maker,
  wardCurtain,
} as const;
