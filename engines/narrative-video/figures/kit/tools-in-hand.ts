import { hex } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath, tube } from './tube.ts';

const [WOOD, PALE_WOOD] = [hex('#b07a42'), hex('#d0a060')];
const DARK = hex('#2c2a34');
const [STEEL, BRASS] = [hex('#a4acb8'), hex('#d8a83a')];
const [RED, BLUE] = [hex('#d8343a'), hex('#3f6fb8')];
const [STRAW, TWINE] = [hex('#e2b84e'), hex('#a07a30')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Returns a rod along a thing. */
function rod(low: number, high: number, half: number) {
  return box(-half, low, half, high);
}

/** Tools that one hand uses, in the same coordinates as `THINGS`. */
export const TOOLS: Readonly<Record<string, HeldThing>> = {
  pen(brush, paint, toward) {
    const at = (x: number, y: number, half: number) => ({ x: -toward * x, y, half });
    brush.shape(tube([at(-1.6, -4.4, 0.2), at(-1, -2.9, 0.7)]), paint(DARK), { isFlat: true });
    brush.shape(tube([at(-1, -2.9, 0.75), at(2.6, 6.6, 0.75)]), paint(BLUE));
    brush.shape(tube([at(2.2, 5.4, 0.8), at(2.8, 7.2, 0.8)]), paint(BRASS), { isFlat: true });
  },
  brush(brush, paint) {
    brush.shape(rod(-7, 4.4, 0.6), paint(WOOD));
    brush.shape(box(-0.9, 4, 0.9, 6.4), paint(STEEL));
    brush.shape(
      smoothPath(
        [
          [-1, 6.4],
          [-1.3, 8.2],
          [0, 11],
          [1.3, 8.2],
          [1, 6.4],
        ],
        0.2,
      ),
      paint(RED),
    );
  },
  toothbrush(brush, paint, toward) {
    const bristles = box(Math.min(0, -toward * 2.4), 5.6, Math.max(0, -toward * 2.4), 9.6);
    brush.shape(bristles, paint(hex('#ffffff')));
    brush.shape(rod(-5, 10, 0.75), paint(BLUE));
  },
  hammer(brush, paint) {
    brush.shape(rod(-5.4, 9, 0.85), paint(WOOD));
    brush.shape(
      cornered([
        [-4.6, 8.4],
        [2, 8.4],
        [5, 9.4],
        [5, 10.4],
        [2, 11.8],
        [-4.6, 11.8],
      ]),
      paint(STEEL),
    );
  },
  bucket(brush, paint) {
    const wire: Point[] = [
      [-5, -6.4],
      [-3.6, -2],
      [0, 0.4],
      [3.6, -2],
      [5, -6.4],
    ];
    brush.stroke(smoothLine(wire), paint(DARK), 1.6);
    brush.shape(
      cornered([
        [-5.6, -6.4],
        [5.6, -6.4],
        [4.2, -16],
        [-4.2, -16],
      ]),
      paint(BLUE),
    );
    brush.shape(ellipse(0, -6.4, 5.6, 1.3), paint(hex('#2c4f88')), { isFlat: true });
    brush.shape(box(-5.1, -9.6, 5.1, -8.6), paint(hex('#6a94d4')), FLAT);
  },
};

/** Distance of a long tool's working end from the upper hand. */
export const TOOL_END = 45;

/** Tools whose handle lies along the line between both hands. Their working end is up, away from the upper hand. */
export const LONG_TOOLS: Readonly<Record<string, HeldThing>> = {
  broom(brush, paint) {
    brush.shape(rod(-9, 34, 0.65), paint(PALE_WOOD));
    brush.shape(
      cornered([
        [-1.6, 32],
        [1.6, 32],
        [3.4, 36],
        [6, 45.6],
        [-6, 45.6],
        [-3.4, 36],
      ]),
      paint(STRAW),
    );
    for (const aside of [-0.66, -0.33, 0, 0.33, 0.66])
      brush.stroke(
        smoothLine([
          [aside * 3.2, 37.4],
          [aside * 5.8, 45],
        ]),
        paint(TWINE),
        0.8,
      );
    brush.shape(
      cornered([
        [-2.2, 33.8],
        [2.2, 33.8],
        [3.2, 36.2],
        [-3.2, 36.2],
      ]),
      paint(RED),
      FLAT,
    );
  },
  shovel(brush, paint) {
    brush.shape(rod(-8, 30, 0.75), paint(WOOD));
    brush.shape(box(-3, -10, 3, -8), paint(DARK));
    brush.shape(
      smoothPath(
        [
          [-4.6, 29],
          [-1.2, 27.4],
          [1.2, 27.4],
          [4.6, 29],
          [4.4, 38],
          [0, 44.4],
          [-4.4, 38],
        ],
        0.3,
      ),
      paint(STEEL),
    );
    brush.stroke(
      smoothLine([
        [0, 29],
        [0, 38.6],
      ]),
      paint(hex('#6c727c')),
      1.2,
    );
  },
};

/** A spyglass that points up. The origin is where the hands hold it, and its eyepiece is `EYEPIECE` below. */
export const EYEPIECE = 10;

export const drawTelescope: HeldThing = (brush, paint) => {
  for (const [low, high, half] of [
    [-EYEPIECE, 0, 1.5],
    [-2, 8, 2],
    [6, 15, 2.6],
  ] as const) {
    brush.shape(box(-half, low, half, high), paint(hex('#7a4a2a')));
    brush.shape(box(-half - 0.2, high - 1.6, half + 0.2, high), paint(BRASS));
  }
  brush.shape(box(-1.9, -EYEPIECE, 1.9, 1.2 - EYEPIECE), paint(BRASS));
};

/** Half of the distance between the hands that hold a rope. */
export const ROPE_HALF = 6;

/** A rope that sags between both hands, with a coil hanging from one of them and an end from the other. */
export const drawRope: HeldThing = (brush, paint) => {
  const strand = (points: readonly Point[]) => tube(points.map(([x, y]) => ({ x, y, half: 0.75 })));
  const loop = (x: number, y: number, wide: number, tall: number) =>
    strand(
      Array.from({ length: 15 }, (_, index): Point => {
        const turn = (index / 14) * 2 * Math.PI;
        return [x + Math.sin(turn) * wide, y + Math.cos(turn) * tall];
      }),
    );
  for (const shift of [1, 0, -1])
    brush.shape(loop(ROPE_HALF + shift, -7.4, 3.6, 8), paint(PALE_WOOD), { isFlat: true });
  brush.shape(
    strand([
      [-ROPE_HALF - 1.4, -17],
      [-ROPE_HALF - 0.6, -8],
      [-ROPE_HALF, 0],
      [-ROPE_HALF / 2, -3.4],
      [0, -4.4],
      [ROPE_HALF / 2, -3.4],
      [ROPE_HALF, 0],
    ]),
    paint(PALE_WOOD),
    { isFlat: true },
  );
  brush.shape(ellipse(-ROPE_HALF - 1.3, -15.4, 1.3, 1.1), paint(TWINE), { isFlat: true });
};
