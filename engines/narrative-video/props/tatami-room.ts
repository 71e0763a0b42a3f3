import { hex } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { interior, lampGlow, pane } from './indoors.ts';

const BARE = { hasOutline: false, isFlat: true };

/** Draws a Japanese room: sliding doors of paper, straw mats, a scroll, a low table with cushions and a paper lamp. */
export function tatami(set: SetLayers): void {
  const { far, middle, near, width, height, horizon, ground, unit } = set;
  const foot = interior(set, hex('#e4d8bc'), hex('#c8bc7a'));
  const top = foot - horizon * 0.8;
  far.rect(-20, top - unit * 0.05, width + 40, unit * 0.05, hex('#6a4a38'));
  pane(set, far, width * 0.4, top, width * 0.2, foot - top - unit * 0.05, hex('#6a4a38'));
  for (const [from, to] of [
    [0.26, 0.4],
    [0.6, 0.86],
  ] as const) {
    far.rect(width * from, top, width * (to - from), foot - top, hex('#f8f2e2'), { isBright: true });
    for (let bar = 0; bar <= 4; bar += 1) {
      far.rect(
        width * (from + ((to - from) * bar) / 4) - unit * 0.005,
        top,
        unit * 0.01,
        foot - top,
        hex('#6a4a38'),
        BARE,
      );
      far.rect(width * from, top + ((foot - top) * bar) / 5, width * (to - from), unit * 0.008, hex('#6a4a38'), BARE);
    }
  }
  for (let mat = 0; mat < 5; mat += 1) {
    const at = (share: number, down: number): Point => [
      width * (0.5 + (share - 0.5) * (0.8 + down * 0.9)),
      foot + (height - foot) * down,
    ];
    middle.shape(
      [at(mat / 4 - 0.012, 0), at(mat / 4 + 0.012, 0), at(mat / 4 + 0.012, 1.1), at(mat / 4 - 0.012, 1.1)],
      hex('#4a5a3c'),
      BARE,
    );
  }
  scroll(set, width * 0.19, top + unit * 0.05);
  dwarfPine(near, width * 0.215, ground, unit);
  const table = width * 0.76;
  for (const [aside, tone] of [
    [-0.3, hex('#3f5a8a')],
    [0.27, hex('#a83c44')],
  ] as const)
    near.disc(table + aside * unit, ground + unit * 0.01, unit * 0.13, tone, { squash: 0.28 });
  near.disc(table, ground - unit * 0.1, unit * 0.24, hex('#7a4a34'), { squash: 0.26 });
  for (const side of [-0.15, 0.15])
    near.rect(table + side * unit, ground - unit * 0.09, unit * 0.03, unit * 0.11, hex('#5a3828'));
  near.disc(table - unit * 0.05, ground - unit * 0.13, unit * 0.03, hex('#e8f0e8'), { squash: 0.8 });
  near.disc(table + unit * 0.07, ground - unit * 0.12, unit * 0.024, hex('#b8503c'), { squash: 0.8 });
  const lamp = width * 0.31;
  near.disc(lamp, ground - unit * 0.16, unit * 0.09, hex('#fff0c8'), { squash: 1.4, isBright: true });
  near.rect(lamp - unit * 0.05, ground - unit * 0.05, unit * 0.1, unit * 0.03, hex('#4a3428'));
  lampGlow(set, near, lamp, ground - unit * 0.16, unit * 0.5);
}

/** Draws a hanging scroll with a branch in blossom. */
function scroll({ far, unit, chance }: SetLayers, x: number, y: number): void {
  const [wide, tall] = [unit * 0.13, unit * 0.34];
  far.rect(x, y, wide, tall, hex('#8a3f44'));
  far.rect(x + wide * 0.12, y + tall * 0.1, wide * 0.76, tall * 0.8, hex('#f6eedc'), BARE);
  for (const end of [0, 1])
    far.rect(x - unit * 0.012, y + end * tall, wide + unit * 0.024, unit * 0.014, hex('#4a3428'));
  far.line(
    [
      [x + wide * 0.2, y + tall * 0.84],
      [x + wide * 0.44, y + tall * 0.55],
      [x + wide * 0.8, y + tall * 0.26],
    ],
    unit * 0.007,
    hex('#3a3030'),
    { ...BARE, isSmooth: true },
  );
  for (let blossom = 0; blossom < 12; blossom += 1) {
    const along = chance.between(0.1, 1);
    far.disc(
      x + wide * (0.2 + along * 0.6) + unit * chance.between(-0.014, 0.014),
      y + tall * (0.84 - along * 0.58) + unit * chance.between(-0.016, 0.016),
      unit * 0.008,
      hex('#e8708a'),
      BARE,
    );
  }
}

/** Draws a dwarf pine in a bowl on a stand. */
function dwarfPine(near: Pen, stand: number, ground: number, unit: number): void {
  near.rect(stand - unit * 0.11, ground - unit * 0.2, unit * 0.22, unit * 0.03, hex('#5a3828'));
  for (const leg of [-0.095, 0.07])
    near.rect(stand + leg * unit, ground - unit * 0.18, unit * 0.025, unit * 0.18, hex('#4a2e22'));
  near.rect(stand - unit * 0.06, ground - unit * 0.24, unit * 0.12, unit * 0.045, hex('#3f6a8a'));
  near.line(
    [
      [stand, ground - unit * 0.24],
      [stand + unit * 0.03, ground - unit * 0.31],
      [stand - unit * 0.02, ground - unit * 0.37],
    ],
    unit * 0.018,
    hex('#5a4030'),
    { isSmooth: true },
  );
  for (const [aside, up, size] of [
    [-0.06, 0.36, 0.06],
    [0.06, 0.33, 0.055],
    [-0.01, 0.42, 0.065],
  ] as const)
    near.blob(stand + aside * unit, ground - up * unit, size * unit, size * unit * 0.5, hex('#3f7a4a'));
}
