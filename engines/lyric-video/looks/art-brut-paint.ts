import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { css, darken, hex, lighten } from '../../drawing/color.ts';
import { brushStroke, type Point } from '../../drawing/hand.ts';
import { fractalTile, TILE } from '../../drawing/solids/fractal.ts';
import type { Composition } from '../look.ts';

/** Paints of the verse, by which the paints of the other movements are named. */
export const [RED, BLUE, YELLOW, FLESH] = ['#d93a26', '#3567b8', '#f0b42c', '#e6c39a'];
/** The coat that covers the wall, and what shows where it is scratched off. */
export const [COAT, BARED] = ['#1d1613', '#ecdfc0'];
export const [BLACK, PAPER] = ['#100d0b', '#f6efdd'];

/** Paints of the other movements: each has another coat on its wall. */
export const PAINTS = {
  opening: { [COAT]: '#74301f', [BARED]: '#f1cf9b', [RED]: '#e2683a', [BLUE]: '#2c4a5e', [YELLOW]: '#efbf62' },
  chorus: { [COAT]: '#e09d17', [BARED]: '#43100b', [RED]: '#cf2118', [BLUE]: '#7a1f63', [YELLOW]: '#ffe27a' },
  break: { [COAT]: '#0d4d47', [BARED]: '#e9dcae', [RED]: '#e8622a', [BLUE]: '#12837b', [YELLOW]: '#f3bd3c' },
  ending: {
    ...{ [COAT]: '#131a3c', [BARED]: '#aebde6', [RED]: '#6d7fc4', [BLUE]: '#2c478f', [YELLOW]: '#f0d78a' },
    [FLESH]: '#c3c9e4',
  },
} as const;

/** Steepness of the paint's relief, and how much of the light a slope takes or gives at most. By eye. */
const [STEEP, STEEPEST] = [3.4, 0.5];

let made: Canvas | undefined;

/**
 * Lights what was drawn from the upper left, as paint that lies thick, in furrows of a brush.
 * @param width of the whole canvas in pixels, as is `height`
 */
export function thickened(pen: Context2D, width: number, height: number, unit: number): void {
  made ??= furrows();
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = 1;
  const side = Math.max(1, unit) * TILE;
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) pen.drawImage(made, x, y, side, side);
  }
  pen.restore();
}

/** A tile of light and shadow. Furrows run along the slant that a right hand paints in. */
function furrows(): Canvas {
  const { canvas, pen } = newCanvas(TILE, TILE);
  const image = pen.createImageData(TILE, TILE);
  const pixels = new Uint32Array(image.data.buffer);
  const tile = fractalTile();
  // The slant takes whole rounds of the tile, so that it continues at its edges.
  const heightAt = (x: number, y: number) => {
    const furrow = tile[((y * 4 + x) & (TILE - 1)) * TILE + ((x - y) & (TILE - 1))] as number;
    const lump = tile[((y * 2) & (TILE - 1)) * TILE + ((x * 2) & (TILE - 1))] as number;
    return 0.75 * furrow + 0.25 * lump;
  };
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % TILE, Math.floor(at / TILE)];
    const slope = STEEP * (heightAt(x + 1, y + 1) - heightAt(x - 1, y - 1));
    const strength = Math.min(STEEPEST, Math.abs(slope)) * (slope > 0 ? 0.7 : 1);
    pixels[at] = ((strength * 255) << 24) | (slope > 0 ? 0xd8f0ff : 0x0a0c14);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Covers an area with strokes of a wide brush in shades of paints. @param colors `#rrggbb`, one for each stroke by chance */
export function daubed(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  colors: readonly string[],
  wide: number,
  chance: Chance,
): void {
  const [columns, rows] = [Math.ceil(width / (wide * 2.4)), Math.ceil(height / (wide * 0.72))];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5 + chance.around() * 0.4) * wide * 2.4;
      const y = top + (row + 0.5 + chance.around() * 0.5) * wide * 0.72;
      const [far, bend] = [wide * chance.between(1.2, 1.9), chance.around() * wide * 0.5];
      pen.strokeStyle = shaded(chance.pick(colors), chance.around() * 0.22);
      const line: Point[] = [
        [x - far, y + bend],
        [x, y - bend * 0.4],
        [x + far, y - wide * 0.2 + bend],
      ];
      brushStroke(pen, line, wide, chance, { dryness: 0.55, hairs: 15 });
    }
  }
}

/** @param color `#rrggbb` @param share from -1 for black to 1 for white */
export function shaded(color: string, share: number): string {
  return css(share > 0 ? lighten(hex(color), share) : darken(hex(color), -share));
}

/** Strokes the current path as a nail scratches: a groove, and beside it a second, fainter one. */
export function scratch(pen: Context2D, color: string, wide: number, chance: Chance): void {
  const alpha = pen.globalAlpha;
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  pen.stroke();
  pen.globalAlpha = alpha * 0.5;
  pen.lineWidth = wide * 0.4;
  const off: Point = [chance.around() * wide * 1.6, wide * (0.9 + chance.next() * 0.6)];
  pen.translate(...off);
  pen.stroke();
  pen.translate(-off[0], -off[1]);
  pen.globalAlpha = alpha;
}

/** What the drawings of this look need of a composition. */
export type Ground = Pick<Composition, 'unit' | 'tint'>;
