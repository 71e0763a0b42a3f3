import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { PAPER, sweep, touch } from '../../picture/wet-brush.ts';
import { roughBox, type Sheet } from './sheet.ts';
import { wash } from './wash.ts';

/** Paints a front of the quay in the rain, whose foot runs into the wet ground. @param near 0 far away, 1 near */
export function house(
  sheet: Sheet,
  [left, top, right, foot]: readonly [number, number, number, number],
  near: number,
  color: string,
): void {
  const { unit, chance, tint, noise } = sheet;
  const [across, down] = [right - left, foot - top];
  wash(sheet, {
    colors: [color, color, '#9a7f94'],
    outline: roughBox(sheet, [left, top, right + 2 * unit, foot + 12 * unit], 3 * unit),
    reach: 30 * unit,
    stray: 1.6,
    soft: (_, y) =>
      unit *
      (1.2 + 14 * (1 - near) * (noise(y / 40 / unit, left) * 0.5 + 0.5) + 26 * smoothstep(foot - 30 * unit, foot, y)),
    lay: (x, y, run) => ({
      thick: (0.26 + 0.34 * near + 0.34 * run) * (1 - 0.35 * smoothstep(top, foot, y)),
      tone: clamp(0.3 + 0.4 * ((right - x) / across) + run * 0.7),
    }),
  });
  const roof = near * 16 * unit + 5 * unit;
  touch(
    sheet,
    [
      [left - 3 * unit, top],
      [left - 3 * unit, top],
      [left + across * 0.14, top - roof * 0.9],
      [left + across * 0.14, top - roof * 0.9],
      [right - across * 0.1, top - roof],
      [right - across * 0.1, top - roof],
      [right + 4 * unit, top + unit],
      [right + 4 * unit, top + unit],
    ],
    {
      colors: ['#a8604f', '#7a4a5c'].map(tint),
      load: [0.4 + 0.25 * near, 0.6 + 0.2 * near],
      bleeds: 5 * unit,
      lost: 0.5 - 0.5 * near,
    },
  );
  const columns = near > 0.7 ? 3 : 2;
  const rows = near > 0.5 ? 3 : 2;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [w, h] = [across * (0.42 / columns), down * 0.16];
      const x = left + across * ((column + 0.62) / (columns + 0.25)) + chance.around() * unit - w / 2;
      const y = top + down * (0.1 + row * 0.235);
      const isLit = chance.next() < 0.22 && near > 0.3;
      touch(sheet, roughBox(sheet, [x, y, x + w, y + h], 1.4 * unit), {
        colors: (isLit ? ['#ffe08a', '#f7a94a'] : ['#4a4f80', '#5f648f']).map(tint),
        load: isLit ? [0.7, 0.85] : [0.4 + 0.45 * near, 0.3 + 0.3 * near],
        lift: isLit ? 1 : 0,
        bleeds: 4 * unit,
        lost: isLit ? 0 : 0.55 - 0.6 * near,
      });
      if (near > 0.5 && !isLit)
        sweep(
          sheet,
          [
            [x - 2 * unit, y + h],
            [x + w / 2, y + h + unit],
            [x + w + 2 * unit, y + h],
          ],
          () => 2.4 * unit,
          { colors: [PAPER, PAPER], load: [0, 0], lift: 0.6 },
          4,
        );
    }
  if (near < 0.5) return;
  // The light of a shop, under its awning.
  const [x, y] = [left + across * 0.14, foot - down * 0.2];
  touch(sheet, roughBox(sheet, [x, y, right - across * 0.16, foot - 4 * unit], 2 * unit), {
    colors: ['#fff0b0', '#ffc45a', '#e8853a'].map(tint),
    load: [0.6, 0.8, 0.7],
    lift: 1,
    bleeds: 6 * unit,
    lost: 0.2,
  });
  touch(
    sheet,
    [
      [x - 6 * unit, y - 20 * unit * near],
      [x - 6 * unit, y - 20 * unit * near],
      [right - across * 0.12, y - 17 * unit * near],
      [right - across * 0.12, y - 17 * unit * near],
      [right - across * 0.06, y + 8 * unit],
      [x + across * 0.3, y + 11 * unit],
      [x - 14 * unit, y + 9 * unit],
      [x - 14 * unit, y + 9 * unit],
    ],
    {
      colors: (near > 0.9 ? ['#2f8a80', '#1f5f6a'] : ['#c94a3f', '#8a2f45']).map(tint),
      load: [0.75, 0.92],
      lift: 0.8,
    },
  );
  for (let person = 0; person < 2; person++) {
    const at = x + across * chance.between(0.1, 0.5);
    sweep(
      sheet,
      [
        [at, foot - 2 * unit],
        [at + unit, foot - down * 0.07],
        [at, foot - down * 0.125],
      ],
      (along) => unit * 9 * near * (1.1 - 0.5 * along),
      { colors: ['#3a3350', '#5a4a60'].map(tint), load: [0.8, 0.9] },
      6,
    );
  }
}
