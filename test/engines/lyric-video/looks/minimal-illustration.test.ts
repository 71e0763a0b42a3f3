import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { minimalIllustration } from '../../../../engines/lyric-video/looks/minimal-illustration/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { cuesAmid } from '../films.ts';

const SIZE = { width: 180, height: 320 };
/** Y below which a pixel belongs to a line. */
const DARK = 110;

test.each(['break', 'ending'] as const)('one line draws a thing above the singer in a tall %s', (movement) => {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillRect(10, 10, 40, 70);
  const singer = { canvas, width: 60, height: 80, cutOut: true };
  const composition = compositionOf(SIZE, 'job', moodOf(undefined), singer, movement, minimalIllustration);
  const frame = frameOf(SIZE.width, SIZE.height);
  const cues = cuesAmid(8);
  // Then the whole line is drawn.
  minimalIllustration.scene(composition).draw(frame, { ...cues, onTwos: { ...cues, travel: 7.7 } });
  // Leaves fall only at the sides.
  let dark = 0;
  for (let y = 0; y < 0.4 * SIZE.height; y++)
    for (let x = 0.3 * SIZE.width; x < 0.7 * SIZE.width; x++)
      dark += Number((frame.y[y * SIZE.width + x] as number) < DARK);
  expect(dark).toBeGreaterThan(40);
});

test.each(['opening', 'verse', 'chorus'] as const)(
  'a singer fills a tall frame up to the words in the movement %s',
  (movement) => {
    const { canvas } = newCanvas(60, 80);
    const singer = { canvas, width: 60, height: 80, cutOut: true };
    const { art, text } = compositionOf(SIZE, 'job', moodOf(undefined), singer, movement, minimalIllustration);
    expect(Math.min(art.width, art.height)).toBeGreaterThan(0.99 * SIZE.width);
    expect(text.width).toBeGreaterThan(0.87 * SIZE.width);
  },
);
