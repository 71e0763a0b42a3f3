import { type Clip, type Keyframe, poseAt } from './clip.ts';

/** Most that a head bows or tilts in a close-up, in radians. A person's manner adds up to 2 degrees. */
const MOST = 0.175;
/** Most that a head is laid back against the torso, in radians. */
const LAID_BACK = 0.7;

const known = new WeakMap<Clip, Clip>();

/**
 * Returns a clip as it is acted in a close-up: the head is held nearly upright, so that the face is seen whatever the
 * body does. Reaching arms are computed afterwards, so hands still meet the face.
 */
export function inCloseUp(clip: Clip): Clip {
  const found = known.get(clip) ?? { ...clip, keyframes: clip.keyframes.map((keyframe) => upright(clip, keyframe)) };
  known.set(clip, found);
  return found;
}

function upright(clip: Clip, keyframe: Keyframe): Keyframe {
  const { torso, body, head } = poseAt(clip, { seconds: keyframe.at, beats: keyframe.at });
  const [bent, aside] = [body.pitch + torso.bend, body.roll + torso.sway];
  const nod = Math.max(-LAID_BACK, limited(bent + head.nod) - bent);
  return { ...keyframe, head: { ...keyframe.head, nod, tilt: limited(aside + head.tilt) - aside } };
}

function limited(angle: number): number {
  return Math.max(-MOST, Math.min(MOST, angle));
}
