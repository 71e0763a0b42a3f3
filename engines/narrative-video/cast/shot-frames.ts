import { frameFor, type Needed } from '../acting/staging.ts';
import type { Scene, Shot } from '../story.ts';
import { relativeSizeOf } from '../storyboard/shots.ts';
import { sizeOf } from '../storyboard/takes.ts';

/**
 * How much of a person a shot shows, from the crown down: shares of torso and legs, and the share of the picture's
 * height that they fill.
 */
const FRAMES: Readonly<Record<Shot, Frame>> = {
  wide: { torso: 1, legs: 1, share: 0.72, top: 0 },
  medium: { torso: 1, legs: 0.2, share: 0.84, top: 0.15 },
  close: { torso: 0.36, legs: 0, share: 0.8, top: 0.19 },
};
/** The same for actions of which more has to be seen. */
const FRAMES_SHOWING: Readonly<Record<Needed, Partial<Record<Shot, Frame>>>> = {
  raised: {
    medium: { torso: 1, legs: 0.1, share: 0.78, top: 0.22 },
    close: { torso: 0.5, legs: 0, share: 0.75, top: 0.25 },
  },
  lifted: {
    wide: { torso: 1, legs: 1, share: 0.6, top: 0 },
    medium: { torso: 1, legs: 0.3, share: 0.58, top: 0.4 },
    close: { torso: 0.9, legs: 0, share: 0.56, top: 0.42 },
  },
  before: { close: { torso: 1, legs: 0, share: 0.83, top: 0.16 } },
  mouth: { close: { torso: 0.64, legs: 0, share: 0.77, top: 0.18 } },
  knees: { medium: { torso: 1, legs: 0.72, share: 0.82, top: 0.14 } },
  lap: { medium: { torso: 1, legs: 0.35, share: 0.82, top: 0.15 } },
};

/** How much less room than usual is above people who are small enough to be seen whole, as a share of the picture's height. */
export const LESS = 0.17;

interface Frame {
  torso: number;
  legs: number;
  share: number;
  top: number;
}

export type ShotFrame = Frame & { shot: Shot };

/** @param isEnlarged whether the camera enlarges people together with their place */
export function frameOf(scene: Scene, isEnlarged: boolean): ShotFrame {
  const frame = frameFor(scene, FRAMES, FRAMES_SHOWING);
  // The camera of a nearer wide picture enlarges people together with their place.
  const size = scene.shot === 'wide' && isEnlarged ? Math.min(1, sizeOf(scene)) : sizeOf(scene);
  return { shot: scene.shot, ...frame, share: frame.share * relativeSizeOf(scene) * size };
}
