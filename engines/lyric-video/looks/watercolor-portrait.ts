import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import { blob } from '../../drawing/hand.ts';
import { fractalAt, fractalTile } from '../../drawing/solids/fractal.ts';
import type { Composition, Singer } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, rim, trimmed } from '../picture/figure.ts';
import { withoutIslands } from '../picture/islands.ts';
import { keptDrawings } from '../picture/kept.ts';
import { placedTones, squareIn } from '../picture/placed-tones.ts';
import { featuresAlone } from '../picture/prints.ts';
import type { Tones } from '../picture/tones.ts';
import { PAPER } from '../picture/wet-brush.ts';

/** Washes from dark to light: the lightness up to which each is painted, its color and its opacity. By eye. */
const WASHES = [
  [0.26, '#2b3a63', 0.9],
  [0.48, '#8a5a7a', 0.78],
  [0.68, '#d9937e', 0.7],
  [0.95, '#f4d2b0', 0.72],
] as const;
/** How far edges stray, and width of the rim that dries darker: in lightness. */
const [STRAY, RIM] = [0.12, 0.03];

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 1;

/** The tones of a singer for these washes, and paper from which they were lifted. */
interface Analyzed {
  tones: Tones;
  lifted: Canvas;
}

const kept = keptDrawings<Analyzed>();

/**
 * Returns the singer in transparent washes that run into each other, and how far the right edge is from the middle. The
 * picture ends where the brush ran dry.
 */
export function portraitOf(composition: Composition) {
  const { singer, art, tint, unit, width, height } = composition;
  if (!singer) return undefined;
  const side = Math.floor(Math.min(art.width, art.height));
  const usual = Math.floor(ANALYZED * Math.min(width, height));
  const { tones, lifted } = kept(singer, usual, () => analyzed(composition, singer, usual));
  const place = squareIn(singer, usual, side);
  const placed = placedTones(tones, place, side);
  const colors = WASHES.map(([, color]) => hex(tint(color)));
  const paint = washed(placed, colors, unit);
  const lines = featuresAlone(placed, tint('#33304f'), '#fffdf6');
  const { canvas, pen } = newCanvas(side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(lifted, place.x, place.y, place.size, place.size);
  pen.globalCompositeOperation = 'destination-in';
  const below = pen.createLinearGradient(0, side * 0.55, 0, side * 0.95);
  below.addColorStop(0, '#000000e0');
  below.addColorStop(1, '#00000000');
  pen.fillStyle = below;
  pen.fillRect(0, 0, side, side);
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(paint, 0, 0);
  pen.globalAlpha = 0.72;
  pen.drawImage(lines, 0, 0);
  return trimmed(canvas);
}

function analyzed({ unit, chance }: Composition, singer: Singer, side: number): Analyzed {
  const own = chance.fork('portrait');
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, (pen, w, h) =>
    blob(pen, w / 2, h / 2, w * 0.47, 0.12, own, 12),
  );
  const borders = WASHES.map(([to]) => to);
  return {
    tones: withoutIslands(drawnTones(figure, 3.5 * unit, 0.9), borders),
    lifted: rim(figure.canvas, 0, PAPER),
  };
}

function washed({ width, height, light, cover }: Tones, colors: readonly Rgb[], unit: number) {
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  const { data } = image;
  const tile = fractalTile();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cover[at] === 0) continue;
      const slow = fractalAt(tile, (x / width) * 0.9, (y / width) * 0.9);
      const quick = fractalAt(tile, (x / width) * 2.6 + 0.3, (y / width) * 2.6 + 0.7);
      const tooth = fractalAt(tile, x / (300 * unit), y / (300 * unit));
      const value = (light[at] as number) + (slow - 0.5) * STRAY + (quick - 0.5) * STRAY * 0.5;
      const level = WASHES.findIndex(([to]) => value < to);
      if (level < 0) continue;
      const [to, , opacity] = WASHES[level] as (typeof WASHES)[number];
      // Pigment gathers where a wash dries against a lighter one.
      const rim = Math.max(0, 1 - (to - value) / RIM);
      const dry = clamp(((1 - y / height) * 1.6 + (quick - 0.5) * 0.5 - 0.02) * 5);
      const density = opacity * (0.78 + (slow - 0.5) * 0.5 + (tooth - 0.5) * 0.9) + 0.12 * rim;
      const run = clamp((quick - 0.5) * 2.2) * 0.55;
      const [one, other] = [colors[level] as Rgb, colors[Math.max(0, level - 1)] as Rgb];
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (one[channel] as number) * (1 - run) + (other[channel] as number) * run;
        data[at * 4 + channel] = mixed * (1 - 0.08 * rim);
      }
      data[at * 4 + 3] = clamp(density) * dry * (cover[at] as number);
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
