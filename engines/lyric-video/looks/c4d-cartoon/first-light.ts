import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { pitched, plus, product, rolled, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { MeshBuilder, type Shape } from '../../../drawing/solids/mesh.ts';
import { lathe, type ProfilePoint, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import type { Contact } from './contacts.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, Spot } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic, softTube } from './shapes.ts';
import { hopping, rocking, type Trough, troughAt, type Way } from './ways.ts';
import { woodOf } from './wood.ts';

const [PEACH, TEAL, CREAM, BUTTER, CORAL] = ['#ffb09c', '#0f8f8c', '#fff1dc', '#ffc74a', '#ff7a5c'] as const;

/** The surface of the ramp, half of its thickness, and how many times as wide as thick it is. */
const RAMP: Trough = { middle: [0.2, 4.75, 0], radius: 4.3 };
const [HALF, FLAT] = [0.1, 8] as const;
/** Where the stands carry the ramp, as angles of its trough. */
const CARRIED = [-0.78, 0.7] as const;
/** The ball below the high end of the ramp, which it does not touch. */
const GREAT = { at: [-4.75, 0, -0.35], radius: 1.05 } as const;
/** The ends of the ramp, and how far the ball swings, radians. */
const [LEFT, RIGHT, SWING] = [-1.24, 0.84, 0.52] as const;
/** Radius of the ball, meters. */
const RADIUS = 0.58;
/** Depth of the wall, meters. */
const BACK = -2.6;
/** A round window in the wall, and the radius of its pane, meters. */
const WINDOW = shifted(2.3, 3.15, BACK + 0.5);
const PANE = 1.2;
/** The little ball that waits on the floor: where it is, its radius and its hop, meters, and how often it hops, beats. */
const LITTLE = { at: [3.6, 0, 0.85], radius: 0.26, rise: 0.55, beats: 4 } as const;

/** The patch of the sun: its middle across and toward the viewer, half of its sides, and how far it leans, meters. */
const PATCH = { middle: [0.5, 0.95], wide: 1.3, long: 1.45, slant: 0.8 } as const;
/** Balls that lie on the floor: where, how large, and in which color. */
const RESTING = [
  [4.72, 1.2, 0.34, CORAL],
  [5.55, 0.1, 0.4, TEAL],
] as const;

/** Morning: the red ball rocks in a ramp like a cradle. The sun is a disc of paper, and lies on the floor as a warm patch. */
export function firstLight(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  addRamp(set, plastic);
  const medal = addMedal(set, plastic, WINDOW, PANE, { rim: CREAM, disc: BUTTER, glow: 0.4 });
  addWindow(set, plastic);
  for (const [x, z, radius, color] of [[GREAT.at[0], GREAT.at[2], GREAT.radius, TEAL], ...RESTING] as const)
    set.add(BALL, plastic(color, LACQUER), product(shifted(x, radius, z), scaled(radius)));
  return {
    camera: { from: [0.6, 4.3, 14], to: [-0.15, 1.95, 0] },
    light: {
      key: { toward: [-0.6, 1.3, 0.62], color: '#fff3e4', strength: 2.9, radius: 0.22 },
      dome: { color: '#ffe6e0', strength: 1.35 },
      sky: { color: '#fff0ea', strength: 0.24 },
      bounce: { color: '#ff9d80', strength: 0.4 },
      fill: { toward: [0.9, 0.2, 0.5], color: '#ff8a7a', strength: 0.2 },
      rim: { toward: [0.8, 0.4, -0.6], color: '#ffd9a0', strength: 0.3 },
    },
    region: { middle: [0, 1.9, -0.4], reach: 7.2 },
    size: [8.6, 4.75],
    aim: 0.53,
    backdrop: new MeshBuilder()
      .add(backdropAt(BACK, 1.4), plastic(PEACH, { gloss: 0, sheen: 0, softness: 0.15 }))
      .mesh(),
    set: set.mesh(),
    medal,
    balls: [
      { radius: RADIUS, color: HERO, way: rocking(RAMP, SWING, RADIUS), beats: 4, starts: [0], gaze: 'ahead' },
      {
        radius: LITTLE.radius,
        color: LITTLE_ONE,
        way: hopOnce,
        beats: LITTLE.beats,
        starts: [0],
        gaze: [-0.95, 0.2, 0],
      },
    ],
    contacts: [
      { at: GREAT.at, radius: 0.62 },
      ...RESTING.map(([x, z, radius]): Contact => ({ at: [x, 0, z], radius: 0.6 * radius })),
      ...CARRIED.map((angle): Contact => ({ at: [carriedAt(angle)[0], 0, 0], radius: 0.6 })),
    ],
    shade: '#8a3c3c',
    paint(pen, spot, tint) {
      lightFloor(pen, spot, tint);
      // The wall is bright around the sun.
      const [x, y] = spot([2.3, 3.2, BACK]);
      const [right] = spot([3.3, 3.2, BACK]);
      const reach = 4.2 * (right - x);
      const halo = pen.createRadialGradient(x, y, 0, x, y, reach);
      const color = hex(tint('#fff0b8'));
      halo.addColorStop(0, css(color, 0.8));
      halo.addColorStop(0.5, css(color, 0.26));
      halo.addColorStop(1, css(color, 0));
      pen.fillStyle = halo;
      pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    },
  };
}

function addRamp(set: MeshBuilder, plastic: Plastic): void {
  const steps = 24;
  const inside = { ...RAMP, radius: RAMP.radius + HALF };
  const line = Array.from({ length: steps + 1 }, (_, step) => troughAt(inside, LEFT + ((RIGHT - LEFT) * step) / steps));
  set.add(softTube(line, HALF, { columns: 28, rows: 60, flat: FLAT }), woodOf(plastic, '#f0c48c', '#a8642c', 'v'));
  const turnedWood = woodOf(plastic, '#e2a566', '#8a4a20', 'u');
  for (const angle of CARRIED) {
    const [x, y] = carriedAt(angle);
    set.add(standOf(y), turnedWood, shifted(x, 0, 0));
    // The saddle lies along the ramp.
    set.add(
      pill(48, 0.36, 0.14, 0.06),
      plastic(CORAL, GLOSSY),
      product(shifted(x, y, 0), rolled(-angle), shifted(0, -0.12, 0)),
    );
  }
}

/** The point of the ramp's lower side above a stand. */
function carriedAt(angle: number): Vector {
  return troughAt({ ...RAMP, radius: RAMP.radius + 2 * HALF }, angle);
}

/** A stand of turned wood: a wide foot, a waist with rings, and a head. @param high meters */
function standOf(high: number): Shape {
  const shaft = Array.from({ length: 13 }, (_, step): ProfilePoint => {
    const share = step / 12;
    return [0.17 + 0.045 * Math.sin(share * Math.PI), 0.34 + (high - 0.62) * share];
  });
  return lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.56, 0.04],
      [0.56, 0.1],
      [0.5, 0.15],
      [0.36, 0.18],
      [0.26, 0.22],
      [0.25, 0.27],
      [0.2, 0.31],
      ...shaft,
      [0.24, high - 0.25],
      [0.24, high - 0.2],
      [0.19, high - 0.15],
      [0.26, high - 0.06],
      [0.3, high],
      [0, high],
    ],
    56,
  );
}

/** The sun behind the pane, and the bars before it. */
function addWindow(set: MeshBuilder, plastic: Plastic): void {
  const sun = product(WINDOW, shifted(-0.26, -0.2, 0.1), pitched(Math.PI / 2));
  set.add(pill(56, 0.56, 0.08, 0.03), { ...plastic('#fffbe2', MATTE), glow: 0.6 }, sun);
  const bar = roundedBox(2 * PANE, 0.13, 0.13, 0.05, 3);
  for (const turn of [0, Math.PI / 2])
    set.add(bar, plastic(CREAM, GLOSSY), product(WINDOW, shifted(0, 0, 0.2), rolled(turn), shifted(0, -0.065, 0)));
}

/** Hops once, and rests for the other beats. */
const hopOnce: Way = (share) => {
  const { at, radius, rise, beats } = LITTLE;
  if (share * beats < 1) return hopping({ from: at, to: at, rise, beats: 1 }, radius, share * beats);
  return { middle: plus(at, [0, radius, 0]), up: [0, 1, 0], gap: 0, height: 1 };
};

/** The sun through the window, on the floor before it: four panes between the shadows of the bars. */
function lightFloor(pen: Context2D, spot: Spot, tint: Tint): void {
  const { middle, wide, long, slant } = PATCH;
  const bar = 0.07;
  const at = (across: number, along: number): Point =>
    spot([middle[0] + wide * across - slant * along, 0, middle[1] + long * along]);
  pen.save();
  pen.filter = `blur(${0.02 * (at(1, 0)[0] - at(0, 0)[0])}px)`;
  pen.fillStyle = css(hex(tint('#fff0a8')), 0.78);
  for (const quarter of [0, 1, 2, 3]) {
    const [right, front] = [quarter % 2 ? 1 : -1, quarter < 2 ? 1 : -1];
    const edge = Array.from({ length: 13 }, (_, step): Point => {
      const angle = (step / 12) * (Math.PI / 2);
      return at(right * Math.max(bar, Math.cos(angle)), front * Math.max(bar, Math.sin(angle)));
    });
    polygon(pen, [at(right * bar, front * bar), ...edge]);
    pen.fill();
  }
  pen.restore();
}
