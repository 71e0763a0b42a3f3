import { hex } from '../../drawing/color.ts';
import { bar, type NearShape, oval } from './near-shape.ts';

/** Bars of a cell. */
export const bars: NearShape = {
  anchor: 'bottom',
  wide: 0.4,
  tall: 1.2,
  draw(pen, tone) {
    const iron = tone(hex('#33383f'));
    for (const x of [0.02, 0.14, 0.26]) {
      bar(pen, x, -0.1, 0.04, 1.3, iron);
      bar(pen, x + 0.026, -0.1, 0.008, 1.3, tone(hex('#6a727c')));
    }
    for (const y of [0.16, 0.7]) bar(pen, -0.1, y, 0.44, 0.05, iron);
  },
};

/** The end of a shelf with cans. */
export const goods: NearShape = {
  anchor: 'bottom',
  wide: 0.5,
  tall: 0.62,
  draw(pen, tone) {
    for (const [y, first] of [
      [0.02, 0],
      [0.31, 2],
    ] as const) {
      bar(pen, -0.1, y, 0.5, 0.03, tone(hex('#d8dce0')));
      bar(pen, -0.1, y - 0.03, 0.5, 0.03, tone(hex('#f8d84a')));
      ['#d8342c', '#3f8f5a', '#f2b02c', '#2f6fb0', '#e8783c'].slice(first, first + 3).forEach((color, can) => {
        bar(pen, 0.02 + can * 0.12, y + 0.03, 0.095, 0.16, tone(hex(color)));
        bar(pen, 0.02 + can * 0.12, y + 0.08, 0.095, 0.05, tone(hex('#f8f4ea')));
        oval(pen, 0.067 + can * 0.12, y + 0.19, 0.048, 0.014, 0, tone(hex('#c8ccd0')));
      });
    }
  },
};

/** A square pillar. */
export const pillar: NearShape = {
  anchor: 'bottom',
  wide: 0.3,
  tall: 1.2,
  draw(pen, tone) {
    bar(pen, -0.1, -0.1, 0.3, 1.3, tone(hex('#4a5a68')));
    bar(pen, 0.15, -0.1, 0.05, 1.3, tone(hex('#6a7c8a')));
    bar(pen, -0.1, 0.1, 0.3, 0.05, tone(hex('#d8c24a')));
  },
};

/** The ladder of a pool. */
export const steps: NearShape = {
  anchor: 'bottom',
  wide: 0.36,
  tall: 1.2,
  draw(pen, tone) {
    const steel = tone(hex('#c4d0d8'));
    for (const x of [0.04, 0.26]) bar(pen, x, -0.1, 0.035, 1.3, steel);
    for (const y of [0.08, 0.3, 0.52, 0.74]) bar(pen, 0.04, y, 0.25, 0.045, tone(hex('#a4b4c0')));
  },
};
