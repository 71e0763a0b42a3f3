import { expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { withHikers } from '../../../../engines/narrative-video/storyboard/hiking.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const CAST = ['Ken', 'Yuki'].map((name) => ({ name, role: 'character' as const }));
const told = (prompt: string) => withHikers(readPrompt(prompt, CAST));

test.each([
  'Ken and Yuki climb a mountain.',
  'Ken y Yuki escalan la montaña.',
  'Ken und Yuki klettern auf den Berg.',
  'Ken et Yuki grimpent la montagne.',
])('who climbs a mountain walks up it with a staff and a backpack: %s', (prompt) => {
  const [beat] = told(prompt);
  expect(beat?.place).toBe('mountain');
  for (const deed of beat?.deeds ?? [])
    expect(deed).toMatchObject({ action: 'walk', things: expect.arrayContaining(['backpack', 'staff']) });
  const scene = aScene({ ...beat, characters: [0, 1] });
  const people = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' }).at(1, () => ADULT);
  expect(people).toHaveLength(2);
  expect(Math.sign(people[0]?.yaw ?? 0)).toBe(Math.sign(people[1]?.yaw ?? 0));
  for (const { pose } of people) expect(pose.torso.bend).toBeGreaterThan(0.2);
});

test('hikers keep their backpacks at the top, and nowhere else', () => {
  const [, sunrise, home] = told('Ken and Yuki climb a mountain. They watch the sunrise. They dance in the kitchen.');
  for (const deed of sunrise?.deeds ?? []) expect(deed.things).toEqual(['backpack']);
  for (const { things = [] } of home?.deeds ?? []) expect(things).not.toContain('backpack');
});

test('a ladder, a tree and a wall are climbed with hands and feet, all in the same direction', () => {
  for (const prompt of [
    'Ken and Yuki climb a ladder.',
    'Ken and Yuki climb a tree.',
    'Ken and Yuki climb the castle.',
  ]) {
    const [beat] = told(prompt);
    expect(beat?.deeds.map(({ action }) => action)).toEqual(['climb', 'climb']);
    const scene = aScene({ ...beat, characters: [0, 1] });
    const [one, two] = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' }).at(1, () => ADULT);
    expect(one?.yaw).toBe(two?.yaw);
  }
});
