import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { circle, type Figure, figureOf } from '../../picture/figure.ts';
import { withoutIslands } from '../../picture/islands.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { placedTones, squareIn } from '../../picture/placed-tones.ts';
import { bordersOf, printed } from '../../picture/prints.ts';
import type { Tones } from '../../picture/tones.ts';
import { NIGHT, PAPER, type Press } from './press.ts';

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side: about a verse's size. */
const ANALYZED = 0.72;
/** Distance of the dots in units, and the angle of their rows in degrees. By eye, as are the next two. */
const [PITCH, ANGLE] = [5.4, 22];
/** Lightness below which dots begin, and where they fill everything. */
const [BEGINS, FULL] = [0.8, 0.22];
/** The night's ink prints what is darkest, and the features of the face. */
const DARK = [NIGHT, null, null, null, null];

/** What depends on the photograph alone. */
interface Analyzed {
  silhouette: Canvas;
  tones: Tones;
  /** As in a portrait, in shares of the square. */
  mirror: number;
}

const kept = keptDrawings<Analyzed>();

/** The singer's picture, for the square of the composition's picture. A place is its left edge, in units. */
export interface Portrait {
  /** Prints the picture on paper of its own. */
  whole(press: Press): void;
  /** Leaves the paper of the silhouette free. */
  paper(press: Press, left: number, mirrored?: boolean): void;
  /** Prints the transparent inks. */
  print(press: Press, left: number, mirrored?: boolean): void;
  /** The nearest place of a mirror, right of the square's left edge, in which the singer covers no part of the face. */
  mirror: number;
}

/**
 * Makes duotones of the singer, who stands on the square's lower edge: dots of one ink, and the night's ink.
 * @param inks of the dots, one for each duotone @returns none without a singer
 */
export function portraitsOf(composition: Composition, inks: readonly string[]): Portrait[] {
  const { singer, unit, tint, width, height, art } = composition;
  if (!singer) return [];
  const size = Math.round(art.width);
  const usual = Math.round(ANALYZED * Math.min(width, height));
  const standing = { ...singer, stands: true };
  const {
    silhouette,
    tones: whole,
    mirror,
  } = kept(singer, usual, () => {
    const figure = figureOf(standing, { width: usual, height: usual }, circle);
    const tones = withoutIslands(drawnTones(figure, 2 * unit), bordersOf(DARK));
    return { silhouette: figure.canvas, tones, mirror: mirrorOf(figure, tones) / usual };
  });
  const place = squareIn(standing, usual, size);
  const tones = placedTones(whole, place, size);
  const { canvas: paper, pen: placed } = newCanvas(size, size);
  placed.imageSmoothingQuality = 'high';
  placed.drawImage(silhouette, place.x, place.y, place.size, place.size);
  placed.globalCompositeOperation = 'source-in';
  placed.fillStyle = tint(PAPER);
  placed.fillRect(0, 0, size, size);
  const dark = printed(
    tones,
    DARK.map((ink) => ink && tint(ink)),
  );
  const dots = dotsOf(tones, PITCH * unit);
  const laid =
    (canvas: Canvas, blending: 'source-over' | 'multiply'): Portrait['print'] =>
    ({ motif, pen }, left, mirrored = false) => {
      // Whole pixels keep the dots sharp.
      const [x, y] = [Math.round(left * unit) / unit, Math.round(art.top) / unit];
      motif({ x: mirrored ? x + size / unit : x, y, scale: 1 / unit, mirrored }, () => {
        pen.globalCompositeOperation = blending;
        pen.drawImage(canvas, 0, 0);
      });
    };
  return inks.map((ink) => {
    const { canvas, pen } = newCanvas(size, size);
    pen.drawImage(dots, 0, 0);
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = tint(ink);
    pen.fillRect(0, 0, size, size);
    pen.globalCompositeOperation = 'destination-in';
    pen.drawImage(paper, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.drawImage(dark, Math.round(1.5 * unit), Math.round(unit));
    const [below, inked] = [laid(paper, 'source-over'), laid(canvas, 'multiply')];
    return {
      whole(press) {
        below(press, art.left / unit);
        inked(press, art.left / unit);
      },
      paper: below,
      print: inked,
      mirror: (mirror * size) / unit,
    };
  });
}

/** Half of the way between the right ends of the face and of whatever is beside it, in pixels. */
function mirrorOf({ face, width }: Figure, { cover }: Tones): number {
  if (!face) return width;
  const { x, y, width: across, height: down } = face.box;
  let right = x + across;
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(width, y + down); row++) {
    const covered = cover.subarray(row * width, (row + 1) * width);
    right = Math.max(
      right,
      covered.findLastIndex((share) => share > 0),
    );
  }
  return (right + x + across) / 2;
}

/** Dots that are larger where the tones are darker. @param pitch pixels */
function dotsOf({ width, height, light, cover }: Tones, pitch: number): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  halftone(pen, { left: 0, top: 0, width, height }, pitch, ANGLE, (x, y) => {
    const at = Math.min(height - 1, Math.round(y)) * width + Math.min(width - 1, Math.round(x));
    return cover[at] === 0 ? 0 : (BEGINS - (light[at] as number)) / (BEGINS - FULL);
  });
  return canvas;
}
