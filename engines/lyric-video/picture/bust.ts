import type { Context2D } from '../../drawing/canvas.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Box } from '../../people/person.ts';

/** How long a picture's edge must cut through a person to be rounded, in shares of the edge. */
const LEAST = 0.04;
/** How far such a cut bends: in shares of its length, and at most in shares of the picture's width. By eye. */
const [BEND, MOST] = [0.34, 0.17];
/** Half of the length over which corners are rounded, in shares of the edge. */
const ROUND = 0.05;
/** Least bend at an end of a cut, in shares of its length. */
const LESS = 0.1;
/** Pixels that count as none: running means of zeros are not exactly 0 beside other values. */
const HARDLY = 0.01;
/** Distance that stays free beside a face, in shares of its width. */
const BESIDE = 0.06;
/** How high the curve at a bust's foot begins: in shares of the bust's height, and of half its width. By eye. */
const [FOOT, FLAT] = [0.16, 0.5];

/**
 * Ends a bust in curves wherever its picture ended, as a medal does. The straight edges of a photograph would look torn
 * from an album.
 * @param pen of a canvas with the bust, which stands on the lower edge
 * @param picture where the whole picture was drawn, in pixels of the canvas
 * @param about `face` is its box, which stays whole; a bust that `stands` has no curve at its foot
 */
export function roundOff(
  pen: Context2D,
  picture: Box,
  { face, stands = false }: { face?: Box; stands?: boolean },
): void {
  const { width, height } = pen.canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  const isPerson = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 128;
  const [left, top] = [Math.max(0, Math.ceil(picture.x)), Math.max(0, Math.ceil(picture.y))];
  const right = Math.min(width, Math.floor(picture.x + picture.width));
  const across = right - left;
  const room = (space: number | undefined) => Math.max(0, Math.min(MOST * across, space ?? across));
  const beside = face && BESIDE * face.width;
  const insets = {
    left: insetOf(height, (y, depth) => isPerson(left + depth, y), room(face && beside && face.x - beside - left)),
    right: insetOf(
      height,
      (y, depth) => isPerson(right - 1 - depth, y),
      room(face && beside && right - face.x - face.width - beside),
    ),
    top: insetOf(across, (x, depth) => isPerson(left + x, top + depth), room(face && beside && face.y - beside - top)),
  };
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.beginPath();
  insets.left.forEach((inset, y) => {
    pen.lineTo(inset > 0 ? left + inset : 0, y);
  });
  pen.lineTo(0, height);
  pen.lineTo(width, height);
  [...insets.right].reverse().forEach((inset, y) => {
    pen.lineTo(inset > 0 ? right - inset : width, height - 1 - y);
  });
  pen.fill();
  pen.beginPath();
  pen.moveTo(left, height);
  insets.top.forEach((inset, x) => {
    pen.lineTo(left + x, inset > 0 ? top + inset : 0);
  });
  pen.lineTo(right, height);
  pen.fill();
  if (!stands) foot(pen, isPerson);
  pen.restore();
}

/** Lets a bust end in a curve below, as wide as the bust. */
function foot(pen: Context2D, isPerson: (x: number, y: number) => boolean): void {
  const { width, height } = pen.canvas;
  let [left, right] = [width, 0];
  for (let y = Math.round(height * (1 - FOOT)); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isPerson(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  const middle = (left + right) / 2;
  const half = Math.max(1, (right - left) / 2);
  const tall = Math.min(FOOT * height, FLAT * half);
  const from = height - tall;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.lineTo(width, from);
  pen.lineTo(right, from);
  // The lowest point is below the canvas, so that the bust stands on its edge rather than on a tip.
  const end = height + 0.008 * tall;
  const tip = Math.max(middle - half * 0.4, Math.min(middle + half * 0.4, width / 2));
  pen.bezierCurveTo(right, from + tall * 0.62, tip + (right - tip) * 0.45, end, tip, end);
  pen.bezierCurveTo(tip - (tip - left) * 0.45, end, left, from + tall * 0.62, left, from);
  pen.lineTo(0, from);
  pen.fill();
}

/**
 * Returns how much to take away from one edge of a picture, for each pixel along it: nothing where the edge is free, and
 * a bend where it cuts through the person.
 * @param isPerson for a pixel along the edge, and its distance from it
 * @param room pixels that may be taken away
 */
function insetOf(length: number, isPerson: (along: number, depth: number) => boolean, room: number): Float64Array {
  const none = new Float64Array(length);
  const cut = [...none.keys()].filter((at) => isPerson(at, 1));
  const [from = 0, to = 0] = [cut[0], cut.at(-1)];
  const long = to - from;
  if (long < LEAST * length) return none;
  const round = Math.max(2, Math.round(ROUND * length));
  const most = Math.min(BEND * long, room);
  const free = none.map((_, at) => {
    let own = 0;
    while (own < most && !isPerson(at, own)) own++;
    return own;
  });
  // An outline that comes to the edge gradually, such as hair, needs less of a bend.
  const depthAt = (at: number) => Math.min(most, Math.max(LESS * long, free[at] ?? 0));
  const [start, end] = [depthAt(from - round), depthAt(to + round)];
  const bent = free.map((own, at) => {
    const off = (2 * (at - from)) / long - 1;
    if (Math.abs(off) <= 1) return Math.max(own, (off < 0 ? start : end) * off * off);
    const beyond = Math.max(from - at, at - to) / (3 * round);
    return Math.max(own, (off < 0 ? start : end) * Math.max(0, 1 - beyond) ** 2);
  });
  const smooth = boxMean(boxMean(Float32Array.from(bent), length, round), length, round);
  return none.map((_, at) => {
    const beyond = Math.max(0, from - at, at - to) / (3 * round);
    const own = free[at] as number;
    const taken = own + Math.max(0, (smooth[at] as number) - own) * Math.max(0, 1 - beyond);
    return taken > own + HARDLY ? taken : 0;
  });
}
