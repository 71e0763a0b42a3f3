import { chanceOf } from '../../../drawing/chance.ts';
import { darken, hex, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { Finish, Windows } from '../../scenery/part.ts';

const SIZE = 32;
const made = new Map<string, Texture>();

/** Returns a small texture of a material, shown without filtering. */
export function coarse(color: Rgb, finish: Finish | 'grass' | 'sand' | 'snow' | 'water' | 'road' = 'plain'): Texture {
  const key = `${color}/${finish}`;
  const known = made.get(key);
  if (known) return known;
  const chance = chanceOf(key);
  const texture = pictureOf(SIZE, SIZE, (x, y) => {
    const speck = chance.next();
    switch (finish) {
      case 'stone': {
        const row = y >> 3;
        const isJoint = y % 8 === 0 || (x + (row % 2) * 8) % 16 === 0;
        return isJoint
          ? darken(color, 0.35)
          : mix(color, speck < 0.5 ? darken(color, 0.12) : lighten(color, 0.1), speck);
      }
      case 'wood':
        return y % 8 === 0 ? darken(color, 0.4) : speck < 0.3 ? darken(color, 0.14) : color;
      case 'leaf':
      case 'grass':
        return speck < 0.3 ? darken(color, 0.28) : speck > 0.8 ? lighten(color, 0.16) : color;
      case 'sand': {
        const wave = rippleAt(x, y, 4);
        if (speck > 0.996) return lighten(color, 0.6);
        return wave > 0.5
          ? lighten(color, 0.13 + speck * 0.05)
          : wave < -0.55
            ? darken(color, 0.1 + speck * 0.05)
            : speck < 0.15
              ? darken(color, 0.05)
              : color;
      }
      case 'snow': {
        const wave = rippleAt(x, y, 2);
        return speck > 0.985
          ? lighten(color, 0.7)
          : wave > 0.6
            ? lighten(color, 0.3)
            : wave < -0.6
              ? darken(color, 0.07)
              : color;
      }
      case 'water': {
        const wave = rippleAt(x, y, 3);
        return wave > 0.74
          ? lighten(color, 0.22)
          : wave < -0.3
            ? darken(color, 0.1)
            : speck < 0.1
              ? darken(color, 0.06)
              : color;
      }
      case 'road':
        return speck < 0.2 ? lighten(color, 0.1) : speck > 0.85 ? darken(color, 0.2) : color;
      case 'cloth':
        // On black, specks as light as on other colors would look like snow.
        return (x + y) % 4 === 0
          ? darken(color, 0.12)
          : speck < 0.12
            ? lighten(color, 0.1 * Math.min(1, luminance(color) / 90))
            : color;
      case 'lamp':
        return color;
      case 'metal': {
        // Brushed, with a light band that looks like a reflection.
        const band = Math.sin(((y + 4) / SIZE) * Math.PI * 4);
        return band > 0.75 ? lighten(color, 0.22) : darken(color, 0.06 * (1 - band) + 0.03 * speck);
      }
      case 'glass':
        // A pane reflects a bright stripe across it.
        return (x + y) % SIZE < 5 ? lighten(color, 0.3) : (x + y) % SIZE < 8 ? lighten(color, 0.12) : color;
      default:
        // On dark walls, specks as light as on other colors would look like snow.
        return speck < 0.25
          ? darken(color, 0.08)
          : speck > 0.85
            ? lighten(color, 0.08 * Math.min(1, luminance(color) / 110))
            : color;
    }
  });
  made.set(key, texture);
  return texture;
}

/** Returns the height of ripples that wind has left, -1 to 1. They go on in the next square. */
function rippleAt(x: number, y: number, rows: number): number {
  const turn = (Math.PI * 2) / SIZE;
  return Math.sin(turn * (y * rows) + Math.sin(turn * x) * 1.5 + Math.sin(turn * (x * 2 + y)) * 0.9);
}

/** Height of a skirting board, and of the shade that corners cast on a wall, texels of 64. */
const [SKIRTING, SHADE] = [4, 12];

/** Returns the texture of a whole wall: even plaster that corners shade, over a skirting board. */
export function plaster(color: Rgb, trim: Rgb): Texture {
  const key = `${color}/${trim}/plaster`;
  const known = made.get(key);
  if (known) return known;
  const chance = chanceOf(key);
  const tall = SIZE * 2;
  const texture = pictureOf(SIZE, tall, (_, y) => {
    const speck = chance.next();
    const up = tall - 1 - y;
    if (up < SKIRTING) return up === SKIRTING - 1 ? lighten(trim, 0.2) : trim;
    const shade = Math.max(0, 1 - y / SHADE) * 0.22 + Math.max(0, 1 - (up - SKIRTING) / SHADE) * 0.26;
    const tone = darken(color, shade);
    return speck < 0.14 ? darken(tone, 0.05) : speck > 0.92 ? lighten(tone, 0.05) : tone;
  });
  made.set(key, texture);
  return texture;
}

/** Returns a texture of two by two tiles in two colors, with worn edges. */
export function checkered(color: Rgb, accent: Rgb): Texture {
  const key = `${color}/${accent}/checkered`;
  const known = made.get(key);
  if (known) return known;
  const chance = chanceOf(key);
  const half = SIZE / 2;
  const texture = pictureOf(SIZE, SIZE, (x, y) => {
    const tone = x < half === y < half ? color : accent;
    if (x % half === 0 || y % half === 0) return darken(tone, 0.4);
    const isWorn = x % half === half - 1 || y % half === half - 1;
    const speck = chance.next();
    return isWorn ? lighten(tone, 0.14) : speck < 0.22 ? darken(tone, 0.09) : speck > 0.9 ? lighten(tone, 0.08) : tone;
  });
  made.set(key, texture);
  return texture;
}

/** Returns the texture of a house front, with eight by eight pixels for each window. */
export function facade(
  color: Rgb,
  { columns, rows, lit, color: lamp = hex('#ffd98a') }: Windows,
  isDark: boolean,
): Texture {
  const key = `${color}/${columns}/${rows}/${lit}/${isDark}`;
  const known = made.get(key);
  if (known) return known;
  const chance = chanceOf(key);
  // Bright parts of this texture shine at night, and walls must not.
  const wall = isDark ? darken(color, 0.4) : color;
  const lights = Array.from({ length: columns * rows }, () => isDark && chance.next() < lit);
  const texture = pictureOf(columns * 8, rows * 8, (x, y) => {
    const [column, row] = [x >> 3, y >> 3];
    const isPane = x % 8 > 1 && x % 8 < 6 && y % 8 > 1 && y % 8 < 6;
    if (isPane)
      return lights[row * columns + column]
        ? lamp
        : isDark
          ? hex('#1c2848')
          : (x + y) % 8 < 3
            ? hex('#cfe4f2')
            : hex('#7f9fb8');
    return y % 8 === 7 ? darken(wall, 0.25) : chance.next() < 0.2 ? darken(wall, 0.1) : wall;
  });
  made.set(key, texture);
  return texture;
}

/** Returns a texture shown pixel by pixel. */
export function pictureOf(width: number, height: number, tone: (x: number, y: number) => Rgb): Texture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...tone(x, y), 255], (y * width + x) * 4);
  return { width, height, data, isCoarse: true };
}
