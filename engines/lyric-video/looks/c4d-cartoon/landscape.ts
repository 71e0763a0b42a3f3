import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { wrap } from '../../../drawing/motion.ts';
import {
  cross,
  type Matrix,
  minus,
  moved,
  pitched,
  plus,
  product,
  rolled,
  scaled,
  shifted,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, bentSheet, pill } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import { addMedal } from './medal.ts';
import type { MachineSet, Spot, State } from './set.ts';
import { BALL, GLOSSY, HERO, LACQUER, LITTLE_ONE, MATTE, type Plastic } from './shapes.ts';
import { along, type Ball, type Way } from './ways.ts';

const [AQUA, MINT, GRASS, CREAM, BUTTER, CORAL] = [
  '#1fa9c4',
  '#a6e6a8',
  '#4fbf8f',
  '#fff3e0',
  '#ffcb52',
  '#ff6f5c',
] as const;

/** Height of the ground, meters. */
const GROUND = 0.5;
/** The lift wheel: its place, the radius on which balls ride, and the number of its cups. */
const WHEEL: Matrix = product(shifted(2.5, 2.95, -1.7), pitched(-0.4));
const [RING, CUPS] = [2.15, 8] as const;
/** Radius of the balls, of the red one, and of the little one behind it, meters. */
const [RADIUS, LARGER, SMALLER] = [0.31, 0.47, 0.24] as const;
/** Half of the distance between two rails, their radius, and how far their middle is below a ball's, meters. */
const [GAUGE, THIN] = [0.19, 0.06] as const;
const BELOW = aboveRails(RADIUS);
/** Beats on the wheel and on the rails. A ball comes with every cup, after two beats. */
const [LIFTED, ROLLED] = [8, 16] as const;
const ALL = LIFTED + ROLLED;

/** Trees, and for how much of a beat they are stretched. */
const TREES = [
  { x: 1.7, z: 2.4, size: 0.46, color: GRASS },
  { x: 2.35, z: 1.9, size: 0.34, color: MINT },
  { x: 5.0, z: 1.2, size: 0.42, color: GRASS },
  { x: -5.0, z: 1.1, size: 0.36, color: GRASS },
] as const;
const STRETCHED = 0.25;
const SEAT = arch(0.33, 0.08, 0, 2 * Math.PI, 32, 10);

/** How far the middle of a ball is above the middles of the rails that it lies on, meters. */
function aboveRails(radius: number): number {
  return Math.sqrt((radius + THIN) ** 2 - GAUGE ** 2);
}

/** Where a ball rides on the wheel. @param share from its lowest point over the right side to its highest */
function onWheel(share: number): Vector {
  const angle = (share - 0.5) * Math.PI;
  return moved(WHEEL, [Math.cos(angle) * RING, Math.sin(angle) * RING, 0.34]);
}

/** The way down from the wheel's highest point to its lowest. */
const COURSE: readonly Vector[] = [
  onWheel(1),
  [0.9, 4.75, -2.75],
  [-1.5, 4.1, -3.1],
  [-3.7, 3.5, -2.5],
  [-4.5, 3.05, -0.9],
  [-3.4, 2.65, 0.3],
  [-1.4, 2.35, 0.1],
  [0.1, 2.1, 0.3],
  [0.5, 1.85, 1.3],
  [-0.7, 1.6, 2.1],
  [-2.6, 1.4, 2.0],
  [-4.0, 1.25, 2.5],
  [-3.7, 1.1, 3.6],
  [-1.9, 1.0, 4.05],
  [0.6, 0.95, 4.0],
  [2.9, 0.93, 3.3],
  [3.7, 0.92, 1.7],
  [3.3, 0.94, 0.1],
  onWheel(0),
];
/** Below this height, rails cast shadows, meters. */
const SHADED = 2.6;
/** A ball is faster the lower it is. */
const rolling = along(COURSE, ([, y]) => Math.sqrt(6.2 - y));

/** The line of the balls' middles on the rails, in short straight parts. */
const STEPS = 240;
const LINE = Array.from({ length: STEPS + 1 }, (_, step) => rolling(0.03 + (0.965 * step) / STEPS));

/** Up on the wheel, and down on the rails. */
function circuit(radius: number): Way {
  return (share) => {
    const beat = share * ALL;
    const at = beat < LIFTED ? onWheel(beat / LIFTED) : rolling((beat - LIFTED) / ROLLED);
    const middle = plus(at, [0, 1, 0], aboveRails(radius) - BELOW);
    return { middle, up: [0, 1, 0], gap: middle[1] - radius - GROUND, height: 1 };
  };
}

/** Balls that are on the wheel's lowest point before the music begins, by so many beats. */
function riding(color: string, radius: number, beats: readonly number[]): Ball {
  return { radius, color, way: circuit(radius), beats: ALL, starts: beats.map((beat) => beat / ALL) };
}

/** A tree whose crown is stretched on every second beat. @param beat 0 or 1 */
function treeAt(plastic: Plastic, { x, z, size, color }: (typeof TREES)[number], beat: number): State {
  const tree = (high: number): Mesh => {
    const wide = size / Math.sqrt(high);
    return new MeshBuilder()
      .add(pill(16, 0.09, 0.9, 0.03), plastic(CREAM), shifted(x, GROUND - 0.1, z))
      .add(
        BALL,
        plastic(color, MATTE),
        product(shifted(x, GROUND + 0.6 + size * high, z), scaled(wide, size * high, wide)),
      )
      .mesh();
  };
  return {
    meshes: [tree(1), tree(1.12), tree(1.28)],
    shown(cues) {
      const since = wrap(cues.beat - beat, 2);
      return since < STRETCHED ? 0.9 : since < 2 * STRETCHED ? 0.5 : 0;
    },
  };
}

/** Noon: the machine as a small world, seen from above. A wheel lifts the balls, and they roll down again. */
export function landscape(plastic: Plastic): MachineSet {
  const set = new MeshBuilder();
  set.add(
    pill(96, 6.1, 0.62, 0.28),
    plastic(CREAM, { gloss: 0.4 }),
    product(shifted(0, -0.2, 0.3), scaled(1, 1, 0.86)),
  );
  set.add(pill(96, 5.75, 0.3, 0.14), plastic(MINT, MATTE), product(shifted(0, GROUND - 0.3, 0.3), scaled(1, 1, 0.86)));
  addHills(set, plastic);
  addPosts(set, plastic);
  for (const side of [-1, 1])
    set.add(
      pill(28, 0.2, 3.1, 0.1),
      plastic(AQUA, GLOSSY),
      product(shifted(2.5 + side * 0.75, 0.3, -2.3), rolled(-side * 0.2), pitched(-0.05)),
    );
  const hub = product(WHEEL, shifted(0, 0, 0.36));
  set.add(BALL, plastic(CREAM, LACQUER), product(hub, scaled(0.34, 0.34, 0.16)));
  for (let pin = 0; pin < CUPS; pin++)
    set.add(
      BALL,
      plastic(CORAL, GLOSSY),
      product(hub, rolled((pin / CUPS) * 2 * Math.PI), shifted(0, 0.92, 0), scaled(0.11, 0.11, 0.08)),
    );
  const medal = addMedal(set, plastic, product(WHEEL, shifted(0, 0, 0.22)), 1.32, {
    rim: CORAL,
    disc: BUTTER,
  });
  return {
    camera: { from: [2.2, 13.5, 19], to: [0, 1.75, 0] },
    light: {
      key: { toward: [-0.7, 1.25, 0.35], color: '#fff0d4', strength: 2.4, radius: 0.16 },
      dome: { color: '#dff6ff', strength: 1.3 },
      sky: { color: '#eafaff', strength: 0.24 },
      bounce: { color: '#8fe8c8', strength: 0.3 },
      fill: { toward: [0.9, 0.3, 0.5], color: '#ffb08a', strength: 0.24 },
      rim: { toward: [0.6, 0.4, -0.8], color: '#fff0c0', strength: 0.3 },
    },
    region: { middle: [0, 1.4, 0], reach: 8 },
    size: [13, 9.9],
    aim: 0.475,
    backdrop: new MeshBuilder()
      .add(
        bentSheet(
          [
            [-0.2, 60],
            [-0.2, -240],
          ],
          160,
        ),
        plastic(AQUA, { gloss: 0.2, sheen: 0.2, softness: 0.1 }),
      )
      .mesh(),
    set: set.mesh(),
    draw: drawRails,
    medal,
    turning: { pose: (share) => wheelAt(plastic, share), poses: 8, beats: 2 },
    states: TREES.map((tree, index) => treeAt(plastic, tree, index % 2)).reverse(),
    balls: [
      riding(CREAM, RADIUS, [2, 6, 10, 14, 18]),
      riding(BUTTER, RADIUS, [4, 8, 12, 16, 20]),
      { ...riding(LITTLE_ONE, SMALLER, [22]), gaze: 'ahead' },
      { ...riding(HERO, LARGER, [0]), gaze: 'ahead' },
    ],
    shade: '#2c6a5c',
  };
}

/** The ring of the wheel and its cups, turned by a share of the distance between two cups. */
function wheelAt(plastic: Plastic, share: number): Mesh {
  const into = new MeshBuilder();
  const coral = plastic(CORAL, GLOSSY);
  const hub = product(WHEEL, shifted(0, 0, 0.1));
  into.add(arch(RING, 0.15, 0, 2 * Math.PI, 80, 12), coral, hub);
  for (let cup = 0; cup < CUPS; cup++) {
    // The picture's clockwise is negative: the right side goes up.
    const place = product(hub, rolled((-(cup + share) / CUPS) * 2 * Math.PI));
    into.add(pill(16, 0.1, 0.75, 0.04), plastic(CREAM), product(place, shifted(0, RING - 0.8, 0)));
    into.add(SEAT, plastic(BUTTER, GLOSSY), product(place, shifted(0, RING, 0.16)));
  }
  return into.mesh();
}

function addHills(set: MeshBuilder, plastic: Plastic): void {
  for (const [x, z, wide, high, color] of [
    [-2.6, -2.0, 1.9, 1.9, GRASS],
    [-4.1, -0.6, 1.0, 0.9, MINT],
    [-2.4, 3.0, 0.62, 0.5, GRASS],
  ] as const)
    set.add(BALL, plastic(color, MATTE), product(shifted(x, GROUND, z), scaled(wide, high, wide * 0.8)));
}

/** The line of a rail's middle, from the wheel and back to it. @param side -1 or 1 */
function railOf(side: number): Vector[] {
  return LINE.map((at, index) => plus(plus(at, [0, -BELOW, 0]), asideAt(index), side * GAUGE));
}

/** The level direction across the rails at a point of the line. */
function asideAt(index: number): Vector {
  const way = minus(LINE[Math.min(STEPS, index + 1)] as Vector, LINE[Math.max(0, index - 1)] as Vector);
  return unit(cross(way, [0, 1, 0]));
}

function addPosts(set: MeshBuilder, plastic: Plastic): void {
  for (let index = 12; index < STEPS - 8; index += 14) {
    const [x, y, z] = LINE[index] as Vector;
    set.add(pill(14, 0.085, y - BELOW - 0.2, 0.03), plastic(CREAM), shifted(x, 0.2, z));
  }
}

/** Draws the rails as round bars, and their soft shadows on the ground. */
function drawRails(pen: Context2D, spot: Spot, tint: Tint, meter: (point: Vector) => number): void {
  const stroke = (line: readonly Vector[], wide: number, color: string, [right, down] = [0, 0]) => {
    pen.strokeStyle = color;
    for (let index = 1; index < line.length; index++) {
      const [from, to] = [line[index - 1], line[index]] as [Vector, Vector];
      const size = meter(from);
      pen.lineWidth = wide * size;
      pen.beginPath();
      const [[x, y], [toX, toY]] = [spot(from), spot(to)];
      pen.moveTo(x + right * size, y + down * size);
      pen.lineTo(toX + right * size, toY + down * size);
      pen.stroke();
    }
  };
  pen.save();
  pen.lineCap = 'round';
  const rails = [-1, 1].map(railOf);
  // Shadows of rails that are high are too soft to be seen.
  const low = LINE.filter(([, y]) => y < SHADED);
  pen.filter = `blur(${0.1 * meter([0, 0, 0])}px)`;
  pen.strokeStyle = css(hex(tint('#4fa878')), 0.42);
  pen.lineWidth = 0.5 * meter([0, 0, 2]);
  pen.beginPath();
  for (const [x, y, z] of low) pen.lineTo(...spot([x + 0.5 * (y - GROUND), GROUND, z - 0.25 * (y - GROUND)]));
  pen.stroke();
  pen.filter = 'none';
  for (let index = 5; index < STEPS; index += 7)
    stroke(
      [rails[0]?.[index], rails[1]?.[index]].filter((at) => at !== undefined),
      0.085,
      tint('#f2dcc4'),
    );
  for (const rail of rails) {
    stroke(rail, 2 * THIN, tint('#c9453f'));
    stroke(rail, 1.5 * THIN, tint(CORAL), [-0.006, -0.018]);
    stroke(rail, 0.45 * THIN, tint('#ffb9a4'), [-0.012, -0.034]);
  }
  pen.restore();
}
