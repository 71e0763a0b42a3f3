import { expect, test } from '@jest/globals';
import { viewInCloseUp } from '../../../../engines/narrative-video/acting/close-up.ts';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const CAST = [{ name: 'Mina' }, { name: 'Jo' }] as const;

function skyWatchers(prompt: string): string[] {
  const last = readPrompt(
    prompt,
    CAST.map(({ name }) => ({ name, role: 'character' as const })),
  ).at(-1);
  return (last?.deeds ?? []).map(
    ({ character, action, looksUp }) => `${CAST[character]?.name} ${action} ${looksUp ?? false}`,
  );
}

test.each([
  ['Mina and Jo look at the stars.', ['Mina stand true', 'Jo stand true']],
  ['Mina and Jo make a campfire at night and look at the stars.', ['Mina sit true', 'Jo sit true']],
  ['Mina and Jo lie in the grass and watch the moon.', ['Mina lie true', 'Jo lie true']],
  ['Mina watches the fireworks.', ['Mina stand true']],
  ['Mina und Jo schauen in die Sterne.', ['Mina stand true', 'Jo stand true']],
  ['Mina and Jo walk under the stars.', ['Mina walk false', 'Jo walk false']],
  ['Mina watches a movie star.', ['Mina stand false']],
])('who looks at the sky, and who is only under it: %s', (prompt, expected) => {
  expect(skyWatchers(prompt)).toEqual(expected);
});

/** Returns the figures of two people who look at the sky, at several moments. */
function seen(action: Deed['action'], shot: Shot) {
  const deeds = [0, 1].map((character): Deed => ({ character, action, looksUp: true }));
  const scene = aScene({ text: 'They look at the stars.', action, characters: [0, 1], deeds, end: 5, shot });
  const { at } = performanceOf({ scene, rhythm: quietSong(6), ...NOBODY, seed: 'job' });
  return Array.from({ length: 20 }, (_, moment) => at(moment / 4, () => ADULT));
}

test.each(['stand', 'sit'] as const)(
  'whoever looks at the sky while they %s has the face and the open eyes on it',
  (action) => {
    for (const shot of ['wide', 'medium', 'close'] as const)
      for (const { pose, face } of seen(action, shot).flat()) {
        expect(pose.body.pitch + pose.torso.bend + pose.head.nod).toBeLessThan(-0.35);
        expect(face.gaze[1]).toBeGreaterThan(0.3);
        expect(face.blink).toBe(0);
      }
  },
);

test('one of those who stand in a wide picture points to the sky', () => {
  const pointing = (shot: Shot) =>
    seen('stand', shot)[0]?.map(({ pose }) => [pose.leftHand, pose.rightHand].includes('point'));
  expect([pointing('wide'), pointing('medium')]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('no near picture shows the singer from the front who looks at the sky', () => {
  for (let start = 0; start < 40; start += 1) {
    const deed: Deed = { character: 0, action: 'stand', looksUp: true };
    const scene = aScene({ characters: [0], deeds: [deed], start, shot: 'close', framing: 'close-up' });
    expect(Math.abs(viewInCloseUp(scene, deed, 0, true).yaw)).toBeGreaterThan(0.3);
  }
});
