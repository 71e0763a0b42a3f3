import { expect, test } from '@jest/globals';
import { shareWithLegs } from '../../../../engines/narrative-video/cast/whole-legs.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';

const PLAYER: Deed = { character: 0, action: 'play-guitar' };
const DANCER: Deed = { character: 1, action: 'dance' };

function shareOf(usual: number, deeds: readonly Deed[], shot: Shot = 'medium', characters = [0, 1]): number {
  return shareWithLegs({ shot, deeds: [...deeds], characters }, usual);
}

test('a medium picture shows a dancer whole, with room for raised hands, or cuts nothing below the hips', () => {
  for (let usual = 0.5; usual < 2; usual += 0.05) {
    const share = shareOf(usual, [PLAYER, DANCER]);
    expect(share).toBeLessThanOrEqual(usual);
    expect(share < 0.8 || share >= 1.25).toBe(true);
  }
});

test('only people who dance alone change how near a medium picture is', () => {
  expect(shareOf(1, [PLAYER])).toBe(1);
  expect(shareOf(1, [PLAYER, DANCER], 'close')).toBe(1);
  expect(shareOf(1, [PLAYER, DANCER], 'medium', [0])).toBe(1);
  expect(
    shareOf(1, [
      { character: 0, action: 'dance', with: 1 },
      { ...DANCER, with: 0 },
    ]),
  ).toBe(1);
});
