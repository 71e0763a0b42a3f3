import { describe, expect, test } from '@jest/globals';
import type { Canon } from '../../../../engines/narrative-video/acting/canon.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { meeting } from '../../../../engines/narrative-video/acting/meeting.ts';
import type { Partner } from '../../../../engines/narrative-video/acting/partner.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Joint, PosedSkeleton, Proportions } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { contactOf } from '../../../../engines/narrative-video/acting/staging.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { Mood } from '../../../../engines/narrative-video/story.ts';
import { NARRATIVE_PRESETS } from '../../../../functions/domain/requests.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

/** A large head on a short body, as in looks that are drawn for children. */
const STUBBY: Proportions = {
  ...ADULT,
  head: 0.3,
  torso: 0.28,
  upperArm: 0.12,
  forearm: 0.11,
  hand: 0.07,
  thigh: 0.16,
  shin: 0.16,
};
const CHILD_HEIGHT = 0.76;

/** Returns two people who do something together, the leader first, at a moment of the scene. */
function pair(
  action: Action,
  seconds: number,
  bodies: readonly [Proportions, Proportions],
  heights = [1, 1],
  canon?: Canon,
  mood: Mood = 'calm',
) {
  const deeds = [
    { character: 0, action, with: 1 },
    { character: 1, action, with: 0 },
  ];
  const scene = aScene({
    text: 'They meet.',
    action,
    characters: [0, 1],
    deeds,
    start: 2,
    end: 8,
    shot: 'medium',
    mood,
  });
  const performance = performanceOf({
    scene,
    singer: 0,
    rhythm: quietSong(10),
    voice: { mouthAt: () => 'open' },
    seed: 'job',
    ...(canon && { canon }),
  });
  const performers = performance.at(2 + seconds, (character) => bodies[character] ?? ADULT);
  const [one, two] = performers.map(({ pose, yaw, x, z }, index): Partner => {
    const proportions = bodies[index] ?? ADULT;
    return { skeleton: skeletonOf(pose, proportions, yaw), proportions, x, z, height: heights[index] ?? 1 };
  });
  if (!one || !two) throw new Error('nobody performs');
  const met: Partner[] = [
    { ...one, skeleton: meeting(contactOf(action, scene), true, one, two) },
    { ...two, skeleton: meeting(contactOf(action, scene), false, two, one) },
  ];
  return { met, before: [one, two], performers, together: performers.map((performer) => performer.together) };
}

const place = ({ skeleton, x, z, height }: Partner, joint: Joint) => {
  const [right, up, near] = skeleton.joints[joint];
  return [x + right * height, up * height, z + near * height] as const;
};
const headUp = (one: Partner) => (place(one, 'head')[1] + place(one, 'crown')[1]) / 2;
/** @param side 1 if the person faces the viewer's right */
const lipsUp = (one: Partner, side: number) => {
  const [[x, y], [right, up]] = [place(one, 'head'), place(one, 'crown')];
  return y + (up - y) * 0.22 - (right - x) * side * 0.45;
};
const headOf = (one: Partner) => (place(one, 'head')[0] + place(one, 'crown')[0]) / 2;
const meanHead = (one: Partner, two: Partner) =>
  (one.proportions.head * one.height + two.proportions.head * two.height) / 2;
/** Distance between the middles of two heads in the picture, in heights of a head. */
const headsApart = (one: Partner, two: Partner) =>
  Math.hypot(headOf(two) - headOf(one), headUp(two) - headUp(one)) / meanHead(one, two);
const BODIES: readonly (readonly [Proportions, Proportions])[] = [
  [ADULT, ADULT],
  [STUBBY, STUBBY],
  [ADULT, STUBBY],
];

describe('two people who touch', () => {
  test.each(BODIES)(
    'lay the nearer hand on the back of each other in a hug, or on the side if arms are short',
    (...bodies) => {
      for (const seconds of [0.2, 1.4, 2.8, 4.2]) {
        const [one, two] = pair('hug', seconds, bodies).met as [Partner, Partner];
        for (const [own, other, hand, sign] of [
          [one, two, 'rightHand', 1],
          [two, one, 'leftHand', -1],
        ] as const) {
          const [x, y, z] = place(own, hand);
          const spine = place(other, 'chest');
          expect((x - spine[0]) * sign).toBeGreaterThan(-0.07);
          expect((x - spine[0]) * sign).toBeLessThan(0.1);
          expect(z).toBeGreaterThan(spine[2]);
          expect(y).toBeGreaterThan(place(other, 'hips')[1]);
          expect(y).toBeLessThan(place(other, 'head')[1]);
        }
      }
    },
  );

  test('in a hug, the leader reaches around the shoulders and the other one around the waist', () => {
    const [one, two] = pair('hug', 1.4, [ADULT, ADULT]).met as [Partner, Partner];
    expect(place(one, 'rightHand')[1] - place(two, 'leftHand')[1]).toBeGreaterThan(0.06);
  });

  test('turn their chests to each other in a hug, one head lower than the other', () => {
    for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
      const [one, two] = pair('hug', seconds, [ADULT, ADULT]).met as [Partner, Partner];
      expect(one.skeleton.chestYaw).toBeGreaterThan(1.1);
      expect(two.skeleton.chestYaw).toBeLessThan(-1.1);
      expect(place(one, 'crown')[1] - place(two, 'crown')[1]).toBeGreaterThan(0.02);
    }
  });

  test.each(BODIES)('stand so close in a hug that their bodies overlap, the lower head in front', (...bodies) => {
    for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
      const [one, two] = pair('hug', seconds, bodies).met as [Partner, Partner];
      const wide = (one.proportions.shoulders + two.proportions.shoulders) / 2;
      expect(place(two, 'hips')[0] - place(one, 'hips')[0]).toBeLessThan(wide * 0.7);
      expect(place(two, 'head')[2] - place(one, 'head')[2]).toBeGreaterThan(0.05);
    }
  });

  test.each(BODIES)(
    'lie cheek to cheek in a hug, or the cheek on the lower head, and both faces are visible',
    (...bodies) => {
      for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
        const { met } = pair('hug', seconds, bodies);
        const [one, two] = met as [Partner, Partner];
        expect(headsApart(one, two)).toBeGreaterThan(0.95);
        expect((headOf(two) - headOf(one)) / meanHead(one, two)).toBeLessThan(1.15);
        for (const { skeleton } of met) expect(Math.abs(skeleton.headYaw)).toBeLessThan(0.9);
      }
    },
  );

  test('lay their heads to each other in a hug', () => {
    for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
      const [one, two] = pair('hug', seconds, [ADULT, ADULT]).met as [Partner, Partner];
      expect(one.skeleton.headRoll).toBeGreaterThan(0.15);
      expect(two.skeleton.headRoll).toBeLessThan(-0.15);
    }
  });

  test('stand arm in arm with their backs to the viewer, the heads laid to each other', () => {
    const deeds = [0, 1].map((character) => ({ character, action: 'hold-hands' as const, with: 1 - character }));
    const scene = aScene({ text: 'Both.', characters: [0, 1], deeds, framing: 'from-behind', end: 8 });
    const performance = performanceOf({ scene, ...NOBODY, rhythm: quietSong(10), seed: 'job' });
    for (const body of [ADULT, STUBBY]) {
      const [left, right] = performance
        .at(3, () => body)
        .map(({ x, z, yaw, pose, together }) => {
          const skeleton = skeletonOf(pose, body, yaw);
          return { one: { skeleton, proportions: body, x, z, height: 1 }, isLeader: together?.isLeader === true };
        });
      if (!left || !right) throw new Error('two are needed');
      const [one, two] = [
        { ...left.one, skeleton: meeting('side-hug', left.isLeader, left.one, right.one) },
        { ...right.one, skeleton: meeting('side-hug', right.isLeader, right.one, left.one) },
      ];
      expect(one.skeleton.headRoll).toBeGreaterThan(0.15);
      expect(two.skeleton.headRoll).toBeLessThan(-0.15);
      expect((headOf(two) - headOf(one)) / body.head).toBeGreaterThan(0.95);
      expect((headOf(two) - headOf(one)) / body.head).toBeLessThan(1.6);
      // Each palm is beyond the other's spine, on the back that the viewer sees.
      expect(place(one, 'rightHand')[0]).toBeGreaterThan(place(two, 'chest')[0]);
      expect(place(two, 'leftHand')[0]).toBeLessThan(place(one, 'chest')[0]);
      expect(place(one, 'rightHand')[2]).toBeGreaterThan(place(two, 'chest')[2] + 0.03);
      expect(Math.abs(place(one, 'rightHand')[1] - place(two, 'leftHand')[1])).toBeGreaterThan(0.1);
    }
  });

  test('bow their heads over each other in a hug if one is taller', () => {
    const [one, two] = pair('hug', 1.4, [ADULT, ADULT], [1, 0.88]).met as [Partner, Partner];
    expect(headOf(two) - headOf(one)).toBeLessThan(ADULT.head * 0.8);
    expect(headUp(one) - headUp(two)).toBeGreaterThan(ADULT.head * 0.6);
  });

  test('with large heads are a little farther apart in a hug, because hair and hats are broad', () => {
    for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
      const [one, two] = pair('hug', seconds, [STUBBY, STUBBY]).met as [Partner, Partner];
      expect((headOf(two) - headOf(one)) / STUBBY.head).toBeGreaterThan(1.09);
    }
  });

  test.each(BODIES)('bring their mouths together in a kiss and never pass each other', (...bodies) => {
    const gaps = Array.from({ length: 22 }, (_, step) => {
      const { met } = pair('kiss', step * 0.25, bodies);
      const [one, two] = met as [Partner, Partner];
      return (headOf(two) - headOf(one)) / ((one.proportions.head + two.proportions.head) / 2);
    });
    expect(Math.min(...gaps)).toBeGreaterThan(0.62);
    expect(Math.min(...gaps)).toBeLessThan(0.82);
    // They stay together, and are apart for a moment only.
    expect(gaps.filter((gap) => gap < Math.min(...gaps) + 0.02).length).toBeGreaterThan(gaps.length / 2);
  });

  test.each([1, 0.93, CHILD_HEIGHT])(
    'lower and raise their mouths to each other in a kiss, for height %d',
    (height) => {
      const heights = [1, height];
      const [before, after] = (['before', 'met'] as const).map((when) => {
        const [one, two] = pair('kiss', 2.2, [ADULT, ADULT], heights)[when] as [Partner, Partner];
        return Math.abs(lipsUp(one, 1) - lipsUp(two, -1));
      }) as [number, number];
      expect(after).toBeLessThan(height > 0.9 ? 0.005 : before - 0.05);
    },
  );

  test('kiss with shut eyes and lips, whatever the mood, even if one of them sings', () => {
    for (const mood of ['calm', 'romantic', 'sad'] as const)
      for (const { face } of pair('kiss', 2.2, [ADULT, ADULT], [1, 1], undefined, mood).performers) {
        expect([face.mouth, face.blink]).toEqual(['closed', 1]);
        // Faces that feel more grin.
        expect(face.strength).toBeLessThan(0.25);
      }
  });

  test.each([
    [1, 1],
    [1, CHILD_HEIGHT],
  ])('hold hands in one place, with arms as long as before, for heights %d and %d', (...heights) => {
    for (const bodies of BODIES) {
      const { met, before } = pair('hold-hands', 1.3, bodies, heights);
      const [one, two] = met as [Partner, Partner];
      const [left, right] = [place(one, 'leftWrist'), place(two, 'rightWrist')];
      const hand = (one.proportions.hand + two.proportions.hand) * 0.7;
      expect(Math.hypot(left[0] - right[0], left[1] - right[1])).toBeLessThan(hand);
      const long = ({ joints }: PosedSkeleton, from: Joint, to: Joint) =>
        Math.hypot(...joints[from].map((value, axis) => value - (joints[to][axis] ?? 0)));
      for (const [from, to] of [
        ['leftShoulder', 'leftElbow'],
        ['leftElbow', 'leftWrist'],
        ['leftWrist', 'leftHand'],
      ] as const)
        expect(long(one.skeleton, from, to)).toBeCloseTo(long((before[0] as Partner).skeleton, from, to), 4);
    }
  });

  test.each(BODIES)(
    'dance in a closed hold: nearer hands joined at the shoulders, the others on back and shoulder',
    (...bodies) => {
      for (const seconds of [0.2, 0.9, 1.6, 2.3]) {
        const [one, two] = pair('dance', seconds, bodies, [1, 1], undefined, 'romantic').met as [Partner, Partner];
        const [right, left] = [place(one, 'rightHand'), place(two, 'leftHand')];
        expect(Math.hypot(...right.map((value, axis) => value - (left[axis] ?? 0)))).toBeLessThan(0.16);
        for (const hand of [left, right]) {
          // Before both bodies, and below both mouths.
          expect(hand[2]).toBeGreaterThan(Math.max(place(one, 'chest')[2], place(two, 'chest')[2]) + 0.06);
          expect(hand[1]).toBeGreaterThan(Math.min(place(one, 'chest')[1], place(two, 'chest')[1]));
          expect(hand[1]).toBeLessThan(Math.max(headUp(one), headUp(two)));
        }
        const [onBack, chest] = [place(one, 'leftHand'), place(two, 'chest')];
        const yaw = two.skeleton.chestYaw;
        expect((onBack[0] - chest[0]) * Math.sin(yaw) + (onBack[2] - chest[2]) * Math.cos(yaw)).toBeLessThan(0.07);
        const [onShoulder, shoulder] = [place(two, 'rightHand'), place(one, 'leftShoulder')];
        expect(Math.hypot(...onShoulder.map((value, axis) => value - (shoulder[axis] ?? 0)))).toBeLessThan(0.16);
      }
    },
  );

  test('turn with each other in a closed hold, to one side and back', () => {
    const turns = [0, 1, 2, 3, 4].map((seconds) => {
      const [one, two] = pair('dance', seconds, [ADULT, ADULT], [1, 1], undefined, 'romantic').met as [
        Partner,
        Partner,
      ];
      return Math.atan2(place(one, 'hips')[2] - place(two, 'hips')[2], place(two, 'hips')[0] - place(one, 'hips')[0]);
    });
    expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(0.25);
  });

  test.each(BODIES)('dance to lively music at the length of their arms, both pairs of hands joined', (...bodies) => {
    for (const seconds of [0.2, 0.9, 1.6, 2.3]) {
      const [one, two] = pair('dance', seconds, bodies, [1, 1], undefined, 'joyful').met as [Partner, Partner];
      for (const [mine, its] of [
        ['leftHand', 'rightHand'],
        ['rightHand', 'leftHand'],
      ] as const) {
        const [own, other] = [place(one, mine), place(two, its)];
        expect(Math.hypot(...own.map((value, axis) => value - (other[axis] ?? 0)))).toBeLessThan(0.16);
        expect(own[0]).toBeGreaterThan(place(one, 'chest')[0]);
        expect(own[0]).toBeLessThan(place(two, 'chest')[0]);
      }
    }
  });

  test('know with whom they act and who leads', () => {
    expect(pair('hug', 1, [ADULT, ADULT]).together).toEqual([
      { contact: 'hug', partner: 1, isLeader: true },
      { contact: 'hug', partner: 0, isLeader: false },
    ]);
  });

  test.each(NARRATIVE_PRESETS)('meet in the acting of %s as well: cheeks, mouths and hands', (preset) => {
    const { canon } = lookOf(preset);
    for (const bodies of BODIES) {
      for (const seconds of [0.4, 1.4, 2.8, 4.2]) {
        const [one, two] = pair('hug', seconds, bodies, [1, 1], canon).met as [Partner, Partner];
        expect(headsApart(one, two)).toBeGreaterThan(0.95);
        expect((headOf(two) - headOf(one)) / meanHead(one, two)).toBeLessThan(1.15);
        expect(place(one, 'rightHand')[2]).toBeGreaterThan(place(two, 'chest')[2]);
        const [left, right] = pair('hold-hands', seconds, bodies, [1, 1], canon).met as [Partner, Partner];
        const hand = (left.proportions.hand + right.proportions.hand) * 0.7;
        const [held, holding] = [place(left, 'leftWrist'), place(right, 'rightWrist')];
        expect(Math.hypot(held[0] - holding[0], held[1] - holding[1])).toBeLessThan(hand);
      }
      const gaps = Array.from({ length: 22 }, (_, step) => {
        const [one, two] = pair('kiss', step * 0.25, bodies, [1, 1], canon).met as [Partner, Partner];
        return (headOf(two) - headOf(one)) / ((one.proportions.head + two.proportions.head) / 2);
      });
      expect(Math.min(...gaps)).toBeGreaterThan(0.62);
      expect(Math.min(...gaps)).toBeLessThan(0.82);
    }
  });
});
