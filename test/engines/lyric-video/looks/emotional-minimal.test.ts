import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../../engines/lyric-video/frame-cues.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { emotionalMinimal } from '../../../../engines/lyric-video/looks/emotional-minimal/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { loadSinger } from '../../../../engines/lyric-video/singer.ts';
import type { Rectangle } from '../../../../engines/lyric-video/words/layout.ts';
import { cuesAmid } from '../films.ts';

const SIZE = { width: 180, height: 320 };
const SHAPES = {
  tall: SIZE,
  wide: { width: 320, height: 180 },
  square: { width: 180, height: 180 },
};
const PICTURES = join(import.meta.dirname, '../../../pictures');
/** Brighter than any paper but the moon's, and redder than any ink but a coat's. */
const [BRIGHT, RED] = [200, 150];

function composed(movement: MovementKind, singer?: Singer, size = SIZE) {
  return compositionOf(size, 'job', moodOf(undefined), singer, movement, emotionalMinimal);
}

function drawn(composition: ReturnType<typeof composed>, cues: FrameCues[] = [cuesAmid(8)]): Frame[] {
  const scene = emotionalMinimal.scene(composition);
  return cues.map((cue) => {
    const frame = frameOf(composition.width, composition.height);
    scene.draw(frame, cue);
    return frame;
  });
}

/** The pixels of a part of a frame that are as asked for. */
function pixelsIn(
  { width }: Frame,
  { left, top, width: across, height: down }: Rectangle,
  isWanted: (pixel: number, quarter: number) => boolean,
): (readonly [x: number, y: number])[] {
  const found = [];
  for (let y = Math.ceil(top); y < Math.floor(top + down); y++)
    for (let x = Math.ceil(left); x < Math.floor(left + across); x++)
      if (isWanted(y * width + x, (y >> 1) * (width >> 1) + (x >> 1))) found.push([x, y] as const);
  return found;
}

/** The cues of a moment, with another position in the music. */
function cuesAt(change: Partial<FrameCues>): FrameCues {
  const cues = { ...cuesAmid(8), ...change };
  return { ...cues, onTwos: cues };
}

describe.each(Object.entries(SHAPES))('a sheet of a minimal look in a %s frame', (_, size) => {
  test.each(['opening', 'verse', 'chorus'] as const)('keeps the words off the moon of a %s', (movement) => {
    const composition = composed(movement, undefined, size);
    const [frame] = drawn(composition) as [Frame];
    expect(pixelsIn(frame, composition.text, (pixel) => (frame.y[pixel] as number) > BRIGHT)).toEqual([]);
  });

  test.each(['break', 'ending'] as const)('is drawn up to the corners of a %s', (movement) => {
    const composition = composed(movement, undefined, size);
    const [frame] = drawn(composition) as [Frame];
    const { width, height } = size;
    const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => frame.y[pixel] as number);
    expect(Math.min(...corners)).toBeGreaterThan(20);
  });
});

describe('what moves on a sheet', () => {
  test('rain falls everywhere but under the umbrella', () => {
    const composition = composed('verse', undefined, { width: 640, height: 360 });
    const cues = Array.from({ length: 8 }, (_, index) => cuesAt({ travel: index * 0.13 }));
    const [first, ...others] = drawn(composition, cues) as [Frame, ...Frame[]];
    const changed = (area: Rectangle) =>
      pixelsIn(first, area, (pixel) =>
        others.some(({ y }) => Math.abs((y[pixel] as number) - (first.y[pixel] as number)) > 8),
      );
    expect(changed({ left: 60, top: 136, width: 210, height: 224 })).toEqual([]);
    expect(changed({ left: 330, top: 0, width: 300, height: 360 }).length).toBeGreaterThan(500);
  });

  test('the wings of the two hands beat with the music', () => {
    const [raised, lowered] = drawn(composed('chorus'), [cuesAt({ beat: 0 }), cuesAt({ beat: 1 })]);
    expect(raised?.y).not.toEqual(lowered?.y);
  });
});

describe('a singer in a minimal look', () => {
  let singers: Singer[];

  beforeAll(async () => {
    singers = await Promise.all(
      ['long-blond-hair.jpg', 'astronaut.jpg'].map((name) => loadSinger(join(PICTURES, name), tmpdir())),
    );
  });

  test.each(Object.entries(SHAPES))('has no words over those who look at the moon in a %s verse', (_, size) => {
    const composition = composed('verse', singers[0], size);
    const [frame] = drawn(composition) as [Frame];
    const isRed = (_: number, quarter: number) => (frame.v[quarter] as number) > RED;
    expect(
      pixelsIn(frame, { left: 0, top: 0.8 * size.height, width: size.width, height: 0.2 * size.height }, isRed).length,
    ).toBeGreaterThan(20);
    expect(pixelsIn(frame, composition.text, isRed)).toEqual([]);
  });

  test('is inside a round moon', () => {
    const [one, other] = singers.map((singer) => drawn(composed('chorus', singer))[0]);
    const horizon = 0.93 * SIZE.height;
    const seen = pixelsIn(
      one as Frame,
      { left: 0, top: 0, width: SIZE.width, height: horizon },
      (at) => Math.abs((one?.y[at] ?? 0) - (other?.y[at] ?? 0)) > 8,
    );
    const side = horizon - 0.37 * SIZE.height;
    const [x, y] = [SIZE.width / 2, horizon - 0.51 * side];
    expect(seen.length).toBeGreaterThan(1000);
    expect(Math.max(...seen.map(([across, down]) => Math.hypot(across - x, down - y)))).toBeLessThan(0.47 * side + 1);
  });
});
