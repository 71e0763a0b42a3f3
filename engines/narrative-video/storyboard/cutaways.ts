import type { Action } from '../actions.ts';
import type { Deed, Framing, Scene } from '../story.ts';
import { cutBetween, type SongCues } from './cuts.ts';
import { canLook, fromBehind } from './from-behind.ts';
import { insertOf, shownIn } from './inserts.ts';
import { attentiveIn, isMeal, nearTwoShotOf, overShoulderOf } from './over-shoulder.ts';
import { doApart, toldOf } from './shots.ts';

/** Least time of a scene before and after a cut, in seconds: what was introduced is recognized fast. */
const [SHORTEST_BEFORE, SHORTEST_AFTER] = [1.6, 1.3];
/** Share of a scene after which another picture is cut in, if a beat is near. */
const AFTER = 0.58;
/** The same for a picture before the usual one. */
const SOON = 0.4;

/**
 * Cuts nearer pictures into scenes, on beats, after the scene has shown who does what. An insert shows the thing in
 * somebody's hands, once for each deed. Two inserts have a whole scene between them, except in breaks, where nobody has
 * words, and before reactions, which are to something that was seen. Where there is nothing to show, two people at a
 * meal are seen from near, others over each other's shoulders, and so is every second close-up of one of them, but each face once in a part of the
 * story. A part of the story in which people do different things ends with all of them. Journeys begin, and the story ends, with people from behind, who look at the place.
 */
export function withCutaways(scenes: readonly Scene[], { beats }: Pick<SongCues, 'beats'>): Scene[] {
  const shown = new Set<string>();
  let hadInsert = false;
  const seenOver = new Set<string>();
  const seenNear = new Set<string>();
  let reverses = 0;
  let isReversed = false;
  let inserted: number | undefined;
  let lookedAt = -Infinity;
  return scenes.flatMap((scene, index) => {
    const isEnd = index === scenes.length - 1 && index > 0;
    const isStart = !isEnd && arrives(scene) && !isSungTo(scene) && canLook(scene) && index - lookedAt > RARELY;
    const cut = isStart ? cutIn(scene, beats, SOON) : cutIn(scene, beats);
    if (cut !== undefined && isStart) {
      lookedAt = index;
      return [
        { ...fromBehind(scene), end: cut },
        { ...scene, start: cut, transition: 'cut' as const },
      ];
    }
    if (isEnd && scenes[index - 1]?.text === scene.text && canLook(scene)) return [fromBehind(scene)];
    if (cut !== undefined && isEnd && canLook(scene) && scene.end - scene.start >= LEAST_AT_END)
      return [
        { ...scene, end: cut },
        { ...fromBehind(scene), start: cut, camera: 'pull-out' as const, transition: 'dissolve' as const },
      ];
    if (scenes[index + 1]?.text !== scene.text && doApart(toldOf(scene.deeds, scene))) {
      hadInsert = false;
      return [scene];
    }
    const isWelcome = scene.part === 'break' || scenes[index + 1]?.framing === 'reaction';
    const fresh = shownIn(scene).find(({ deed, thing }) => !shown.has(`${scene.text}/${deed.character}/${thing}`));
    // A story ends with people, and not with a thing.
    const showsThing = fresh !== undefined && cut !== undefined && !isEnd && (isWelcome || !hadInsert);
    hadInsert = showsThing;
    const wasReversed = isReversed;
    isReversed = false;
    const seenEating = inserted;
    inserted = undefined;
    if (showsThing) {
      shown.add(`${scene.text}/${fresh.deed.character}/${fresh.thing}`);
      inserted = fresh.deed.character;
      return [{ ...scene, end: cut }, insertOf({ ...scene, start: cut }, fresh.deed, scenes.slice(index))];
    }
    const alone = listenerOf(scene, scenes[index - 1]);
    const pair = cut !== undefined && WHOLE.has(scene.framing) ? attentiveIn(scene) : undefined;
    const [one, other] = alone ?? pair ?? [];
    if (!one || !other) return [scene];
    // Passengers sit side by side, so none is seen over the other's shoulder.
    if (isMeal([one, other]) || scene.place === 'train') {
      // The insert of a bowl has shown this face already.
      const before = scenes[index - 1];
      if (alone && before && seenEating === one.character)
        return [nearTwoShotOf({ ...scene, characters: before.characters, deeds: before.deeds })];
      if (alone || cut === undefined || scene.shot === 'close') return [scene];
      const next = { ...scene, start: cut, camera: 'drift' as const, transition: 'cut' as const };
      const isNear = seenNear.has(scene.text) || isAlike(nearTwoShotOf(next), scenes[index + 1]);
      seenNear.add(scene.text);
      return [{ ...scene, end: cut }, isNear ? portraitOf(next, one.sings ? one : other) : nearTwoShotOf(next)];
    }
    reverses += 1;
    if (alone && (reverses % 2 === 0 || wasReversed)) return [scene];
    // A face that was seen over a shoulder is not seen so again in this part of the story; the other one is.
    const wished = alone || one.sings || (reverses % 2 && !other.sings) ? [one, other] : [other, one];
    const turns = [wished, [...wished].reverse()] as [Deed, Deed][];
    const [seen, near] =
      turns.find(([seen, near]) => !near.sings && !seenOver.has(`${scene.text}/${seen.character}`)) ?? [];
    if (!seen || !near) return [scene];
    seenOver.add(`${scene.text}/${seen.character}`);
    isReversed = true;
    if (alone || cut === undefined) return [overShoulderOf(scene, seen, near)];
    const over = overShoulderOf({ ...scene, start: cut, camera: 'drift', transition: 'cut' }, seen, near);
    return [{ ...scene, end: cut }, over];
  });
}

/** Whether two scenes show the same people in the same place from the same distance. */
function isAlike(one: Scene, other: Scene | undefined): boolean {
  return one.place === other?.place && one.shot === other.shot && one.characters.join() === other.characters.join();
}

/** Returns a scene as one face in it: a second picture of both from near would look like the first. */
function portraitOf(scene: Scene, deed: Deed): Scene {
  return { ...scene, shot: 'close', framing: 'close-up', characters: [deed.character], deeds: [deed] };
}

/** Shortest last scene that ends with another picture, in seconds: it fades out. */
const LEAST_AT_END = 3.4;

/** Whether people come to a place or look at it: nothing else has to be told with their faces and hands. */
function arrives({ deeds, framing }: Scene): boolean {
  return framing === 'establishing' && deeds.length > 0 && deeds.every(({ action }) => ARRIVING.has(action));
}

/** Whether somebody does nothing but sing: the face is seen then, and not the back. */
function isSungTo({ deeds }: Scene): boolean {
  return deeds.some(({ action, sings }) => action === 'sing' && sings);
}

const ARRIVING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'stand', 'look-around', 'think', 'sing']);

/** Scenes between two that begin with people from behind, at least. */
const RARELY = 3;

/** Framings that show two people side by side. */
const WHOLE: ReadonlySet<Framing | undefined> = new Set<Framing | undefined>(['establishing', 'full', 'two-shot']);

/** Returns the deeds of whoever a close-up shows and of the other one, if the scene before has shown both. */
function listenerOf(scene: Scene, before: Scene | undefined): readonly [Deed, Deed] | undefined {
  const [own] = scene.deeds;
  const pair = before && before.text === scene.text && scene.deeds.length === 1 ? attentiveIn(before) : undefined;
  const other = pair?.find(({ character }) => character !== own?.character);
  if (!own || !other || pair?.every(({ character }) => character !== own.character)) return undefined;
  const isFace = scene.framing === 'close-up' || scene.framing === 'reaction';
  return isFace ? attentiveIn({ deeds: [own, other] }) : undefined;
}

/** Returns the beat at which another picture begins, or any moment if the song has no beats; undefined without room. */
function cutIn({ start, end }: Scene, beats: readonly number[], after = AFTER): number | undefined {
  return cutBetween(beats, [start + SHORTEST_BEFORE, end - SHORTEST_AFTER], start + (end - start) * after);
}
