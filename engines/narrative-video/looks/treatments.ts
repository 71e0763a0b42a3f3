import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { pixels, silhouette } from './raster.ts';

/** How a photograph or a drawing is redrawn in the look's style. */
interface Inking {
  /** Diameter in pixels of the area over which details are smoothed away. */
  smooth: number;
  /** Number of brightness levels that remain; 0 keeps all. */
  levels: number;
  saturation: number;
  contrast: number;
  /**
   * Lines where the brightness changes: their color, their strength from 0 to 1, and the smallest change that draws
   * one.
   */
  ink?: { color: readonly [number, number, number]; strength: number; threshold: number };
}

export async function inked(canvas: Canvas, { smooth, levels, saturation, contrast, ink }: Inking): Promise<Canvas> {
  const soft = smooth > 1 && Math.min(canvas.width, canvas.height) > 9 ? await median(canvas, smooth) : canvas;
  return pixels(soft, (data, width, height) => {
    const lines = ink ? edges(data, width, height) : undefined;
    for (let index = 0, pixel = 0; index < data.length; index += 4, pixel += 1) {
      if (data[index + 3] === 0) continue;
      const red = data[index] ?? 0;
      const green = data[index + 1] ?? 0;
      const blue = data[index + 2] ?? 0;
      const gray = 0.3 * red + 0.59 * green + 0.11 * blue;
      const bright = Math.max(0, Math.min(255, (gray - 128) * contrast + 132));
      const stepped = levels > 0 ? ((Math.floor((bright / 256) * levels) + 0.5) / levels) * 255 : bright;
      const gain = gray > 4 ? stepped / gray : 1;
      const line = ink && lines ? Math.min(1, Math.max(0, (lines[pixel] ?? 0) - ink.threshold) / 60) * ink.strength : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const color = stepped + ((data[index + channel] ?? 0) - gray) * gain * saturation;
        data[index + channel] = color + ((ink?.color[channel] ?? 0) - color) * line;
      }
    }
  });
}

/** Applies a median filter, which leaves flat areas with sharp borders. */
async function median(canvas: Canvas, size: number): Promise<Canvas> {
  const { width, height } = canvas;
  const raw = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .median(Math.min(9, Math.max(3, Math.round(size) | 1)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const result = createCanvas(width, height);
  return pixels(result, (target) => target.set(data));
}

/** Returns the Sobel gradient of the brightness. It is 0 next to transparent pixels. */
function edges(data: Uint8ClampedArray, width: number, height: number): Float32Array {
  const gray = new Float32Array(width * height);
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    const index = pixel * 4;
    gray[pixel] = 0.3 * (data[index] ?? 0) + 0.59 * (data[index + 1] ?? 0) + 0.11 * (data[index + 2] ?? 0);
  }
  const result = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const at = (offset: number) => gray[pixel + offset] ?? 0;
      if ((data[(pixel - width) * 4 + 3] ?? 0) < 200 || (data[(pixel + width) * 4 + 3] ?? 0) < 200) continue;
      const across = at(1 - width) + 2 * at(1) + at(1 + width) - at(-1 - width) - 2 * at(-1) - at(width - 1);
      const down = at(width - 1) + 2 * at(width) + at(width + 1) - at(-width - 1) - 2 * at(-width) - at(1 - width);
      result[pixel] = Math.hypot(across, down) / 4;
    }
  }
  return result;
}

/** Draws a dark line around the figure, inside its edge, so that the figure keeps its size. */
export function contoured(canvas: Canvas, width: number, color: string): Canvas {
  const result = createCanvas(canvas.width, canvas.height);
  const context = result.getContext('2d');
  context.drawImage(silhouette(canvas, color), 0, 0);
  const inner = createCanvas(canvas.width, canvas.height);
  const cut = inner.getContext('2d');
  cut.drawImage(canvas, 0, 0);
  cut.globalCompositeOperation = 'destination-in';
  for (let step = 0; step < 8; step += 1) {
    const angle = (step / 8) * Math.PI * 2;
    // The lower edge gets no line, because a bust continues below it.
    cut.drawImage(canvas, Math.cos(angle) * width, Math.min(0, Math.sin(angle) * width));
    cut.drawImage(canvas, Math.cos(angle) * width, Math.max(0, Math.sin(angle) * width), canvas.width, canvas.height);
  }
  context.drawImage(inner, 0, 0);
  return result;
}

/** Adds shadow on one side and light on the other, computed from the silhouette only. */
export function modeled(canvas: Canvas, depth: number, light: string, shadow: string): Canvas {
  const result = createCanvas(canvas.width, canvas.height);
  const context = result.getContext('2d');
  context.drawImage(canvas, 0, 0);
  for (const [color, direction] of [
    [shadow, 1],
    [light, -1],
  ] as const) {
    const edge = createCanvas(canvas.width, canvas.height);
    const pen = edge.getContext('2d');
    pen.drawImage(silhouette(canvas, color), 0, 0);
    pen.globalCompositeOperation = 'destination-out';
    pen.filter = `blur(${depth * 0.7}px)`;
    pen.drawImage(canvas, direction * depth, direction * depth * -0.6);
    context.globalCompositeOperation = 'source-atop';
    context.drawImage(edge, 0, 0);
  }
  return result;
}

/**
 * How an image becomes an inked and painted cel: inked edges, flat colors, light and shadow of a body, and an outline.
 */
interface Cel extends Inking {
  body: { depth: number; light: string; shadow: string };
  contour: { width: number; color: string };
}

/** @param unit length in pixels of which `depth` and `width` of body and contour are shares */
export async function cel(image: Canvas, unit: number, { body, contour, ...inking }: Cel): Promise<Canvas> {
  const flat = await inked(image, inking);
  const round = modeled(flat, unit * body.depth, body.light, body.shadow);
  return contoured(round, unit * contour.width, contour.color);
}
