import { endsIn, rolesTaken, rolesTold } from '../prompt/roles.ts';
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
    return dressed(scene, (character) => active(scene, character) ?? takenBy(character) ?? told[character]);
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
