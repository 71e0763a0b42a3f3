import type { Scene, StoryBeat } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** What is used near the ground, and what is far behind those who shoot at it or run from it. */
const LOW_OR_FAR: ReadonlySet<ThingName> = new Set<ThingName>(['sapling', 'goal', 'hoop', 'burning-house']);

/** Whether a picture has to show the ground: what is low on it, what grows or melts on it, or somebody with the shape of an animal. */
export function isSeenToGround({ deeds, things = [], changes }: Pick<Scene, 'deeds'> & Partial<StoryBeat>): boolean {
  const isWatering = deeds.some(({ things: own }) => own?.includes('watering-can'));
  return (
    isWatering ||
    changes !== undefined ||
    deeds.some(({ turned }) => turned) ||
    things.some((name) => LOW_OR_FAR.has(name))
  );
}
