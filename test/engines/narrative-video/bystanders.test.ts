import { expect, test } from '@jest/globals';
import type { Mesh } from '../../../engines/drawing/solids/mesh.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { bystanderParts, bystandersOf } from '../../../engines/narrative-video/scenery/bystanders.ts';
import { paintSet, setKey } from '../../../engines/narrative-video/set/set.ts';
import { addPassersBy } from '../../../engines/narrative-video/solid/film/passers-by.ts';
import { SlicedPlace, sliceAt } from '../../../engines/narrative-video/solid/slices.ts';
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
  expect(bystanderParts(bystandersOf(BUSY, 'seed')).length).toBeGreaterThan(50);
  expect(bystandersOf(EMPTY, 'seed')).toEqual([]);
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
  const busy = aScene({ place: 'station', text: 'Mina waits at the busy station.' });
  for (const { z } of bystandersOf(busy, 'seed')) expect(z).toBeGreaterThan(-2.7);
});

test('in photographed places, passers-by are pictures of bodies that stand on the ground, as tall as adults', () => {
  const [one] = bystandersOf(BUSY, 'seed');
  const place = new SlicedPlace();
  addPassersBy(place, one ? [one] : []);
  const { positions } = place.meshes[sliceAt(one?.z ?? 0)] as Mesh;
  const ys = positions.filter((_, at) => at % 3 === 1);
  expect(Math.min(...ys)).toBeGreaterThan(-0.1);
  expect(Math.max(...ys)).toBeGreaterThan(1.6);
  expect(Math.max(...ys)).toBeLessThan(2);
});
