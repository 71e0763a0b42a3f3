/** Sum of the channels, of 765, under which a pixel is a part of a dark line. */
const DARK = 190;
/** How far a blend may be from the straight line between the two colors that it is made of, as the channels' distance. */
const STRAY = 56;
/** Distance of colors up to which a single pixel is taken for a neighbor's. A gleam in an eye is farther away. */
const LIKE = 90;

/**
 * Cleans a reduced drawing as an artist does who sets each pixel: smooth edges become hard, lines lose the corners that
 * make them two pixels wide, and no pixel is alone among others of nearly its color.
 * @param data red, green, blue and alpha in colors of a palette; all four are 0 where nothing is visible
 */
export function cleanPixels({ buffer, byteOffset, length }: Uint8ClampedArray, width: number): void {
  const pixels = new Uint32Array(buffer, byteOffset, length / 4);
  hardenEdges(pixels, width);
  thinCorners(pixels, width);
  joinSingles(pixels, width);
}

/** Gives each pixel whose color is a blend of those on two opposite sides the closer one of both. */
function hardenEdges(pixels: Uint32Array, width: number): void {
  const before = pixels.slice();
  const nearer = (pixel: number, one: number, other: number): number | undefined => {
    if (one === pixel || other === pixel || one === other || one === 0 || other === 0) return undefined;
    const [toOne, toOther] = [distance(pixel, one), distance(pixel, other)];
    if (toOne + toOther > distance(one, other) + STRAY) return undefined;
    return toOne < toOther ? one : other;
  };
  forInner(pixels, width, (at) => {
    const pixel = before[at] as number;
    // Most pixels are inside of an area.
    if (pixel === before[at - 1] && pixel === before[at - width]) return;
    const hardened =
      nearer(pixel, before[at - 1] as number, before[at + 1] as number) ??
      nearer(pixel, before[at - width] as number, before[at + width] as number);
    if (hardened !== undefined) pixels[at] = hardened;
  });
}

/** Takes away pixels at which a dark line turns by a right angle, so that it continues diagonally. */
function thinCorners(pixels: Uint32Array, width: number): void {
  forInner(pixels, width, (at) => {
    if (!isDark(pixels[at] as number)) return;
    if (isDark(pixels[at - 1] as number) === isDark(pixels[at + 1] as number)) return;
    for (const [aside, along] of CORNERS) {
      const [back, behind] = [pixels[at - aside] as number, pixels[at - along * width] as number];
      if (!isDark(pixels[at + aside] as number) || !isDark(pixels[at + along * width] as number)) continue;
      if (isDark(back) || isDark(behind) || isDark(pixels[at + aside + along * width] as number)) continue;
      pixels[at] = back;
      return;
    }
  });
}

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Gives each pixel without an equal neighbor the color of the most similar one, if one is similar. */
function joinSingles(pixels: Uint32Array, width: number): void {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  forInner(pixels, width, (at) => {
    const pixel = pixels[at] as number;
    if (pixel === pixels[at - 1] || pixel === pixels[at + 1]) return;
    let [closest, like] = [pixel, LIKE];
    for (const step of around) {
      const other = pixels[at + step] as number;
      if (other === pixel) return;
      const far = other === 0 ? LIKE : distance(pixel, other);
      if (far < like) [closest, like] = [other, far];
    }
    pixels[at] = closest;
  });
}

/** Calls `visit` for each visible pixel that has neighbors on all sides. */
function forInner(pixels: Uint32Array, width: number, visit: (at: number) => void): void {
  for (let start = width; start < pixels.length - width; start += width)
    for (let at = start + 1; at < start + width - 1; at += 1) if (pixels[at] !== 0) visit(at);
}

function isDark(pixel: number): boolean {
  return pixel !== 0 && (pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255) < DARK;
}

/** Returns the distance of two colors in red, green and blue. */
function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return Math.sqrt(red * red + green * green + blue * blue);
}
