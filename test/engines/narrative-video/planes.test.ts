import { expect, test } from '@jest/globals';
import { placementOf, viewAt } from '../../../engines/narrative-video/camera.ts';
import type { LayerRole } from '../../../engines/narrative-video/look.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { OVERSCAN } from '../../../engines/narrative-video/picture-size.ts';
import { type PaintedSet, paintSet } from '../../../engines/narrative-video/set/set.ts';

import { cloudDrift } from '../../../engines/narrative-video/weather/wind.ts';
import { aScene } from './a-scene.ts';

const PICTURE = { width: 160, height: 90 };
const SET = { width: PICTURE.width * OVERSCAN.x, height: PICTURE.height * OVERSCAN.y } as PaintedSet;
const PLANES: readonly LayerRole[] = ['sky', 'far', 'ground', 'front'];

function inOrder(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? Infinity));
}

test('in a pan, nearer planes move farther', () => {
  const ways = PLANES.map((role) => {
    const [from, to] = [0, 1].map((progress) => placementOf(role, viewAt('pan-right', 1, progress, 1), SET, PICTURE));
    return (from?.x ?? 0) - (to?.x ?? 0);
  });
  expect(inOrder([0, ...ways])).toBe(true);
});

test('when the camera moves in, nearer planes grow more', () => {
  const growths = PLANES.map((role) => {
    const [from, to] = [0, 1].map(
      (progress) => placementOf(role, viewAt('push-in', 1, progress, 1), SET, PICTURE).scale,
    );
    return (to ?? 0) / (from ?? 1);
  });
  expect(inOrder([1, ...growths])).toBe(true);
});

test.each([
  { preset: 'disney-90s', planes: ['sky', 'far', 'ground', 'front'] },
  { preset: 'ghibli', planes: ['sky', 'far', 'ground', 'front'] },
  { preset: 'yellow-family', planes: ['sky', 'ground', 'front'] },
] as const)('a place in $preset has the planes $planes', async ({ preset, planes }) => {
  const scene = aScene({ place: 'field' });
  const { layers } = await paintSet(scene, PICTURE, lookOf(preset), 'seed');
  expect(Object.keys(layers)).toEqual(planes);
});

test('clouds drift slowly through a scene, and never farther than the sky reaches', () => {
  const at = (seconds: number, length: number) => cloudDrift(0.012, { seconds, length });
  expect(at(4, 4) - at(0, 4)).toBeCloseTo(0.048);
  expect(at(60, 60) - at(0, 60)).toBeLessThan((OVERSCAN.x - 1) / 2 + 0.001);
});
