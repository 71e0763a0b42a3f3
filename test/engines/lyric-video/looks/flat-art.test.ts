import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { REACH } from '../../../../engines/lyric-video/looks/flat-art/balloons.ts';
import { flatArt, SCENES } from '../../../../engines/lyric-video/looks/flat-art/index.ts';
import { watching } from '../../../../engines/lyric-video/looks/flat-art/lake.ts';
import { placeInSky } from '../../../../engines/lyric-video/looks/flat-art/singer.ts';
import { FRONT, nearest } from '../../../../engines/lyric-video/looks/flat-art/valley.ts';
import { FLYING, WATCHERS } from '../../../../engines/lyric-video/looks/flat-art/watchers.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { viewOf } from '../../../../engines/lyric-video/picture/flat-shapes.ts';

const SHAPES = { tall: [720, 1280], wide: [1280, 720], square: [720, 720] } as const;
const singer = { canvas: newCanvas(2, 2).canvas, width: 2, height: 2, cutOut: true };

describe.each(['tall', 'wide', 'square'] as const)('in a %s frame', (shape) => {
  const [width, height] = SHAPES[shape];
  const composed = (movement: MovementKind, who?: typeof singer) => {
    const composition = compositionOf({ width, height }, 'job', moodOf(undefined), who, movement, flatArt);
    return { composition, view: viewOf(composition, SCENES[movement][1]) };
  };

  test('the face is whole and away from the words', () => {
    for (const movement of ['opening', 'verse', 'chorus', 'break', 'ending'] as const) {
      const { composition, view } = composed(movement, singer);
      const [bx, by, size] = nearest(composition, view);
      const onBalloon = { x: bx, y: by, radius: size * FRONT };
      const { x, y, radius } = movement === 'chorus' ? onBalloon : placeInSky(composition, view);
      const [[left, top], [right, bottom]] = [view.at(x - radius, y - radius), view.at(x + radius, y + radius)];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
      const { text } = composition;
      const isBeside = left >= text.left + text.width || right <= text.left;
      expect(isBeside || top >= text.top + text.height || bottom <= text.top).toBe(true);
    }
  });

  test('the travelers at the lake and their dog are whole', () => {
    const { composition, view } = composed('opening');
    const [x, y] = watching(composition, view);
    expect(view.at(x + WATCHERS.left, y)[0]).toBeGreaterThanOrEqual(0);
    expect(view.at(x + FLYING.x + FLYING.box[2], y)[0]).toBeLessThanOrEqual(width);
    const { text } = composition;
    expect(view.at(x, y + WATCHERS.top)[1]).toBeGreaterThan(text.top + text.height);
  });

  test('the basket of the nearest balloon is whole, with and without a singer', () => {
    for (const who of [undefined, singer]) {
      const { composition, view } = composed('chorus', who);
      const [x, y, radius] = nearest(composition, view);
      expect(view.at(x, y + (REACH.down * radius) / 100)[1]).toBeLessThanOrEqual(height);
      expect(view.at(x + 0.62 * radius, y)[0]).toBeLessThanOrEqual(width);
    }
  });
});
