import type { Point } from '../../../drawing/hand.ts';
import { type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { type Arm, hung, type Weight } from './hanging.ts';
import { portraitOf } from './portrait.ts';
import { sheetOf } from './sheet.ts';
import { ball, bar, cone, halfRing, type Inks, inksOf, round } from './solids.ts';

const SHEET = '#d8442c';

type Pair = readonly [number, number];

/** The measures of a mobile. Lengths are in shares of the frame's shorter side. */
interface Measures {
  /** The point from which it hangs, in shares of the frame. */
  from: Pair;
  /** The lengths of its three arms to both ends, and the drops of the second and the third. */
  first: Pair;
  second: Pair;
  third: Pair;
  drops: Pair;
  /** Drop and half of the height of each weight. */
  heavy: Pair;
  ring: Pair;
  pendulum: Pair;
  sphere: Pair;
}

const MEASURES: Readonly<Record<Composition['shape'], Measures>> = {
  wide: {
    from: [0.62, 0.14],
    first: [0.64, 0.34],
    second: [0.28, 0.22],
    third: [0.13, 0.18],
    drops: [0.13, 0.19],
    heavy: [0.13, 0.23],
    ring: [0.27, 0.155],
    pendulum: [0.12, 0.13],
    sphere: [0.24, 0.075],
  },
  tall: {
    from: [0.52, 0.12],
    first: [0.27, 0.18],
    second: [0.12, 0.2],
    third: [0.12, 0.13],
    drops: [0.2, 0.18],
    heavy: [0.8, 0.24],
    ring: [0.52, 0.12],
    pendulum: [0.1, 0.1],
    sphere: [0.22, 0.07],
  },
  square: {
    from: [0.5, 0.1],
    first: [0.27, 0.23],
    second: [0.11, 0.15],
    third: [0.11, 0.06],
    drops: [0.1, 0.34],
    heavy: [0.16, 0.21],
    ring: [0.16, 0.1],
    pendulum: [0.07, 0.09],
    sphere: [0.14, 0.055],
  },
};

/** How much larger a disc with a singer is than one without. */
const LARGER = 1.2;

/** A mobile in balance, whose arms swing slowly. The singer's disc is its heaviest weight. */
export function mobileOf(composition: Composition): Layer[] {
  const { width, height, unit, shape } = composition;
  const inks = inksOf(composition);
  const { from } = MEASURES[shape];
  const short = Math.min(width, height);
  const top: Point = [from[0] * width, from[1] * height];
  const ground = sheetOf(composition, SHEET, (pen) => {
    const dark = composition.tint('#bd3420');
    halfRing(pen, dark, [0, height], [0.78 * short, 0.56 * short], -Math.PI / 2, Math.PI / 2);
    round(pen, dark, [0, height], 0.3 * short);
    if (shape === 'wide') bar(pen, dark, [width, 0.62 * height], [0.52 * width, height * 1.02], 0.05 * short);
    bar(pen, inks.black[0], [top[0], 0], top, 5 * unit);
  });
  return [still(ground), ...hung(composition, treeOf(composition, inks), () => top)];
}

function treeOf(composition: Composition, { black, paper, blue, yellow }: Inks): Arm {
  const portrait = portraitOf(composition);
  const { first, second, third, drops, heavy, ring, pendulum, sphere } = MEASURES[composition.shape];
  const weight = ([drop, half]: Pair, draw: Weight['draw']): Weight => ({ drop, half, draw });
  const disc = weight([heavy[0], heavy[1] * (portrait ? LARGER : 1)], (pen, radius) => {
    if (portrait) return portrait(pen, yellow[0], [0, 0], radius);
    round(pen, black[0], [0, 0], radius);
    halfRing(pen, paper[0], [0, 0], [radius * 0.78, radius * 0.5], -Math.PI / 2);
    round(pen, yellow[0], [0, 0], radius * 0.22);
  });
  const rings = weight(ring, (pen, radius) => {
    halfRing(pen, yellow[0], [0, -radius], [radius, radius * 0.56], 0);
    halfRing(pen, black[0], [0, -radius], [radius * 0.42, 0], 0);
  });
  const lead = weight(pendulum, (pen, radius) => cone(pen, paper, [0, -radius], [0, radius], [0, radius * 0.62]));
  const globe = weight(sphere, (pen, radius) => ball(pen, blue, [0, 0], radius));
  const lower: Arm = {
    drop: drops[1],
    reach: third,
    tone: black,
    slope: 0.16,
    swing: 0.16,
    phase: 2.4,
    ends: [lead, globe],
  };
  const middle: Arm = {
    drop: drops[0],
    reach: second,
    tone: paper,
    slope: -0.12,
    swing: 0.09,
    phase: 1,
    ends: [rings, lower],
  };
  return {
    drop: 0,
    reach: first,
    tone: black,
    slope: 0.07,
    swing: 0.04,
    phase: 0,
    ends: [middle, disc],
  };
}
