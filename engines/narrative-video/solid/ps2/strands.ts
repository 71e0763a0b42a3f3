import { chanceOf } from '../../../drawing/chance.ts';
import { luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import { pictureOf } from './texture.ts';

const [WIDTH, HEIGHT] = [64, 48];
/** Luminance below which hair is so dark that light on it is the sky's. */
const DARK = 60;
const [SUN, SKY]: readonly Rgb[] = [
  [255, 232, 184],
  [140, 150, 190],
];
/** Number of strands that lie together in a lock. */
const LOCK = 5;

/**
 * Paints hair that hangs from the upper edge: strands in a dark and a light tone, darker at roots and tips, with a broken
 * band of light over the crown.
 */
export function strandsOf(color: Rgb): Texture {
  const dark: Rgb = [color[0] * 0.66, color[1] * 0.58, color[2] * 0.56];
  const light = mix(color, (luminance(color) < DARK ? SKY : SUN) as Rgb, luminance(color) < DARK ? 0.24 : 0.34);
  const chance = chanceOf(`${color}/strands`);
  const strands = Array.from({ length: WIDTH }, () => chance.between(-1, 1));
  const locks = Array.from({ length: Math.ceil(WIDTH / LOCK) }, () => chance.between(-1, 1));
  return pictureOf(WIDTH, HEIGHT, (x, y) => {
    const down = y / HEIGHT;
    const strand = strands[x] as number;
    const lock = locks[Math.floor(x / LOCK)] as number;
    const band = Math.exp(-(((down - 0.28 - lock * 0.07) / 0.1) ** 2)) * (strand > -0.4 ? 0.75 : 0.2);
    const ends = Math.max(0, 0.1 - down) * 3 + Math.max(0, down - 0.7) * 1.1;
    // The gap between two locks is in the shade.
    const gap = x % LOCK === 0 ? 0.4 : 0;
    const tone = strand * 0.3 + lock * 0.16 + band - ends - gap;
    return tone < 0 ? mix(color, dark, Math.min(1, -tone)) : mix(color, light, Math.min(1, tone));
  });
}
