import { css, hex } from '../../../drawing/color.ts';
import { pitched, plus, product, rolled, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { addMedal } from './medal.ts';
import type { MachineSet } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic, softTube } from './shapes.ts';
import { hopping, rocking, type Trough, troughAt, type Way } from './ways.ts';
import { woodOf } from './wood.ts';

const [PEACH, TEAL, CREAM, BUTTER, CORAL] = ['#ffb09c', '#0f8f8c', '#fff1dc', '#ffc74a', '#ff7a5c'] as const;

/** The surface of the ramp, half of its thickness, and how many times as wide as thick it is. */
const RAMP: Trough = { middle: [0.2, 4.75, 0], radius: 4.3 };
const [HALF, FLAT] = [0.1, 8] as const;
/** Radius of the head of the ramp's stand, meters. */
const HEAD = 0.26;
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
const LITTLE = { at: [4.85, 0, 0.8], radius: 0.26, rise: 0.55, beats: 4 } as const;

/** Morning: the red ball rocks in a ramp like a cradle. The sun is a disc of paper, and casts long shadows. */
export function firstLight(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  addRamp(set, plastic);
  const medal = addMedal(set, plastic, WINDOW, PANE, { rim: CREAM, disc: BUTTER, glow: 0.4 });
  addWindow(set, plastic);
  for (const [x, z, radius, color] of [
    [4.05, 1.3, 0.34, CORAL],
    [5.55, 0.1, 0.4, TEAL],
  ] as const)
    set.add(BALL, plastic(color, LACQUER), product(shifted(x, radius, z), scaled(radius)));
  return {
    camera: { from: [0.6, 4.3, 14], to: [-0.15, 1.95, 0] },
    light: {
      key: { toward: [-0.95, 0.62, 0.75], color: '#fff3e4', strength: 2.9, radius: 0.2 },
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
      { radius: RADIUS, color: HERO, way: rocking(RAMP, SWING, RADIUS), beats: 4, starts: [0] },
      { radius: LITTLE.radius, color: LITTLE_ONE, way: hopOnce, beats: LITTLE.beats, starts: [0] },
    ],
    shade: '#8a3c3c',
    paint(pen, spot, tint) {
      // The wall is bright around the sun.
      const [x, y] = spot([2.3, 3.2, BACK]);
      const [right] = spot([3.3, 3.2, BACK]);
      const reach = 4.2 * (right - x);
      const halo = pen.createRadialGradient(x, y, 0, x, y, reach);
      const color = hex(tint('#fff0b8'));
      halo.addColorStop(0, css(color, 0.6));
      halo.addColorStop(0.5, css(color, 0.2));
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
  const { middle, radius } = ballBelow(-0.96);
  set.add(BALL, plastic(TEAL, GLOSSY), product(shifted(...middle), scaled(radius)));
  // A low foot below the middle, and a stand whose round head carries the right end.
  set.add(
    pill(48, 0.62, RAMP.middle[1] - RAMP.radius - 2 * HALF + 0.03, 0.08),
    plastic(TEAL, GLOSSY),
    shifted(0.2, 0, 0),
  );
  const [x, y] = troughAt({ ...RAMP, radius: RAMP.radius + 2 * HALF + HEAD }, 0.64);
  set.add(BALL, plastic(CORAL, GLOSSY), product(shifted(x, y, 0), scaled(HEAD)));
  set.add(pill(32, 0.16, y, 0.05), plastic(TEAL, GLOSSY), shifted(x, 0, 0));
  set.add(pill(48, 0.5, 0.16, 0.07), plastic(TEAL, GLOSSY), shifted(x, 0, 0));
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

/** The ball on the floor that carries the ramp at an angle of its trough. */
function ballBelow(angle: number): { middle: Vector; radius: number } {
  const below = RAMP.radius + 2 * HALF;
  const radius = (RAMP.middle[1] - below * Math.cos(angle)) / (1 + Math.cos(angle));
  return { middle: troughAt({ ...RAMP, radius: below + radius }, angle), radius };
}
