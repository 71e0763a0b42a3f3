import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { bokashi, FOAM, MID, PALE, PAPER, woodGrain } from './carving.ts';

/** A band of mist, in shares of the frame: its ends, its middle and its height. */
export type MistBand = readonly [left: number, right: number, y: number, height: number];

/** The contours of mist from its edge inward, in units: where each ends, and its ink. */
const CONTOURS = [
  [0, MID],
  [2.4, FOAM],
  [8, PALE],
  [9.6, PAPER],
] as const;

/** Bands of mist that lie over each other as one, with carved contours and ink that fades toward the foot. */
export function mistOf({ width, height, unit, tint, chance }: Composition, bands: readonly MistBand[]) {
  // The mist is wider than the sheet, so that it can drift.
  const across = (share: number) => clamp(share + 0.15, -0.2, 1.5) * width;
  const low = Math.max(...bands.map(([, , y, tall]) => y + tall / 2)) * height;
  const top = Math.min(...bands.map(([, , y, tall]) => y - tall / 2)) * height;
  return sprite(1.3 * width, Math.min(height, low) + 2 * unit, (pen) => {
    for (const [inward, ink] of CONTOURS) {
      for (const [left, right, y, tall] of bands) {
        const reach = inward * unit;
        mistBand(
          pen,
          across(left) + reach,
          across(right) - reach,
          y * height,
          tall * height + 1 - 2 * reach,
          tint(ink),
        );
      }
    }
    pen.globalCompositeOperation = 'source-atop';
    bokashi(pen, { width: 1.3 * width, from: low, to: low - 0.6 * (low - top) }, tint(PALE), 0.6);
    woodGrain(pen, 1.3 * width, Math.min(height, low), unit, chance.fork('mist'));
  });
}

/** A band of mist as painters of screens draw it: flat, with round ends that lie over each other. */
function mistBand(pen: Context2D, left: number, right: number, y: number, tall: number, color: string): void {
  const half = tall / 2;
  pen.beginPath();
  pen.moveTo(left + half, y - half);
  pen.lineTo(right - half, y - half);
  pen.arc(right - half, y, half, -Math.PI / 2, Math.PI / 2);
  pen.lineTo(left + half, y + half);
  pen.arc(left + half, y, half, Math.PI / 2, (3 * Math.PI) / 2);
  pen.closePath();
  pen.fillStyle = color;
  pen.fill();
}
