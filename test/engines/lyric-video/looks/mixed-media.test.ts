import { expect, test } from '@jest/globals';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { mixedMedia } from '../../../../engines/lyric-video/looks/mixed-media/index.ts';
import { pictureOf } from '../../../../engines/lyric-video/looks/mixed-media/picture.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { cuesAmid, difference } from '../films.ts';

const SIZES = [
  { width: 180, height: 320 },
  { width: 320, height: 180 },
];

test.each(SIZES)('no drop of ink of mixed media falls on the words of a chorus, at $width × $height', (size) => {
  const composition = compositionOf(size, 'job', moodOf(undefined), undefined, 'chorus', mixedMedia);
  const scene = mixedMedia.scene(composition);
  const { left, top, width, height } = composition.text;
  const wordsAt = (hits: number) => {
    const frame = frameOf(size.width, size.height);
    const cues = { ...cuesAmid(8), hits };
    scene.draw(frame, { ...cues, onTwos: cues });
    // Only the area for words is compared, without its edge, which gold and threads may touch.
    for (let at = 0; at < frame.y.length; at++) {
      const [x, y] = [at % size.width, Math.floor(at / size.width)];
      const isInside = x > left + 2 && x < left + 0.97 * width && y > top + 2 && y < top + 0.97 * height;
      if (!isInside) frame.y[at] = 0;
    }
    return frame;
  };
  const clean = wordsAt(0);
  for (let hits = 1; hits < 9; hits++) expect(difference(clean, wordsAt(hits))).toBeUndefined();
});

test('mixed media without a singer prints other pictures in verses, choruses and breaks', () => {
  const [size] = SIZES as [(typeof SIZES)[number]];
  const prints = (['opening', 'verse', 'chorus', 'break'] as const).map((movement) => {
    const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, mixedMedia);
    // Other inks alone make no other picture.
    const [print] = pictureOf({ ...composition, chance: chanceOf('job'), tint: (color) => color }, 150);
    return print?.y.join();
  });
  expect(new Set(prints).size).toBe(prints.length);
});
