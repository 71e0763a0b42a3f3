import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, GREEN, PAPER, RED, rod, STEEL, WOOD } from './parts.ts';

const [CAN, WATER] = ['#4a9a6a', '#9fdcf4'];
const SATIN = '#f4a8b8';

/** Five cards as a fan before whoever holds them. */
const FAN: readonly Part[] = [-2, -1, 0, 1, 2].flatMap((card) => {
  const [x, y] = [card * 0.05, 0.05 - card * card * 0.008];
  const z = 0.02 + card * 0.006;
  return [
    block([x, y, z], [0.085, 0.16, 0.004], PAPER),
    block([x, y + 0.015, z + 0.003], [0.062, 0.13, 0.004], '#b8323c'),
    block([x, y + 0.055, z + 0.006], [0.026, 0.05, 0.004], PAPER),
  ];
});

/** A small animal that lies on both hands, with its head on the right. */
const pet = (coat: string, muzzle: string, hasEarsUp: boolean): Part[] => [
  ball([0, -0.12, 0.12], [0.44, 0.22, 0.22], coat),
  ball([0.2, 0, 0.16], 0.22, coat),
  ball([0.22, 0.03, 0.26], [0.12, 0.09, 0.08], muzzle),
  ball([0.22, 0.075, 0.3], 0.03, DARK),
  ...[-0.05, 0.05].map((x) => ball([0.21 + x, 0.115, 0.255], 0.032, DARK)),
  ...both((side) =>
    hasEarsUp
      ? cone([0.2 + side * 0.07, 0.17, 0.15], 0.045, 0.004, 0.09, coat)
      : ball([0.2 + side * 0.12, 0.02, 0.15], [0.06, 0.16, 0.1], '#8a5a2a'),
  ),
  rod([-0.2, -0.04, 0.1], [-0.3, -0.2, 0.08], 0.03, coat),
  ...[-0.12, 0.1].map((x) => rod([x, -0.1, 0.18], [x, -0.22, 0.2], 0.035, coat)),
];

/** What hands use in games, at sports and in gardens. The origin is where the hand is, or between the hands. */
export const GEAR = {
  weights: [
    rod([-0.72, 0, 0], [0.72, 0, 0], 0.018, STEEL, 'metal'),
    ...both((side) => [
      rod([side * 0.46, 0, 0], [side * 0.52, 0, 0], 0.2, DARK),
      rod([side * 0.53, 0, 0], [side * 0.58, 0, 0], 0.16, '#3f6fd0'),
      rod([side * 0.59, 0, 0], [side * 0.63, 0, 0], 0.11, RED),
    ]),
  ],
  'watering-can': [
    cone([0, -0.3, 0.02], 0.12, 0.11, 0.2, CAN, 'metal'),
    rod([0, -0.1, -0.1], [0, 0.01, 0], 0.014, CAN, 'metal'),
    rod([0, 0.01, 0], [0, -0.1, 0.1], 0.014, CAN, 'metal'),
    rod([0, -0.24, 0.1], [0, -0.06, 0.34], 0.022, CAN, 'metal'),
    rod([0, -0.06, 0.33], [0, -0.04, 0.38], 0.055, '#357a50', 'metal'),
    ...[-0.03, 0, 0.03].flatMap((x, stream) =>
      [0, 1, 2, 3].map((drop) =>
        ball([x, -0.14 - drop * 0.11 - stream * 0.03, 0.4 + drop * 0.02], [0.022, 0.08, 0.022], WATER, 'glass'),
      ),
    ),
  ],
  cards: FAN,
  controller: [
    block([0, -0.03, 0.04], [0.24, 0.06, 0.12], DARK),
    ...both((side) => ball([side * 0.13, -0.06, 0.02], [0.1, 0.08, 0.14], DARK)),
    ball([0.07, 0.02, 0.05], 0.03, RED),
    ball([0.1, 0.02, 0.03], 0.03, '#3fae6a'),
    ball([-0.08, 0.02, 0.04], 0.05, STEEL),
  ],
  'pizza-box': [
    block([0, -0.05, 0.12], [0.5, 0.07, 0.5], '#e2c79a'),
    block([0, -0.03, 0.375], [0.36, 0.03, 0.006], RED),
    cone([0, 0.02, 0.12], 0.17, 0.17, 0.006, RED),
    cone([0, 0.026, 0.12], 0.14, 0.14, 0.006, '#f6c344'),
  ],
  'milk-crate': [
    block([0, -0.1, 0.1], [0.46, 0.2, 0.28], WOOD, 'wood'),
    block([0, -0.02, 0.24], [0.48, 0.03, 0.02], '#7a4a26', 'wood'),
    ...[-0.15, -0.05, 0.05, 0.15].flatMap((x) =>
      [0.04, 0.17].flatMap((z) => [
        cone([x, 0.05, z], 0.045, 0.042, 0.12, '#fdfbf4'),
        cone([x, 0.17, z], 0.042, 0.018, 0.06, '#fdfbf4'),
        cone([x, 0.225, z], 0.024, 0.024, 0.02, RED),
      ]),
    ),
  ],
  basketball: [
    ball([0, -0.13, 0.12], 0.26, '#e8792a'),
    disc([0, 0, 0.12], 0.132, 0.012, '#4a2a18'),
    rod([0, -0.006, 0.12], [0, 0.006, 0.12], 0.132, '#4a2a18'),
  ],
  'held-cat': pet('#e08a3c', PAPER, true),
  'held-dog': pet('#b8803c', '#f0dcb8', false),
  'selfie-phone': [
    block([0, -0.02, 0], [0.09, 0.19, 0.018], DARK),
    block([0, -0.005, -0.008], [0.075, 0.155, 0.01], '#a8dcf4', 'lamp'),
    disc([0.025, 0.14, 0.01], 0.012, 0.006, STEEL),
  ],
  'ballet-shoes': both((side) => [
    ball([side * 0.05, -0.24, 0.02], [0.08, 0.2, 0.08], SATIN),
    ball([side * 0.05, -0.12, 0.045], [0.05, 0.08, 0.04], '#d88a9c'),
    rod([side * 0.05, -0.06, 0], [0, 0.03, 0], 0.008, SATIN),
  ]),
} as const satisfies Record<string, readonly Part[]>;

const NET = '#f4f6f8';

/** What stands in gardens and on fields for it. Meters. */
export const GEAR_STANDING = {
  sapling: [
    ball([0, -0.1, 0], [0.7, 0.24, 0.5], '#6a4a30'),
    rod([0, 0, 0], [0, 0.62, 0], 0.022, '#7a5230'),
    ball([-0.12, 0.42, 0.02], [0.24, 0.13, 0.12], GREEN, 'leaf'),
    ball([0.13, 0.5, 0], [0.24, 0.13, 0.12], GREEN, 'leaf'),
    ball([0, 0.62, 0.02], [0.2, 0.22, 0.14], '#6ab84a', 'leaf'),
  ],
  goal: [
    ...both((side) => rod([side * 1.9, 0, 0], [side * 1.9, 1.9, 0], 0.07, '#ffffff')),
    rod([-1.9, 1.9, 0], [1.9, 1.9, 0], 0.07, '#ffffff'),
    ...both((side) => rod([side * 1.9, 1.9, 0], [side * 1.9, 0, -0.9], 0.03, '#dfe4ea')),
    ...Array.from({ length: 19 }, (_, cord) => (cord - 9) * 0.2).map((x) =>
      rod([x, 1.88, -0.06], [x, 0, -0.88], 0.008, NET),
    ),
    ...Array.from({ length: 9 }, (_, row) => row * 0.2 + 0.1).map((y) =>
      rod([-1.88, y, -0.88 + y * 0.44], [1.88, y, -0.88 + y * 0.44], 0.008, NET),
    ),
  ],
  hoop: [
    rod([0, 0, -0.5], [0, 2.9, -0.5], 0.07, '#5a6270', 'metal'),
    rod([0, 2.7, -0.5], [0, 2.9, -0.1], 0.05, '#5a6270', 'metal'),
    block([0, 2.5, -0.08], [1.5, 1, 0.06], '#ffffff'),
    block([0, 2.66, -0.04], [0.56, 0.44, 0.02], RED),
    block([0, 2.7, -0.035], [0.48, 0.36, 0.02], '#ffffff'),
    ...Array.from({ length: 14 }, (_, piece) => {
      const at = (index: number) => {
        const angle = (index / 14) * Math.PI * 2;
        return [Math.sin(angle) * 0.26, 2.66, 0.24 + Math.cos(angle) * 0.26] as const;
      };
      const [x, y, z] = at(piece);
      return [
        rod(at(piece), at(piece + 1), 0.022, '#f0702a', 'metal'),
        rod([x, y, z], [x * 0.6, y - 0.4, 0.24 + (z - 0.24) * 0.6], 0.008, PAPER),
      ];
    }).flat(),
  ],
  'painted-wall': [
    block([0, 0, -0.06], [3.6, 2.3, 0.12], '#e8dcc4', 'stone'),
    block([-0.9, 0, 0.005], [1.8, 2.3, 0.012], '#5aa8d8'),
    ...[0.2, 0.55, 0.9, 1.3, 1.7, 2.05].map((y, row) =>
      block([0.05 + (row % 3) * 0.09, y, 0.006], [0.3, 0.2, 0.012], '#5aa8d8'),
    ),
  ],
} as const satisfies Record<string, readonly Part[]>;
