import type { ImageData } from '@napi-rs/canvas';
import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Rgb } from '../../../drawing/color.ts';
import { apart } from '../../../people/swatches.ts';

/** How a gap before the trunk is filled. */
interface Filling {
  /** How far the hips are to the viewer's right of the painted ones, and the distance between the shoulders, pixels. */
  aside: number;
  unit: number;
  /** Whether a limb lay across the trunk, so that its gap continues what is above it, and not what is to its sides. */
  isAcross: boolean;
}

/** Places of a leaning trunk, as shares of the way aside from its shoulders to its hips. */
const LEANING = [0.3, 0.65, 1];
/** Where the colors beside a gap are taken from and how soft its filling is, in distances between the shoulders. */
const BESIDE = { from: 0.03, to: 0.08, soft: 0.02 };
/** Opacity from which a pixel belongs to the body, and below which it was removed, 0 to 255. */
const [OPAQUE, REMOVED] = [200, 128];

/**
 * Fills the place from which a limb was removed before a trunk, with the colors beside it. Where the body does not go on
 * beside it, the place is filled only as far as the painted trunk reaches.
 * @param painted the painted trunk in place
 * @param whole the picture before: nothing is laid outside of it
 */
export function fillFreed(pen: Context2D, painted: Canvas, whole: Canvas, { aside, unit, isAcross }: Filling): void {
  const { width, height } = whole;
  const { canvas: trunk, pen: mask } = newCanvas(width, height);
  for (const share of LEANING) mask.drawImage(painted, aside * share, 0);
  const [before, body, cloth] = [whole.getContext('2d'), pen, mask].map((of) =>
    of.getImageData(0, 0, width, height),
  ) as [ImageData, ImageData, ImageData];
  const isGap = (at: number) =>
    (before.data[at * 4 + 3] as number) > REMOVED && (body.data[at * 4 + 3] as number) < REMOVED;
  const [lines, long, step] = isAcross ? [width, height, width] : [height, width, 1];
  for (let number = 0; number < lines; number += 1) {
    const line = { start: isAcross ? number : number * width, step, long };
    for (let from = 0; from < long; from += 1) {
      if (!isGap(line.start + from * step)) continue;
      let to = from + 1;
      while (to < long && isGap(line.start + to * step)) to += 1;
      const first = colorBeside(body.data, line, from, -unit);
      const last = colorBeside(body.data, line, to, unit);
      const middle = line.start + ((from + to) >> 1) * step;
      const colors = isAcross ? clothAbove(first, last, cloth.data, middle) : clothOf(first, last, cloth.data, middle);
      fillGap(cloth.data, line, [from, to], colors);
      from = to;
    }
  }
  mask.putImageData(cloth, 0, 0);
  const { canvas: filling, pen: soft } = newCanvas(width, height);
  soft.filter = `blur(${unit * BESIDE.soft}px)`;
  soft.drawImage(trunk, 0, 0);
  soft.filter = 'none';
  soft.globalCompositeOperation = 'destination-in';
  soft.drawImage(whole, 0, 0);
  pen.save();
  pen.globalCompositeOperation = 'destination-over';
  pen.drawImage(filling, 0, 0);
  pen.restore();
}

/** A row or a column of a picture: its first pixel, the pixels from one place to the next, and its places. */
interface Line {
  start: number;
  step: number;
  long: number;
}

/** Returns the mean color beside a gap, if the body goes on there. @param reach pixels, below 0 toward the line's start */
function colorBeside(
  data: Uint8ClampedArray,
  { start, step, long }: Line,
  edge: number,
  reach: number,
): Rgb | undefined {
  const sum = [0, 0, 0];
  let count = 0;
  for (let away = Math.abs(reach) * BESIDE.from; away < Math.abs(reach) * BESIDE.to; away += 1) {
    const place = Math.round(edge + Math.sign(reach) * away);
    const at = (start + place * step) * 4;
    if (place < 0 || place >= long || (data[at + 3] as number) < OPAQUE) return undefined;
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
    count += 1;
  }
  return sum.map((value) => value / Math.max(1, count)) as unknown as Rgb;
}

/** Colors of the body before and after a gap. */
type Beside = readonly [first: Rgb | undefined, last: Rgb | undefined];

/**
 * How much nearer to the color of the painted cloth one of two colors is, as `apart` measures it, if the other is that of
 * an arm, and how far from it an arm is that is above a gap.
 */
const [NEARER, OTHER] = [40, 60];

/** Returns the colors of a gap without that of the rest of a bare arm. @param middle of the gap */
function clothOf(first: Rgb | undefined, last: Rgb | undefined, data: Uint8ClampedArray, middle: number): Beside {
  const cloth = paintedAt(data, middle);
  if (!first || !last || !cloth) return [first, last];
  const nearer = apart(first, cloth) - apart(last, cloth);
  if (Math.abs(nearer) < NEARER) return [first, last];
  return nearer < 0 ? [first, first] : [last, last];
}

/** Returns the colors of a gap that a limb across the trunk left. Below it may be a lap or a table. */
function clothAbove(first: Rgb | undefined, last: Rgb | undefined, data: Uint8ClampedArray, middle: number): Beside {
  const cloth = paintedAt(data, middle);
  if (!first) return [first, last];
  return cloth && apart(first, cloth) > OTHER ? [undefined, undefined] : [first, first];
}

function paintedAt(data: Uint8ClampedArray, at: number): Rgb | undefined {
  const isPainted = (data[at * 4 + 3] as number) >= OPAQUE;
  return isPainted ? ([...data.subarray(at * 4, at * 4 + 3)] as unknown as Rgb) : undefined;
}

/** Colors a gap. Between two colors, the body goes on; beside one color, it ends where the cloth does. */
function fillGap(
  data: Uint8ClampedArray,
  { start, step }: Line,
  [from, to]: readonly [number, number],
  [first, last]: Beside,
): void {
  const known = first ?? last;
  if (!known) return;
  for (let place = from; place < to; place += 1) {
    const at = (start + place * step) * 4;
    const share = (place - from) / (to - from);
    for (let channel = 0; channel < 3; channel += 1) {
      const [begin, end] = [(first ?? known)[channel] as number, (last ?? known)[channel] as number];
      data[at + channel] = begin + (end - begin) * share;
    }
    if (first && last) data[at + 3] = 255;
  }
}
