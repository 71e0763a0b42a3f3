import { gridShape } from './grid-shape.ts';
import type { Vector } from './matrix.ts';
import type { Shape } from './mesh.ts';

/** Half of the angle that an umbrella covers of the sphere that it is a part of, radians. */
const DOME = 1.16;
/** How far cloth between two ribs lies inside the round of the ribs, and how high its hem is cut, at the rim. */
const SAG = 0.09;
const SCALLOP = 0.16;

/**
 * Returns a point of the cloth of an umbrella whose rim is one unit from the pole and whose top is one unit high.
 * @param turn share of the way from one rib to the next
 * @param down share of the way from the top to the rim
 */
function clothAt(ribs: number, turn: number, down: number): Vector {
  const belly = 4 * turn * (1 - turn);
  const angle = DOME * down;
  const out = (Math.sin(angle) / Math.sin(DOME)) * (1 - SAG * belly * down);
  const height = (Math.cos(angle) - Math.cos(DOME)) / (1 - Math.cos(DOME));
  const around = ((turn - 0.5) * 2 * Math.PI) / ribs;
  return [Math.sin(around) * out, height + SCALLOP * belly * down ** 4, Math.cos(around) * out];
}

/** Returns the panel of an umbrella's cloth that faces the viewer, between two ribs. The pole is the y axis. */
export function canopyPanel(ribs: number, columns: number, rows: number): Shape {
  return gridShape(columns, rows, (u, v) => clothAt(ribs, u, v));
}

/** Returns points along the rib between the panel that faces the viewer and the next, from the top to the rim. */
export function canopyRib(ribs: number, count: number): Vector[] {
  return Array.from({ length: count }, (_, index) => clothAt(ribs, 1, index / (count - 1)));
}
