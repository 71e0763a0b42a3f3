import { describe, expect, test } from '@jest/globals';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid } from '../films.ts';

const [WIDTH, HEIGHT] = [160, 90];
/** The value of both color channels of a gray pixel. */
const GRAY = 128;

describe.each(['CHILDRENS_BOOK', 'EMOTIONAL_MINIMAL', 'FLAT_ART', 'FLAT_VECTOR'] as const)('the look %s', (preset) => {
  const look = lookOf(preset);

  test.each(MOVEMENT_KINDS)("shifts every color of its picture for the song's genre: %s", (movement) => {
    const composition = compositionOf(
      { width: WIDTH, height: HEIGHT },
      'job',
      moodOf(undefined),
      undefined,
      movement,
      look,
    );
    const frame = frameOf(WIDTH, HEIGHT);
    look.scene({ ...composition, tint: () => '#000000' }).draw(frame, cuesAmid(8));
    expect([...frame.u, ...frame.v].filter((channel) => channel !== GRAY)).toEqual([]);
  });
});
