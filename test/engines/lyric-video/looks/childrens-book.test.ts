import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { childrensBook } from '../../../../engines/lyric-video/looks/childrens-book/index.ts';
import { viewOf } from '../../../../engines/lyric-video/looks/childrens-book/page.ts';
import { singerInMeadow } from '../../../../engines/lyric-video/looks/childrens-book/singer.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid, difference } from '../films.ts';

test.each([
  ['tall', 360, 640],
  ['wide', 640, 360],
  ['square', 360, 360],
])('keeps the whole singer in the picture on a %s page, below the sky', (_, width, height) => {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillRect(10, 10, 40, 70);
  const singer = { canvas, width: 60, height: 80, cutOut: true };
  for (const movement of MOVEMENT_KINDS) {
    const size = { width, height };
    const composition = compositionOf(size, 'job', moodOf(undefined), singer, movement, childrensBook);
    const view = viewOf(composition);
    const drawn = singerInMeadow(composition, view);
    if (!drawn) throw new Error('the singer is missing');
    const [right, bottom] = drawn.at;
    expect(right - drawn.drawing.width).toBeGreaterThan(view.left);
    expect(right).toBeLessThan(view.left + view.width);
    expect(bottom - drawn.drawing.height).toBeGreaterThan(view.top + 0.1 * view.height);
    expect(bottom).toBeLessThan(view.top + view.height);
  }
});

test.each(MOVEMENT_KINDS)('somebody in the picture moves with the music: %s', (movement) => {
  const [width, height] = [180, 320];
  const { canvas } = newCanvas(60, 80);
  const singer = { canvas, width: 60, height: 80, cutOut: true };
  for (const who of [undefined, singer]) {
    const composition = compositionOf({ width, height }, 'job', moodOf(undefined), who, movement, childrensBook);
    const { draw } = childrensBook.scene(composition);
    const [one, other] = [16.1, 18.7].map((beat) => {
      const frame = frameOf(width, height);
      const cues = { ...cuesAmid(8), beat, travel: beat / 2 };
      draw(frame, Object.assign(cues, { onTwos: cues }));
      return frame;
    });
    expect(difference(one as Frame, other as Frame)?.pixels).toBeGreaterThan(0.001 * width * height);
  }
});
