import { expect, test } from '@jest/globals';
import { shareWithLegs } from '../../../../engines/narrative-video/cast/whole-legs.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';

const PLAYER: Deed = { character: 0, action: 'play-guitar' };
const DANCER: Deed = { character: 1, action: 'dance' };

function shareOf(usual: number, deeds: readonly Deed[], shot: Shot = 'medium', characters = [0, 1]): number {
  return shareWithLegs({ shot, deeds: [...deeds], characters }, usual);
}

test('a medium picture shows whoever dances whole, with room for raised hands', () => {
  const pair: Deed[] = [
    { character: 0, action: 'dance', with: 1 },
    { ...DANCER, with: 0 },
  ];
  for (let usual = 0.5; usual < 2; usual += 0.05)
    for (const deeds of [[PLAYER, DANCER], pair]) {
      const share = shareOf(usual, deeds);
      expect(share).toBeLessThanOrEqual(usual);
      expect(share).toBeLessThan(0.85);
      expect(share).toBeGreaterThan(Math.min(usual, 0.75) - 0.001);
    }
});

test('only pictures that show somebody who dances are taken from farther away', () => {
  expect(shareOf(1, [PLAYER])).toBe(1);
  expect(shareOf(1, [PLAYER, DANCER], 'close')).toBe(1);
  expect(shareOf(1, [PLAYER, DANCER], 'medium', [0])).toBe(1);
});
