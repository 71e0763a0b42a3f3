import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import { hex, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { animeFigures } from '../figures/anime.ts';
import { blurred, copyOf, pixels } from './raster.ts';
import type { Style } from './style.ts';
import { contoured, inked } from './treatments.ts';

/** Everything is built of bricks on a table: studs, seams, few colors, moved by hand twelve times a second. */
export const lego: Style = {
  hand: {
    shading: 'cel',
    outline: 0,
    wobble: 0,
    offset: 0,
    isAngular: true,
    skew: 0,
    corner: 0,
    bands: 5,
    pigment: toy,
    tint: (color) => saturate(color, 1.3),
  },
  isSoft: false,
  drawings: 12,
  travel: 0.9,
  horizon: 0.5,
  distance: 'far',
  finish(layer, role, unit, chance) {
    const built = bricks(layer, brick(unit, role === 'front' ? 44 : 60), chance);
    return role === 'ground' ? built : blurred(built, unit * (role === 'sky' ? 0.0022 : 0.006));
  },
  async treat(image, unit, chance) {
    const bright = await inked(image, { smooth: 0, levels: 0, saturation: 1, contrast: 1.2 });
    // Of smaller bricks than the place: a face of ten studs has no eyes.
    return contoured(bricks(bright, brick(unit, 120), chance, 0.38), unit * 0.004, '#15120f');
  },
  figures: animeFigures,
  shake: ({ frame }) => ({ x: ((frame * 7) % 3) * 0.0006, y: ((frame * 5) % 3) * 0.0005 }),
};

/** Nothing in a box of bricks is gray by chance: dull walls come in the colors that children build with. */
function toy(color: Rgb): Rgb {
  const spread = Math.max(...color) - Math.min(...color);
  const bright = luminance(color);
  const strong = saturate(color, 1.5);
  if (spread > 52 || bright < 112 || bright > 215) return strong;
  const box: readonly Rgb[] = [
    hex('#c91a09'),
    hex('#f2cd37'),
    hex('#0055bf'),
    hex('#fe8a18'),
    hex('#36aebf'),
    hex('#e4cd9e'),
  ];
  const pick = box[Math.round(color[0] * 2 + color[1] * 3 + color[2] * 5) % box.length] ?? strong;
  return mix(strong, pick, 0.62);
}

function brick(unit: number, along: number): number {
  return Math.max(4, Math.round(unit / along));
}

const COLORS: readonly Rgb[] = [
  '#f4f4f0',
  '#a0a5a9',
  '#6c6e68',
  '#1b2a34',
  '#c91a09',
  '#720e0f',
  '#f2705e',
  '#fe8a18',
  '#a95500',
  '#f2cd37',
  '#fff03a',
  '#e4cd9e',
  '#958a73',
  '#582a12',
  '#352100',
  '#cc702a',
  '#f6d7b3',
  '#d09168',
  '#237841',
  '#184632',
  '#4b9f4a',
  '#bbe90b',
  '#9b9a5a',
  '#008f9b',
  '#0055bf',
  '#0a3463',
  '#5a93db',
  '#9fc3e9',
  '#36aebf',
  '#81007b',
  '#845e84',
  '#ac78ba',
  '#e4adc8',
  '#c870a0',
  '#923978',
  '#2f1a4a',
  '#708e7c',
  '#6f9a45',
  '#4a6b2a',
  '#e8b98c',
  '#aa7d55',
  '#7c503a',
  '#4a3020',
].map(hex);

function nearest([red, green, blue]: Rgb): Rgb {
  let best: Rgb = [0, 0, 0];
  let least = Infinity;
  for (const color of COLORS) {
    const distance = 2 * (color[0] - red) ** 2 + 4 * (color[1] - green) ** 2 + 3 * (color[2] - blue) ** 2;
    if (distance < least) {
      least = distance;
      best = color;
    }
  }
  return best;
}

/** One color to a stud, seams where a brick ends, and on each stud its light and its shadow. */
function bricks(layer: Canvas, cell: number, chance: Chance, relief = 1): Canvas {
  const columns = Math.max(1, Math.ceil(layer.width / cell));
  const rows = Math.max(1, Math.ceil(layer.height / cell));
  const mosaic = pixels(copyOf(copyOf(layer, columns * 3, rows * 3), columns, rows), (data) => {
    for (let index = 0; index < data.length; index += 4) {
      if ((data[index + 3] ?? 0) < 110) {
        data[index + 3] = 0;
        continue;
      }
      // What air and distance have dulled would be built in gray.
      const [red, green, blue] = nearest(saturate([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0], 1.3));
      // Moulded plastic is never twice the same.
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
  context.drawImage(mosaic, 0, 0, columns * cell, rows * cell);
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
