import type { Rgb } from '../../drawing/color.ts';
import { hasLampsLit } from '../light/light.ts';
import type { Pen } from '../pen/pen.ts';
import type { Part } from '../scenery/part.ts';

/** Least size of a part that has an outline of its own, meters. */
const OUTLINED = 0.5;

/** Where parts are drawn: their origin, in pixels, and the pixels of a meter. */
interface Site {
  x: number;
  y: number;
  scale: number;
}

/** Draws blocks, balls and bars from the side of positive z, the farthest first, as a look draws flat shapes. */
export function drawElevation(pen: Pen, parts: readonly Part[], { x, y, scale }: Site): void {
  const seen = parts.map((part, index) => ({ part, index, front: frontOf(part) }));
  seen.sort((one, other) => one.front - other.front || one.index - other.index);
  for (const { part } of seen) {
    const [left, foot] = [x + part.at[0] * scale, y - part.at[1] * scale];
    const isBright = part.finish === 'lamp' && hasLampsLit(pen.light);
    const color: Rgb = part.color;
    switch (part.form) {
      case 'block': {
        const [wide, tall] = [part.size[0] * scale, part.size[1] * scale];
        const hasOutline = Math.min(part.size[0], part.size[1]) >= OUTLINED && !isBright;
        // A long wall is one color: shading for small things would show as a stain in its middle.
        pen.rect(left - wide / 2, foot - tall, wide, tall, color, { isBright, hasOutline, isFlat: true });
        break;
      }
      case 'ball': {
        const [radius, tall] = [(part.size[0] / 2) * scale, (part.size[1] / 2) * scale];
        const squash = tall / radius;
        pen.disc(left, foot - tall, radius, color, { squash, hasOutline: false, isFlat: true, isBright });
        break;
      }
      case 'bar': {
        const [right, end] = [x + part.to[0] * scale, y - part.to[1] * scale];
        if (Math.hypot(right - left, end - foot) < part.radius * scale)
          pen.disc(left, foot, part.radius * scale, color);
        else
          pen.line(
            [
              [left, foot],
              [right, end],
            ],
            Math.max(1, part.radius * 2 * scale),
            color,
            { hasOutline: false },
          );
        break;
      }
      default:
        throw new RangeError(`no elevation of a ${part.form}`);
    }
  }
}

function frontOf(part: Part): number {
  if (part.form === 'block' || part.form === 'ball') return part.at[2] + part.size[2] / 2;
  return part.form === 'bar' ? Math.max(part.at[2], part.to[2]) : part.at[2];
}
