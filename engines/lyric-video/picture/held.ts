import type { Scene } from '../look.ts';
import type { Moment } from '../moment.ts';
import { lay } from './blit.ts';
import { frameOf } from './planes.ts';

/**
 * A part of a picture that is drawn once for two frames, as hand-drawn films hold a drawing: what is slow and soft costs half,
 * and the encoder sees that it stands still.
 */
export function held({ width, height }: { width: number; height: number }, draw: Scene['draw']): Scene['draw'] {
  const kept = frameOf(width, height);
  let shown: Moment | undefined;
  return (frame, { held: moment }) => {
    if (shown !== moment) draw(kept, moment);
    shown = moment;
    lay(frame, kept);
  };
}
