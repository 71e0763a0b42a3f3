import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { Face } from '../../../people/person.ts';
import { cycle, type Layer } from '../../layers.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { circle, figureOf, inside, rim } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { lineDrawing } from '../../picture/line-drawing.ts';
import { posterized, withoutFeatures } from '../../picture/prints.ts';
import { drawnOf, INK, PAPER, RED, TAKES, takeOf } from './page.ts';

interface Portrait {
  /** The singer cut out of paper, on all sides larger than the lines by `edge` pixels. */
  paper: Canvas;
  edge: number;
  lines: Canvas;
}

/** How each take of a portrait leans, in radians. */
const LEANS = [0, 0.004, -0.003] as const;

const kept = keptDrawings<Portrait>();

/** The singer, if there is one, drawn in the square of the picture with the same pen as the page. */
export function portraitOf(composition: Composition): Layer[] {
  const { singer, width, height, unit, art } = composition;
  if (!singer) return [];
  const side = art.width / unit;
  const [x, y] = [art.left / unit + side / 2, (art.top + art.height) / unit];
  const usual = Math.min(width, height);
  const { paper, lines, edge } = kept(singer, usual, () => drawing(singer, usual, composition));
  const scale = side / (usual / unit);
  const out = (edge / unit) * scale;
  const box = { left: x - side / 2 - out, top: y - side - out, width: side + 2 * out, height: side + out };
  const { sprites, ...at } = drawnOf(composition, 'portrait', box, TAKES, ({ pen, take }) => {
    pen.imageSmoothingQuality = 'high';
    pen.translate(x, y);
    pen.rotate(LEANS[take] as number);
    pen.scale(scale / unit, scale / unit);
    pen.drawImage(paper, -usual / 2 - edge, -usual - edge);
    pen.drawImage(lines, -usual / 2, -usual);
  });
  return [cycle(sprites, takeOf).at([at.x, at.y], 'top-left')];
}

/** Draws a singer in a square. */
function drawing(singer: Singer, side: number, { unit, chance, tint }: Composition): Portrait {
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 3 * unit);
  const { canvas: lines, pen } = newCanvas(side, side);
  const shades = withoutFeatures(tones);
  const all = { left: 0, top: 0, width: side, height: side };
  const shaded = (darkest: number, gap: number, angle: number, width: number) => {
    const { canvas: strokes, pen: own } = newCanvas(side, side);
    own.strokeStyle = tint(INK);
    own.lineCap = 'round';
    own.lineWidth = width * unit;
    hatch(own, all, gap * unit, angle, chance.fork(`hatch ${angle}`));
    const where = Array.from({ length: 9 }, (_, index) => (index < darkest ? INK : null));
    pen.drawImage(inside(strokes, posterized(shades, where)), 0, 0);
  };
  shaded(4, 6.6, -52, 1.7);
  shaded(2, 5.4, 24, 1.7);
  const { face } = figure;
  if (face) blush(pen, face, tint(RED));
  pen.drawImage(lineDrawing(figure, tint(INK), Math.max(1.5, 3.4 * unit), undefined, tones), 0, 0);
  const edge = Math.round(5 * unit);
  return { paper: rim(figure.canvas, edge, tint(PAPER)), edge, lines };
}

/** Reddens the cheeks with a felt pen: below the eyes, as the face leans. */
function blush(pen: Context2D, { leftEye, rightEye, mouth }: Face, color: string): void {
  const apart = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  const lower = (axis: 0 | 1) => 0.46 * (mouth[axis] - (leftEye[axis] + rightEye[axis]) / 2);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.globalAlpha = 0.8;
  pen.strokeStyle = color;
  pen.lineCap = 'round';
  pen.lineWidth = 0.04 * apart;
  for (const [eye, other] of [
    [leftEye, rightEye],
    [rightEye, leftEye],
  ] as const) {
    const [dx, dy] = [eye[0] - other[0], eye[1] - other[1]];
    for (const step of [-1, 0, 1]) {
      const out = 0.2 + 0.11 * step;
      const [x, y] = [eye[0] + out * dx + lower(0), eye[1] + out * dy + lower(1)];
      pen.beginPath();
      pen.moveTo(x - 0.04 * apart, y + 0.07 * apart);
      pen.lineTo(x + 0.04 * apart, y - 0.07 * apart);
      pen.stroke();
    }
  }
  pen.restore();
}
