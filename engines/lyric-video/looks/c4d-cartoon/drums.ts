import { css, hex } from '../../../drawing/color.ts';
import { disc } from '../../../drawing/hand.ts';
import {
  IDENTITY,
  type Matrix,
  moved,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, State } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic, SMALL_BALL } from './shapes.ts';
import { type Ball, hopping, type Way } from './ways.ts';

const [NIGHT, CORAL, BUTTER, CREAM, BLUE] = ['#2b2a9e', '#f0506a', '#ffc93c', '#fff1dc', '#5b7cff'] as const;

const SKIN = '#fff3df';

/** Height of the stage, meters. */
const STAGE = 0.4;
/** The great drum that faces the viewer: its middle, the radius of its head, and its depth, meters. */
const GREAT = { middle: [0, STAGE + 1.4, -0.3], radius: 1.22, deep: 1.1 } as const;
/** The small drums: how far they are from the middle, their radius, height and tilt. Meters, and radians. */
const SMALL = { out: 2.0, near: 0.5, radius: 0.68, high: 0.95, tilt: 0.1 } as const;
/** Beats of a flight, and the heights of the two arcs, meters. */
const [BEATS, HIGHER, LOWER] = [4, 3.0, 2.25] as const;
/** How far a drum's head sinks under a ball, meters, and for how much of a beat. */
const [SINKS, DOWN, BACK_UP] = [0.07, 0.22, 0.48] as const;
/** Radius of beads that jump on each small drum, meters; where they are, in shares of its radius, and how high, meters. */
const BEAD = 0.085;
const BEADS = [
  [-0.62, 0.1, 0.5],
  [0.58, 0.3, 0.72],
  [-0.2, -0.55, 0.95],
  [0.3, -0.35, 0.6],
  [-0.15, 0.6, 0.4],
] as const;
/** Lights behind the stage: across, up, radius in meters, and color. */
const LIGHTS = [
  [-3.3, 3.9, 0.34, CORAL],
  [-2.6, 2.7, 0.22, BUTTER],
  [-1.9, 4.5, 0.26, BLUE],
  [2.1, 4.4, 0.36, BUTTER],
  [3.2, 3.5, 0.26, CORAL],
  [3.9, 4.4, 0.2, BLUE],
  [-3.9, 1.9, 0.26, BLUE],
  [3.8, 2.3, 0.34, BUTTER],
  [2.9, 1.7, 0.18, CORAL],
] as const;
/** Claws that hold the hoop of the great drum. */
const LUGS = 8;
const SHELL = pill(56, 1, 1, 0.05);
const HOOP = arch(1, 0.1, 0, 2 * Math.PI, 56, 12);

/** The place of a small drum, whose upper side is 1 height above it. @param side -1 is left */
function drumAt(side: number): Matrix {
  return product(shifted(side * SMALL.out, STAGE, SMALL.near), rolled(-side * SMALL.tilt), pitched(0.16));
}

function headOf(side: number): Vector {
  return moved(drumAt(side), [0, SMALL.high + 0.04 - SINKS, 0]);
}

/** From the left drum to the right one on a high arc, and back on a lower one. */
function juggled(radius: number): Way {
  const [left, right] = [headOf(-1), headOf(1)];
  const there = { from: left, to: right, rise: HIGHER, beats: BEATS };
  const back = { from: right, to: left, rise: LOWER, beats: BEATS };
  return (share) => hopping(share < 0.5 ? there : back, radius, (share * 2) % 1);
}

/** Balls that land on the left drum on these beats, and on the right one half a round later. */
function juggling(color: string, radius: number, beats: readonly number[]): Ball {
  const starts = beats.map((beat) => -beat / (2 * BEATS));
  return { radius, color, way: juggled(radius), beats: 2 * BEATS, starts };
}

/** A bead that jumps with every beat. @returns `z`: whether it is before the middle of its drum (above 0) or behind it */
function beadOn(side: number, [x, z, rise]: (typeof BEADS)[number], color: string): Ball & { z: number } {
  const at = moved(drumAt(side), [x * SMALL.radius, SMALL.high, z * SMALL.radius]);
  return {
    radius: BEAD,
    color,
    way: (share) => hopping({ from: at, to: at, rise, beats: 1 }, BEAD, share),
    beats: 1,
    starts: [0],
    z,
  };
}

/** Night: balls fly over a great drum, and land on two small ones with every beat. */
export function drums(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  set.add(pill(96, 2.9, STAGE, 0.14), plastic(CORAL, { gloss: 0.4 }), scaled(1, 1, 0.62));
  const bulb = { ...plastic('#ffe9a0'), glow: 0.8 };
  for (let index = 0; index < 40; index++) {
    const turn = (index / 40) * 2 * Math.PI;
    const place = shifted(Math.sin(turn) * 2.9, STAGE * 0.5, Math.cos(turn) * 2.9 * 0.62);
    set.add(SMALL_BALL, bulb, product(place, scaled(0.07)));
  }
  const medal = addGreatDrum(set, plastic);
  const beads = [-1, 1].flatMap((side) =>
    BEADS.map((bead, index) => beadOn(side, bead, [BUTTER, CORAL, CREAM][index % 3] as string)),
  );
  for (const side of [-1, 1]) {
    const place = drumAt(side);
    set.add(SHELL, plastic(BLUE, GLOSSY), product(place, scaled(SMALL.radius, SMALL.high, SMALL.radius)));
    for (const y of [0.08, SMALL.high])
      set.add(
        HOOP,
        plastic(BUTTER, GLOSSY),
        product(place, shifted(0, y, 0), pitched(Math.PI / 2), scaled(SMALL.radius * 1.02)),
      );
  }
  const near = new MeshBuilder();
  for (const [x, y, z, radius, color] of [
    [-2.9, 0.3, 3.4, 0.36, BUTTER],
    [2.7, 0.24, 3.6, 0.28, HERO],
  ] as const)
    near.add(BALL, plastic(color, LACQUER), product(shifted(x, y, z), scaled(radius)));
  return {
    camera: { from: [-0.6, 2.2, 11], to: [0, 2.05, 0] },
    light: {
      key: { toward: [-0.55, 0.85, 0.85], color: '#fff0f2', strength: 2.7 },
      dome: { color: '#8f8cff', strength: 0.9 },
      sky: { color: '#a9a2ff', strength: 0.22 },
      bounce: { color: '#ff5a7e', strength: 0.3 },
      fill: { toward: [0.95, 0.15, 0.4], color: '#ff4fa0', strength: 0.42 },
      rim: { toward: [0.7, 0.35, -0.7], color: '#5fd0ff', strength: 0.6 },
    },
    region: { middle: [0, 1.6, -0.2], reach: 4.2 },
    size: [6.2, 5.3],
    aim: 0.55,
    backdrop: new MeshBuilder()
      .add(backdropAt(-4.6, 1.4), plastic(NIGHT, { gloss: 0, sheen: 0, softness: 0.1 }), IDENTITY, 0.3)
      .mesh(),
    set: set.mesh(),
    near: near.mesh(),
    medal,
    states: [
      { meshes: [0, 1, 2, 3].map((step) => hoopOf(plastic, step)), shown: ({ bass }) => Math.min(0.99, bass * 1.1) },
      skinOf(plastic, -1),
      skinOf(plastic, 1),
    ],
    balls: [
      ...beads.filter(({ z }) => z < 0),
      juggling(BUTTER, 0.26, [1, 3, 5, 7]),
      juggling(CREAM, 0.26, [2, 4, 6]),
      { ...juggling(LITTLE_ONE, 0.17, [0.5]), gaze: 'ahead' },
      { ...juggling(HERO, 0.42, [0]), gaze: 'ahead' },
      ...beads.filter(({ z }) => z >= 0),
    ],
    shade: '#2c1a70',
    paint(pen, spot, tint) {
      // A pool of light on the wall behind the drums.
      const [x, y] = spot([0, 2.4, -4.6]);
      const [right] = spot([1, 2.4, -4.6]);
      const reach = 4.6 * (right - x);
      const pool = pen.createRadialGradient(x, y, 0, x, y, reach);
      const color = hex(tint('#7a6bff'));
      pool.addColorStop(0, css(color, 0.85));
      pool.addColorStop(0.62, css(color, 0.5));
      pool.addColorStop(1, css(color, 0));
      pen.fillStyle = pool;
      pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
      // Lights far away, out of focus.
      pen.globalCompositeOperation = 'screen';
      for (const [across, up, size, light] of LIGHTS) {
        pen.fillStyle = css(hex(tint(light)), 0.3);
        disc(pen, ...spot([across, up, -4.6]), size * (right - x));
        pen.fill();
      }
      pen.globalCompositeOperation = 'source-over';
    },
  };
}

function addGreatDrum(set: MeshBuilder, plastic: Plastic) {
  const { middle, radius, deep } = GREAT;
  const place = shifted(...middle);
  set.add(
    SHELL,
    plastic(BUTTER, { gloss: 0.5 }),
    product(place, shifted(0, 0, -deep), pitched(Math.PI / 2), scaled(radius * 1.06, deep, radius * 1.06)),
  );
  for (const side of [-1, 1])
    set.add(
      pill(24, 0.13, 0.7, 0.08),
      plastic(BLUE, GLOSSY),
      product(shifted(side * 1.0, STAGE, -0.75), rolled(-side * 0.35)),
    );
  // A patch of red felt, where the beater strikes.
  const patch = pill(56, radius * 0.36, 0.1, 0.03);
  set.add(patch, plastic(HERO, MATTE), product(place, shifted(0, 0, 0.07), pitched(Math.PI / 2)));
  set.add(
    arch(radius * 0.86, 0.035, 0, 2 * Math.PI, 80, 8),
    plastic(BUTTER, MATTE),
    product(place, shifted(0, 0, 0.14)),
  );
  return addMedal(set, plastic, place, radius, { rim: CORAL, disc: SKIN, glow: 0.3 });
}

/** The hoop of the great drum, thicker and brighter the louder the bass is. @param step 0 to 3 */
function hoopOf(plastic: Plastic, step: number): Mesh {
  const { middle, radius } = GREAT;
  const hoop = shifted(middle[0], middle[1], middle[2] + 0.14);
  const into = new MeshBuilder().add(
    arch(radius * 1.08, 0.13 + 0.02 * step, 0, 2 * Math.PI, 96, 16),
    { ...plastic(CORAL, GLOSSY), glow: 0.12 * step },
    hoop,
  );
  for (let lug = 0; lug < LUGS; lug++)
    into.add(
      roundedBox(0.2, 0.42, 0.52, 0.09, 4),
      plastic(BUTTER, GLOSSY),
      product(hoop, rolled(((lug + 0.5) / LUGS) * 2 * Math.PI), shifted(0, radius * 1.08 - 0.18, 0.06)),
    );
  return into.mesh();
}

/** The skin of a small drum, which sinks and lights up when a ball lands on it. */
function skinOf(plastic: Plastic, side: number): State {
  const skin = (sunk: number, glow: number) =>
    new MeshBuilder()
      .add(
        pill(48, SMALL.radius * 0.95, 0.1, 0.04),
        plastic(CREAM, { ...MATTE, glow }),
        product(drumAt(side), shifted(0, SMALL.high - 0.06 - sunk * SINKS, 0)),
      )
      .mesh();
  return {
    meshes: [skin(0, 0), skin(0.5, 0.2), skin(1, 0.45)],
    shown: ({ beat }) => (beat % 1 < DOWN ? 0.9 : beat % 1 < BACK_UP ? 0.5 : 0),
  };
}
