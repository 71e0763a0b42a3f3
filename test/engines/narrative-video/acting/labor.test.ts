import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { CLIPS, type ClipName } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Joint } from '../../../../engines/narrative-video/acting/skeleton.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';

/** Returns the range of a joint during a clip, sideways and upward, in shares of the height. */
function rangeOf(name: ClipName, joint: Joint): { wide: number; tall: number } {
  const clip = CLIPS[name];
  const places = Array.from({ length: 24 }, (_, step) => {
    const at = (step / 24) * clip.length;
    return skeletonOf(poseAt(clip, { seconds: at, beats: at }, ADULT), ADULT, 0).joints[joint];
  });
  const along = (axis: 0 | 1) =>
    Math.max(...places.map((place) => place[axis])) - Math.min(...places.map((place) => place[axis]));
  return { wide: along(0), tall: along(1) };
}

test('a broom goes from side to side, and a shovel down and up', () => {
  expect(rangeOf('sweep', 'rightHand').wide).toBeGreaterThan(0.18);
  expect(rangeOf('dig', 'rightHand').tall).toBeGreaterThan(0.2);
  expect(rangeOf('dig', 'head').tall).toBeGreaterThan(0.03);
});

test('a brush makes strokes of more than a head’s height', () => {
  expect(rangeOf('paint', 'rightHand').tall).toBeGreaterThan(ADULT.head);
});

test('a rower leans far forward and back', () => {
  const bends = CLIPS.row.keyframes.map(({ torso }) => torso?.bend ?? 0);
  expect(Math.max(...bends) - Math.min(...bends)).toBeGreaterThan(0.6);
});

const CASES: [Action, ThingName, ClipName][] = [
  ['sit', 'boat', 'row'],
  ['ride', 'boat', 'row'],
  ['write', 'brush', 'paint'],
  ['write', 'pen', 'write'],
  ['sit', 'bench', 'sit'],
];

test.each(CASES)('who does %s with %s acts %s', (action, thing, clip) => {
  expect(clipFor({ action, things: [thing], scene: aScene(), choice: 0 })).toBe(clip);
});

test('a near picture of somebody in a boat, which shows no oars, shows no rowing', () => {
  expect(clipFor({ action: 'sit', things: ['boat'], scene: aScene({ shot: 'close' }), choice: 0 })).toBe('sit');
});

test.each([
  ['Mina sweeps the street.', 'sweep', 'broom'],
  ['Mina digs in the garden.', 'dig', 'shovel'],
  ['Mina plants a tree.', 'dig', 'shovel'],
])('the story gives a tool to whoever works with one: %s', (prompt, action, tool) => {
  const [beat] = readPrompt(prompt, [{ name: 'Mina', role: 'singer' }]);
  expect(beat?.deeds[0]).toMatchObject({ action, things: expect.arrayContaining([tool]) });
});
