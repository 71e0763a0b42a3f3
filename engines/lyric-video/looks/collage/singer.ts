import { type Canvas, frames, newCanvas } from '../../../drawing/canvas.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Composition, Singer } from '../../look.ts';
import { shadedTones } from '../../picture/drawn-tones.ts';
import { type Figure, figureOf, oval, rim } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import type { Tones } from '../../picture/tones.ts';
import { TAKES } from './papers.ts';

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 0.8;
/** Room for the takes' turns around the cut-out, in shares of its size. */
const TURNING = 1.16;

const kept = keptDrawings<{ figure: Figure; tones: Tones }>();

/** Takes of the singer as a newspaper picture with a white cut edge, glued down again and again. */
export function newspaperOf({ width, height, unit, chance }: Composition, singer: Singer, side: number) {
  const usual = ANALYZED * Math.min(width, height);
  const { figure, tones } = kept(singer, usual, () => {
    const analyzed = figureOf(singer, { width: usual, height: usual }, oval);
    return { figure: analyzed, tones: shadedTones(analyzed, 1.5 * unit) };
  });
  const sheet = sheetOf(figure, tones, side, unit);
  const own = chance.fork('portrait');
  return frames(TAKES, sheet.width, sheet.height, (pen, share) => {
    pen.translate(sheet.width / 2, sheet.height / 2);
    pen.rotate((share - 0.33) * 0.07 + own.around() * 0.01);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
  });
}

/** Prints the cut-out with its edge and its shadow once for all takes, because thousands of dots take long. */
function sheetOf(figure: Figure, tones: Tones, side: number, unit: number): Canvas {
  const { canvas: silhouette, pen: scaled } = newCanvas(side, side);
  scaled.imageSmoothingQuality = 'high';
  scaled.drawImage(figure.canvas, 0, 0, side, side);
  const grow = 13 * unit;
  const edge = rim(silhouette, grow, '#fffdf5');
  const { canvas, pen } = newCanvas(edge.width * TURNING, edge.height * TURNING);
  pen.translate((canvas.width - edge.width) / 2, (canvas.height - edge.height) / 2);
  pen.shadowColor = 'rgb(0 0 0 / 0.5)';
  pen.shadowBlur = 9 * unit;
  pen.shadowOffsetY = 7 * unit;
  pen.drawImage(edge, 0, 0);
  pen.shadowColor = 'transparent';
  pen.translate(grow, grow);
  scaled.globalCompositeOperation = 'source-in';
  scaled.fillStyle = '#f2ecdf';
  scaled.fillRect(0, 0, side, side);
  pen.drawImage(silhouette, 0, 0);
  pen.fillStyle = '#1b1713';
  const scale = figure.width / side;
  halftone(pen, { left: 0, top: 0, width: side - 1, height: side - 1 }, 6.4 * unit, 45, (x, y) => {
    const at = Math.floor(y * scale) * tones.width + Math.floor(x * scale);
    return (tones.cover[at] ?? 0) < 160 ? 0 : (1 - (tones.light[at] ?? 1)) * 0.96;
  });
  return canvas;
}
