import { noise } from '../../../drawing/noise.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';

/** Share of the way from the peak to the foot down to which snow lies, and how far its edge strays. */
const SNOW = { mean: 0.27, stray: 0.2 };
/** Depth of the valleys between ridges, relative to the radius, and the height of ledges relative to the mountain's. */
const [VALLEY, LEDGE] = [0.42, 0.09];

/**
 * Returns a mountain one unit high and two wide, with ridges that run down from the peak: its rock and its snow.
 * @param rough how deep valleys are, 0 to 1
 */
export function mountainForms(around: number, rows: number, rough: number, seed: number): { rock: Shape; snow: Shape } {
  /** @param u share of the way around @param down share of the way from the peak to the foot */
  const pointAt = (u: number, down: number): Vector => {
    const angle = u * 2 * Math.PI;
    const [east, south] = [Math.sin(angle), Math.cos(angle)];
    const ridges = ridge(east * 1.7 + seed, south * 1.7 + down * 0.8) * 0.7 + ridge(east * 4 + seed, south * 4) * 0.3;
    const radius = down ** 1.12 * (1 + rough * VALLEY * (ridges * 2 - 1) * Math.min(1, down * 3));
    const ledge = LEDGE * rough * (noise(east * 3 + seed + down * 7, south * 3) - 0.5) * Math.sin(down * Math.PI);
    return [east * radius, 1 - down + ledge, south * radius];
  };
  const edgeAt = (u: number): number => {
    const angle = u * 2 * Math.PI;
    return SNOW.mean + SNOW.stray * (noise(Math.sin(angle) * 6 + seed, Math.cos(angle) * 6) - 0.5);
  };
  const upper = Math.max(2, Math.round(rows * 0.4));
  return {
    snow: gridShape(around, upper, (u, v) => pointAt(u, Math.max(0.002, v * edgeAt(u)))),
    rock: gridShape(around, rows - upper, (u, v) => pointAt(u, edgeAt(u) + v * (1 - edgeAt(u)))),
  };
}

/** Returns noise with sharp crests, 0 to 1. */
function ridge(x: number, y: number): number {
  return 1 - Math.abs(noise(x, y) * 2 - 1);
}
