import { expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

function chase(text: string, chases: number): Scene {
  return aScene({
    text,
    action: 'run',
    characters: [0, 1],
    deeds: [0, 1].map((character) => ({ character, action: 'run', ...(character !== chases && { chases }) })),
  });
}

test.each(['He runs.', 'She runs.', 'They run.', 'Everybody runs.'])('whoever is chased is ahead: %s', (text) => {
  for (const chased of [0, 1]) {
    const performance = performanceOf({ scene: chase(text, chased), rhythm: quietSong(4), ...NOBODY, seed: 'job' });
    const people = performance.at(1, () => ADULT);
    const x = (one: number) => people.find(({ character }) => character === one)?.x ?? 0;
    const way = performance.traveledBy(3);
    expect(Math.sign(x(chased) - x(1 - chased))).toBe(Math.sign(way));
  }
});

test('somebody whose face is not shown is turned to the same side with the back to the viewer', () => {
  const scene = aScene({
    text: 'He gives her a rose.',
    action: 'give',
    characters: [0, 1],
    deeds: [
      { character: 0, action: 'give', with: 1 },
      { character: 1, action: 'give', with: 0 },
    ],
  });
  const facts = { scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' };
  const [seen] = performanceOf(facts).at(1, () => ADULT);
  const [away, other] = performanceOf({ ...facts, isFaceless: (character) => character === 0 }).at(1, () => ADULT);
  expect(Math.cos(seen?.yaw ?? 0)).toBeGreaterThan(0);
  expect(Math.cos(away?.yaw ?? 0)).toBeLessThan(0);
  expect(Math.sin(away?.yaw ?? 0)).toBeCloseTo(Math.sin(seen?.yaw ?? 0));
  expect(Math.cos(other?.yaw ?? 0)).toBeGreaterThan(0);
});
