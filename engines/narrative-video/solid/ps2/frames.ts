import type { Scene } from '../../story.ts';
import { isForCrowd } from '../../vocabulary/crowds.ts';

/** Frame of two people whose feet do nothing. */
export const PAIR = { share: 1.14, tall: 0.78, aim: 0.69, eye: 0.7 };
/** Frames nearer than usual, because a face has few pixels. */
const FRAMES = {
  wide: { share: 0.8, tall: 0.6, aim: 0.6, eye: 0.6 },
  medium: { share: 1.36, tall: 1, aim: 0.775, eye: 0.8 },
};
/** Frame of somebody on a stage, from so far away that the crowd before it is seen. */
const STAGE = { share: 0.64, tall: 0.52, aim: 0.5, eye: 0.62 };

/** A page in front of the chest has to be in the picture. */
export const SHOWING = { before: { medium: { share: 1.24, tall: 0.92, aim: 0.715, eye: 0.77 } } };

/** Returns how near people are framed in wide and in medium shots. */
export function framesOf(scene: Scene): typeof FRAMES {
  return isForCrowd(scene) ? { ...FRAMES, wide: STAGE } : FRAMES;
}
