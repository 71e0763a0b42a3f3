import { css, hex } from '../../../drawing/color.ts';
import { IDENTITY, product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, pill } from '../../../drawing/solids/shapes.ts';
import { singing } from './poses.ts';
import { addSpeaker, backdropAt } from './props.ts';
import type { ToySet } from './set.ts';
import { cushion, GLOSSY, SMALL_BALL, starOutline, type Vinyl } from './shapes.ts';

const [NIGHT, CORAL, LILAC, BUTTER, VIOLET, TEAL] = [
  '#2b2a9e',
  '#f0506a',
  '#6d52ee',
  '#ffc93c',
  '#2c1670',
  '#1fa6c8',
] as const;

/** Height of the stage, meters. */
const STAGE = 0.46;
/** The loudspeaker behind the toy: its middle, and its radius in meters. */
const SPEAKER = { at: [0.05, 2.1, -1.7], radius: 1.95 } as const;
/** Where the beams of the lamps above the picture come from, and where they end, meters. */
const BEAMS = [
  { from: -3.4, to: 1.2 },
  { from: 3.2, to: -1.4 },
] as const;
const STAR = cushion(starOutline(5, 0.5), 0.34, 50, 12);

/** Evening: before one huge loudspeaker, the toy sings into a microphone. The camera is low and near. */
export function concert(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  set.add(pill(80, 1.75, STAGE, 0.1), vinyl(CORAL), scaled(1, 1, 0.9));
  const bulb = { ...vinyl('#ffe9a0'), glow: 0.8 };
  for (let index = 0; index < 26; index++) {
    const turn = (index / 26) * 2 * Math.PI;
    set.add(SMALL_BALL, bulb, product(shifted(Math.sin(turn) * 1.75, STAGE / 2, Math.cos(turn) * 1.57), scaled(0.06)));
  }
  addSpeaker(set, vinyl, shifted(...SPEAKER.at), SPEAKER.radius, { ring: LILAC, cone: VIOLET, cap: BUTTER });
  const near = new MeshBuilder();
  for (const [x, y, z, size, turn] of [
    [-2.3, 0.12, 2.9, 0.4, 0.4],
    [1.55, 0.2, 3.3, 0.24, -0.5],
  ] as const)
    near.add(STAR, vinyl(BUTTER, GLOSSY), product(shifted(x, y, z), turned(turn), rolled(turn), scaled(size)));
  return {
    camera: { from: [-0.75, 0.95, 8.2], to: [0, 1.62, 0] },
    light: {
      key: { toward: [-0.55, 0.8, 0.85], color: '#fff0f2', strength: 2.8 },
      dome: { color: '#8f8cff', strength: 0.9 },
      sky: { color: '#a9a2ff', strength: 0.2 },
      bounce: { color: '#ff5a7e', strength: 0.3 },
      fill: { toward: [0.95, 0.15, 0.4], color: '#ff4fa0', strength: 0.42 },
      rim: { toward: [0.7, 0.35, -0.7], color: '#5fd0ff', strength: 2.2 },
    },
    region: { middle: [0, 1.5, -0.6], reach: 4.0 },
    size: [4.3, 3.7],
    aim: 0.49,
    backdrop: new MeshBuilder()
      .add(backdropAt(-4.6, 1.4), vinyl(NIGHT, { gloss: 0, sheen: 0, softness: 0.1 }), IDENTITY, 0.3)
      .mesh(),
    set: set.mesh(),
    near: near.mesh(),
    moves: singing([0, STAGE + 0.62, 0.2]),
    poses: 10,
    beats: 2,
    sings: true,
    states: [{ meshes: [0, 1, 2, 3].map((step) => beating(vinyl, step)), shown: { by: 'bass', gain: 1.1 } }],
    paint(pen, spot, tint) {
      // Beams of the lamps above the picture, which cross behind the loudspeaker.
      pen.save();
      pen.globalCompositeOperation = 'screen';
      for (const { from, to } of BEAMS) {
        const [fromX, fromY] = spot([from, 6.4, -3.4]);
        const [toX, toY] = spot([to, 0.2, -3.2]);
        const wide = Math.abs(spot([1, 0, -3.2])[0] - spot([0, 0, -3.2])[0]);
        const beam = pen.createLinearGradient(fromX, fromY, toX, toY);
        const color = hex(tint('#7f86ff'));
        beam.addColorStop(0, css(color, 0.75));
        beam.addColorStop(1, css(color, 0));
        pen.fillStyle = beam;
        pen.filter = `blur(${wide * 0.1}px)`;
        pen.beginPath();
        pen.moveTo(fromX - wide * 0.2, fromY);
        pen.lineTo(fromX + wide * 0.2, fromY);
        pen.lineTo(toX + wide * 1.5, toY);
        pen.lineTo(toX - wide * 1.5, toY);
        pen.fill();
      }
      pen.restore();
    },
  };
}

/** The ring of rubber around the loudspeaker's cone, wider the louder the bass is. @param step 0 to 3 */
function beating(vinyl: Vinyl, step: number): Mesh {
  const { at, radius } = SPEAKER;
  return new MeshBuilder()
    .add(
      arch(radius * 0.8, 0.07 + 0.025 * step, 0, 2 * Math.PI, 72, 12),
      { ...vinyl(TEAL, GLOSSY), glow: 0.12 * step },
      shifted(at[0], at[1], at[2] + 0.12),
    )
    .mesh();
}
