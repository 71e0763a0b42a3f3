import { describe, expect, test } from '@jest/globals';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { productionOf } from '../../../engines/narrative-video/production.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../../functions/domain/requests.ts';
import { steadyMusic } from './steady-music.ts';

const SECONDS = 420;

const produced = (stylePreset: NarrativePreset) =>
  productionOf(
    {
      jobId: 'job',
      song: { path: 'song.m4a', durationMs: SECONDS * 1000 },
      quality: 'basic',
      aspectRatio: '9:16',
      workDir: '.',
      prompt: 'Mia walks through the rainy city. Leo waits on the beach. Mia and Leo dance in the castle.',
      characters: [
        { name: 'Mia', role: 'singer' },
        { name: 'Leo', role: 'character' },
      ],
      stylePreset,
    },
    steadyMusic(SECONDS),
  );

const faces = (preset: NarrativePreset) => produced(preset).board.scenes.filter(({ shot }) => shot === 'close').length;

const thatFilmFrom = (distance: 'near' | 'far') =>
  NARRATIVE_PRESETS.filter((preset) => lookOf(preset).distance === distance);

describe('a production', () => {
  test('shows faces more often in a look with near shots than in one with far shots', () => {
    const near = thatFilmFrom('near').map(faces);
    const far = thatFilmFrom('far').map(faces);
    expect(Math.min(...near)).toBeGreaterThan(Math.max(...far));
  });

  test('draws at the video’s resolution, or at the lower one of the look', () => {
    expect(produced('lego').picture).toEqual({ width: 720, height: 1280 });
    const { size, picture } = produced('pixel-art');
    expect(size).toEqual({ width: 720, height: 1280 });
    expect(picture.width).toBe(lookOf('pixel-art').grid);
    expect(picture.height / picture.width).toBeCloseTo(size.height / size.width, 2);
  });
});
