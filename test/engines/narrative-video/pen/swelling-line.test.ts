import { expect, test } from '@jest/globals';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { swellingOutline } from '../../../../engines/narrative-video/pen/swelling-line.ts';

const SIZE = 120;

/** Returns the number of dark pixels in one column of a white picture. */
function inkIn(column: number, draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = 'black';
  draw(context);
  const { data } = context.getImageData(column, 0, 1, SIZE);
  return Array.from({ length: SIZE }, (_, row) => (data[row * 4] ?? 255) < 128).map(Number);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the outline of a wall is thick in the middle of a side and thin at its ends', () => {
  const outline = swellingOutline(
    [
      [10, 60],
      [110, 60],
    ],
    8,
  );
  const at = (column: number) => sum(inkIn(column, (context) => context.fill(outline)));
  expect(at(60)).toBeGreaterThan(at(12) * 2);
  expect(at(35)).toBeGreaterThan(at(12));
  expect(at(35)).toBeLessThan(at(60));
});

test('an inked body has a heavier line below than above', () => {
  const ink = { weight: 20, line: () => [0, 0, 0] as const, drop: 2 };
  const disc = new Path2D();
  disc.arc(SIZE / 2, SIZE / 2, 30, 0, 7);
  const column = inkIn(SIZE / 2, (context) => brushOf(context, ink, SIZE, 1).shape(disc, [255, 255, 255]));
  const [above, below] = [sum(column.slice(0, SIZE / 2)), sum(column.slice(SIZE / 2))];
  expect(above).toBeGreaterThan(0);
  expect(below).toBeGreaterThan(above * 2);
  // Between the outline's upper edge and its lower one there is no gap.
  expect(column.join('')).toMatch(/^0*1+0+1+0*$/);
});
