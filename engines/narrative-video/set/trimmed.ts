import { type Canvas, createCanvas, type ImageData } from '@napi-rs/canvas';
import { freeCanvas } from '../canvas-memory.ts';

/** Edges of a part of a layer. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A painted layer without its empty margins. Lengths are pixels of the canvas. */
export interface Cut {
  canvas: Canvas;
  /** Its position on the canvas that was cut. */
  x: number;
  y: number;
  /** Line below which it is opaque. */
  opaqueFrom: number;
  /** The parts that are not empty. They do not overlap. Without them, no part is. */
  parts?: readonly Box[];
}

/** Pixels of the layer per pixel of the small copy that is searched for empty areas. */
const GRAIN = 8;
/** Rows that are searched at once, and the least width of an empty area between two parts, in pixels of the small copy. */
const [ROWS, GAP] = [12, 8];
/** Pixels of the small copy around a part, for what is too faint to be seen in it, and for a blur. */
const MARGIN = 2;

/** Empty area for which two parts stay apart, in pixels of the small copy: copying it takes as long as drawing a part. */
const SPARED = 200;

/** Returns a layer that has no empty areas. */
export function whole(canvas: Canvas): Cut {
  return { canvas, x: 0, y: 0, opaqueFrom: 0 };
}

/** Cuts off empty margins and frees the original, so that less has to be copied. */
export function trimmed(canvas: Canvas): Cut {
  const small = createCanvas(Math.ceil(canvas.width / GRAIN), Math.ceil(canvas.height / GRAIN));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const image = context.getImageData(0, 0, small.width, small.height);
  const boxes = boxesOf(image).map(
    ([left, top, right, bottom]): Box => [
      left * GRAIN,
      top * GRAIN,
      Math.min(canvas.width, right * GRAIN),
      Math.min(canvas.height, bottom * GRAIN),
    ],
  );
  if (boxes.length === 0) {
    freeCanvas(canvas);
    return { canvas, x: 0, y: 0, opaqueFrom: 1, parts: [] };
  }
  const [x, y] = [Math.min(...boxes.map(([left]) => left)), Math.min(...boxes.map(([, top]) => top))];
  const kept = createCanvas(
    Math.max(...boxes.map(([, , right]) => right)) - x,
    Math.max(...boxes.map(([, , , bottom]) => bottom)) - y,
  );
  kept.getContext('2d').drawImage(canvas, -x, -y);
  freeCanvas(canvas);
  return {
    canvas: kept,
    x,
    y,
    opaqueFrom: Math.min(kept.height, opaqueLine(image) * GRAIN - y + GRAIN),
    parts: boxes.map(([left, top, right, bottom]): Box => [left - x, top - y, right - x, bottom - y]),
  };
}

/** Returns the parts of a small picture that are not empty, with a margin around them. */
function boxesOf(image: ImageData): Box[] {
  const boxes: Box[] = [];
  for (let from = 0; from < image.height; from += ROWS) {
    for (const box of boxesBetween(image, from, Math.min(image.height, from + ROWS))) {
      const above = boxes.findIndex(
        ([left, , right, bottom]) => left === box[0] && right === box[2] && bottom === box[1],
      );
      const [left, top, right] = boxes[above] ?? box;
      boxes.splice(above < 0 ? boxes.length : above, 1, [left, top, right, box[3]]);
    }
  }
  return joined(boxes);
}

/** Joins parts as long as it takes less to copy the empty area between two of them than to draw one part more. */
function joined(boxes: readonly Box[]): Box[] {
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const both = around(one, other);
      if (areaOf(both) - areaOf(one) - areaOf(other) > SPARED) continue;
      const rest = boxes.filter((box) => box !== one && box !== other);
      if (rest.some((box) => overlap(box, both))) continue;
      return joined([...rest, both]);
    }
  return [...boxes];
}

function around([left, top, right, bottom]: Box, other: Box): Box {
  return [Math.min(left, other[0]), Math.min(top, other[1]), Math.max(right, other[2]), Math.max(bottom, other[3])];
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

function overlap([left, top, right, bottom]: Box, other: Box): boolean {
  return left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;
}

/** Returns the parts in some rows, from left to right. They do not reach into other rows. */
function boxesBetween({ data, width, height }: ImageData, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let x = 0; x < width; x += 1) {
    let [first, last] = [height, -1];
    for (let y = Math.max(0, from - MARGIN); y < Math.min(height, to + MARGIN); y += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) === 0) continue;
      first = Math.min(first, y);
      last = y;
    }
    if (last < 0) continue;
    const [left, right] = [Math.max(0, x - MARGIN), Math.min(width, x + MARGIN + 1)];
    const [top, bottom] = [Math.max(from, first - MARGIN), Math.min(to, last + MARGIN + 1)];
    const before = boxes.at(-1);
    if (before && left - before[2] < GAP)
      boxes[boxes.length - 1] = [before[0], Math.min(before[1], top), right, Math.max(before[3], bottom)];
    else boxes.push([left, top, right, bottom]);
  }
  return boxes;
}

/** Returns the uppermost line below which every pixel is opaque. */
function opaqueLine({ data, width, height }: ImageData): number {
  let line = height;
  // The last row and column may be partly outside the canvas that was reduced.
  for (let y = height - 2; y >= 0; y -= 1) {
    for (let x = 0; x < width - 1; x += 1) if ((data[(y * width + x) * 4 + 3] ?? 0) < 255) return line;
    line = y;
  }
  return line;
}
