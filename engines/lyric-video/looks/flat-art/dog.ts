import type { Brush } from '../../picture/flat-shapes.ts';
import { SCARF } from './heads.ts';

/** A dog's coat in the light and in the shade, and its patches. */
interface Coat {
  lit: string;
  shade: string;
  patch: string;
}

const DARK = '#221539';
export const BY_DAY: Coat = { lit: '#fff3de', shade: '#d9aa9c', patch: '#a84f3c' };
export const BY_FIRE: Coat = { lit: '#ffe6b4', shade: '#b8736a', patch: '#8c3a3c' };

/** The travelers' dog, which sits, looks to the left and howls along. Its paws are at y 0, and its ears 88 above. */
export function dog(brush: Brush, coat: Coat): void {
  const { fill, limb, pen } = brush;
  limb(coat.patch, '26,-5,9 40,-9,8 48,-24,3');
  fill(coat.lit, '-15,-52* 4,-54* 22,-30 31,-10 30,0* -16,0* -16,-5 -9,-8*');
  fill(coat.shade, '4,-54* 22,-30 31,-10 30,0* 4,0* 12,-16 6,-24* -2,-8* -9,-8* -4,-34*');
  fill(coat.patch, '10,-47* 22,-30 29,-14* 18,-18* 12,-32*');
  pen.save();
  pen.translate(-5, -50);
  pen.rotate(0.42);
  dogHead(brush, coat);
  pen.restore();
}

/** A dog's head that looks to the left. Its neck is at the pen's origin. */
export function dogHead({ fill, disc }: Brush, { lit, shade, patch }: Coat): void {
  fill(patch, '2,-22* 17,-36* 14,-10*');
  fill(lit, '-12,8* 12,6* 12,-16* 2,-26* -12,-24* -19,-15* -37,-12* -38,-5* -14,0*');
  fill(shade, '-37,-7* -14,-8* 4,-14* 12,-16* 12,6* -12,8* -14,0* -38,-5*');
  fill(patch, '-13,-23* 2,-26* 10,-18* 0,-8* -11,-12*');
  fill(patch, '0,-25* 6,-43* 14,-18*');
  disc(DARK, -9, -16, 2.3);
  fill(DARK, '-40,-13* -32,-13.4* -33,-8* -39,-7*');
  fill(SCARF.lit, '-14,2* 13,-3* 14,7* -6,22*');
  fill(SCARF.shade, '2,-1* 13,-3* 14,7* -6,22*');
}
