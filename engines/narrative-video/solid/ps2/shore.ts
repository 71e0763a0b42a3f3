import { darken, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import type { Ground, Water } from '../../scenery/thing.ts';
import { isBelowGround } from '../waves.ts';

/** Half of the length of a shore, meters, and the number of its stretches. */
const [REACH, STRETCHES] = [26, 64];
/** How far wet sand reaches from the water's edge onto the land, how wide foam is, and heights over the ground, meters. */
const WET = { far: 1.5, high: 0.015 };
const FOAM = { wide: 0.2, high: 0.085 };
const WHITE: Rgb = [255, 250, 240];

/** Returns how much farther than its middle the water has run up the sand at x. */
function runUp(x: number): number {
  return 0.3 * Math.sin(x * 0.8 + 0.6) + 0.16 * Math.sin(x * 1.9) + 0.07 * Math.sin(x * 4.3);
}

function strip(from: (x: number) => number, to: (x: number) => number, y: number): Shape {
  return gridShape(STRETCHES, 1, (u, v) => {
    const x = (u * 2 - 1) * REACH;
    return [x, y, to(x) + (from(x) - to(x)) * v];
  });
}

/** Whether water ends flat on sand. Below a wall or a pier, it has no shore. */
export function hasShore({ kind }: Ground, water: Water | undefined): water is Water {
  return kind === 'sand' && water !== undefined && !isBelowGround(water.y);
}

/** Returns the sand that waves have left wet. */
export function wetSand({ from }: Water, { color, accent }: Ground): [Shape, Surface] {
  const wet = darken(mix(color, accent, 0.8), 0.3);
  const shape = strip(
    (x) => from + WET.far + runUp(x * 0.7 + 2),
    () => from - 0.6,
    WET.high,
  );
  return [shape, { color: wet, gloss: 0.5, sharpness: 14, sheen: 0.35, mirror: 0.3 }];
}

/** Returns the foam at the edge of water, with which it moves. */
export function foamOf({ from, y, color }: Water): [Shape, Surface] {
  const edge = (x: number) => from + 0.34 + runUp(x);
  const shape = strip((x) => edge(x) + FOAM.wide * (0.7 + 0.5 * Math.sin(x * 2.7)), edge, y + FOAM.high);
  return [shape, { color: mix(WHITE, lighten(color, 0.5), 0.18), glow: 0.3 }];
}
