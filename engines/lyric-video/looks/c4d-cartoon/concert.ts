import { css, hex } from '../../../drawing/color.ts';
import {
  IDENTITY,
  type Matrix,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { singing } from './poses.ts';
import { addSpeaker, backdropAt } from './props.ts';
import type { ToySet } from './set.ts';
import { GLOSSY, SMALL_BALL, softTube, type Vinyl } from './shapes.ts';

const [NIGHT, PINK, CREAM, BUTTER, VIOLET] = ['#2b2a9e', '#ff3f8e', '#fff0dc', '#ffc93c', '#6a3df0'] as const;

/** Height of the stage, meters. */
const STAGE = 0.46;
const LAMPS = [-1.45, -0.5, 0.5, 1.45] as const;

/** Evening: on a round stage between towers of speakers, the toy sings into a microphone. The camera is low and near. */
export function concert(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  set.add(pill(80, 1.95, STAGE / 2, 0.08), vinyl(PINK, GLOSSY));
  set.add(pill(80, 1.55, STAGE / 2, 0.08), vinyl(CREAM), shifted(0, STAGE / 2, 0));
  const bulb = { ...vinyl('#ffe9a0'), glow: 0.8 };
  for (let index = 0; index < 22; index++) {
    const turn = (index / 22) * 2 * Math.PI;
    set.add(
      SMALL_BALL,
      bulb,
      product(shifted(Math.sin(turn) * 1.78, STAGE / 2 + 0.03, Math.cos(turn) * 1.78), scaled(0.075)),
    );
  }
  for (const side of [-1, 1]) addTower(set, vinyl, product(shifted(side * 1.72, 0, -1.35), turned(side * -0.28)), side);
  const far = new MeshBuilder();
  far.add(arch(2.05, 0.2, -0.3, Math.PI + 0.3, 70, 18), vinyl(PINK, GLOSSY), shifted(0, 1.75, -3.1));
  far.add(arch(1.5, 0.15, -0.4, Math.PI + 0.4, 60, 18), vinyl(BUTTER, GLOSSY), shifted(0, 1.75, -3.0));
  return {
    camera: { from: [-0.75, 0.95, 8.2], to: [0, 1.62, 0] },
    light: {
      key: { toward: [-0.55, 0.8, 0.85], color: '#fff0f2', strength: 3.0 },
      dome: { color: '#8f8cff', strength: 1.1 },
      sky: { color: '#a9a2ff', strength: 0.22 },
      bounce: { color: '#ff3f8e', strength: 0.26 },
      fill: { toward: [0.95, 0.15, 0.4], color: '#ff4fa0', strength: 0.42 },
      rim: { toward: [0.7, 0.35, -0.7], color: '#5fd0ff', strength: 2.2 },
    },
    region: { middle: [0, 1.3, -0.4], reach: 4.2 },
    size: [4.3, 3.7],
    aim: 0.49,
    backdrop: new MeshBuilder()
      .add(backdropAt(-4.6, 1.4), vinyl(NIGHT, { gloss: 0, sheen: 0, softness: 0.1 }), IDENTITY, 0.3)
      .mesh(),
    far: far.mesh(),
    set: set.mesh(),
    moves: singing([0, STAGE + 0.5, 0.2]),
    poses: 10,
    beats: 2,
    sings: true,
    states: [-1, 1].flatMap((side) => [
      { meshes: [0, 1, 2, 3].map((step) => beating(vinyl, side, step)), shown: { by: 'bass' as const, gain: 1.1 } },
    ]),
    floats: {
      kinds: ['star', 'heart', 'note'],
      places: [
        [-1.7, 3.25, 0.4],
        [-0.95, 3.75, -0.6],
        [1.3, 3.6, 0.2],
        [1.75, 3.0, 0.5],
        [-2.1, 2.55, 0.6],
        [-0.2, 3.55, -1.6],
        [1.6, 3.7, -0.8],
      ],
      size: 0.2,
      drifts: 0.16,
    },
    paint(pen, spot, tint) {
      // Beams of the lamps above the picture, which meet behind the toy.
      pen.save();
      pen.globalCompositeOperation = 'screen';
      for (const [index, x] of LAMPS.entries()) {
        const [fromX, fromY] = spot([x * 1.5, 5.4, -3.4]);
        const [toX, toY] = spot([-x * 1.5, 0.2, -3.2]);
        const wide = Math.abs(spot([1, 0, -3.2])[0] - spot([0, 0, -3.2])[0]);
        const beam = pen.createLinearGradient(fromX, fromY, toX, toY);
        const color = hex(tint(index % 2 ? '#ff4fa8' : '#6f7bff'));
        beam.addColorStop(0, css(color, 0.6));
        beam.addColorStop(1, css(color, 0));
        pen.fillStyle = beam;
        pen.filter = `blur(${wide * 0.05}px)`;
        pen.beginPath();
        pen.moveTo(fromX - wide * 0.12, fromY);
        pen.lineTo(fromX + wide * 0.12, fromY);
        pen.lineTo(toX + wide * 0.62, toY);
        pen.lineTo(toX - wide * 0.62, toY);
        pen.fill();
      }
      pen.restore();
    },
  };
}

function addTower(set: MeshBuilder, vinyl: Vinyl, place: Matrix, side: number): void {
  const box = roundedBox(1.12, 1.42, 0.95, 0.16, 6);
  set.add(box, vinyl(VIOLET), place);
  set.add(roundedBox(0.98, 1.1, 0.9, 0.15, 6), vinyl(PINK), product(place, shifted(0, 1.42, 0), turned(side * 0.16)));
  for (const [y, radius] of [
    [0.5, 0.36],
    [1.1, 0.2],
  ] as const)
    addSpeaker(set, vinyl, product(place, shifted(0, y, 0.47)), radius, { ring: CREAM, cone: '#2a1a6e', cap: BUTTER });
  addSpeaker(set, vinyl, product(place, shifted(0, 1.42, 0), turned(side * 0.16), shifted(0, 0.55, 0.45)), 0.33, {
    ring: CREAM,
    cone: '#5a1050',
    cap: BUTTER,
  });
  // A lamp on top.
  const lamp = product(place, shifted(0, 2.72, 0), rolled(-side * 0.5), pitched(0.9));
  set.add(
    softTube(
      [
        [0, -0.24, 0],
        [0, 0, 0],
      ],
      0.05,
      { columns: 10, rows: 10 },
    ),
    vinyl(CREAM),
    product(place, shifted(0, 2.72, 0)),
  );
  set.add(pill(30, 0.22, 0.42, 0.09), vinyl(BUTTER, GLOSSY), product(lamp, shifted(0, -0.16, 0)));
  set.add(pill(28, 0.17, 0.06, 0.02), { ...vinyl('#fff6d8'), glow: 1.2 }, product(lamp, shifted(0, 0.24, 0)));
}

/** The large membrane of a tower, farther out the louder the bass is. @param step 0 to 3 */
function beating(vinyl: Vinyl, side: number, step: number): Mesh {
  const place = product(shifted(side * 1.72, 0, -1.35), turned(side * -0.28), shifted(0, 0.5, 0.53 + 0.025 * step));
  const size = 1 + 0.05 * step;
  return new MeshBuilder()
    .add(SMALL_BALL, vinyl(BUTTER, GLOSSY), product(place, scaled(0.17 * size, 0.17 * size, 0.1)))
    .mesh();
}
