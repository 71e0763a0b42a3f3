import type { FaceState } from '../../../engines/narrative-video/acting/face-state.ts';

/** Looks at the viewer, mouth closed. */
export const NEUTRAL_FACE: FaceState = {
  mouth: 'closed',
  feeling: 'neutral',
  strength: 0,
  blink: 0,
  gaze: [0, 0],
};
