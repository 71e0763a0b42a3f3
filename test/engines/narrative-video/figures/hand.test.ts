import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Grip } from '../../../../engines/narrative-video/acting/pose.ts';
import { drawHand, type HandShape } from '../../../../engines/narrative-video/figures/kit/hand.ts';
import { brushOf, type Ink } from '../../../../engines/narrative-video/figures/kit/ink.ts';

const SIZE = 300;
const LENGTH = 200;
const INK: Ink = { weight: 3, line: () => [0, 0, 0], drop: 0 };
const SKIN = [230, 180, 140] as const;

/** Draws a hand that hangs down, and returns whether a place is skin: along the hand and aside, in shares of its length. */
function skinOf(grip: HandShape, thumb: 1 | -1 = 1) {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  const brush = brushOf(context, INK, 900, 1);
  const place = { wrist: { x: 150, y: 40, z: 0 }, tip: { x: 150, y: 40 + LENGTH, z: 0 }, thumb, length: LENGTH };
  drawHand(brush, place, grip, [...SKIN], { fingers: 5, finger: 0.085, palm: 0.26 });
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return (along: number, aside: number): boolean => {
    const at = (Math.round(40 + along * LENGTH) * SIZE + Math.round(150 - aside * LENGTH)) * 4;
    return (data[at] ?? 0) > SKIN[0] * 0.72 && (data[at + 3] ?? 0) > 200;
  };
}

/** Counts the stretches of skin across a hand. */
function stretches(isSkin: ReturnType<typeof skinOf>, along: number): number {
  let count = 0;
  for (let aside = -0.7; aside < 0.7; aside += 0.005)
    if (isSkin(along, aside) && !isSkin(along, aside - 0.005)) count += 1;
  return count;
}

test.each<Grip>(['relaxed', 'flat', 'open'])('shows four fingers, with gaps or lines between them: %s', (grip) => {
  expect(stretches(skinOf(grip), 0.72)).toBe(4);
});

test('keeps the fingers of a flat hand together', () => {
  const [flat, open] = [skinOf('flat'), skinOf('open')];
  expect([-0.36, 0.36].map((aside) => flat(0.78, aside))).toEqual([false, false]);
  expect([-0.36, -0.3, -0.24, 0.24, 0.3].some((aside) => open(0.78, aside))).toBe(true);
});

test.each<Grip>(['fist', 'hold'])('folds the fingers, so that the hand ends earlier: %s', (grip) => {
  const isSkin = skinOf(grip);
  expect(stretches(isSkin, 0.9)).toBe(0);
  expect(stretches(isSkin, 0.64)).toBeGreaterThan(1);
});

test('ends earlier around an arm that it clasps than at rest, with its fingers in view', () => {
  const [clasping, resting] = [skinOf('clasp'), skinOf('relaxed')];
  expect(stretches(clasping, 0.68)).toBe(4);
  expect(stretches(clasping, 0.88)).toBe(0);
  expect(stretches(resting, 0.88)).toBeGreaterThan(1);
});

test('points with the finger beside the thumb', () => {
  for (const thumb of [1, -1] as const) {
    const isSkin = skinOf('point', thumb);
    expect(isSkin(0.9, 0.15 * thumb)).toBe(true);
    expect(isSkin(0.9, -0.15 * thumb)).toBe(false);
  }
});
