import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { wrap } from '../../../drawing/motion.ts';
import { pitched, plus, product, rolled, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import type { Contact } from './contacts.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, Spot, State } from './set.ts';
import { BALL, backdropAt, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic, softTube } from './shapes.ts';
import { type Ball, hopping, type Way } from './ways.ts';
import { woodOf } from './wood.ts';

const [WALL, CREAM, BUTTER, PEACH, MINT] = ['#1d7276', '#fff1dc', '#ffc74a', '#ff8f78', '#7fd6c0'] as const;

/** Number of bars; beats from one ball to the next of its color; the distance between bars, and the fall, meters. */
const [BARS, ROUND, STEP, FALL] = [16, 8, 1, 0.2] as const;
/** Width and thickness of a bar, and how far it sinks under a ball, meters. */
const [WIDE, THICK, SINKS] = [0.8, 0.2, 0.1] as const;
/** Length of the first bar, and how much shorter each one is than the one before it, meters. */
const [LONGEST, SHORTER] = [3.25, 0.1] as const;
/** Where the rails are, in shares of a bar's length from its middle, and their radius, meters. */
const [ASIDE, RAIL] = [0.3, 0.13] as const;
/** Radius of the balls, and the height of their hops, meters. */
const [RADIUS, RISE] = [0.38, 0.56] as const;
/** Radius of the red ball, meters. */
const LARGE = 0.46;
/** The same of the little ball, and how many beats it is late. */
const [SMALL, LOW, LATE] = [0.2, 0.44, 1.5] as const;
/** Balls that show the way of the red one: how many beats they are late, their size in shares of its own, and color. */
const TRAIL = [
  [0.56, 0.46, '#f4675c'],
  [0.86, 0.34, '#f08c7c'],
  [1.1, 0.22, '#e6ab9a'],
] as const;
/** Share of a beat for which a bar is down, and after which it is up again. */
const [DOWN, BACK_UP] = [0.24, 0.5] as const;
/** Height of the floor, and depth of the wall, meters. */
const [GROUND, BACK] = [-1.75, -2.7] as const;
/** Bars between which the frame has feet. */
const FEET = [3.5, 8.5] as const;
/** The clock on the wall: its place, and its radius in meters. */
const [CLOCK, FACE] = [product(shifted(-1.5, 3.38, -2.1), pitched(-0.22)), 0.92] as const;
/** Mallets: the place on the rail as a bar's index, length in meters, lean in radians, and the color of the head. */
const MALLETS = [
  [4.45, 0.85, 0.07, PEACH],
  [5.05, 0.78, -0.05, BUTTER],
] as const;
const COLORS = [BUTTER, CREAM, PEACH, MINT] as const;

/** The middle of the upper side of a bar. @param index the first one is left of the frame */
function topOf(index: number): Vector {
  return [-6.4 + index * STEP, 2.35 - index * FALL, 0];
}

function lengthOf(index: number): number {
  return LONGEST - index * SHORTER;
}

/** A point of a rail's middle line. @param side -1 is the far rail, 1 the near one */
function railAt(index: number, side: number): Vector {
  return plus(topOf(index), [0, -THICK - SINKS - 0.02 - RAIL, side * ASIDE * lengthOf(index)]);
}

const STARTS = [0, ROUND / BARS];
const LATER = STARTS.map((start) => start - LATE / BARS);

/** From bar to bar: one in every beat. @param sinks how far a bar is down when the ball touches it, meters */
function descent(radius: number, rise: number, sinks: number): Way {
  return (share) => {
    const place = share * BARS;
    const index = Math.floor(place);
    const touched = (at: number) => plus(topOf(at), [0, -sinks, 0]);
    return hopping({ from: touched(index), to: touched(index + 1), rise, beats: 1 }, radius, place - index);
  };
}

/** Where the middle of the red ball was before: without a surface that it could touch. */
function trailing(way: Way): Way {
  return (share) => ({ ...way(share), gap: Infinity, height: 1 });
}

/** Day: the ball hops down a xylophone, and strikes a bar on every beat. The wall is free for words. */
export function xylophone(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  const medal = addMedal(set, plastic, CLOCK, FACE, { rim: PEACH, disc: CREAM });
  addHours(set, plastic);
  addFrame(set, plastic);
  addMallets(set, plastic);
  const hero = descent(LARGE, RISE, SINKS);
  return {
    camera: { from: [-1.0, 8.0, 11.5], to: [-2.4, 2.1, 0] },
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
    aim: 0.52,
    backdrop: new MeshBuilder()
      .add(backdropAt(BACK, 1.1), plastic(WALL, { gloss: 0, sheen: 0, softness: 0.1 }), shifted(0, GROUND, 0))
      .mesh(),
    set: set.mesh(),
    contacts: FEET.flatMap((index) =>
      [-1, 1].map((side): Contact => {
        const [x, , z] = railAt(index, side);
        return { at: [x, GROUND, z], radius: 0.34 };
      }),
    ),
    paint: lightWall,
    medal: { ...medal, hand: { pose: (share) => handAt(plastic, share), poses: 12, beats: 12 } },
    states: Array.from({ length: BARS }, (_, index) => barAt(plastic, index)),
    balls: [
      { radius: SMALL, color: LITTLE_ONE, way: descent(SMALL, LOW, 0), beats: BARS, starts: LATER, gaze: 'ahead' },
      { radius: RADIUS, color: CREAM, way: descent(RADIUS, RISE, SINKS), beats: BARS, starts: [0.25, 0.75] },
      ...TRAIL.map(
        ([late, share, color]): Ball => ({
          radius: share * LARGE,
          color,
          way: trailing(hero),
          beats: BARS,
          starts: STARTS.map((start) => start - late / BARS),
        }),
      ).reverse(),
      { radius: LARGE, color: HERO, way: hero, beats: BARS, starts: STARTS, gaze: 'ahead' },
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
  const [x, y] = spot([-1.4, 3.6, BACK]);
  const reach = 5.5 * (spot([-0.4, 3.6, BACK])[0] - x);
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
  const color = hex(tint('#5fc4ae'));
  glow.addColorStop(0, css(color, 0.34));
  glow.addColorStop(0.5, css(color, 0.1));
  glow.addColorStop(1, css(color, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** Two rails of wood below the bars, pegs between the bars, and the feet. */
function addFrame(set: MeshBuilder, plastic: Plastic): void {
  const wood = woodOf(plastic, '#f0c48c', '#a8642c', 'v');
  const dark = woodOf(plastic, '#c98a50', '#7a4420', 'u');
  for (const side of [-1, 1]) {
    const line = Array.from({ length: BARS + 1 }, (_, index) => railAt(index - 0.5, side));
    set.add(softTube(line, RAIL, { columns: 22, rows: 60 }), wood);
    for (let index = 0.5; index < BARS - 1; index++) {
      const [x, y, z] = railAt(index, side);
      set.add(pill(20, 0.07, RAIL + THICK + SINKS + 0.1, 0.06), plastic(CREAM, GLOSSY), shifted(x, y, z));
    }
    for (const index of FEET) {
      const [x, y, z] = railAt(index, side);
      set.add(pill(32, 0.15, y - GROUND, 0.05), dark, shifted(x, GROUND, z));
      set.add(pill(40, 0.3, 0.14, 0.06), dark, shifted(x, GROUND, z));
    }
  }
}

/** Two mallets that hang on the near rail. */
function addMallets(set: MeshBuilder, plastic: Plastic): void {
  const wood = woodOf(plastic, '#f6d3a0', '#b87a3c', 'v');
  for (const [index, long, lean, color] of MALLETS) {
    const place = product(shifted(...plus(railAt(index, 1), [0, 0.04, RAIL + 0.09])), rolled(lean));
    set.add(
      pill(20, 0.05, 0.2, 0.04),
      plastic(CREAM, GLOSSY),
      product(place, shifted(0, 0, -0.1), pitched(Math.PI / 2)),
    );
    set.add(pill(20, 0.065, long, 0.05), wood, product(place, shifted(0, 0.08 - long, 0.06)));
    set.add(BALL, plastic(color, LACQUER), product(place, shifted(0, -long, 0.06), scaled(0.21, 0.24, 0.21)));
  }
}

/** A bar: at rest, down and bright under a ball, and halfway up again. */
function barAt(plastic: Plastic, index: number): State {
  const [x, y, z] = topOf(index);
  const color = COLORS[index % COLORS.length] as string;
  const shape = roundedBox(WIDE, THICK, lengthOf(index), 0.085, 4);
  const bar = (sunk: number, glow: number): Mesh =>
    new MeshBuilder()
      .add(shape, plastic(color, { gloss: 0.5, sharpness: 40, glow }), shifted(x, y - THICK - sunk * SINKS, z))
      .mesh();
  return {
    meshes: [bar(0, 0), bar(0.5, 0.35), bar(1, 0.8)],
    shown({ beat }) {
      const since = wrap(beat - index, ROUND / 2);
      return since < DOWN ? 0.9 : since < BACK_UP ? 0.5 : 0;
    },
  };
}
