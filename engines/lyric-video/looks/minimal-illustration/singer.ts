import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Composition, Singer } from '../../look.ts';
import { figureOf, trimmed } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { lineDrawing } from '../../picture/line-drawing.ts';

export const LINE = '#2c2a29';
export const CLAY = '#d98f76';

/** Where the disc of clay is in the square for a singer, and its radius: in shares of the square. */
export const DISC = { across: 0.5, down: 0.44, radius: 0.4 } as const;

const kept = keptDrawings<Canvas>();

/**
 * The singer as an outline that ends with the disc of clay. The top of the head may look over its edge. In a chorus the
 * singer looks to the other side.
 */
export function portraitOf({ singer, unit, width, height, movement }: Composition, side: number) {
  if (!singer) return undefined;
  const { canvas, pen } = newCanvas(side, side);
  pen.beginPath();
  pen.rect(side * (DISC.across - DISC.radius), 0, side * 2 * DISC.radius, side * DISC.down);
  pen.arc(side * DISC.across, side * DISC.down, side * DISC.radius * 0.97, 0, Math.PI);
  pen.clip();
  if (movement === 'chorus') {
    pen.translate(side, 0);
    pen.scale(-1, 1);
  }
  pen.imageSmoothingQuality = 'high';
  const usual = Math.min(width, height);
  const lines = kept(singer, usual, () => linesOf({ ...singer, near: 1, stands: true }, usual, unit, LINE));
  pen.drawImage(lines, 0, 0, side, side);
  return trimmed(canvas);
}

function linesOf(singer: Singer, side: number, unit: number, color: string): Canvas {
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) => {
    pen.beginPath();
    pen.roundRect(0, 0, w, h, w / 2);
  });
  return lineDrawing(figure, color, Math.max(1.5, 3 * unit));
}

/** The same line drawn again on both sides of the singer, in the color of clay: in a wide break and ending. */
export function echoes(
  pen: Context2D,
  { movement, shape, width, height, unit, tint, art }: Composition,
  singer: Singer,
): void {
  if (shape !== 'wide' || (movement !== 'ending' && movement !== 'break')) return;
  const side = Math.min(art.width, art.height) * 0.94;
  const lines = linesOf({ ...singer, near: 1 }, side, unit, tint(CLAY));
  pen.globalAlpha = movement === 'break' ? 0.7 : 0.5;
  for (const across of [0.16, 0.84]) pen.drawImage(lines, across * width - side / 2, height - lines.height);
  pen.globalAlpha = 1;
}
