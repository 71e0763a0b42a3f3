import type { Point } from '../../drawing/hand.ts';
import type { MovementKind } from '../movements.ts';

/** A curve through three points. */
export type Bend = readonly [Point, Point, Point];

/** One sweep of the brush. */
export interface Sweep {
  through: Bend;
  wide: number;
  taper: number;
}

/** What is painted in one gesture: a silhouette with sweeps over it, or a fan of feathers. */
export interface Part {
  color: string;
  /** Corners of a closed, smooth outline. */
  outline?: readonly Point[];
  /** Polygons with sharp corners. */
  sharp?: readonly (readonly Point[])[];
  sweeps?: readonly Sweep[];
  beak?: readonly (readonly Point[])[];
  eye?: { at: Point; isClosed?: true };
  leftwards: boolean;
  /** Where it is in a picture of several birds, and its scale. */
  place?: readonly [x: number, y: number, scale: number];
}

/** A bird that looks to the right. Lengths are in the pose's own pixels. */
export interface Pose {
  width: number;
  height: number;
  parts: readonly Part[];
}

export const [INK, RED, OCHRE, TEAL, PINK] = ['#14213d', '#d62828', '#f4a300', '#0f7173', '#e85d9a'];

/** Reads points as in the outlines of SVG: 'x,y x,y'. */
function line(points: string): Point[] {
  return points.split(' ').map((point): Point => {
    const [x, y] = point.split(',');
    return [Number(x), Number(y)];
  });
}

function bend(points: string): Bend {
  const [from, middle, to] = line(points);
  if (!from || !middle || !to) throw new RangeError(`a bend has three points, not ${points}`);
  return [from, middle, to];
}

/** Feathers from the bone to the trailing edge; the inner ones lie over the outer ones. */
function fan(color: string, bone: Bend, trail: Bend, count: number, wide: number): Part {
  const sweeps = Array.from({ length: count }, (_, index): Sweep => {
    const share = 1 - index / (count - 1);
    const [from, to] = [onBend(bone, share), onBend(trail, share)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const middle: Point = [from[0] + dx * 0.5 - dy * 0.07, from[1] + dy * 0.5 + dx * 0.07];
    return { through: [from, middle, to], wide: wide * (1 - 0.25 * share), taper: 0.35 };
  });
  const arm: Sweep = { through: bone, wide: wide * 0.95, taper: 0.45 };
  return { color, sweeps: [...sweeps, arm], leftwards: trail[2][0] < bone[0][0] };
}

/** A point of a curve through three points. @param share 0 at its first, 1 at its last point */
export function onBend([from, middle, to]: Bend, share: number): Point {
  const [a, b, c] = [(1 - share) * (1 - 2 * share), 4 * share * (1 - share), share * (2 * share - 1)];
  return [a * from[0] + b * middle[0] + c * to[0], a * from[1] + b * middle[1] + c * to[1]];
}

function branch(through: Bend): Part {
  return { color: PINK, sweeps: [{ through, wide: 5.5, taper: 0.3 }], leftwards: false };
}

function placedAt(place: Required<Part>['place'], { parts }: Pose): Part[] {
  return parts.map((part) => ({ ...part, place }));
}

const PERCHED: Pose = {
  width: 112,
  height: 104,
  parts: [
    branch(bend('6,88 56,85 108,80')),
    fan(INK, bend('34,60 32,64 30,68'), bend('16,97 10,93 5,88'), 4, 7),
    {
      color: INK,
      outline: line('84,25 79,14 69,10 59,15 53,27 43,42 31,59 27,70 39,76 56,75 72,64 80,48 84,35'),
      sharp: [line('47,72 50,72 52,87 48,87'), line('57,71 60,71 62,86 58,86')],
      sweeps: [
        {
          through: bend('74,20 62,36 40,66'),
          wide: 9,
          taper: 0.3,
        },
        {
          through: bend('78,44 70,60 48,71'),
          wide: 11,
          taper: 0.4,
        },
      ],
      beak: [line('82,20 101,28 83,30'), line('83,29 97,30 82,34')],
      eye: { at: [75, 23] },
      leftwards: true,
    },
    fan(TEAL, bend('68,57 66,45 57,37'), bend('48,71 32,77 15,83'), 8, 9),
  ],
};

const GLIDING: Pose = {
  width: 130,
  height: 100,
  parts: [
    fan(OCHRE, bend('36,62 36,58 38,54'), bend('9,80 3,70 6,58'), 5, 8),
    fan(TEAL, bend('76,46 84,22 116,5'), bend('54,46 58,22 92,2'), 10, 9),
    {
      color: INK,
      outline: line('104,40 97,32 87,33 78,39 62,44 42,53 30,61 42,67 62,67 82,60 97,52 104,47'),
      sweeps: [
        {
          through: bend('96,38 70,46 36,60'),
          wide: 8,
          taper: 0.5,
        },
        {
          through: bend('92,50 70,60 44,64'),
          wide: 8,
          taper: 0.5,
        },
      ],
      beak: [line('102,36 121,44 103,47')],
      eye: { at: [96, 39.5] },
      leftwards: true,
    },
    fan(RED, bend('80,52 78,76 52,97'), bend('54,60 44,72 26,94'), 11, 9),
  ],
};

const SINGING: Pose = {
  width: 128,
  height: 104,
  parts: [
    fan(OCHRE, bend('56,76 53,79 50,80'), bend('46,103 36,101 27,95'), 5, 8),
    fan(TEAL, bend('70,46 94,34 122,8'), bend('74,66 104,62 126,26'), 13, 11),
    {
      color: INK,
      outline: line('82,20 76,10 66,8 58,15 56,28 50,42 46,58 48,74 56,82 66,77 75,64 79,48 78,36 82,29'),
      sweeps: [
        {
          through: bend('66,16 58,42 54,76'),
          wide: 9,
          taper: 0.3,
        },
        {
          through: bend('74,36 72,56 60,76'),
          wide: 10,
          taper: 0.4,
        },
      ],
      beak: [line('79,15 94,8 83,23'), line('82,23 92,26 79,31')],
      eye: { at: [72, 18] },
      leftwards: true,
    },
    fan(RED, bend('58,46 34,32 6,8'), bend('52,70 22,66 3,30'), 14, 11),
  ],
};

const DIVING: Pose = {
  width: 130,
  height: 100,
  parts: [
    fan(OCHRE, bend('30,34 28,37 27,41'), bend('16,8 8,12 3,22'), 5, 8),
    fan(TEAL, bend('62,44 74,22 60,3'), bend('38,38 44,20 40,3'), 8, 9),
    {
      color: INK,
      outline: line('98,73 97,63 90,56 78,52 64,44 46,36 28,32 25,41 36,54 54,66 72,72 86,77 94,78'),
      sweeps: [
        {
          through: bend('90,62 64,50 32,36'),
          wide: 8,
          taper: 0.5,
        },
        {
          through: bend('84,72 60,62 38,48'),
          wide: 8,
          taper: 0.5,
        },
      ],
      beak: [line('98,66 112,84 93,78')],
      eye: { at: [90, 67] },
      leftwards: true,
    },
    fan(RED, bend('66,58 42,82 10,88'), bend('44,50 22,62 4,76'), 10, 9),
  ],
};

const ASLEEP: Pose = {
  width: 118,
  height: 104,
  parts: [
    branch(bend('6,86 58,89 112,84')),
    fan(INK, bend('38,66 35,69 34,73'), bend('17,102 10,97 5,90'), 4, 7),
    {
      color: INK,
      outline: line('94,52 88,37 74,29 58,32 44,46 34,62 32,76 46,83 66,85 84,79 93,66'),
      sharp: [line('60,80 63,80 64,91 60,91'), line('70,80 73,80 74,91 70,91')],
      sweeps: [
        {
          through: bend('90,50 90,68 66,80'),
          wide: 11,
          taper: 0.3,
        },
        {
          through: bend('84,70 70,80 48,80'),
          wide: 9,
          taper: 0.4,
        },
      ],
      leftwards: true,
    },
    {
      color: RED,
      outline: line('88,34 83,21 71,16 59,21 54,33 57,45 70,50 83,46'),
      sweeps: [
        {
          through: bend('82,24 70,28 58,40'),
          wide: 9,
          taper: 0.3,
        },
      ],
      beak: [line('62,38 44,51 66,47')],
      eye: { at: [70, 33], isClosed: true },
      leftwards: true,
    },
    fan(TEAL, bend('80,66 72,52 58,46'), bend('56,80 32,84 12,86'), 8, 10),
  ],
};

/** Two birds: one dives, and another glides above it. */
const PAIR: Pose = {
  width: 172,
  height: 108,
  parts: [...placedAt([92, 0, 0.6], GLIDING), ...placedAt([2, 6, 1], DIVING)],
};

export const POSES: Readonly<Record<MovementKind, Pose>> = {
  opening: PERCHED,
  verse: GLIDING,
  chorus: SINGING,
  break: PAIR,
  ending: ASLEEP,
};
