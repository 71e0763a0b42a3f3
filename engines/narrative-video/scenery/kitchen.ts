import { hex, lighten, type Rgb } from '../../drawing/color.ts';
import { type Part, smoothBlock } from './part.ts';
import type { Maker } from './thing.ts';

const WOOD = hex('#c08a52');
const STEEL = hex('#c4ccd6');
const PAINT = hex('#7fb0a0');

/** Doors side by side in front of a block, each with a knob. Meters. */
function doors(count: number, { y, z, width, height }: Record<'y' | 'z' | 'width' | 'height', number>, color: Rgb) {
  return Array.from({ length: count }, (_, door): Part[] => {
    const wide = width / count;
    const x = (door + 0.5) * wide - width / 2;
    const knob = x + (door % 2 ? -1 : 1) * wide * 0.34;
    return [
      smoothBlock([x, y, z], [wide * 0.88, height, 0.03], color, 'wood'),
      { form: 'ball', at: [knob, y + height / 2, z + 0.04], size: [0.06, 0.06, 0.06], color: STEEL, finish: 'metal' },
    ];
  }).flat();
}

const JARS = [
  [-1.75, 0.1, '#d8604a'],
  [-1.48, 0.085, '#e8b84a'],
  [-1.24, 0.07, '#5a9ab8'],
] as const;

/** A counter with a sink in its middle, jars and a bowl of fruit. */
const kitchenCounter: Maker = ({ color = PAINT, accent = WOOD }) => [
  smoothBlock([0, 0, 0], [4.6, 0.84, 0.6], color, 'wood'),
  ...doors(6, { y: 0.12, z: 0.31, width: 4.6, height: 0.62 }, lighten(color, 0.12)),
  smoothBlock([0, 0.84, 0.02], [4.7, 0.07, 0.7], accent, 'wood'),
  smoothBlock([0.3, 0.9, 0.02], [0.8, 0.03, 0.42], STEEL, 'metal'),
  { form: 'bar', at: [0.3, 0.9, -0.2], to: [0.3, 1.22, -0.2], radius: 0.025, color: STEEL, finish: 'metal' },
  { form: 'bar', at: [0.3, 1.22, -0.2], to: [0.3, 1.2, 0.02], radius: 0.025, color: STEEL, finish: 'metal' },
  ...JARS.map(
    ([x, radius, tone]): Part => ({
      form: 'column',
      at: [x, 0.91, -0.05],
      radius,
      top: radius,
      height: radius * 3,
      color: hex(tone),
    }),
  ),
  { form: 'column', at: [1.5, 0.91, 0.05], radius: 0.12, top: 0.26, height: 0.14, color: hex('#f4efe4') },
  ...[
    [1.4, '#d8342c'],
    [1.56, '#f0902a'],
    [1.49, '#9ac24a'],
  ].map(
    ([x, tone], index): Part => ({
      form: 'ball',
      at: [Number(x), 1.06 + (index === 2 ? 0.1 : 0), 0.06],
      size: [0.19, 0.19, 0.19],
      color: hex(String(tone)),
    }),
  ),
];

/** Cupboards on the wall. Their underside is the origin. */
const cupboards: Maker = ({ color = PAINT }) => [
  smoothBlock([0, 0, 0], [1.7, 0.9, 0.36], color, 'wood'),
  ...doors(2, { y: 0.06, z: 0.19, width: 1.7, height: 0.78 }, lighten(color, 0.12)),
];

/** A rail on the wall with pans and ladles. */
const pans: Maker = () => [
  { form: 'bar', at: [-0.7, 0.5, 0.06], to: [0.7, 0.5, 0.06], radius: 0.02, color: STEEL, finish: 'metal' },
  ...[-0.5, -0.1, 0.34].flatMap((x, index): Part[] => {
    const radius = 0.19 - index * 0.03;
    const copper = hex(index === 1 ? '#3a3f4a' : '#c8743a');
    const low = 0.12 - radius * 0.3;
    return [
      { form: 'bar', at: [x, 0.48, 0.07], to: [x, low + radius, 0.07], radius: 0.02, color: copper, finish: 'metal' },
      { form: 'bar', at: [x, low, 0.05], to: [x, low, 0.11], radius, color: copper, finish: 'metal' },
    ];
  }),
];

const fridge: Maker = ({ color = hex('#f2ece0') }) => [
  smoothBlock([0, 0.05, 0], [0.95, 1.95, 0.72], color, 'metal'),
  smoothBlock([0, 0.1, 0.37], [0.9, 1.15, 0.03], lighten(color, 0.2), 'metal'),
  smoothBlock([0, 1.3, 0.37], [0.9, 0.66, 0.03], lighten(color, 0.2), 'metal'),
  smoothBlock([-0.36, 0.75, 0.41], [0.05, 0.4, 0.05], STEEL, 'metal'),
  smoothBlock([-0.36, 1.36, 0.41], [0.05, 0.3, 0.05], STEEL, 'metal'),
  smoothBlock([0.15, 1.6, 0.4], [0.14, 0.18, 0.01], hex('#f2c14e')),
  smoothBlock([0.12, 0.95, 0.4], [0.16, 0.14, 0.01], hex('#5a9ab8')),
];

export const KITCHEN = { kitchenCounter, cupboards, pans, fridge } as const;
