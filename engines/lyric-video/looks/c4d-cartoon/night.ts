import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import {
  type Matrix,
  minus,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { arch, lathe, type ProfilePoint, pill } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import { addEyes } from './eyes.ts';
import { kept } from './kept.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, Spot } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic, softTube } from './shapes.ts';
import type { Camera } from './studio.ts';
import { woodOf } from './wood.ts';

const [NIGHT, BLUE, CREAM, PEACH] = ['#2c2a94', '#5b62ea', '#fff1dc', '#ff9c85'] as const;

/** Where the lamp's light comes from, meters. */
const BULB: Vector = [0.35, 3.25, 0.35];
/** How far the bowl rocks, radians, and the radius of the round foot that it rocks on, meters. */
const [ROCKS, FOOT] = [0.07, 1.5] as const;
const BACK = -2.6;
const CAMERA: Camera = { from: [0.5, 3.9, 13], to: [0, 2.05, 0] };

/** A bowl with a thick rim, seen from outside and inside: radii and heights, meters. */
const BOWL = lathe(
  [
    [0, 0],
    ...Array.from({ length: 11 }, (_, step): ProfilePoint => {
      const angle = ((step + 1) / 12) * 1.42;
      return [1.5 * Math.sin(angle), 1.5 - 1.5 * Math.cos(angle)];
    }),
    [1.49, 1.29],
    [1.46, 1.36],
    [1.4, 1.38],
    [1.34, 1.34],
    ...Array.from({ length: 8 }, (_, step): ProfilePoint => {
      const angle = 1.36 - (step / 8) * 1.36;
      return [1.36 * Math.sin(angle), 1.5 - 1.36 * Math.cos(angle)];
    }),
    [0, 0.14],
  ],
  72,
);
/** Where the faces of the first two turn. */
const ASLEEP: readonly Point[] = [
  [0.1, 0.1],
  [-0.6, 0.1],
];
/** The line of the lamp's arm: straight up, over in a wide bend, and down to the hood. Meters. */
const ARM: readonly Vector[] = [
  ...Array.from({ length: 8 }, (_, step) => [-2.75, 0.1 + 0.31 * step]),
  ...Array.from({ length: 11 }, (_, step) => bendAt(-1, 1.75, 2.12, step / 10)),
  ...Array.from({ length: 6 }, (_, step) => bendAt(1, 1.35, 0.72, 1 - (step + 1) / 6)),
].map(([x = 0, y = 0]): Vector => [x, y, -0.9 + (1.25 * (x + 2.75)) / 3.1]);
/** A round hood that is open below, meters. */
const SHADE = lathe(
  Array.from({ length: 16 }, (_, step): ProfilePoint => {
    const angle = (step / 15) * (Math.PI / 2);
    return [1.05 * Math.cos(angle), 0.82 * Math.sin(angle)];
  }),
  64,
);
/** The balls in the bowl: where, how large, and in which color. The red one is on top, and the little one leans on it. */
const RESTING = [
  [-0.05, 1.5, 0.56, 0.58, HERO],
  [0.52, 1.72, 1.0, 0.2, LITTLE_ONE],
  [-0.9, 1.18, 0.1, 0.4, PEACH],
  [0.9, 1.16, 0.05, 0.42, CREAM],
  [-0.36, 1.3, -0.68, 0.46, CREAM],
  [0.48, 1.28, -0.7, 0.42, BLUE],
  [0, 0.62, 0.3, 0.5, CREAM],
] as const;

/** A point of a quarter of an ellipse below the top of the lamp's arm. @param share 0 at its side, 1 at the top */
function bendAt(side: number, wide: number, high: number, share: number): Point {
  const angle = (share * Math.PI) / 2;
  return [-1 + side * wide * Math.cos(angle), 4.7 - high * (1 - Math.sin(angle))];
}

/** Night: the balls rest in a bowl under one lamp. */
export function night(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  const wood = woodOf(plastic, '#f2b478', '#9a4a24', 'u');
  const bowls = new Map<number, Mesh>();
  set.add(softTube(ARM, 0.1, { columns: 24, rows: 120 }), plastic(CREAM, GLOSSY));
  set.add(pill(56, 0.85, 0.2, 0.09), plastic(CREAM, GLOSSY), shifted(-2.75, 0, -0.9));
  const hood = shifted(BULB[0], BULB[1] - 0.05, BULB[2]);
  const coral = plastic('#ff8a5a', { gloss: 0.4 });
  set.add(SHADE, { ...coral, glow: 0.3, isThin: true }, hood);
  set.add(arch(1.04, 0.038, 0, 2 * Math.PI, 96, 14), { ...coral, glow: 0.3 }, product(hood, pitched(Math.PI / 2)));
  set.add(pill(40, 0.24, 0.2, 0.07), plastic(CREAM, GLOSSY), product(hood, shifted(0, 0.76, 0)));
  set.add(BALL, { ...plastic('#fff6d8'), glow: 1.2 }, product(shifted(...BULB), scaled(0.3)));
  const moon = shifted(2.8, 3.05, BACK + 0.6);
  const medal = addMedal(set, plastic, moon, 1.02, { rim: BLUE, disc: '#ffdf9a', glow: 0.3 });
  // Its dark side.
  const dark = product(moon, shifted(-0.25, 0.1, 0.06), pitched(Math.PI / 2));
  set.add(pill(56, 0.72, 0.1, 0.04), plastic(BLUE, MATTE), dark);
  set.add(BALL, plastic(PEACH, LACQUER), product(shifted(2.4, 0.3, 1.1), scaled(0.3)));
  return {
    camera: CAMERA,
    light: {
      key: { toward: [-0.4, 0.7, 0.9], color: '#cfc8ff', strength: 0.85, radius: 0.22 },
      dome: { color: '#5a58e0', strength: 0.8 },
      sky: { color: '#6a66e8', strength: 0.3 },
      bounce: { color: '#ff9a5e', strength: 0.16 },
      fill: { toward: [0.9, 0, 0.5], color: '#ff7a9a', strength: 0.2 },
      rim: { toward: [-0.7, 0.5, -0.7], color: '#7fb4ff', strength: 0.6 },
      lamps: [{ at: [BULB[0], BULB[1] - 0.2, BULB[2] + 0.5], color: '#ffb866', strength: 5.5, reach: 5 }],
    },
    region: { middle: [0, 1.7, -0.3], reach: 4.8 },
    size: [7.4, 5.05],
    aim: 0.53,
    backdrop: new MeshBuilder()
      .add(backdropAt(BACK, 1.4), plastic(NIGHT, { gloss: 0, sheen: 0, softness: 0.1 }))
      .mesh(),
    set: set.mesh(),
    medal,
    turning: {
      pose: (share) => kept(bowls, leanAt(share), () => bowlAt(plastic, wood, leanAt(share))),
      poses: 12,
      beats: 4,
    },
    balls: [],
    contacts: [
      { at: [0.1, 0, 0.46], radius: 0.62 },
      { at: [-2.75, 0, -0.9], radius: 0.86 },
      { at: [2.4, 0, 1.1], radius: 0.2 },
    ],
    shade: '#12104a',
    paint(pen, spot, tint) {
      lightFloor(pen, spot, tint);
      const [x, y] = spot([0.35, 2.6, BACK]);
      const [right] = spot([1.35, 2.6, BACK]);
      const reach = 4.4 * (right - x);
      const halo = pen.createRadialGradient(x, y, 0, x, y, reach);
      halo.addColorStop(0, css(hex(tint('#ffb98a')), 0.55));
      halo.addColorStop(0.45, css(hex(tint('#b070d8')), 0.28));
      halo.addColorStop(1, css(hex(tint('#b070d8')), 0));
      pen.fillStyle = halo;
      pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    },
  };
}

/** The pool of light under the lamp, and the shadow of the bowl in it. */
function lightFloor(pen: Context2D, spot: Spot, tint: Tint): void {
  const [x, y] = spot([0.2, 0, 0.4]);
  const meter = spot([1.2, 0, 0.4])[0] - x;
  const flat = (spot([0.2, 0, 1.4])[1] - spot([0.2, 0, -0.6])[1]) / 2 / meter;
  const put = (reach: number, stops: readonly (readonly [at: number, color: string, opacity: number])[]) => {
    const pool = pen.createRadialGradient(0, 0, 0, 0, 0, reach * meter);
    for (const [at, color, opacity] of stops) pool.addColorStop(at, css(hex(tint(color)), opacity));
    pen.fillStyle = pool;
    pen.fillRect(-reach * meter, -reach * meter, 2 * reach * meter, 2 * reach * meter);
  };
  pen.save();
  pen.transform(1, 0, 0, flat, x, y);
  put(5, [
    [0, '#ffb070', 0.95],
    [0.4, '#e8789a', 0.85],
    [0.72, '#8a5ae0', 0.5],
    [1, '#6a5ae8', 0],
  ]);
  put(2.1, [
    [0, '#2c1260', 0.9],
    [0.45, '#4c1a70', 0.62],
    [0.75, '#6a2a78', 0.28],
    [1, '#8a3a80', 0],
  ]);
  pen.restore();
}

/** How far the bowl leans at a share of a round, in hundredths of the most: it comes by each pose twice. */
function leanAt(share: number): number {
  return Math.round(100 * Math.sin(share * 2 * Math.PI));
}

/** The bowl and what lies in it, rocking on its round foot. */
function bowlAt(plastic: Plastic, wood: Surface, lean: number): Mesh {
  const into = new MeshBuilder();
  const angle = (ROCKS * lean) / 100;
  const place: Matrix = product(shifted(0.1 + angle * FOOT, FOOT, 0.4), rolled(angle), shifted(0, -FOOT, 0));
  into.add(BOWL, wood, place);
  for (const [x, y, z, radius, color] of RESTING)
    into.add(BALL, plastic(color, color === PEACH ? MATTE : LACQUER), product(place, shifted(x, y, z), scaled(radius)));
  // The two sleep with their faces to each other.
  for (const [index, toward] of ASLEEP.entries()) {
    const [x, y, z, radius] = RESTING[index] as (typeof RESTING)[number];
    const viewer = unit(minus(CAMERA.from, [x, y, z]));
    const ball = product(place, shifted(x, y, z), scaled(radius));
    addEyes(into, plastic, ball, { viewer, toward, isClosed: true });
  }
  return into.mesh();
}
