import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { wrap } from '../../../drawing/motion.ts';
import { pitched, plus, product, rolled, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, bentSheet, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, Spot, State } from './set.ts';
import { BALL, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic } from './shapes.ts';
import { hopping, type Way } from './ways.ts';

const [WALL, CREAM, BUTTER, PEACH, MINT] = ['#1d7276', '#fff1dc', '#ffc74a', '#ff8f78', '#7fd6c0'] as const;

/** Number of pipes; beats from one ball to the next of its color; the distance between pipes, and the fall, meters. */
const [PIPES, ROUND, STEP, FALL] = [16, 8, 1, 0.33] as const;
/** Radius and thickness of a pipe's cap, and how far it sinks under a ball, meters. */
const [CAP, THICK, SINKS] = [0.46, 0.17, 0.1] as const;
/** Length of a pipe, which ends below the frame, meters. */
const LONG = 9;
/** Radius of the balls, and the height of their hops, meters. */
const [RADIUS, RISE] = [0.38, 0.56] as const;
/** The same of the little ball, and how many beats it is late. */
const [SMALL, LOW, LATE] = [0.2, 0.44, 1.5] as const;
/** Share of a beat for which a cap is down, and after which it is up again. */
const [DOWN, BACK_UP] = [0.24, 0.5] as const;
const PIPE = pill(40, CAP * 0.86, LONG, 0.08);
/** The rubber ring that carries a cap. */
const SPRING = arch(0.27, 0.068, 0, 2 * Math.PI, 28, 10);
const PAD = pill(44, CAP, THICK, 0.07);
/** The clock on the wall: its place, and its radius in meters. */
const [CLOCK, FACE] = [shifted(-1.45, 3.86, -1.6), 0.92] as const;
const COLORS = [BUTTER, CREAM, PEACH, MINT] as const;

/** The middle of the upper side of a pipe's cap. @param index the first one is left of the frame */
function topOf(index: number): Vector {
  return [-6.4 + index * STEP, 3.46 - index * FALL, 0];
}

const STARTS = [0, ROUND / PIPES];
const LATER = STARTS.map((start) => start - LATE / PIPES);

/** From pipe to pipe: one in every beat. @param sinks how far a pipe's cap is down when the ball touches it, meters */
function descent(radius: number, rise: number, sinks: number): Way {
  return (share) => {
    const place = share * PIPES;
    const index = Math.floor(place);
    const touched = (at: number) => plus(topOf(at), [0, -sinks, 0]);
    return hopping({ from: touched(index), to: touched(index + 1), rise, beats: 1 }, radius, place - index);
  };
}

/** Day: the ball hops down a stair of pipes, and strikes one on every beat. The wall is free for words. */
export function stair(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  const medal = addMedal(set, plastic, CLOCK, FACE, { rim: PEACH, disc: CREAM });
  addHours(set, plastic);
  return {
    camera: { from: [-1.2, 4.6, 13], to: [-2.4, 2.2, 0] },
    light: {
      key: { toward: [-0.7, 0.85, 0.75], color: '#fff0dc', strength: 2.0 },
      dome: { color: '#ffe6cc', strength: 0.95 },
      sky: { color: '#d8f0ee', strength: 0.2 },
      bounce: { color: '#ff9a5e', strength: 0.34 },
      fill: { toward: [0.95, 0.15, 0.5], color: '#ff9a6a', strength: 0.3 },
      rim: { toward: [-0.25, 0.5, -0.8], color: '#ffd48a', strength: 0.3 },
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
    paint: lightWall,
    medal: { ...medal, hand: { pose: (share) => handAt(plastic, share), poses: 12, beats: 12 } },
    states: Array.from({ length: PIPES }, (_, index) => pipeAt(plastic, index)),
    balls: [
      { radius: SMALL, color: LITTLE_ONE, way: descent(SMALL, LOW, 0), beats: PIPES, starts: LATER },
      { radius: RADIUS, color: CREAM, way: descent(RADIUS, RISE, SINKS), beats: PIPES, starts: [0.25, 0.75] },
      { radius: RADIUS, color: HERO, way: descent(RADIUS, RISE, SINKS), beats: PIPES, starts: STARTS },
    ],
    shade: '#7a3a1c',
  };
}

/** The marks of the hours, and the clock's short hand. */
function addHours(set: MeshBuilder, plastic: Plastic): void {
  const ink = plastic(WALL, MATTE);
  for (let hour = 0; hour < 12; hour++) {
    const long = hour % 3 === 0 ? 0.2 : 0.1;
    const place = product(CLOCK, rolled((hour / 12) * 2 * Math.PI), shifted(0, 0.84 - long, 0.13));
    set.add(roundedBox(0.075, long, 0.06, 0.025, 2), ink, place);
  }
  set.add(roundedBox(0.1, 0.5, 0.05, 0.025, 2), ink, product(CLOCK, rolled(-1.1), shifted(0, -0.08, 0.16)));
}

/** The clock's red hand, which moves on with every beat. */
function handAt(plastic: Plastic, share: number): Mesh {
  const place = product(CLOCK, rolled(share * 2 * Math.PI), shifted(0, 0, 0.22));
  return new MeshBuilder()
    .add(roundedBox(0.07, 0.92, 0.05, 0.025, 2), plastic(HERO, GLOSSY), product(place, shifted(0, -0.16, 0)))
    .add(BALL, plastic(HERO, LACQUER), product(place, scaled(0.1, 0.1, 0.06)))
    .mesh();
}

/** The wall is bright around the clock. */
function lightWall(pen: Context2D, spot: Spot, tint: Tint): void {
  const [x, y] = spot([-1.4, 3.4, -1.9]);
  const reach = 5.5 * (spot([-0.4, 3.4, -1.9])[0] - x);
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
  const color = hex(tint('#5fc4ae'));
  glow.addColorStop(0, css(color, 0.34));
  glow.addColorStop(0.5, css(color, 0.1));
  glow.addColorStop(1, css(color, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** A pipe: at rest, with its cap down and bright under a ball, and halfway up again. */
function pipeAt(plastic: Plastic, index: number): State {
  const [x, y, z] = topOf(index);
  const color = COLORS[index % COLORS.length] as string;
  const pipe = (sunk: number, glow: number): Mesh => {
    const gap = SINKS * (1 - sunk) + 0.03;
    const springAt = product(
      shifted(x, y - THICK - sunk * SINKS - gap / 2, z),
      scaled(1, gap / 0.136, 1),
      pitched(Math.PI / 2),
    );
    return new MeshBuilder()
      .add(
        PIPE,
        plastic(color, { gloss: 0.5, sharpness: 40, glow: 0.5 * glow }),
        shifted(x, y - THICK - SINKS - 0.03 - LONG, z),
      )
      .add(SPRING, plastic('#fff8ea', GLOSSY), springAt)
      .add(PAD, plastic(color, { ...MATTE, glow }), shifted(x, y - THICK - sunk * SINKS, z))
      .mesh();
  };
  return {
    meshes: [pipe(0, 0), pipe(0.5, 0.35), pipe(1, 0.8)],
    shown({ beat }) {
      const since = wrap(beat - index, ROUND / 2);
      return since < DOWN ? 0.9 : since < BACK_UP ? 0.5 : 0;
    },
  };
}
