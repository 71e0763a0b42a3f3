import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import type { SolidLook } from '../look.ts';
import { solidFigures } from '../solid/drawn-figure.ts';
import { legoDesign, legoWorkshop } from '../solid/lego/design.ts';
import { minifigure } from '../solid/lego/minifigure.ts';
import { molded } from '../solid/lego/plastic.ts';
import { slicedSpace } from '../solid/sliced-space.ts';
import { copyOf, pixels } from './raster.ts';
import { contoured, inked } from './treatments.ts';

/** Stop motion with toy bricks: everything is built of bricks on a table, and moves twelve times per second. */
export const lego: SolidLook = {
  isSoft: false,
  drawings: 12,
  travel: legoDesign.travel,
  distance: 'far',
  space: slicedSpace(legoDesign),
  figures: solidFigures(minifigure, legoWorkshop),
  async treat(image, unit, chance) {
    const bright = await inked(image, { smooth: 0, levels: 0, saturation: 1, contrast: 1.2 });
    return contoured(mosaic(bright, Math.max(4, Math.round(unit / 120)), chance, 0.38), unit * 0.004, '#15120f');
  },
};

/**
 * Turns the picture of a character that is not a person into a mosaic: one color per stud, with light and shadow on
 * each.
 */
function mosaic(layer: Canvas, cell: number, chance: Chance, relief: number): Canvas {
  const columns = Math.max(1, Math.ceil(layer.width / cell));
  const rows = Math.max(1, Math.ceil(layer.height / cell));
  const plates = pixels(copyOf(copyOf(layer, columns * 3, rows * 3), columns, rows), (data) => {
    for (let index = 0; index < data.length; index += 4) {
      if ((data[index + 3] ?? 0) < 110) {
        data[index + 3] = 0;
        continue;
      }
      const [red, green, blue] = molded([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]);
      // Molded parts of one color differ slightly.
      const tone = chance.between(-5, 5);
      data[index] = red + tone;
      data[index + 1] = green + tone;
      data[index + 2] = blue + tone;
      data[index + 3] = 255;
    }
  });
  const result = createCanvas(layer.width, layer.height);
  const context = result.getContext('2d');
  context.imageSmoothingEnabled = false;
  context.drawImage(plates, 0, 0, columns * cell, rows * cell);
  context.globalCompositeOperation = 'source-atop';
  const tile = stud(cell);
  context.globalAlpha = relief;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) context.drawImage(tile, column * cell, row * cell);
  }
  seams(context, columns, rows, cell, chance);
  return result;
}

function stud(cell: number): Canvas {
  const tile = createCanvas(cell, cell);
  const context = tile.getContext('2d');
  const [middle, radius] = [cell / 2, cell * 0.31];
  const disc = (x: number, y: number, size: number, color: string) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.fill();
  };
  disc(middle + cell * 0.07, middle + cell * 0.1, radius * 1.08, 'rgba(0,0,0,0.34)');
  disc(middle - cell * 0.03, middle - cell * 0.04, radius * 1.05, 'rgba(255,255,255,0.42)');
  disc(middle, middle, radius * 0.96, 'rgba(128,128,128,0.18)');
  disc(middle - cell * 0.02, middle - cell * 0.02, radius * 0.82, 'rgba(255,255,255,0.16)');
  context.fillStyle = 'rgba(255,255,255,0.16)';
  context.fillRect(0, 0, cell, Math.max(1, cell * 0.05));
  context.fillStyle = 'rgba(0,0,0,0.2)';
  context.fillRect(0, cell - Math.max(1, cell * 0.07), cell, Math.max(1, cell * 0.07));
  return tile;
}

function seams(
  context: ReturnType<Canvas['getContext']>,
  columns: number,
  rows: number,
  cell: number,
  chance: Chance,
): void {
  context.fillStyle = 'rgba(0,0,0,0.24)';
  const thin = Math.max(1, cell * 0.06);
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      column += chance.pick([1, 2, 2, 3, 4, 4]);
      context.fillRect(column * cell - thin, row * cell, thin, cell);
    }
  }
}
