import type { Rasterizer } from '../../../drawing/solids/rasterizer.ts';

/** Share of light that is left on who is near the camera. A console has no lens that could be out of focus. */
const LEFT = 0.6;

/**
 * Darkens whoever is near the camera.
 * @param pixels red, green, blue and alpha of the whole picture
 * @param near index of the first triangle of that person; all later ones are darkened
 */
export function shadeNear(
  pixels: Uint8ClampedArray,
  { width, height, seen }: Pick<Rasterizer, 'width' | 'height' | 'seen'>,
  near: number,
): void {
  if (!Number.isFinite(near)) return;
  for (let index = 0; index < width * height; index += 1) {
    if ((seen[index] as number) <= near) continue;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[index * 4 + channel] = (pixels[index * 4 + channel] as number) * LEFT;
  }
}
