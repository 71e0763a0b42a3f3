import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, GOLD, GREEN, PAPER, RED, rod, STEEL, sheet, WOOD } from './parts.ts';

const carriage = (x: number, color: string): Part[] => [
  block([x, 0.55, 0], [4.4, 2.3, 1.8], color, 'metal'),
  block([x, 2.85, 0], [4.5, 0.2, 1.9], '#3a3f48'),
  ...[-1.5, -0.5, 0.5, 1.5].map((at) => block([x + at, 1.5, 0.9], [0.8, 0.85, 0.06], '#ffe2a0', 'lamp')),
  ...[-1.5, 1.5].map((at) => disc([x + at, 0.4, 0.8], 0.4, 0.2, DARK)),
];

/** A tongue of fire: round below and pointed above. */
const flame = ([x, y, z]: Vector, radius: number, tall: number, color: string): Part[] => [
  ball([x, y, z], [radius * 2, radius * 1.9, radius * 2], color, 'lamp'),
  cone([x, y + radius, z], radius * 0.98, 0.012, tall - radius, color, 'lamp'),
];

/** Things that stand on the ground and face the viewer. Meters. */
export const STANDING = {
  bus: [
    block([0, 0.5, 0], [6, 2.2, 2], '#f2b83c', 'metal'),
    ...[-2.2, -1.1, 0, 1.1].map((x) => block([x, 1.6, 1], [0.9, 0.8, 0.06], '#bfe4f4', 'glass')),
    block([2.3, 0.7, 1], [0.8, 1.7, 0.06], '#bfe4f4', 'glass'),
    block([0, 1.25, 1.01], [6, 0.14, 0.03], DARK),
    ...[-1.9, 1.9].map((x) => disc([x, 0.5, 0.95], 0.48, 0.2, DARK)),
  ],
  'departing-bus': [
    block([0, 0.4, 0], [2.4, 2.5, 8], '#f2b83c', 'metal'),
    block([0, 1.7, 4.01], [2, 0.95, 0.04], '#bfe4f4', 'glass'),
    block([0, 1.3, 4.02], [2.4, 0.12, 0.04], DARK),
    block([0, 0.66, 4.03], [0.8, 0.34, 0.04], PAPER),
    ...[-0.95, 0.95].map((x) => block([x, 0.7, 4.03], [0.24, 0.4, 0.05], '#e8342c', 'lamp')),
    ...[-1, 1].map((x) => rod([x - 0.16, 0.45, 3.2], [x + 0.16, 0.45, 3.2], 0.45, DARK)),
  ],
  net: [
    ...[-3.4, 3.4].map((x) => rod([x, 0, 0], [x, 2.4, 0], 0.06, '#4a5058', 'metal')),
    ...Array.from({ length: 35 }, (_, cord) =>
      rod([-3.4 + cord * 0.2, 1.4, 0], [-3.4 + cord * 0.2, 2.3, 0], 0.012, PAPER),
    ),
    ...[1.55, 1.75, 1.95, 2.15].map((y) => rod([-3.4, y, 0], [3.4, y, 0], 0.012, PAPER)),
    ...[1.4, 2.3].map((y) => block([0, y, 0], [6.8, 0.1, 0.03], PAPER, 'cloth')),
  ],
  train: [
    ...carriage(-4.6, '#c8342c'),
    ...carriage(0, '#c8342c'),
    ...carriage(4.6, '#c8342c'),
    block([0, 0, 0], [15, 0.14, 1.6], '#6a5a4a', 'wood'),
  ],
  carousel: [
    cone([0, 0, 0], 2.2, 2.2, 0.3, RED),
    cone([0, 0.3, 0], 0.3, 0.3, 2.4, PAPER),
    cone([0, 2.6, 0], 2.5, 0.1, 1.3, '#f2c23c'),
    ...Array.from({ length: 6 }, (_, horse) => {
      const angle = (horse / 6) * Math.PI * 2;
      const [x, z] = [Math.sin(angle) * 1.7, Math.cos(angle) * 1.7];
      return [
        rod([x, 0.3, z], [x, 2.7, z], 0.04, GOLD, 'metal'),
        ball([x, 0.8, z], [0.8, 0.4, 0.3], PAPER),
        ball([x + 0.4, 1.1, z], 0.3, PAPER),
      ];
    }).flat(),
  ],
  clock: [
    block([0, 0, 0], [0.6, 2, 0.4], '#6a3f22', 'wood'),
    disc([0, 1.6, 0.21], 0.24, 0.04, PAPER),
    rod([0, 1.6, 0.24], [0, 1.78, 0.24], 0.014, DARK),
    rod([0, 1.6, 0.24], [0.1, 1.6, 0.24], 0.014, DARK),
    disc([0, 0.7, 0.21], 0.1, 0.04, GOLD, 'metal'),
  ],
  television: [
    block([0, 0, 0], [1.2, 0.5, 0.4], WOOD, 'wood'),
    block([0, 0.5, 0], [1.1, 0.72, 0.12], DARK),
    block([0, 0.55, 0.05], [1, 0.6, 0.04], '#7fc8f0', 'lamp'),
  ],
  radio: [
    block([0, 0, 0], [0.6, 0.5, 0.4], WOOD, 'wood'),
    block([0, 0.5, 0], [0.56, 0.3, 0.16], '#c8342c'),
    ...both((side) => disc([side * 0.16, 0.65, 0.09], 0.1, 0.03, DARK)),
    rod([0.2, 0.8, 0], [0.34, 1.1, 0], 0.01, STEEL, 'metal'),
  ],
  door: [
    block([0, 0, 0], [1.3, 2.4, 0.14], PAPER),
    block([0, 0, 0.05], [1.04, 2.26, 0.12], '#a8402c', 'wood'),
    ball([0.38, 1.05, 0.14], 0.1, GOLD, 'metal'),
    ...both((side) => block([side * 0.25, 1.3, 0.11], [0.34, 0.7, 0.04], '#8a3020')),
  ],
  ladder: [
    ...both((side) => rod([side * 0.24, 0, 0.2], [side * 0.2, 3, -0.4], 0.035, WOOD)),
    ...Array.from({ length: 8 }, (_, step) =>
      rod([-0.23, 0.3 + step * 0.34, 0.15 - step * 0.07], [0.23, 0.3 + step * 0.34, 0.15 - step * 0.07], 0.026, WOOD),
    ),
  ],
  stairs: Array.from({ length: 8 }, (_, step) =>
    block([0, 0, -step * 0.34], [2.4, 0.26 * (step + 1), 0.34], step % 2 ? '#b8b0a4' : '#c8c0b4', 'stone'),
  ),
  'christmas-tree': [
    cone([0, 0, 0], 0.12, 0.12, 0.3, '#6a4022'),
    ...[0, 1, 2, 3].map((ring) => cone([0, 0.3 + ring * 0.5, 0], 0.95 - ring * 0.22, 0.16, 0.66, '#2f7a3c', 'leaf')),
    ...Array.from({ length: 12 }, (_, bulb) => {
      const angle = bulb * 2.4;
      const wide = 0.84 - bulb * 0.058;
      return ball(
        [Math.sin(angle) * wide, 0.4 + bulb * 0.15, Math.cos(angle) * wide],
        0.13,
        ['#ff5a4a', '#ffd84a', '#5ab8ff'][bulb % 3] as string,
        'lamp',
      );
    }),
    ball([0, 2.36, 0], 0.26, '#ffe27a', 'lamp'),
  ],
  campfire: [
    ...[0, 1, 2].map((log) =>
      rod(
        [Math.sin(log * 2.1) * 0.36, 0.06, Math.cos(log * 2.1) * 0.36],
        [-Math.sin(log * 2.1) * 0.2, 0.2, -Math.cos(log * 2.1) * 0.2],
        0.07,
        '#5a3a22',
      ),
    ),
    ...flame([0, 0.1, -0.04], 0.17, 0.6, '#ff6a1a'),
    ...flame([-0.15, 0.08, 0.02], 0.1, 0.34, '#ff7d1e'),
    ...flame([0.16, 0.08, 0.04], 0.11, 0.42, '#ff7420'),
    ...flame([0.02, 0.1, 0.1], 0.11, 0.36, '#ffc83a'),
    ...Array.from({ length: 8 }, (_, stone) =>
      ball([Math.sin(stone * 0.785) * 0.5, -0.02, Math.cos(stone * 0.785) * 0.5], 0.2, '#7a7a80'),
    ),
  ],
  tent: [
    { form: 'roof', at: [0, 0, 0], size: [2.8, 1.7, 2.4], color: [224, 138, 58] },
    { form: 'roof', at: [0, 0, 1.14], size: [0.9, 1.2, 0.2], color: [70, 40, 30] },
  ],
  statue: [
    block([0, 0, 0], [0.9, 0.8, 0.9], '#a8a4a0', 'stone'),
    cone([0, 0.8, 0], 0.3, 0.2, 0.9, '#c8c4be', 'stone'),
    ball([0, 1.6, 0], [0.56, 0.6, 0.4], '#c8c4be', 'stone'),
    ball([0, 2.15, 0], 0.34, '#c8c4be', 'stone'),
    rod([0.2, 2, 0], [0.5, 2.7, 0], 0.08, '#c8c4be', 'stone'),
  ],
  snowman: [
    ball([0, -0.05, 0], 0.86, '#fbfdff'),
    ball([0, 0.62, 0], 0.6, '#fbfdff'),
    ball([0, 1.1, 0], 0.44, '#fbfdff'),
    rod([0, 1.32, 0.2], [0.02, 1.3, 0.42], 0.03, '#f0802a'),
    ...both((side) => ball([side * 0.08, 1.38, 0.19], 0.05, DARK)),
    cone([0, 1.48, 0], 0.3, 0.3, 0.04, DARK),
    cone([0, 1.5, 0], 0.18, 0.18, 0.26, DARK),
    ...both((side) => rod([side * 0.26, 0.95, 0], [side * 0.7, 1.2, 0], 0.025, '#6a4022')),
    cone([0, 1.06, 0], 0.24, 0.22, 0.1, RED),
  ],
  'phone-booth': [
    block([0, 0, 0], [1, 0.14, 1], RED),
    ...both((x) => both((z) => block([x * 0.45, 0.1, z * 0.45], [0.1, 2.2, 0.1], RED))),
    block([0, 0.1, -0.44], [0.9, 2.2, 0.06], '#bfe0f0', 'glass'),
    block([0, 2.3, 0], [1.06, 0.3, 1.06], RED),
    block([0, 2.38, 0.53], [0.7, 0.14, 0.03], '#fff6d8', 'lamp'),
    block([0.2, 1.1, -0.38], [0.3, 0.4, 0.14], DARK),
  ],
  mailbox: [
    block([0, 0, 0], [0.1, 0.8, 0.1], WOOD, 'wood'),
    block([0, 0.8, 0], [0.36, 0.34, 0.56], '#2f5fb8'),
    block([0, 1, 0.28], [0.24, 0.03, 0.02], DARK),
    block([0.2, 1, 0], [0.03, 0.22, 0.1], RED),
  ],
  grave: [
    block([0, 0, 0], [0.7, 0.7, 0.18], '#8f9298', 'stone'),
    rod([0, 0.7, -0.09], [0, 0.7, 0.09], 0.35, '#8f9298', 'stone'),
    block([0, 0.5, 0.1], [0.08, 0.36, 0.02], '#6a6d72'),
    block([0, 0.68, 0.1], [0.24, 0.08, 0.02], '#6a6d72'),
  ],
  cross: [
    block([0, 0, 0], [0.24, 2, 0.2], '#b8b0a0', 'stone'),
    block([0, 1.25, 0], [1.1, 0.24, 0.2], '#b8b0a0', 'stone'),
  ],
  'ferris-wheel': [
    ...Array.from({ length: 12 }, (_, spoke) => {
      const [a, b] = [(spoke / 12) * Math.PI * 2, ((spoke + 1) / 12) * Math.PI * 2];
      const at = (angle: number, radius: number) =>
        [Math.sin(angle) * radius, 3.9 + Math.cos(angle) * radius, 0] as const;
      return [
        rod(at(a, 3.3), at(b, 3.3), 0.07, '#e8ecf2', 'metal'),
        rod(at(a, 0), at(a, 3.3), 0.03, '#c8d0da', 'metal'),
        ball([at(a, 3.4)[0], at(a, 3.4)[1] - 0.5, 0.2], 0.66, ['#e0483c', '#f2c23c', '#3f8fd0'][spoke % 3] as string),
        ball([at(a, 3.3)[0], at(a, 3.3)[1], 0.12], 0.18, '#fff0b0', 'lamp'),
      ];
    }).flat(),
    ...both((side) => rod([side * 1.7, 0, -0.2], [0, 3.9, -0.1], 0.12, '#c8d0da', 'metal')),
  ],
  flower: [
    rod([0, 0, 0], [0, 0.9, 0], 0.03, GREEN),
    disc([0, 1, 0.04], 0.28, 0.05, '#f2c23c'),
    disc([0, 1, 0.08], 0.14, 0.06, '#6a4022'),
    { form: 'frond', at: [0, 0.3, 0], to: [0.4, 0.3, 0.1], width: 0.2, color: [74, 154, 66] },
  ],
  pumpkin: [
    ball([0, -0.03, 0], [0.66, 0.5, 0.6], '#f0802a'),
    ...both((side) => ball([side * 0.13, 0.22, 0.25], [0.12, 0.12, 0.1], '#ffe27a', 'lamp')),
    block([0, 0.1, 0.27], [0.28, 0.07, 0.06], '#ffe27a', 'lamp'),
    rod([0, 0.44, 0], [0.03, 0.58, 0], 0.035, GREEN),
  ],
  barrel: [
    cone([0, 0, 0], 0.28, 0.34, 0.42, '#8a5a2a', 'wood'),
    cone([0, 0.42, 0], 0.34, 0.28, 0.42, '#8a5a2a', 'wood'),
    cone([0, 0.12, 0], 0.32, 0.33, 0.06, DARK),
    cone([0, 0.64, 0], 0.33, 0.32, 0.06, DARK),
  ],
  'neon-sign': [
    block([0, 2.6, 0], [1.7, 0.8, 0.1], '#241a3a'),
    block([0, 2.75, 0.06], [1.4, 0.12, 0.05], '#ff4fa0', 'lamp'),
    block([0, 3.12, 0.06], [1.4, 0.12, 0.05], '#3fd8ff', 'lamp'),
    rod([0, 0, -0.05], [0, 2.6, -0.05], 0.06, DARK),
  ],
  computer: [
    block([0, 0, 0], [1.2, 0.7, 0.6], WOOD, 'wood'),
    block([0, 0.7, 0.04], [0.5, 0.02, 0.3], STEEL, 'metal'),
    block([0, 0.72, 0.18], [0.5, 0.34, 0.02], DARK),
  ],
  table: [
    block([0, 0.66, 0], [1.5, 0.08, 0.8], WOOD, 'wood'),
    ...both((x) => both((z) => block([x * 0.66, 0, z * 0.32], [0.09, 0.66, 0.09], '#7a4a2a', 'wood'))),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Returns what falls from trees, scattered in the air. */
function falling(size: Vector, colors: readonly string[]): Part[] {
  return Array.from({ length: 50 }, (_, piece) =>
    ball(
      [Math.sin(piece * 12.9) * 2.6, Math.sin(piece * 7.3) * 1.6, Math.sin(piece * 3.7) * 1.2],
      size,
      colors[piece % colors.length] as string,
    ),
  );
}

/** Things that hang or fly, centered on the origin. */
export const FLYING = {
  rainbow: ['#d8342c', '#f0902a', '#f2d23c', '#4ab84a', '#3f8fd0', '#7a4ac0'].flatMap((color, band) =>
    Array.from({ length: 16 }, (_, part) => {
      const [a, b] = [(part / 16) * Math.PI, ((part + 1) / 16) * Math.PI];
      const radius = 9 - band * 0.5;
      return rod(
        [Math.cos(a) * radius, Math.sin(a) * radius - 4, 0],
        [Math.cos(b) * radius, Math.sin(b) * radius - 4, 0],
        0.27,
        color,
      );
    }),
  ),
  firework: [0, 1, 2].flatMap((burst) =>
    Array.from({ length: 16 }, (_, ray) => {
      const angle = (ray / 16) * Math.PI * 2;
      const [x, y] = [(burst - 1) * 2.6, burst === 1 ? 1 : 0];
      const color = ['#ff5aa0', '#ffd84a', '#5ad8ff'][burst] as string;
      return rod(
        [x + Math.cos(angle) * 0.3, y + Math.sin(angle) * 0.3, 0],
        [x + Math.cos(angle) * 1.1, y + Math.sin(angle) * 1.1, 0],
        0.045,
        color,
        'lamp',
      );
    }),
  ),
  star: [0, 1, 2, 3, 4].map((ray) =>
    rod([0, 0, 0], [Math.sin(ray * 1.2566) * 0.4, Math.cos(ray * 1.2566) * 0.4, 0], 0.09, '#fff2a0', 'lamp'),
  ),
  moon: [ball([0, -0.6, 0], 1.2, '#f4f2dc', 'lamp')],
  plane: [
    rod([-1.2, 0, 0], [1.1, 0, 0], 0.24, PAPER, 'metal'),
    ball([0.9, -0.24, 0], 0.48, PAPER, 'metal'),
    block([0.1, -0.04, 0], [0.6, 0.06, 3], '#c8d0da', 'metal'),
    block([-1.1, 0, 0], [0.4, 0.6, 0.06], RED),
    block([-1.1, 0.1, 0], [0.3, 0.05, 1], '#c8d0da'),
  ],
  ufo: [
    ball([0, -0.25, 0], [2.2, 0.5, 2.2], STEEL, 'metal'),
    ball([0, 0, 0], 0.9, '#a8f0d8', 'glass'),
    ...Array.from({ length: 7 }, (_, lamp) => ball([(lamp - 3) * 0.3, -0.12, 1], 0.14, '#ffe27a', 'lamp')),
  ],
  'hot-air-balloon': [
    ball([0, 0, 0], [2.4, 2.6, 2.4], RED, 'cloth'),
    cone([0, 0.9, 0], 1.21, 1.21, 0.4, '#f2c23c', 'cloth'),
    ...both((side) => rod([side * 0.24, -0.6, 0], [side * 0.6, 0.4, 0], 0.02, '#c8a468')),
    block([0, -1, 0], [0.6, 0.44, 0.6], '#a8743c', 'wood'),
  ],
  confetti: Array.from({ length: 60 }, (_, piece) =>
    block(
      [Math.sin(piece * 12.9) * 2.6, Math.sin(piece * 7.3) * 1.5, Math.sin(piece * 3.7) * 1.2],
      [0.08, 0.08, 0.02],
      ['#e0483c', '#f2c23c', '#3f8fd0', '#4ab86a', '#e07ab8'][piece % 5] as string,
    ),
  ),
  petals: falling([0.1, 0.05, 0.07], ['#ffc0d0', '#ff9ab4']),
  leaves: falling([0.17, 0.03, 0.1], ['#d9822b', '#b8442a', '#e0b040', '#8a5a2c']),
  'mirror-ball': [ball([0, -0.4, 0], 0.8, '#dfe6f4', 'metal'), rod([0, 0.4, 0], [0, 2.4, 0], 0.02, DARK)],
  kite: [
    sheet([0, 0.5, 0], [0.4, -0.45, 0], [-0.4, -0.45, 0], RED),
    sheet([-0.4, 0.05, 0], [0.4, -0.6, 0], [0.4, 0, 0], '#f2c23c'),
    sheet([0.4, 0.05, 0], [-0.4, 0, 0], [-0.4, -0.6, 0], '#3f8fd0'),
    rod([0, -0.5, 0], [-0.6, -2.2, 0.8], 0.006, PAPER),
  ],
} as const satisfies Record<string, readonly Part[]>;
