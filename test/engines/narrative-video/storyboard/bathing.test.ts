import { expect, test } from '@jest/globals';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const SONG = {
  durationSeconds: 24,
  beats: Array.from({ length: 48 }, (_, index) => index / 2),
  turns: [],
  energyAt: () => 0.5,
};

/** What a character wears in the scenes of a place. */
function wornBy(character: number, prompt: string, place: string): (string | undefined)[] {
  const { scenes } = storyboardOf({ jobId: 'job', prompt, characters: CAST }, SONG);
  return scenes
    .filter((scene) => scene.place === place)
    .flatMap(({ deeds }) => deeds.filter((deed) => deed.character === character).map(({ wears }) => wears));
}

const STORY =
  'Mina surfs on the sea while Jo waits at the beach. Mina sleeps on the beach. Mina and Jo walk in the city.';

test('whoever surfs or swims wears swimwear by the water, also before and afterwards, and nowhere else', () => {
  const byWater = wornBy(0, STORY, 'beach');
  expect(byWater.length).toBeGreaterThan(0);
  expect(new Set(byWater)).toEqual(new Set(['swimwear']));
  const inTown = wornBy(0, STORY, 'city');
  expect(inTown.length).toBeGreaterThan(0);
  expect(inTown).not.toContain('swimwear');
});

test('whoever stays dry keeps their own clothes', () => {
  expect(wornBy(1, STORY, 'beach')).not.toContain('swimwear');
  expect(wornBy(0, 'Mina and Jo walk on the beach.', 'beach')).not.toContain('swimwear');
});
