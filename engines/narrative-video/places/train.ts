import { darken, hex, lighten } from '../../drawing/color.ts';
import { ridge, tree } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const train: Place = (set) => {
  const { width, height, horizon, ground, unit, light } = set;
  set.sky.wash(0, horizon * 0.8, light.zenith, light.horizon);
  set.sky.wash(horizon * 0.8, height, light.horizon, light.haze);
  ridge(set.sky, width, horizon * 0.74, horizon * 0.2, height, hex('#6f8a9a'), 0.4);
  for (let x = 0; x < width; x += unit * 0.22) tree(set.sky, x, horizon * 0.94, unit * 0.2);
  const shell = hex('#c8ccd0');
  const [top, sill] = [horizon * 0.24, horizon * 0.86];
  set.middle.rect(-20, -20, width + 40, top + 20, shell);
  set.middle.rect(-20, sill, width + 40, height - sill, lighten(shell, 0.1));
  const bay = unit * 0.46;
  for (let x = -bay * 0.2; x < width + bay; x += bay) {
    set.middle.rect(x - unit * 0.05, -20, unit * 0.1, sill + 30, lighten(shell, 0.16));
    set.middle.rect(x, top - unit * 0.015, bay, unit * 0.02, darken(shell, 0.3));
    set.middle.rect(x, sill - unit * 0.01, bay, unit * 0.03, darken(shell, 0.3));
    set.middle.line(
      [
        [x + unit * 0.1, top + unit * 0.01],
        [x + unit * 0.3, sill - unit * 0.04],
      ],
      unit * 0.016,
      hex('#ffffff'),
      { alpha: 0.18, hasOutline: false },
    );
  }
  set.middle.rect(-20, horizon * 0.1, width + 40, unit * 0.03, hex('#fff8e0'), { isBright: true });
  if (light.isDark)
    for (let x = 0; x < width; x += unit * 0.5) set.middle.glow(x, horizon * 0.12, unit * 0.5, hex('#fff0c8'), 0.35);
  set.near.rect(-20, ground - unit * 0.02, width + 40, height, hex('#6a6c74'), { hasOutline: false });
  for (const x of [0.0, 0.74]) {
    for (let seat = 0; seat < 2; seat += 1) {
      const left = width * x + seat * unit * 0.24;
      set.near.rect(left, ground - unit * 0.42, unit * 0.21, unit * 0.34, hex('#2f5f9a'));
      set.near.rect(left + unit * 0.02, ground - unit * 0.47, unit * 0.17, unit * 0.09, hex('#e8e4dc'));
      set.near.rect(left - unit * 0.01, ground - unit * 0.14, unit * 0.23, unit * 0.1, hex('#244a7a'));
    }
  }
  for (let strap = 0; strap < 9; strap += 1) {
    const x = (strap + 0.5) * (width / 9);
    set.near.line(
      [
        [x, horizon * 0.16],
        [x, horizon * 0.27],
      ],
      unit * 0.008,
      hex('#5a5c64'),
      { hasOutline: false },
    );
    set.near.disc(x, horizon * 0.3, unit * 0.03, hex('#e8b03f'));
    set.near.disc(x, horizon * 0.3, unit * 0.016, light.horizon, { isBright: true });
  }
  set.front.rect(width * 0.03, -20, unit * 0.035, height + 40, hex('#e0b03a'));
};
