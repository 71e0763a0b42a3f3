import { curve } from '../../../drawing/curve.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';
import { flood, type Paint, scratch } from '../../picture/pigment.ts';
import { PAPER } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** A broad wash, laid wet in wet. Lengths and places are in pixels. */
export interface Wash {
  colors: readonly string[];
  /** A closed line through which the edge of the wash goes. It may leave the sheet. */
  outline: readonly Point[];
  /**
   * Thickness of the paint and its pigment at a place.
   * @param run how the water moved the paint there, from -1 to 1
   */
  lay(x: number, y: number, run: number): Paint;
  /** Pixels over which the edge is lost in wet paper at a place; the sheet's unit where it dried as a line. */
  soft?(x: number, y: number): number;
  /** Pixels from what stays paper at a place, negative inside it. */
  spare?(x: number, y: number): number;
  /** The longest of the soft edges. */
  reach?: number;
  /** Across and down, the size of the places where the water moved the paint. */
  flow?: readonly [across: number, down: number];
  /** How far the edge strays from its line, in units; 3 by default, for a hand that did not look for it. */
  stray?: number;
  grains?: number;
  pooled?: number;
}

/** Pixels between the places at which the outline of a wash is looked at. */
const COARSE = 4;

export function wash(sheet: Sheet, look: Wash): void {
  const { pen, unit, noise, chance, tint } = sheet;
  const {
    colors,
    outline,
    lay,
    spare,
    reach = 12 * unit,
    flow = [150, 90],
    stray = 3,
    grains = 0.3,
    pooled = 0.8,
  } = look;
  const line = curve(outline, true, 6);
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const pad = reach + 4;
  const left = Math.max(0, Math.floor(Math.min(...xs) - pad));
  const top = Math.max(0, Math.floor(Math.min(...ys) - pad));
  const width = Math.min(sheet.width, Math.ceil(Math.max(...xs) + pad)) - left;
  const height = Math.min(sheet.height, Math.ceil(Math.max(...ys) + pad)) - top;
  if (width < 8 || height < 8) return;
  const patch = { left, top, width, height };
  const depth = depthOf(line, patch, reach);
  const [wide, tall] = [flow[0] * unit, flow[1] * unit];
  const seed = chance.between(0, 60);
  const soft = look.soft ?? (() => unit);
  flood(pen, { patch, colors: colors.map(tint), grains, rim: 7 * unit, pooled, unit }, (x, y) => {
    const [across, down] = [x / wide, y / tall];
    const bend = noise((across + down) / 2 + seed, (down - across) / 2);
    // Noise has a grid, which is seen unless it is turned.
    const run =
      0.6 * noise(across * 0.9 - down * 0.25 + bend, down * 0.95 + across * 0.2 + seed + bend) +
      0.28 * noise(across * 2.3 + down * 1.2 + seed, down * 2.3 - across * 1.2 + bend) +
      0.12 * noise(across * 6 - down * 4, down * 6 + across * 4 + seed);
    const wave = noise(x / 26 / unit, y / 26 / unit + seed) * stray * unit;
    const inside = depth(x, y) + wave;
    return { depth: spare ? Math.min(inside, spare(x, y)) : inside, soft: soft(x, y), ...lay(x, y, run) };
  });
}

/** Returns the distance to a closed line in pixels, up to a limit: negative outside. */
export function depthOf(
  line: readonly Point[],
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  limit: number,
): (x: number, y: number) => number {
  const radius = Math.max(2, Math.round(limit / COARSE / 2));
  const pad = 2 * radius + 2;
  const [across, down] = [Math.ceil(width / COARSE) + 2 * pad, Math.ceil(height / COARSE) + 2 * pad];
  const pen = scratch(across, down).getContext('2d');
  polygon(
    pen,
    line.map(([x, y]): Point => [(x - left) / COARSE + pad, (y - top) / COARSE + pad]),
  );
  pen.fill();
  const { data } = pen.getImageData(0, 0, across, down);
  const shape = Float32Array.from({ length: across * down }, (_, at) => (data[at * 4 + 3] as number) / 255);
  const means = boxMean(boxMean(shape, across, radius), across, radius);
  // Near a straight edge, the mean of two boxes falls by this much with each pixel.
  const steep = (2 * radius + 1) * COARSE;
  return (x, y) => {
    const column = clamp(Math.round((x - left) / COARSE) + pad, 0, across - 1);
    const row = clamp(Math.round((y - top) / COARSE) + pad, 0, down - 1);
    return ((means[row * across + column] as number) - 0.5) * steep;
  };
}

const TURNS = 720;

/**
 * Lets a drop of clear water run into a wash that is drying: a pale flower, and at its crinkled border the pigment that
 * it pushed away. @param strength 0 to 1
 */
export function backrun(
  { pen, noise, chance, unit, tint }: Sheet,
  [x, y]: Point,
  radius: number,
  pigment: string,
  strength = 1,
): void {
  const seed = chance.between(0, 60);
  const around = (turn: number, spots: number) => noise(Math.cos(turn) * spots + seed, Math.sin(turn) * spots + seed);
  // Water advances in round lobes, with cusps between them.
  const border = Float32Array.from({ length: TURNS }, (_, index) => {
    const turn = (index / TURNS) * 2 * Math.PI;
    const lobes = 0.4 * around(turn, 0.7) + 0.34 * Math.abs(around(turn, 1.5)) + 0.1 * Math.abs(around(turn, 4));
    return radius * (0.78 + lobes + 0.035 * Math.abs(around(turn, 11)) + 0.012 * around(turn, 30));
  });
  const dried = Float32Array.from({ length: TURNS }, (_, index) =>
    smoothstep(-0.35, 0.45, around((index / TURNS) * 2 * Math.PI, 0.7) + 0.25),
  );
  const reach = Math.ceil(radius * 1.6);
  const side = reach * 2;
  const canvas = scratch(side, side);
  const on = canvas.getContext('2d');
  const image = on.createImageData(side, side);
  const words = new Uint32Array(image.data.buffer);
  const [paper, dark] = [PAPER, tint(pigment)].map(wordOf) as [number, number];
  const wide = 2 * unit;
  const beyond = 9 * unit;
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const [dx, dy] = [column - reach, row - reach];
      const turn = Math.floor((Math.atan2(dy, dx) / (2 * Math.PI) + 1) * TURNS) % TURNS;
      const edge = border[turn] as number;
      const inside = edge - Math.hypot(dx, dy);
      if (inside < -beyond) continue;
      const held = dried[turn] as number;
      if (inside < wide) {
        // The pigment is thickest at the border, and thins out beyond it.
        const line = inside < 0 ? (1 + inside / beyond) ** 2 : 1 - inside / wide;
        words[at] = dark | (Math.round(255 * clamp(line) * held * strength * 0.42) << 24);
      } else {
        const share = inside / edge;
        const pale = (0.4 - 0.25 * smoothstep(0.1, 0.8, share)) * held * smoothstep(wide, wide * 2, inside);
        words[at] = paper | (Math.round(255 * pale * strength) << 24);
      }
    }
  }
  on.putImageData(image, 0, 0);
  pen.drawImage(canvas, 0, 0, side, side, x - reach, y - reach, side, side);
}

/** A color as the lower three bytes of a pixel. */
function wordOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return ((value & 255) << 16) | (value & 0xff00) | (value >> 16);
}

/** Drops that a loaded brush threw in one direction. @param reach pixels */
export function thrown(
  { pen, chance, unit, tint }: Sheet,
  [x, y]: Point,
  reach: readonly [across: number, down: number],
  count: number,
  colors: readonly string[],
): void {
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  for (let drop = 0; drop < count; drop++) {
    pen.fillStyle = tint(chance.pick(colors));
    pen.globalAlpha = chance.between(0.35, 0.8);
    disc(pen, x + chance.around() * reach[0], y + chance.around() * reach[1], unit * (0.7 + 5 * chance.next() ** 5));
    pen.fill();
  }
  pen.restore();
}
