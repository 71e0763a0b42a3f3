/** Returns the palette: ramps as pixel artists mix them, with shadows toward blue and lights toward yellow. */
function palette(): number[][] {
  const colors: number[][] = [];
  const hues = [0, 18, 34, 48, 75, 120, 160, 190, 215, 245, 280, 325];
  for (const hue of hues) {
    for (let step = 0; step < 5; step += 1) {
      const light = 0.14 + step * 0.185;
      const turn = hue > 60 && hue < 240 ? (step - 2) * -9 : (step - 2) * 6;
      colors.push(hsl((hue + turn + 360) % 360, 0.74 - Math.abs(step - 1.9) * 0.1, light));
    }
    colors.push(hsl(hue, 0.25, 0.46));
  }
  // The low sun and the moon.
  colors.push([255, 222, 142], [246, 244, 218]);
  // Skin of every tone, in shadow and in light. Without these colors, it would turn green or gray.
  for (let step = 0; step < 6; step += 1) {
    colors.push(hsl(16 + step * 2, 0.36, 0.17 + step * 0.13), hsl(20 + step * 2, 0.56, 0.22 + step * 0.125));
  }
  // Skin in warm and in rosy light, and hair from black to blond. Coarser steps would give one person other hair in each
  // scene: blond by day and brown at night.
  for (let step = 0; step < 8; step += 1)
    colors.push(hsl(14, 0.4, 0.3 + step * 0.08), hsl(23, 0.46, 0.3 + step * 0.08));
  for (let step = 0; step < 7; step += 1)
    colors.push(hsl(24, 0.34, 0.12 + step * 0.09), hsl(38, 0.36, 0.16 + step * 0.09), hsl(34, 0.62, 0.3 + step * 0.08));
  // Dark blond hair is between olive and brown, and coarser steps would make it one of them.
  for (let step = 0; step < 4; step += 1) colors.push(hsl(39, 0.33, 0.295 + step * 0.045));
  // In daylight it is lighter, and would be the color of skin.
  for (let step = 0; step < 4; step += 1) colors.push(hsl(37, 0.5, 0.43 + step * 0.06));
  // Brown hair is between red and ocher.
  colors.push(hsl(29, 0.42, 0.32));
  // Lips and tongues are between red and brown.
  for (let step = 0; step < 4; step += 1) colors.push(hsl(348 + step * 2, 0.52, 0.3 + step * 0.12));
  // Dark blue cloth is between black and green.
  for (let step = 0; step < 5; step += 1) colors.push(hsl(224, 0.4, 0.11 + step * 0.055));
  for (const gray of [24, 44, 84, 106, 128, 150, 172, 193, 214, 250])
    colors.push([gray * 0.94, gray * 0.95, Math.min(255, gray * 1.06)]);
  // White and gray hair in warm light, which would be the color of skin or brown.
  for (const gray of [52, 72, 96, 178, 200, 224]) colors.push([gray, gray * 0.98, gray * 0.945]);
  return colors;
}

function hsl(hue: number, saturation: number, light: number): number[] {
  const reach = saturation * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

/** Bayer's matrix for ordered dithering, 4 × 4. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => (value / 16 - 0.47) * 8);
/** The colors of all pictures, as red, green and blue. */
export const PALETTE: readonly (readonly number[])[] = palette().map((color) => color.map(Math.round));
/** Bits of an opaque pixel's alpha in a whole pixel. */
const ALPHA = 0xff000000;
let nearestOf: Uint32Array | undefined;

/**
 * Makes a table with the nearest palette color for each of 32³ shades, as a pixel without its alpha. Channels are
 * weighted like human vision.
 */
function nearest(): Uint32Array {
  const table = new Uint32Array(32 ** 3);
  for (let shade = 0; shade < table.length; shade += 1) {
    const [red, green, blue] = [(shade >> 10) * 8 + 4, ((shade >> 5) & 31) * 8 + 4, (shade & 31) * 8 + 4];
    let best = Infinity;
    for (const [r = 0, g = 0, b = 0] of PALETTE) {
      const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
      if (distance >= best) continue;
      best = distance;
      table[shade] = (b << 16) | (g << 8) | r;
    }
  }
  return table;
}

/** Changes every pixel to its nearest color of the palette, with dithering. */
export function toPalette({ buffer, byteOffset, length }: Uint8Array | Uint8ClampedArray, width: number, dither = 1) {
  nearestOf ??= nearest();
  // Whole pixels are read and written, because all frames of a film go through here.
  const pixels = new Uint32Array(buffer, byteOffset, length / 4);
  for (let row = 0, start = 0; start < pixels.length; row += 1, start += width) {
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[start + x] as number;
      if (pixel < 0x1000000) continue;
      const step = (BAYER[(row & 3) * 4 + (x & 3)] as number) * dither;
      const shade =
        (five((pixel & 255) + step) << 10) |
        (five(((pixel >> 8) & 255) + step) << 5) |
        five(((pixel >> 16) & 255) + step);
      pixels[start + x] = (pixel & ALPHA) | (nearestOf[shade] as number);
    }
  }
}

/** Returns a channel's upper five bits. */
function five(channel: number): number {
  return channel < 0 ? 0 : channel > 255 ? 31 : channel >> 3;
}
