import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { Look } from '../look.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Layer, PaintedSet } from './set.ts';
import type { Box } from './trimmed.ts';

/**
 * Returns a layer at the size at which it is shown.
 * @param seen the part of the set that is shown, pixels of the set. The rest is cut off.
 */
export function enlarged(layer: Layer, scale: number, isSmooth: boolean, seen: Box = ALL): Layer {
  const { left, top, ...cut } = partOf(layer, seen);
  const canvas = createCanvas(Math.max(1, Math.round(cut.width * scale)), Math.max(1, Math.round(cut.height * scale)));
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = isSmooth;
  context.drawImage(layer.canvas, -left * scale, -top * scale, layer.width * scale, layer.height * scale);
  return { ...cut, canvas };
}

const ALL: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** Returns where a part of a layer is, in whole pixels of its canvas, and how far from the layer's corner. */
function partOf({ canvas, x, y, width, height, opaqueFrom, parts }: Layer, seen: Box) {
  const pixel = width / canvas.width;
  const [left, top, right, bottom] = within(
    [
      Math.floor((seen[0] - x) / pixel) * pixel,
      Math.floor((seen[1] - y) / pixel) * pixel,
      Math.ceil((seen[2] - x) / pixel) * pixel,
      Math.ceil((seen[3] - y) / pixel) * pixel,
    ],
    [0, 0, width, height],
  );
  const moved = parts
    ?.map((part) => within(part, [left, top, right, bottom]))
    .filter((part) => part[2] > part[0] && part[3] > part[1])
    .map((part): Box => [part[0] - left, part[1] - top, part[2] - left, part[3] - top]);
  return {
    left,
    top,
    x: x + left,
    y: y + top,
    width: right - left,
    height: bottom - top,
    opaqueFrom: Math.max(0, opaqueFrom - top),
    ...(moved && { parts: moved }),
  };
}

/** Returns the part of a box that is inside another one. */
function within(box: Box, [left, top, right, bottom]: Box): Box {
  const across = (edge: number) => Math.max(left, Math.min(right, edge));
  const down = (edge: number) => Math.max(top, Math.min(bottom, edge));
  return [across(box[0]), down(box[1]), across(box[2]), down(box[3])];
}

/** Pixels of a fine layer for each of its own, along each side. With fewer, lines would have steps. */
const FINE = 2;
/** The same for a layer without hard lines, which shows no steps. Its pixels take half of the memory. */
const FINE_SOFT = 1.5;
/** A fine layer of a set at 720p has 5,200,000 pixels. More would take too much memory. */
const MOST_PIXELS = 5_300_000;

/**
 * Returns a layer with such small pixels that a camera that moves in or out can show the nearest one. That takes less
 * than half the time of smoothing in each frame. Larger sets stay as they are, and are smoothed.
 * @param seen the part of the set that is shown, pixels of the set. The rest is cut off.
 * @param isSoft whether it has no hard lines
 */
export function fine(layer: Layer, seen: Box = ALL, isSoft = false): Layer {
  const { width, height } = partOf(layer, seen);
  if (width * height * FINE ** 2 > MOST_PIXELS) return layer;
  return { ...enlarged(layer, isSoft ? FINE_SOFT : FINE, true, seen), isFine: true };
}

/** Returns sky and ground as one fine layer. */
export function backdropOf({ layers: { sky, ground } }: PaintedSet, seen: Box): Layer {
  const canvas = createCanvas(sky.canvas.width, sky.canvas.height);
  const context = canvas.getContext('2d');
  context.drawImage(sky.canvas, 0, 0);
  const density = sky.canvas.width / sky.width;
  context.drawImage(ground.canvas, ground.x * density, ground.y * density);
  const backdrop = fine({ ...sky, canvas }, seen);
  if (backdrop.canvas !== canvas) freeCanvas(canvas);
  return backdrop;
}

/** Pixels for each pixel of a picture out of focus, along each side, and the radius of its blur in these. */
const OUT_OF_FOCUS = { coarse: 4, blur: 2.2 };

/**
 * Returns a smaller picture that is out of focus.
 * @param draw draws it at its usual size
 */
export function outOfFocus({ width, height }: PictureSize, draw: (context: SKRSContext2D) => void): Canvas {
  const { coarse, blur } = OUT_OF_FOCUS;
  const canvas = createCanvas(Math.ceil(width / coarse), Math.ceil(height / coarse));
  const context = canvas.getContext('2d');
  context.filter = `blur(${blur}px)`;
  context.scale(1 / coarse, 1 / coarse);
  draw(context);
  return canvas;
}

/**
 * Returns layers, the farthest first, as one that is out of focus. They keep their places on the set.
 * @param seen the part of the set that is shown, pixels of the set
 */
export function softLayer(layers: readonly Layer[], set: PictureSize, seen: Box): Layer {
  const canvas = outOfFocus(set, (context) => {
    for (const { canvas, x, y, width, height } of layers) context.drawImage(canvas, x, y, width, height);
  });
  const soft = { canvas, x: 0, y: 0, width: set.width, height: set.height, opaqueFrom: 0 };
  // So soft a picture can be shown without smoothing, which would take longer in each frame than this does once.
  const large = { ...enlarged(soft, 1, true, seen), isFine: true };
  freeCanvas(canvas);
  return large;
}

/** Returns a layer's placement from its position on the set and the set's placement. */
export function shifted({ x, y }: { x: number; y: number }, place: Placement): Placement {
  return { ...place, x: place.x + x * place.scale, y: place.y + y * place.scale };
}

/** Draws a layer. A layer at its own size is copied to whole pixels, which is much faster. */
export function drawLayer(context: SKRSContext2D, layer: Layer, place: Placement): void {
  const { x, y, scale } = shifted(layer, place);
  const smooths = context.imageSmoothingEnabled;
  context.imageSmoothingEnabled = smooths && !layer.isFine;
  const { canvas, parts } = layer;
  const copies = isCopy(layer, scale);
  const [left, top] = copies ? [Math.round(x), Math.round(y)] : [x, y];
  const [width, height] = copies ? [canvas.width, canvas.height] : [layer.width * scale, layer.height * scale];
  if (parts) {
    for (const part of parts) {
      context.save();
      clipTo(context, part, { x: left, y: top, scale });
      context.drawImage(canvas, left, top, width, height);
      context.restore();
    }
  } else context.drawImage(canvas, left, top, width, height);
  context.imageSmoothingEnabled = smooths;
}

/** Confines drawing to a part of a layer. Its edges are on whole pixels, so neighbors neither overlap nor leave a gap. */
function clipTo(context: SKRSContext2D, part: Box, { x, y, scale }: Placement): void {
  const [left, top, right, bottom] = part.map((edge, index) => Math.round((index % 2 ? y : x) + edge * scale)) as [
    ...Box,
  ];
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
}

function isCopy({ canvas, width }: Layer, scale: number): boolean {
  return Math.abs(width * scale - canvas.width) < 0.6;
}

/** Draws the part of a layer of the sky that the ground does not hide. */
export function drawSkyAbove(
  context: SKRSContext2D,
  sky: Layer,
  place: Placement,
  line: number,
  { isSoft }: Look,
): void {
  const { canvas, width, height, isFine } = sky;
  const { x, y, scale } = shifted(sky, place);
  const rows = Math.min(canvas.height, Math.ceil(((line - y) / scale / height) * canvas.height) + 2);
  if (rows <= 0) return;
  const smooths = context.imageSmoothingEnabled;
  // What is out of focus already looks the same with the nearest pixels.
  context.imageSmoothingEnabled = smooths && !isSoft && !isFine;
  if (isCopy(sky, scale)) {
    context.drawImage(canvas, 0, 0, canvas.width, rows, Math.round(x), Math.round(y), canvas.width, rows);
  } else {
    const tall = (rows / canvas.height) * height * scale;
    context.drawImage(canvas, 0, 0, canvas.width, rows, x, y, width * scale, tall);
  }
  context.imageSmoothingEnabled = smooths;
}
