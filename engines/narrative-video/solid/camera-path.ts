import { clamp } from '../../drawing/motion.ts';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { craneMove } from '../camera.ts';
import type { CameraMove } from '../story.ts';

/** How a camera moves through a scene. */
export interface CameraPath {
  /** Lens at the middle of the camera's path. Cached pictures are drawn through it. */
  base: Lens;
  /** Returns the lens at a share of the scene, 0 to 1. */
  at(progress: number): Lens;
}

/** Returns a lens that moves around a place without turning. @param reach how far, in meters */
export function moving(lens: Lens, move: CameraMove, reach: number): CameraPath {
  const [x, y, z] = lens.position;
  const at = (progress: number): Lens => {
    const [right, up, toward] = wayOf(move, progress, reach);
    return { ...lens, position: [x + right, y + up, z + toward] };
  };
  return { base: at(0.5), at };
}

/** Returns the camera's offset from its usual place, meters. The camera never turns. */
function wayOf(move: CameraMove, progress: number, reach: number): Vector {
  const eased = craneMove(progress);
  const across = (eased * 2 - 1) * reach;
  switch (move) {
    case 'push-in':
      return [0, 0, reach * (0.06 - 0.14 * eased)];
    case 'pull-out':
      return [0, 0, reach * (-0.08 + 0.14 * eased)];
    case 'pan-left':
      return [-across * 0.08, 0, 0];
    case 'pan-right':
      return [across * 0.08, 0, 0];
    case 'crane-up':
      return [0, across * 0.04, reach * 0.02 * (1 - eased)];
    case 'crane-down':
      return [0, -across * 0.04, 0];
    case 'drift':
      return [across * 0.05, Math.sin(clamp(progress) * Math.PI) * reach * 0.01, -reach * 0.04 * eased];
  }
}
