import { hex, mix } from '../../drawing/color.ts';
import { floor, grass, pine, ridge, rock } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const mountain: Place = (set) => {
  const { width, height, horizon, ground, unit, chance, light } = set;
  set.drawSky();
  for (const [pen, rise, tone] of [
    [set.far, 0.72, hex('#8496b4')],
    [set.middle, 0.42, hex('#6c7a86')],
  ] as const) {
    const crest = horizon + unit * 0.05;
    const line = ridge(pen, width, crest, horizon * rise, crest + unit * 0.4, tone, 0.9);
    line.forEach(([x, y], index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after || y > before[1] || y > after[1] || crest - y < horizon * rise * 0.5) return;
      const cap = 0.36;
      const left: [number, number] = [x + (before[0] - x) * cap, y + (before[1] - y) * cap];
      const right: [number, number] = [x + (after[0] - x) * cap, y + (after[1] - y) * cap];
      const dip = y + (Math.max(left[1], right[1]) - y) * 0.66;
      pen.shape(
        [
          [x, y],
          right,
          [x + (right[0] - x) * 0.4, dip],
          [x, right[1] * 0.5 + left[1] * 0.5],
          [x + (left[0] - x) * 0.45, dip],
          left,
        ],
        hex('#f4f8ff'),
        { hasOutline: false },
      );
      pen.shape(
        [[x, y], right, [x + (right[0] - x) * 0.4, dip], [x, right[1] * 0.5 + left[1] * 0.5]],
        mix(hex('#b8c8e4'), light.horizon, 0.25),
        { hasOutline: false, alpha: 0.7 },
      );
    });
  }
  floor(set.near, width, horizon + unit * 0.08, height, hex('#6f8a58'), 8);
  for (let x = 0; x < width; x += unit * 0.1)
    pine(
      set.near,
      x + chance.between(-0.03, 0.03) * unit,
      horizon + unit * chance.between(0.08, 0.16),
      unit * chance.between(0.12, 0.22),
    );
  for (const [x, size] of [
    [0.08, 0.24],
    [0.9, 0.3],
    [0.74, 0.12],
  ] as const)
    rock(set.near, width * x, ground - unit * 0.02, unit * size);
  grass(set.near, width, ground - unit * 0.1, height, unit * 0.045, hex('#7a9a52'), 70);
  rock(set.front, width * 0.01, height + unit * 0.04, unit * 0.4, hex('#55545c'));
};
