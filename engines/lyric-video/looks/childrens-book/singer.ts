import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { circle, figureOf, rim, trimmed } from '../../picture/figure.ts';
import { gouache } from '../../picture/gouache.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { featuresAlone } from '../../picture/prints.ts';
import { upright } from '../../picture/upright.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Numbers of MediaPipe's face mesh. */
const CHEEKS = [50, 280] as const;
/** Color of lids, brows and lips. */
const FEATURES = '#5b3a1e';
/** Number of the paints. */
const PAINTS = 6;

const kept = keptDrawings<Canvas>();

/**
 * The singer in flat paints of the photograph's own colors, cut out of white paper, in the meadow among the animals. In a
 * chorus the singer looks to the other side.
 * @returns the drawing, and the point of the frame at its lower right corner
 */
export function singerInMeadow(composition: Composition, view: Rectangle) {
  const { singer, unit, width, height, movement, shape } = composition;
  if (!singer) return undefined;
  const near = movement === 'chorus' || movement === 'break' ? 0.8 : 0.72;
  const side = Math.floor(Math.min(view.width * 0.94, view.height * near));
  const usual = Math.floor(0.72 * Math.min(width, height));
  const painted = kept(singer, usual, () => paintedOf(composition, singer, usual));
  const { canvas, pen } = newCanvas(side, side);
  if (movement === 'chorus') {
    pen.translate(side, 0);
    pen.scale(-1, 1);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(painted, 0, 0, side, side);
  if (movement === 'ending') {
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = 'rgb(40 56 120 / 0.3)';
    pen.fillRect(0, 0, side, side);
  }
  const cut = trimmed(onPaper(canvas, 5 * unit));
  const base = view.top + view.height * 0.976;
  // A wide page without words has its motif on the right.
  const across = shape === 'wide' && (movement === 'break' || movement === 'ending') ? 0.31 : 0.5;
  return { drawing: cut.drawing, at: [view.left + view.width * across + cut.right, base] as const };
}

function paintedOf({ unit, chance }: Composition, singer: Singer, side: number): Canvas {
  const own = chance.fork('singer');
  const figure = figureOf({ ...upright(singer), stands: true }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 2.2 * unit, 1.1);
  const drawing = gouache(figure, tones, PAINTS, 3 * unit);
  const pen = drawing.getContext('2d');
  pen.globalCompositeOperation = 'source-atop';
  // The paints of the book are earthier than most photographs.
  pen.fillStyle = 'rgb(150 112 74 / 0.16)';
  pen.fillRect(0, 0, side, side);
  for (const [color, turn, apart] of [
    ['rgb(255 250 235 / 0.14)', -58, 6],
    ['rgb(90 50 30 / 0.06)', -34, 8],
  ] as const) {
    pen.lineWidth = 2 * unit;
    pen.strokeStyle = color;
    hatch(pen, { left: 0, top: 0, width: side, height: side }, apart * unit, turn, own);
  }
  pen.drawImage(featuresAlone(tones, FEATURES, '#fffaf0'), 0, 0);
  pen.fillStyle = 'rgb(238 96 80 / 0.34)';
  for (const index of CHEEKS) {
    const cheek = figure.face?.points[index];
    if (!cheek) continue;
    disc(pen, ...cheek, (figure.face?.box.width ?? 0) * 0.13);
    pen.fill();
  }
  return drawing;
}

/** Leaves a rim of paper around a drawing, except below. */
function onPaper(drawing: Canvas, wide: number): Canvas {
  const { canvas, pen } = newCanvas(drawing.width + 2 * wide, drawing.height + wide);
  pen.drawImage(rim(drawing, wide, '#fffaf0'), 0, 0);
  pen.drawImage(drawing, wide, wide);
  return canvas;
}
