import { expect, test } from '@jest/globals';
import type { Lighting } from '../../../../engines/drawing/solids/lighting.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import type { Part } from '../../../../engines/narrative-video/scenery/part.ts';
import { lightingOf } from '../../../../engines/narrative-video/solid/lighting.ts';
import { peopleLight } from '../../../../engines/narrative-video/solid/people-light.ts';

const LANTERN: Part = {
  form: 'ball',
  at: [1.5, 1.6, -2],
  size: [0.3, 0.3, 0.3],
  color: [255, 138, 74],
  finish: 'lamp',
};

function onPeople(light: Light, extras: readonly Part[] = []): Lighting {
  const place = lightingOf(light, 'street', SCENERIES.street, extras);
  return peopleLight(place, light, { isInside: false, isDeep: false });
}

test('a low sun lights the edges of people warmly, on its own side', () => {
  const { key, rim } = onPeople(lightOf('sunset', 'clear', 'calm'));
  expect(Math.sign(rim.toward[0])).toBe(Math.sign(key.toward[0]));
  expect(rim.color[0]).toBeGreaterThan(rim.color[2] * 3);
  expect(rim.color[0]).toBeGreaterThan(key.color[0] * 1.5);
});

test('lanterns of a stall warm the faces of people by day, and the other side of faces is cool', () => {
  const day = lightOf('day', 'clear', 'calm');
  const warmth = ({ color }: { color: readonly number[] }) => (color[0] ?? 0) / (color[2] ?? 1);
  const [plain, beside] = [onPeople(day), onPeople(day, [LANTERN])];
  expect(warmth(beside.key)).toBeGreaterThan(warmth(plain.key) * 1.3);
  expect(warmth(beside.fill)).toBeLessThan(warmth(plain.fill));
  const far = onPeople(day, [{ ...LANTERN, at: [9, 1.6, -9] }]);
  expect(far.key).toEqual(plain.key);
});

test('people in a carriage at night have a warm side to its lamps, and cool edges to its windows', () => {
  const light = indoors(lightOf('night', 'rain', 'calm'));
  const place = lightingOf(light, 'train', SCENERIES.train);
  const at = (isAtWindow: boolean) => peopleLight(place, light, { isInside: true, isAtWindow, isDeep: false });
  const [red = 0, , blue = 0] = at(true).key.color;
  expect(red).toBeGreaterThan(blue * 1.4);
  const [warm = 0, , cool = 0] = at(true).rim.color;
  expect(cool).toBeGreaterThan(warm * 1.8);
  expect(cool).toBeGreaterThan((at(false).rim.color[2] ?? 0) * 1.8);
});
