import { css, hex } from '../../../drawing/color.ts';
import { product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { addMedal } from './medal.ts';
import type { MachineSet } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, type Plastic, softTube } from './shapes.ts';
import { rocking, type Trough, troughAt } from './ways.ts';
import { woodOf } from './wood.ts';

const [PEACH, TEAL, CREAM, BUTTER, CORAL] = ['#ffb09c', '#0f8f8c', '#fff1dc', '#ffc74a', '#ff7a5c'] as const;

/** The surface of the ramp, half of its thickness, and how many times as wide as thick it is. */
const RAMP: Trough = { middle: [0.2, 4.75, 0], radius: 4.3 };
const [HALF, FLAT] = [0.1, 8] as const;
/** The ends of the ramp, and how far the ball swings, radians. */
const [LEFT, RIGHT, SWING] = [-1.24, 0.84, 0.56] as const;
/** Radius of the ball, meters. */
const RADIUS = 0.44;
/** Depth of the wall, meters. */
const BACK = -2.6;
const SUN = shifted(2.3, 3.12, BACK + 0.7);

/** Morning: the red ball rocks in a ramp like a cradle. The sun is a disc of paper, and casts long shadows. */
export function firstLight(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  addRamp(set, plastic);
  const medal = addMedal(set, plastic, SUN, 1.18, { rim: CORAL, disc: BUTTER, glow: 0.35 });
  for (const [x, z, radius, color] of [
    [4.2, 1.5, 0.34, TEAL],
    [4.95, 0.9, 0.24, CREAM],
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
      rim: { toward: [0.8, 0.4, -0.6], color: '#ffd9a0', strength: 1.1 },
    },
    region: { middle: [0, 1.9, -0.4], reach: 7.2 },
    size: [8.7, 4.9],
    aim: 0.53,
    backdrop: new MeshBuilder()
      .add(backdropAt(BACK, 1.4), plastic(PEACH, { gloss: 0, sheen: 0, softness: 0.15 }))
      .mesh(),
    set: set.mesh(),
    medal,
    balls: [{ radius: RADIUS, color: HERO, way: rocking(RAMP, SWING, RADIUS), beats: 4, starts: [0] }],
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
  for (const [angle, color] of [
    [-0.96, TEAL],
    [0.02, BUTTER],
    [0.62, TEAL],
  ] as const) {
    const { middle, radius } = ballBelow(angle);
    set.add(BALL, plastic(color, GLOSSY), product(shifted(...middle), scaled(radius)));
  }
}

/** The ball on the floor that carries the ramp at an angle of its trough. */
function ballBelow(angle: number): { middle: Vector; radius: number } {
  const below = RAMP.radius + 2 * HALF;
  const radius = (RAMP.middle[1] - below * Math.cos(angle)) / (1 + Math.cos(angle));
  return { middle: troughAt({ ...RAMP, radius: below + radius }, angle), radius };
}
