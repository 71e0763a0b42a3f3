import { darken, luminance, type Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import type { Trunk } from './trunk.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

/** The colors of a jacket and of what is worn under it, as the look shows them. */
interface Dyed {
  color: Rgb;
  /** The shirt, or the lining of an open jacket. */
  accent: Rgb;
  /** Lapels and flaps of pockets. */
  rib: Rgb;
  hasAccent: boolean;
  tie: Rgb | undefined;
}

const BARE = { hasLine: false, isFlat: true };
/** Buttons of uniforms and suits. */
const BRASS: Rgb = [206, 164, 74];

/** Draws a jacket with notched lapels. Over a shirt that the picture shows it is buttoned, and the shirt may have a tie. */
export function drawJacket(brush: Brush, trunk: Trunk, dyed: Dyed): void {
  const { at, collar } = trunk;
  const { color, accent, rib, hasAccent, tie } = dyed;
  const line = brush.ink.line(color);
  const ends = hasAccent
    ? [at(0.3, 0.62), at(0, 0.36), at(-0.3, 0.62)]
    : [at(0.24, 0.55), at(0.2, -0.14), at(-0.2, -0.14), at(-0.24, 0.55)];
  const opening = [collar(-1, 1.06), collar(0, 0.92), collar(1, 1.06), ...ends];
  brush.shape(smoothPath(opening, 0.7), accent, { isFlat: true });
  if (hasAccent && tie) drawTie(brush, trunk, tie);
  for (const side of [-1, 1]) {
    const lapel = [
      collar(side * 0.86, 1.12),
      collar(side * 1.7, 0.98),
      collar(side * 2.1, 0.83),
      collar(side * 1.5, 0.81),
      collar(side * 2, 0.73),
      hasAccent ? at(side * 0.02, 0.37) : at(side * 0.24, 0.46),
      hasAccent ? at(side * 0.22, 0.62) : at(side * 0.2, 0.6),
    ];
    brush.shape(cornered(lapel), rib, { isFlat: true });
    const flap = [at(side * 0.42, 0.2), at(side * 0.74, 0.24), at(side * 0.74, 0.15), at(side * 0.42, 0.11)];
    brush.shape(cornered(flap), rib, { isFlat: true });
    if (!hasAccent) brush.stroke(smoothLine([at(side * 0.22, 0.46), at(side * 0.2, -0.1)]), line, 0.8);
  }
  if (hasAccent) {
    drawShirtCollar(brush, trunk, accent, tie !== undefined);
    brush.stroke(smoothLine([at(0, 0.36), at(0.06, -0.12)]), rib, 1.2);
  }
  for (const up of [0.3, 0.14])
    brush.shape(
      ellipse(...at(hasAccent ? -0.1 : -0.3, up), brush.line * 1.7, brush.line * 1.7),
      hasAccent ? BRASS : accent,
      BARE,
    );
}

/** Draws the two points of a shirt's collar. They meet at a tie, and stand apart without one. */
function drawShirtCollar(brush: Brush, { collar }: Trunk, shirt: Rgb, isClosed: boolean): void {
  for (const side of [-1, 1]) {
    const flap: Point[] = [
      collar(side * 0.95, 1.05),
      collar(side * 1.4, 0.98),
      collar(side * 1.2, 0.79),
      collar(side * (isClosed ? 0.12 : 0.3), isClosed ? 0.94 : 0.88),
    ];
    brush.shape(cornered(flap), shirt, { isFlat: true });
  }
}

/** Draws a tie: its knot, and a blade that widens down to the buttoned jacket. */
export function drawTie(brush: Brush, { at, collar }: Trunk, color: Rgb): void {
  const blade: Point[] = [collar(-0.3, 0.82), collar(0.3, 0.82), at(0.17, 0.46), at(0, 0.36), at(-0.17, 0.46)];
  const knot: Point[] = [collar(-0.46, 0.95), collar(0.46, 0.95), collar(0.28, 0.8), collar(-0.28, 0.8)];
  brush.shape(cornered(blade), color, { isFlat: true });
  brush.shape(cornered(knot), luminance(color) > 60 ? darken(color, 0.15) : color, { isFlat: true });
}
