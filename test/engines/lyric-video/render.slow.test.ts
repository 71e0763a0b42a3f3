import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { filmOf } from '../../../engines/lyric-video/render.ts';
import { difference, factsOf, frameAt, line, openStudio, type Studio } from './films.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.close());

test('a thousand segments become a thousand cards', async () => {
  const segments = Array.from({ length: 1000 }, (_, index) =>
    line(`word ${index}`, index * 0.012, (index + 1) * 0.012),
  );
  const film = await filmOf(factsOf(studio, { stylePreset: 'BAUHAUS', segments }));
  expect(film.captions.cards).toHaveLength(1000);
  for (const { seconds } of film.cues) frameAt(film, seconds);
});

describe("the singer's picture", () => {
  async function portrait(plain: boolean): Promise<void> {
    const canvas = createCanvas(300, 400);
    const context = canvas.getContext('2d');
    context.fillStyle = '#88b0c8';
    context.fillRect(0, 0, 300, 400);
    for (let stripe = 0; stripe < 20 && !plain; stripe += 1) {
      context.fillStyle = `hsl(${stripe * 40}, 80%, 50%)`;
      context.fillRect(stripe * 15, 0, 8, 400);
    }
    context.fillStyle = '#803020';
    context.beginPath();
    context.ellipse(150, 200, 90, 130, 0, 0, 2 * Math.PI);
    context.fill();
    await writeFile(join(studio.folder, `portrait-${plain}.png`), canvas.toBuffer('image/png'));
  }

  test.each([true, false])(
    'is visible in four looks, with a plain or a busy background: %p',
    async (plain) => {
      await portrait(plain);
      for (const stylePreset of ['WOODBLOCK_PRINT', 'DOODLE', 'COLLAGE', 'FLAT_ART'] as const) {
        const singerImage = join(studio.folder, `portrait-${plain}.png`);
        const film = await filmOf(factsOf(studio, { stylePreset, segments: [], singerImage }));
        const alone = await filmOf(factsOf(studio, { stylePreset, segments: [] }));
        expect(difference(frameAt(film, 6), frameAt(alone, 6))?.pixels).toBeGreaterThan(9000);
      }
    },
    90_000,
  );
});
