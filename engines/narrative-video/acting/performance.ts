import { chanceOf } from '../../drawing/chance.ts';
import type { Action } from '../actions.ts';
import type { Rhythm } from '../rhythm.ts';
import type { Deed, Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { otherOf, placesFromBehind, placesOf, placesOverShoulder } from './blocking.ts';
import { bounceAt } from './bounce.ts';
import { type Canon, clipIn } from './canon.ts';
import { actedFaceAt, type Clip, type ClipTime, poseAt } from './clip.ts';
import { CLIPS, type ClipName, clipFor, seatFor } from './clips/index.ts';
import { inCloseUp } from './close-up.ts';
import { drawingAt, ticksOf } from './drawn-cycle.ts';
import { type FaceActor, faceAt, isSleepy } from './face.ts';
import type { FaceState } from './face-state.ts';
import { handsRest } from './hands-rest.ts';
import { BOWLS } from './holding.ts';
import { inManner, type Manner, mannerOf } from './manner.ts';
import type { Pose } from './pose.ts';
import { mirrored } from './pose-values.ts';
import type { Proportions } from './skeleton.ts';
import { type Contact, contactOf, TRAVELING } from './staging.ts';
import { inStance, type Stance, stanceOf } from './stance.ts';
import type { Voice } from './voice.ts';

/** One figure at one moment of a scene. */
export interface Performer {
  /** Index in the job's list of characters. */
  character: number;
  /**
   * Position of its feet relative to the middle of the group, in adult heights: to the viewer's right, and toward the
   * viewer.
   */
  x: number;
  z: number;
  /** Direction that it faces, in radians: 0 toward the viewer, positive to the viewer's right. */
  yaw: number;
  pose: Pose;
  face: FaceState;
  /** Things that it holds, wears, sits on or has beside it; `vocabulary/things.ts` says which of these applies. */
  things: readonly ThingName[];
  /** The hand that holds a one-handed thing. */
  hand: 'left' | 'right';
  /** Whether its hands have nothing to do in this shot. */
  handsRest: boolean;
  /** What it does together with another character, whom it touches. Absent if it acts alone. */
  together?: { contact: Contact; partner: number; isLeader: boolean };
  /** How the body gives way in a jump: above 0 it is stretched in the air, below 0 squashed by the ground, -1 to 1. */
  bounce?: number;
  /** Position in the cycle of drawings that its walk is made of, 0 to 1. Absent if it moves freely. */
  cycle?: number;
}

/** What everybody does in a scene. Its moments can be read in any order. */
export interface Performance {
  /**
   * Returns all figures at a moment.
   * @param seconds time in the song
   * @param proportions returns a character's proportions by its index, so that hands reach their targets on any body
   */
  at(seconds: number, proportions: (character: number) => Proportions): Performer[];
  /**
   * Distance that the group has traveled since the scene began, in adult heights to the viewer's right; 0 if it stays.
   */
  traveledBy(seconds: number): number;
  /** Distance from the first figure's feet to the last one's, in adult heights. */
  readonly width: number;
}

interface Part {
  deed: Deed;
  clip: Clip;
  clipName: ClipName;
  /** The clip of the legs if it sits while it does something else. */
  seat: Clip;
  isMirrored: boolean;
  manner: Manner;
  x: number;
  z: number;
  yaw: number;
  /** Index of the character with whom it acts, if it is one of a pair. */
  partner: number | undefined;
  /** Beats by which it is ahead of those who do the same: side by side, people in step look like one and a mirror. */
  ahead: number;
  /** Head start in seconds. Those who do the same take turns. */
  offset: number;
  /** Undefined if the clip moves the legs. */
  stance: Stance | undefined;
  face: FaceActor;
}

interface PerformanceFacts {
  scene: Scene;
  /** The singer's index in the job's list of characters, or -1 if there is none. */
  singer: number;
  rhythm: Rhythm;
  voice: Voice;
  seed: string;
  /** How the look's animators act. Without it, movements are natural. */
  canon?: Canon;
  /** Ticks per second of walks that have a drawing for each keyframe. Without it, walks follow the beat. */
  ticks?: number;
}

export function performanceOf(facts: PerformanceFacts): Performance {
  const { scene, rhythm, voice, ticks = 0 } = facts;
  const parts = partsOf(facts);
  const start = Math.floor(rhythm.stepsAt(scene.start));
  const timeFor = ({ manner, deed, clip, ahead, offset, partner }: Part, seconds: number): ClipTime => {
    const isTogether = deed.with !== undefined || partner !== undefined;
    return {
      seconds: seconds - scene.start + (clip.repeats && !isTogether ? offset : 0),
      beats: rhythm.stepsAt(seconds) - start + ahead - (isTogether ? 0 : manner.late),
    };
  };
  const tickAt = (seconds: number) => Math.floor((seconds - scene.start) * ticks + 1e-6);
  const direction = Math.sign(parts[0]?.yaw ?? 1) || 1;
  return {
    width: Math.max(0, ...parts.map(({ x }) => x)) - Math.min(0, ...parts.map(({ x }) => x)),
    // Adding 0 turns -0 into 0.
    traveledBy: (seconds) =>
      direction * traveled(parts, rhythm, scene.start, seconds, ticks > 0 ? tickAt(seconds) : undefined) + 0,
    at: (seconds, proportions) =>
      parts.map((part, index) => {
        const { deed, isMirrored, manner, x, z, yaw } = part;
        // Nobody starts on the same foot as the next one.
        const drawing = ticks > 0 ? drawingAt(part.clip, tickAt(seconds) + index * STAGGER) : undefined;
        const time = drawing ? { seconds: drawing.at, beats: drawing.at } : timeFor(part, seconds);
        const acted = poseOf(part, time, proportions(deed.character));
        const posed =
          scene.emotion === 'laugh'
            ? shown(acted, part)
            : isSleepy(deed, scene) && part.partner === undefined
              ? leaned(acted, part)
              : acted;
        return {
          character: deed.character,
          x,
          z,
          yaw: drawing ? Math.sign(yaw) * PROFILE : yaw,
          pose: inManner(isMirrored ? mirrored(posed) : posed, manner, drawing ? 0 : seconds),
          ...(drawing && { cycle: drawing.share }),
          ...(part.clipName === 'jump' && {
            bounce: bounceAt((before) => poseOf(part, timeFor(part, seconds - before), proportions(deed.character))),
          }),
          face: faceAt(part.face, { scene, rhythm, voice, seconds, acted: actedFaceAt(part.clip, time) }),
          things: deed.things ?? [],
          handsRest: handsRest(deed, scene),
          hand: isMirrored !== eatsFromBowl(deed) ? 'left' : 'right',
          ...(part.partner !== undefined && {
            together: { contact: contactOf(deed.action, scene), partner: part.partner, isLeader: !isMirrored },
          }),
        };
      }),
  };
}

/** Whether somebody eats from a bowl, which the other hand holds. Other food goes to the mouth. */
function eatsFromBowl({ action, things = [] }: Deed): boolean {
  return action === 'eat' && things.some((name) => BOWLS.has(name));
}

/** Direction of walkers whose steps are drawings: from the side, where a stride is as long on either foot. */
const PROFILE = 1.3;
/** Ticks by which each walker of a group is ahead of the one before. */
const STAGGER = 3;

/** Returns the clip's pose. A figure that stands gets its stance, and one that acts while sitting gets the legs of a sitter. */
function poseOf({ deed, clip, stance, seat }: Part, time: ClipTime, proportions: Proportions): Pose {
  const pose = poseAt(clip, time, proportions);
  if (!deed.seated) return stance ? inStance(pose, stance, time.beats, proportions) : pose;
  const { hips, body, leftLeg, rightLeg } = poseAt(seat, time, proportions);
  return { ...pose, hips, body, leftLeg, rightLeg };
}

/** Direction from which a face shows a laugh. At the side of a picture, a camera sees it from 0.4 rad farther aside. */
const SHOWN = 0.45;

/** Turns the head of somebody who is seen from the side, until the face is seen. */
function shown(pose: Pose, { yaw, isMirrored }: Part): Pose {
  const side = yaw * (isMirrored ? -1 : 1);
  if (Math.abs(side) <= SHOWN) return pose;
  const turn = Math.sign(side) * SHOWN - side - pose.torso.twist;
  return { ...pose, head: { ...pose.head, turn: Math.max(-MOST_TURNED, Math.min(MOST_TURNED, turn)) } };
}

/** How far the heads of passengers at night are turned and tilted to each other, in radians. */
const TO_OTHER = { turn: 0.22, tilt: 0.07 };

function leaned(pose: Pose, { face: { other = 0 }, isMirrored }: Part): Pose {
  const side = other * (isMirrored ? -1 : 1);
  return { ...pose, head: { ...pose.head, turn: side * TO_OTHER.turn, tilt: side * TO_OTHER.tilt } };
}

/** Farthest that a head turns from the way that the chest faces, in radians. */
const MOST_TURNED = 0.95;

/** Actions done with one hand. Left-handed people do them mirrored. */
const ONE_HANDED: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'wave',
  'point',
  'sing',
  'phone',
  'think',
  'write',
  'eat',
  'drink',
  'look-around',
  'kneel',
]);

/** Actions whose raised arm would hide the face of somebody who stands at an angle, if it were the nearer one. */
const RAISING: ReadonlySet<Action> = new Set<Action>(['sing', 'wave', 'point', 'eat']);
/** Yaw from which the nearer arm hides the face, in radians. */
const ASLANT = 0.25;

/** Whether somebody does an action with the left hand. */
function isOtherHand(action: Action, yaw: number, { isLeftHanded }: Manner): boolean {
  if (RAISING.has(action) && Math.abs(yaw) > ASLANT) return yaw > 0;
  // The face of a sleeper lies toward the viewer, on whichever side that is.
  if (action === 'sleep') return yaw < 0;
  return isLeftHanded && ONE_HANDED.has(action);
}

function traveled(
  parts: readonly Part[],
  rhythm: Rhythm,
  start: number,
  seconds: number,
  tick: number | undefined,
): number {
  const [leader] = parts;
  if (!leader || !parts.every(({ deed }) => TRAVELING.has(deed.action))) return 0;
  const { travels = 0, length, counts } = leader.clip;
  const cycle = tick === undefined ? undefined : ticksOf(leader.clip);
  if (tick !== undefined && cycle) return (travels * tick) / cycle;
  const count = counts === 'beats' ? rhythm.stepsAt(seconds) - rhythm.stepsAt(start) : seconds - start;
  return (travels * count) / length;
}

/** Movements toward somebody on the figure's own left. */
const TO_PARTNER: ReadonlySet<ClipName> = new Set<ClipName>(['sing-to-partner', 'laugh-together']);

/** Share of a stride by which each runner is ahead of the one before. */
const OUT_OF_STEP = 0.3;

/** Returns the beats by which each of several people is ahead of the one before. */
function aheadIn({ repeats, length }: Clip, action: Action): number {
  if (action === 'run') return length * OUT_OF_STEP;
  return repeats && !TRAVELING.has(action) ? Math.floor(length / 2) : 0;
}

function partsOf({ scene, singer, seed, canon }: PerformanceFacts): Part[] {
  const chance = chanceOf(`${seed}/${scene.text}/${scene.start}`).fork('staging');
  const direction = chance.next() < 0.5 ? -1 : 1;
  const deeds = scene.characters.map(
    (character) => scene.deeds.find((deed) => deed.character === character) ?? { character, action: scene.action },
  );
  const isOverShoulder = scene.framing === 'over-shoulder';
  const places = isOverShoulder
    ? placesOverShoulder(direction)
    : scene.framing === 'from-behind'
      ? placesFromBehind(deeds.length)
      : placesOf(deeds, direction, scene);
  const choice = chance.fork('clip').next();
  const stances = chance.fork('stance').next();
  return deeds.map((deed, index) => {
    const place = places[index] ?? { x: 0, z: 0, yaw: 0, isMirrored: false, isTogether: false };
    const manner = mannerOf(`${seed}/${deed.character}`);
    const alike = deeds.filter(({ action }) => action === deed.action);
    const first = alike[0] ?? deed;
    const rank = alike.indexOf(deed);
    const isHolding = scene.framing === 'insert' && deed.action === 'stand';
    const isListening = isOverShoulder && index > 0 && deed.action !== 'sit';
    const name = isHolding
      ? 'hold-before'
      : clipFor({
          action: isListening ? 'stand' : deed.action,
          ...(place.isTogether && { role: place.isMirrored ? ('follow' as const) : ('lead' as const) }),
          things: deed.things ?? [],
          isBeside: deeds.length > 1,
          scene,
          choice: (choice + rank / alike.length) % 1,
        });
    const usual = clipIn(canon, name);
    const clip = scene.shot === 'close' && !place.isTogether && ticksOf(usual) === undefined ? inCloseUp(usual) : usual;
    const other = otherOf(deeds, places, index);
    const isMirrored = TO_PARTNER.has(name)
      ? other === -1
      : place.isMirrored || isOtherHand(deed.action, place.yaw, manner);
    return {
      deed,
      clip,
      clipName: name,
      seat: clipIn(canon, seatFor(deed.things ?? [])),
      manner,
      ...place,
      stance: isHolding
        ? undefined
        : stanceOf(CLIPS[name], stances, index, { yaw: place.yaw, isMirrored }, canon?.standing),
      ahead: place.isTogether ? 0 : rank * aheadIn(clip, deed.action),
      offset: mannerOf(`${seed}/${first.character}`).ahead + (rank * clip.length) / alike.length,
      partner: place.isTogether ? deeds[place.isMirrored ? index - 1 : index + 1]?.character : undefined,
      isMirrored,
      face: {
        character: deed.character,
        action: deed.action,
        sings: deed.character === singer,
        seed: `${seed}/${deed.character}`,
        other,
        yaw: place.yaw,
      },
    };
  });
}
