import { darken, hex, lighten } from '../../drawing/color.ts';
import { hangingLamp, interior, lampGlow, pane } from '../props/indoors.ts';
import type { Place, SetLayers } from './set-layers.ts';

const DOOR = hex('#7fb0a0');
const TOP = hex('#c08a52');
const STEEL = hex('#c4ccd6');
const COPPER = hex('#c8743a');

/** Draws a kitchen with a window over the sink, cupboards, hanging pans and a fridge. */
export const kitchen: Place = (set) => {
  const { width, horizon, unit } = set;
  const foot = interior(set, hex('#f0dcb4'), hex('#b88a68'));
  const rise = foot - horizon * 0.42;
  tiledWall(set, rise - horizon * 0.2, rise);
  pane(set, set.far, width * 0.36, foot - horizon * 0.86, width * 0.26, horizon * 0.36, hex('#fbf4e4'));
  for (const x of [0.06, 0.2, 0.68]) cupboard(set, width * x, foot - horizon * 0.9, width * 0.13, horizon * 0.26);
  pans(set, width * 0.71, foot - horizon * 0.6);
  counter(set, rise, foot);
  fridge(set, width * 0.86, foot);
  for (const x of [0.27, 0.6]) {
    hangingLamp(set, x, 0.14, hex('#d8604a'));
    lampGlow(set, set.middle, width * x, horizon * 0.26, unit * 0.42);
  }
};

/** Draws the tiles of the wall behind the counter. */
function tiledWall({ far, width, unit }: SetLayers, top: number, bottom: number): void {
  const [size, tile] = [unit * 0.07, hex('#f6f0e2')];
  far.rect(-20, top, width + 40, bottom - top, darken(tile, 0.16));
  const rows = Math.ceil((bottom - top) / size);
  for (let row = 0; row < rows; row += 1)
    for (let x = -20 - (row % 2) * size * 0.5; x < width + 20; x += size * 1.6) {
      const tall = Math.min(size, bottom - top - row * size) - unit * 0.006;
      if (tall > 0) far.rect(x, top + row * size, size * 1.6 - unit * 0.006, tall, tile, { hasOutline: false });
    }
}

function cupboard({ far, unit }: SetLayers, x: number, y: number, wide: number, tall: number): void {
  far.rect(x, y, wide, tall, DOOR);
  for (const side of [0, 1]) {
    far.rect(x + wide * (0.05 + side * 0.47), y + tall * 0.07, wide * 0.43, tall * 0.86, lighten(DOOR, 0.14));
    far.disc(x + wide * (0.42 + side * 0.16), y + tall * 0.55, unit * 0.009, TOP);
  }
}

function pans({ far, unit }: SetLayers, x: number, y: number): void {
  far.rect(x - unit * 0.04, y, unit * 0.34, unit * 0.01, STEEL);
  for (const [at, size, color] of [
    [0.02, 0.058, COPPER],
    [0.13, 0.05, hex('#3a3f4a')],
    [0.23, 0.042, COPPER],
  ] as const) {
    far.rect(x + unit * (at - 0.007), y, unit * 0.014, unit * 0.07, darken(color, 0.2));
    far.disc(x + unit * at, y + unit * (0.07 + size), unit * size, color);
  }
}

/** Draws the counter along the wall, with what stands on it. */
function counter({ middle, width, unit }: SetLayers, top: number, foot: number): void {
  const right = width * 0.86;
  middle.rect(-20, top, right + 20, foot - top, DOOR);
  const wide = unit * 0.2;
  for (let x = -20; x < right - wide * 0.6; x += wide) {
    middle.rect(x + wide * 0.06, top + unit * 0.05, wide * 0.88, foot - top - unit * 0.08, lighten(DOOR, 0.14));
    middle.disc(x + wide * 0.84, top + (foot - top) * 0.4, unit * 0.009, TOP);
  }
  middle.rect(-20, top - unit * 0.02, right + 20, unit * 0.045, TOP);
  const sink = width * 0.49;
  middle.line(
    [
      [sink, top - unit * 0.02],
      [sink, top - unit * 0.13],
      [sink + unit * 0.05, top - unit * 0.13],
      [sink + unit * 0.05, top - unit * 0.1],
    ],
    unit * 0.014,
    STEEL,
  );
  for (const [x, tall, color] of [
    [0.1, 0.1, hex('#d8604a')],
    [0.14, 0.085, hex('#e8b84a')],
    [0.175, 0.07, hex('#5a9ab8')],
  ] as const) {
    middle.rect(width * x, top - unit * (0.02 + tall), unit * 0.055, unit * tall, color);
    middle.rect(width * x - unit * 0.004, top - unit * (0.034 + tall), unit * 0.063, unit * 0.018, darken(color, 0.2));
  }
  const bowl = width * 0.7;
  for (const [x, y, color] of [
    [-0.04, 0.08, hex('#d8342c')],
    [0.035, 0.08, hex('#f0902a')],
    [0, 0.11, hex('#9ac24a')],
  ] as const)
    middle.disc(bowl + unit * x, top - unit * y, unit * 0.035, color);
  middle.shape(
    [
      [bowl - unit * 0.1, top - unit * 0.08],
      [bowl + unit * 0.1, top - unit * 0.08],
      [bowl + unit * 0.05, top - unit * 0.02],
      [bowl - unit * 0.05, top - unit * 0.02],
    ],
    hex('#fbf6ea'),
  );
}

function fridge({ middle, width, horizon, unit }: SetLayers, x: number, foot: number): void {
  const [wide, tall, color] = [width * 0.13, horizon * 0.82, hex('#f2ece0')];
  middle.rect(x, foot - tall, wide, tall, color);
  middle.rect(x, foot - tall * 0.64, wide, unit * 0.008, darken(color, 0.3));
  for (const [y, long] of [
    [0.56, 0.2],
    [0.88, 0.16],
  ] as const)
    middle.rect(x + wide * 0.1, foot - tall * y, unit * 0.014, tall * long, STEEL);
  middle.rect(x + wide * 0.5, foot - tall * 0.86, wide * 0.2, wide * 0.24, hex('#f2c14e'));
  middle.rect(x + wide * 0.62, foot - tall * 0.5, wide * 0.22, wide * 0.16, hex('#5a9ab8'));
}
