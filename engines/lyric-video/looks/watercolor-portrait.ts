import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import { blob } from '../../drawing/hand.ts';
import { fractalAt, fractalTile } from '../../drawing/solids/fractal.ts';
import { framed } from '../../people/framing.ts';
import type { Composition, Singer } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, rim, trimmed } from '../picture/figure.ts';
import { withoutIslands } from '../picture/islands.ts';
import { keptDrawings } from '../picture/kept.ts';
import { featuresAlone } from '../picture/prints.ts';
import type { Tones } from '../picture/tones.ts';
import { PAPER } from './watercolor-blossoms.ts';

/** Washes from dark to light: the lightness up to which each is painted, its color and its opacity. By eye. */
const WASHES = [
  [0.26, '#2b3a63', 0.9],
  [0.48, '#8a5a7a', 0.78],
  [0.68, '#d9937e', 0.7],
  [0.95, '#f4d2b0', 0.72],
] as const;
const [LEVELS, TO, OPACITY] = [WASHES.length, WASHES.map(([to]) => to), WASHES.map(([, , opacity]) => opacity)];
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
  const place = placeOf(singer, usual, side);
  const paint = washed(
    tones,
    WASHES.map(([, color]) => hex(tint(color))),
    { side, place, unit },
  );
  const lines = featuresAlone(tones, tint('#33304f'), '#fffdf6');
  const { canvas, pen } = newCanvas(side, side);
  pen.imageSmoothingQuality = 'high';
  const { x, y, size } = place;
  pen.drawImage(lifted, x, y, size, size);
  pen.globalCompositeOperation = 'destination-in';
  const below = pen.createLinearGradient(0, side * 0.55, 0, side * 0.95);
  below.addColorStop(0, '#000000e0');
  below.addColorStop(1, '#00000000');
  pen.fillStyle = below;
  pen.fillRect(0, 0, side, side);
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(paint, 0, 0);
  pen.globalAlpha = 0.72;
  pen.drawImage(lines, x, y, size, size);
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

/** Where the square that was analyzed is in the square of a picture, so that a near face is enlarged around itself. */
function placeOf(singer: Singer, usual: number, side: number): Place {
  const framedIn = (square: number, near?: number) =>
    framed(singer.face, singer, { width: square, height: square }, singer.cutOut ? 'cut-out' : 'whole', near);
  const [from, to] = [framedIn(usual), framedIn(side, singer.near)];
  const scale = to.scale / from.scale;
  return { x: to.x - from.x * scale, y: to.y - from.y * scale, size: usual * scale };
}

/** A square, in pixels of a picture. */
interface Place {
  x: number;
  y: number;
  size: number;
}

/** @param sheet side of the picture in pixels, and where the tones are in it */
function washed(
  { width, light, cover }: Tones,
  colors: readonly Rgb[],
  { side, place, unit }: { side: number; place: Place; unit: number },
): Canvas {
  const { canvas, pen } = newCanvas(side, side);
  const image = pen.createImageData(side, side);
  const { data } = image;
  const tile = fractalTile();
  const scale = width / place.size;
  for (let y = 0; y < side; y++) {
    const down = (y + 0.5 - place.y) * scale - 0.5;
    const row = Math.max(0, Math.min(width - 2, Math.floor(down)));
    const low = clamp(down - row);
    for (let x = 0; x < side; x++) {
      const across = (x + 0.5 - place.x) * scale - 0.5;
      const column = Math.max(0, Math.min(width - 2, Math.floor(across)));
      const near = row * width + column;
      const right = clamp(across - column);
      // What is not covered has no lightness.
      const a = (cover[near] as number) * (1 - right) * (1 - low);
      const b = (cover[near + 1] as number) * right * (1 - low);
      const c = (cover[near + width] as number) * (1 - right) * low;
      const d = (cover[near + width + 1] as number) * right * low;
      const covered = a + b + c + d;
      if (covered === 0) continue;
      const lightness =
        a * (light[near] as number) +
        b * (light[near + 1] as number) +
        c * (light[near + width] as number) +
        d * (light[near + width + 1] as number);
      const slow = fractalAt(tile, (x / side) * 0.9, (y / side) * 0.9);
      const quick = fractalAt(tile, (x / side) * 2.6 + 0.3, (y / side) * 2.6 + 0.7);
      const tooth = fractalAt(tile, x / (300 * unit), y / (300 * unit));
      const value = lightness / covered + (slow - 0.5) * STRAY + (quick - 0.5) * STRAY * 0.5;
      let level = 0;
      while (level < LEVELS && value >= (TO[level] as number)) level++;
      if (level === LEVELS) continue;
      // Pigment gathers where a wash dries against a lighter one.
      const rim = Math.max(0, 1 - ((TO[level] as number) - value) / RIM);
      const dry = clamp(((1 - y / side) * 1.6 + (quick - 0.5) * 0.5 - 0.02) * 5);
      const density = (OPACITY[level] as number) * (0.78 + (slow - 0.5) * 0.5 + (tooth - 0.5) * 0.9) + 0.12 * rim;
      const run = clamp((quick - 0.5) * 2.2) * 0.55;
      const [one, other] = [colors[level] as Rgb, colors[Math.max(0, level - 1)] as Rgb];
      const at = (y * side + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (one[channel] as number) * (1 - run) + (other[channel] as number) * run;
        data[at + channel] = mixed * (1 - 0.08 * rim);
      }
      data[at + 3] = clamp(density) * dry * covered;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
