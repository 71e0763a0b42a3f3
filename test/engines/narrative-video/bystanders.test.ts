import { expect, test } from '@jest/globals';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { bystanderParts, bystandersOf } from '../../../engines/narrative-video/scenery/bystanders.ts';
import { paintSet, setKey } from '../../../engines/narrative-video/set/set.ts';
import type { PlaceName } from '../../../engines/narrative-video/story.ts';
import { bystandersIn } from '../../../engines/narrative-video/vocabulary/crowds.ts';
import { aScene } from './a-scene.ts';

const SIZE = { width: 320, height: 180 };
const BUSY = aScene({ place: 'street', text: 'Mina runs through the busy street.' });
const EMPTY = { ...BUSY, text: 'Mina runs through the empty street.' };

test.each([
  ['Mina runs through the busy street.', 'street', 11],
  ['Mina läuft durch die belebte Straße.', 'street', 11],
  ['Mina waits at the station.', 'station', 4],
  ['Mina walks alone through the street.', 'street', 0],
  ['Mina climbs the crowded mountain.', 'mountain', 0],
] as [string, PlaceName, number][])('"%s": in the %s are %i people whom nobody plays', (text, place, count) => {
  expect(bystandersIn(aScene({ place, text, mood: 'calm' }))).toBe(count);
});

test('a busy street is not the set of an empty one', () => {
  expect(setKey(BUSY)).not.toBe(setKey(EMPTY));
  expect(bystanderParts(BUSY, 'seed').length).toBeGreaterThan(50);
  expect(bystanderParts(EMPTY, 'seed')).toEqual([]);
});

test('a painted street has people in it only if it is busy', async () => {
  const look = lookOf('cartoon-network');
  const [busy, empty] = await Promise.all([BUSY, EMPTY].map((scene) => paintSet(scene, SIZE, look, 'seed')));
  const pixels = (set: typeof busy) => {
    const { canvas } = (set as NonNullable<typeof busy>).layers.ground;
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [one, other] = [pixels(busy), pixels(empty)];
  const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
  expect(changed).toBeGreaterThan(one.length * 0.005);
});

test('people stand on the platform, and not on the rails', () => {
  for (const { z } of bystandersOf(11, 'station', 'seed')) expect(z).toBeGreaterThan(-2.7);
});
