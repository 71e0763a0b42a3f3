import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import type { Sprite } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { doodle } from '../../../../engines/lyric-video/looks/doodle.ts';
import { catOf, companionOf } from '../../../../engines/lyric-video/looks/doodle-cats.ts';
import { thingsOf } from '../../../../engines/lyric-video/looks/doodle-margin.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
/** Where the holes of a page end, in shares of the shorter side. */
const HOLES = 47 / 720;

describe.each(['tall', 'wide', 'square'] as const)('a page of doodles in a %s frame', (shape) => {
  const [width, height] = SHAPES[shape];
  const pages = MOVEMENT_KINDS.map((movement) => {
    const composition = compositionOf({ width, height }, 'job', moodOf(undefined), undefined, movement, doodle);
    const cat = catOf(composition);
    const { width: across, height: down } = cat.takes[0] as Sprite;
    const body = { left: cat.x, top: cat.y, width: across, height: down };
    return { composition, body, things: thingsOf(composition, [body]) };
  });

  test('has nothing over the punch holes', () => {
    for (const { body, things } of pages) {
      expect(body.left).toBeGreaterThan(HOLES * 360);
      // A sprite is a quarter larger than its drawing.
      for (const { takes, x } of things) expect(x - (takes[0] as Sprite).width / 2.5).toBeGreaterThan(HOLES * 360);
    }
  });

  test('has nothing over the words or the cat', () => {
    for (const { composition, body, things } of pages) {
      for (const { takes, x, y } of things) {
        const radius = (takes[0] as Sprite).width / 2.5 - 1;
        for (const { left, top, width: across, height: down } of [composition.text, body]) {
          const isBeside =
            x + radius < left || x - radius > left + across || y + radius < top || y - radius > top + down;
          expect(isBeside).toBe(true);
        }
      }
    }
  });

  test('has the whole cat inside the frame', () => {
    for (const { body } of pages) {
      expect(body.left + body.width).toBeLessThanOrEqual(width);
    }
  });
});

test.each(['opening', 'verse', 'break', 'ending'] as const)(
  'a singer shares a tall page with the cat in the movement %s',
  (movement) => {
    const { canvas, pen } = newCanvas(60, 80);
    pen.fillRect(10, 10, 40, 70);
    const singer = { canvas, width: 60, height: 80, cutOut: true };
    const size = { width: 360, height: 640 };
    const composition = compositionOf(size, 'job', moodOf(undefined), singer, movement, doodle);
    const cat = companionOf(composition);
    if (!cat) throw new Error('the cat is missing');
    const { width: across, height: down } = cat.takes[0] as Sprite;
    expect(Math.min(across, down)).toBeGreaterThan(0.1 * size.height);
    expect(cat.x + across).toBeLessThanOrEqual(size.width);
    expect(cat.y + down).toBeLessThanOrEqual(size.height);
    const { left, top, width, height } = composition.text;
    expect(cat.x >= left + width || cat.y >= top + height || cat.y + down <= top).toBe(true);
  },
);
