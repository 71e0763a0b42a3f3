import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { partsOf } from '../../../../engines/narrative-video/acting/part.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';

const giving = (thing: ThingName) =>
  partsOf({
    scene: aScene({
      action: 'give',
      characters: [1, 0],
      deeds: [
        { character: 1, action: 'give', with: 0, things: [thing] },
        { character: 0, action: 'give', with: 1 },
      ],
    }),
    singer: -1,
    seed: 'job',
  }).map(({ clipName }) => clipName);

test('who gives a ring kneels, and who gives anything else stands', () => {
  expect(giving('ring')).toEqual(['propose', 'accept']);
  expect(giving('rose')).toEqual(['give', 'receive']);
});

test('the ring is put on a finger: both hands meet between somebody who kneels and somebody who stands', () => {
  const joints = (clip: 'propose' | 'accept') =>
    skeletonOf(poseAt(CLIPS[clip], { seconds: 3, beats: 3 }, ADULT), ADULT, 0).joints;
  const [kneeling, standing] = [joints('propose'), joints('accept')];
  expect(kneeling.head[1]).toBeLessThan(standing.head[1] - 0.15);
  expect(Math.min(kneeling.leftKnee[1], kneeling.rightKnee[1])).toBeLessThan(0.12);
  expect(Math.abs(kneeling.rightHand[1] - standing.rightHand[1])).toBeLessThan(0.12);
  for (const { rightHand } of [kneeling, standing]) expect(rightHand[2]).toBeGreaterThan(0.2);
});
