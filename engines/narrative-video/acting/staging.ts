import type { Action } from '../actions.ts';
import type { Deed, Mood, Scene, Shot } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';

/**
 * What two people do with each other: an action, the hold in which they dance, to sit with a head on a shoulder, to look at
 * a place arm in arm, to eat from the other one's bowl, or to let the other one bite into food, or bite into it.
 */
export type Contact =
  | Exclude<Action, 'dance'>
  | 'closed-hold'
  | 'open-hold'
  | 'lean'
  | 'side-hug'
  | 'partake'
  | 'offer'
  | 'bite';

/** Energy from which two people dance at arm's length, by mood. In other moods they never do. */
const FAST: Partial<Record<Mood, number>> = { joyful: 0.4, fierce: 0.4, tense: 0.5, calm: 0.62 };

/** Moods in which somebody who sits leans on the other one. */
const TENDER: ReadonlySet<Mood> = new Set<Mood>(['sad', 'romantic', 'dreamy']);

/** What decides how people touch. */
export type Circumstances = Pick<Scene, 'mood' | 'energy' | 'place' | 'time' | 'framing'>;

export function contactOf(action: Action, { mood, energy, place, time, framing }: Circumstances): Contact {
  if (action === 'hold-hands' && framing === 'from-behind') return 'side-hug';
  // Whoever walks with somebody walks hand in hand, and whoever sleeps beside somebody sits with them.
  if (action === 'walk') return 'hold-hands';
  if (action === 'sleep') return 'lean';
  if (action === 'sit') return TENDER.has(mood) || (place === 'train' && time === 'night') ? 'lean' : 'sit';
  if (action !== 'dance') return action;
  // The first dance of a wedding is a slow one.
  if (place === 'church') return 'closed-hold';
  return energy > (FAST[mood] ?? Number.POSITIVE_INFINITY) ? 'open-hold' : 'closed-hold';
}

/** How two people do something with each other. The one on the viewer's left leads; the other does its mirror image. */
interface Pairing {
  /** Distance between their feet, in adult heights. */
  apart: number;
  /** How far each turns toward the other, in radians: 0 faces the viewer, π/2 faces the other. */
  turn: number;
  /** How far the leader stands in front of the other, so that arms go around bodies and not through them. */
  before: number;
}

/** What two people can do with each other. Whoever cries or reads does it with somebody who comforts them. */
export const PAIRINGS: Partial<Record<Contact, Pairing>> = {
  hug: { apart: 0.13, turn: 1.2, before: -0.05 },
  cradle: { apart: 0.03, turn: 0.3, before: -0.07 },
  comfort: { apart: 0.36, turn: 0.5, before: 0 },
  cry: { apart: 0.36, turn: 0.24, before: 0 },
  read: { apart: 0.38, turn: 0.2, before: 0 },
  kiss: { apart: 0.27, turn: 1.3, before: 0.02 },
  'hold-hands': { apart: 0.36, turn: 0.3, before: 0 },
  'closed-hold': { apart: 0.37, turn: 0.82, before: 0.03 },
  'open-hold': { apart: 0.5, turn: 0.8, before: 0.02 },
  sit: { apart: 0.42, turn: 0.12, before: 0 },
  lean: { apart: 0.31, turn: 0.1, before: 0 },
  fight: { apart: 0.62, turn: 1.25, before: 0.04 },
  give: { apart: 0.56, turn: 1.1, before: 0 },
  eat: { apart: 0.36, turn: 0.6, before: 0 },
};

/** Width that a person takes up beside others, in adult heights. */
const ROOM: Partial<Record<Action, number>> = {
  lie: 1.15,
  sleep: 1.15,
  swim: 0.95,
  fly: 0.9,
  run: 0.49,
  dance: 1.02,
  sing: 0.6,
  eat: 0.52,
  drink: 0.5,
  cook: 0.72,
  fish: 0.72,
  sweep: 0.7,
  dig: 0.75,
  cheer: 0.56,
  jump: 0.6,
  fall: 0.95,
  climb: 0.6,
  drive: 0.42,
  ride: 1.05,
  'play-drums': 1.35,
  'play-piano': 0.75,
  fight: 0.95,
  throw: 0.9,
};
const USUAL_ROOM = 0.48;

/** Distance between people who walk hand in hand or under one umbrella, in adult heights. */
export const ARM_IN_ARM = 0.33;

/** Yaw of a figure that does an action alone, in radians: 0 toward the viewer, positive in its direction of travel. */
const TURN: Partial<Record<Action, number>> = {
  walk: 0.85,
  run: 1.1,
  climb: 2.5,
  swim: 1.25,
  fly: 1.0,
  drive: 0.8,
  ride: 1.05,
  carry: 0.6,
  lie: 1.2,
  sleep: 1.2,
  'play-piano': 1.25,
  'play-guitar': -0.25,
  kneel: 0.6,
  pray: 0.5,
  hide: 0.7,
  fall: 0.7,
  point: 0.4,
  wave: 0.1,
  phone: 0.3,
  read: 0.35,
  write: 0.4,
  throw: 0.85,
  fight: 0.7,
  eat: 0.3,
  drink: 0.3,
  cook: 0.15,
  fish: 0.95,
  sweep: 0.4,
  dig: 0.6,
  think: 0.4,
  cry: 0.4,
  give: 0.9,
};

/** Room that an instrument takes up on the player's left, in adult heights: the neck of a guitar or of a violin. */
const NECK_ROOM: Partial<Record<Action, number>> = { 'play-guitar': 0.26, 'play-violin': 0.16 };

/** Returns the distance between two people, of whom the first is on the viewer's left. */
export function roomBetween(first: Action, second: Action): number {
  return (roomOf(first) + roomOf(second)) / 2 + (NECK_ROOM[first] ?? 0);
}

function roomOf(action: Action): number {
  return ROOM[action] ?? USUAL_ROOM;
}

export function turnOf(action: Action): number {
  return TURN[action] ?? 0;
}

/** Actions that move a figure from one place to another. */
export const TRAVELING: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'carry', 'swim', 'fly', 'drive', 'ride']);

/** Actions with a thing so long that it would cross the one of whoever is beside. */
export const OUTWARD: ReadonlySet<Action> = new Set<Action>(['fish']);

/**
 * What a picture has to show: hands or an umbrella raised over the head, something that is lifted above them, hands in front of the belly, food between the
 * chest and the mouth, the knees of runners and riders, or the lap of somebody seated.
 */
export type Needed = 'raised' | 'lifted' | 'before' | 'mouth' | 'knees' | 'lap';

const RAISED: ReadonlySet<Action> = new Set<Action>(['wave', 'cheer', 'dance']);
const BEFORE: ReadonlySet<Action> = new Set<Action>([
  'play-guitar',
  'play-accordion',
  'play-violin',
  'read',
  'write',
  'carry',
  'give',
  'cook',
]);
const AT_MOUTH: ReadonlySet<Action> = new Set<Action>(['eat', 'drink']);
/** Actions with a thing at the head, where every picture shows it. */
const AT_HEAD: ReadonlySet<Action> = new Set<Action>(['sing', 'phone']);

/** What somebody does who makes music that others dance to. */
export const MUSICAL: ReadonlySet<Action> = new Set<Action>(['play-guitar', 'play-violin', 'sing']);

/** Whether somebody holds up a trophy or a flag in triumph, or strikes with a sword. */
function isLifting({ action, things = [] }: Deed): boolean {
  if (action === 'fight') return things.includes('sword');
  if (things.includes('weights')) return true;
  return action === 'cheer' && things.some((name) => thingOf(name).bearing === 'overhead' && name !== 'umbrella');
}

/** Returns that without which a scene's action is not understood. */
export function neededOf({ deeds, characters }: Pick<Scene, 'deeds' | 'characters'>): Needed | undefined {
  const shown = deeds.filter(({ character }) => characters.includes(character));
  if (shown.some(({ action }) => action === 'run' || action === 'ride')) return 'knees';
  if (shown.some(isLifting)) return 'lifted';
  if (shown.some(({ action, things = [] }) => RAISED.has(action) || things.includes('umbrella'))) return 'raised';
  const isBefore = shown.some(
    ({ action, things = [] }) =>
      BEFORE.has(action) ||
      AT_MOUTH.has(action) ||
      (!AT_HEAD.has(action) && things.some((name) => thingOf(name).bearing.startsWith('in-'))),
  );
  if (isBefore && shown.every(({ action }) => AT_MOUTH.has(action))) return 'mouth';
  if (isBefore) return 'before';
  return shown.some(({ action, seated }) => action === 'sit' || seated === true) ? 'lap' : undefined;
}

/** Shares of a picture's width, from its middle, that heads and hands fill at most: usually, and of those on the move. */
const [FILLED, FILLED_BY_RUNNERS] = [0.48, 0.39];

/** Returns the share of a picture's width, from its middle to either side, that heads and hands fill at most. */
export function filledBy(scene: Pick<Scene, 'deeds' | 'characters'>): number {
  return neededOf(scene) === 'knees' ? FILLED_BY_RUNNERS : FILLED;
}

/**
 * Chooses how a scene is framed.
 * @param usual frames by shot
 * @param showing frames in which that is seen, for the shots whose usual frame cuts them off
 */
export function frameFor<Frame>(
  scene: Pick<Scene, 'deeds' | 'characters' | 'shot'>,
  usual: Readonly<Record<Shot, Frame>>,
  showing: Readonly<Record<Needed, Partial<Record<Shot, Frame>>>>,
): Frame {
  const needed = neededOf(scene);
  const isSeated = scene.deeds.some(({ action, seated }) => action === 'sit' || seated === true);
  // A page in the lap is as low as knees.
  const isRead = scene.deeds.some(({ action, seated }) => action === 'read' && seated === true);
  const lap = needed === 'before' && isSeated ? showing[isRead ? 'knees' : 'lap'][scene.shot] : undefined;
  return (needed && showing[needed][scene.shot]) ?? lap ?? usual[scene.shot];
}
