import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, type Rgb } from '../drawing/color.ts';
import type { Light } from './light.ts';
import { isSunLow } from './low-sun.ts';
import type { PictureSize } from './picture-size.ts';
import { type Key, shadeOf } from './set-light.ts';

/** The light on people who are drawn on a layer of their own. */
export interface FigureLight extends Key {
  light: Light;
}

/** Opacity of the shade on people's far side, by time of day, and in rooms. */
const SHADE: Readonly<Record<Light['time'], number>> = { dawn: 0.24, day: 0.22, sunset: 0.34, night: 0.38 };
const SHADE_INSIDE = 0.24;
/**
 * Width of the shade as a share of a body's height, and its largest share of the picture's height. A wider or darker one
 * would cut pieces off the jaws of near faces.
 */
const [WIDE, WIDEST] = [0.03, 0.026];
/** Width of the rim of light at night, in the same shares, and its opacity. */
const [RIM, RIM_WIDEST, RIM_OPACITY] = [0.0055, 0.008, 0.6];
/** Opacity of the color of lamps, the moon or a low sun on people, at the edge of the picture from which it comes. */
const WASH = 0.14;
/** How much higher than wide the shift is by which the light side is found: light comes from above. */
const ABOVE = 0.45;
/** Shadows on the ground: their length in heights of a body, how far they lean away from the light, and their opacity. */
const CAST = {
  low: { long: 0.5, lean: 0.7, opacity: 0.34 },
  high: { long: 0.2, lean: 0.5, opacity: 0.22 },
} as const;

let mask: Canvas | undefined;

/**
 * Shades the side of people that is away from the light. At night, lamps or the moon light the edges of the other side.
 * @param canvas has only people on it
 * @param tall height of the tallest body, pixels
 */
export function shadeFigures(canvas: Canvas, { light, side, color }: FigureLight, tall: number): void {
  const pen = over(canvas);
  const wide = Math.min(tall * WIDE, canvas.height * WIDEST);
  // Shade keeps the colors of cloth and skin. It is drawn only where people are.
  pen.globalCompositeOperation = 'multiply';
  pen.globalAlpha = light.isInside ? SHADE_INSIDE : SHADE[light.time];
  for (const share of [1, 0.45]) {
    pen.drawImage(edgesOf(canvas, css(shadeOf(light)), side * wide * share, -wide * share * ABOVE), 0, 0);
    pen.globalAlpha *= 0.7;
  }
  pen.globalCompositeOperation = 'source-atop';
  if (!light.isInside && (light.isDark || isSunLow(light))) wash(pen, side, color);
  if (light.isDark) {
    const thin = Math.max(1, Math.min(tall * RIM, canvas.height * RIM_WIDEST));
    pen.globalAlpha = RIM_OPACITY;
    pen.drawImage(edgesOf(canvas, css(color), -side * thin, thin * ABOVE), 0, 0);
  }
  pen.restore();
}

/**
 * Lays the shadows of people on the ground, under what is on the canvas. They lean away from the light, and are long
 * while the sun is low.
 * @param foot height at which people stand, pixels
 */
export function castShadows(canvas: Canvas, { light, side }: FigureLight, foot: number): void {
  const { long, lean, opacity } = CAST[isSunLow(light) || light.isDark ? 'low' : 'high'];
  const shadow = maskOf(canvas, css(darken(shadeOf(light), 0.65)));
  const pen = canvas.getContext('2d');
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-over';
  pen.globalAlpha = opacity;
  // What is higher on the body lies farther down and aside on the ground.
  pen.setTransform(1, 0, side * lean, -long, -side * lean * foot, foot * (1 + long));
  pen.drawImage(shadow, 0, 0);
  pen.restore();
}

/** Colors people in the light, less on the side away from it. */
function wash(pen: SKRSContext2D, side: number, color: Rgb): void {
  const { width, height } = pen.canvas;
  const [lit, away] = side > 0 ? [width, 0] : [0, width];
  const across = pen.createLinearGradient(lit, 0, away, height * 0.3);
  across.addColorStop(0, css(color, WASH));
  across.addColorStop(1, css(color, 0));
  pen.globalAlpha = 1;
  pen.fillStyle = across;
  pen.fillRect(0, 0, width, height);
}

/** Returns the parts of what is drawn that it does not cover after it is moved. */
function edgesOf(canvas: Canvas, color: string, right: number, down: number): Canvas {
  const edges = maskOf(canvas, color);
  const pen = edges.getContext('2d');
  pen.globalCompositeOperation = 'destination-out';
  pen.drawImage(canvas, right, down);
  return edges;
}

/** Returns what is drawn in one color. The mask is kept, because a new one for each pose would take too much memory. */
function maskOf(canvas: Canvas, color: string): Canvas {
  const { width, height }: PictureSize = canvas;
  mask = mask?.width === width && mask.height === height ? mask : createCanvas(width, height);
  const pen = mask.getContext('2d');
  pen.reset();
  pen.drawImage(canvas, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
  return mask;
}

/** Returns a pen that changes only what is drawn already. */
function over(canvas: Canvas): SKRSContext2D {
  const pen = canvas.getContext('2d');
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'source-atop';
  return pen;
}
