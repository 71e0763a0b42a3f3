import { afterEach, expect, test } from '@jest/globals';
import type { PaintedPlace } from '../../../engines/narrative-video/draw-painted.ts';
import type { PaintedLook } from '../../../engines/narrative-video/look.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { PaintedSet } from '../../../engines/narrative-video/set.ts';
import { paintedPlace, strikePlace } from '../../../engines/narrative-video/stage-painted.ts';
import type { NarrativePreset } from '../../../functions/domain/requests.ts';
import { aScene } from './a-scene.ts';

const PICTURE = { width: 320, height: 180 };
let place: PaintedPlace | undefined;

afterEach(() => {
  if (place) strikePlace(place);
  place = undefined;
});

async function staged(preset: NarrativePreset, changes: Parameters<typeof aScene>[0]): Promise<PaintedPlace> {
  const composition = { picture: PICTURE, seed: 'job' };
  const sets = new Map<string, Promise<PaintedSet>>();
  ({ place } = await paintedPlace(aScene(changes), composition, lookOf(preset) as PaintedLook, sets));
  return place;
}

test('the ground has the size of the shot while a camera pans to quiet music', async () => {
  const { ground, set } = await staged('ghibli', { camera: 'pan-left', energy: 0.5 });
  expect(ground.isFine).toBeUndefined();
  expect(ground.canvas.width).toBeGreaterThan(set.layers.ground.canvas.width);
});

test('the ground is fine while a camera pans to loud music, whose beats enlarge it', async () => {
  const { ground } = await staged('ghibli', { camera: 'pan-left', energy: 0.9 });
  expect(ground.isFine).toBe(true);
});

test('what frames a soft picture is out of focus and needs no smoothing', async () => {
  expect((await staged('ghibli', { camera: 'drift' })).front.isFine).toBe(true);
});

test('what frames a picture with hard lines has the size of the shot while a camera pans to quiet music', async () => {
  const { front, set } = await staged('90s-anime', { camera: 'pan-left', energy: 0.5 });
  expect(front.canvas.width).not.toBe(set.layers.front.canvas.width);
});
