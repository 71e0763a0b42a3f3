import { css, hex } from '../../../drawing/color.ts';
import { clamp } from '../../../drawing/motion.ts';
import { plus, product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { catchOf } from './cat.ts';
import { fishing } from './poses.ts';
import { addCloud } from './props.ts';
import type { ToySet } from './set.ts';
import { cushion, MATTE, SMALL_BALL, softTube, starOutline, type Vinyl } from './shapes.ts';

/** Radius of the moon's middle line and of its body, meters. */
const [ROUND, FULL] = [1.75, 0.62] as const;
const STAR = cushion(starOutline(5, 0.52), 0.32, 50, 14);

/** Night: the toy sits on a crescent moon and fishes for stars. Only the moon and the star give warm light. */
export function moon(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  const moves = fishing([-0.12, 1.3, 0.32], [1.75, 1.5, 0.9]);
  const caught = catchOf(moves(0));
  const arc = Array.from({ length: 15 }, (_, index): Vector => {
    const angle = Math.PI * (0.62 + (1.02 * index) / 14);
    return [Math.cos(angle) * ROUND, 2.2 + Math.sin(angle) * ROUND, 0];
  });
  const body = softTube(arc, (share) => 0.03 + FULL * Math.sin(Math.PI * clamp(share)) ** 0.85, {
    columns: 40,
    rows: 70,
  });
  set.add(body, vinyl('#ffdf8a', { gloss: 0.18, sharpness: 14, glow: 0.3 }));
  const cloud = vinyl('#7f7ff0', MATTE);
  addCloud(set, cloud, shifted(1.55, -1.0, 0.4), 0.85);
  addCloud(set, vinyl('#6464dd', MATTE), shifted(-1.9, -0.75, -0.8), 1.15);
  const far = new MeshBuilder();
  addCloud(far, vinyl('#4d4bc4', MATTE), shifted(4.6, -0.5, -3.4), 1.5);
  addCloud(far, vinyl('#4d4bc4', MATTE), shifted(-5.2, -0.7, -3.0), 1.6);
  for (const [x, y, size] of [
    [-3.6, 4.0, 0.17],
    [-4.6, 2.3, 0.11],
    [3.9, 4.3, 0.14],
    [4.9, 2.6, 0.18],
    [-2.4, 4.9, 0.1],
    [1.9, 5.0, 0.11],
  ] as const)
    far.add(STAR, { ...vinyl('#fff0b8'), glow: 0.35 }, product(shifted(x, y, -2.4), scaled(size)));
  for (const [x, y] of [
    [-5.4, 3.4],
    [-3.0, 3.1],
    [3.1, 3.3],
    [5.6, 3.9],
    [-1.2, 5.2],
    [0.6, 4.6],
    [4.2, 1.6],
    [-4.2, 1.2],
  ] as const)
    far.add(SMALL_BALL, { ...vinyl('#c9c6ff'), glow: 0.5 }, product(shifted(x, y, -2.6), scaled(0.04)));
  const near = new MeshBuilder();
  addCloud(near, vinyl('#5a58d4', MATTE), shifted(-2.9, -1.25, 3.2), 1.05);
  addCloud(near, vinyl('#5a58d4', MATTE), shifted(2.9, -1.3, 3.0), 1.0);
  return {
    camera: { from: [0.6, 2.1, 13], to: [0, 1.95, 0] },
    light: {
      key: { toward: [-0.4, 0.7, 0.9], color: '#e6dcff', strength: 1.6 },
      dome: { color: '#5a58e0', strength: 0.9 },
      sky: { color: '#6a66e8', strength: 0.3 },
      bounce: { color: '#ff9a5e', strength: 0.22 },
      fill: { toward: [0.9, 0, 0.5], color: '#ff9a5e', strength: 0.25 },
      rim: { toward: [-0.7, 0.5, -0.7], color: '#7fb4ff', strength: 1.5 },
      lamps: [{ at: plus(caught, [-0.25, 0.1, 0.5]), color: '#ffb45a', strength: 7, reach: 2.2 }],
    },
    region: { middle: [0, 1.6, 0], reach: 4.6 },
    size: [6.3, 4.75],
    aim: 0.5,
    far: far.mesh(),
    set: set.mesh(),
    near: near.mesh(),
    moves,
    poses: 8,
    beats: 8,
    sings: false,
    paint(pen, spot, tint) {
      const { width, height } = pen.canvas;
      const sky = pen.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, tint('#17155e'));
      sky.addColorStop(0.6, tint('#2f2c9c'));
      sky.addColorStop(1, tint('#6a4fd0'));
      pen.fillStyle = sky;
      pen.fillRect(0, 0, width, height);
      const meter = spot([1, 0, 0])[0] - spot([0, 0, 0])[0];
      const glow = (at: Vector, reach: number, strength: number) => {
        const [x, y] = spot(at);
        const halo = pen.createRadialGradient(x, y, 0, x, y, reach * meter);
        halo.addColorStop(0, css(hex(tint('#ffb98a')), strength));
        halo.addColorStop(0.5, css(hex(tint('#c07ae0')), strength * 0.45));
        halo.addColorStop(1, css(hex(tint('#c07ae0')), 0));
        pen.fillStyle = halo;
        pen.fillRect(0, 0, width, height);
      };
      glow([0.2, 1.8, 0], 3.6, 0.42);
      glow(caught, 1.3, 0.55);
    },
  };
}
