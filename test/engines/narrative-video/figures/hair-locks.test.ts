import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { drawLocks, endsOfLocks } from '../../../../engines/narrative-video/figures/kit/hair-locks.ts';
import { type Head, inHead } from '../../../../engines/narrative-video/figures/kit/head-space.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { ellipse } from '../../../../engines/narrative-video/figures/kit/tube.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aSheet } from '../a-sheet.ts';
import { SWEPT } from './head-pixels.ts';

const SIDE = 200;
const THICK = 0.2;
const SHORT: CharacterSheet['hair'] = { ...SWEPT, color: [120, 90, 40] };

/** Draws in the space of a head in the middle of a canvas. */
function inHeadOf(sheet: CharacterSheet, facts: { yaw?: number; pulse?: number }, draw: (head: Head) => void) {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const brush = brushOf(context, { weight: 1, line: () => [0, 0, 0], drop: 0 }, SIDE, 1);
  const { yaw = 0, ...rest } = facts;
  const frame = { x: SIDE / 2, y: SIDE / 2, radius: 60, roll: 0, yaw, pitch: 0, isAway: false };
  inHead(brush, frame, 0.8, { ...rest, sheet, seconds: 0 } as Head, draw);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** Returns how many pixels have the color of the shade, on the left and on the right half. */
function shadeOf(hair: Partial<CharacterSheet['hair']>, yaw = 0, hat?: CharacterSheet['hat']) {
  const sheet = aSheet({ hair: { ...SHORT, ...hair }, ...(hat && { hat }) });
  const data = inHeadOf(sheet, { yaw }, (head) =>
    drawLocks(head, ellipse(0, 0, 1.2, 1.3), THICK, { shade: [255, 0, 0], line: [0, 0, 255], lineWidth: 0.2 }),
  );
  const halves = { left: 0, right: 0 };
  for (let index = 0; index < data.length; index += 4)
    if ((data[index] ?? 0) > 200) halves[(index / 4) % SIDE < SIDE / 2 ? 'left' : 'right'] += 1;
  return halves;
}

describe('Locks of drawn hair', () => {
  test('are brushed from the parting, so that more lie on its other side', () => {
    const { left, right } = shadeOf({});
    expect(right).toBeGreaterThan(left * 1.1);
    const mirrored = shadeOf({ parting: 'right' });
    expect(mirrored.left).toBeGreaterThan(mirrored.right * 1.1);
  });

  test('are on the side of a head that is turned to the viewer', () => {
    expect(shadeOf({}, 1).left).toBeGreaterThan(200);
    expect(shadeOf({}, -1).right).toBeGreaterThan(200);
  });

  test('are not in cropped hair, or under a hat', () => {
    const none = { left: 0, right: 0 };
    expect(shadeOf({ length: 'cropped' })).toEqual(none);
    expect(shadeOf({}, 0, { kind: 'beanie', color: [20, 20, 20] })).toEqual(none);
  });

  test('are small ringlets on both sides of curly hair', () => {
    const { left, right } = shadeOf({ texture: 'curly' });
    expect(left).toBeGreaterThan(40);
    expect(right).toBeGreaterThan(40);
    expect(left + right).toBeLessThan(shadeOf({}).left + shadeOf({}).right);
  });

  test('have tips that stay behind a head that falls on the beat', () => {
    const lowest = (pulse: number) => {
      let low = 0;
      inHeadOf(aSheet({ hair: SHORT }), { pulse }, (head) => {
        for (const path of endsOfLocks(head, THICK)) low = Math.max(low, path.computeTightBounds()[3]);
      });
      return low;
    };
    expect(lowest(1)).toBeLessThan(lowest(0) - 0.02);
  });
});
