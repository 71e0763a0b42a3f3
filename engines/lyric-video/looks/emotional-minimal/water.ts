import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';

/**
 * Water from the horizon to the lower edge of the sheet.
 * @param stops colors from the horizon, 0, to where the water is darkest, 1
 */
export function waterOf(
  { pen, tint }: Brush,
  { left, right }: View,
  { horizon, darkest }: { horizon: number; darkest: number },
  stops: readonly (readonly [number, string])[],
): void {
  const water = pen.createLinearGradient(0, horizon, 0, darkest);
  for (const [at, color] of stops) water.addColorStop(at, tint(color));
  pen.fillStyle = water;
  pen.fillRect(left, horizon, right - left, 720 - horizon);
}

/** A light or a thing mirrored in water. Lengths are those of the sheet. */
interface Column {
  x: number;
  top: number;
  bottom: number;
  /** At the top. It grows toward the bottom, where the water is nearer. */
  width: number;
}

/**
 * A light on the water: a soft column that ripples break.
 * @param strength 0 to 1 @param share position in a cycle, 0 to 1, in which the ripples move
 */
export function smear(
  { pen, bar }: Brush,
  color: string,
  { x, top, bottom, width }: Column,
  strength: number,
  chance: Chance,
  share = 0,
): void {
  const before = pen.globalAlpha;
  const depth = bottom - top;
  for (let y = top; y < bottom; ) {
    const far = (y - top) / depth;
    const tall = 1.1 + 2 * far;
    const body = 0.62 + 0.38 * Math.sin(y * 0.31 + 2.1 * Math.sin(y * 0.093));
    const aside = Math.sin(y * 0.17 + 2 * Math.PI * share) * width * (0.06 + 0.3 * far);
    for (let part = 0; part < 3; part++) {
      const off = chance.around();
      const half = width * (0.3 + 0.5 * far) * chance.between(0.25, 0.9) * body;
      pen.globalAlpha = before * strength * (1 - far) ** 1.2 * (1 - 0.7 * Math.abs(off)) * chance.between(0.25, 0.85);
      bar(color, x + aside + off * width * (0.35 + 0.75 * far) - half, y, 2 * half, tall);
    }
    y += tall * chance.between(0.9, 1.9);
  }
  pen.globalAlpha = before;
}

/** What stands at a line of the water, upside down below it, shaken by ripples. @param paint draws the thing itself */
export function mirrored(
  brush: Brush,
  { x, top, bottom, width }: Column,
  opacity: number,
  paint: (brush: Brush) => void,
): void {
  const { pen } = brush;
  const tall = 3;
  for (let y = top; y < bottom; y += tall) {
    const far = (y - top) / (bottom - top);
    pen.save();
    pen.beginPath();
    pen.rect(x - width, y, 2 * width, tall + 0.3);
    pen.clip();
    pen.globalAlpha = opacity * (1 - far) * (0.72 + 0.28 * Math.sin(y * 0.5));
    pen.translate(Math.sin(y * 0.42 + Math.sin(y * 0.11) * 2) * (1 + 6 * far), 2 * top);
    pen.scale(1, -1);
    paint(brush);
    pen.restore();
  }
}

/** Thin streaks of light and shade on calm water. @param count how many */
export function streaks(
  { pen, bar }: Brush,
  colors: readonly string[],
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
  count: number,
  chance: Chance,
): void {
  for (let index = 0; index < count; index++) {
    const far = chance.next() ** 1.5;
    const long = (30 + 190 * far) * chance.between(0.4, 1.2);
    pen.globalAlpha = chance.between(0.06, 0.24);
    const y = top + far * (bottom - top);
    bar(chance.pick(colors), chance.between(left - long / 2, right), y, long, 0.8 + 2.4 * far);
  }
  pen.globalAlpha = 1;
}

/** Rings on the water around a point. @param share 0 when a ring begins, 1 when it is gone */
export function rings(
  { pen, tint }: Brush,
  color: string,
  [x, y]: readonly [number, number],
  reach: number,
  share: number,
) {
  pen.strokeStyle = tint(color);
  for (let ring = 0; ring < 3; ring++) {
    const grown = ((ring + share) % 3) / 3;
    pen.globalAlpha = 0.75 * (1 - grown) * Math.min(1, grown * 6);
    pen.lineWidth = 1.8 - grown;
    pen.beginPath();
    pen.ellipse(x, y, 5 + reach * grown, (5 + reach * grown) * 0.2, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A round glow that fades to nothing. @param color `#rrggbb` @param strength 0 to 1 */
export function glow(
  { pen, tint }: Pick<Brush, 'pen' | 'tint'>,
  color: string,
  x: number,
  y: number,
  radius: number,
  strength: number,
): void {
  const shining = hex(tint(color));
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(shining, strength));
  light.addColorStop(0.22, css(shining, strength * 0.5));
  light.addColorStop(0.55, css(shining, strength * 0.13));
  light.addColorStop(1, css(shining, 0));
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
