import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { childrensBook } from '../../../../engines/lyric-video/looks/childrens-book.ts';
import { viewOf } from '../../../../engines/lyric-video/looks/childrens-book-page.ts';
import { singingSun } from '../../../../engines/lyric-video/looks/childrens-book-singer.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';

test.each([
  ['tall', 360, 640],
  ['wide', 640, 360],
  ['square', 360, 360],
])('keeps the whole face of the sun in the picture on a %s page', (_, width, height) => {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillRect(10, 10, 40, 70);
  const singer = { canvas, width: 60, height: 80, cutOut: true };
  for (const movement of MOVEMENT_KINDS) {
    const size = { width, height };
    const composition = compositionOf(size, 'job', moodOf(undefined), singer, movement, childrensBook);
    const view = viewOf(composition);
    const sun = singingSun(composition, view);
    if (!sun) throw new Error('the singer is missing');
    expect(sun.at[0] - sun.radius).toBeGreaterThan(view.left);
    expect(sun.at[0] + sun.radius).toBeLessThan(view.left + view.width);
    expect(sun.at[1] - sun.radius).toBeGreaterThan(view.top);
    expect(sun.at[1] + sun.radius).toBeLessThan(view.top + 0.7 * view.height);
  }
});
