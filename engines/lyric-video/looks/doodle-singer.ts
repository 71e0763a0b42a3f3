import { type Canvas, frames, newCanvas } from '../../drawing/canvas.ts';
import { handStroke } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition, Singer } from '../look.ts';
import { DOODLES } from '../picture/doodles.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, inside } from '../picture/figure.ts';
import { keptDrawings } from '../picture/kept.ts';
import { lineDrawing } from '../picture/line-drawing.ts';
import { posterized, withoutFeatures } from '../picture/prints.ts';
import { ballpoint, INK, RED, TAKES } from './doodle-page.ts';

const kept = keptDrawings<readonly [shade: Canvas, lines: Canvas]>();

/** The singer's lines, and the dark parts as they are hatched in a boring lesson: both in black. */
function linesOf(singer: Singer, side: number, { unit, chance }: Composition): readonly [shade: Canvas, lines: Canvas] {
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 3 * unit);
  const { canvas: strokes, pen } = newCanvas(side, side);
  ballpoint(pen, INK, 1.6 * unit);
  hatch(pen, { left: 0, top: 0, width: side, height: side }, 6.5 * unit, -52, chance.fork('hatch'));
  const shade = inside(strokes, posterized(withoutFeatures(tones), [INK, INK, null, null, null, null, null]));
  return [shade, lineDrawing(figure, INK, Math.max(1.5, 3.2 * unit), undefined, tones)];
}

/** The singer with a crown. In a chorus the singer looks to the other side. */
export function portraitOf(composition: Composition) {
  const { singer, art, unit, tint, chance, width, height, movement } = composition;
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height * 0.9);
  const usual = Math.min(width, height);
  const drawings = kept(singer, usual, () => linesOf(singer, usual, composition));
  const wobble = chance.fork('portrait');
  const takes = frames(TAKES, side, side * 1.1, (pen) => {
    pen.save();
    pen.imageSmoothingQuality = 'high';
    pen.translate(side / 2, side * 0.6);
    pen.rotate(wobble.around() * 0.012);
    if (movement === 'chorus') pen.scale(-1, 1);
    pen.translate(-side / 2, -side * 0.5);
    for (const drawn of drawings)
      pen.drawImage(drawn, wobble.around() * 2 * unit, wobble.around() * 2 * unit, side, side);
    pen.restore();
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = tint(INK);
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.globalCompositeOperation = 'source-over';
    if (art.top + art.height < height) {
      // The bust ends on a line of its own.
      ballpoint(pen, tint(INK), 2.6 * unit);
      handStroke(pen, [0, side * 1.088], [side, side * 1.09], 2 * unit, wobble);
    }
    pen.translate(side / 2, side * 0.09);
    ballpoint(pen, tint(RED), 4 * unit);
    DOODLES.crown(pen, side * 0.12, wobble);
  });
  return { takes, x: art.left + (art.width - side) / 2, y: art.top + art.height - side * 1.1 };
}
