import type { Person, Point } from '../../../people/person.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { HeadPlace } from './head-place.ts';

/** Where the shoulders are in a picture. */
export interface Shoulders {
  /** Whether they are seen from the front. Turned bodies show one side, and hide the other shoulder. */
  isFrontal: boolean;
  /** Distance between them if both were equally far from the neck, pixels. */
  across: number;
  /** Place on the line of the shoulders below the chin. */
  middle: Point;
  /** Radians: how much the line of the shoulders falls to the viewer's right. */
  angle: number;
}

/** Minimum distance between frontal shoulders in heights of the head. */
const FRONTAL = 1.2;
/** How far a turned portrait may lean, radians, and the share of what is more by which it is set upright. */
const [LEANS, RAISED] = [0.2, 0.7];
/** Distance between shoulders that are turned, how far they are below the chin, and how far they follow the trunk aside. */
const TURNED = { across: 1.3, below: 0.42, follows: 0.45 };
/** Range of the distance between the shoulders, and of the neck's length, in heights of the head. */
const ACROSS = { least: 1.24, most: 1.95 };
const NECK = { least: 0.04, most: 0.42 };
/** Largest distance from the middle between the shoulders to the chin of somebody who stands at an angle, in heads. */
const ASIDE = 0.2;
/** Distance between the shoulders in statures, and the range of the head's height. */
const BREADTH = 0.192;
const HEAD = { least: 0.133, most: 0.156 };
/** Height of the shoulders below the base of the neck, as a share of the torso. */
export const BELOW_NECK = 0.07;

type Body = HeadPlace & { person: Person; isAlone?: true };

export function shouldersOf(source: Body): Shoulders {
  const { person, head, chin } = source;
  if (source.isAlone) return shouldersBelow(source);
  const { leftShoulder: left, rightShoulder: right } = person.joints;
  if (!left || !right || left[0] < right[0]) return turnedShouldersOf(source);
  const across = Math.hypot(left[0] - right[0], left[1] - right[1]);
  if (across < head * FRONTAL) return turnedShouldersOf(source);
  const along: Point = [(left[0] - right[0]) / across, (left[1] - right[1]) / across];
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const aside = clamp((chin[0] - x) * along[0] + (chin[1] - y) * along[1], -ASIDE * head, ASIDE * head);
  return {
    isFrontal: true,
    // Of somebody who stands at an angle, one shoulder is nearer to the neck than the other one.
    across: clamp((across - Math.abs(aside)) / head, ACROSS.least, ACROSS.most) * head,
    middle: [x + along[0] * aside, y + along[1] * aside],
    angle: Math.atan2(along[1], along[0]),
  };
}

/** Distance between the shoulders of a head alone, how far they are below the chin, and how far they follow the head back. */
const ALONE = { across: 1.5, below: 0.34, follows: 1 };

/** Returns shoulders that fit a head whose body is painted. The neck of a profile is behind its chin. */
function shouldersBelow({ person: { mask, width }, head, chin, toward }: Body): Shoulders {
  const row = Math.round(chin[1] - toward[1] * head * 0.55);
  let [sum, count] = [0, 0];
  for (let x = 0; x < width; x += 1) {
    if ((mask[row * width + x] ?? 0) < 128) continue;
    sum += x;
    count += 1;
  }
  const back = count > 0 ? sum / count - chin[0] : 0;
  return {
    isFrontal: true,
    across: ALONE.across * head,
    middle: [chin[0] + back * ALONE.follows, chin[1] + ALONE.below * head],
    angle: 0,
  };
}

/** Returns shoulders that fit the head, in the middle between the chin and the trunk. */
function turnedShouldersOf({ person: { joints }, head, chin, toward }: Body): Shoulders {
  const { leftShoulder: left, rightShoulder: right } = joints;
  const lean = Math.atan2(-toward[0], toward[1]);
  const angle = Math.sign(lean) * Math.max(0, Math.abs(lean) - LEANS) * RAISED;
  const trunk = left && right ? (left[0] + right[0]) / 2 : chin[0];
  return {
    isFrontal: false,
    across: TURNED.across * head,
    middle: [
      chin[0] + (trunk - chin[0]) * TURNED.follows - Math.sin(angle) * TURNED.below * head,
      chin[1] + Math.cos(angle) * TURNED.below * head,
    ],
    angle,
  };
}

/**
 * Returns the height of the head in statures. A portrait is taken from near, which makes heads large relative to
 * shoulders: the body is built for this head, because a smaller head would not fit its own collar.
 */
export function headOf({ head }: Pick<HeadPlace, 'head'>, { across }: Shoulders): number {
  return clamp((BREADTH * head) / across, HEAD.least, HEAD.most);
}

/** Returns how far a head leans clockwise over its shoulders in the photograph, radians. */
export function leanOf({ toward: [dx, dy] }: Pick<HeadPlace, 'toward'>, { angle }: Shoulders): number {
  return Math.atan2(-dx, dy) - angle;
}

/**
 * Takes the breadth of the shoulders and the length of the neck from the photograph, so that the photographed head and
 * chest fit together.
 */
export function builtLike(usual: Proportions, { chin, head }: HeadPlace, shoulders: Shoulders): Proportions {
  const built = (neck: number): Proportions => {
    const legs = (usual.neck - neck) / 2;
    return { ...usual, neck, thigh: usual.thigh + legs, shin: usual.shin + legs };
  };
  const across = (shoulders.across / head) * usual.head;
  const [dx, dy] = [shoulders.middle[0] - chin[0], shoulders.middle[1] - chin[1]];
  const drop = (dy * Math.cos(shoulders.angle) - dx * Math.sin(shoulders.angle)) / head;
  const neck = clamp(drop - (BELOW_NECK * usual.torso) / usual.head, NECK.least, NECK.most) * usual.head;
  return { ...built(neck), shoulders: across };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
