import { expect, test } from '@jest/globals';
import { copperOf, cutBody } from '../../../../engines/lyric-video/looks/retro-etching/burin.ts';

test('a body that leaves its box is round where it is cut off', () => {
  const copper = copperOf(100, 200);
  cutBody(copper, {
    box: [10, 10, 80, 120],
    round: 40,
    flow: (_, y) => y,
    path: (pen) => pen.rect(30, 30, 40, 170),
  });
  const toneAt = (y: number) => copper.tone[y * copper.width + 50] ?? -1;
  expect(toneAt(80)).toBeGreaterThan(0);
  expect(toneAt(128)).toBeGreaterThan(toneAt(80) + 0.2);
  expect(toneAt(131)).toBeLessThan(0);
});
