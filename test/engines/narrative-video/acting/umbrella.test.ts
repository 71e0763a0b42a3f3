import { expect, test } from '@jest/globals';
import { holdingUp } from '../../../../engines/narrative-video/acting/holding.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

test.each(['sing', 'wave', 'stand', 'look-around'] as const)(
  'an umbrella is held beside the face and not before it while its owner does: %s',
  (action) => {
    const deeds = [{ character: 0, action, things: ['umbrella' as const] }];
    const scene = aScene({ text: 'Jo has an umbrella.', action, characters: [0], deeds, end: 8, shot: 'medium' });
    const performance = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' });
    for (const seconds of [0.3, 1.7, 3.1, 4.9, 6.2]) {
      const [owner] = performance.at(seconds, () => ADULT);
      if (!owner) throw new Error('nobody is in the scene');
      const { joints } = skeletonOf(holdingUp(owner.pose, 'umbrella', owner.hand, ADULT), ADULT, 0);
      const hand = joints[`${owner.hand}Hand`];
      expect(hand[1]).toBeGreaterThan(joints.chest[1]);
      expect(Math.abs(hand[0] - joints.head[0])).toBeGreaterThan(ADULT.head * 0.6);
    }
  },
);
