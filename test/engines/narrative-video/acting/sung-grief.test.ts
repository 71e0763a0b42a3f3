import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { quietSong } from '../quiet-song.ts';

const SUNG: Deed = { character: 0, action: 'sing', things: ['seat'], seated: true };

test.each(['wide', 'teeth'] as const)('a sad song stretches no mouth: %s', (shape) => {
  const { at } = performanceOf({
    scene: aScene({ end: 4, mood: 'sad', characters: [0], deeds: [SUNG] }),
    singer: 0,
    rhythm: quietSong(4),
    voice: { mouthAt: () => shape },
    seed: 'j',
  });
  for (let seconds = 0; seconds < 4; seconds += 0.25) expect(at(seconds, () => ADULT)[0]?.face.mouth).not.toBe(shape);
});

test.each(['close', 'medium'] as const)('who sings in a seat has quiet hands, in a shot that is %s', (shot) => {
  for (const mood of ['sad', 'calm'] as const) {
    const scene = aScene({ mood, shot, energy: 0.9 });
    const name = clipFor({ action: 'sing', things: ['seat'], isSeated: true, scene, choice: 0.5 });
    for (let beats = 0; beats < 16; beats += 0.5) {
      const { joints } = skeletonOf(poseAt(CLIPS[name], { seconds: 0, beats }, ADULT), ADULT, 0);
      for (const side of ['left', 'right'] as const) {
        expect(joints[`${side}Hand`][1]).toBeLessThan(joints[`${side}Shoulder`][1]);
        expect(Math.abs(joints[`${side}Hand`][0] - joints[`${side}Shoulder`][0])).toBeLessThan(ADULT.shoulders);
        if (mood === 'sad') expect(joints[`${side}Hand`][1]).toBeLessThan(joints.waist[1]);
      }
    }
  }
});
