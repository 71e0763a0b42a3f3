import { framed } from '../../people/framing.ts';
import type { Singer } from '../look.ts';
import { keptDrawings } from './kept.ts';
import type { Tones } from './tones.ts';

/** A square, in pixels of a picture. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/**
 * Returns where a square in which a singer was analyzed as usual is in the square of a picture: a face that is nearer
 * there is enlarged around its eyes.
 * @param usual side of the analyzed square in pixels @param side of the picture's
 */
export function squareIn(singer: Singer, usual: number, side: number): Square {
  const framedIn = (square: number, near: number | undefined) =>
    framed(singer.face, singer, { width: square, height: square }, singer.cutOut ? 'cut-out' : 'whole', near);
  const [from, to] = [framedIn(usual, 1), framedIn(side, singer.near)];
  const scale = to.scale / from.scale;
  return { x: to.x - from.x * scale, y: to.y - from.y * scale, size: usual * scale };
}

/**
 * Returns a function that gives the tones of a singer in the squares of all movements, but analyzes the singer once.
 * @param analyze finds the tones of a singer in a square, framed as usual
 */
export function placedOnce<Context>(
  analyze: (context: Context, singer: Singer, side: number) => Tones,
): (context: Context, singer: Singer, squares: { usual: number; side: number }) => Tones {
  const kept = keptDrawings<Tones>();
  return (context, singer, { usual, side }) => {
    const tones = kept(singer, usual, () => analyze(context, { ...singer, near: 1 }, usual));
    return placedTones(tones, squareIn(singer, usual, side), side);
  };
}

/** Returns the tones of a square picture that shows others, which are square too, at a place. @param side in pixels */
export function placedTones(tones: Tones, place: Square, side: number): Tones {
  const { width, features, speck } = tones;
  const scale = width / place.size;
  const across = readingsOf(place.x, scale, side, width);
  const down = readingsOf(place.y, scale, side, width);
  const placed = { light: new Float32Array(side * side), cover: new Uint8Array(side * side) };
  for (let y = 0; y < side; y++) placeRow(placed, tones, y, across, down);
  const shown = (values: Float32Array) => placedShares(values, width, across, down, Math.max(1, 1 / scale));
  return {
    ...{ width: side, height: side, speck: speck / scale ** 2, ...placed },
    ...(features && {
      features: { ink: shown(features.ink), paper: shown(features.paper), around: shown(features.around) },
    }),
  };
}

function placeRow(
  placed: Pick<Tones, 'light' | 'cover'>,
  { width, light, cover }: Tones,
  y: number,
  across: Readings,
  down: Readings,
): void {
  const side = across.from.length;
  const row = (down.from[y] as number) * width;
  const low = down.shares[y] as number;
  for (let x = 0, at = y * side; x < side; x++, at++) {
    const from = row + (across.from[x] as number);
    const right = across.shares[x] as number;
    // What is not covered has no lightness.
    const a = (1 - right) * (1 - low) * (cover[from] as number);
    const b = right * (1 - low) * (cover[from + 1] as number);
    const c = (1 - right) * low * (cover[from + width] as number);
    const d = right * low * (cover[from + width + 1] as number);
    const covered = a + b + c + d;
    if (covered === 0) continue;
    placed.cover[at] = covered + 0.5;
    const upper = a * (light[from] as number) + b * (light[from + 1] as number);
    const lower = c * (light[from + width] as number) + d * (light[from + width + 1] as number);
    placed.light[at] = (upper + lower) / covered;
  }
}

/** For each row or column of a picture, the one of another that it shows, and the share of the next. */
interface Readings {
  from: Int32Array;
  shares: Float32Array;
}

function readingsOf(start: number, scale: number, count: number, width: number): Readings {
  const readings = { from: new Int32Array(count), shares: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const place = (at + 0.5 - start) * scale - 0.5;
    const from = Math.max(0, Math.min(width - 2, Math.floor(place)));
    readings.from[at] = from;
    readings.shares[at] = clamp(place - from);
  }
  return readings;
}

/** @param steep how much larger they are shown: their edges, which get softer, are made steeper by as much */
function placedShares(values: Float32Array, width: number, across: Readings, down: Readings, steep: number) {
  const side = across.from.length;
  const placed = new Float32Array(side * down.from.length);
  const rows = new Uint8Array(width);
  for (let at = 0; at < values.length; at++) if (values[at] !== 0) rows[Math.floor(at / width)] = 1;
  for (let y = 0; y < down.from.length; y++) {
    const first = down.from[y] as number;
    // Most rows show none.
    if (!rows[first] && !rows[first + 1]) continue;
    const low = down.shares[y] as number;
    for (let x = 0; x < side; x++) {
      const from = first * width + (across.from[x] as number);
      const right = across.shares[x] as number;
      const upper = (values[from] as number) * (1 - right) + (values[from + 1] as number) * right;
      const lower = (values[from + width] as number) * (1 - right) + (values[from + width + 1] as number) * right;
      const share = upper * (1 - low) + lower * low;
      if (share > 0) placed[y * side + x] = clamp((share - 0.5) * steep + 0.5);
    }
  }
  return placed;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
