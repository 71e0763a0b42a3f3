import { shapeAt } from '../acting/changing.ts';
import { holdingUp, isHeld } from '../acting/holding.ts';
import { skeletonOf } from '../acting/kinematics.ts';
import { handsLaid } from '../acting/lap.ts';
import { type ArmsAround, armsAround, meeting } from '../acting/meeting.ts';
import type { Partner } from '../acting/partner.ts';
import type { Performer } from '../acting/performance.ts';
import type { PosedSkeleton } from '../acting/skeleton.ts';
import type { FigureState } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { passing } from '../passage.ts';
import type { ThingName } from '../vocabulary/things.ts';
import type { Actor } from './actors.ts';

/** Radius of a thigh, in statures. */
const THIGH = 0.05;
/** Seconds in which hair swings once. */
const SWING = (2 * Math.PI) / 1.9;

/** Returns what a character does at this moment. */
export function stateAt(actor: Actor, facts: FrameFacts): FigureState {
  const { performance, character } = actor;
  const travels = isTraveling(actor, facts);
  const passage = travels ? undefined : facts.passage;
  const acting = actedAt(actor, passage?.to ?? (travels ? facts.time : facts.poseTime));
  const { pose, held, things, hand } = acting;
  const from = passage && passage.share !== 1 ? actedAt(actor, passage.from).skeleton : undefined;
  return {
    pose,
    skeleton: passage && from ? passing(from, acting.skeleton, passage.share) : acting.skeleton,
    ...(from && passage && passage.share < 1 && { smear: { from, to: acting.skeleton } }),
    // Faces are not held with the pose, so that lips follow the voice.
    face: passage
      ? performerOf(
          performance.at(facts.time, () => actor.figure.proportions),
          character,
        ).face
      : acting.face,
    // In a walk that repeats, hair and cloth repeat with it.
    seconds: acting.cycle === undefined ? facts.seconds + character * 1.7 : acting.cycle * SWING,
    pulse: facts.pulse,
    ...(actor.isPageSeen && { isPageSeen: true }),
    ...(acting.handsRest && { handsRest: true }),
    ...(acting.isCovered && { isCovered: true }),
    ...(acting.bounce !== undefined && { bounce: acting.bounce }),
    ...(held && { held: { [hand]: held } }),
    ...(things.length > 0 && { things }),
    ...(acting.around && { around: acting.around }),
    ...(acting.flown && { flown: acting.flown }),
    ...(acting.turned && { shape: shapeAt(acting.turned, facts) }),
    ...(acting.together && { contact: acting.together.contact }),
  };
}

interface Acting extends Performer {
  held: ThingName | undefined;
  skeleton: PosedSkeleton;
  around?: ArmsAround;
}

/** Returns what a character does at a time of the song in seconds, and its skeleton, which may touch another one. */
function actedAt(actor: Actor, seconds: number): Acting {
  const { figure, performance, character, company } = actor;
  const bodies = new Map(company.map((one) => [one.character, one.figure.proportions]));
  const performers = performance.at(seconds, (one) => bodies.get(one) ?? figure.proportions);
  const posed = (one: number) => {
    const performer = performerOf(performers, one);
    const { things, hand, yaw } = performer;
    const size = bodies.get(one) ?? figure.proportions;
    const held = things.find(isHeld);
    const pose = held ? holdingUp(performer.pose, held, hand, size, yaw) : performer.pose;
    const skeleton = skeletonOf(pose, size, yaw);
    // Hands in the lap lie on the thighs.
    const { joints } = handsLaid(skeleton, pose, size, THIGH);
    return { ...performer, held, pose, skeleton: { ...skeleton, joints } };
  };
  const acting = posed(character);
  const { together, skeleton } = acting;
  const partner = company.find((one) => one.character === together?.partner);
  if (!together || !partner) return acting;
  const around = armsAround(together.contact, together.isLeader);
  return {
    ...acting,
    ...(around && { around }),
    skeleton: meeting(
      together.contact,
      together.isLeader,
      partnerOf(actor, skeleton),
      partnerOf(partner, posed(partner.character).skeleton),
    ),
  };
}

function performerOf(performers: readonly Performer[], character: number): Performer {
  const performer = performers.find((other) => other.character === character);
  if (!performer) throw new RangeError('nobody performs this character');
  return performer;
}

/** Whether the character's group goes from one place to another in this scene. */
function isTraveling({ performance }: Actor, { time, seconds, length }: FrameFacts): boolean {
  return performance.traveledBy(time - seconds + length) !== 0;
}

function partnerOf({ figure, x, z, height, grown }: Actor, skeleton: PosedSkeleton): Partner {
  return { skeleton, proportions: figure.proportions, x, z: z * grown, height };
}
