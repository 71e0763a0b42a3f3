import { expect, test } from '@jest/globals';
import { scrolled, viewAt, zoomOf } from '../../../engines/narrative-video/camera.ts';
import { CAMERA_MOVES, type Scene } from '../../../engines/narrative-video/story.ts';

test.each(CAMERA_MOVES)('a camera that only scrolls moves without zoom instead of %s', (camera) => {
  const scene = scrolled({ camera } as Scene);
  const views = [0, 0.3, 0.7, 1].map((progress) =>
    viewAt(scene.camera, zoomOf({ shot: 'medium', deeds: [] }, true), progress, 1),
  );
  expect(views.map(({ zoom }) => zoom)).toEqual(views.map(() => 1));
  expect(new Set(views.map(({ x, y }) => `${x} ${y}`)).size).toBe(views.length);
});
