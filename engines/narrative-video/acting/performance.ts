import type { Rhythm } from '../rhythm.ts';
import type { Deed, Scene, Turned } from '../story.ts';
import { isHanging, type ThingName, thingOf } from '../vocabulary/things.ts';
import { isFood } from '../vocabulary/things-in-hand.ts';
import { bounceAt } from './bounce.ts';
import { actedFaceAt, type ClipTime, poseAt } from './clip.ts';
import { drawingAt, ticksOf } from './drawn-cycle.ts';
import { faceAt, isSleepy } from './face.ts';
import type { FaceState } from './face-state.ts';
import { type Flown, flownAt } from './flight.ts';
import { handsRest } from './hands-rest.ts';
import { BOWLS, isBetween, isSpooned } from './holding.ts';
import { lookingUp } from './looking-up.ts';
import { isCovered } from './lying.ts';
import { inManner } from './manner.ts';
import { type Casting, type Part, partsOf } from './part.ts';
import type { Pose } from './pose.ts';
import { mirrored } from './pose-values.ts';
import type { Proportions } from './skeleton.ts';
import { type Contact, contactOf, MUSICAL, TRAVELING } from './staging.ts';
import { inStance } from './stance.ts';
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
  /** Whether it lies under a blanket. */
  isCovered: boolean;
  /** What it does together with another character, whom it touches. Absent if it acts alone. */
  together?: { contact: Contact; partner: number; isLeader: boolean };
  /** How the body gives way in a jump: above 0 it is stretched in the air, below 0 squashed by the ground, -1 to 1. */
  bounce?: number;
  /** What left its hand or foot. Absent while that is there. */
  flown?: Flown;
  /** The shape that it has instead of its own. */
  turned?: Turned;
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

interface PerformanceFacts extends Casting {
  rhythm: Rhythm;
  voice: Voice;
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
        const posed = deed.looksUp
          ? lookingUp(acted, deed)
          : scene.emotion === 'laugh'
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
          face: faceAt(part.face, {
            scene: deed.mood ? { ...scene, mood: deed.mood } : scene,
            rhythm,
            voice,
            seconds,
            acted: actedFaceAt(part.clip, time),
          }),
          things: thingsOf(part, scene),
          handsRest: handsRest(deed, scene),
          isCovered: isCovered(deed),
          hand: handFor(part),
          ...(deed.turned && { turned: deed.turned }),
          ...flown(part, time),
          ...(part.partner !== undefined && {
            together: {
              contact: touchOf(part, scene),
              partner: part.partner,
              isLeader: !isMirrored,
            },
          }),
        };
      }),
  };
}

/** Returns how far what left the hand or the foot is, if it has left. */
function flown({ clipName, clip, flight }: Part, time: ClipTime): Pick<Performer, 'flown'> {
  const flown = flownAt(clipName, clip, time, flight);
  return flown ? { flown } : {};
}

/** Returns the hand that holds a thing. Whoever goes past carries a suitcase at the near side, where it is seen. */
function handFor({ deed, face, isMirrored, yaw, partner, partakes }: Part): 'left' | 'right' {
  // The umbrella also covers the person beside its holder.
  if (deed.action === 'walk' && face.other !== undefined && deed.things?.includes('umbrella'))
    return face.other > 0 ? 'left' : 'right';
  if (yaw !== 0 && deed.things?.some(isHanging)) return yaw < 0 ? 'left' : 'right';
  const isOther = partner === undefined ? eatsFromBowl(deed) : partakes;
  return isMirrored !== isOther ? 'left' : 'right';
}

/** Returns what somebody does with a partner. */
function touchOf({ deed, partakes }: Part, scene: Scene): Contact {
  if (deed.action === 'eat' && !isBetween(deed.things ?? [])) return partakes ? 'bite' : 'offer';
  return partakes ? 'partake' : contactOf(deed.action, scene);
}

/** Whether somebody eats from a bowl, which the other hand holds. Other food goes to the mouth. */
function eatsFromBowl({ action, things = [] }: Deed): boolean {
  return action === 'eat' && things.some((name) => BOWLS.has(name));
}

/** Returns what somebody has: a passenger has no car, and who is near the camera holds nothing but an instrument. */
function thingsOf({ deed, clipName, partakes }: Part, { framing, characters }: Scene): ThingName[] {
  const { action, character, things = [] } = deed;
  if (partakes)
    return [
      ...things.filter((name) => !isFood(name)),
      ...(eatsFromBowl(deed) ? [things.some(isSpooned) ? ('spoon' as const) : ('chopsticks' as const)] : []),
    ];
  if (clipName === 'ride-along') return things.filter((name) => !ridden(name));
  const isNear = framing === 'over-shoulder' && characters.indexOf(character) > 0 && !MUSICAL.has(action);
  return isNear ? things.filter((name) => !thingOf(name).bearing.startsWith('in-')) : things;
}

/** Whether a thing carries people. */
function ridden(name: ThingName): boolean {
  return thingOf(name).bearing === 'under';
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
