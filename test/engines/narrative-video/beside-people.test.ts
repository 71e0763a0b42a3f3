import { expect, test } from '@jest/globals';
import { asideWithin } from '../../../engines/narrative-video/drawn-things/beside-people.ts';
import { DRAWN } from '../../../engines/narrative-video/drawn-things/drawn.ts';

const tree = DRAWN['christmas-tree'];
if (!tree) throw new Error('a Christmas tree is drawn');
const half = tree.width / 200;

/** Returns where the tree begins and ends in a picture of 1000 by 562 pixels, in pixels. */
function treeBeside(people: readonly number[], side: number): [from: number, to: number] {
  const actors = people.map((x, character) => ({ x, grown: 400, character }));
  const [first] = actors;
  if (!first || !tree) throw new Error('somebody is there');
  const right = asideWithin(side, tree, first, { actors, scene: { deeds: [] }, picture: { width: 1000 } });
  return [first.x + (right - half) * first.grown, first.x + (right + half) * first.grown];
}

test('a thing stands on the side of people where the picture shows it', () => {
  for (const side of [-1, 1]) {
    expect(treeBeside([800], side)[1]).toBeLessThan(800);
    expect(treeBeside([200], side)[0]).toBeGreaterThan(200);
  }
});

test('a large thing beside two people is partly behind them instead of outside of the picture', () => {
  const [from, to] = treeBeside([400, 600], 1);
  expect(to).toBeLessThan(1100);
  expect(from).toBeGreaterThan(500);
});

test('a thing that somebody faces stays on that side', () => {
  const chest = DRAWN['treasure-chest'];
  if (!chest) throw new Error('a chest is drawn');
  const actor = { x: 300, grown: 420, character: 0 };
  const group = { actors: [actor], scene: { deeds: [] }, picture: { width: 562 } };
  expect(asideWithin(-1, chest, { ...actor, x: 130 }, group)).toBeGreaterThan(0);
  expect(asideWithin(-1, chest, { ...actor, x: 130 }, group, true)).toBeLessThan(0);
});
