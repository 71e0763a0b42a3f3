import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, lighten, type Rgb } from '../../drawing/color.ts';

/** Pixels along the side of a disc's picture. */
const SIDE = 96;

/** Returns a lamp out of focus: a disc of light with the slightly brighter rim of a lens. */
export function discOf(color: Rgb): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  const gradient = pen.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2);
  gradient.addColorStop(0, css(lighten(color, 0.2), 0.7));
  gradient.addColorStop(0.8, css(color, 0.74));
  gradient.addColorStop(0.9, css(lighten(color, 0.15), 0.84));
  gradient.addColorStop(1, css(color, 0));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}
