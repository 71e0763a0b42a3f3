import { hex } from '../../../drawing/color.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import { barsAlong } from '../bars.ts';
import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, GOLD, GREEN, PAPER, RED, rod, STEEL, sheet, WOOD } from './parts.ts';

/** An open book, or a newspaper, of which everybody else sees the other side. */
const spread = (width: number, height: number, cover: string, lines: number): Part[] => [
  ...both((side) => block([side * width * 0.25, -height / 2, 0.01], [width / 2, height, 0.02], cover)),
  ...both((side) => block([side * width * 0.24, -height * 0.46, -0.008], [width * 0.44, height * 0.92, 0.02], PAPER)),
  ...print(width, height, lines, -1),
];

/** Lines of print. @param way -1 toward the reader, 1 toward everybody else */
const print = (width: number, height: number, lines: number, way: 1 | -1): Part[] =>
  both((side) =>
    Array.from({ length: lines }, (_, line) =>
      block(
        [side * width * 0.24, height * (0.3 - (line * 0.6) / lines), 0.02 * way],
        [width * 0.34, height * 0.03, 0.004],
        '#8a8478',
      ),
    ),
  ).flat();

const crate = (size: number, color: string, band: string): Part[] => [
  block([0, -size * 0.4, 0.1], [size, size * 0.8, size * 0.8], color),
  block([0, -size * 0.41, 0.1], [size * 0.18, size * 0.83, size * 0.83], band),
];

/** The handle of an umbrella, meters. */
const CROOK = [
  [0, 0, 0],
  [0, -0.15, 0],
  [0.015, -0.19, 0],
  [0.05, -0.21, 0],
  [0.085, -0.19, 0],
  [0.095, -0.155, 0],
] as const satisfies readonly Vector[];

/** Everything other than food that hands hold. The origin is where the hand is. */
export const TOOLS = {
  chopsticks: [-0.006, 0.006].map((z) => rod([0, -0.12, z], [0, 0.06, z], 0.006, '#6a4022')),
  phone: [
    block([0, -0.06, 0], [0.09, 0.19, 0.018], DARK),
    // Its screen is toward whoever holds it.
    block([0, -0.045, -0.008], [0.075, 0.155, 0.01], '#a8dcf4', 'lamp'),
    disc([0, 0.065, -0.014], 0.018, 0.002, '#f4fbff', 'lamp'),
    block([0, 0.025, -0.014], [0.036, 0.007, 0.002], '#7f8ea0'),
    disc([-0.018, -0.02, -0.014], 0.01, 0.003, '#e0483c', 'lamp'),
    disc([0.018, -0.02, -0.014], 0.01, 0.003, '#3fae6a', 'lamp'),
    disc([0.025, 0.1, 0.01], 0.012, 0.006, STEEL),
  ],
  letter: [
    { form: 'block', at: [0, -0.07, 0], size: [0.26, 0.26, 0.012], color: hex(PAPER), isSmooth: true, isWritten: true },
  ],
  book: [
    ...spread(0.36, 0.26, '#a83a3a', 5),
    block([0, -0.13, 0.012], [0.025, 0.26, 0.02], '#7a2626'),
    ...[0.05, 0.02].map((y) => block([0.09, y, 0.021], [0.08, 0.012, 0.003], GOLD)),
  ],
  newspaper: [...spread(0.5, 0.4, '#e8e4da', 8), ...print(0.5, 0.4, 8, 1)],
  map: [...spread(0.48, 0.34, '#d8c08a', 0), rod([-0.16, -0.06, -0.03], [0.14, 0.08, -0.03], 0.008, RED)],
  spoon: [
    rod([0, -0.2, 0.02], [0, 0.1, 0], 0.013, WOOD, 'wood'),
    ball([0, -0.23, 0.02], [0.07, 0.1, 0.03], WOOD, 'wood'),
  ],
  pen: [
    rod([0, -0.06, 0.02], [0.02, 0.13, -0.02], 0.012, '#2f5fb8'),
    rod([0, -0.09, 0.03], [0, -0.06, 0.02], 0.006, GOLD),
  ],
  brush: [
    rod([0, -0.1, 0], [0, 0.16, 0], 0.013, WOOD),
    cone([0, 0.16, 0], 0.02, 0.02, 0.04, STEEL, 'metal'),
    cone([0, 0.2, 0], 0.022, 0.004, 0.06, '#3f8fd0'),
  ],
  toothbrush: [
    rod([0, -0.09, 0], [0, 0.1, 0], 0.012, '#3f8fd0'),
    block([0, 0.05, -0.018], [0.026, 0.05, 0.03], '#ffffff'),
  ],
  photo: [
    block([0, -0.07, 0], [0.17, 0.2, 0.01], '#ffffff'),
    block([0, -0.02, -0.006], [0.14, 0.13, 0.008], '#5a8fb8'),
  ],
  camera: [
    block([0, -0.05, 0.06], [0.2, 0.13, 0.09], DARK),
    disc([0, 0.015, 0.14], 0.05, 0.09, '#4a4a54', 'metal'),
    disc([0, 0.015, 0.19], 0.035, 0.01, '#7fb0d8', 'glass'),
    block([0.05, 0.08, 0.06], [0.05, 0.03, 0.05], STEEL),
  ],
  rose: [
    rod([0, -0.16, 0], [0, 0.17, 0], 0.01, GREEN),
    { form: 'frond', at: [0, 0, 0], to: [0.09, 0.05, 0], width: 0.05, color: [74, 154, 66] },
    ball([0, 0.14, 0], [0.11, 0.12, 0.11], '#d8243c'),
    ball([0, 0.2, 0.01], [0.06, 0.07, 0.06], '#a81830'),
  ],
  bouquet: [
    cone([0, -0.18, 0], 0.022, 0.09, 0.21, GREEN, 'leaf'),
    cone([0, -0.09, 0], 0.062, 0.066, 0.025, RED, 'cloth'),
    ...[
      [-0.07, 0.02, 0.07, '#e0508a'],
      [0.06, 0.03, 0.08, '#f0902a'],
      [-0.08, 0.06, 0.02, '#f2c23c'],
      [0.07, 0.07, 0.03, '#e0508a'],
      [0, 0.12, 0, '#d8342c'],
      [-0.03, 0.05, 0.09, '#ffffff'],
      [0.05, 0.13, -0.04, '#8a5ad0'],
    ].map(([x, y, z, color]) => ball([x as number, y as number, z as number], 0.11, color as string)),
  ],
  ring: [
    ...Array.from({ length: 12 }, (_, index) => {
      const [from, to] = [index, index + 1].map((step) => (step / 6) * Math.PI) as [number, number];
      const at = (angle: number): Vector => [Math.sin(angle) * 0.03, 0.035 - Math.cos(angle) * 0.03, 0];
      return rod(at(from), at(to), 0.006, GOLD, 'metal');
    }),
    cone([0, 0.066, 0], 0.004, 0.02, 0.018, '#dff4ff', 'glass'),
    cone([0, 0.084, 0], 0.02, 0.012, 0.008, '#f4fcff', 'glass'),
  ],
  heart: [
    ball([-0.045, 0.02, 0], [0.11, 0.11, 0.05], '#e0304a'),
    ball([0.045, 0.02, 0], [0.11, 0.11, 0.05], '#e0304a'),
    { form: 'column', at: [0, -0.07, 0], radius: 0.005, top: 0.08, height: 0.13, color: [224, 48, 74] },
  ],
  gift: [...crate(0.26, '#3f8fd0', '#f2c23c'), ball([-0.05, 0.1, 0.1], 0.09, GOLD), ball([0.05, 0.1, 0.1], 0.09, GOLD)],
  box: crate(0.34, '#c8965a', '#e8d8b0'),
  bag: [
    block([0, -0.34, 0], [0.28, 0.24, 0.12], '#8a4a2a'),
    rod([-0.08, -0.1, 0], [0, 0.02, 0], 0.014, '#5a2f1a'),
    rod([0.08, -0.1, 0], [0, 0.02, 0], 0.014, '#5a2f1a'),
  ],
  suitcase: [
    block([0, -0.52, 0], [0.5, 0.44, 0.2], '#7a4a2a'),
    ...both((side) => block([side * 0.17, -0.525, 0], [0.05, 0.45, 0.21], '#d8a84a')),
    rod([-0.08, -0.06, 0], [0.08, -0.06, 0], 0.02, DARK),
    ...both((side) => rod([side * 0.08, -0.08, 0], [side * 0.08, -0.05, 0], 0.016, DARK)),
  ],
  key: [
    disc([0, 0.07, 0], 0.04, 0.018, GOLD, 'metal'),
    rod([0, 0.04, 0], [0, -0.09, 0], 0.012, GOLD, 'metal'),
    block([0.02, -0.08, 0], [0.04, 0.03, 0.015], GOLD),
  ],
  coin: [disc([0, 0.05, 0], 0.05, 0.015, GOLD, 'metal')],
  money: [block([0, -0.03, 0], [0.19, 0.1, 0.014], '#7ab07a'), disc([0, 0.02, 0.01], 0.03, 0.01, '#d8e8c8')],
  watch: [
    disc([0, 0.02, 0], 0.06, 0.025, GOLD, 'metal'),
    disc([0, 0.02, 0.015], 0.048, 0.01, PAPER),
    rod([0, 0.02, 0.022], [0, 0.055, 0.022], 0.005, DARK),
  ],
  candle: [
    cone([0, -0.06, 0], 0.07, 0.05, 0.03, GOLD, 'metal'),
    cone([0, -0.03, 0], 0.032, 0.032, 0.17, PAPER),
    ball([0, 0.14, 0], [0.045, 0.09, 0.045], '#ffb83c', 'lamp'),
  ],
  lantern: [
    rod([0, 0, 0], [0, -0.06, 0], 0.012, DARK),
    cone([0, -0.11, 0], 0.09, 0.03, 0.06, DARK),
    cone([0, -0.27, 0], 0.07, 0.075, 0.16, '#ffc85a', 'lamp'),
    cone([0, -0.3, 0], 0.09, 0.085, 0.03, DARK),
  ],
  torch: [
    rod([0, -0.2, 0], [0, 0.16, 0], 0.028, WOOD),
    ball([0, 0.13, 0], [0.13, 0.22, 0.13], '#ff8a2a', 'lamp'),
    ball([0, 0.16, 0.02], [0.08, 0.14, 0.08], '#ffd84a', 'lamp'),
  ],
  sword: [
    block([0, 0.08, 0], [0.055, 0.72, 0.018], STEEL, 'metal'),
    {
      form: 'column',
      at: [0, 0.8, 0],
      radius: 0.03,
      top: 0.002,
      height: 0.08,
      color: [196, 204, 214],
      finish: 'metal',
    },
    block([0, 0.05, 0], [0.22, 0.04, 0.05], GOLD, 'metal'),
    rod([0, -0.1, 0], [0, 0.05, 0], 0.022, '#5a2f1a'),
    ball([0, -0.15, 0], 0.055, GOLD, 'metal'),
  ],
  shield: [
    disc([0, 0, 0.06], 0.3, 0.04, '#2f5fb8'),
    disc([0, 0, 0.075], 0.24, 0.03, STEEL, 'metal'),
    disc([0, 0, 0.09], 0.08, 0.05, GOLD, 'metal'),
  ],
  bow: [
    rod([0, 0, 0.06], [0, 0.28, 0], 0.018, WOOD),
    rod([0, 0.28, 0], [0, 0.48, -0.1], 0.014, WOOD),
    rod([0, 0, 0.06], [0, -0.28, 0], 0.018, WOOD),
    rod([0, -0.28, 0], [0, -0.48, -0.1], 0.014, WOOD),
    rod([0, -0.48, -0.1], [0, 0.48, -0.1], 0.005, PAPER),
  ],
  wand: [rod([0, -0.06, 0], [0, 0.26, 0], 0.013, DARK), ball([0, 0.24, 0], 0.09, '#fff2a0', 'lamp')],
  staff: [rod([0, -0.75, 0], [0, 0.5, 0], 0.026, WOOD), ball([0, 0.47, 0], 0.1, '#8a5a2a')],
  flag: [
    rod([0, -0.2, 0], [0, 0.95, 0], 0.018, WOOD),
    sheet([0.01, 0.93, 0], [0.62, -0.06, 0.05], [0, -0.42, 0], RED, PAPER),
  ],
  sign: [
    rod([0, -0.3, 0], [0, 0.1, 0], 0.02, WOOD),
    block([0, 0.06, 0.02], [0.6, 0.42, 0.025], PAPER),
    ball([0, 0.17, 0.03], [0.16, 0.18, 0.03], '#e0304a'),
  ],
  umbrella: [
    rod([0, -0.12, 0], [0, 0.78, 0], 0.014, STEEL, 'metal'),
    ...barsAlong(CROOK, 0.021, hex(WOOD), 'wood'),
    { form: 'canopy', at: [0, 0.46, 0], radius: 0.56, height: 0.27, color: hex(RED), finish: 'cloth' },
    cone([0, 0.72, 0], 0.03, 0.008, 0.1, DARK),
  ],
  balloon: [
    rod([0, 0, 0], [0, 0.4, 0], 0.004, PAPER),
    ball([0, 0.38, 0], [0.36, 0.44, 0.36], '#e0304a', 'glass'),
    cone([0, 0.36, 0], 0.03, 0.005, 0.04, '#e0304a'),
  ],
  ball: [ball([0, -0.13, 0.12], 0.26, '#f4f4f0'), disc([0, 0, 0.225], 0.05, 0.05, DARK)],
  racket: [
    rod([0, -0.16, 0], [0, 0.14, 0], 0.02, DARK),
    disc([0, 0.3, 0], 0.16, 0.02, RED),
    disc([0, 0.3, 0], 0.13, 0.026, '#f0f4e0'),
  ],
  toy: [
    ball([0, -0.14, 0.05], [0.2, 0.22, 0.16], '#a8703c'),
    ball([0, 0.04, 0.05], 0.17, '#b87f4a'),
    ...both((side) => ball([side * 0.07, 0.17, 0.05], 0.07, '#a8703c')),
    ball([0, 0.06, 0.11], 0.08, '#e0c090'),
    ...both((side) => ball([side * 0.04, 0.12, 0.12], 0.022, DARK)),
    ...both((side) => ball([side * 0.1, -0.06, 0.06], 0.08, '#a8703c')),
  ],
  baby: [
    ball([0, -0.12, 0.12], [0.44, 0.24, 0.24], '#bfe0f4', 'cloth'),
    ball([0.19, -0.06, 0.13], 0.2, '#f0c8a8'),
    ...both((side) => ball([0.19 + side * 0.035, 0.04, 0.22], 0.02, DARK)),
  ],
  bucket: [
    cone([0, -0.3, 0], 0.1, 0.14, 0.24, '#4a8fd0', 'metal'),
    rod([-0.13, -0.06, 0], [0, 0.02, 0], 0.008, STEEL),
    rod([0.13, -0.06, 0], [0, 0.02, 0], 0.008, STEEL),
  ],
  broom: [rod([0, -0.7, 0], [0, 0.55, 0], 0.018, WOOD), cone([0, -1, 0], 0.14, 0.04, 0.32, '#d8b04a')],
  shovel: [
    rod([0, -0.55, 0], [0, 0.5, 0], 0.02, WOOD),
    block([0, -0.9, 0], [0.2, 0.35, 0.03], STEEL, 'metal'),
    block([0, 0.48, 0], [0.16, 0.04, 0.04], WOOD),
  ],
  hammer: [rod([0, -0.12, 0], [0, 0.22, 0], 0.018, WOOD), block([0, 0.2, 0], [0.18, 0.08, 0.08], '#6c727c', 'metal')],
  rope: [
    disc([0, -0.12, 0.02], 0.14, 0.05, '#c8a468'),
    disc([0, -0.12, 0.03], 0.08, 0.06, '#8a6a3a'),
    rod([0.1, -0.02, 0.03], [0.3, 0.2, 0.03], 0.016, '#c8a468'),
  ],
  'fishing-rod': [
    rod([0, -0.14, -0.12], [0, 0.12, 0.1], 0.018, DARK),
    rod([0, 0.12, 0.1], [0, 0.56, 0.56], 0.012, WOOD),
    rod([0, 0.56, 0.56], [0, 0.84, 1], 0.008, WOOD),
    rod([0, 0.84, 1], [0, -0.76, 1.12], 0.004, PAPER),
    disc([0.03, 0.02, 0.06], 0.04, 0.04, STEEL),
    ball([0, -0.76, 1.12], 0.05, RED),
    ball([0, -0.725, 1.12], 0.04, PAPER),
  ],
  telescope: [
    rod([0, 0, 0], [0, 0.02, 0.2], 0.035, GOLD, 'metal'),
    rod([0, 0.02, 0.2], [0, 0.05, 0.42], 0.05, '#6a3a22'),
  ],
  mirror: [
    rod([0, -0.12, 0], [0, 0.04, 0], 0.016, GOLD, 'metal'),
    disc([0, 0.13, 0], 0.1, 0.02, GOLD, 'metal'),
    disc([0, 0.13, 0.008], 0.082, 0.02, '#cfe8f4', 'glass'),
  ],
  shell: [
    ball([0, -0.02, 0], [0.13, 0.11, 0.07], '#f4c8b8'),
    ...[-0.04, 0, 0.04].map((x) => rod([x * 0.3, -0.01, 0.035], [x, 0.08, 0.03], 0.006, '#d8907a')),
  ],
  feather: [{ form: 'frond', at: [0, -0.06, 0], to: [0.06, 0.26, 0], width: 0.08, color: [240, 244, 250] }],
  trophy: [
    cone([0, -0.12, 0], 0.09, 0.07, 0.06, DARK),
    rod([0, -0.06, 0], [0, 0.03, 0], 0.02, GOLD, 'metal'),
    cone([0, 0.03, 0], 0.04, 0.12, 0.18, GOLD, 'metal'),
    ...both((side) => disc([side * 0.13, 0.12, 0], 0.05, 0.02, GOLD, 'metal')),
  ],
  cigarette: [rod([0, 0, 0], [0.02, 0.09, 0.03], 0.009, PAPER), ball([0.02, 0.085, 0.03], 0.022, '#ff8a3a', 'lamp')],
} as const satisfies Record<string, readonly Part[]>;
