import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import type { SolidLook } from '../look.ts';
import { solidFigures } from '../solid/drawn-figure.ts';
import { consoleFigure } from '../solid/ps2/figure.ts';
import { liveSpace } from '../solid/ps2/live-space.ts';
import { consoleWorkshop } from '../solid/ps2/workshop.ts';
import { copyOf } from './raster.ts';

/** A game console of the year 2000: few triangles, shifting textures, 15 bits of color and half the lines. */
export const lowPoly: SolidLook = {
  grid: 252,
  isSharp: true,
  isSoft: false,
  drawings: 12,
  travel: 1,
  distance: 'even',
  space: liveSpace,
  figures: solidFigures(consoleFigure, consoleWorkshop),
  treat: (image, unit, chance) => triangulated(image, Math.max(6, unit / 26), chance),
  present: toFifteenBits,
};

/**
 * Covers an image with triangles between jittered points, each in the color under its middle, over the coarse image.
 */
function triangulated(image: Canvas, step: number, chance: Chance): Canvas {
  const columns = Math.ceil(image.width / step) + 1;
  const rows = Math.ceil(image.height / step) + 1;
  const small = copyOf(copyOf(image, columns * 4, rows * 4), columns * 2, rows * 2);
  const sampled = small.getContext('2d').getImageData(0, 0, small.width, small.height).data;
  const stray = () => chance.between(-0.36, 0.36) * step;
  const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return [(column - 0.25) * step + stray(), (row - 0.25) * step + stray()] as const;
  });
  const result = createCanvas(image.width, image.height);
  const context = result.getContext('2d');
  context.drawImage(
    copyOf(copyOf(image, image.width / 1.6, image.height / 1.6), image.width, image.height, false),
    0,
    0,
  );
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.34;
  const at = (column: number, row: number) => points[row * (columns + 1) + column] ?? [0, 0];
  const triangle = (corners: readonly (readonly [number, number])[]) => {
    const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 3;
    const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 3;
    const column = Math.min(small.width - 1, Math.max(0, Math.floor((x / image.width) * small.width)));
    const row = Math.min(small.height - 1, Math.max(0, Math.floor((y / image.height) * small.height)));
    const index = (row * small.width + column) * 4;
    if ((sampled[index + 3] ?? 0) < 60) return;
    const shade = chance.between(0.86, 1.12);
    const tone = [0, 1, 2].map((channel) => Math.min(255, (sampled[index + channel] ?? 0) * shade));
    context.fillStyle = `rgb(${tone.map(Math.round).join(',')})`;
    context.beginPath();
    for (const [cornerX, cornerY] of corners) context.lineTo(cornerX, cornerY);
    context.fill();
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)];
      const corners =
        (row + column) % 2
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const triple of corners) triangle(triple);
    }
  }
  return result;
}

/** What is added to the channels of pixels: eight values in a pattern of two rows, so that steps of color blend. */
const DITHER = [0, 4, 1, 5, 6, 2, 7, 3].map((value) => (value - 3.5) * 0.6);
/** For each place in the pattern, the five upper bits of each channel's value. */
const FIVE_BITS = Uint8Array.from(
  DITHER.flatMap((step) => Array.from({ length: 256 }, (_, value) => Math.max(0, Math.min(255, value + step)) & 0xf8)),
);

function toFifteenBits(frame: Buffer, width: number): void {
  const pixels = new Uint32Array(frame.buffer, frame.byteOffset, frame.length >> 2);
  for (let row = 0, index = 0; index < pixels.length; row += 1) {
    const line = (row & 1) << 10;
    const end = Math.min(pixels.length, index + width);
    for (let x = 0; index < end; x += 1, index += 1) {
      const from = line + ((x & 3) << 8);
      const pixel = pixels[index] as number;
      const red = FIVE_BITS[from + (pixel & 0xff)] as number;
      const green = FIVE_BITS[from + ((pixel >>> 8) & 0xff)] as number;
      const blue = FIVE_BITS[from + ((pixel >>> 16) & 0xff)] as number;
      pixels[index] = (pixel & 0xff000000) | (blue << 16) | (green << 8) | red;
    }
  }
}
