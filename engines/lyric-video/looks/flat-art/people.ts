import type { Brush } from '../../picture/flat-shapes.ts';
import { DAY, head, SCARF, type Who } from './heads.ts';
import { COATS } from './traveler.ts';

/**
 * Somebody from the waist up who sings to the left and throws the hand behind up into the air. The waist is at the pen's
 * origin, the head is about 115 above it, and the hand at 106.
 * @param share of a wave, in which the mouth opens and closes too
 */
export function passenger(brush: Brush, who: Who, share: number): void {
  const { fill, limb, pen } = brush;
  const [coat, shade] = COATS[who];
  const { skin } = DAY[who];
  const wave = Math.sin(share * 2 * Math.PI) * 6;
  const [x, y] = [58 + wave, -92];
  for (const [dx, dy] of [
    [-9, -9],
    [-1, -14],
    [7, -12],
  ] as const)
    limb(skin, `${x},${y},8 ${x + dx + wave * 0.2},${y + dy},5`);
  limb(shade, `10,-38,17 34,-58,14 ${x - 2},${y + 5},11`);
  if (who === 'first')
    fill(SCARF.shade, `4,-50* 22,-46 36,${-40 + wave} 62,${-50 - wave}* 66,${-36 - wave}* 40,${-26 + wave} 16,-34*`);
  fill(coat, '-23,4* -22,-34* -14,-48* 12,-51* 21,-40* 23,4*');
  fill(shade, '2,4* 8,-22* 0,-50* 12,-51* 21,-40* 23,4*');
  pen.save();
  pen.translate(0, -47);
  pen.scale(0.86, 0.86);
  head(brush, who, DAY[who], 0.5 - 0.5 * Math.cos(share * 4 * Math.PI));
  pen.restore();
  if (who === 'first') {
    fill(SCARF.lit, '-17,-50* 8,-58* 16,-50* 10,-40* -14,-38*');
    fill(SCARF.shade, '4,-56* 8,-58* 16,-50* 10,-40* -2,-39*');
  }
  limb(coat, '-14,-38,15 -24,-20,13 -16,-2,11');
  limb(skin, '-16,-3,10 -15,2,9');
}
