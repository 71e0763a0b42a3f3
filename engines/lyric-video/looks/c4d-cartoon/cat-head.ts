import { clamp } from '../../../drawing/motion.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import {
  cross,
  type Matrix,
  minus,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { Shape, Surface, Texture } from '../../../drawing/solids/mesh.ts';
import { arch, pill, prism } from '../../../drawing/solids/shapes.ts';
import { BALL, GLOSSY, SMALL_BALL, softTube, TINY_BALL, turnedBody, type Vinyl } from './shapes.ts';

export const COAT = {
  cream: '#fff0da',
  caramel: '#ee9850',
  brown: '#8a4c33',
  pink: '#ff8f9c',
  dark: '#2a1830',
} as const;
/** Its eyes differ: the viewer's left and right. */
const IRISES = ['#35a8d6', '#f2b02e'] as const;

/** What a face does. */
export interface Expression {
  eyes: 'open' | 'closed' | 'glad';
  mouth: 'smile' | 'sleep' | 'a' | 'o' | 'e';
  /** How high the brows are, -1 to 1. */
  brows: number;
}

/** Adds a shape to the head, placed in the head's own space: its middle is the origin, and it faces the viewer. */
export type Add = (shape: Shape, surface: Surface, ...at: Matrix[]) => void;

/** Radii of the head, meters: wide, high above and below the eyes, and deep. */
const [WIDE, HIGH, LOW, DEEP] = [0.88, 0.64, 0.54, 0.68];

/** A point of the head, which is widest at its cheeks. Angles in radians: around from the front, and up from the eyes. */
function skull(around: number, up: number): Vector {
  const ring = Math.max(0, Math.cos(up)) ** 0.82;
  const cheeks = 1 + 0.1 * Math.sin(Math.max(0, -up) * 2.2);
  return [
    Math.sin(around) * ring * WIDE * cheeks,
    Math.sign(up) * Math.abs(Math.sin(up)) ** 0.94 * (up < 0 ? LOW : HIGH),
    Math.cos(around) * ring * DEEP * (1 + 0.05 * (cheeks - 1)),
  ];
}

const HEAD = gridShape(44, 28, (u, v) => skull((u - 0.5) * 2 * Math.PI, (0.5 - v) * Math.PI));
const EAR = turnedBody([0.36, 0.4, 0.385, 0.34, 0.275, 0.2, 0.14, 0.08, 0], 20);
/** The ear whose tip has fallen over to the front. */
const FOLDED_EAR = softTube(
  [
    [0, 0, 0],
    [-0.01, 0.2, 0],
    [-0.06, 0.36, 0.08],
    [-0.15, 0.36, 0.34],
    [-0.2, 0.2, 0.5],
  ],
  (share) => 0.3 - 0.22 * share,
  { columns: 20, rows: 30 },
);
/** Pointed fur on a cheek. */
const TUFTS = (
  [
    { tip: [0.9, -0.36, 0.24], wide: 0.17 },
    { tip: [0.8, -0.5, 0.26], wide: 0.16 },
  ] as const
).map(({ tip: [x, y, z], wide }) =>
  softTube(
    [
      [0.45, -0.24, 0.24],
      [0.72, y * 0.84, z],
      [x, y, z],
    ],
    (share) => wide * (1 - 0.8 * share),
    { columns: 12, rows: 16 },
  ),
);
const WHISKERS = [-1, 0, 1].map((row) =>
  softTube(
    [
      [0.17, 0.01 + row * 0.03, 0.05],
      [0.46, row * 0.06, 0.05],
      [0.76, row * 0.11 - 0.05, -0.08],
    ],
    (share) => 0.013 - 0.006 * share,
    { columns: 6, rows: 18 },
  ),
);
/** How far the patch lies outside of the head, more than their triangles differ. */
const LIFT = 1.009;
/** The colored patch around an eye and an ear. */
const PATCH = gridShape(48, 8, (u, v) => {
  const angle = u * 2 * Math.PI;
  const far = clamp(v) * (0.66 + 0.07 * Math.sin(angle * 3 + 1));
  const [x, y, z] = skull(0.72 - Math.sin(angle) * far * 1.05, 0.52 + Math.cos(angle) * far * 0.95);
  return [x * LIFT, y * LIFT, z * LIFT];
});
const BAND = arch(0.9, 0.075, 0.1, Math.PI - 0.1, 26, 12);
const CUP = pill(26, 0.31, 0.24, 0.11);
const RIM = arch(0.56, 0.1, 0, 2 * Math.PI, 48, 16);
const DISC = prism(
  Array.from({ length: 56 }, (_, corner) => {
    const angle = (corner / 56) * 2 * Math.PI;
    return [Math.cos(angle) * 0.475, Math.sin(angle) * 0.475] as const;
  }),
  0.002,
);
const SMILE = arch(0.075, 0.02, Math.PI * 1.08, Math.PI * 1.95, 8, 6);
const LID = arch(0.12, 0.026, Math.PI * 1.12, Math.PI * 1.88, 10, 7);
const GLAD = arch(0.115, 0.03, Math.PI * 0.12, Math.PI * 0.88, 10, 7);
const BROW = arch(0.2, 0.028, Math.PI * 0.34, Math.PI * 0.66, 8, 8);

/** Where something sits on the head: its z axis points away from the head, and its y axis up along it. */
function onHead(around: number, up: number): Matrix {
  const at = skull(around, up);
  const z = unit(
    cross(
      minus(skull(around + 0.02, up), skull(around - 0.02, up)),
      minus(skull(around, up + 0.02), skull(around, up - 0.02)),
    ),
  );
  const x = unit(cross([0, 1, 0], z));
  const y = cross(z, x);
  return [x[0], y[0], z[0], at[0], x[1], y[1], z[1], at[1], x[2], y[2], z[2], at[2]];
}

/** The head of a toy cat with headphones: 1.7 meters wide and, without ears, 1.2 high. */
export function addHead(add: Add, vinyl: Vinyl, face: Expression | 'portrait'): void {
  const cream = vinyl(COAT.cream);
  const caramel = vinyl(COAT.caramel);
  add(HEAD, cream);
  if (face !== 'portrait') addMarkings(add, vinyl);
  const earAt = (side: number) =>
    product(shifted(side * 0.5, 0.32, 0.06), rolled(side * 0.42), turned(side * 0.25), pitched(-0.06));
  add(EAR, caramel, earAt(1), scaled(0.86, 0.76, 0.56));
  add(EAR, vinyl(COAT.pink), earAt(1), shifted(0, 0.05, 0.125), scaled(0.56, 0.54, 0.34));
  add(FOLDED_EAR, cream, earAt(-1), shifted(0, 0.06, 0), scaled(1, 1, 0.62));
  addHeadphones(add, vinyl);
  if (face === 'portrait') {
    add(RIM, vinyl('#ff5a4d', GLOSSY), shifted(0, 0.02, 0.66), scaled(1, 1, 1.25));
    return;
  }
  for (const side of [-1, 1] as const) addEye(add, vinyl, side, face);
  addSnout(add, vinyl, face.mouth);
}

/** Patches and stripes of the coat, and tufts on the cheeks. */
function addMarkings(add: Add, vinyl: Vinyl): void {
  add(PATCH, vinyl(COAT.caramel));
  const brown = vinyl(COAT.brown);
  for (const [around, long] of [
    [-0.3, 0.1],
    [-0.04, 0.15],
    [0.22, 0.1],
  ] as const)
    add(SMALL_BALL, brown, onHead(around, 0.84), scaled(0.04, long, 0.022));
  for (const tuft of TUFTS) for (const side of [-1, 1]) add(tuft, vinyl(COAT.cream), scaled(side, 1, 1));
}

/** The front of a hood that has a face behind it. */
export function addPortrait(add: Add, vinyl: Vinyl, texture: Texture): void {
  add(DISC, { ...vinyl('#fff0dc', { gloss: 0, sheen: 0 }), texture }, shifted(0, 0.02, 0.7));
}

function addHeadphones(add: Add, vinyl: Vinyl): void {
  const blue = vinyl('#3d4df0', GLOSSY);
  const cushion = vinyl('#ffd25e');
  const band = product(shifted(0, 0, -0.06), pitched(-0.24));
  add(BAND, blue, band, scaled(1.02, 0.84, 1.5));
  for (const side of [-1, 1]) {
    const cup = product(shifted(side * 0.83, 0.0, -0.04), rolled((side * Math.PI) / 2));
    add(CUP, cushion, cup, scaled(1.02, 0.7, 1.02));
    add(CUP, blue, cup, shifted(0, 0.12, 0), scaled(0.92, 0.75, 0.92));
    add(CUP, cushion, cup, shifted(0, 0.26, 0), scaled(0.46, 0.3, 0.46));
  }
}

function addEye(add: Add, vinyl: Vinyl, side: -1 | 1, { eyes, brows }: Expression): void {
  const dark = vinyl(COAT.dark, { gloss: 0.9, sharpness: 120, sheen: 0.4, softness: 0 });
  const place = onHead(side * 0.46, 0.0);
  add(BROW, vinyl(COAT.brown), onHead(side * 0.44, 0.45 + 0.1 * brows), rolled(-side * 0.02), shifted(0, -0.2, 0.0));
  if (eyes === 'closed') add(LID, dark, place, shifted(0, 0.06, 0.004));
  else if (eyes === 'glad') add(GLAD, dark, place, shifted(0, -0.06, 0.004));
  else {
    const iris = vinyl(side < 0 ? IRISES[0] : IRISES[1], { gloss: 0.9, sharpness: 120, sheen: 0.3, softness: 0.3 });
    const light: Surface = { color: [255, 255, 255], glow: 1 };
    add(SMALL_BALL, dark, place, scaled(0.15, 0.165, 0.05));
    add(SMALL_BALL, iris, place, shifted(0, -0.008, 0.012), scaled(0.128, 0.138, 0.05));
    add(SMALL_BALL, dark, place, shifted(-side * 0.008, 0, 0.024), scaled(0.07, 0.108, 0.05));
    add(TINY_BALL, light, place, shifted(-0.045, 0.05, 0.056), scaled(0.036, 0.04, 0.02));
    add(TINY_BALL, light, place, shifted(0.045, -0.06, 0.05), scaled(0.018, 0.018, 0.012));
    // The lid hangs a little, the more so the less the brows are raised.
    const lid = vinyl(side < 0 ? COAT.cream : COAT.caramel);
    add(SMALL_BALL, lid, place, shifted(0, 0.2 + 0.04 * brows, 0), scaled(0.172, 0.045, 0.066));
  }
}

/** How wide and high an open mouth is, meters. */
const OPEN = { a: [0.15, 0.17], o: [0.1, 0.13], e: [0.19, 0.115] } as const;

function addSnout(add: Add, vinyl: Vinyl, mouth: Expression['mouth']): void {
  const place = onHead(0, -0.3);
  const snout = vinyl('#fffaf2');
  for (const side of [-1, 1]) add(BALL, snout, place, shifted(side * 0.085, 0, -0.01), scaled(0.17, 0.115, 0.09));
  add(SMALL_BALL, vinyl('#e0566c', GLOSSY), place, shifted(0, 0.09, 0.07), scaled(0.092, 0.056, 0.05));
  const hair = vinyl(COAT.brown, { gloss: 0.1 });
  for (const whisker of WHISKERS) for (const side of [-1, 1]) add(whisker, hair, place, scaled(side, 1, 1));
  const line = vinyl('#8a3b3f', { gloss: 0.1 });
  if (mouth === 'smile' || mouth === 'sleep') {
    const size = mouth === 'sleep' ? 0.75 : 1;
    for (const side of [-1, 1])
      add(SMILE, line, place, shifted(side * 0.07 * size, -0.005, 0.062), turned(side * 0.3), scaled(size));
    // One tooth shows.
    if (mouth === 'smile')
      add(TINY_BALL, vinyl('#ffffff', GLOSSY), place, shifted(0.085, -0.1, 0.07), scaled(0.024, 0.046, 0.02));
    return;
  }
  const [wide, high] = OPEN[mouth];
  const open = product(place, shifted(0, -0.1 - high * 0.35, 0.03), pitched(0.1));
  add(BALL, vinyl('#6e1526', { gloss: 0.3, softness: 0.2 }), open, scaled(wide, high, 0.06));
  add(BALL, vinyl('#ff6d7e', GLOSSY), open, shifted(0, -high * 0.42, 0.03), scaled(wide * 0.66, high * 0.45, 0.045));
}
