import { expect, test } from '@jest/globals';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { insertOf, shownIn } from '../../../../engines/narrative-video/storyboard/inserts.ts';
import { aScene } from '../a-scene.ts';

test.each<[string, Deed]>([
  ['a trophy that is held up', { character: 0, action: 'cheer', things: ['trophy'] }],
  ['a box, which fills the picture', { character: 0, action: 'carry', things: ['box'] }],
  ['a balloon, which is above the head', { character: 0, action: 'stand', things: ['balloon'] }],
  ['a wand, which is waved', { character: 0, action: 'stand', things: ['wand'] }],
  ['the bucket of a painter', { character: 0, action: 'write', things: ['brush', 'bucket'] }],
])('no insert shows %s', (_, deed) => expect(shownIn({ deeds: [deed], things: [] })).toEqual([]));

test('an insert of a cup in the hand of somebody who sits shows no knees', () => {
  const deed: Deed = { character: 0, action: 'sit', things: ['cup', 'chair'], seated: true };
  expect(insertOf(aScene({ deeds: [deed] }), deed, []).deeds).toEqual([
    { character: 0, action: 'stand', things: ['cup'] },
  ]);
});
