import { expect, test } from '@jest/globals';
import { extrasOf } from '../../../../engines/narrative-video/scenery/extras.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';
import { aScene } from '../a-scene.ts';

const CAST = [
  { name: 'Barack', role: 'singer' },
  { name: 'Joe', role: 'character' },
] as const;

function scenesOf(prompt: string, jobId: string) {
  const cues = {
    durationSeconds: 24,
    beats: Array.from({ length: 48 }, (_, beat) => beat / 2),
    turns: [],
    energyAt: () => 0.5,
  };
  return storyboardOf({ jobId, prompt, characters: CAST }, cues).scenes;
}

test.each(['one', 'two', 'three', 'four'])('a song for a crowd begins with the whole stage: %s', (jobId) => {
  const scenes = scenesOf(
    'Joe sits in the garden. Years later, Barack sings on a big stage and the crowd cheers.',
    jobId,
  );
  const first = scenes.find(({ place }) => place === 'club');
  expect([first?.shot, first?.framing, first?.camera]).toEqual(['wide', 'establishing', 'pull-out']);
});

/** Returns how high the heads and bodies are that are before people of whom one sings or waits, meters. */
function heightsBefore(text: string, shot: Shot, action: Deed['action'] = 'sing'): number[] {
  const scene = aScene({ text, shot, place: 'club', characters: [0], deeds: [{ character: 0, action }] });
  return extrasOf(scene, 'seed').flatMap((part) => (part.at[2] > 1 && 'of' in part ? [part.at[1]] : []));
}

test('the heads of a crowd are before the stage, below the knees of whoever sings there', () => {
  const heights = heightsBefore('Barack sings and the crowd cheers.', 'wide');
  expect(heights.length).toBeGreaterThan(20);
  for (const height of heights) expect(height).toBeLessThan(0.5);
});

test('nobody is before a singer without a crowd, in near pictures, or before somebody who makes no music', () => {
  expect(heightsBefore('Barack sings.', 'wide')).toEqual([]);
  expect(heightsBefore('Barack sings and the crowd cheers.', 'medium')).toEqual([]);
  expect(heightsBefore('Barack waits and the crowd cheers.', 'wide', 'look-around')).toEqual([]);
});
