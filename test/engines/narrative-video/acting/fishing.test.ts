import { describe, expect, test } from '@jest/globals';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
import { middleOf } from '../../../../engines/narrative-video/cast/off-center.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import { aScene } from '../a-scene.ts';

const scene = (characters: number[]) =>
  aScene({
    place: 'river',
    action: 'fish',
    characters,
    deeds: characters.map((character) => ({ character, action: 'fish' })),
  });

describe('Somebody who fishes', () => {
  test('turns away from whoever fishes beside', () => {
    for (const direction of [-1, 1]) {
      const fishing = scene([0, 1]);
      const [left, right] = placesOf(fishing.deeds, direction, fishing).map(({ yaw }) => yaw);
      expect(left).toBeLessThan(-0.5);
      expect(right).toBeGreaterThan(0.5);
    }
  });

  test('has room on the side to which the rod points', () => {
    const alone = scene([0]);
    for (const yaw of [-0.95, 0.95])
      for (const take of [0, 1, 2]) {
        expect((middleOf(alone, yaw, lightIn(alone), 0.2) - 0.5) * yaw).toBeLessThan(-0.1);
        expect((middleOf({ ...alone, shot: 'medium', take }, yaw, lightIn(alone), 0.2) - 0.5) * yaw).toBeLessThan(-0.1);
      }
    expect(middleOf(scene([0, 1]), 0.95, lightIn(alone), 0.2)).toBe(0.5);
  });
});
