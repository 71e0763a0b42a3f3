import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, rim, trimmed } from '../picture/figure.ts';
import { gouache } from '../picture/gouache.ts';
import { featuresAlone } from '../picture/prints.ts';
import { upright } from '../picture/upright.ts';
import type { Rectangle } from '../words/layout.ts';

/** Numbers of MediaPipe's face mesh. */
const CHEEKS = [50, 280] as const;
/** Number of the paints. */
const PAINTS = 6;

/**
 * The singer in flat paints of the photograph's own colors, cut out of white paper, in the meadow among the animals.
 * @returns the drawing, and the point of the frame at its lower right corner
 */
export function singerInMeadow(composition: Composition, view: Rectangle) {
  const { singer, unit, tint, chance, movement } = composition;
  if (!singer) return undefined;
  const near = movement === 'chorus' || movement === 'break' ? 0.8 : 0.72;
  const side = Math.floor(Math.min(view.width * 0.94, view.height * near));
  const own = chance.fork('singer');
  const figure = figureOf({ ...upright(singer), stands: true }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 2.2 * unit, 1.1);
  const drawing = gouache(figure, tones, PAINTS, 3 * unit);
  const pen = drawing.getContext('2d');
  pen.globalCompositeOperation = 'source-atop';
  for (const [color, turn, apart] of [
    ['rgb(255 250 235 / 0.14)', -58, 6],
    ['rgb(90 50 30 / 0.06)', -34, 8],
  ] as const) {
    pen.lineWidth = 2 * unit;
    pen.strokeStyle = color;
    hatch(pen, { left: 0, top: 0, width: side, height: side }, apart * unit, turn, own);
  }
  pen.drawImage(featuresAlone(tones, tint('#5b3a1e'), '#fffaf0'), 0, 0);
  pen.fillStyle = 'rgb(238 96 80 / 0.34)';
  for (const index of CHEEKS) {
    const cheek = figure.face?.points[index];
    if (!cheek) continue;
    disc(pen, ...cheek, (figure.face?.box.width ?? 0) * 0.13);
    pen.fill();
  }
  if (movement === 'ending') {
    pen.fillStyle = 'rgb(40 56 120 / 0.3)';
    pen.fillRect(0, 0, side, side);
  }
  const cut = trimmed(onPaper(drawing, 5 * unit));
  const base = view.top + view.height - 4 * unit;
  return { drawing: cut.drawing, at: [view.left + view.width / 2 + cut.right, base] as const };
}

/** Leaves a rim of paper around a drawing, except below. */
function onPaper(drawing: Canvas, wide: number): Canvas {
  const { canvas, pen } = newCanvas(drawing.width + 2 * wide, drawing.height + wide);
  pen.drawImage(rim(drawing, wide, '#fffaf0'), 0, 0);
  pen.drawImage(drawing, wide, wide);
  return canvas;
}
