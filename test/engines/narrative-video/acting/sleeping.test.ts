import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;

/** Returns the bodies of those who act in a story of one part. */
function sleepersIn(prompt: string) {
  const [beat] = readPrompt(prompt, CAST);
  if (!beat) throw new Error('the story has no part');
  const scene = aScene({ ...beat, end: 8, shot: 'wide' });
  const performers = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' }).at(3, () => ADULT);
  return performers.map(({ pose, yaw, x }) => ({ x, ...skeletonOf(pose, ADULT, yaw).joints }));
}

test.each([
  ['a bench at a station', 'Mina sleeps on a bench at the station.', 1],
  ['a platform without a word of its bench', 'Mina falls asleep at the station.', 1],
  ['the seat of a train', 'Mina falls asleep on the night train.', 1],
  ['a sofa for two', 'Mina and Jo fall asleep on the sofa.', 2],
])('whoever sleeps on %s sits', (_, prompt, people) => {
  const sleepers = sleepersIn(prompt);
  expect(sleepers).toHaveLength(people);
  for (const { head, hips } of sleepers) expect(head[1] - hips[1]).toBeGreaterThan(0.25);
  const [one, two] = sleepers;
  if (one && two) expect(Math.abs(two.x - one.x)).toBeLessThan(0.5);
});

test.each(['Mina sleeps in her bed.', 'Mina sleeps on the sofa.', 'Mina sleeps on the beach.'])(
  'somebody alone has room to lie: %s',
  (prompt) => {
    for (const { head, hips } of sleepersIn(prompt)) expect(head[1] - hips[1]).toBeLessThan(0.15);
  },
);

test('two people in one bed lie side by side', () => {
  const [one, two] = sleepersIn('Mina and Jo sleep in bed.');
  for (const sleeper of [one, two]) expect((sleeper?.head[1] ?? 1) - (sleeper?.hips[1] ?? 0)).toBeLessThan(0.15);
  expect(Math.abs((two?.x ?? 1) - (one?.x ?? 0))).toBeLessThan(0.3);
});
