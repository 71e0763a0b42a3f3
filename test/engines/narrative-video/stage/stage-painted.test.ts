import { afterEach, expect, test } from '@jest/globals';
import { placementOf, viewAt, zoomOf } from '../../../../engines/narrative-video/camera.ts';
import type { PaintedLook } from '../../../../engines/narrative-video/look.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { seenBy } from '../../../../engines/narrative-video/set/seen.ts';
import type { PaintedSet } from '../../../../engines/narrative-video/set/set.ts';
import type { PaintedPlace } from '../../../../engines/narrative-video/stage/draw-painted.ts';
import { paintedPlace, strikePlace } from '../../../../engines/narrative-video/stage/stage-painted.ts';
import { CAMERA_MOVES } from '../../../../engines/narrative-video/story.ts';
import type { NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aScene } from '../a-scene.ts';

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
  const { ground } = await staged('ghibli', { camera: 'pan-left', energy: 0.5 });
  expect(ground.isFine).toBeUndefined();
  expect(ground.canvas.width / ground.width).toBeCloseTo(1.03, 2);
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

test('the sky is fine while a camera moves in and past it, if it has hard lines', async () => {
  expect((await staged('yellow-family', { camera: 'drift' })).sky.isFine).toBe(true);
  expect((await staged('yellow-family', { camera: 'pan-left' })).sky.isFine).toBeUndefined();
});

test.each(CAMERA_MOVES)('what a camera shows while it moves by %s is kept, and not much more', async (camera) => {
  const scene = aScene({ camera, shot: 'close' });
  const look = lookOf('90s-anime') as PaintedLook;
  const { set } = await staged('90s-anime', scene);
  for (const role of ['sky', 'ground'] as const) {
    const [left, top, right, bottom] = seenBy(scene, role, look, set, PICTURE);
    for (let progress = 0; progress <= 1; progress += 0.03) {
      const { x, y, scale } = placementOf(
        role,
        viewAt(camera, zoomOf(scene, false), progress, look.travel),
        set,
        PICTURE,
      );
      expect(left).toBeLessThan(-x / scale);
      expect(top).toBeLessThan(-y / scale);
      expect(right).toBeGreaterThan((PICTURE.width - x) / scale);
      expect(bottom).toBeGreaterThan((PICTURE.height - y) / scale);
    }
  }
  const [left, top, right, bottom] = seenBy(scene, 'ground', look, set, PICTURE);
  expect((right - left) * (bottom - top)).toBeLessThan(set.width * set.height * 0.8);
});
