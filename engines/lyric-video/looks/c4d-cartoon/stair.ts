import { wrap } from '../../../drawing/motion.ts';
import { shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { bentSheet, pill } from '../../../drawing/solids/shapes.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, State } from './set.ts';
import { GLOSSY, HERO, MATTE, type Plastic } from './shapes.ts';
import { hopping, type Way } from './ways.ts';

const [WALL, CREAM, BUTTER, PEACH, MINT] = ['#1d7276', '#fff1dc', '#ffc74a', '#ff8f78', '#7fd6c0'] as const;

/** Number of pipes; beats from one ball to the next of its color; the distance between pipes, and the fall, meters. */
const [PIPES, ROUND, STEP, FALL] = [16, 8, 1, 0.33] as const;
/** Radius and thickness of a pipe's cap, and how far it sinks under a ball, meters. */
const [CAP, THICK, SINKS] = [0.46, 0.17, 0.1] as const;
/** Length of a pipe, which ends below the frame, meters. */
const LONG = 9;
/** Radius of the balls, and the height of their hops, meters. */
const [RADIUS, RISE] = [0.33, 0.56] as const;
/** Share of a beat for which a cap is down, and after which it is up again. */
const [DOWN, BACK_UP] = [0.24, 0.5] as const;
const PIPE = pill(40, CAP * 0.86, LONG, 0.08);
const STEM = pill(20, 0.2, 0.5, 0.04);
const PAD = pill(44, CAP, THICK, 0.07);
const COLORS = [BUTTER, CREAM, PEACH, MINT] as const;

/** The middle of the upper side of a pipe's cap. @param index the first one is left of the frame */
function topOf(index: number): Vector {
  return [-6.4 + index * STEP, 3.46 - index * FALL, 0];
}

/** From pipe to pipe: one on every beat. */
const DESCENT: Way = (share) => {
  const place = share * PIPES;
  const index = Math.floor(place);
  const sunk = (at: number, amount: number): Vector => {
    const [x, y, z] = topOf(at);
    return [x, y - amount, z];
  };
  const step = { from: sunk(index, SINKS), to: sunk(index + 1, SINKS), rise: RISE, beats: 1 };
  return hopping(step, RADIUS, place - index);
};

/** Day: the ball hops down a stair of pipes, and strikes one on every beat. The wall is free for words. */
export function stair(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  const medal = addMedal(set, plastic, shifted(-1.4, 3.72, -1.6), 0.98, { rim: PEACH, disc: BUTTER, boss: CREAM });
  return {
    camera: { from: [-1.2, 4.6, 13], to: [-2.4, 2.2, 0] },
    light: {
      key: { toward: [-0.7, 0.85, 0.75], color: '#fff0dc', strength: 2.0 },
      dome: { color: '#ffe6cc', strength: 0.95 },
      sky: { color: '#d8f0ee', strength: 0.2 },
      bounce: { color: '#ff9a5e', strength: 0.34 },
      fill: { toward: [0.95, 0.15, 0.5], color: '#ff9a6a', strength: 0.3 },
      rim: { toward: [-0.25, 0.5, -0.8], color: '#ffd48a', strength: 1.4 },
    },
    region: { middle: [0, 1.4, -0.6], reach: 7 },
    size: [5.2, 5.4],
    aim: 0.5,
    backdrop: new MeshBuilder()
      .add(
        bentSheet(
          [
            [-20, -1.9],
            [40, -1.9],
          ],
          120,
        ),
        plastic(WALL, { gloss: 0, sheen: 0, softness: 0.1 }),
      )
      .mesh(),
    set: set.mesh(),
    medal,
    states: Array.from({ length: PIPES }, (_, index) => pipeAt(plastic, index)),
    balls: [
      { radius: RADIUS, color: HERO, way: DESCENT, beats: PIPES, starts: [0, 0.5] },
      { radius: RADIUS, color: CREAM, way: DESCENT, beats: PIPES, starts: [0.25, 0.75] },
    ],
    shade: '#7a3a1c',
  };
}

/** A pipe: at rest, with its cap down and bright under a ball, and halfway up again. */
function pipeAt(plastic: Plastic, index: number): State {
  const [x, y, z] = topOf(index);
  const color = COLORS[index % COLORS.length] as string;
  const pipe = (sunk: number, glow: number): Mesh =>
    new MeshBuilder()
      .add(
        PIPE,
        plastic(color, { gloss: 0.5, sharpness: 40, glow: 0.5 * glow }),
        shifted(x, y - THICK - SINKS - 0.03 - LONG, z),
      )
      .add(STEM, plastic(WALL, GLOSSY), shifted(x, y - THICK - 0.5, z))
      .add(PAD, plastic(color, { ...MATTE, glow }), shifted(x, y - THICK - sunk * SINKS, z))
      .mesh();
  return {
    meshes: [pipe(0, 0), pipe(0.5, 0.35), pipe(1, 0.8)],
    shown({ beat }) {
      const since = wrap(beat - index, ROUND / 2);
      return since < DOWN ? 0.9 : since < BACK_UP ? 0.5 : 0;
    },
  };
}
