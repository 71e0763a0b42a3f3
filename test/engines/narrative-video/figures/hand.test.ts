import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { drawHand } from '../../../../engines/narrative-video/figures/kit/hand.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { natural } from '../../../../engines/narrative-video/figures/natural.ts';

/** Returns the outline of a hand that hangs, 100 pixels long: for each column, the lowest row in which it is. */
function lowestRows(fingers: 4 | 5): number[] {
  const canvas = createCanvas(160, 160);
  const context = canvas.getContext('2d');
  const brush = brushOf(context, natural.ink, 1000, 1);
  const place = { wrist: { x: 80, y: 20, z: 0 }, tip: { x: 80, y: 120, z: 0 }, thumb: 1, length: 100 } as const;
  drawHand(brush, place, 'relaxed', [220, 170, 140], { fingers, finger: 0.085, palm: 0.26 });
  const { data } = context.getImageData(0, 0, 160, 160);
  return Array.from({ length: 160 }, (_, x) =>
    Array.from({ length: 160 }, (_, y) => y).findLast((y) => (data[(y * 160 + x) * 4 + 3] ?? 0) > 128),
  ).filter((row) => row !== undefined);
}

/** Returns how many notches the outline has, where two fingers meet. */
function notchesOf(rows: readonly number[]): number {
  const isNotch = rows.map((row, at) => {
    const [before, after] = [rows[at - 3], rows[at + 3]];
    return before !== undefined && after !== undefined && before + after - row * 2 > 3;
  });
  return isNotch.filter((notch, at) => notch && !isNotch[at - 1] && !isNotch[at - 2]).length;
}

test('a hand of five fingers that hangs shows each finger, and one of four fingers is a mitten', () => {
  expect(notchesOf(lowestRows(5))).toBeGreaterThanOrEqual(4);
  expect(notchesOf(lowestRows(4))).toBeLessThanOrEqual(1);
});
