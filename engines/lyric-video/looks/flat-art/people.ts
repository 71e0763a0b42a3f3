import type { Brush } from '../../picture/flat-shapes.ts';
import { COATS, HAIR, SKINS } from './traveler.ts';

type Who = keyof typeof COATS;

/** Somebody from the waist up who waves. The waist is at the pen's origin, and the head is about 75 above it. */
export function passenger(brush: Brush, who: Who, share: number): void {
  const { fill, limb, disc } = brush;
  const [coat, shade] = COATS[who];
  const [skin, dim] = SKINS[who];
  const wave = Math.sin(share * 2 * Math.PI) * 8;
  limb(shade, '14,-44,13 26,-26,12 34,-8,10');
  disc(dim, 35, -6, 5.5);
  fill(coat, '-20,4* -21,-24 -19,-42 -8,-51 8,-51 18,-43 21,-24 19,4*');
  fill(shade, '4,4* 8,-20 4,-44 10,-51* 18,-43 21,-24 19,4*');
  limb(skin, `-31,${-78 - wave * 0.2},7 ${-33 - wave * 0.6},-88,7`);
  limb(coat, `-14,-42,14 -28,-56,12.5 ${-31 - wave * 0.3},-79,10`);
  fill(
    skin,
    `${-39 - wave},-92 ${-40 - wave},-101 ${-34 - wave * 1.1},-106 ${-28 - wave},-101 ${-28 - wave * 0.8},-92 ${-33 - wave * 0.7},-86`,
  );
  limb(dim, '0,-52,11 0,-60,11');
  if (who === 'second') fill(HAIR.second, '-14,-84 0,-95 15,-84 19,-66 15,-46 5,-54 -8,-58');
  fill(skin, '-12,-78 -2,-88 10,-82 12,-70 6,-60 -3,-58 -11,-64 -14,-70');
  fill(dim, '4,-84* 12,-80 12,-68 6,-60 -2,-58 4,-66');
  if (who === 'first') scarfAndCap(brush);
  else fill(HAIR.second, '-14,-76 -11,-90 2,-96 15,-88 17,-68 10,-72 6,-82 -2,-82');
}

function scarfAndCap({ fill, limb }: Brush): void {
  limb('#e2483d', '-11,-52,9 0,-49,11 11,-53,9');
  fill('#b22f3b', '2,-50* 12,-50* 22,-34 18,-26* 10,-36');
  fill(HAIR.first, '2,-84* 13,-82* 13,-66 6,-74');
  fill('#e2483d', '-12,-80 -10,-92 2,-97 13,-91 14,-80* -2,-80 -22,-74 -24,-78*');
  fill('#b22f3b', '4,-96* 13,-91 14,-80* 0,-80*');
}
