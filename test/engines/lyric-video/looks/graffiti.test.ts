import { expect, test } from '@jest/globals';
import { type Context2D, newCanvas } from '../../../../engines/drawing/canvas.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Composition, Look } from '../../../../engines/lyric-video/look.ts';
import { graffitiOne } from '../../../../engines/lyric-video/looks/graffiti-one/index.ts';
import { tagged } from '../../../../engines/lyric-video/looks/graffiti-one/tags.ts';
import { graffitiTwo } from '../../../../engines/lyric-video/looks/graffiti-two/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';

/** Alpha from which paint is a sign and not the mist of a can. */
const PAINTED = 140;

const WALLS: [string, Look, (pen: Context2D, composition: Composition) => void][] = [
  [
    'a brick wall',
    graffitiOne,
    (pen: Context2D, composition: Composition) => tagged(pen, composition, [composition.text]),
  ],
];

test.each(WALLS)('has signs all over %s, but not behind the words', (_, look, draw) => {
  const size = { width: 360, height: 640 };
  const composition = compositionOf(size, 'job', moodOf(undefined), undefined, 'verse', look);
  const { canvas, pen } = newCanvas(size.width, size.height);
  draw(pen, composition);
  const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height);
  const { left, top, width, height } = composition.text;
  let [among, above, below] = [0, 0, 0];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      if ((data[(y * size.width + x) * 4 + 3] as number) < PAINTED) continue;
      if (x > left && x < left + width && y > top && y < top + height) among++;
      else if (y < size.height / 2) above++;
      else below++;
    }
  }
  expect(among).toBe(0);
  expect(Math.min(above, below)).toBeGreaterThan(60);
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
