import type { Deed, PlaceName, StoryBeat } from '../story.ts';

/** Places where people swim, also if no water is there. */
const WATERS: ReadonlySet<PlaceName> = new Set<PlaceName>(['sea', 'beach', 'river', 'pool']);

/** Places in which whoever swims stays where they are. */
export const SWUM: ReadonlySet<PlaceName> = new Set<PlaceName>([
  ...WATERS,
  'underwater',
  'poolWater',
  'space',
  'clouds',
  'cave',
]);

/**
 * Shows swimmers from under water, in a part of the story of their own: on the shore they would swim in the air, beside
 * those who stand there. The story itself stays where it is.
 */
export function submerged(beat: StoryBeat): StoryBeat[] {
  const swimming = beat.deeds.filter(swims);
  const others = beat.deeds.filter((deed) => !swims(deed));
  if (swimming.length === 0 || !WATERS.has(beat.place)) return [beat];
  const under = { ...beat, place: beat.place === 'pool' ? ('poolWater' as const) : ('underwater' as const) };
  const [first] = others;
  if (!first) return [under];
  const { company: _, ...water } = { ...under, things: [] };
  const land = { ...beat, action: first.action, characters: others.map(({ character }) => character), deeds: others };
  const swum = {
    ...water,
    action: 'swim' as const,
    characters: swimming.map(({ character }) => character),
    deeds: swimming,
  };
  // Whoever acts first in the sentence is seen first.
  return beat.deeds[0] && swims(beat.deeds[0]) ? [swum, land] : [land, swum];
}

function swims({ action }: Deed): boolean {
  return action === 'swim';
}
