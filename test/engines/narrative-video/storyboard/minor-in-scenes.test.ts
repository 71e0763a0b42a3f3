import { expect, test } from '@jest/globals';
import { withMinorApart } from '../../../../engines/narrative-video/storyboard/minor-in-scenes.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';
import { aScene } from '../a-scene.ts';

const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
] as const;
const PROMPT = 'Mina and Jo walk. A bandit robs the bank. Mina and Jo chase him. Her boss yells at Mina. They dance.';

function boardFor(jobId: string, prompt = PROMPT) {
  const cues = {
    durationSeconds: 60,
    beats: Array.from({ length: 120 }, (_, beat) => beat / 2),
    turns: [],
    energyAt: () => 0.5,
    vocalsBetween: () => 0.9,
  };
  return storyboardOf({ jobId, prompt, characters: CAST }, cues);
}

test.each(['one', 'two', 'three', 'four', 'five'])('no near picture shows a minor character alone: %s', (jobId) => {
  const { scenes, minor } = boardFor(jobId);
  expect(minor?.map(({ noun }) => noun)).toEqual(['bandit', 'boss']);
  expect(scenes.some(({ characters }) => characters.includes(2))).toBe(true);
  for (const { shot, characters, framing, deeds } of scenes) {
    if (shot === 'close' && characters.length > 0) expect(Math.min(...characters)).toBeLessThan(CAST.length);
    if (framing === 'over-shoulder') expect(characters[0]).toBeLessThan(CAST.length);
    for (const { sings, character } of deeds) if (sings) expect(character).toBeLessThan(CAST.length);
  }
});

test('minor characters are only in the scenes that tell of them', () => {
  for (const { characters, text } of boardFor('one').scenes) {
    if (characters.includes(2)) expect(text).toMatch(/bandit|chase/);
    if (characters.includes(3)) expect(text).toMatch(/boss/);
  }
});

test('a story of its own characters only has no others', () => {
  expect(boardFor('one', 'Mina and Jo dance.')).not.toHaveProperty('minor');
});

test('over the shoulder of a minor character, one of the job’s is seen', () => {
  const scene = aScene({
    shot: 'close',
    framing: 'over-shoulder',
    characters: [2, 0],
    deeds: [
      { character: 2, action: 'stand' },
      { character: 0, action: 'stand' },
    ],
  });
  expect(withMinorApart([scene], 2)[0]?.characters).toEqual([0, 2]);
});
