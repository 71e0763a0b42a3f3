import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Shoulders } from '../../../../engines/narrative-video/figures/photo/build.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { isCutOff, showsElbows, widthsOf } from '../../../../engines/narrative-video/figures/photo/portrait-bounds.ts';

const SIZE = 100;
const SHOULDERS = { isFrontal: true, across: 40, middle: [50, 40], angle: 0 } as Shoulders;

/** A photograph in which a person reaches from one column to another below the shoulders. */
function photograph(from: number, to: number): PhotoSource {
  const mask = new Uint8Array(SIZE * SIZE);
  for (let row = 42; row < SIZE; row += 1) mask.fill(255, row * SIZE + from, row * SIZE + to);
  return { person: { mask }, width: SIZE, height: SIZE } as unknown as PhotoSource;
}

test('a sleeve that reaches the side of the photograph is cut off there', () => {
  const cut = photograph(20, SIZE);
  // The left side of a person is to the viewer's right.
  expect(isCutOff(cut, SHOULDERS, 'left')).toBe(true);
  expect(isCutOff(cut, SHOULDERS, 'right')).toBe(false);
});

test('hair that flies out of the photograph of somebody who is turned is no sleeve', () => {
  const { person, ...flying } = photograph(20, 80);
  // It reaches the side in a third of the rows.
  for (let row = 42; row < 50; row += 1) person.mask.fill(255, row * SIZE + 80, (row + 1) * SIZE);
  expect(isCutOff({ person, ...flying }, { ...SHOULDERS, isFrontal: false }, 'left')).toBe(false);
  expect(isCutOff(photograph(20, SIZE), { ...SHOULDERS, isFrontal: false }, 'left')).toBe(true);
});

test('a whole person is not cut off', () => {
  const whole = photograph(20, 80);
  expect(isCutOff(whole, SHOULDERS, 'left') || isCutOff(whole, SHOULDERS, 'right')).toBe(false);
});

test('an arm beside a head reaches farther than the body, and a lock of hair does not', () => {
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  // A head above a trunk, an arm to the viewer's left of the lower half of the face, and a lock to the right of it.
  pen.fillRect(40, 0, 20, 40);
  pen.fillRect(35, 40, 30, 60);
  pen.fillRect(10, 20, 30, 20);
  pen.fillRect(60, 4, 30, 4);
  const { body, head } = widthsOf(canvas, SIZE, 40);
  expect(head.left).toBeGreaterThan(38);
  expect(head.right).toBeLessThan(12);
  expect(body.left).toBeLessThan(17);
});

test('a photograph that ends at the chest does not show elbows', () => {
  const shoulders = { isFrontal: false, across: 100, middle: [200, 150], angle: 0 } as const;
  expect(showsElbows({ height: 220 }, shoulders)).toBe(false);
  expect(showsElbows({ height: 300 }, shoulders)).toBe(true);
});
