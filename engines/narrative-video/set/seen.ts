import { placementOf, viewAt, zoomOf } from '../camera.ts';
import type { LayerRole, PaintedLook } from '../look.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';
import type { PaintedSet } from './set.ts';
import type { Box } from './trimmed.ts';

/** Moments of a scene at which the camera's place is asked for. Between two, it moves by few pixels. */
const MOMENTS = 16;
/** Room for a shake of the camera and for what it moves between two moments, as a share of the picture's shorter side. */
const ROOM = 0.02;

/** Returns the part of a layer's plane that the camera shows in a scene, in pixels of the set. */
export function seenBy(scene: Scene, role: LayerRole, look: PaintedLook, set: PaintedSet, picture: PictureSize): Box {
  const zoom = zoomOf(scene, look.scrolls ?? false);
  const room = Math.min(picture.width, picture.height) * ROOM;
  const places = Array.from({ length: MOMENTS + 1 }, (_, moment) =>
    placementOf(role, viewAt(scene.camera, zoom, moment / MOMENTS, look.travel), set, picture),
  );
  return [
    Math.min(...places.map(({ x, scale }) => -x / scale)) - room,
    Math.min(...places.map(({ y, scale }) => -y / scale)) - room,
    Math.max(...places.map(({ x, scale }) => (picture.width - x) / scale)) + room,
    Math.max(...places.map(({ y, scale }) => (picture.height - y) / scale)) + room,
  ];
}
