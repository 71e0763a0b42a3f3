import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { blob, handLine, type Point } from '../../drawing/hand.ts';
import type { Composition, Singer } from '../look.ts';
import { dabbed } from '../picture/dabs.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, rim, trimmed } from '../picture/figure.ts';
import { withoutIslands } from '../picture/islands.ts';
import { keptDrawings } from '../picture/kept.ts';
import { placedTones, squareIn } from '../picture/placed-tones.ts';
import { bordersOf, featuresAlone, printed, withoutFeatures } from '../picture/prints.ts';
import { strokesOf } from '../picture/strokes.ts';
import type { Tones } from '../picture/tones.ts';
import { BLACK, BLUE, FLESH, PAPER, RED, scratch, thickened, YELLOW } from './art-brut-paint.ts';

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 0.9;
/** Paints of a singer from dark to light. */
const TONES = [BLACK, BLUE, RED, YELLOW, FLESH, PAPER] as const;

/** What depends on the photograph alone. */
interface Analyzed {
  silhouette: Canvas;
  /** Without specks that these paints would show. */
  tones: Tones;
  lines: readonly (readonly Point[])[];
}

const kept = keptDrawings<Analyzed>();

function analyzed({ unit, chance }: Composition, singer: Singer, side: number): Analyzed {
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, (pen, w, h) =>
    blob(pen, w / 2, h / 2, w * 0.46, 0.1, chance.fork('shape'), 10),
  );
  const tones = drawnTones(figure, 5 * unit, 1.5);
  return {
    silhouette: figure.canvas,
    tones: withoutIslands(tones, bordersOf(TONES)),
    lines: strokesOf(figure, tones.features?.around),
  };
}

/** The singer in thick paint, with lines scratched into it. */
export function portraitOf(composition: Composition, singer: Singer, takes: number) {
  const { art, unit, tint, chance, width, height } = composition;
  const side = Math.floor(Math.min(art.width, art.height));
  const usual = Math.floor(ANALYZED * Math.min(width, height));
  const { silhouette, tones: whole, lines } = kept(singer, usual, () => analyzed(composition, singer, usual));
  const { x, y, size } = squareIn(singer, usual, side);
  const tones = placedTones(whole, { x, y, size }, side);
  const { canvas: figure, pen: placed } = newCanvas(side, side);
  placed.imageSmoothingQuality = 'high';
  placed.drawImage(silhouette, x, y, size, size);
  const flat = printed(withoutFeatures(tones), TONES.map(tint));
  const daubs = dabbed(flat, tones, 9 * unit, chance.fork('dabs'));
  const features = featuresAlone(tones, BLACK, PAPER);
  const scale = size / usual;
  const grow = 11 * unit;
  const edges = [rim(figure, grow, BLACK), rim(figure, grow - 3 * unit, PAPER), rim(figure, grow - 6 * unit, BLACK)];
  const drawn = Array.from({ length: takes }, (_, take) => {
    const own = chance.fork(`portrait ${take}`);
    const { canvas, pen } = newCanvas(side + 2 * grow, side + grow);
    for (const [index, edge] of edges.entries()) pen.drawImage(edge, 3 * unit * index, 3 * unit * index);
    pen.translate(grow, grow);
    pen.drawImage(flat, 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    pen.drawImage(daubs, 0, 0);
    pen.lineCap = 'round';
    for (const line of lines) {
      const points = line.filter((_, index) => index % 3 === 0);
      handLine(
        pen,
        points.map((point): Point => [x + point[0] * scale, y + point[1] * scale]),
        3 * unit,
        own,
      );
      scratch(pen, own.next() < 0.5 ? BLACK : PAPER, 3.4 * unit, own);
    }
    pen.drawImage(features, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.resetTransform();
    thickened(pen, canvas.width, canvas.height, unit);
    return trimmed(canvas);
  });
  return { drawings: drawn.map(({ drawing }) => drawing), right: drawn[0]?.right ?? 0 };
}
