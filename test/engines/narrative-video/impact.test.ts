import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { impactFrame } from '../../../engines/narrative-video/looks/impact.ts';

const SIDE = 60;

/** Returns red, green and blue of the middle of a red picture after the impact frame was drawn over it. */
function middleAfter(facts: Pick<FrameFacts, 'seconds' | 'energy'>): number[] {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.fillStyle = '#c02020';
  context.fillRect(0, 0, SIDE, SIDE);
  impactFrame(context, { width: SIDE, height: SIDE, ...facts } as FrameFacts);
  return [...context.getImageData(SIDE / 2, SIDE / 2, 1, 1).data].slice(0, 3);
}

test('a loud scene opens with an impact frame in reversed gray', () => {
  const [red = 0, green = 0, blue = 0] = middleAfter({ seconds: 0, energy: 0.9 });
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
  expect(red).toBeGreaterThan(128);
});

test.each([
  { seconds: 0.5, energy: 0.9 },
  { seconds: 0, energy: 0.5 },
])('a frame stays as it is at $seconds s of a scene with energy $energy', (facts) => {
  expect(middleAfter(facts)).toEqual([0xc0, 0x20, 0x20]);
});
