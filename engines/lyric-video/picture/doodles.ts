import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, handLine, handStroke, type Point, ringOf } from '../../drawing/hand.ts';

/**
 * Small things drawn with a pen in a margin. They are drawn around the origin, inside a radius, with the pen's stroke.
 */
type Doodle = (pen: Context2D, radius: number, chance: Chance) => void;

const heart: Doodle = (pen, r, chance) => {
  const points: Point[] = [
    [0, 0.75],
    [-0.55, 0.25],
    [-0.85, -0.2],
    [-0.6, -0.65],
    [-0.2, -0.6],
    [0, -0.25],
    [0.2, -0.6],
    [0.6, -0.65],
    [0.85, -0.2],
    [0.55, 0.25],
  ];
  handLine(
    pen,
    points.map(([x, y]): Point => [x * r, y * r]),
    r * 0.05,
    chance,
    true,
  );
  pen.stroke();
};

const fivePoints: Doodle = (pen, r, chance) => {
  const ring = ringOf(0, 0, r * 0.9, 5, () => 1);
  for (let ray = 0; ray < 5; ray++) {
    handStroke(pen, ring[(ray * 2) % 5] as Point, ring[(ray * 2 + 2) % 5] as Point, r * 0.05, chance);
  }
};

const spiral: Doodle = (pen, r, chance) => {
  const points = Array.from({ length: 34 }, (_, index): Point => {
    const angle = index * 0.62;
    return [Math.cos(angle) * r * 0.92 * (index / 34), Math.sin(angle) * r * 0.92 * (index / 34)];
  });
  handLine(pen, points, r * 0.03, chance);
  pen.stroke();
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

const planet: Doodle = (pen, r, chance) => {
  blob(pen, 0, 0, r * 0.55, 0.05, chance);
  pen.stroke();
  const ring = ringOf(0, 0, r * 0.95, 14, () => 1).map(([x, y]): Point => [x, y * 0.28 - x * 0.25]);
  handLine(pen, ring, r * 0.03, chance, true);
  pen.stroke();
  handStroke(pen, [-0.35 * r, -0.15 * r], [0.1 * r, -0.25 * r], r * 0.03, chance);
};

const flower: Doodle = (pen, r, chance) => {
  for (const [x, y] of ringOf(0, -0.25 * r, r * 0.4, 6, () => 1)) {
    blob(pen, x, y, r * 0.22, 0.1, chance);
    pen.stroke();
  }
  blob(pen, 0, -0.25 * r, r * 0.18, 0.08, chance);
  pen.stroke();
  handStroke(pen, [0, 0.3 * r], [0.1 * r, 0.98 * r], r * 0.06, chance);
  handStroke(pen, [0.06 * r, 0.75 * r], [0.45 * r, 0.5 * r], r * 0.06, chance);
};

const smile: Doodle = (pen, r, chance) => {
  blob(pen, 0, 0, r * 0.85, 0.05, chance);
  pen.stroke();
  for (const x of [-0.3, 0.3]) handStroke(pen, [x * r, -0.35 * r], [x * r, -0.08 * r], r * 0.04, chance);
  handLine(
    pen,
    (
      [
        [-0.45, 0.2],
        [-0.2, 0.48],
        [0.2, 0.48],
        [0.45, 0.2],
      ] as Point[]
    ).map(([x, y]): Point => [x * r, y * r]),
    r * 0.04,
    chance,
  );
  pen.stroke();
};

const cube: Doodle = (pen, r, chance) => {
  const [a, d] = [0.6 * r, 0.35 * r];
  const square = (x: number, y: number): Point[] => [
    [x - a, y - a],
    [x + a, y - a],
    [x + a, y + a],
    [x - a, y + a],
  ];
  const [front, back] = [square(-d / 2, d / 2), square(d / 2, -d / 2)];
  front.forEach((corner, index) => {
    handStroke(pen, corner, front[(index + 1) % 4] as Point, r * 0.03, chance);
    handStroke(pen, back[index] as Point, back[(index + 1) % 4] as Point, r * 0.03, chance);
    handStroke(pen, corner, back[index] as Point, r * 0.03, chance);
  });
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

const cloud: Doodle = (pen, r, chance) => {
  const puffs: Point[] = [
    [-0.9, 0.3],
    [-0.85, -0.15],
    [-0.4, -0.25],
    [-0.2, -0.65],
    [0.35, -0.6],
    [0.5, -0.2],
    [0.9, -0.1],
    [0.9, 0.35],
  ];
  handLine(
    pen,
    puffs.map(([x, y]): Point => [x * r, y * r]),
    r * 0.04,
    chance,
    true,
  );
  pen.stroke();
};

const arrow: Doodle = (pen, r, chance) => {
  handLine(
    pen,
    (
      [
        [-0.9, 0.5],
        [-0.3, -0.4],
        [0.2, 0.4],
        [0.8, -0.4],
      ] as Point[]
    ).map(([x, y]): Point => [x * r, y * r]),
    r * 0.05,
    chance,
  );
  pen.stroke();
  handStroke(pen, [0.8 * r, -0.4 * r], [0.4 * r, -0.35 * r], r * 0.04, chance);
  handStroke(pen, [0.8 * r, -0.4 * r], [0.8 * r, 0], r * 0.04, chance);
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
  heart,
  star: fivePoints,
  spiral,
  bolt,
  note,
  planet,
  flower,
  smile,
  cube,
  eye,
  cloud,
  arrow,
  crown,
};
