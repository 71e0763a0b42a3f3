import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, handLine, handStroke, type Point, ringOf } from '../../drawing/hand.ts';

/** A sign drawn by hand around the origin, inside a radius, with the pen's stroke. */
type Doodle = (pen: Context2D, radius: number, chance: Chance) => void;

const fivePoints: Doodle = (pen, r, chance) => {
  const ring = ringOf(0, 0, r * 0.9, 5, () => 1);
  for (let ray = 0; ray < 5; ray++) {
    handStroke(pen, ring[(ray * 2) % 5] as Point, ring[(ray * 2 + 2) % 5] as Point, r * 0.05, chance);
  }
};

const bolt: Doodle = (pen, r, chance) => {
  const points: Point[] = [
    [0.2, -0.95],
    [-0.45, 0.1],
    [0, 0.1],
    [-0.2, 0.95],
    [0.5, -0.2],
    [0.05, -0.2],
  ];
  points.forEach(([x, y], index) => {
    const [tx, ty] = points[(index + 1) % points.length] as Point;
    handStroke(pen, [x * r, y * r], [tx * r, ty * r], r * 0.04, chance);
  });
};

const note: Doodle = (pen, r, chance) => {
  for (const [x, y] of [
    [-0.5, 0.55],
    [0.4, 0.4],
  ] as Point[]) {
    blob(pen, x * r, y * r, r * 0.24, 0.08, chance);
    pen.fillStyle = pen.strokeStyle;
    pen.fill();
    handStroke(pen, [(x + 0.2) * r, y * r], [(x + 0.2) * r, (y - 1.15) * r], r * 0.04, chance);
  }
  for (const drop of [0, 0.14])
    handStroke(pen, [-0.3 * r, (-0.6 + drop) * r], [0.6 * r, (-0.75 + drop) * r], r * 0.03, chance);
};

const eye: Doodle = (pen, r, chance) => {
  const lid = (bend: number): Point[] => [
    [-0.95 * r, 0],
    [-0.4 * r, bend * r],
    [0.4 * r, bend * r],
    [0.95 * r, 0],
  ];
  for (const bend of [-0.6, 0.6]) {
    handLine(pen, lid(bend), r * 0.03, chance);
    pen.stroke();
  }
  blob(pen, 0, 0, r * 0.32, 0.05, chance);
  pen.stroke();
  blob(pen, 0, 0, r * 0.14, 0.05, chance);
  pen.fillStyle = pen.strokeStyle;
  pen.fill();
  for (const x of [-0.5, 0, 0.5]) handStroke(pen, [x * r, -0.5 * r], [x * 1.3 * r, -0.85 * r], r * 0.04, chance);
};

const crown: Doodle = (pen, r, chance) => {
  const points: Point[] = [
    [-0.8, 0.5],
    [-0.9, -0.4],
    [-0.4, 0.05],
    [0, -0.6],
    [0.4, 0.05],
    [0.9, -0.4],
    [0.8, 0.5],
    [-0.8, 0.5],
  ];
  for (let index = 0; index + 1 < points.length; index++) {
    const [from, to] = [points[index] as Point, points[index + 1] as Point];
    handStroke(pen, [from[0] * r, from[1] * r], [to[0] * r, to[1] * r], r * 0.04, chance);
  }
};

export const DOODLES = {
  star: fivePoints,
  bolt,
  note,
  eye,
  crown,
};
