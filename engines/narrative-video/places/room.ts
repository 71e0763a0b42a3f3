import { hex, mix } from '../../drawing/color.ts';
import { interior, pane } from '../props/indoors.ts';
import { ROOMS } from '../props/rooms.ts';
import type { Place, SetLayers } from './set-layers.ts';

export const room: Place = (set) => {
  const own = ROOMS[set.near.hand.architecture ?? 'blocks'];
  if (own) own(set);
  else bedroom(set);
};

/** Draws a bedroom with a window, a bed, a shelf of books and a plant. */
function bedroom(set: SetLayers): void {
  const { width, height, horizon, ground, unit, light } = set;
  const foot = interior(set, hex('#b89a94'), hex('#9a6f4c'));
  pane(set, set.far, width * 0.36, foot - horizon * 0.72, width * 0.28, horizon * 0.46, hex('#f4ece0'));
  for (const [x, lean] of [
    [0.32, -1],
    [0.63, 1],
  ] as const) {
    set.far.shape(
      [
        [width * x, foot - horizon * 0.78],
        [width * (x + 0.05), foot - horizon * 0.78],
        [width * (x + 0.05 + lean * 0.012), foot - unit * 0.02],
        [width * (x + lean * 0.012), foot - unit * 0.02],
      ],
      hex('#c86f6a'),
    );
  }
  set.far.rect(width * 0.29, foot - horizon * 0.8, width * 0.42, unit * 0.014, hex('#6a4a38'));
  for (const [x, y, size] of [
    [0.14, 0.62, 0.13],
    [0.8, 0.66, 0.1],
    [0.88, 0.52, 0.08],
  ] as const) {
    set.far.rect(width * x, foot - horizon * y, unit * size, unit * size * 1.2, hex('#f0e4cc'));
    set.far.rect(
      width * x + unit * 0.012,
      foot - horizon * y + unit * 0.012,
      unit * size - unit * 0.024,
      unit * size * 1.2 - unit * 0.024,
      mix(hex('#4f8f9a'), hex('#e0803f'), y),
    );
  }
  set.middle.disc(width * 0.5, ground + unit * 0.02, unit * 0.48, hex('#b8504f'), { squash: 0.16 });
  set.middle.disc(width * 0.5, ground + unit * 0.02, unit * 0.38, hex('#e0b080'), { squash: 0.16 });
  if (!set.furniture.has('bed')) bed(set, width * 0.72);
  const shelf = width * 0.02;
  set.near.rect(shelf, ground - unit * 0.62, unit * 0.3, unit * 0.62, hex('#6f4a34'));
  const spines = [hex('#c8503f'), hex('#3f7f8a'), hex('#e0b04a'), hex('#7a4f8a'), hex('#e8e0d0')] as const;
  for (let row = 0; row < 3; row += 1) {
    set.near.rect(shelf + unit * 0.02, ground - unit * (0.59 - row * 0.19), unit * 0.26, unit * 0.16, hex('#3f2a20'));
    for (let book = 0; book < 9; book += 1)
      set.near.rect(
        shelf + unit * (0.025 + book * 0.028),
        ground - unit * (0.56 - row * 0.19),
        unit * 0.024,
        unit * 0.13,
        set.chance.pick(spines),
      );
  }
  set.near.rect(width * 0.66, ground - unit * 0.5, unit * 0.012, unit * 0.5, hex('#4a3a34'));
  set.near.shape(
    [
      [width * 0.66 - unit * 0.06, ground - unit * 0.48],
      [width * 0.66 - unit * 0.035, ground - unit * 0.6],
      [width * 0.66 + unit * 0.045, ground - unit * 0.6],
      [width * 0.66 + unit * 0.07, ground - unit * 0.48],
    ],
    hex('#ffe6b0'),
    { isBright: true },
  );
  if (light.isDark) set.near.glow(width * 0.66, ground - unit * 0.5, unit * 0.6, hex('#ffcf7a'), 0.6);
  set.front.disc(width * 0.02, height + unit * 0.02, unit * 0.1, hex('#b86a4a'), { squash: 1 });
  for (const lean of [-0.5, -0.15, 0.2, 0.55])
    set.front.shape(
      [
        [width * 0.02, height - unit * 0.06],
        [width * 0.02 + lean * unit * 0.3 - unit * 0.05, height - unit * 0.26],
        [width * 0.02 + lean * unit * 0.44, height - unit * 0.42],
        [width * 0.02 + lean * unit * 0.3 + unit * 0.05, height - unit * 0.26],
      ],
      hex('#2f6a44'),
      { isSmooth: true },
    );
}

/** Draws a bed from a place to the right edge. */
function bed({ near, width, ground, unit }: SetLayers, x: number): void {
  near.rect(x, ground - unit * 0.34, width * 0.4, unit * 0.22, hex('#7a4f36'));
  near.shape(
    [
      [x - unit * 0.1, ground - unit * 0.16],
      [width + 20, ground - unit * 0.16],
      [width + 20, ground + unit * 0.04],
      [x - unit * 0.14, ground + unit * 0.04],
    ],
    hex('#5a7fb0'),
  );
  near.blob(x + unit * 0.12, ground - unit * 0.19, unit * 0.13, unit * 0.06, hex('#fff8ee'));
}
