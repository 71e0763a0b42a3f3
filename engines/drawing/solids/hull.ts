import { between } from '../curve.ts';
import { gridShape } from './grid-shape.ts';
import type { Shape } from './mesh.ts';

/** An upright section of a hull at `z`, meters: half of its width, and the heights of its lower and its upper side. */
export type HullSection = readonly [z: number, half: number, low: number, high: number];

/** Exponent of the round of a section: 2 is an ellipse, more is a box with round edges. */
const BOXY = 3.4;
/** Share of the rows in which each end closes. */
const CAP = 0.04;

/** Lays a smooth skin around sections from back to front, such as the body of a car or a boat. Both ends are closed. */
export function hull(sections: readonly HullSection[], sides: number, rows: number): Shape {
  const section = (index: number) =>
    sections[Math.max(0, Math.min(sections.length - 1, index))] ?? ([0, 0, 0, 0] as const);
  return gridShape(sides, rows, (u, v) => {
    const share = Math.max(0, Math.min(1, (v - CAP) / (1 - 2 * CAP))) * (sections.length - 1);
    const from = Math.min(sections.length - 2, Math.floor(share));
    const at = (part: 0 | 1 | 2 | 3) =>
      between(
        section(from - 1)[part],
        section(from)[part],
        section(from + 1)[part],
        section(from + 2)[part],
        share - from,
      );
    const open = Math.sqrt(Math.max(0, Math.min(1, v / CAP, (1 - v) / CAP)));
    const [sin, cos] = [Math.sin(u * 2 * Math.PI), Math.cos(u * 2 * Math.PI)];
    const [low, high] = [at(2), at(3)];
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / BOXY);
    return [
      at(1) * round(sin) * open,
      (low + high) / 2 + ((high - low) / 2) * round(cos) * open,
      at(0) + (v < 0.5 ? -0.001 : 0.001) * open,
    ];
  });
}
