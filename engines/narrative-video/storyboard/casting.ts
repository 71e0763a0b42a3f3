import { SUNG } from '../../sound/vocals.ts';
import type { Action } from '../actions.ts';
import { seatedIn } from '../prompt/deeds.ts';
import { CONSOLABLE } from '../prompt/pairs.ts';
import { NEEDED_BEFORE, usualOf } from '../prompt/usual-things.ts';
import type { Deed, Scene, StoryBeat } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';

/** If singing cannot be detected, parts louder than this count as sung: 0 to 1 within the song's range. */
export const LOUD = 0.62;

export function isSung({ vocals, energy }: Pick<Scene, 'vocals' | 'energy'>): boolean {
  return vocals === undefined ? energy > LOUD : vocals > SUNG;
}

/**
 * Returns who sings in a part of the story: the character whom it lets sing, otherwise the singer.
 * @param count number of the job's characters: minor ones have no voice
 */
export function voiceIn({ deeds }: Pick<StoryBeat, 'deeds'>, singer: number, count: number): number {
  const singing = deeds
    .filter(({ action, character }) => action === 'sing' && character < count)
    .map(({ character }) => character);
  return singing.includes(singer) ? singer : (singing[0] ?? singer);
}

type Cast = Pick<Scene, 'characters' | 'action' | 'deeds'>;

/**
 * Decides who is visible and what they do: the characters whom the story names, and the singer if somebody sings and
 * the story names nobody. If one part of the story takes several scenes, some of them show the singer: alone, or beside
 * passengers and whoever cries. Loudness without detected singing interrupts no other character's scenes.
 * @param singer index in the job's list, -1 if there is none
 * @param before the scene before this one in the same part of the story
 */
export function performed(
  beat: StoryBeat,
  singer: number,
  sound: Pick<Scene, 'vocals' | 'energy'>,
  before: Pick<Scene, 'characters'> | undefined,
): Cast {
  const { action } = beat;
  const deeds = inCompany(
    beat,
    beat.characters.map((character) => deedOf(beat, character)),
  );
  const characters = deeds.map(({ character }) => character);
  if (singer === -1 || !isSung(sound)) return { characters, action, deeds };
  // A dog that waits is seen alone before anybody sings beside it.
  if (characters.length === 0 && before === undefined && action !== 'fish' && beat.things.some(isAnimal))
    return { characters, action, deeds };
  // If the clause names nobody, snow or the night falls.
  if (characters.length === 0 && action === 'fall') return alone(beat, singer, 'sing');
  if (characters.length === 0) return alone(beat, singer, action === 'stand' ? 'sing' : action);
  const isTold = before !== undefined && !isOnly(before.characters, singer);
  if (!characters.includes(singer)) {
    if (sound.vocals === undefined || !isTold) return { characters, action, deeds };
    const sad = deeds.find((deed) => sheds(deed, beat));
    if (sad) return besideSad(beat, deeds, sad, singer);
    const sung = alone(beat, singer, 'sing');
    return beat.place === 'train' ? beside(beat, deeds, sung) : sung;
  }
  const sung = deeds.map((deed) =>
    deed.character !== singer ? deed : beat.company?.includes(singer) ? { ...deed, sings: true } : singing(deed),
  );
  return { characters, action: isOnly(characters, singer) ? (sung[0]?.action ?? action) : action, deeds: sung };
}

function isAnimal(name: ThingName): boolean {
  return name in ANIMALS;
}

/** Lets a character sing: with the whole body if there is nothing else to do or to look at, otherwise only with the mouth. */
function singing(deed: Deed): Deed {
  return { ...deed, sings: true, action: deed.action === 'stand' && !deed.looksUp ? 'sing' : deed.action };
}

function alone(beat: StoryBeat, singer: number, action: Action): Cast {
  const own = beat.deeds.find(({ character }) => character === singer);
  // What the story has without saying whose: "a knight rides a horse".
  const used = beat.things.filter((name) => thingOf(name).action === action);
  const usual = usualOf(action, beat.place, beat.mood);
  const before = NEEDED_BEFORE[action];
  const needed = [usual, before].filter((name) => name !== undefined);
  const things = own?.things ?? (used.length > 0 ? used : needed);
  const deed: Deed = { character: singer, action, sings: true, ...(things.length > 0 && { things: [...things] }) };
  return { characters: [singer], action, deeds: [seatedIn(beat.place, deed)] };
}

/** Adds the singer to passengers: nobody else can be in their seats. Two people keep their sides. */
function beside(beat: StoryBeat, deeds: readonly Deed[], sung: Cast): Cast {
  const [singer] = sung.characters;
  const isFirst = singer !== undefined && deeds.every(({ character }) => singer < character);
  const all = isFirst ? [...sung.deeds, ...deeds] : [...deeds, ...sung.deeds];
  return { characters: all.map(({ character }) => character), action: beat.action, deeds: all };
}

/** Whether a deed is told with tears. */
function sheds({ action }: Deed, { emotion }: Pick<StoryBeat, 'emotion'>): boolean {
  return action === 'cry' || emotion === 'cry';
}

/**
 * Seats or stands the singer beside somebody in tears, to comfort that one: a singer alone in the same place would break
 * the grief. Whoever cries on the move is not interrupted.
 */
function besideSad(beat: StoryBeat, deeds: readonly Deed[], sad: Deed, singer: number): Cast {
  const { characters, action } = beat;
  if (!CONSOLABLE.has(sad.action)) return { characters, action, deeds: [...deeds] };
  const all = comforted(deeds, sad, singer).map((deed) =>
    deed.character === singer ? { ...deed, sings: true } : deed,
  );
  return { characters: all.map(({ character }) => character), action, deeds: all };
}

/** Returns the deeds together with that of somebody who comforts whoever is sad, on the same seat. */
function comforted(deeds: readonly Deed[], sad: Deed, kind: number): Deed[] {
  const comforting: Deed = { ...besides(sad, kind), action: 'comfort', with: sad.character };
  const consoled = { ...sad, with: kind };
  // Two people keep their sides.
  const pair = kind < sad.character ? [comforting, consoled] : [consoled, comforting];
  return deeds.flatMap((deed) => (deed === sad ? pair : [deed]));
}

/** Returns the deed of somebody who looks on beside another one, on the same seat. */
function besides({ seated, things = [] }: Deed, character: number): Deed {
  const seats = things.filter((name) => thingOf(name).bearing === 'under');
  const isSeated = seated || seats.length > 0;
  return {
    character,
    action: isSeated ? 'sit' : 'stand',
    ...(isSeated && { seated: true }),
    ...(seats.length > 0 && { things: seats }),
  };
}

/** Adds those who are still there. One of them comforts whoever cries, and the others look on. */
function inCompany(beat: StoryBeat, deeds: readonly Deed[]): Deed[] {
  const { company = [], place } = beat;
  const [own] = deeds;
  const [first, ...others] = company;
  if (!own || first === undefined) return [...deeds];
  const sad = deeds.find(({ action }) => action === 'cry');
  const [joined, lookingOn] = sad ? [comforted(deeds, sad, first), others] : [deeds, company];
  const all = [...joined, ...lookingOn.map((character) => seatedIn(place, besides(own, character)))];
  return sad ? all : all.toSorted((one, other) => one.character - other.character);
}

function deedOf({ deeds, action }: StoryBeat, character: number): Deed {
  return deeds.find((deed) => deed.character === character) ?? { character, action };
}

function isOnly(characters: readonly number[], character: number): boolean {
  return characters.length === 1 && characters[0] === character;
}

/** Actions that an added character does not join: one's own tears, and what needs two people, an instrument, or no person. */
const NOT_FOR_GUESTS: ReadonlySet<Action> = new Set<Action>([
  'hug',
  'cradle',
  'comfort',
  'kiss',
  'hold-hands',
  'fight',
  'give',
  'fall',
  'cry',
  'play-piano',
  'play-drums',
  'play-violin',
  'play-trumpet',
  'play-accordion',
]);

/**
 * Adds characters whom the story does not name to the scenes with the fewest people, so that every image is used. The
 * singer is added to sung scenes, the others to the rest.
 */
export function withEverybody(scenes: readonly Scene[], characters: number, singer: number): Scene[] {
  const told = scenes.map((scene) => ({ ...scene, characters: [...scene.characters], deeds: [...scene.deeds] }));
  for (let character = 0; character < characters; character += 1) {
    if (told.some((scene) => scene.characters.includes(character))) continue;
    const from = Math.floor((character * told.length) / characters);
    const order = told.map((_, offset) => told[(from + offset) % told.length]).filter((scene) => scene !== undefined);
    const empty = order.filter(({ characters, things }) => characters.length === 0 && !things.some(isAnimal));
    const host =
      empty.find((scene) => isSung(scene) === (character === singer)) ??
      empty[0] ??
      order.find((scene) => scene.characters.length < 3);
    if (!host) continue;
    const action = NOT_FOR_GUESTS.has(host.action) ? 'stand' : host.action;
    host.characters.push(character);
    const things = neededFor(action, host);
    const deed = {
      character,
      action,
      ...(things.length > 0 && { things }),
      ...(character === singer && isSung(host) && { sings: true }),
    };
    host.deeds.push(seatedIn(host.place, deed));
    if (host.characters.length === 1) {
      host.shot = 'medium';
      host.framing = 'medium';
    } else if (host.shot === 'close') {
      host.shot = 'medium';
      host.framing = host.characters.length === 2 ? 'two-shot' : 'group';
    }
  }
  return told;
}

/** Returns what somebody who does the same as others in a scene needs for it: a seat, food, an instrument. */
function neededFor(action: Action, { deeds }: Scene): ThingName[] {
  const same = deeds.find((deed) => deed.action === action);
  return (same?.things ?? []).filter((name) => thingOf(name).action === action || thingOf(name).bearing === 'under');
}
