import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import type { FrameFacts } from '../../../../engines/narrative-video/frame-facts.ts';
import { drawWaves, obstaclesOf } from '../../../../engines/narrative-video/solid/waves.ts';

const SIZE = { width: 160, height: 90 };
const LENS = lensAt([0, 1.5, 6], [0, 1, 0], 0.8, SIZE);
const WAVES = { from: -4, to: -30, y: 0.05, crest: [255, 255, 255] } as const;

/** Returns the number of pixels with crests in the middle third of the picture. */
function crests(trunk: boolean): number {
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  const parts = trunk ? [{ form: 'bar', at: [0, 0, 0], to: [0, 4, 0], radius: 0.9, color: [90, 60, 40] } as const] : [];
  for (let second = 0; second < 8; second += 1)
    drawWaves(context, LENS, WAVES, { seconds: second } as FrameFacts, obstaclesOf(parts));
  const { data } = context.getImageData(70, 0, 20, SIZE.height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

test('crests of waves run behind a trunk on the beach, not over it', () => {
  expect(crests(false)).toBeGreaterThan(0);
  expect(crests(true)).toBe(0);
});
