import { isHeld } from '../acting/holding.ts';
import type { Action } from '../actions.ts';
import type { Cast } from '../prompt/story-cast.ts';
import type { Deed, Scene } from '../story.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { isWedding } from '../vocabulary/weddings.ts';

/** Most people who are the couple if nothing says who marries whom. */
const COUPLE = 2;

/**
 * Dresses a couple for their wedding, in the scenes that tell of it and in those after them in the same place. A bride has
 * a veil, and flowers where her hands are free.
 * @param hasVeils whether the look can draw a veil on the people of photographs
 */
export function withWeddings(scenes: readonly Scene[], cast: Cast, hasVeils = true): Scene[] {
  let couple: readonly number[] = [];
  let place: Scene['place'] | undefined;
  return scenes.map((scene) => {
    if (isWedding(plain(scene.text)) && scene.turn !== 'flashback') {
      couple = coupleIn(scene) ?? couple;
      place = scene.place;
    } else if (scene.place !== place || scene.turn === 'later' || scene.turn === 'flashback') place = undefined;
    if (place === undefined || couple.length === 0) return scene;
    return {
      ...scene,
      deeds: scene.deeds.map((deed) => (couple.includes(deed.character) ? dressed(deed, cast, hasVeils) : deed)),
    };
  });
}

/** What a bride does while she holds flowers. */
const WITH_FLOWERS: ReadonlySet<Action> = new Set<Action>([
  'hold-hands',
  'stand',
  'walk',
  'laugh',
  'wave',
  'cheer',
  'run',
]);

/** Returns who do something with each other, or all of so few people. */
function coupleIn({ deeds }: Scene): readonly number[] | undefined {
  const pair = deeds.find(({ with: partner }) => partner !== undefined);
  if (pair?.with !== undefined) return [pair.character, pair.with];
  return deeds.length > 0 && deeds.length <= COUPLE ? deeds.map(({ character }) => character) : undefined;
}

function dressed(deed: Deed, cast: Cast, hasVeils: boolean): Deed {
  const { things = [] } = deed;
  const isBride = cast[deed.character]?.presentation === 'feminine';
  const veil: ThingName[] = hasVeils && isBride && !things.includes('veil') ? ['veil'] : [];
  const isFree = isBride && WITH_FLOWERS.has(deed.action) && !things.some(isHeld);
  const own = [...things, ...veil, ...(isFree ? ['bouquet' as const] : [])];
  return { ...deed, wears: 'wedding', ...(own.length > 0 && { things: own }) };
}
