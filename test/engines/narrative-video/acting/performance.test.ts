import { describe, expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { type Performer, performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Joint, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { ACTIONS } from '../../../../engines/narrative-video/actions.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';
import { quietSong } from '../quiet-song.ts';

const SCENE = aScene({ text: 'They meet.', start: 2, end: 8 });
const together = (action: Deed['action']): Deed[] => [
  { character: 0, action, with: 1 },
  { character: 1, action, with: 0 },
];
function perform(deeds: Deed[], mouth: 'open' | 'closed' = 'closed', change: Partial<Scene> = {}) {
  const scene = { ...SCENE, ...change, deeds, characters: deeds.map(({ character }) => character) };
  return performanceOf({ scene, singer: 0, rhythm: quietSong(10), voice: { mouthAt: () => mouth }, seed: 'job' });
}
const at = (deeds: Deed[], seconds: number) => perform(deeds).at(seconds, () => ADULT);
const jointOf = ({ pose, yaw, x, z }: Performer, joint: Joint): Vector => {
  const [right, up, near] = skeletonOf(pose, ADULT, yaw).joints[joint];
  return [right + x, up, near + z];
};
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('a performance', () => {
  test.each(ACTIONS)('of one person gives the same pose at a moment, whatever the order: %s', (action) => {
    const moments = [7, 3, 5, 3].map((seconds) => at([{ character: 0, action }], seconds));
    expect(moments[3]).toEqual(moments[1]);
    for (const joint of Object.values(skeletonOf(moments[0]?.[0]?.pose as Performer['pose'], ADULT, 0).joints)) {
      expect(joint.every(Number.isFinite)).toBe(true);
    }
  });

  test.each(['dance', 'sing', 'cheer'] as const)('raises no elbows to the face in a close-up: %s', (action) => {
    const { at: closely } = perform([{ character: 0, action }], 'closed', { shot: 'close', energy: 0.9 });
    for (let seconds = 2; seconds < 8; seconds += 0.1) {
      const [one] = closely(seconds, () => ADULT);
      if (!one) throw new Error('nobody performs');
      const chin = jointOf(one, 'head')[1];
      for (const joint of ['leftElbow', 'rightElbow'] as const) expect(jointOf(one, joint)[1]).toBeLessThan(chin);
    }
  });

  test.each(['sing', 'cheer', 'dance'] as const)(
    'of two people side by side is not one and its mirror: %s',
    (action) => {
      const alone = (character: number): Deed => ({ character, action });
      // How high the hands are does not depend on the side.
      const heights = (one: Performer) =>
        (['leftWrist', 'rightWrist'] as const).map((joint) => jointOf(one, joint)[1]).sort((a, b) => a - b);
      const gaps = Array.from({ length: 24 }, (_, step) => {
        const [one, other] = at([alone(0), alone(1)], 2 + step / 4).map(heights);
        return Math.max(...[0, 1].map((hand) => Math.abs((one?.[hand] ?? 0) - (other?.[hand] ?? 0))));
      });
      expect(Math.max(...gaps)).toBeGreaterThan(0.1);
    },
  );

  test.each<[ThingName, boolean]>([
    ['noodles', false],
    ['apple', true],
  ])('of somebody who eats %s brings the hand with them to the mouth: %s', (thing, isRaised) => {
    for (const character of [0, 1, 2, 3]) {
      const { at: eaten } = perform([{ character, action: 'eat', things: [thing] }]);
      const gaps = Array.from({ length: 50 }, (_, step) => {
        const [one] = eaten(2 + step / 10, () => ADULT);
        if (!one) throw new Error('nobody performs');
        return distance(jointOf(one, one.hand === 'left' ? 'leftWrist' : 'rightWrist'), jointOf(one, 'head'));
      });
      expect(Math.min(...gaps) < 0.18).toBe(isRaised);
    }
  });

  test.each([0.2, 0.5, 0.9])('holds a microphone so that the mouth is seen, with an energy of %d', (energy) => {
    const { at: sung } = perform([{ character: 0, action: 'sing', things: ['microphone'] }], 'open', { energy });
    for (let seconds = 2; seconds < 8; seconds += 0.1) {
      const [one] = sung(seconds, () => ADULT);
      if (!one) throw new Error('nobody performs');
      const wrist = jointOf(one, one.hand === 'left' ? 'leftWrist' : 'rightWrist');
      expect(jointOf(one, 'head')[1] - wrist[1]).toBeGreaterThan(0.03);
    }
  });

  test.each(['sing', 'cheer'] as const)('of two people side by side keeps hands off heads: %s', (action) => {
    const deeds = [0, 1].map((character): Deed => ({ character, action }));
    for (const energy of [0.5, 0.9]) {
      const { at: posed } = perform(deeds, 'open', { energy });
      for (let seconds = 2; seconds < 8; seconds += 0.1) {
        const [one, other] = posed(seconds, () => ADULT);
        if (!one || !other) throw new Error('nobody performs');
        for (const [hand, head] of [
          ['leftWrist', [one, other]],
          ['rightWrist', [one, other]],
          ['leftWrist', [other, one]],
          ['rightWrist', [other, one]],
        ] as const)
          expect(distance(jointOf(head[0], hand), jointOf(head[1], 'head'))).toBeGreaterThan(0.13);
      }
    }
  });

  test('keeps both hands of a guitarist on the guitar in loud parts as well', () => {
    const { at: played } = perform([{ character: 1, action: 'play-guitar', things: ['guitar'] }], 'closed', {
      energy: 0.95,
    });
    for (let seconds = 2; seconds < 8; seconds += 0.1) {
      const [one] = played(seconds, () => ADULT);
      if (!one) throw new Error('nobody performs');
      for (const joint of ['leftWrist', 'rightWrist'] as const)
        expect(jointOf(one, joint)[1]).toBeLessThan(jointOf(one, 'neck')[1]);
    }
  });

  test.each(['wide', 'medium', 'close'] as const)('keeps both hands of a singer with a guitar on it: %s', (shot) => {
    const deeds: Deed[] = [{ character: 0, action: 'sing', things: ['guitar'] }];
    const { at: played } = perform(deeds, 'closed', { shot, energy: 0.9 });
    for (let seconds = 2; seconds < 8; seconds += 0.2) {
      const [one] = played(seconds, () => ADULT);
      if (!one) throw new Error('nobody performs');
      for (const joint of ['leftWrist', 'rightWrist'] as const)
        expect(jointOf(one, joint)[1]).toBeLessThan(jointOf(one, 'neck')[1]);
    }
  });

  test('props sitters on a hand beside the hip, with the other one in the lap, or bends them forward', () => {
    const held = Array.from({ length: 40 }, (_, step) => {
      const [one] = at([{ character: 1, action: 'sit', things: ['chair'] }], 2 + step / 4);
      if (!one) throw new Error('nobody performs');
      const hands = (['left', 'right'] as const).map((side) => {
        const [hand, hip, knee] = (['Hand', 'Hip', 'Knee'] as const).map((joint) => jointOf(one, `${side}${joint}`));
        if (!hand || !hip || !knee) throw new Error('no leg');
        const share = (hand[2] - hip[2]) / (knee[2] - hip[2]);
        expect(share).toBeLessThan(1.3);
        // Neither on the chest nor in the air.
        expect(Math.abs(hand[1] - hip[1])).toBeLessThan(0.14);
        return { share, aside: (hand[0] - hip[0]) * (side === 'left' ? 1 : -1) };
      });
      const isPropped = hands.some(({ share, aside }) => share < 0.3 && aside > 0);
      const inLap = hands.filter(({ share, aside }) => share > 0.3 && aside < 0.09).length;
      return isPropped && inLap === 1 ? 'propped' : inLap === 2 ? 'forward' : 'between';
    });
    for (const way of ['propped', 'forward'] as const)
      expect(held.filter((one) => one === way).length).toBeGreaterThan(8);
  });

  test('lets readers look at the page without a smile', () => {
    const faces = Array.from(
      { length: 60 },
      (_, step) => at([{ character: 1, action: 'read' }], 2 + step / 10)[0]?.face,
    );
    for (const face of faces) {
      if (!face) throw new Error('nobody performs');
      expect(face.gaze[1]).toBeLessThan(-0.7);
      expect(face.mouth).toBe('closed');
      expect(Math.abs(expressionOf(face).mouth.smile)).toBeLessThan(0.15);
    }
  });

  test('turns two people who hug toward each other, with their hands on each other', () => {
    for (const seconds of [2, 4, 6]) {
      const [left, right] = at(together('hug'), seconds);
      if (!left || !right) throw new Error('two are needed');
      expect(left.yaw).toBeGreaterThan(0.8);
      expect(right.yaw).toBeLessThan(-0.8);
      expect(distance(jointOf(left, 'leftHand'), jointOf(right, 'chest'))).toBeLessThan(0.25);
    }
  });

  test('joins the hands of two people who hold hands', () => {
    for (const seconds of [2, 4, 6]) {
      const [left, right] = at(together('hold-hands'), seconds);
      if (!left || !right) throw new Error('two are needed');
      expect(distance(jointOf(left, 'leftHand'), jointOf(right, 'rightHand'))).toBeLessThan(0.12);
    }
  });

  test('gives a person who reads on a chair the hands of a reader and the legs of a sitter', () => {
    const [reader] = at([{ character: 0, action: 'read', seated: true, things: ['book', 'chair'] }], 4);
    if (!reader) throw new Error('nobody reads');
    expect(jointOf(reader, 'leftKnee')[1]).toBeGreaterThan(jointOf(reader, 'leftHip')[1] - 0.08);
    expect(jointOf(reader, 'leftHand')[1]).toBeGreaterThan(jointOf(reader, 'leftKnee')[1]);
  });

  test('differs slightly between two people who do the same', () => {
    const [one, other] = at(
      [0, 1].map((character) => ({ character, action: 'walk' as const })),
      4,
    );
    expect(one?.pose).not.toEqual(other?.pose);
  });

  test('moves along only if everybody in it walks', () => {
    expect(Math.abs(perform([{ character: 0, action: 'walk' }]).traveledBy(6))).toBeGreaterThan(0.5);
    expect(perform([{ character: 0, action: 'sit' }]).traveledBy(6)).toBe(0);
    const mixed = perform([
      { character: 0, action: 'walk' },
      { character: 1, action: 'sit' },
    ]);
    expect(mixed.traveledBy(6)).toBe(0);
  });

  test('moves only the singer’s mouth with the voice', () => {
    const deeds: Deed[] = [0, 1].map((character) => ({ character, action: 'stand' }));
    const mouths = perform(deeds, 'open')
      .at(4, () => ADULT)
      .map(({ face }) => face.mouth);
    expect(mouths).toEqual(['open', 'closed']);
  });

  test('shows feelings: people who cry are sad, people who laugh are happy, and sleepers have closed eyes', () => {
    const face = (action: Deed['action']) => at([{ character: 1, action }], 4)[0]?.face;
    expect(face('cry')).toMatchObject({ feeling: 'sad' });
    expect(face('laugh')).toMatchObject({ feeling: 'happy' });
    expect(face('sleep')).toMatchObject({ blink: 1, mouth: 'closed' });
  });

  test('takes the stronger gladness of what is done and of the mood', () => {
    const strength = (action: Deed['action'], mood: Scene['mood']) =>
      perform([{ character: 1, action }], 'closed', { mood }).at(4, () => ADULT)[0]?.face.strength ?? 0;
    expect(strength('wave', 'calm')).toBeGreaterThan(0.5);
    expect(strength('wave', 'joyful')).toBeGreaterThan(strength('wave', 'calm'));
    expect(strength('hug', 'joyful')).toBeGreaterThan(strength('stand', 'joyful'));
  });

  test('makes passengers sleepy at night, who do not shout the song', () => {
    const deeds: Deed[] = [{ character: 0, action: 'sit', things: ['seat'], seated: true }];
    const face = (time: Scene['time']) => perform(deeds, 'open', { place: 'train', time }).at(4, () => ADULT)[0]?.face;
    expect(face('night')?.blink).toBeGreaterThan(0.3);
    expect(face('night')?.mouth).toBe('half-open');
    expect(face('day')).toMatchObject({ blink: 0, mouth: 'open' });
  });

  test('sings softly in a hug, at the other one’s ear', () => {
    const { face } = perform(together('hug'), 'open').at(4, () => ADULT)[0] ?? {};
    expect(face).toMatchObject({ mouth: 'half-open' });
    expect(face?.blink).toBeGreaterThan(0.8);
  });

  test('laughs during another action if the story says so, with an open mouth and eyes that are not always shut', () => {
    const { at: laughing } = perform([{ character: 1, action: 'run' }], 'closed', { emotion: 'laugh' });
    const faces = Array.from({ length: 60 }, (_, index) => laughing(2 + index / 2, () => ADULT)[0]?.face);
    for (const face of faces) expect(face).toMatchObject({ feeling: 'happy' });
    expect(faces.every((face) => ['wide', 'open', 'half-open'].includes(face?.mouth ?? ''))).toBe(true);
    expect(new Set(faces.map((face) => face?.strength)).size).toBe(2);
  });

  test('turns laughing faces of runners to the viewer', () => {
    const yawOf = (change: Partial<Scene>) => {
      const [one] = perform([{ character: 1, action: 'run' }], 'closed', change).at(4, () => ADULT);
      return one ? Math.abs(skeletonOf(one.pose, ADULT, one.yaw).headYaw) : 0;
    };
    expect(yawOf({ emotion: 'laugh' })).toBeLessThan(0.95);
    expect(yawOf({})).toBeGreaterThan(0.95);
  });

  test('stages singing in several ways, and leans singers to the one beside them', () => {
    const poses = (other: -1 | 1) =>
      Array.from({ length: 40 }, (_, index) => {
        const deeds: Deed[] = [
          { character: 0, action: 'sing' },
          { character: 1, action: 'stand' },
        ];
        const scene = { text: `Phrase ${index}.` };
        const { at: sung } = perform(other === 1 ? deeds : deeds.toReversed(), 'open', scene);
        const one = sung(4, () => ADULT).find(({ character }) => character === 0);
        if (!one) throw new Error('nobody sings');
        return { pose: JSON.stringify(one.pose), lean: one.pose.torso.sway * other };
      });
    const found = [...poses(-1), ...poses(1)];
    expect(new Set(found.map(({ pose }) => pose.slice(0, 120))).size).toBeGreaterThan(3);
    expect(Math.max(...found.map(({ lean }) => lean))).toBeGreaterThan(0.12);
    expect(Math.min(...found.map(({ lean }) => lean))).toBeGreaterThan(-0.15);
  });

  test('keeps the hand of somebody who drinks below the chin, so that the face is seen', () => {
    for (let seconds = 2; seconds < 8; seconds += 0.1) {
      const [one] = at([{ character: 1, action: 'drink' }], seconds);
      if (!one) throw new Error('nobody performs');
      const wrist = jointOf(one, one.hand === 'left' ? 'leftWrist' : 'rightWrist');
      expect(wrist[1]).toBeLessThan(jointOf(one, 'head')[1]);
    }
  });

  test('keeps the hands of dancers apart, in front of their own shoulders', () => {
    for (const beats of [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]) {
      const { joints } = skeletonOf(poseAt(CLIPS.dance, { seconds: 0, beats }, ADULT), ADULT, 0);
      expect(joints.leftWrist[0] - joints.rightWrist[0]).toBeGreaterThan(0.12);
    }
  });

  test('keeps the eyes of singers open during their notes', () => {
    const { at: singing } = perform([{ character: 0, action: 'sing' }], 'open');
    for (let seconds = 2; seconds < 8; seconds += 1 / 12) expect(singing(seconds, () => ADULT)[0]?.face.blink).toBe(0);
  });

  test('blinks briefly from time to time', () => {
    const blinks = Array.from({ length: 240 }, (_, drawing) => {
      const [one] = at([{ character: 1, action: 'stand' }], 2 + drawing / 12);
      return (one?.face.blink ?? 0) > 0.5;
    });
    const shut = blinks.filter(Boolean).length;
    expect(shut).toBeGreaterThanOrEqual(4);
    expect(shut).toBeLessThan(40);
  });
});

describe('eyes', () => {
  const faces = (action: Deed['action']) =>
    Array.from(
      { length: 40 },
      (_, index) => perform([{ character: 1, action }]).at(2 + index * 0.15, () => ADULT)[0]?.face,
    );

  test('of readers look down at the page, with lowered lids', () => {
    const down = faces('read').filter((face) => face && face.gaze[1] < -0.45);
    expect(down.length).toBeGreaterThan(30);
    for (const face of down) expect(face?.blink).toBeGreaterThan(0.3);
  });

  test('that look ahead are open', () => {
    const open = faces('stand').filter((face) => face?.blink === 0);
    expect(open.length).toBeGreaterThan(30);
  });
});

describe('two people beside each other', () => {
  const deeds: Deed[] = [
    { character: 0, action: 'wave' },
    { character: 1, action: 'wave' },
  ];

  test('turn toward each other, and both faces are seen', () => {
    const [left, right] = at(deeds, 3).map(({ yaw }) => yaw);
    expect(left).toBeGreaterThan(0.5);
    expect(left).toBeLessThan(0.8);
    expect(right).toBeCloseTo(-(left ?? 0));
  });

  test('raise the arm that is farther from the viewer, which does not hide the face', () => {
    const highest = (index: number, joint: Joint) =>
      Math.max(...[2.5, 3, 4, 5].map((seconds) => jointOf(at(deeds, seconds)[index] as Performer, joint)[1]));
    expect(highest(0, 'leftHand')).toBeGreaterThan(highest(0, 'rightHand') + 0.2);
    expect(highest(1, 'rightHand')).toBeGreaterThan(highest(1, 'leftHand') + 0.2);
  });
});
