import { BOWLS } from './acting/holding.ts';
import type { Action } from './actions.ts';
import type { SongCues } from './cuts.ts';
import { LYING } from './shots.ts';
import type { Deed, Scene } from './story.ts';
import { type ThingName, thingOf } from './vocabulary/things.ts';

/** Least time of a scene before and after the cut, in seconds: a thing is recognized faster than what people do. */
const [SHORTEST_BEFORE, SHORTEST_INSERT] = [1.6, 1.3];
/** Share of a scene after which an insert is cut in, if a beat is near. */
const AFTER = 0.58;
/** A break has nobody's words to show, and a reaction is to something that was seen. */
const ALWAYS_IN = 'break';

/** Number of scenes in one place within which whoever cries over a thing may begin to. */
const SOON = 3;

/** Actions in which hands are too far from a camera, or too fast, to be shown near. */
const UNSTEADY: ReadonlySet<Action> = new Set<Action>([
  'fall',
  'fly',
  'swim',
  'run',
  'jump',
  'climb',
  'fight',
  'dance',
]);
/** Actions that hold a thing to the face, which an insert does not show. There, it is held before the chest. */
const AT_FACE: ReadonlySet<Action> = new Set<Action>(['phone', 'drink', 'eat']);
/** Things that are before a face or a body as long as they are used, and a spoon, which is in the pot. */
const NEVER_SHOWN: ReadonlySet<ThingName> = new Set<ThingName>([
  'microphone',
  'cigarette',
  'telescope',
  'trumpet',
  'spoon',
]);
/** Actions of two people whose hands meet at a thing. */
const PASSED: ReadonlySet<Action> = new Set<Action>(['give']);

/** Returns the thing that an insert of a deed shows, if there is one in the hands. */
export function thingInHands({ action, things = [] }: Deed): ThingName | undefined {
  if (LYING.has(action) || UNSTEADY.has(action)) return undefined;
  return things.find((name) => {
    const { bearing } = thingOf(name);
    return (bearing.startsWith('in-') || bearing === 'overhead') && !NEVER_SHOWN.has(name);
  });
}

/**
 * Cuts inserts into scenes: near pictures of the thing in somebody's hands. An insert comes once for each deed, on a beat,
 * after its scene has shown who does it. Two inserts always have a whole scene between them, except in breaks and before
 * reactions.
 */
export function withInserts(scenes: readonly Scene[], { beats }: Pick<SongCues, 'beats'>): Scene[] {
  const shown = new Set<string>();
  let hadOne = false;
  return scenes.flatMap((scene, index) => {
    const isWelcome = scene.part === ALWAYS_IN || scenes[index + 1]?.framing === 'reaction';
    const [deed, thing] = isWelcome || !hadOne ? (newIn(scene, shown) ?? []) : [];
    const cut = deed && cutIn(scene, beats);
    hadOne = cut !== undefined;
    if (!deed || cut === undefined) return [scene];
    shown.add(keyOf(scene, deed.character, thing));
    const cries = scenes
      .slice(index, index + 1 + SOON)
      .some((other) => other.place === scene.place && weeps(other, deed));
    const insert = insertOf({ ...scene, start: cut, ...(cries && { emotion: 'cry' as const }) }, deed);
    return [{ ...scene, end: cut }, insert];
  });
}

function newIn(scene: Scene, shown: ReadonlySet<string>): readonly [Deed, ThingName] | undefined {
  for (const deed of scene.deeds) {
    const thing = thingInHands(deed);
    if (thing && !shown.has(keyOf(scene, deed.character, thing))) return [deed, thing];
  }
  return undefined;
}

/** Whether the character of a deed cries in a scene. */
function weeps(scene: Scene, { character }: Deed): boolean {
  if (!scene.characters.includes(character)) return false;
  return scene.emotion === 'cry' || scene.deeds.some((deed) => deed.character === character && deed.action === 'cry');
}

function keyOf({ text }: Scene, character: number, thing: ThingName | undefined): string {
  return `${text}/${character}/${thing}`;
}

/** Returns the beat at which an insert begins, or any moment if the song has no beats. Undefined if there is no room. */
function cutIn({ start, end }: Scene, beats: readonly number[]): number | undefined {
  const [earliest, latest] = [start + SHORTEST_BEFORE, end - SHORTEST_INSERT];
  if (latest < earliest) return undefined;
  const aim = Math.max(earliest, Math.min(latest, start + (end - start) * AFTER));
  if (beats.length === 0) return aim;
  const [nearest] = beats
    .filter((beat) => beat >= earliest && beat <= latest)
    .sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim));
  return nearest;
}

function isAtFace({ action, things = [] }: Deed): boolean {
  return AT_FACE.has(action) && !things.some((name) => BOWLS.has(name));
}

function insertOf(scene: Scene, deed: Deed): Scene {
  const partner = PASSED.has(deed.action) && scene.deeds.find(({ character }) => character === deed.with);
  const own = isAtFace(deed) ? { ...deed, action: 'stand' as const } : deed;
  const deeds = partner ? scene.deeds.filter((other) => other === deed || other === partner) : [own];
  return {
    ...scene,
    shot: 'close',
    framing: 'insert',
    characters: deeds.map(({ character }) => character),
    deeds,
    camera: 'push-in',
    transition: 'cut',
  };
}
