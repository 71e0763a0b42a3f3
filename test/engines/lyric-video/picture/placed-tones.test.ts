import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { placedOnce, placedTones, squareIn } from '../../../../engines/lyric-video/picture/placed-tones.ts';
import type { Tones } from '../../../../engines/lyric-video/picture/tones.ts';
import { framed } from '../../../../engines/people/framing.ts';
import type { Face, Point } from '../../../../engines/people/person.ts';

/** Half covered, and light there; with a line of ink down the middle of the covered half. */
function tonesOf(side: number): Tones {
  const of = (value: (x: number) => number) => Float32Array.from({ length: side * side }, (_, at) => value(at % side));
  const none = of(() => 0);
  return {
    ...{ width: side, height: side, speck: 4, light: of((x) => (x < side / 2 ? 0.8 : 0)) },
    cover: Uint8Array.from(of((x) => (x < side / 2 ? 255 : 0))),
    features: { ink: of((x) => Number(x >> 1 === side >> 3)), paper: none, around: none },
  };
}

test('tones in a square of their own size stay the same', () => {
  const tones = tonesOf(16);
  expect(placedTones(tones, { x: 0, y: 0, size: 16 }, 16)).toEqual(tones);
});

test('enlarged tones are as light at their outline as inside, and have sharp lines', () => {
  const { light, cover, features, speck } = placedTones(tonesOf(16), { x: 0, y: 0, size: 64 }, 64);
  const row = 64 * 30;
  const covered = [...cover.subarray(row, row + 64).keys()].filter((x) => cover[row + x]);
  expect(covered.length).toBeGreaterThanOrEqual(32);
  for (const x of covered) expect(light[row + x]).toBeCloseTo(0.8);
  const soft = [...(features?.ink.subarray(row, row + 64) ?? [])].filter((share) => share > 0.05 && share < 0.95);
  expect(soft.length).toBeLessThanOrEqual(2);
  expect(speck).toBe(64);
});

test('a nearer face is enlarged around its eyes', () => {
  const [leftEye, rightEye]: Point[] = [
    [110, 100],
    [90, 100],
  ] as const;
  const face = { leftEye, rightEye, box: { x: 80, y: 80, width: 40, height: 50 }, points: [] } as unknown as Face;
  const singer = { canvas: newCanvas(2, 2).canvas, width: 200, height: 300, cutOut: true, face };
  expect(squareIn(singer, 400, 200)).toEqual({ x: 0, y: 0, size: 200 });
  const { x, y, size } = squareIn({ ...singer, near: 1.3 }, 400, 200);
  expect(size).toBeGreaterThan(210);
  const eyesIn = (side: number, near: number) => {
    const framing = framed(face, singer, { width: side, height: side }, 'cut-out', near);
    return [100 * framing.scale + framing.x, 100 * framing.scale + framing.y] as const;
  };
  const [usual, nearer] = [eyesIn(400, 1), eyesIn(200, 1.3)];
  expect(x + (usual[0] * size) / 400).toBeCloseTo(nearer[0]);
  expect(y + (usual[1] * size) / 400).toBeCloseTo(nearer[1]);
});

test('a singer is analyzed once, framed as usual, for the squares of all movements', () => {
  const singer: Singer = { canvas: newCanvas(2, 2).canvas, width: 16, height: 16, cutOut: true, near: 1.3 };
  const asked: [number | undefined, number][] = [];
  const tones = placedOnce((_: undefined, { near }, side) => {
    asked.push([near, side]);
    return tonesOf(side);
  });
  const [verse, chorus] = [16, 32].map((side) => tones(undefined, singer, { usual: 16, side }));
  expect(asked).toEqual([[1, 16]]);
  expect([verse?.width, chorus?.width]).toEqual([16, 32]);
});
