import { hasLampsLit } from '../light/light.ts';
import type { Fill, Pen } from '../pen/pen.ts';
import type { Part } from '../scenery/part.ts';

/** Least size of a part with an outline of its own, and the size from which shading would show as a stain. Meters. */
export const [OUTLINED, LARGE] = [0.34, 2.4];
/** Least size of a part that is drawn, pixels. */
export const SMALLEST = 0.7;

/** Returns how a part is filled. @param size least extent of the part, meters */
export function fillOf({ light }: Pen, { finish }: Part, size: number): Fill {
  const isLit = finish === 'lamp' && (light.isInside || hasLampsLit(light));
  return { isBright: isLit, hasOutline: size >= OUTLINED && !isLit, isFlat: size > LARGE || size < OUTLINED };
}
