import type { Proportions } from '../../acting/skeleton.ts';
import type { PhotoSource } from './photo-source.ts';

/** Where the shoulders are in a picture that shows them from the front. */
export interface Shoulders {
  /** Distance between them, pixels. If the person stands at an angle, it is as long as it would be from the front. */
  across: number;
  middle: readonly [x: number, y: number];
  /** Radians: how much the line of the shoulders falls to the viewer's right. */
  angle: number;
}

/** Minimum distance between the shoulders in heights of the head. Turned bodies show one side and an arm before it. */
const FRONTAL = 1.2;
/** Range of the distance between the shoulders, and of the neck's length, in heights of the head. */
const ACROSS = { least: 1.54, most: 1.95 };
const NECK = { least: 0.1, usual: 0.2, most: 0.3 };
/** Height of the shoulders below the base of the neck, as a share of the torso. */
export const BELOW_NECK = 0.07;

export function shouldersOf({ person: { joints }, head }: PhotoSource): Shoulders | undefined {
  const { leftShoulder: left, rightShoulder: right } = joints;
  if (!left || !right || left[0] < right[0]) return undefined;
  const across = Math.hypot(left[0] - right[0], left[1] - right[1]);
  if (across < head * FRONTAL) return undefined;
  return {
    across: clamp(across / head, ACROSS.least, ACROSS.most) * head,
    middle: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2],
    angle: Math.atan2(left[1] - right[1], left[0] - right[0]),
  };
}

/**
 * Takes the breadth of the shoulders and the length of the neck from the photograph, so that the photographed head and
 * chest fit together.
 */
export function builtLike(
  usual: Proportions,
  { chin, head }: PhotoSource,
  shoulders: Shoulders | undefined,
): Proportions {
  const built = (neck: number): Proportions => {
    const legs = (usual.neck - neck) / 2;
    return { ...usual, neck, thigh: usual.thigh + legs, shin: usual.shin + legs };
  };
  if (!shoulders) return built(NECK.usual * usual.head);
  const across = (shoulders.across / head) * usual.head;
  const drop = (shoulders.middle[1] - chin[1]) / head;
  const neck = clamp(drop - (BELOW_NECK * usual.torso) / usual.head, NECK.least, NECK.most) * usual.head;
  return { ...built(neck), shoulders: across };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
