import { expect, test } from '@jest/globals';
import type { Lighting } from '../../../../engines/drawing/solids/lighting.ts';
import { type Light, lightOf } from '../../../../engines/narrative-video/light.ts';
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
