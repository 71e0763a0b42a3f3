import type { Clip } from './clip.ts';
import type { Limb, Pose } from './pose.ts';
import { pitched, type Rotation, rolled, rotate, turned, within } from './rotation.ts';
import type { Proportions, Vector } from './skeleton.ts';
import { standing } from './standing.ts';

/** How somebody stands. Lengths are in shares of a leg, and `weight` is 1 on the bearing foot and -1 on the free one. */
export interface Stance extends Pick<Standing, 'tilt' | 'counter'> {
  /** Side of the free leg: 1 is the figure's own left. */
  free: 1 | -1;
  /** Distances of both feet from the middle, to the side. */
  bearing: number;
  aside: number;
  /** Distance of the free foot in front of the other one. */
  ahead: number;
  /** Range in which the weight shifts. */
  weight: readonly [least: number, most: number];
  /** Beats by which it shifts earlier than others. */
  early: number;
  /** Whether the movement itself sways, so that the shoulders keep their tilt. */
  sways: boolean;
}

/** How the people of a look stand. */
export interface Standing {
  /** Stances of people beside each other. */
  stances: readonly Omit<Stance, 'early' | 'sways' | 'tilt' | 'counter'>[];
  /** Tilt of the pelvis while the weight is on one leg, radians. */
  tilt: number;
  /** How much the shoulders tilt against the pelvis, relative to it. */
  counter: number;
}

/** At ease on one leg, with a foot set forward, and firmly on both feet. */
const AT_EASE: Standing = {
  stances: [
    { free: 1, bearing: 0.12, aside: 0.17, ahead: 0.14, weight: [-0.3, 1] },
    { free: -1, bearing: 0.1, aside: 0.19, ahead: 0.19, weight: [0.1, 1] },
    { free: 1, bearing: 0.21, aside: 0.23, ahead: 0.05, weight: [-0.5, 0.5] },
  ],
  tilt: 0.11,
  counter: 1.15,
};

/** Yaw from which the foot on the side to which somebody turns is the free one, so that both feet are seen, in radians. */
const ASLANT = 0.25;

/**
 * Returns the stance of one of several people. Undefined if the clip moves the bearing leg.
 * @param choice 0 to 1: chooses the stance of the first one
 * @param isMirrored whether the pose is mirrored afterwards
 */
export function stanceOf(
  clip: Clip,
  choice: number,
  index: number,
  { yaw, isMirrored }: { yaw: number; isMirrored: boolean },
  { stances, tilt, counter }: Standing = AT_EASE,
): Stance | undefined {
  if (!isStood(clip)) return undefined;
  const which = (Math.floor(choice * stances.length) + index) % stances.length;
  const stance = stances[which] as (typeof stances)[number];
  const side = Math.abs(yaw) > ASLANT ? yaw : stance.free;
  return {
    ...stance,
    tilt,
    counter,
    free: side > 0 !== isMirrored ? 1 : -1,
    early: index * 5 + choice * 7,
    sways: clip.keyframes.some(({ torso }) => torso?.sway !== undefined),
  };
}

/** Whether somebody stands throughout a clip, so that a stance decides what the legs do. */
export function isStood({ base, keyframes }: Clip): boolean {
  const isStanding = (['swing', 'spread', 'bend', 'twist'] as const).every(
    (name) => base.rightLeg[name] === standing.rightLeg[name],
  );
  return isStanding && !keyframes.some(({ rightLeg, hips, body }) => rightLeg || hips || body);
}

/** Beats in which the weight shifts to and fro, and how much of that time it shifts: 1 is always, more is less. */
const [SHIFT, HASTE] = [16, 2.4];
/** Distance of the hips from the middle, relative to the bearing foot's. */
const OVER_FOOT = 0.8;
/** Share of its length to which a bearing leg stretches. */
const STRETCH = 0.998;
/** How far feet are turned out: the bearing one and the free one, radians. */
const TURNED_OUT = { bearing: -0.2, free: -0.5 };
/** Height in shares of a leg to which a foot rises for each radian by which a clip bends its knee. */
const TAP = 0.3;

/**
 * Returns the pose of somebody who stands, with the weight on one leg, the hips pushed over it and the shoulders tilted
 * against them. The weight shifts slowly, and the feet stay where they are.
 * @param beats time in the scene
 */
export function inStance(pose: Pose, stance: Stance, beats: number, size: Proportions): Pose {
  const { free, bearing, aside, ahead, sways, tilt, counter } = stance;
  const leg = size.thigh + size.shin;
  const weight = weightAt(stance, beats);
  const left = -free * bearing * OVER_FOOT * weight * leg;
  const roll = free * tilt * weight;
  const pelvis = within(pitched(pose.body.pitch), rolled(roll));
  const tap = Math.max(0, pose.leftLeg.bend - standing.leftLeg.bend) * TAP * leg;
  const feet = ([1, -1] as const).map((side) => {
    const hip = rotate(pelvis, [(side * size.hips) / 2, 0, 0]);
    const isFree = side === free;
    const x = side * (isFree ? aside : bearing) * leg - left - hip[0];
    const z = (isFree ? ahead : -ahead * 0.2) * leg - hip[2];
    const up = isFree ? tap : 0;
    return { side, x, z, hip: hip[1] - up, twist: isFree ? TURNED_OUT.free : TURNED_OUT.bearing };
  });
  const tall = Math.min(
    ...feet.map(({ x, z, hip }) => Math.sqrt(Math.max(0, (leg * STRETCH) ** 2 - x ** 2 - z ** 2)) - hip),
  );
  const limbs = feet.map(({ side, x, z, hip, twist }) => legReaching([x, -tall - hip, z], pelvis, twist, side, size));
  const [leftLeg = pose.leftLeg, rightLeg = pose.rightLeg] = limbs;
  return {
    ...pose,
    hips: { ...pose.hips, left },
    body: { ...pose.body, roll },
    torso: sways ? pose.torso : { ...pose.torso, sway: -roll * counter },
    leftLeg,
    rightLeg,
  };
}

function weightAt({ weight: [least, most], early }: Stance, beats: number): number {
  const swing = Math.cos(((beats + early) / SHIFT) * 2 * Math.PI) * HASTE;
  const eased = Math.sin((Math.max(-1, Math.min(1, swing)) * Math.PI) / 2);
  return (least + most) / 2 + (eased * (most - least)) / 2;
}

/**
 * Returns the angles of a leg whose ankle is at a place relative to the hip joint. Inverts `legOf` in kinematics.ts.
 * @param side 1 for the figure's own left, -1 for its right
 */
export function legReaching(
  way: Vector,
  pelvis: Rotation,
  twist: number,
  side: 1 | -1,
  { thigh, shin }: Proportions,
): Limb {
  const distance = Math.min(thigh + shin, Math.hypot(...way));
  const bend = Math.acos(clamp((distance ** 2 - thigh ** 2 - shin ** 2) / (2 * thigh * shin)));
  const own = rotate(turned(-side * twist), [0, -thigh - shin * Math.cos(bend), -shin * Math.sin(bend)]);
  const [x, y, z] = rotate(transposed(pelvis), way);
  const flat = Math.hypot(own[0], own[1]);
  // Of the two rolls that bring the ankle to its place at the side, this one leaves the leg below the hip.
  const roll = Math.atan2(own[1], own[0]) + Math.acos(clamp(x / flat));
  const rolledDown = rotate(rolled(roll), own);
  const pitch = Math.atan2(z, y) - Math.atan2(rolledDown[2], rolledDown[1]);
  return { swing: -Math.atan2(Math.sin(pitch), Math.cos(pitch)), spread: -side * roll, bend, twist };
}

function transposed([a, b, c]: Rotation): Rotation {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
