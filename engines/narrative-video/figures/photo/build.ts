import type { Point } from '../../../people/person.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { PhotoSource } from './photo-source.ts';

/** Where the shoulders are in a picture that shows them from the front. */
export interface Shoulders {
  /** Distance between them if both were equally far from the neck, pixels. */
  across: number;
  /** Place on the line of the shoulders below the chin. */
  middle: Point;
  /** Radians: how much the line of the shoulders falls to the viewer's right. */
  angle: number;
}

/** Minimum distance between the shoulders in heights of the head. Turned bodies show one side and an arm before it. */
const FRONTAL = 1.2;
/** Range of the distance between the shoulders, and of the neck's length, in heights of the head. */
const ACROSS = { least: 1.24, most: 1.95 };
const NECK = { least: 0.04, usual: 0.2, most: 0.42 };
/** Largest distance from the middle between the shoulders to the chin of somebody who stands at an angle, in heads. */
const ASIDE = 0.2;
/** Distance between the shoulders in statures, and the range of the head's height. */
const BREADTH = 0.192;
const HEAD = { least: 0.133, most: 0.156 };
/** Height of the head of old people, who are shorter, and whose photograph shows no shoulders. */
const OLD = 0.146;
/** Height of the shoulders below the base of the neck, as a share of the torso. */
export const BELOW_NECK = 0.07;

export function shouldersOf({ person: { joints }, head, chin }: PhotoSource): Shoulders | undefined {
  const { leftShoulder: left, rightShoulder: right } = joints;
  if (!left || !right || left[0] < right[0]) return undefined;
  const across = Math.hypot(left[0] - right[0], left[1] - right[1]);
  if (across < head * FRONTAL) return undefined;
  const along: Point = [(left[0] - right[0]) / across, (left[1] - right[1]) / across];
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const aside = clamp((chin[0] - x) * along[0] + (chin[1] - y) * along[1], -ASIDE * head, ASIDE * head);
  return {
    // Of somebody who stands at an angle, one shoulder is nearer to the neck than the other one.
    across: clamp((across - Math.abs(aside)) / head, ACROSS.least, ACROSS.most) * head,
    middle: [x + along[0] * aside, y + along[1] * aside],
    angle: Math.atan2(along[1], along[0]),
  };
}

/**
 * Returns the height of the head in statures. A portrait is taken from near, which makes heads large relative to
 * shoulders: the body is built for this head, because a smaller head would not fit its own collar.
 */
export function headOf(
  usual: number,
  { head }: Pick<PhotoSource, 'head'>,
  shoulders: Shoulders | undefined,
  isOld: boolean,
): number {
  if (!shoulders) return isOld ? Math.max(usual, OLD) : usual;
  return clamp((BREADTH * head) / shoulders.across, HEAD.least, HEAD.most);
}

/** The most that a head leans over frontal shoulders for its collar to fit it, radians. */
const LEAN = 0.16;

/** Returns how far a head leans clockwise over its shoulders in the photograph, radians. */
export function leanOf({ toward: [dx, dy] }: Pick<PhotoSource, 'toward'>, shoulders: Shoulders | undefined): number {
  return shoulders ? clamp(Math.atan2(-dx, dy) - shoulders.angle, -LEAN, LEAN) : 0;
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
  const [dx, dy] = [shoulders.middle[0] - chin[0], shoulders.middle[1] - chin[1]];
  const drop = (dy * Math.cos(shoulders.angle) - dx * Math.sin(shoulders.angle)) / head;
  const neck = clamp(drop - (BELOW_NECK * usual.torso) / usual.head, NECK.least, NECK.most) * usual.head;
  return { ...built(neck), shoulders: across };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
