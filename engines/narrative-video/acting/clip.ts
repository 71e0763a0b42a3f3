import type { ActedFace } from './face-state.ts';
import { ADULT } from './kinematics.ts';
import type { Grip, Limb, Pose } from './pose.ts';
import { numbersOf, PARTS, type Part, type PartialPose, poseOf } from './pose-values.ts';
import { limbReaching, type Reach } from './reach.ts';
import type { Proportions } from './skeleton.ts';

export interface Keyframe extends PartialPose {
  /** Position in the clip, in the unit that `Clip.counts` names. Keyframes are in ascending order. */
  at: number;
  /** Target of the hand. If set, the angles of that arm are computed from it. */
  leftReach?: Reach;
  rightReach?: Reach;
  /** What the face does from here on, if the movement needs it. */
  face?: ActedFace;
}

/** A movement as data. Values that no keyframe sets keep those of `base`. */
export interface Clip {
  base: Pose;
  /** Unit of `length` and of the keyframes' `at`: the song's beats, or seconds. */
  counts: 'beats' | 'seconds';
  /** Duration of one pass, in the unit of `counts`. */
  length: number;
  /** Whether the clip loops. If not, it holds its last pose. */
  repeats: boolean;
  keyframes: readonly Keyframe[];
  /** Distance that the figure moves forward in one pass, in shares of its height, so that its feet do not slide. */
  travels?: number;
  /** Moment that tells what somebody does, in the unit of `counts`. It is in the middle of an insert. */
  telling?: number;
}

/** Returns a movement that goes on at its own pace, whatever the song does. @param length seconds of one pass */
export function slowly(base: Pose, length: number, keyframes: readonly Keyframe[]): Clip {
  return { base, counts: 'seconds', length, repeats: true, keyframes };
}

/** Time since the scene began, in seconds and in beats of the song, both with fractions. */
export interface ClipTime {
  seconds: number;
  beats: number;
}

/** One value of the pose that changes: the times of its keyframes and its value at each. */
interface Curve {
  part: Part;
  name: string;
  times: number[];
  values: number[];
}

type Curves = ReadonlyMap<string, Curve>;

const known = new WeakMap<Clip, Map<Proportions, Curves>>();

/**
 * Returns the clip's pose at a time.
 * @param proportions the figure's proportions; arms are computed so that hands reach their targets on this body
 */
export function poseAt(clip: Clip, time: ClipTime, proportions: Proportions = ADULT): Pose {
  const forAll = known.get(clip) ?? new Map<Proportions, Curves>();
  known.set(clip, forAll);
  const curves = forAll.get(proportions) ?? curvesOf(clip, proportions);
  forAll.set(proportions, curves);
  return poseBy(curves, clip, positionOf(clip, clip.counts === 'beats' ? time.beats : time.seconds));
}

/** Returns what the clip's face does at a time. Empty if the movement leaves the face free. */
export function actedFaceAt(clip: Clip, time: ClipTime): ActedFace {
  const named = clip.keyframes.filter(({ face }) => face);
  if (named.length === 0) return {};
  return lastBefore(named, positionOf(clip, clip.counts === 'beats' ? time.beats : time.seconds), clip)?.face ?? {};
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

/** Builds the curves. Arms that reach for a target are computed last, because the target moves with the body. */
function curvesOf(clip: Clip, proportions: Proportions): Curves {
  const plain = curvesThrough(clip.keyframes, clip.base);
  if (!clip.keyframes.some(({ leftReach, rightReach }) => leftReach || rightReach)) return plain;
  const before: Partial<Record<'leftArm' | 'rightArm', Limb>> = {};
  const solved = (arm: 'leftArm' | 'rightArm', wanted: Reach, pose: Pose) => {
    const limb = limbReaching(wanted, pose, proportions, arm === 'leftArm' ? 1 : -1);
    const near = before[arm] ?? limb;
    // Use the equivalent angle nearest to the previous one: a whole turn more would spin the arm around.
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
  // A value that is first set after the first keyframe starts from the base.
  const first = keyframes[0]?.at ?? 0;
  for (const curve of found.values()) {
    if ((curve.times[0] ?? first) <= first) continue;
    curve.times.unshift(first);
    curve.values.unshift(numbersOf(base, curve.part)[curve.name] ?? 0);
  }
  return found;
}

/**
 * Interpolates through every keyframe. The slope at a keyframe is the harmonic mean of the slopes before and after it,
 * and 0 where the direction changes, so that a value never overshoots its keyframes.
 */
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

/** Returns the time of a keyframe. Indexes beyond the ends continue into the cycles before and after. */
function periodic(times: readonly number[], index: number, length: number): number {
  const count = times.length;
  const turns = Math.floor(index / count);
  return (times[index - turns * count] as number) + turns * length;
}

/** Cubic Hermite interpolation between two values with the given slopes. */
function hermite(from: number, to: number, out: number, into: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * to + (t3 - t2) * into;
}

function gripAt({ keyframes, base, repeats }: Clip, hand: 'leftHand' | 'rightHand', at: number): Grip {
  const named = keyframes.filter((keyframe) => keyframe[hand] !== undefined);
  return lastBefore(named, at, { repeats })?.[hand] ?? base[hand];
}

/** Returns the last of some keyframes at a time; before the first one, that of the cycle before. */
function lastBefore(named: readonly Keyframe[], at: number, { repeats }: Pick<Clip, 'repeats'>): Keyframe | undefined {
  return named.findLast((keyframe) => keyframe.at <= at) ?? (repeats ? named.at(-1) : undefined);
}
