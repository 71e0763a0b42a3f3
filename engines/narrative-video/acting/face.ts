import { chanceOf } from '../../drawing/chance.ts';
import type { Action } from '../actions.ts';
import type { Rhythm } from '../rhythm.ts';
import type { Mood, Scene } from '../story.ts';
import { blinkAt } from './face-blink.ts';
import { type ActedFace, DRAWINGS, type FaceState, type Feeling, type MouthShape } from './face-state.ts';
import type { Voice } from './voice.ts';

/** The owner of a face, and what determines its expression in a scene. */
export interface FaceActor {
  character: number;
  action: Action;
  /** Whether this is the song's singer, whose mouth follows the voice. */
  sings: boolean;
  seed: string;
  /** Side of the partner: 1 is the viewer's right, -1 the viewer's left. Undefined if there is no partner. */
  other: number | undefined;
  /** Direction that the body faces, in radians: 0 toward the viewer, positive to the viewer's right. */
  yaw: number;
  /** Side to which the eyes look past the camera in a near picture: 1 is the viewer's right. */
  aside?: number;
  /** Whether the eyes are on the sky. */
  looksUp?: boolean;
}

interface FaceMoment {
  scene: Pick<Scene, 'mood' | 'energy' | 'start' | 'shot' | 'emotion' | 'place' | 'time'>;
  rhythm: Pick<Rhythm, 'stepsAt'>;
  voice: Voice;
  /** Time in the song. */
  seconds: number;
  /** What the movement makes the face do. */
  acted?: ActedFace;
}

export function faceAt(actor: FaceActor, moment: FaceMoment): FaceState {
  const seconds = Math.floor(moment.seconds * DRAWINGS + 1e-6) / DRAWINGS;
  const { feeling, strength } = feelingOf(actor, moment.scene, seconds);
  const gaze = gazeOf(actor, moment, seconds);
  const mouth = moment.acted?.mouth ?? mouthOf(actor, moment, seconds);
  // Singers blink between their notes, however softly they sing. Nobody shuts the eyes to the stars.
  const blink =
    actor.looksUp || (isSinging(actor) && moment.voice.mouthAt(seconds) !== 'closed')
      ? 0
      : blinkAt(actor.seed, seconds);
  return {
    mouth,
    feeling,
    strength,
    blink: Math.max(lidsOf(actor, moment.scene), lidsOver(gaze), blink),
    gaze,
  };
}

/**
 * How far down eyes look before their lids follow. In a photograph, lowered lids are all that shows where eyes look.
 */
const LOWERED = 0.35;

/** Returns how far the lids close as they follow eyes that look down, 0 to 1. */
export function lidsOver([, up]: FaceState['gaze']): number {
  return Math.max(0, -up - LOWERED);
}

/** How far the eyes are shut at least during an action, and of passengers at night, who are sleepy. */
const LIDS: Partial<Record<Action, number>> = { sleep: 1, kiss: 1, hug: 0.85, pray: 0.85, cry: 0.85, comfort: 0.12 };
const SLEEPY = 0.32;

function lidsOf(actor: FaceActor, scene: FaceMoment['scene']): number {
  // Nobody can read with closed eyes, however sad the letter is.
  if (READING.has(actor.action) || actor.looksUp) return 0;
  return LIDS[shownBy(actor, scene)] ?? (isSleepy(actor, scene) ? SLEEPY : 0);
}

/** Whether somebody is a passenger at night. */
export function isSleepy(
  { action }: Pick<FaceActor, 'action'>,
  { place, time }: Pick<FaceMoment['scene'], 'place' | 'time'>,
): boolean {
  return action === 'sit' && place === 'train' && time === 'night';
}

/** Returns what a face shows: an emotion that the story names goes before the action, except of those who comfort. */
function shownBy({ action }: FaceActor, { emotion }: FaceMoment['scene']): Action {
  return emotion && !OCCUPIED_BY_THINGS.has(action) && action !== 'comfort' ? emotion : action;
}

const FEELING_OF_ACTION: Partial<Record<Action, readonly [Feeling, number]>> = {
  cry: ['sad', 1],
  laugh: ['happy', 1],
  cheer: ['happy', 0.9],
  dance: ['happy', 0.6],
  jump: ['happy', 0.6],
  hug: ['happy', 1],
  // Pity raises the inner ends of the brows and lets no tears flow.
  comfort: ['sad', 0.57],
  kiss: ['in-love', 0.2],
  'hold-hands': ['in-love', 0.7],
  give: ['in-love', 0.6],
  eat: ['happy', 0.85],
  cook: ['happy', 0.5],
  wave: ['happy', 0.6],
  'play-guitar': ['happy', 0.5],
  'play-accordion': ['happy', 0.5],
  'play-drums': ['happy', 0.5],
  fight: ['angry', 0.9],
  fall: ['surprised', 0.9],
  hide: ['afraid', 0.9],
  sleep: ['neutral', 0],
  // Who reads is moved a little: a face at rest smiles, and would grin past the page.
  read: ['sad', 0.22],
  write: ['neutral', 0],
};
/** What sleepy passengers show, unless their mood is dark: they are content. */
const TENDER = ['in-love', 0.25] as const;
const FEELING_OF_MOOD: Readonly<Record<Mood, readonly [Feeling, number]>> = {
  calm: ['happy', 0.4],
  joyful: ['happy', 0.75],
  sad: ['sad', 0.7],
  tense: ['afraid', 0.55],
  romantic: ['in-love', 0.65],
  dreamy: ['happy', 0.45],
  fierce: ['angry', 0.65],
};
/** Moods that override an action's own feeling if that is weaker than this: nobody dances happily at a funeral. */
const DARK: ReadonlySet<Mood> = new Set<Mood>(['sad', 'fierce', 'tense']);
const OWN = 0.88;

function feelingOf(
  actor: FaceActor,
  scene: FaceMoment['scene'],
  seconds: number,
): Pick<FaceState, 'feeling' | 'strength'> {
  const { mood, energy } = scene;
  const emotion = actor.action === 'comfort' ? undefined : scene.emotion;
  const shown = emotion ?? actor.action;
  if (shown === 'laugh') return { feeling: 'happy', strength: isBursting(actor.seed, seconds) ? 1 : HELD_LAUGH };
  const own = emotion === undefined && isSleepy(actor, scene) ? TENDER : FEELING_OF_ACTION[shown];
  const ofMood = FEELING_OF_MOOD[mood];
  const isWeaker = own && ((DARK.has(mood) && own[1] < OWN) || (own[0] === ofMood[0] && own[1] < ofMood[1]));
  // More grief than pity would turn the corners of a mouth down as in disgust.
  const isOfMood = !own || (isWeaker && shown !== 'comfort' && shown !== 'kiss');
  const [feeling, strength] = isOfMood ? ofMood : own;
  return { feeling, strength: Math.min(1, strength * (0.85 + energy * 0.3)) };
}

/** Strength of a laugh between its bursts, which still shows the eyes. */
const HELD_LAUGH = 0.86;
/** Length of a slot in seconds, and the share of slots in which a laugh bursts out, with the eyes squeezed shut. */
const [BURST_SLOT, BURSTS] = [1.7, 0.35];

function isBursting(seed: string, seconds: number): boolean {
  return chanceOf(`${seed}/laugh/${Math.floor(seconds / BURST_SLOT)}`).next() < BURSTS;
}

/** Mouth shapes of actions other than singing, in order, and how many drawings each shape lasts. */
const MOUTHS: Partial<Record<Action, { shapes: readonly MouthShape[]; drawings: number }>> = {
  laugh: { shapes: ['wide', 'open', 'wide', 'half-open', 'open', 'wide'], drawings: 1 },
  cheer: { shapes: ['open', 'open', 'wide', 'open'], drawings: 3 },
  // Pressed lips that tremble, and sobs between them: a wide mouth would look like a shout, and a narrow one is a hole.
  cry: { shapes: ['closed', 'closed', 'half-open', 'half-open', 'closed', 'closed', 'teeth', 'closed'], drawings: 2 },
  eat: { shapes: ['half-open', 'closed', 'narrow', 'closed', 'narrow', 'closed', 'closed'], drawings: 2 },
  fight: { shapes: ['teeth', 'teeth', 'open', 'teeth'], drawings: 4 },
  fall: { shapes: ['open'], drawings: 1 },
  phone: {
    shapes: ['half-open', 'narrow', 'open', 'closed', 'wide', 'half-open', 'closed', 'closed', 'closed', 'closed'],
    drawings: 2,
  },
  kiss: { shapes: ['closed'], drawings: 1 },
  sleep: { shapes: ['closed'], drawings: 1 },
};
/** Actions that need the mouth, so that it cannot sing. */
const OCCUPIED: ReadonlySet<Action> = new Set<Action>([
  'eat',
  'cook',
  'drink',
  'kiss',
  'sleep',
  'play-trumpet',
  'cry',
  'laugh',
  'fall',
]);

/** Actions that fill the mouth, so that it cannot laugh or cry. */
const OCCUPIED_BY_THINGS: ReadonlySet<Action> = new Set<Action>(['drink', 'kiss', 'sleep', 'play-trumpet']);

function isSinging({ action, sings }: FaceActor): boolean {
  return (sings || action === 'sing') && !OCCUPIED.has(action);
}

/** Mouths of those who sing while they laugh. */
const SUNG_LAUGHING: Partial<Record<MouthShape, MouthShape>> = {
  narrow: 'half-open',
  teeth: 'wide',
  round: 'open',
  'half-open': 'wide',
};

/** Mouths of those who sing half asleep. */
const SUNG_SLEEPILY: Partial<Record<MouthShape, MouthShape>> = {
  round: 'narrow',
  'half-open': 'narrow',
  open: 'half-open',
  wide: 'half-open',
};

/** Mouths of those who sing sadly or at somebody's ear, which neither stretch nor gape. */
const SUNG_SADLY: Partial<Record<MouthShape, MouthShape>> = { wide: 'half-open', open: 'half-open', teeth: 'narrow' };

/** Mouths that hardly open, of those who sing to somebody in tears, or sadly in a close-up: any other would seem shocked. */
const SUNG_UNDER_BREATH: Partial<Record<MouthShape, MouthShape>> = {
  wide: 'closed',
  open: 'narrow',
  round: 'closed',
  'half-open': 'closed',
  narrow: 'closed',
  teeth: 'closed',
};

/** Returns the mouths of those who sing softly, if somebody does. */
function softly({ action }: FaceActor, { mood, emotion, shot }: FaceMoment['scene']): typeof SUNG_SADLY | undefined {
  if (action === 'comfort') return SUNG_UNDER_BREATH;
  if (mood === 'sad' && emotion !== 'laugh') return shot === 'close' ? SUNG_UNDER_BREATH : SUNG_SADLY;
  return action === 'hug' ? SUNG_SADLY : undefined;
}

function mouthOf(actor: FaceActor, { scene, voice }: FaceMoment, seconds: number): MouthShape {
  const { seed } = actor;
  const { emotion } = scene;
  const sung = isSinging(actor) ? voice.mouthAt(seconds) : undefined;
  if (sung && isSleepy(actor, scene)) return SUNG_SLEEPILY[sung] ?? sung;
  const soft = softly(actor, scene);
  if (sung && soft) return soft[sung] ?? sung;
  if (sung && (emotion !== 'laugh' || sung !== 'closed'))
    return emotion === 'laugh' ? (SUNG_LAUGHING[sung] ?? sung) : sung;
  const own = MOUTHS[shownBy(actor, scene)];
  if (!own) return 'closed';
  const { shapes, drawings } = own;
  const offset = chanceOf(seed).fork('mouth').below(shapes.length);
  return shapes[(Math.floor((seconds * DRAWINGS) / drawings) + offset) % shapes.length] ?? 'closed';
}

const LOOKS_AT_HANDS: ReadonlySet<Action> = new Set<Action>([
  'read',
  'write',
  'eat',
  'play-piano',
  'play-guitar',
  'play-drums',
  'play-accordion',
  'carry',
]);
/** Actions that look wrong with the eyes elsewhere. */
const READING: ReadonlySet<Action> = new Set<Action>(['read', 'write']);
const GAZE_SLOT = 2.3;
/** How far eyes move along a line, and how long that takes. */
const LINE = { wide: 0.7, seconds: 1.5 };

/** Where the eyes of whoever comforts somebody look: toward the partner, whose face is bowed, and up. */
const BOWED_FACE = [0.68, -0.28] as const;

/** The same of eyes on a page in a neighbor's lap. */
const NEIGHBORS_PAGE = [0.62, -0.4] as const;

/** How far up eyes look at the sky, beside the raised face. */
const SKY = 0.5;

/** How far eyes look to the side to which a head is turned past the camera. */
const PAST_CAMERA = 0.3;

function gazeOf(actor: FaceActor, { scene, acted }: FaceMoment, seconds: number): readonly [number, number] {
  const slot = Math.floor((seconds + chanceOf(actor.seed).next() * GAZE_SLOT) / GAZE_SLOT);
  const chance = chanceOf(`${actor.seed}/gaze/${slot}`);
  const dart = [chance.around() * 0.12, chance.around() * 0.08] as const;
  if (actor.looksUp) return [Math.sin(actor.yaw) * 0.3 + dart[0], SKY + dart[1]];
  if (acted?.eyes === 'hands') return [(actor.other ?? Math.sign(actor.yaw)) * 0.15 + dart[0] * 0.5, -0.5];
  if (actor.action === 'comfort')
    return [(actor.other ?? 0) * BOWED_FACE[0] + dart[0] * 0.5, BOWED_FACE[1] + dart[1] * 0.5];
  if (acted?.eyes === 'other') return [(actor.other ?? 0) * 0.75 + dart[0] * 0.5, dart[1] * 0.5];
  if (acted?.eyes === 'page')
    return [(actor.other ?? 0) * NEIGHBORS_PAGE[0] + dart[0] * 0.5, NEIGHBORS_PAGE[1] + dart[1] * 0.5];
  // Eyes follow a line, and jump back to the next one.
  if (READING.has(actor.action))
    return [0.1 * Math.sign(actor.yaw) + LINE.wide * (((seconds / LINE.seconds) % 1) - 0.5), -0.82];
  if (LOOKS_AT_HANDS.has(actor.action) && chance.next() < 0.7)
    return [0.15 * Math.sign(actor.aside ?? actor.yaw) + dart[0], -0.55];
  // Their heads are turned to each other already.
  if (actor.other !== undefined && isSleepy(actor, scene)) return [actor.other * 0.4 + dart[0] * 0.5, dart[1] * 0.5];
  if (actor.action === 'pray') return [0, -0.5];
  if (actor.action === 'fall' || shownBy(actor, scene) === 'cry') return [dart[0], -0.6];
  if (scene.mood === 'sad' && chance.next() < 0.4) return [dart[0], -0.6];
  const isForOther = actor.other !== undefined && chance.next() < (actor.action === 'sing' ? 0.35 : 0.75);
  if (isForOther) return [(actor.other ?? 0) * 0.7 + dart[0], dart[1]];
  if (actor.action === 'look-around') return [chance.around() * 0.9, chance.around() * 0.3];
  if (actor.aside !== undefined) return [actor.aside * PAST_CAMERA + dart[0], dart[1]];
  // The singer, and everybody in a close-up, looks at the viewer. Others look where their body faces.
  if (actor.sings || scene.shot === 'close') return [-Math.sin(actor.yaw) * 0.6 + dart[0], dart[1]];
  return [Math.sin(actor.yaw) * 0.3 + dart[0], dart[1]];
}
