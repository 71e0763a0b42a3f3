import type { Canvas, Context2D } from '../../drawing/canvas.ts';
import type { Composition, Singer } from '../look.ts';
import { figureOf, trimmed } from '../picture/figure.ts';
import { outlined } from '../picture/prints.ts';

export const LINE = '#2c2a29';
export const CLAY = '#d98f76';

/** The singer as an outline only. Above the frame's edge, the line ends in a stroke of ground. */
export function portraitOf({ singer, unit, art, height, tint }: Composition, side: number) {
  if (!singer) return undefined;
  const canvas = linesOf(singer, side, unit, LINE);
  if (art.top + art.height < height) {
    const pen = canvas.getContext('2d');
    pen.fillStyle = tint(CLAY);
    pen.fillRect(0, side - 3 * unit, side, 3 * unit);
  }
  return trimmed(canvas);
}

function linesOf(singer: Singer, side: number, unit: number, color: string): Canvas {
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) => {
    pen.beginPath();
    pen.roundRect(0, 0, w, h, w / 2);
  });
  return outlined(figure, Number.parseInt(color.slice(1), 16), Math.max(1, 2 * unit), 2.8 * unit);
}

/** The same line drawn again beside the singer, in the color of clay: in a break and in an ending. */
export function echoes(
  pen: Context2D,
  { movement, shape, width, height, unit, tint, art }: Composition,
  singer: Singer,
): void {
  const isWide = shape === 'wide';
  // A tall break has no room for them beside the singer.
  if (movement !== 'ending' && (movement !== 'break' || !isWide)) return;
  const side = Math.min(art.width, art.height) * (isWide ? 0.94 : 0.6);
  const lines = linesOf({ ...singer, near: 1 }, side, unit, tint(CLAY));
  pen.globalAlpha = movement === 'break' ? 0.7 : 0.5;
  const places = isWide ? [0.16, 0.84] : [0.27, 0.73];
  for (const across of places) {
    const foot = isWide ? height : art.top + 0.04 * height;
    pen.drawImage(lines, across * width - side / 2, foot - lines.height);
    if (isWide) continue;
    pen.fillStyle = tint(CLAY);
    pen.fillRect(across * width - side * 0.4, foot - 2 * unit, side * 0.8, 2 * unit);
  }
  pen.globalAlpha = 1;
}
