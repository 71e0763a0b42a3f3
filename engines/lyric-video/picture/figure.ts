import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { boxMean } from '../../people/box-mean.ts';
import { framed, placedFace } from '../../people/framing.ts';
import type { Face } from '../../people/person.ts';
import type { Singer } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { roundOff } from './bust.ts';

/** The singer in a place of a picture. */
export interface Figure {
  canvas: Canvas;
  /** Of the canvas, in pixels. */
  width: number;
  height: number;
  /** In pixels of the canvas; undefined if no person was found. */
  face?: Face;
}

/**
 * Fits the singer into a place, framed by the face. A cut-out keeps its outline; any other picture gets the look's own
 * shape.
 */
export function figureOf(
  singer: Singer,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  shape: (pen: Context2D, width: number, height: number) => void,
): Figure {
  const { canvas, pen } = newCanvas(width, height);
  pen.imageSmoothingQuality = 'high';
  if (!singer.cutOut) {
    shape(pen, width, height);
    pen.clip();
  }
  const framing = framed(singer.face, singer, { width, height }, singer.cutOut ? 'cut-out' : 'whole');
  const { scale, x, y } = framing;
  const picture = { x, y, width: singer.width * scale, height: singer.height * scale };
  const face = singer.face && placedFace(singer.face, framing);
  pen.drawImage(singer.canvas, x, y, picture.width, picture.height);
  if (singer.cutOut) roundOff(pen, picture, face?.box);
  return { canvas, width: canvas.width, height: canvas.height, ...(face ? { face } : {}) };
}

/** The largest ellipse that fits, for looks without a shape of their own. */
export function oval(pen: Context2D, width: number, height: number): void {
  pen.beginPath();
  pen.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
}

export function circle(pen: Context2D, width: number, height: number): void {
  const radius = Math.min(width, height) / 2;
  pen.beginPath();
  pen.arc(width / 2, height - radius, radius, 0, 2 * Math.PI);
}

/** Lightness of a figure, stretched to its own range: 0 is black, 1 is white. */
interface Tones {
  width: number;
  height: number;
  light: Float32Array;
  cover: Uint8Array;
}

/** @param soft radius of the blur in pixels; the outline stays sharp */
export function tonesOf(figure: Figure, soft = 0): Tones {
  const { width, height } = figure;
  const sharp = pixelsOf(figure, 0);
  const data = soft > 0 ? pixelsOf(figure, soft) : sharp;
  const light = new Float32Array(width * height);
  const cover = new Uint8Array(width * height);
  const seen: number[] = [];
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
    light[at] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    cover[at] = sharp[at * 4 + 3] as number;
    if (at % 17 === 0 && (cover[at] as number) > 200) seen.push(light[at] as number);
  }
  seen.sort((a, b) => a - b);
  const low = seen[Math.floor(seen.length * 0.03)] ?? 0;
  const high = Math.max(low + 0.15, seen[Math.floor(seen.length * 0.97)] ?? 1);
  const spread = light.map((value) => Math.max(0, Math.min(1, (value - low) / (high - low))));
  return { width, height, cover, light: evened(spread, cover, width) };
}

/**
 * How much of the difference between bright and dark parts remains, and how strongly the features in each part stand
 * out.
 */
const [PARTS, FEATURES] = [0.55, 1.35];

/**
 * Brings out detail in bright and dark parts. With only a few inks, a pale face over dark clothes would otherwise lose
 * its eyes and mouth.
 */
function evened(light: Float32Array, cover: Uint8Array, width: number): Float32Array {
  const parts = meanWithin(light, cover, width, Math.round(width * 0.12));
  return light.map((value, at) => {
    if (cover[at] === 0) return 0;
    const part = parts[at] as number;
    return Math.max(0, Math.min(1, 0.5 + (part - 0.5) * PARTS + (value - part) * FEATURES));
  });
}

/** Returns for each pixel the mean lightness of the figure around it. What is outside the figure does not count. */
function meanWithin(light: Float32Array, cover: Uint8Array, width: number, reach: number): Float32Array {
  const covered = Float32Array.from(cover, (value) => value / 255);
  const around = boxMean(covered, width, reach);
  const sums = boxMean(
    light.map((value, at) => value * (covered[at] as number)),
    width,
    reach,
  );
  return sums.map((sum, at) => sum / Math.max(1e-3, around[at] as number));
}

function pixelsOf(figure: Figure, blurred: number): Uint8ClampedArray {
  const { pen } = newCanvas(figure.width, figure.height);
  if (blurred > 0) pen.filter = `blur(${blurred}px)`;
  pen.drawImage(figure.canvas, 0, 0);
  return pen.getImageData(0, 0, figure.width, figure.height).data;
}

/**
 * Repaints every pixel. @param color returns 0xRRGGBB, or undefined for none, from lightness, cover (0 to 255) and
 * place
 */
export function repainted(tones: Tones, color: (light: number, x: number, y: number) => number | undefined): Canvas {
  const { width, height, light, cover } = tones;
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cover[at] === 0) continue;
      const value = color(light[at] as number, x, y);
      if (value === undefined) continue;
      image.data[at * 4] = value >> 16;
      image.data[at * 4 + 1] = (value >> 8) & 255;
      image.data[at * 4 + 2] = value & 255;
      image.data[at * 4 + 3] = cover[at] as number;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** A few flat inks from dark to light, as on a cut poster. @param inks `#rrggbb`, or null to show the paper */
export function posterized(figure: Figure, inks: readonly (string | null)[], soft = 2): Canvas {
  const colors = inks.map((tint) => (tint === null ? undefined : Number.parseInt(tint.slice(1), 16)));
  return repainted(
    tonesOf(figure, soft),
    (light) => colors[Math.min(inks.length - 1, Math.floor(light * inks.length))],
  );
}

/** Shades of two or more inks that blend into each other, from dark to light. */
export function toned(figure: Figure, inks: readonly string[]): Canvas {
  const colors = inks.map((tint) => Number.parseInt(tint.slice(1), 16));
  return repainted(tonesOf(figure), (light) => {
    const position = light * (colors.length - 1);
    const index = Math.min(colors.length - 2, Math.floor(position));
    return mixed(colors[index] as number, colors[index + 1] as number, position - index);
  });
}

function mixed(a: number, b: number, share: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** How much darker than its surroundings a place must be to get a line, and how fast the line gains strength. By eye. */
const [FAINTEST, GAIN] = [0.012, 22];

/**
 * Draws the outline, and lines where the figure is darker than around it: eyes, mouth, folds, strands of hair. The
 * difference of two means finds such places, as a difference of Gaussians does.
 * @param tint 0xRRGGBB @param reach width of a line in pixels
 */
export function outlined(figure: Figure, tint: number, reach: number, soft = 2): Canvas {
  const tones = tonesOf(figure, soft * 0.4);
  const { width, height, light, cover } = tones;
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  const at = (x: number, y: number) => y * width + x;
  const step = Math.max(1, Math.round(reach));
  const near = meanWithin(light, cover, width, Math.max(1, Math.round(reach * 0.5)));
  const far = meanWithin(light, cover, width, Math.round(reach * 2.6));
  for (let y = step; y < height - step; y++) {
    for (let x = step; x < width - step; x++) {
      const here = at(x, y);
      if (cover[here] === 0) continue;
      const edge =
        Math.min(cover[at(x + step, y)] ?? 0, cover[at(x - step, y)] ?? 0, cover[at(x, y - step)] ?? 0) < 128;
      const deeper = (far[here] as number) - (near[here] as number);
      const strength = edge ? 1 : Math.max(0, Math.min(1, (deeper - FAINTEST) * GAIN));
      if (strength === 0) continue;
      image.data[here * 4] = tint >> 16;
      image.data[here * 4 + 1] = (tint >> 8) & 255;
      image.data[here * 4 + 2] = tint & 255;
      image.data[here * 4 + 3] = Math.round(strength * (cover[here] as number));
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** The figure's silhouette in one color, some pixels larger on all sides: the rim of a cut-out. */
export function rim(figure: Canvas, grow: number, color: string): Canvas {
  const { canvas, pen } = newCanvas(figure.width + 2 * grow, figure.height + 2 * grow);
  const steps = 24;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    pen.drawImage(figure, grow + Math.cos(angle) * grow, grow + Math.sin(angle) * grow);
  }
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Clears everything of a canvas that is outside another canvas's silhouette. */
export function inside(canvas: Canvas, figure: Canvas): Canvas {
  const { canvas: result, pen } = newCanvas(figure.width, figure.height);
  pen.drawImage(canvas, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(figure, 0, 0);
  return result;
}
