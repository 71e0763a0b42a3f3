import type { Mood } from '../../story.ts';
import type { Clip, Keyframe } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { mirrored } from '../pose-values.ts';
import {
  BACK,
  CROSSED,
  DIAGONAL,
  HIP_OUT,
  KICK,
  KNEE_UP,
  LEAP,
  LUNGE,
  POINTED,
  READY,
  SINK,
  STRETCHED,
  SWAYED,
  TURN,
} from './dance-poses.ts';
import { GROOVE, HANDS_UP, OPEN, POINT, STEP, TWIST } from './dance-steps.ts';

/** How much more the elbows bend after a hit, radians: the arms float on while the body has arrived. */
const FLOATED = 0.16;

/** Returns a pose that is hit at a time and held while hips and head sink a little farther into it and the arms float. */
function held(at: number, pose: Pose, beats: number): Keyframe[] {
  const { torso, head, leftArm, rightArm } = pose;
  return [
    { at, ...pose },
    {
      at: at + beats,
      ...pose,
      torso: { ...torso, sway: torso.sway * 1.12 },
      head: { ...head, tilt: head.tilt * 1.25, nod: head.nod + 0.05 },
      leftArm: { ...leftArm, bend: leftArm.bend + FLOATED },
      rightArm: { ...rightArm, bend: rightArm.bend + FLOATED },
    },
  ];
}

/** Beats of a phrase, and how long its turned back is held in beats. */
const [PHRASE, TURNED] = [8, 0.2];

/** Returns a dance of one phrase, whose poses are hit at equal distances and held for some of the time between them. */
function phraseOf(poses: readonly Pose[], beats: number): Clip {
  const keyframes = poses.flatMap((pose, index) => held((index * PHRASE) / poses.length, pose, beats));
  return { base: READY, counts: 'beats', length: PHRASE, repeats: true, keyframes };
}

/**
 * Returns a dance of a phrase and the same phrase to the other side. In each the dancer turns around once, and the back is
 * seen for a moment: to one side in the first and to the other in the second, so that the turns undo each other.
 * @param back beat of the phrase at which the back is turned
 */
function toBothSides(phrase: readonly Keyframe[], back: number): Clip {
  const turning = phrase.find(({ at }) => at === back)?.body?.yaw ?? 0;
  const whole = Math.sign(turning) * 2 * Math.PI;
  const around = (keyframe: Keyframe): Keyframe => ({
    ...keyframe,
    body: { ...keyframe.body, yaw: (keyframe.body?.yaw ?? 0) + whole },
  });
  const isAfter = ({ at }: Keyframe) => at > back + TURNED;
  return {
    base: READY,
    counts: 'beats',
    length: PHRASE * 2,
    repeats: true,
    keyframes: [
      ...phrase.map((keyframe) => (isAfter(keyframe) ? around(keyframe) : keyframe)),
      ...phrase.map((keyframe) => {
        const other = { ...mirrored(keyframe), at: keyframe.at + PHRASE };
        return isAfter(keyframe) ? other : around(other);
      }),
    ],
  };
}

/** Steps from side to side: lifts a knee, throws a hip out, flicks a foot across and kicks, turns around, and lunges. */
const dance = toBothSides(
  [
    ...held(0, KNEE_UP, 0.4),
    ...held(1, mirrored(HIP_OUT), 0.4),
    ...held(2, CROSSED, 0.3),
    ...held(3, mirrored(KICK), 0.3),
    ...held(4, mirrored(KNEE_UP), 0.4),
    ...held(5, mirrored(BACK), TURNED),
    ...held(6, mirrored(LUNGE), 0.4),
    ...held(7, TURN, 0.4),
  ],
  5,
);

/** Goes up and down: stretches up, lunges, leaps and lands on one leg, throws a hip out, and turns around. */
const danceHigh = toBothSides(
  [
    ...held(0, STRETCHED, 0.4),
    ...held(1, mirrored(LUNGE), 0.3),
    { at: 1.6, ...mirrored(SINK) },
    ...held(2, mirrored(LEAP), 0.1),
    ...held(3, mirrored(KNEE_UP), 0.4),
    ...held(4, HIP_OUT, 0.4),
    ...held(5, BACK, TURNED),
    ...held(6, LUNGE, 0.4),
    ...held(7, mirrored(TURN), 0.4),
  ],
  5,
);

/** Stretches into a long diagonal and throws a hip out, to one side and the other, then turns around and kicks. */
const danceReach = toBothSides(
  [
    ...held(0, DIAGONAL, 0.45),
    ...held(1, mirrored(HIP_OUT), 0.4),
    ...held(2, mirrored(DIAGONAL), 0.45),
    ...held(3, HIP_OUT, 0.4),
    ...held(4, BACK, TURNED),
    ...held(5, KNEE_UP, 0.4),
    ...held(6, mirrored(CROSSED), 0.3),
    ...held(7, TURN, 0.4),
  ],
  4,
);

/** Steps and grooves on both feet, points up to each side, and twists: what people dance at a party. */
const danceGroove = phraseOf(
  [GROOVE, mirrored(GROOVE), STEP, mirrored(STEP), TWIST, mirrored(TWIST), POINT, mirrored(POINT)],
  0.4,
);

/** Throws the hands up to the beat and opens the arms between, with steps to both sides. */
const danceParty = phraseOf(
  [HANDS_UP, mirrored(GROOVE), mirrored(HANDS_UP), STEP, POINT, mirrored(STEP), TWIST, mirrored(POINT)],
  0.4,
);

/** Sways on both feet from one hip to the other, with arms that open and follow. */
const danceSway = phraseOf([OPEN, STEP, mirrored(OPEN), mirrored(STEP)], 0.9);

/** Dances slowly: hangs on one hip with an arm raised, sways over to the other leg, and does it to the other side. */
const danceSoft = phraseOf([POINTED, mirrored(SWAYED), mirrored(POINTED), SWAYED], 0.9);

/** Sways for a camera that is near: the hips trace a figure of eight and the arms float after them, below the face. */
const danceClose: Clip = {
  base: READY,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { left: 0.05 },
      body: { roll: -0.12 },
      torso: { bend: 0.02, sway: 0.18, twist: 0.15 },
      head: { tilt: -0.16, nod: 0.12, turn: 0.1 },
      leftLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      rightLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      leftArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
      rightArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
    },
    {
      at: 1,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
      rightArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
    },
    {
      at: 2,
      hips: { left: -0.05 },
      body: { roll: 0.12 },
      torso: { bend: 0.02, sway: -0.18, twist: -0.15 },
      head: { tilt: 0.16, nod: 0.12, turn: -0.1 },
      leftLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      rightLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      leftArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
      rightArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
    },
    {
      at: 3,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
      rightArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
    },
  ],
};

/** Kicks a leg high, sinks and kicks the other one, leaps, throws a hip out, and turns around. */
const danceKick = toBothSides(
  [
    ...held(0, KICK, 0.3),
    { at: 0.62, ...SINK },
    ...held(1, mirrored(KICK), 0.3),
    { at: 1.62, ...mirrored(SINK) },
    ...held(2, mirrored(LEAP), 0.1),
    ...held(3, mirrored(LUNGE), 0.4),
    ...held(4, HIP_OUT, 0.4),
    ...held(5, BACK, TURNED),
    ...held(6, CROSSED, 0.3),
    ...held(7, mirrored(KNEE_UP), 0.4),
  ],
  5,
);

/** What people dance alone, by name. */
export const DANCES = {
  dance,
  'dance-high': danceHigh,
  'dance-soft': danceSoft,
  'dance-reach': danceReach,
  'dance-close': danceClose,
  'dance-kick': danceKick,
  'dance-groove': danceGroove,
  'dance-party': danceParty,
  'dance-sway': danceSway,
} satisfies Record<string, Clip>;

/** Returns the dances that suit a mood and the song. @param isBig whether the song is at its loudest */
export function dancesFor(mood: Mood, energy: number, isBig: boolean): readonly (keyof typeof DANCES)[] {
  if (isBig) return ['dance-high', 'dance-party', 'dance-kick', 'dance-groove', 'dance', 'dance-reach'];
  return mood === 'romantic' || mood === 'dreamy' || mood === 'sad' || energy < 0.3
    ? ['dance-soft', 'dance-sway']
    : ['dance-groove', 'dance', 'dance-party', 'dance-reach', 'dance-sway', 'dance-kick'];
}
