import { pitched, product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { marching } from './poses.ts';
import { addRecord, addSpeaker, backdropAt } from './props.ts';
import type { ToySet } from './set.ts';
import { GLOSSY, MATTE, softTube, type Vinyl } from './shapes.ts';

const [LILAC, BUTTER, CREAM, CORAL, BLUE, PLUM] = [
  '#b9a2f5',
  '#ffd35c',
  '#fff3df',
  '#ff6a5c',
  '#5b6cf5',
  '#5a3f9e',
] as const;

/** Height of the machine, of its pads, and the distance between two pads, meters. */
const [HIGH, PAD, STEP] = [0.46, 0.14, 0.8] as const;
const PADS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })));
const KEY = roundedBox(0.7, PAD, 0.7, 0.07, 5);

/** Day: the toy walks on a drum machine whose pads light up with the beats. */
export function pads(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  addMachine(set, vinyl);
  addCable(set, vinyl);
  const far = new MeshBuilder();
  addRecord(far, vinyl, product(shifted(-0.95, 2.2, -3.4), turned(0.35)), 1.6, { disc: PLUM, label: CORAL });
  return {
    camera: { from: [5.2, 4.3, 11], to: [0, 1.15, 0] },
    light: {
      key: { toward: [-0.7, 1, 0.5], color: '#fff6ea', strength: 2.2 },
      dome: { color: '#efe6ff', strength: 1.35 },
      sky: { color: '#f4ecff', strength: 0.24 },
      bounce: { color: '#c99bff', strength: 0.34 },
      fill: { toward: [0.9, 0.1, 0.6], color: '#ffb2c8', strength: 0.24 },
      rim: { toward: [0.5, 0.5, -0.8], color: '#fff0b8', strength: 1.1 },
    },
    region: { middle: [0, 0.8, 0], reach: 4.8 },
    size: [4.35, 4.0],
    aim: 0.56,
    backdrop: new MeshBuilder().add(backdropAt(-7, 3), vinyl(LILAC, { gloss: 0, sheen: 0, softness: 0.15 })).mesh(),
    far: far.mesh(),
    set: set.mesh(),
    moves: marching([-0.25, HIGH + PAD + 0.55, 0.05], 0.55),
    poses: 8,
    beats: 2,
    sings: true,
    states: [{ meshes: PADS.map((_, lit) => litPad(vinyl, lit)), shown: { by: 'beat', offset: 0 } }],
    floats: {
      kinds: ['note', 'star'],
      places: [
        [-2.0, 1.5, 1.0],
        [1.35, 2.85, -0.6],
        [1.75, 1.9, 0.4],
      ],
      size: 0.24,
      drifts: 0.14,
    },
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
