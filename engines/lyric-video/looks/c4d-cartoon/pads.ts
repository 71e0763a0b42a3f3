import { pitched, product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { marching } from './poses.ts';
import { addSpeaker } from './props.ts';
import { addRug, BULB, furnitureOf, paintFloor, shellOf } from './room.ts';
import type { ToySet } from './set.ts';
import { GLOSSY, MATTE, softTube, type Vinyl } from './shapes.ts';

const [BUTTER, CREAM, CORAL, BLUE, PLUM] = ['#ffd35c', '#fff3df', '#ff6a5c', '#5b6cf5', '#5a3f9e'] as const;

/** Height of the machine, of its pads, and the distance between two pads, meters. */
const [HIGH, PAD, STEP] = [0.46, 0.14, 0.8] as const;
const PADS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })));
const KEY = roundedBox(0.7, PAD, 0.7, 0.07, 5);

/** Day: in its room, the toy walks on a drum machine whose pads light up with the beats. */
export function pads(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  addMachine(set, vinyl);
  addCable(set, vinyl);
  addRug(set, vinyl);
  return {
    camera: { from: [2.9, 3.2, 12], to: [0, 1.15, 0] },
    light: {
      lamps: [{ at: [BULB[0], BULB[1] - 0.35, BULB[2] + 0.2], color: '#ffb45a', strength: 5, reach: 1.9 }],
      key: { toward: [-0.65, 0.85, 0.75], color: '#fff0dc', strength: 1.85 },
      dome: { color: '#ffe6cc', strength: 0.85 },
      sky: { color: '#d8f0ee', strength: 0.2 },
      bounce: { color: '#ff9a5e', strength: 0.36 },
      fill: { toward: [0.95, 0.15, 0.5], color: '#ff9a6a', strength: 0.3 },
      rim: { toward: [-0.25, 0.5, -0.8], color: '#ffd48a', strength: 1.9 },
    },
    region: { middle: [2.2, 0.9, -0.6], reach: 6.6 },
    size: [4.35, 4.0],
    aim: 0.56,
    backdrop: shellOf(vinyl),
    far: furnitureOf(vinyl),
    set: set.mesh(),
    moves: marching([-0.25, HIGH + PAD + 0.63, 0.05], 0.55),
    poses: 8,
    beats: 2,
    sings: true,
    states: [{ meshes: PADS.map((_, lit) => litPad(vinyl, lit)), shown: { by: 'beat', offset: 0 } }],
    floats: {
      kinds: ['note'],
      places: [
        [-1.55, 2.35, 0.6],
        [1.5, 1.55, 0.4],
      ],
      size: 0.22,
      drifts: 0.14,
    },
    paint: paintFloor,
  };
}

const COLORS = [CORAL, CREAM, BLUE, CREAM, CORAL, CREAM, BLUE, CREAM, CORAL] as const;

function placeOf({ row, column }: (typeof PADS)[number]) {
  return shifted(column * STEP - 0.28, HIGH, row * STEP + 0.05);
}

function addMachine(set: MeshBuilder, vinyl: Vinyl): void {
  set.add(roundedBox(3.6, HIGH, 2.9, 0.2, 6), vinyl(BUTTER), shifted(0.1, 0, 0));
  set.add(roundedBox(2.6, 0.08, 2.6, 0.04, 3), vinyl(PLUM, MATTE), shifted(-0.28, HIGH - 0.03, 0.05));
  for (const [index, pad] of PADS.entries()) set.add(KEY, vinyl(COLORS[index] as string, { gloss: 0.3 }), placeOf(pad));
  for (const [index, color] of [CORAL, BLUE].entries()) {
    const knob = shifted(1.46, HIGH - 0.02, 0.25 + index * 0.58);
    set.add(pill(32, 0.23, 0.24, 0.07), vinyl(color, GLOSSY), knob);
    set.add(
      roundedBox(0.06, 0.06, 0.24, 0.025, 2),
      vinyl(CREAM),
      product(knob, shifted(0, 0.22, 0), turned(0.6 - index), shifted(0, 0, 0.07)),
    );
  }
  addSpeaker(set, vinyl, product(shifted(1.46, HIGH, -0.72), pitched(-Math.PI / 2)), 0.3, {
    ring: CREAM,
    cone: PLUM,
    cap: CORAL,
  });
  for (const x of [-1.4, 1.6])
    for (const z of [-1.1, 1.1]) set.add(pill(20, 0.2, 0.1, 0.04), vinyl(PLUM), shifted(x, -0.06, z));
}

/** A cable leads out of the picture. */
function addCable(set: MeshBuilder, vinyl: Vinyl): void {
  const cable = softTube(
    [
      [-1.6, 0.3, -1.5],
      [-1.9, 0.18, -2.4],
      [-2.9, 0.09, -2.6],
      [-3.4, 0.09, -1.4],
      [-4.6, 0.09, -1.0],
      [-6.5, 0.09, -2],
    ],
    0.085,
    { columns: 12, rows: 80 },
  );
  set.add(cable, vinyl(CORAL, GLOSSY));
}

/** A pad that shines. */
function litPad(vinyl: Vinyl, index: number): Mesh {
  const color = COLORS[index] === CREAM ? '#fff2a8' : (COLORS[index] as string);
  const lit = vinyl(color, { glow: 0.75, gloss: 0.3 });
  return new MeshBuilder()
    .add(KEY, lit, product(placeOf(PADS[index] as (typeof PADS)[number]), scaled(1.02, 1.05, 1.02)))
    .mesh();
}
