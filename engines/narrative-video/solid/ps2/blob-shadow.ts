import { type Lens, projected } from '../../../drawing/solids/lens.ts';
import type { Rasterizer } from '../../../drawing/solids/rasterizer.ts';

/** Radii of the shadow under a person, meters. */
const RADII = { x: 0.46, z: 0.32 };
/** Share of light that is left in the middle. */
const LEFT = 0.47;
/** Thresholds of an ordered dither of four by four pixels. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16);

/**
 * Darkens the ground around a point as consoles did: a round shadow that ends in a dither.
 * @param pixels red, green, blue and alpha of the whole picture
 * @param people index of the first triangle that receives no shadow
 * @param at x and z of the shadow's middle, meters
 */
export function darkenGround(
  pixels: Uint8ClampedArray,
  { width, height, seen }: Pick<Rasterizer, 'width' | 'height' | 'seen'>,
  lens: Lens,
  people: number,
  [x, z]: readonly [number, number],
): void {
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((ahead) => projected(lens, [x + right * RADII.x, 0, z + ahead * RADII.z])),
  );
  if (corners.some(({ distance }) => distance < 0.3)) return;
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
  const { position, forward, right: aside, up, focal, centerX, centerY } = lens;
  for (let row = top; row < bottom; row += 1) {
    const along = (centerY - row - 0.5) / focal;
    const down = forward[1] + up[1] * along;
    for (let column = left; column < right; column += 1) {
      const record = seen[row * width + column] as number;
      if (record === 0 || record > people) continue;
      const across = (column + 0.5 - centerX) / focal;
      const drop = down + aside[1] * across;
      if (drop > -1e-4) continue;
      const reach = -position[1] / drop;
      const dx = (position[0] + (forward[0] + aside[0] * across + up[0] * along) * reach - x) / RADII.x;
      const dz = (position[2] + (forward[2] + aside[2] * across + up[2] * along) * reach - z) / RADII.z;
      const strength = (1 - dx * dx - dz * dz) * 1.7;
      if (strength <= (BAYER[(row & 3) * 4 + (column & 3)] as number)) continue;
      const at = (row * width + column) * 4;
      pixels[at] = (pixels[at] as number) * LEFT;
      pixels[at + 1] = (pixels[at + 1] as number) * LEFT;
      pixels[at + 2] = (pixels[at + 2] as number) * (LEFT + 0.06);
    }
  }
}
