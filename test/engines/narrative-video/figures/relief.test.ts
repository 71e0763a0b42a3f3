import { describe, expect, test } from '@jest/globals';
import { reliefOf, type Turn, turnRelief } from '../../../../engines/narrative-video/figures/photo/relief.ts';
import type { Point } from '../../../../engines/people/person.ts';

const AREA = { left: -1, top: -1.2, right: 1, bottom: 2.4 };
/** Pixels per unit of the head's space. */
const SCALE = 40;
const [WIDTH, HEIGHT] = [80, 144];

/** A face mesh of which only the ears and the tip of the nose matter. */
const points: Point[] = Array.from({ length: 468 }, () => [0, 0.2] as const);
points[234] = [-0.7, 0];
points[454] = [0.7, 0];
points[4] = [0, 0.2];

const frame = { a: 1 / SCALE, b: 0, left: AREA.left, top: AREA.top };
const relief = reliefOf(points, frame, { width: WIDTH, height: HEIGHT });

/** A gray picture with a bright dot of some pixels in the head's space. */
function dotAt(x: number, y: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(80);
  const [column, row] = pixelAt(x, y);
  for (let down = -2; down <= 2; down += 1)
    for (let across = -2; across <= 2; across += 1)
      data
        .fill(255, ((row + down) * WIDTH + column + across) * 4)
        .fill(80, ((row + down) * WIDTH + column + across + 1) * 4);
  return data;
}

function pixelAt(x: number, y: number): [column: number, row: number] {
  return [Math.round((x - AREA.left) * SCALE), Math.round((y - AREA.top) * SCALE)];
}

/** Returns the middle of what is bright, in pixels from a place of the head's space. */
function movedFrom(data: Uint8ClampedArray, x: number, y: number): [right: number, down: number] {
  const [column, row] = pixelAt(x, y);
  let [right, down, sum] = [0, 0, 0];
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    // Beyond the edges of the picture, nothing is known.
    if (data[pixel * 4 + 3] === 0) continue;
    const bright = (data[pixel * 4] as number) - 80;
    right += bright * ((pixel % WIDTH) - column);
    down += bright * (Math.floor(pixel / WIDTH) - row);
    sum += bright;
  }
  return [right / sum, down / sum];
}

function turned(data: Uint8ClampedArray, turn: Turn): Uint8ClampedArray {
  const after = new Uint8ClampedArray(data.length);
  turnRelief(after, data, relief, turn);
  return after;
}

describe('a photographed head that turns', () => {
  const moved = (x: number, y: number) => movedFrom(turned(dotAt(x, y), { aside: 0.4, down: 0, lean: 0 }), x, y);

  test('moves its nose farther than its cheeks, and its cheeks farther than its ears', () => {
    const [nose, cheek, ear] = [moved(0, 0.2), moved(-0.45, 0.2), moved(-0.75, 0.2)].map(([right]) => right);
    expect(nose).toBeGreaterThan((cheek as number) + 3);
    expect(cheek).toBeGreaterThan((ear as number) + 1);
    // The whole head moves a little too.
    expect(ear).toBeLessThan(4);
  });

  test('keeps the body below its neck in place', () => {
    expect(moved(0, 2.1)).toEqual([0, 0]);
  });

  test('leans on a neck that bends: the crown moves farthest, the chin less, and the collar beside it hardly', () => {
    const leaning = (x: number, y: number) => {
      const [right, down] = movedFrom(turned(dotAt(x, y), { aside: 0, down: 0, lean: 0.1 }), x, y);
      return Math.hypot(right, down);
    };
    const [crown, chin, throat, collar, chest] = [
      leaning(0, -0.9),
      leaning(0, 0.9),
      leaning(0, 1.3),
      leaning(0.9, 1.2),
      leaning(0, 2.1),
    ];
    expect(crown).toBeGreaterThan((chin as number) + 4);
    expect(chin).toBeGreaterThan(throat as number);
    expect(collar).toBeLessThan((crown as number) * 0.35);
    expect(chest).toBe(0);
  });

  test('moves its face up and down when it nods', () => {
    const [right, down] = movedFrom(turned(dotAt(0, 0.6), { aside: 0, down: 0.15, lean: 0 }), 0, 0.6);
    expect(Math.abs(right)).toBeLessThan(0.5);
    expect(down).toBeGreaterThan(2);
  });
});
