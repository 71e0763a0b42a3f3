import type { FaceState } from '../../../engines/narrative-video/acting/face-state.ts';

/** A face that looks at the viewer with its mouth closed. */
export const NEUTRAL_FACE: FaceState = {
  mouth: 'closed',
  feeling: 'neutral',
  strength: 0,
  blink: 0,
  gaze: [0, 0],
};
