import { rolesTold, roleTaken } from '../prompt/roles.ts';
import type { Cast } from '../prompt/story-cast.ts';
import type { Deed, PlaceName, Scene } from '../story.ts';
import { BALLET, BOXING, FOOTBALL } from '../vocabulary/activities.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { Role } from '../vocabulary/roles.ts';

/**
 * Dresses those who are somebody that clothes show: throughout the story, from the scene on in which they become it, or
 * while they do what needs such clothes. Other clothes that a scene asks for go before.
 */
export function withCostumes(scenes: readonly Scene[], prompt: string, cast: Cast): Scene[] {
  const told = rolesTold(prompt, cast);
  const taken = new Map<number, Role>();
  const active = activeRoles(scenes, plain(prompt));
  return scenes.map((scene) => {
    for (const [character, role] of takenIn(scene, cast)) {
      if (role) taken.set(character, role);
      else taken.delete(character);
    }
    const roleOf = (character: number): Role | undefined =>
      active(scene, character) ?? (scene.turn === 'flashback' ? undefined : taken.get(character)) ?? told[character];
    return dressed(scene, roleOf);
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

/** Returns who becomes what in a scene, or is it no more. */
function takenIn({ text, characters, deeds }: Scene, cast: Cast): [number, Role | undefined][] {
  const words = plain(text);
  const found = roleTaken(words);
  if (!found) return [];
  if (found === 'ended') return characters.map((character) => [character, undefined]);
  const before = words.slice(0, found.at + 1);
  const named = characters
    .map((character) => ({ character, at: before.lastIndexOf(` ${plain(cast[character]?.name ?? '').trim()} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const character = named[0]?.character ?? deeds[0]?.character ?? characters[0];
  return character === undefined ? [] : [[character, found.role]];
}

/** What needs clothes of its own: the words of the story, who does it, and where. */
const ACTIVITIES: readonly {
  role: Role;
  words: RegExp;
  does(scene: Scene, deed: Deed): boolean;
  places: ReadonlySet<PlaceName>;
}[] = [
  {
    role: 'dancer',
    words: BALLET,
    does: ({ text }, { action }) => action === 'dance' || PUTS_ON_SHOES.test(plain(text)),
    places: new Set<PlaceName>(['theater', 'school', 'gym']),
  },
  {
    role: 'footballer',
    words: FOOTBALL,
    does: ({ text, deeds }, { character }) => FOOTBALL.test(plain(text)) && deeds[0]?.character === character,
    places: new Set<PlaceName>(['stadium']),
  },
  {
    role: 'boxer',
    words: BOXING,
    does: ({ text, place }, { action }) => action === 'fight' && (BOXING.test(plain(text)) || place === 'gym'),
    places: new Set<PlaceName>(['gym', 'stadium']),
  },
];

const PUTS_ON_SHOES = / (?:ballet shoes|pointe shoes|tutu|ballettschuhe|zapatillas de ballet|chaussons) /u;

/** Returns who wears what for an activity, in the scenes at its places from the first one on in which they do it. */
function activeRoles(scenes: readonly Scene[], story: string): (scene: Scene, character: number) => Role | undefined {
  const found = ACTIVITIES.filter(({ words }) => words.test(story)).map(({ role, does, places }) => {
    const since = new Map<number, number>();
    scenes.forEach((scene, index) => {
      for (const deed of scene.deeds)
        if (does(scene, deed) && !since.has(deed.character)) since.set(deed.character, index);
    });
    return { role, since, places, does };
  });
  return (scene, character) =>
    found.find(({ since, places, does }) => {
      const from = since.get(character);
      const deed = scene.deeds.find((own) => own.character === character);
      if (from === undefined || from > scenes.indexOf(scene)) return false;
      return places.has(scene.place) || (deed !== undefined && does(scene, deed));
    })?.role;
}
