import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import type { Rgb } from '../../../drawing/color.ts';
import { median } from '../../../people/swatches.ts';

/** Shares of the width of a hat, from each side, at which it is plain: its emblem is between them. */
const PLAIN = [0.07, 0.1, 0.13, 0.16] as const;
/** Rows, as a share of the hat's height, over which its outline and its colors are evened: braid and buttons are shorter. */
const [OUTLINE, BANDS] = [0.09, 0.055];
/** Least width of a row of the crown, relative to the widest one: an emblem may stand up from it. Its height is rounded. */
const [CROWN, ROUNDED] = [0.42, 0.2];
/** Share of the hat's width by which its middle hangs lower than its sides, because it is round. */
const SAG = 0.06;
/** Light at the edges of a hat from behind, relative to that in its middle, and in the middle. */
const [EDGE, MIDDLE] = [0.5, 0.92];

interface Row {
  left: number;
  right: number;
  color: Rgb;
}

/**
 * Returns a photographed hat from behind: a round one with the outline and the bands of color of its front, and without
 * its emblem.
 */
export function capFromBehind(hat: Canvas): Canvas {
  const { width, height } = hat;
  const { data } = hat.getContext('2d').getImageData(0, 0, width, height);
  const rows = evened(withoutPeak(rowsOf(data, width, height)), height);
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  const first = rows.findIndex(Boolean);
  /** Paints one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
  const paintRow = (y: number): void => {
    for (let x = 0; x < width; x += 1) {
      const wide = rows[y] ?? rows.at(-1);
      if (!wide) continue;
      // Behind, left and right change places.
      const across = ((wide.left + wide.right - 2 * x) / Math.max(1, wide.right - wide.left)) * -1;
      const up = SAG * (wide.right - wide.left) * across * across;
      const row = rows[Math.max(first, Math.round(y + up))];
      if (!row || y + up >= height - 1) continue;
      const middle = width - (row.left + row.right) / 2;
      const half = ((row.right - row.left) / 2) * roundedAt((y + up - first) / (height - first));
      const around = (x - middle) / Math.max(1, half);
      const edge = half - Math.abs(x - middle);
      if (edge <= 0) continue;
      const light = EDGE + (MIDDLE - EDGE) * Math.sqrt(Math.max(0, 1 - around * around));
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        image.data[at + channel] = (row.color[channel] as number) * light;
      image.data[at + 3] = 255 * Math.min(1, edge / 2, (height - 1 - y - up) / 2);
    }
  };
  for (let y = Math.max(0, first); y < height; y += 1) paintRow(y);
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Returns where a hat is in each row, and its color at the sides. Rows above it have none. */
function rowsOf(data: Uint8ClampedArray, width: number, height: number): (Row | undefined)[] {
  return Array.from({ length: height }, (_, y): Row | undefined => {
    const isSeen = (x: number) => (data[(y * width + x) * 4 + 3] as number) > 128;
    let [left, right] = [0, width - 1];
    while (left < width && !isSeen(left)) left += 1;
    while (right > left && !isSeen(right)) right -= 1;
    const wide = right - left;
    if (wide < 8) return undefined;
    const at = PLAIN.flatMap((share) => [left + wide * share, right - wide * share].map(Math.round));
    const color = median(at.map((x) => colorOf(data, y * width + x)));
    return color && { left, right, color };
  });
}

/** Returns rows without what stands up from the crown. */
function withoutPeak(rows: readonly (Row | undefined)[]): (Row | undefined)[] {
  const wide = (row: Row | undefined) => (row ? row.right - row.left : 0);
  const most = Math.max(...rows.map(wide));
  const first = rows.findIndex((row) => wide(row) > most * CROWN);
  return rows.map((row, y) => (y < first ? undefined : row));
}

/** Returns the width of a round crown relative to that of its photograph. @param down share of the hat's height */
function roundedAt(down: number): number {
  const up = Math.max(0, 1 - Math.max(0, down) / ROUNDED);
  return Math.sqrt(1 - up * up);
}

/** Returns rows without notches in the outline and without lines that are thinner than a band. */
function evened(rows: readonly (Row | undefined)[], height: number): (Row | undefined)[] {
  const near = (y: number, share: number) => {
    const reach = Math.max(1, Math.round(height * share));
    return rows.slice(Math.max(0, y - reach), y + reach + 1).filter((row) => row !== undefined);
  };
  return rows.map((row, y) => {
    if (!row) return undefined;
    const [outline, bands] = [near(y, OUTLINE), near(y, BANDS)];
    const [left, right, color] = [
      middleOf(outline.map((other) => other.left)),
      middleOf(outline.map((other) => other.right)),
      median(bands.map((other) => other.color)) ?? row.color,
    ];
    return { left, right, color };
  });
}

function colorOf(data: Uint8ClampedArray, pixel: number): Rgb {
  const [red, green, blue] = data.subarray(pixel * 4, pixel * 4 + 3);
  return [red as number, green as number, blue as number];
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
