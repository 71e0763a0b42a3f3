import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { PlaceName } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const falling = (place: PlaceName) => clipFor({ action: 'fall', things: [], scene: aScene({ place }), choice: 0 });

test.each<[PlaceName, string]>([
  ['street', 'stumble'],
  ['gym', 'stumble'],
  ['clouds', 'fall'],
  ['underwater', 'fall'],
])('who falls in the %s: %s', (place, clip) => expect(falling(place)).toBe(clip));

test('who stumbles falls to the ground and stays there', () => {
  const hipsAt = (seconds: number) =>
    skeletonOf(poseAt(CLIPS.stumble, { seconds, beats: 0 }, ADULT), ADULT, 0).joints.hips[1];
  expect(hipsAt(0)).toBeGreaterThan(0.4);
  const lying = Array.from({ length: 50 }, (_, index) => hipsAt(0.75 + index / 10));
  expect(Math.max(...lying)).toBeLessThan(0.15);
});
