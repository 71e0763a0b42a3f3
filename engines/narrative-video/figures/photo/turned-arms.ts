import type { BodyJoint, Point } from '../../../people/person.ts';
import { armTo, minus, type Partner, palmOf, plus, scaled } from '../../acting/partner.ts';
import { JOINTS, type Joint, type Proportions, type Vector } from '../../acting/skeleton.ts';
import type { Body, Side } from '../kit/body-cut.ts';
import type { Rig, Spot } from '../kit/rig.ts';
import type { Shoulders } from './build.ts';
import { isBareArm } from './folded-arms.ts';
import { onTorso } from './lay-torso.ts';
import { hangs } from './limb-picture.ts';
import type { PhotoSource } from './photo-source.ts';
import { showsArm } from './portrait-bounds.ts';

/** Where an arm begins in a photograph: right of the middle between the shoulders and below it, in shares of the height. */
export interface PhotoArm {
  shoulder: Point;
  /** Absent if the photograph does not show an upper arm that hangs. */
  elbow: Point | undefined;
  /** Whether the upper arm is bare, so that a painted one begins at the shoulder, before the body. */
  isBare: boolean;
}

/** The arms of somebody who is turned in the photograph. */
export type PhotoArms = Partial<Readonly<Record<Side, PhotoArm>>>;

const SIDES: readonly Side[] = ['left', 'right'];

/** Least distance of an elbow from the sides of the photograph, which fade, in heads. */
const FROM_SIDES = 0.2;

/** Returns where the arms of a photograph begin if the body is turned in it. Arms of others begin at their shoulders. */
export function photoArmsOf(source: PhotoSource, shoulders: Shoulders, proportions: Proportions): PhotoArms {
  if (shoulders.isFrontal) return {};
  const { joints } = source.person;
  const size = proportions.shoulders / shoulders.across;
  const [cos, sin] = [Math.cos(shoulders.angle), Math.sin(shoulders.angle)];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - shoulders.middle[0]) * size, (y - shoulders.middle[1]) * size];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  };
  const isInside = ([x]: Point) => Math.min(x, source.width - x) > source.head * FROM_SIDES;
  const armOf = (side: Side): PhotoArm | undefined => {
    const [shoulder, elbow] = [joints[`${side}Shoulder`], joints[`${side}Elbow`]];
    if (!shoulder) return undefined;
    const upperArm: readonly BodyJoint[] = [`${side}Shoulder`, `${side}Elbow`];
    const isSeen = elbow && isInside(elbow) && showsArm(source, side) && hangs(source.person, upperArm);
    return { shoulder: place(shoulder), elbow: isSeen ? place(elbow) : undefined, isBare: isBareArm(source, side) };
  };
  const [left, right] = SIDES.map(armOf);
  return { ...(left && { left }), ...(right && { right }) };
}

/** Height of the shoulder above the wrist, as a share of the arm's length, from which an arm hangs. */
const HANGING = 0.75;

/** Returns the arms that are raised or bent. Those that hang may be the ones of a photograph. */
export function raisedArms({ rig: { joints, height }, proportions: { upperArm, forearm } }: Body): Side[] {
  const long = (upperArm + forearm) * height;
  return SIDES.filter((side) => joints[`${side}Wrist`].y - joints[`${side}Shoulder`].y < long * HANGING);
}

/**
 * Returns a body whose arms begin where the photograph shows them. A raised forearm turns about the photographed elbow, and
 * hands that hold something stay where they are.
 * @param sides the arms that are painted
 */
export function armsAtPhoto(body: Body, arms: PhotoArms, sides: readonly Side[], isBusy: boolean): Body {
  const moved = sides.map((side) => {
    const { shoulder, elbow } = arms[side] ?? {};
    if (!shoulder) return {};
    const from = placeOn(body, side, shoulder);
    if (isBusy) return reaching(body, side, from);
    return elbow ? hinged(body, side, from, placeOn(body, side, elbow)) : shifted(body, side, from);
  });
  const joints: Rig['joints'] = Object.assign({}, body.rig.joints, ...moved);
  return { ...body, rig: { ...body.rig, joints } };
}

/** Returns where a place of the photograph is, at the depth of a shoulder. */
function placeOn({ rig, proportions }: Body, side: Side, place: Point): Vector {
  const { x, y } = onTorso(rig, proportions, place);
  return [x, y, rig.joints[`${side}Shoulder`].z];
}

type Arm = Partial<Record<Joint, Spot>>;

/** How much lower an elbow is than in the pose, in lengths of the upper arm: a nearer shoulder would push it outward. */
const LOWERED = 0.9;

/** Returns an arm that begins at another place and whose hand stays where it is. */
function reaching({ rig: { joints, height }, proportions, state }: Body, side: Side, shoulder: Vector): Arm {
  const { upperArm, forearm, hand } = proportions;
  const at = Object.fromEntries(JOINTS.map((joint) => [joint, vector(joints[joint])])) as Record<Joint, Vector>;
  const own: Partner = {
    skeleton: { ...state.skeleton, joints: { ...at, [`${side}Shoulder`]: shoulder } },
    proportions: { ...proportions, upperArm: upperArm * height, forearm: forearm * height, hand: hand * height },
    x: 0,
    z: 0,
    height: 1,
  };
  const fingers = minus(at[`${side}Hand`], at[`${side}Wrist`]);
  const elbow = minus(at[`${side}Elbow`], vector(joints[`${side}Shoulder`]));
  const lowered = plus(elbow, [0, LOWERED * upperArm * height, 0]);
  return spots({ ...armTo(palmOf(own, side), own, side, lowered, fingers), [`${side}Shoulder`]: shoulder });
}

/** Returns an arm whose photographed upper part hangs, and whose forearm points to where the hand would be. */
function hinged({ rig, proportions }: Body, side: Side, shoulder: Vector, elbow: Vector): Arm {
  const [from, to] = [vector(rig.joints[`${side}Shoulder`]), vector(rig.joints[`${side}Wrist`])];
  const way = minus(to, from);
  const along = scaled(way, rig.height / (Math.hypot(...way) || 1));
  const { forearm, hand } = proportions;
  return spots({
    [`${side}Shoulder`]: shoulder,
    [`${side}Elbow`]: elbow,
    [`${side}Wrist`]: plus(elbow, scaled(along, forearm)),
    [`${side}Hand`]: plus(elbow, scaled(along, forearm + hand)),
  });
}

/** Returns an arm that begins at another place and keeps its pose. */
function shifted({ rig: { joints } }: Body, side: Side, shoulder: Vector): Arm {
  const by = minus(shoulder, vector(joints[`${side}Shoulder`]));
  const names = (['Shoulder', 'Elbow', 'Wrist', 'Hand'] as const).map((joint) => `${side}${joint}` as const);
  return spots(Object.fromEntries(names.map((name) => [name, plus(vector(joints[name]), by)])));
}

function vector({ x, y, z }: Spot): Vector {
  return [x, y, z];
}

function spots(arm: Record<string, Vector>): Arm {
  return Object.fromEntries(Object.entries(arm).map(([joint, [x, y, z]]) => [joint, { x, y, z }]));
}
