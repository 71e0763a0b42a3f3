import { expect, test } from '@jest/globals';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { sceneryOf } from '../../../../engines/narrative-video/scenery/afloat.ts';
import { setKey } from '../../../../engines/narrative-video/set/set.ts';
import { withVisits } from '../../../../engines/narrative-video/storyboard/visits.ts';
import { aScene } from '../a-scene.ts';

const DAY = lightOf('day', 'clear', 'calm');

test('a place has no bed of its own if the story has one', () => {
  const bedroom = aScene({ place: 'bedroom' });
  const beds = (scene: typeof bedroom) => sceneryOf(scene, DAY).things.filter(({ kind }) => kind === 'doubleBed');
  expect(beds(bedroom)).toHaveLength(1);
  expect(beds({ ...bedroom, deeds: [{ character: 0, action: 'sleep', things: ['bed'] }] })).toHaveLength(0);
});

test('a story that comes back to a street sees it from another side', () => {
  const told = ['one', 'two', 'three', 'one'].map((text) => aScene({ place: 'street', text }));
  expect(withVisits(told).map(({ visit = 0 }) => visit)).toEqual([0, 0, 1, 0]);
  const [first, , third] = withVisits(told) as [(typeof told)[0], (typeof told)[0], (typeof told)[0]];
  expect(setKey(first)).not.toBe(setKey(third));
  const bench = (scene: typeof first) => sceneryOf(scene, DAY).things.find(({ kind }) => kind === 'bench')?.x ?? 0;
  expect(bench(third)).toBe(-bench(first));
});

test('a beach is seen from one side, so that its sun is not behind a palm', () => {
  const scene = aScene({ place: 'beach' });
  expect(sceneryOf({ ...scene, visit: 1 }, DAY)).toEqual(sceneryOf(scene, DAY));
});

test('a train that has left its platform is on the way', () => {
  const station = aScene({ place: 'station' });
  const gone = { ...station, isTrainGone: true };
  const head = (scene: typeof station) => sceneryOf(scene, DAY).things.find(({ kind }) => kind === 'waitingTrain')?.x;
  expect(head(station)).toBeGreaterThan(-5);
  expect(head(gone)).toBeLessThan(-40);
  expect(setKey(gone)).not.toBe(setKey(station));
});
