import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { boxMean } from '../../people/box-mean.ts';
import { drawnFeatures } from './drawn-tones.ts';
import { stroke } from './features.ts';
import type { Figure } from './figure.ts';
import { featuresAlone } from './prints.ts';
import { strokesOf } from './strokes.ts';
import type { Tones } from './tones.ts';

/** Thickness of the lines inside the outline, in shares of the outline's. */
const INNER = 0.8;

/**
 * Draws a figure in few lines: its outline, the borders of hair and clothes, and the features of the face.
 * @param ink `#rrggbb` @param paper `#rrggbb` in the whites of the eyes and between the lips, or none
 * @param thickness of the outline in pixels @param tones of the figure, or its features alone, if they have been drawn before
 */
export function lineDrawing(
  figure: Figure,
  ink: string,
  thickness: number,
  paper?: string,
  tones: Omit<Tones, 'light' | 'speck'> = drawnFeatures(figure),
): Canvas {
  const { width, height } = figure;
  const { canvas, pen } = newCanvas(width, height);
  pen.drawImage(outlineOf(figure, thickness), 0, 0);
  for (const line of strokesOf(figure, tones.features?.around)) {
    stroke(pen, line, (along) => INNER * thickness * (0.35 + 0.65 * Math.sin(Math.PI * along) ** 0.6));
  }
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = ink;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(featuresAlone(tones, ink, paper ?? 'transparent'), 0, 0);
  return canvas;
}

/** A line along the inside of the outline. */
function outlineOf({ canvas: figure, width, height }: Figure, thickness: number): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  pen.drawImage(figure, 0, 0);
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  const cover = new Float32Array(width * height);
  for (let at = 0; at < cover.length; at++) cover[at] = (data[at * 4 + 3] as number) / 255;
  const reach = Math.max(1, Math.round(thickness));
  const depth = boxMean(boxMean(cover, width, reach), width, reach);
  // Half of the surroundings are covered on the outline, and all of them twice the reach inside.
  const inner = 0.5 + (0.5 * thickness) / (thickness + reach);
  for (let at = 0; at < depth.length; at++) {
    const line = Math.max(0, Math.min(1, (inner - (depth[at] as number)) * 2 * reach + 0.5));
    data[at * 4 + 3] = Math.round(255 * line * (cover[at] as number));
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
