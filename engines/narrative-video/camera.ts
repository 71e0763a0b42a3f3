import { clamp, easeInOut } from '../drawing/motion.ts';
import type { LayerRole } from './look.ts';
import { OVERSCAN, type PictureSize } from './picture-size.ts';
import type { PaintedSet } from './set/set.ts';
import type { CameraMove, Scene, Shot } from './story.ts';
import { sizeOf } from './storyboard/takes.ts';

/** Where the camera looks, as shares of the free space to either side, and its zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
  /** The part of the zoom that comes from the shot. */
  base: number;
}

/** How much each shot enlarges the set without the camera's movement. */
const SHOT_ZOOM: Readonly<Record<Shot, number>> = { wide: 1.03, medium: 1.16, close: 1.32 };
/** The same behind a thing that is seen near. */
const INSERT_ZOOM = 1.9;

/** A camera that only scrolls enlarges nothing, because an enlarged picture would have pixels of several sizes. */
export function zoomOf(scene: Pick<Scene, 'shot' | 'framing' | 'take' | 'deeds'>, scrolls: boolean): number {
  if (scrolls) return 1;
  return scene.framing === 'insert' ? INSERT_ZOOM : SHOT_ZOOM[scene.shot] * Math.max(1, sizeOf(scene));
}

/** How far each layer follows the camera. Distant layers move less. */
const FOLLOW: Readonly<Record<LayerRole, number>> = { sky: 0.4, far: 0.66, ground: 1, front: 1.5 };
/** The scale of objects that frame the picture. They are drawn at the set's edges but seen at the picture's edges. */
export const FRONT_SCALE = 0.9;
const SCALE_OF: Readonly<Record<LayerRole, (view: View) => number>> = {
  // The shot does not enlarge the sky, so it can be copied without scaling while the camera only pans.
  sky: ({ zoom, base }) => 1 + (zoom - base) * 0.6,
  far: ({ zoom, base }) => 1 + (zoom - base) * 0.85,
  ground: ({ zoom }) => zoom,
  front: ({ zoom }) => frontScaleOf(zoom),
};

/** Returns the scale of what frames the picture. The camera comes nearer to it than to the rest. */
export function frontScaleOf(zoom: number): number {
  return FRONT_SCALE * (1 + (zoom - 1) * 1.6);
}

/** Moves without zoom, for cameras that only scroll. */
const SCROLLS: Readonly<Record<CameraMove, CameraMove>> = {
  'push-in': 'pan-right',
  'pull-out': 'pan-left',
  'pan-left': 'pan-left',
  'pan-right': 'pan-right',
  'crane-up': 'pan-right',
  'crane-down': 'crane-down',
  drift: 'pan-left',
};

/** Returns the scene as a camera films it that only scrolls. */
export function scrolled(scene: Scene): Scene {
  return { ...scene, camera: SCROLLS[scene.camera] };
}

/**
 * @param base enlargement of the shot without the movement
 * @param progress 0 at the scene's beginning, 1 at its end
 */
export function viewAt(move: CameraMove, base: number, progress: number, travel: number): View {
  const eased = craneMove(progress);
  const way = (eased * 2 - 1) * travel;
  const still: View = { x: 0, y: 0, zoom: base, base };
  switch (move) {
    case 'push-in':
      return { ...still, zoom: still.zoom + 0.13 * travel * eased };
    case 'pull-out':
      return { ...still, zoom: still.zoom + 0.13 * travel * (1 - eased) };
    case 'pan-left':
      return { ...still, x: -way * 0.85 };
    case 'pan-right':
      return { ...still, x: way * 0.85 };
    case 'crane-up':
      return { ...still, y: -way * 0.9, zoom: still.zoom + 0.03 * travel * (1 - eased) };
    case 'crane-down':
      return { ...still, y: way * 0.9 };
    case 'drift':
      return {
        ...still,
        x: way * 0.35,
        y: Math.sin(progress * Math.PI) * -0.2 * travel,
        zoom: still.zoom + 0.04 * travel * eased,
      };
  }
}

/** Position of the set's origin in the picture, and the size of one of its pixels. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

export function placementOf(
  role: LayerRole,
  view: View,
  set: Pick<PaintedSet, 'width' | 'height'>,
  picture: PictureSize,
): Placement {
  const follow = FOLLOW[role];
  const scale = SCALE_OF[role](view);
  const free = { x: (picture.width * (OVERSCAN.x - 1)) / 2, y: (picture.height * (OVERSCAN.y - 1)) / 2 };
  const center = { x: set.width / 2 + view.x * free.x * follow, y: set.height / 2 + view.y * free.y * follow };
  return { x: picture.width / 2 - center.x * scale, y: picture.height / 2 - center.y * scale, scale };
}

/** Eases a camera's movement from 0 to 1. It is slower at both ends, like a crane moved by hand, but never stops. */
export function craneMove(progress: number): number {
  const share = clamp(progress);
  return share * 0.35 + easeInOut(share) * 0.65;
}
