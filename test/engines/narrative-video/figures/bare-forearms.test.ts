import { expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { sleevedAs } from '../../../../engines/narrative-video/figures/photo/bare-forearms.ts';
import { aSheet } from '../a-sheet.ts';

const [SKIN, DARK]: [Rgb, Rgb] = [
  [210, 165, 140],
  [20, 20, 24],
];
const SIDE = 100;

/** Returns a photograph of somebody in dark clothes, with a left forearm of these colors from the elbow to the wrist. */
function photographOf(...forearm: Rgb[]): Parameters<typeof sleevedAs>[1] {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const row = Math.floor(at / SIDE);
    const color = row < 40 ? DARK : (forearm[Math.min(forearm.length - 1, Math.floor((row - 40) / 20))] ?? DARK);
    data.set([...color, 255], at * 4);
  }
  const joints = { leftElbow: [50, 40], leftWrist: [50, 80] };
  const person = { joints } as unknown as Parameters<typeof sleevedAs>[1]['person'];
  return { data, width: SIDE, height: SIDE, head: 60, skin: SKIN, person, corrected: (color) => color };
}

const kindOf = (kind: 'sweater' | 'spacesuit', photograph: ReturnType<typeof photographOf>) =>
  sleevedAs(aSheet({ top: { kind, color: DARK } }), photograph).top.kind;

test('sleeves are short if the photograph shows a bare forearm, which may be in shadow', () => {
  expect(kindOf('sweater', photographOf(SKIN))).toBe('t-shirt');
  expect(kindOf('sweater', photographOf([160, 118, 96]))).toBe('t-shirt');
});

test('sleeves stay long if cloth covers the forearm or a part of it', () => {
  expect(kindOf('sweater', photographOf(DARK))).toBe('sweater');
  expect(kindOf('sweater', photographOf(DARK, SKIN))).toBe('sweater');
});

test('spacesuits keep their sleeves', () => {
  expect(kindOf('spacesuit', photographOf(SKIN))).toBe('spacesuit');
});
