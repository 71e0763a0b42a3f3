import { noise } from '../../../drawing/noise.ts';

/** Below 1, middle tones become brighter. */
const GAMMA = 0.88;
const CURVE = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  const share = (value / 255) ** GAMMA;
  return 255 * (0.03 + 0.94 * (share * share * (3 - 2 * share) * 0.45 + share * 0.55));
});
/** Share of its color that film keeps, and that it loses where it is exposed most, by brightness. */
const [COLOR, BLEACHED] = [0.74, 0.94];
const KEPT = Float32Array.from({ length: 256 }, (_, value) => {
  const over = Math.max(0, Math.min(1, (value - 176) / 60));
  return COLOR * (1 - BLEACHED * over * over * (3 - 2 * over));
});

/**
 * Differences of brightness from pixel to pixel, as photographs of people have them. They stay on the place: grain that
 * changed in each frame would make videos much larger.
 */
const GRAIN = 9;
const SPECKS = Float32Array.from({ length: 4099 }, (_, speck) => (noise(speck, 7) + noise(speck, 31) - 1) * GRAIN);

/** Returns the grain of film at a pixel, as a difference of brightness. */
export function speckAt(pixel: number): number {
  return SPECKS[pixel % SPECKS.length] as number;
}

/**
 * Gives pixels the tones of film: less color, and least in lamps, deeper shadows that turn blue, highlights that turn
 * yellow, and grain.
 */
export function expose(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const red = pixels[at] as number;
    const green = pixels[at + 1] as number;
    const blue = pixels[at + 2] as number;
    const gray = red * 0.3 + green * 0.59 + blue * 0.11;
    const warm = (gray / 255 - 0.45) * 14;
    const speck = speckAt(at >> 2);
    const kept = KEPT[gray | 0] as number;
    pixels[at] = (CURVE[(gray + (red - gray) * kept) | 0] as number) + warm + speck;
    pixels[at + 1] = (CURVE[(gray + (green - gray) * kept) | 0] as number) + speck;
    pixels[at + 2] = (CURVE[(gray + (blue - gray) * kept) | 0] as number) - warm + speck;
  }
}
