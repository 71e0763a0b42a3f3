import { sprite } from '../../drawing/canvas.ts';
import type { Composition } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { keptDrawings } from '../picture/kept.ts';
import { inDisc, medalOf } from '../picture/medallion.ts';
import { posterized } from '../picture/prints.ts';
import type { Tones } from '../picture/tones.ts';

/** Diameter of the disc in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 0.6;

const kept = keptDrawings<Tones>();

/** The singer in the sun. */
export function portraitOf({ singer, tint, width, height }: Composition, side: number) {
  if (!singer) return undefined;
  const inks = [tint('#2b1b45'), tint('#8f3f68'), tint('#e98a6b'), '#fff1dc'];
  const usual = ANALYZED * Math.min(width, height);
  const tones = kept(singer, usual, () => drawnTones(medalOf(singer, usual), 1.6));
  const drawn = inDisc(posterized(tones, inks));
  return sprite(side, side, (pen) => {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(drawn, 0, 0, side, side);
  });
}
