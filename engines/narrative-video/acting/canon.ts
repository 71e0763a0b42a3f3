import type { Clip, Keyframe } from './clip.ts';
import { CLIPS, type ClipName } from './clips/index.ts';
import type { Limb, Pose } from './pose.ts';
import { numbersOf, PARTS, type Part, type PartialPose, poseOf } from './pose-values.ts';
import type { Reach } from './reach.ts';
import { isStood, type Standing } from './stance.ts';

/** A change of every value of a movement, in this order. Values that it does not name stay as they are. */
export interface Exaggeration {
  scale?: PartialPose;
  /** Radians, or shares of the figure's height. */
  add?: PartialPose;
  /** Scale of gestures into the air, which start from the shoulder or the hip. */
  gesture?: number;
}

/** How the animators of a look act the movements that all looks share. */
export interface Canon {
  /** How people stand. */
  standing: Standing;
  /** Changes by clip. */
  clips: Partial<Record<ClipName, Exaggeration>>;
  /** The change of clips without one of their own in which somebody stands, and of the other ones. */
  stood: Exaggeration;
  others: Exaggeration;
}

const known = new WeakMap<Canon, Map<ClipName, Clip>>();

/**
 * Returns a clip as the look's animators act it. Reaching arms are computed afterwards, so hands still meet what they
 * reach for.
 */
export function clipIn(canon: Canon | undefined, name: ClipName): Clip {
  const clip: Clip = CLIPS[name];
  if (!canon) return clip;
  const acted = known.get(canon) ?? new Map<ClipName, Clip>();
  known.set(canon, acted);
  const found = acted.get(name) ?? exaggerated(clip, canon.clips[name] ?? (isStood(clip) ? canon.stood : canon.others));
  acted.set(name, found);
  return found;
}

/** Returns an exaggeration of both arms or both legs alike. */
export function both(limbs: 'arms' | 'legs', values: Partial<Limb>): PartialPose {
  return limbs === 'arms' ? { leftArm: values, rightArm: values } : { leftLeg: values, rightLeg: values };
}

function exaggerated(clip: Clip, { scale = {}, add = {}, gesture = 1 }: Exaggeration): Clip {
  const changed = (part: Part, name: string, value: number) =>
    value * (numbersOf(scale, part)[name] ?? 1) + (numbersOf(add, part)[name] ?? 0);
  const base: Pose = poseOf((part, name) => changed(part, name, numbersOf(clip.base, part)[name] ?? 0), clip.base);
  const keyframes = clip.keyframes.map((keyframe): Keyframe => {
    const next: Keyframe = { ...keyframe };
    for (const part of PARTS) {
      if (!keyframe[part]) continue;
      const values = Object.entries(numbersOf(keyframe, part)).map(([name, value]) => [
        name,
        changed(part, name, value),
      ]);
      Object.assign(next, { [part]: Object.fromEntries(values) });
    }
    const { leftReach, rightReach } = keyframe;
    if (leftReach) next.leftReach = gestured(leftReach, gesture);
    if (rightReach) next.rightReach = gestured(rightReach, gesture);
    return next;
  });
  const stride = scale.leftLeg?.swing ?? 1;
  return { ...clip, base, keyframes, ...(clip.travels && { travels: clip.travels * stride }) };
}

function gestured(reach: Reach, scale: number): Reach {
  if (scale === 1 || (reach.to !== 'shoulder' && reach.to !== 'hip')) return reach;
  const [out, up, forward] = reach.by;
  return { ...reach, by: [out * scale, up * scale, forward] };
}
