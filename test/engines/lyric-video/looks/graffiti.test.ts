import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Look } from '../../../../engines/lyric-video/look.ts';
import { graffitiOne } from '../../../../engines/lyric-video/looks/graffiti-one/index.ts';
import { oldPaint } from '../../../../engines/lyric-video/looks/graffiti-one/old-paint.ts';
import { graffitiTwo } from '../../../../engines/lyric-video/looks/graffiti-two/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';

/** Alpha from which paint would stand out from the wall. */
const FADED = 200;

test('has faded paint of others all over a brick wall', () => {
  const size = { width: 360, height: 640 };
  const { canvas, pen } = newCanvas(size.width, size.height);
  oldPaint(pen, compositionOf(size, 'job', moodOf(undefined), undefined, 'verse', graffitiOne));
  const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height);
  const alphas = data.filter((_, index) => index % 4 === 3);
  expect(alphas.reduce((most, alpha) => Math.max(most, alpha), 0)).toBeLessThan(FADED);
  const quarter = alphas.length / 4;
  for (const from of [0, 1, 2, 3]) {
    const painted = alphas.subarray(from * quarter, (from + 1) * quarter).filter((alpha) => alpha > 0);
    expect(painted.length).toBeGreaterThan(0.2 * quarter);
  }
});

test.each<[string, Look]>([
  ['a brick wall', graffitiOne],
  ['a train', graffitiTwo],
])('has a picture nearly as wide as a tall frame on %s', (_, look) => {
  for (const movement of ['verse', 'chorus', 'ending'] as const) {
    const size = { width: 360, height: 640 };
    const { art } = compositionOf(size, 'job', moodOf(undefined), undefined, movement, look);
    expect(Math.min(art.width, art.height)).toBeGreaterThan(0.82 * size.width);
  }
});
