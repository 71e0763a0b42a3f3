import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { css, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Light } from '../../light.ts';
import type { Figure } from '../figure.ts';
import { areaOf } from './film-light.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Light from behind a person: its color, its strength on the outline, and the side from which most of it comes. */
interface Rim {
  color: string;
  side: 1 | -1;
}

/** Opacity of the light on the outline, by the hour in the open, and in rooms. */
const OPACITY = { low: 0.78, night: 0.5, day: 0.3, room: 0.24, lamps: 0.26 };
/** Colors of lamps and of the moon behind people at night, and of lamps in rooms. */
const [MOONLIGHT, LAMPLIGHT]: readonly [Rgb, Rgb] = [
  [206, 214, 236],
  [255, 214, 168],
];
/** Height of a figure in pixels of the sheet on which its outline is found: the light is soft, so the sheet is small. */
const FINE = 330;
/** The most pixels of the picture for one of the sheet, along each side. */
const COARSEST = 4;
/** How far light reaches around the outline, in pixels of that sheet: from its own side, from the other one and from above. */
const REACH = { near: 1.5, far: 0.5, above: 1.1 };
/** Pixels of that sheet around the figure. */
const PAD = 3;

/** Returns the light behind people in a place. */
function rimOf(light: Light): Rim {
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  if (light.isInside)
    return light.isDark
      ? { color: css(LAMPLIGHT, OPACITY.lamps), side }
      : { color: css(lighten(light.haze, 0.5), OPACITY.room), side };
  if (isLow) return { color: css(lighten(light.horizon, 0.25), OPACITY.low), side };
  return light.isDark
    ? { color: css(mix(MOONLIGHT, light.horizon, 0.2), OPACITY.night), side }
    : { color: css(lighten(light.haze, 0.5), OPACITY.day), side };
}

/**
 * Lets the light behind people reach around their outline, as it does in a lens: cut out without it, they would seem to be
 * pasted on their place. Where a body covers itself or a partner, there is none.
 */
export function rimmed(draw: Figure['draw'], light: Light): Figure['draw'] {
  const rim = rimOf(light);
  return (context, at, state) => {
    draw(context, at, state);
    const { a: scale, e, f } = context.getTransform();
    const { canvas } = context;
    const [x, y, height] = [at.x * scale + e, at.y * scale + f, at.height * scale];
    const area = areaOf(state);
    const coarse = Math.max(1, Math.min(COARSEST, Math.round(height / FINE)));
    const pad = PAD * coarse;
    const left = Math.max(0, Math.floor(x + height * area.left) - pad);
    const top = Math.max(0, Math.floor(y - height * area.top) - pad);
    const wide = Math.min(canvas.width, Math.ceil(x + height * area.right) + pad) - left;
    const tall = Math.min(canvas.height, Math.ceil(y - height * area.bottom) + pad) - top;
    if (wide <= pad * 2 || tall <= pad * 2) return;
    const [w, h] = [Math.ceil(wide / coarse), Math.ceil(tall / coarse)];
    const outline = OUTLINE(w, h);
    outline.imageSmoothingQuality = 'medium';
    outline.drawImage(canvas, left, top, w * coarse, h * coarse, 0, 0, w, h);
    const edge = edgeOf(outline.canvas, { w, h }, rim);
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-atop';
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'medium';
    const inner = [w - PAD * 2, h - PAD * 2] as const;
    context.drawImage(edge, PAD, PAD, ...inner, left + pad, top + pad, inner[0] * coarse, inner[1] * coarse);
    context.restore();
  };
}

/** Returns what is outside of a shape and near its outline, in the light's color. */
function edgeOf(outline: Canvas, { w, h }: { w: number; h: number }, { color, side }: Rim): Canvas {
  const lay = (pen: Context2D, x: number, y: number) => pen.drawImage(outline, 0, 0, w, h, x, y, w, h);
  const inside = INSIDE(w, h);
  lay(inside, 0, 0);
  inside.globalCompositeOperation = 'destination-in';
  lay(inside, -side * REACH.near, 0);
  lay(inside, side * REACH.far, 0);
  lay(inside, 0, REACH.above);
  // It is bright outside too, so that the outline itself is, where it is laid on the person.
  const edge = EDGE(w, h);
  edge.fillStyle = color;
  edge.fillRect(0, 0, w, h);
  edge.globalCompositeOperation = 'destination-out';
  edge.drawImage(inside.canvas, 0, 0);
  return edge.canvas;
}

const [OUTLINE, INSIDE, EDGE] = [sharedSheet(), sharedSheet(), sharedSheet()];
