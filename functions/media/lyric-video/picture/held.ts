import type { Scene } from '../look.ts';
import type { Moment } from '../moment.ts';
import { lay } from './blit.ts';
import { type Frame, frameOf } from './planes.ts';

/**
 * A part of a picture that is drawn once for several frames, as hand-drawn films hold a drawing for two: what is slow
 * and soft costs a share only, and the encoder sees that it stands still.
 */
export function held(
  every: number,
  { width, height }: { width: number; height: number },
  draw: Scene['draw'],
): Scene['draw'] {
  const kept = frameOf(width, height);
  let keptAt = Number.NEGATIVE_INFINITY;
  return (frame: Frame, moment: Moment) => {
    const { index } = moment;
    if (index % every === 0 || index < keptAt || index >= keptAt + every) {
      draw(kept, moment);
      keptAt = index;
    }
    lay(frame, kept);
  };
}
