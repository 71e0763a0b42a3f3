import { endsIn, rolesTaken, rolesTold } from '../prompt/roles.ts';
import type { Cast } from '../prompt/story-cast.ts';
import { isOutdoors } from '../prompt/whereabouts.ts';
import type { Deed, PlaceName, Scene } from '../story.ts';
import { BALLET, BOXING, FOOTBALL, GOAL, RESTAURANT, SKIING } from '../vocabulary/activities.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { Role } from '../vocabulary/roles.ts';

/**
 * Dresses those who are somebody that clothes show: throughout the story, from the scene on in which they become it, or
 * while they do what needs such clothes. Other clothes that a scene asks for go before.
 */
export function withCostumes(scenes: readonly Scene[], prompt: string, cast: Cast): Scene[] {
  const told = rolesTold(prompt, cast);
  const taken = rolesTaken(prompt, cast);
  const ends = endsIn(
    prompt,
    scenes.map(({ text }) => text),
  );
  const active = activeRoles(scenes, plain(prompt));
  return scenes.map((scene, index) => {
    const takenBy = (character: number): Role | undefined =>
      scene.turn === 'flashback'
        ? undefined
        : taken.findLast((change) => change.character === character && change.at < (ends[index] ?? 0))?.role;
    const roleOf = (character: number): Role | undefined => {
      const role = takenBy(character) ?? told[character];
      const own = active(scene, character);
      // A king who dances with a ballerina is a king.
      return own === 'dancer' ? (role ?? own) : (own ?? role);
    };
    return forSeason(dressed(scene, roleOf));
  });
}

function dressed(scene: Scene, roleOf: (character: number) => Role | undefined): Scene {
  const { characters, deeds, action } = scene;
  if (characters.every((character) => roleOf(character) === undefined)) return scene;
  const idle = characters.filter(
    (character) => roleOf(character) !== undefined && !deeds.some((deed) => deed.character === character),
  );
  const all: Deed[] = [...deeds, ...idle.map((character) => ({ character, action }))];
  return {
    ...scene,
    deeds: all.map((deed) => {
      const role = roleOf(deed.character);
      return role && !deed.wears ? { ...deed, wears: role } : deed;
    }),
  };
}

/** Dresses people for their bed, and for the snow if they have no costume. */
function forSeason(scene: Scene): Scene {
  const { deeds, place, weather, text } = scene;
  const isCold = isOutdoors(place) && (weather === 'snow' || place === 'snow' || SKIING.test(plain(text)));
  const wears = ({ action, things = [], wears: own }: Deed): Deed['wears'] => {
    if (action === 'sleep' && (place === 'bedroom' || things.includes('bed'))) return 'pajamas';
    return own ?? (isCold ? 'winter' : undefined);
  };
  if (!deeds.some((deed) => wears(deed) !== deed.wears)) return scene;
  return {
    ...scene,
    deeds: deeds.map((deed) => {
      const clothes = wears(deed);
      return clothes === deed.wears || clothes === undefined ? deed : { ...deed, wears: clothes };
    }),
  };
}

/** What needs clothes of its own. */
interface Activity {
  role: Role;
  /** Words of the story. Without them, nobody does it. */
  words: RegExp;
  /** Whether a character does it, in the scene's words and by what they do. */
  does(words: string, action: Deed['action'], scene: Scene, character: number): boolean;
  /** Where those who have done it wear its clothes, whatever else they do. */
  places: ReadonlySet<PlaceName>;
}

const ACTIVITIES: readonly Activity[] = [
  {
    role: 'dancer',
    words: BALLET,
    does: (words, action) => action === 'dance' || PUTS_ON_SHOES.test(words),
    places: new Set<PlaceName>(['theater', 'school', 'gym']),
  },
  {
    role: 'footballer',
    words: FOOTBALL,
    does: (words, _, { characters }, character) =>
      (FOOTBALL.test(words) || GOAL.test(words)) && characters[0] === character,
    places: new Set<PlaceName>(['stadium']),
  },
  {
    role: 'chef',
    words: RESTAURANT,
    does: (words, action) => action === 'cook' && RESTAURANT.test(words),
    places: new Set<PlaceName>(),
  },
  {
    role: 'boxer',
    words: BOXING,
    does: (words, action, { place }) => action === 'fight' && (BOXING.test(words) || place === 'gym'),
    places: new Set<PlaceName>(['gym', 'stadium']),
  },
];

const PUTS_ON_SHOES = / (?:ballet shoes|pointe shoes|tutu|ballettschuhe|zapatillas de ballet|chaussons) /u;

/**
 * Returns who wears what for an activity: in the scenes in which they do it, in those after them in the same place, and
 * later wherever it is usually done.
 */
function activeRoles(scenes: readonly Scene[], story: string): (scene: Scene, character: number) => Role | undefined {
  const worn = new Map<Scene, Map<number, Role>>();
  for (const { role, words, does, places } of ACTIVITIES) {
    if (!words.test(story)) continue;
    const last = new Map<number, PlaceName | undefined>();
    for (const scene of scenes) {
      const text = plain(scene.text);
      for (const character of scene.characters) {
        const { action } = scene.deeds.find((deed) => deed.character === character) ?? scene;
        const isOn =
          does(text, action, scene, character) ||
          (last.has(character) && (places.has(scene.place) || last.get(character) === scene.place));
        if (isOn) worn.set(scene, (worn.get(scene) ?? new Map<number, Role>()).set(character, role));
        if (isOn || last.has(character)) last.set(character, isOn ? scene.place : undefined);
      }
    }
  }
  return (scene, character) => worn.get(scene)?.get(character);
}
