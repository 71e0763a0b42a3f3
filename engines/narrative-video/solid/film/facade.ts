import { chanceOf } from '../../../drawing/chance.ts';
import { darken, hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { Windows } from '../../scenery/part.ts';

/** Pixels for each window of a house front. */
const CELL = { width: 14, height: 18 };
const LAMPS = [hex('#ffdca0'), hex('#ffc878'), hex('#fff0d8'), hex('#cfe0ff'), hex('#e8a860')];
const GLASS = { night: hex('#141a26'), day: hex('#5f7684') };

/**
 * Returns a house front: joints between floors, frames, sills, and panes that reflect the sky by day. At night some
 * rooms are lit, each by another lamp and some behind curtains.
 */
export function facadeTexture(wall: Rgb, { columns, rows, lit }: Windows, isDark: boolean, seed: string): Texture {
  const chance = chanceOf(`${seed}/facade`);
  const [width, height] = [columns * CELL.width, rows * CELL.height];
  const data = new Uint8ClampedArray(width * height * 4);
  const put = (pixel: number, color: Rgb) => {
    data[pixel * 4] = color[0];
    data[pixel * 4 + 1] = color[1];
    data[pixel * 4 + 2] = color[2];
    data[pixel * 4 + 3] = 255;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lamp = isDark && chance.next() < lit * 0.8 ? chance.pick(LAMPS) : undefined;
      const bright = chance.between(0.6, 1.1);
      const curtain = chance.next() < 0.5 ? chance.between(0.1, 0.45) : 0;
      const blind = chance.next() < 0.4 ? chance.between(0.1, 0.6) : 0;
      const sky = chance.between(-0.1, 0.25);
      for (let y = 0; y < CELL.height; y += 1) {
        for (let x = 0; x < CELL.width; x += 1) {
          const u = (x - 3) / 7;
          const v = (y - 4) / 10;
          const isPane = u >= 0 && u <= 1 && v >= 0 && v <= 1;
          const isFrame = isPane && (u === 0 || u === 1 || v === 0 || v === 1 || (x === 6 && columns < 6));
          const at = (row * CELL.height + y) * width + column * CELL.width + x;
          if (isFrame) put(at, darken(wall, 0.45));
          else if (isPane && lamp) {
            const shade =
              bright * (0.75 + 0.25 * v) * (u < curtain || u > 1 - curtain ? 0.55 : 1) * (v < blind ? 0.5 : 1);
            put(at, mix(GLASS.night, lamp, shade));
          } else if (isPane) put(at, lighten(isDark ? GLASS.night : GLASS.day, isDark ? 0.03 : sky * (1.2 - v)));
          else if (y === 15 && u > -0.3 && u < 1.3) put(at, lighten(wall, 0.2));
          else put(at, y === 0 ? darken(wall, 0.18) : darken(wall, chance.between(0, 0.1)));
        }
      }
    }
  }
  return { width, height, data };
}
