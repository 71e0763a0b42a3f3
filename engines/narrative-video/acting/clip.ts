import { ADULT } from './kinematics.ts';
import type { Grip, Limb, Pose } from './pose.ts';
import { numbersOf, PARTS, type Part, type PartialPose, poseOf } from './pose-values.ts';
import { limbReaching, type Reach } from './reach.ts';
import type { Proportions } from './skeleton.ts';

export interface Keyframe extends PartialPose {
  /** In the clip's own count. Ascending. */
  at: number;
  /** Where a hand goes, in place of the angles of its arm. */
  leftReach?: Reach;
  rightReach?: Reach;
}

/** A movement as data. What no keyframe names stays as the base has it. */
export interface Clip {
  base: Pose;
  /** What the keyframes count: the song's beats, or seconds. */
  counts: 'beats' | 'seconds';
  /** Of one time through, in that count. */
  length: number;
  /** Starts over, or stays at its end. */
  repeats: boolean;
  keyframes: readonly Keyframe[];
  /** How far the figure goes forward in one time through, shares of its height: its feet stand still on the ground then. */
  travels?: number;
}

/** When somebody is seen: seconds since they began, and beats of the song since then, with their fractions. */
export interface ClipTime {
  seconds: number;
  beats: number;
}

/** The numbers that a clip changes, each with its own points in time. */
interface Curve {
  part: Part;
  name: string;
  times: number[];
  values: number[];
}

type Curves = ReadonlyMap<string, Curve>;

const known = new WeakMap<Clip, Map<Proportions, Curves>>();

/** @param proportions of the body that moves: its hands reach where they should */
export function poseAt(clip: Clip, time: ClipTime, proportions: Proportions = ADULT): Pose {
  const forAll = known.get(clip) ?? new Map<Proportions, Curves>();
  known.set(clip, forAll);
  const curves = forAll.get(proportions) ?? curvesOf(clip, proportions);
  forAll.set(proportions, curves);
  return poseBy(curves, clip, positionOf(clip, clip.counts === 'beats' ? time.beats : time.seconds));
}

function poseBy(curves: Curves, clip: Clip, at: number): Pose {
  return poseOf(
    (part, name) => {
      const curve = curves.get(`${part}.${name}`);
      return curve ? valueAt(curve, at, clip) : (numbersOf(clip.base, part)[name] ?? 0);
    },
    { leftHand: gripAt(clip, 'leftHand', at), rightHand: gripAt(clip, 'rightHand', at) },
  );
}

function positionOf({ length, repeats }: Clip, count: number): number {
  if (repeats) return count - Math.floor(count / length) * length;
  return Math.max(0, Math.min(length, count));
}

/** Heads first, then the arms that reach for them. */
function curvesOf(clip: Clip, proportions: Proportions): Curves {
  const plain = curvesThrough(clip.keyframes, clip.base);
  if (!clip.keyframes.some(({ leftReach, rightReach }) => leftReach || rightReach)) return plain;
  const before: Partial<Record<'leftArm' | 'rightArm', Limb>> = {};
  const solved = (arm: 'leftArm' | 'rightArm', wanted: Reach, pose: Pose) => {
    const limb = limbReaching(wanted, pose, proportions, arm === 'leftArm' ? 1 : -1);
    const near = before[arm] ?? limb;
    // The same angle a whole turn further would send the arm around.
    const next = { ...limb, swing: nearest(limb.swing, near.swing), twist: nearest(limb.twist, near.twist) };
    before[arm] = next;
    return next;
  };
  const reached = clip.keyframes.map((keyframe) => {
    const { leftReach, rightReach } = keyframe;
    const pose = poseBy(plain, clip, keyframe.at);
    return {
      ...keyframe,
      ...(leftReach && { leftArm: solved('leftArm', leftReach, pose) }),
      ...(rightReach && { rightArm: solved('rightArm', rightReach, pose) }),
    };
  });
  return curvesThrough(reached, clip.base);
}

function nearest(angle: number, to: number): number {
  return angle - Math.round((angle - to) / (2 * Math.PI)) * 2 * Math.PI;
}

function curvesThrough(keyframes: readonly Keyframe[], base: Pose): Map<string, Curve> {
  const found = new Map<string, Curve>();
  for (const keyframe of keyframes) {
    for (const part of PARTS) {
      for (const [name, value] of Object.entries(numbersOf(keyframe, part))) {
        const key = `${part}.${name}`;
        const curve = found.get(key) ?? { part, name, times: [], values: [] };
        found.set(key, curve);
        curve.times.push(keyframe.at);
        curve.values.push(value);
      }
    }
  }
  // What comes in later starts from the base.
  const first = keyframes[0]?.at ?? 0;
  for (const curve of found.values()) {
    if ((curve.times[0] ?? first) <= first) continue;
    curve.times.unshift(first);
    curve.values.unshift(numbersOf(base, curve.part)[curve.name] ?? 0);
  }
  return found;
}

/** Through every point, with the slope of its neighbors, flat at a turn: nothing swings farther than its keyframes. */
function valueAt(curve: Curve, at: number, clip: Clip): number {
  const { times, values } = curve;
  const count = times.length;
  const time = (index: number) => periodic(times, index, clip.length);
  const value = (index: number) => values[((index % count) + count) % count] as number;
  if (!clip.repeats) {
    if (at <= (times[0] as number)) return values[0] as number;
    if (at >= (times[count - 1] as number)) return values[count - 1] as number;
  } else if (count === 1) return values[0] as number;
  let index = count - 1;
  while (index >= 0 && (times[index] as number) > at) index -= 1;
  const slope = (point: number) => {
    if (!clip.repeats && (point <= 0 || point >= count - 1)) return 0;
    const before = (value(point) - value(point - 1)) / (time(point) - time(point - 1));
    const after = (value(point + 1) - value(point)) / (time(point + 1) - time(point));
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const [from, to] = [time(index), time(index + 1)];
  const span = to - from;
  const share = span > 0 ? (at - from) / span : 1;
  return hermite(value(index), value(index + 1), slope(index) * span, slope(index + 1) * span, share);
}

/** Times go on beyond a cycle's ends. */
function periodic(times: readonly number[], index: number, length: number): number {
  const count = times.length;
  const turns = Math.floor(index / count);
  return (times[index - turns * count] as number) + turns * length;
}

/** Cubic, through both values with the slopes given. */
function hermite(from: number, to: number, out: number, into: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * to + (t3 - t2) * into;
}

function gripAt({ keyframes, base, repeats }: Clip, hand: 'leftHand' | 'rightHand', at: number): Grip {
  const named = keyframes.filter((keyframe) => keyframe[hand] !== undefined);
  const last = named.findLast((keyframe) => keyframe.at <= at) ?? (repeats ? named.at(-1) : undefined);
  return last?.[hand] ?? base[hand];
}
