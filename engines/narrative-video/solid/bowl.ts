import type { ProfilePoint } from '../../drawing/solids/shapes.ts';

/** Radius of the widest dish of one piece, meters. */
const DISH = 0.3;
/** How much wider than its foot a dish is at least. */
const OPENS = 1.5;

/** Whether a column of these radii is a bowl or a dish. */
export function isBowl({ radius, top }: { radius: number; top: number }): boolean {
  return top < DISH && top > radius * OPENS;
}

/** Returns the profile of a bowl: a foot, a round belly, and a rim around a hollow. Meters. */
export function bowlProfile({ radius, top, height }: { radius: number; top: number; height: number }): ProfilePoint[] {
  return [
    [0, 0],
    [radius * 0.92, 0],
    [radius * 0.92, height * 0.1],
    [top * 0.72, height * 0.26],
    [top * 0.9, height * 0.52],
    [top * 0.985, height * 0.82],
    [top, height],
    [top * 0.95, height],
    [top * 0.86, height * 0.84],
    [0, height * 0.8],
  ];
}
