import type { Deed, PlaceName, Scene } from '../story.ts';

/** Places at which bathers wear swimwear, also before and after they are in the water. */
const BY_WATER: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'beach',
  'sea',
  'river',
  'pool',
  'poolWater',
  'underwater',
]);

/** Dresses those who swim or surf in the story for the water, in all scenes by it. */
export function withSwimwear(scenes: readonly Scene[]): Scene[] {
  const bathers = new Set(
    scenes
      .filter(isByWater)
      .flatMap(({ deeds }) => deeds)
      .filter(bathes)
      .map(({ character }) => character),
  );
  if (bathers.size === 0) return [...scenes];
  const dressed = (deed: Deed): Deed => (bathers.has(deed.character) ? { ...deed, wears: 'swimwear' } : deed);
  return scenes.map((scene) => (isByWater(scene) ? { ...scene, deeds: scene.deeds.map(dressed) } : scene));
}

function isByWater({ place }: Scene): boolean {
  return BY_WATER.has(place);
}

function bathes({ action, things = [] }: Deed): boolean {
  return action === 'swim' || things.includes('surfboard');
}
