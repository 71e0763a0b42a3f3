import { hex, lighten } from '../../drawing/color.ts';
import { drawCloud } from '../props/sky.ts';
import type { Place } from './set-layers.ts';

export const clouds: Place = (set) => {
  const { width, height, horizon, ground, unit, chance, light } = set;
  set.drawSky();
  for (let cloud = 0; cloud < 6; cloud += 1)
    drawCloud(
      set.far,
      width * chance.next(),
      horizon * chance.between(0.5, 1),
      unit * chance.between(0.18, 0.3),
      light.cloud,
    );
  for (const [x, y, size, tone] of [
    [0.2, 0.36, 0.1, hex('#ee5a4a')],
    [0.74, 0.24, 0.14, hex('#f0b03a')],
  ] as const) {
    const [left, top, radius] = [width * x, horizon * y, unit * size];
    for (let gore = -2; gore <= 2; gore += 1)
      set.far.blob(
        left + gore * radius * 0.34,
        top,
        radius * (0.62 - Math.abs(gore) * 0.12),
        radius * (1 - Math.abs(gore) * 0.08),
        gore % 2 ? lighten(tone, 0.5) : tone,
        { bumps: 16 },
      );
    for (const rope of [-0.2, 0.2])
      set.far.line(
        [
          [left + rope * radius * 2, top + radius * 0.8],
          [left + rope * radius, top + radius * 1.5],
        ],
        radius * 0.025,
        hex('#6a5040'),
      );
    set.far.rect(left - radius * 0.22, top + radius * 1.48, radius * 0.44, radius * 0.3, hex('#8a5f3c'));
  }
  for (const [pen, y, size] of [
    [set.middle, horizon + unit * 0.16, 0.34],
    [set.near, ground + unit * 0.06, 0.42],
  ] as const) {
    for (let x = -unit * 0.1; x < width + unit * 0.2; x += unit * size * 0.8) {
      const radius = unit * size * chance.between(0.8, 1.2);
      pen.blob(x, y + radius * 0.5, radius, radius * 0.8, pen === set.near ? lighten(light.cloud, 0.35) : light.cloud, {
        hasOutline: false,
      });
      pen.blob(x + radius * 0.4, y + radius * 0.36, radius * 0.5, radius * 0.42, lighten(light.cloud, 0.5), {
        hasOutline: false,
      });
    }
    pen.rect(-20, y + unit * size * 0.5, width + 40, height, lighten(light.cloud, 0.2), { hasOutline: false });
  }
  drawCloud(set.front, width * 0.02, height, unit * 0.3, lighten(light.cloud, 0.4));
  drawCloud(set.front, width * 0.98, height, unit * 0.34, lighten(light.cloud, 0.4));
};
