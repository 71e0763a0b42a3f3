import { expect, test } from '@jest/globals';
import { IN_WATER } from '../../../../engines/narrative-video/acting/afloat.ts';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const FALLEN: Deed = { character: 1, action: 'fall', things: ['splash'] };
const ROWER: Deed = { character: 0, action: 'laugh', seated: true, things: ['boat'] };

test.each(['fall', 'jump'] as const)('who does %s into water floats in it', (action) => {
  expect(clipFor({ action, things: ['splash'], scene: aScene({ place: 'river' }), choice: 0 })).toBe('float');
});

test('head and hands of somebody who floats stay above the water', () => {
  for (let seconds = 0; seconds <= 8; seconds += 0.25) {
    const { joints } = skeletonOf(poseAt(CLIPS.float, { seconds, beats: 0 }, ADULT), ADULT, 0);
    for (const name of ['head', 'leftHand', 'rightHand'] as const)
      if (seconds > 0.4) expect(joints[name][1]).toBeGreaterThan(IN_WATER);
    expect(joints.hips[1]).toBeLessThan(IN_WATER);
  }
});

test('whoever fell off a boat is beyond its bow or its stern', () => {
  const scene = aScene({ place: 'river', characters: [0, 1], deeds: [ROWER, FALLEN] });
  const [rower, fallen] = placesOf(scene.deeds, 1, scene);
  expect((fallen?.x ?? 0) - (rower?.x ?? 0)).toBeGreaterThan(1.1);
  const [one, other] = placesOf([FALLEN, { ...FALLEN, character: 0 }], 1, scene);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeLessThan(1);
});
