import { blit, blitScaled } from '../../drawing/blit.ts';
import { sprite } from '../../drawing/canvas.ts';
import type { Frame } from '../../drawing/frame.ts';
import type { FrameCues } from '../frame-cues.ts';
import type { Composition } from '../look.ts';
import type { Lettering } from './lettering.ts';

const SIGNS = 3;
const SECONDS = 2.4;
/** Seconds. A shorter pause needs no lead-in. */
const PAUSE_SECONDS = 5;

/** Draws three signs that vanish one by one before words start after a pause or at the song's beginning. */
export function countInOf(
  times: readonly { start: number; end: number }[],
  { count }: Lettering,
  { unit, text }: Composition,
): (frame: Frame, cues: FrameCues) => void {
  const radius = 19 * unit;
  const box = radius * 3.4;
  const sign = sprite(box, box, (pen) => {
    pen.translate(box / 2, box / 2);
    count(pen, radius);
  });
  const starts = times.filter(({ start }, index) => {
    const pause = start - (times[index - 1]?.end ?? 0);
    return pause >= (index === 0 ? 1 : PAUSE_SECONDS);
  });
  let at = 0;
  return (frame, { seconds }) => {
    if (seconds < (starts[at - 1]?.start ?? 0)) at = 0;
    while ((starts[at]?.start ?? Number.POSITIVE_INFINITY) <= seconds) at++;
    const left = (starts[at]?.start ?? Number.POSITIVE_INFINITY) - seconds;
    if (left > SECONDS) return;
    for (let index = 0; index < SIGNS; index++) {
      const own = left - ((SIGNS - 1 - index) * SECONDS) / SIGNS;
      if (own <= 0) continue;
      const x = text.left + text.width / 2 + (index - 1) * radius * 3.6;
      const y = text.top + text.height / 2;
      const scale = Math.min(1, own / 0.25, (SECONDS - left + 0.04) / 0.3);
      if (scale < 1) blitScaled(frame, sign, x, y, scale, scale);
      else blit(frame, sign, x - sign.width / 2, y - sign.height / 2);
    }
  };
}
