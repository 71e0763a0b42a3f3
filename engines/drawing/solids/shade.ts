import { addLight } from './light-input.ts';
import type { Lighting } from './lighting.ts';
import { gleamTable, materialsOf } from './materials.ts';
import type { Texture } from './mesh.ts';
import type { Rasterizer } from './rasterizer.ts';
import { Arguments } from './solids-kernel.ts';

/** A part of a picture, pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
}

/** Fields of `PaintInput` and of `Texture` in `assembly/paint-input.ts`, numbers of 4 bytes. */
const [INPUT, TEXTURE] = [10, 4];

/**
 * Colors the triangles that a rasterizer found visible. Pixels inside a surface are shaded once. Pixels on an edge are
 * shaded once for each surface in them.
 * @param pixels red, green, blue and alpha; inside the drawn bounds, empty pixels become transparent, as do all others if the
 *   window is inside the picture
 * @param window section of the picture that `pixels` holds; it contains the drawn bounds. Default: the whole picture
 * @param light one light, or several whose mean is shown, as under a wide lamp
 * @param other light on everything that was drawn after the first `from` visible triangles, such as people
 */
export function paint(
  raster: Rasterizer,
  light: Lighting | readonly Lighting[],
  pixels: Uint8ClampedArray | Uint8Array,
  { window, other }: { window?: Window; other?: { from: number; light: Lighting } } = {},
): void {
  const inside = window && insideOf(raster, window, pixels.length / 4);
  const { left, top, right, bottom } = inside ?? boundsOf(raster);
  if (left >= right || top >= bottom) return;
  const { table, textures } = materialsOf(raster.surfaces);
  const input = new Arguments(raster.kernel);
  input.room(INPUT * 4);
  const colors = input.room((right - left) * (bottom - top) * 4);
  const numbers = input.add(table);
  const maps = textures.map(({ data }) => input.add(data));
  const mapList = input.room(textures.length * TEXTURE * 4);
  const gleams = input.add(gleamTable());
  const lights = ('key' in light ? [light] : light).map((one) => addLight(input, one));
  const lightList = input.room(lights.length * 4);
  const another = other && addLight(input, other.light);
  const base = input.place();
  const { functions, ints } = raster.kernel;
  for (const one of [...lights, ...(another ? [another] : [])]) one.link(base);
  ints.set(
    textures.flatMap(({ width, height, isCoarse }: Texture, index) => [
      ...[width, height, isCoarse ? 1 : 0, base + (maps[index] as number)],
    ]),
    (base + mapList) / 4,
  );
  ints.set(
    lights.map(({ at }) => base + at),
    (base + lightList) / 4,
  );
  const addresses = [colors, numbers, mapList, gleams, lightList].map((at) => base + at);
  const others = [another ? base + another.at : 0, other?.from ?? 0, textures.length];
  ints.set([raster.address, ...addresses, lights.length, ...others], base / 4);
  functions.paint(base, left, top, right, bottom);
  const place = window ?? { left: 0, top: 0, width: raster.width };
  const line = (right - left) * 4;
  const from = raster.kernel.bytes.subarray(base + colors, base + colors + line * (bottom - top));
  if (inside) {
    pixels.set(from);
    return;
  }
  for (let row = 0; row < bottom - top; row += 1) {
    const to = ((row + top - place.top) * place.width + left - place.left) * 4;
    pixels.set(from.subarray(row * line, (row + 1) * line), to);
  }
}

/** In pixels. The right and lower ends are outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the bounds of a window with so many pixels; undefined if a part of it is outside of the picture. */
function insideOf(raster: Rasterizer, { left, top, width }: Window, count: number): Bounds | undefined {
  const bounds = { left, top, right: left + width, bottom: top + count / width };
  const isInside = left >= 0 && top >= 0 && bounds.right <= raster.width && bounds.bottom <= raster.height;
  return isInside ? bounds : undefined;
}

function boundsOf({ width, density, top, bottom, left, right }: Rasterizer): Bounds {
  return {
    left: Math.floor(left / density),
    top: Math.floor(top / density),
    right: Math.min(width, Math.ceil(right / density)),
    bottom: Math.ceil(bottom / density),
  };
}
