import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { childrensBook } from '../../../../engines/lyric-video/looks/childrens-book.ts';
import { viewOf } from '../../../../engines/lyric-video/looks/childrens-book-page.ts';
import { singerInMeadow } from '../../../../engines/lyric-video/looks/childrens-book-singer.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid } from '../films.ts';

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

test('flies the bear in a balloon above a singer in a tall break', () => {
  const { canvas } = newCanvas(60, 80);
  const singer = { canvas, width: 60, height: 80, cutOut: true };
  const size = { width: 180, height: 320 };
  const composition = compositionOf(size, 'job', moodOf(undefined), singer, 'break', childrensBook);
  const frame = frameOf(size.width, size.height);
  childrensBook.scene(composition).draw(frame, cuesAmid(8));
  const view = viewOf(composition);
  const middle = view.left + 0.64 * view.width;
  const column = Array.from({ length: Math.floor(0.4 * view.height) }, (_, row) => {
    const at = Math.floor(view.top + row) * size.width + Math.floor(middle);
    return frame.y[at] as number;
  });
  const sky = column[0] as number;
  expect(column.filter((light) => Math.abs(light - sky) > 24).length).toBeGreaterThan(0.2 * column.length);
});
