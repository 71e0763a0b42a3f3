import type { Brush } from '../../picture/flat-shapes.ts';
import { COATS, HAIR, SKINS } from './traveler.ts';

type Who = keyof typeof COATS;

/**
 * Somebody from the waist up who sings to the left and waves with the hand behind. The waist is at the pen's origin, and
 * the head is about 75 above it.
 * @param share of a wave, in which the mouth opens and closes too
 */
export function passenger(brush: Brush, who: Who, share: number): void {
  const { fill, limb } = brush;
  const [coat, shade] = COATS[who];
  const [skin, dim] = SKINS[who];
  const wave = Math.sin(share * 2 * Math.PI) * 6;
  if (who === 'second') fill(HAIR.second, '-2,-94 12,-94 20,-82 21,-62 24,-46* 15,-40 4,-46 0,-60');
  limb(skin, `${30 + wave * 0.2},-76,7 ${32 + wave * 0.6},-86,7`);
  fill(
    skin,
    `${38 + wave},-90 ${38 + wave},-99 ${33 + wave * 1.1},-104 ${27 + wave},-99 ${27 + wave * 0.8},-90 ${32 + wave * 0.7},-84`,
  );
  limb(shade, `12,-42,14 27,-56,12.5 ${30 + wave * 0.3},-77,10`);
  fill(coat, '-19,4* -20,-24 -18,-42 -8,-50 8,-51 18,-43 21,-24 19,4*');
  fill(shade, '6,4* 9,-20 5,-44 10,-51* 18,-43 21,-24 19,4*');
  limb(dim, '1,-50,12 2,-62,12');
  face(brush, who, share);
  if (who === 'first') scarfAndCap(brush);
  else fill(HAIR.second, '-12,-85* -12,-94 -2,-100 12,-97 21,-84 21,-66 17,-56 10,-62 8,-74 4,-84 -2,-87');
  limb(coat, '-12,-42,13 -20,-24,12 -16,-4,10');
  limb(skin, '-16,-3,10 -15,2,9');
}

/** A profile with a closed eye and an open mouth. */
function face({ fill, limb, disc }: Brush, who: Who, share: number): void {
  const [skin, dim] = SKINS[who];
  const open = 1.4 * Math.sin(share * 4 * Math.PI);
  fill(
    skin,
    `-11,-88* -2,-93 10,-90 15,-80 14,-66 7,-58 0,${-53 - open * 0.4} -7,${-52 - open} -11,${-55 - open} -10.5,${-60 - open}* -9,-66* -13,-68 -12.5,-71 -19,-73.5 -14,-80 -13,-84`,
  );
  fill(dim, `6,-86 15,-80 14,-66 7,-58 0,${-53 - open * 0.4} -7,${-52 - open} 2,-60 6,-70`);
  fill('#7a2038', `-13,-67.6* -4,-68 -3.6,-63 -6,${-59.6 - open} -10.6,${-60 - open}*`);
  fill('#fff0d6', '-12.4,-67.6* -5,-68 -5.2,-66* -11.6,-65.8*');
  disc('#e0705a', -1, -68, 3);
  limb(HAIR.second, '-11.6,-77,0.7 -8.4,-79,1.7 -4.6,-77,0.7');
  limb(HAIR[who], '-12,-83.4,0.8 -8.6,-85,1.7 -4,-83.6,0.8');
  fill(skin, '3,-78 8,-79 9.6,-74 6.6,-69 3,-71');
}

function scarfAndCap({ fill, limb }: Brush): void {
  limb('#e2483d', '-11,-50,9 0,-47,11 12,-52,9');
  fill('#b22f3b', '4,-50* 13,-52* 24,-36 20,-26* 11,-36');
  fill(HAIR.first, '8,-86* 17,-86* 18,-72 13,-62 8,-66 10,-76');
  fill('#e2483d', '-13,-86* -12,-96 0,-102 13,-97 18,-84* 6,-85 -10,-85 -25,-80 -27,-84*');
  fill('#b22f3b', '6,-101* 14,-96 18,-84* 6,-85*');
}
