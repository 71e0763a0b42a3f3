import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { mouthOf } from '../../picture/figure.ts';
import type { Rectangle } from '../../words/layout.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Length of a tail in em: where there is room, and at least. */
const [LONGEST, SHORTEST] = [0.95, 0.3];
/** Share of the way to the mouth at which a tail ends at the latest. */
const FARTHEST = 0.5;

/** Draws a speech bubble around a block of words. Its tail points to the singer's mouth. @param size of the letters */
export function speech(pen: Context2D, composition: Composition, block: Rectangle, size: number): void {
  const { unit, art, text } = composition;
  // A long line leaves less room at its sides.
  const grow = Math.min(0.62 * size, block.left - 22 * unit);
  const [left, top] = [block.left - grow, block.top - 0.5 * size];
  const around = { left, top, width: block.width + 2 * grow, height: block.height + size };
  const side = sideOf(art, text);
  const tail = tailOf(around, side, speakerOf(composition), size);
  // The tip is above the singer's hair.
  const lowest =
    side === 'bottom' ? Math.max(art.top + 0.02 * art.height, top + around.height + SHORTEST * size) : Infinity;
  bubble(pen, around, side, { ...tail, tip: [tail.tip[0], Math.min(lowest, tail.tip[1])] });
  pen.save();
  pen.translate(9 * unit, 9 * unit);
  pen.fillStyle = '#111111';
  pen.fill();
  pen.restore();
  pen.fillStyle = '#ffffff';
  pen.fill();
  pen.lineWidth = 6 * unit;
  pen.strokeStyle = '#111111';
  pen.lineJoin = 'round';
  pen.stroke();
}

/** The singer's mouth, or the middle of the picture, in pixels of the frame. */
function speakerOf({ singer, art }: Composition): Point {
  const side = Math.min(art.width, art.height);
  const mouth = singer && mouthOf(singer, { width: side, height: side });
  const [left, top] = [art.left + (art.width - side) / 2, art.top + art.height - side];
  return mouth ? [left + mouth[0], top + mouth[1]] : [art.left + art.width / 2, art.top + art.height / 2];
}

/** Returns the side of the words on which the singer is. */
function sideOf(art: Rectangle, text: Rectangle): Side {
  const across = art.left + art.width / 2 - (text.left + text.width / 2);
  const down = art.top + art.height / 2 - (text.top + text.height / 2);
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}

interface Tail {
  /** Middle of its foot, on the side of the bubble. */
  foot: Point;
  tip: Point;
  /** Half of the width of its foot. */
  wide: number;
}

function tailOf({ left, top, width, height }: Rectangle, side: Side, to: Point, size: number): Tail {
  const wide = Math.min(width, height) * 0.15;
  const round = radiusOf({ width, height }) + wide;
  const within = (value: number, from: number, length: number) =>
    length < 2 * round ? from + length / 2 : Math.max(from + round, Math.min(from + length - round, value));
  const foot: Point =
    side === 'left' || side === 'right'
      ? [side === 'left' ? left : left + width, within(to[1], top, height)]
      : [within(to[0], left, width), side === 'top' ? top : top + height];
  const far = Math.hypot(to[0] - foot[0], to[1] - foot[1]) || 1;
  const share = Math.max(SHORTEST * size, Math.min(LONGEST * size, FARTHEST * far)) / far;
  return { foot, wide, tip: [foot[0] + (to[0] - foot[0]) * share, foot[1] + (to[1] - foot[1]) * share] };
}

function radiusOf({ width, height }: Pick<Rectangle, 'width' | 'height'>): number {
  return Math.min(height * 0.32, width / 4);
}

/** Begins a rounded rectangle with a tail at one side. Lengths are in pixels. */
function bubble(pen: Context2D, { left, top, width, height }: Rectangle, side: Side, { foot, tip, wide }: Tail): void {
  const [right, bottom] = [left + width, top + height];
  const r = radiusOf({ width, height });
  const [dx, dy] = { top: [wide, 0], right: [0, wide], bottom: [-wide, 0], left: [0, -wide] }[side] as [number, number];
  const along = (own: Side) => {
    if (own !== side) return;
    pen.lineTo(foot[0] - dx, foot[1] - dy);
    pen.lineTo(...tip);
    pen.lineTo(foot[0] + dx, foot[1] + dy);
  };
  pen.beginPath();
  pen.moveTo(left + r, top);
  along('top');
  pen.lineTo(right - r, top);
  pen.quadraticCurveTo(right, top, right, top + r);
  along('right');
  pen.lineTo(right, bottom - r);
  pen.quadraticCurveTo(right, bottom, right - r, bottom);
  along('bottom');
  pen.lineTo(left + r, bottom);
  pen.quadraticCurveTo(left, bottom, left, bottom - r);
  along('left');
  pen.lineTo(left, top + r);
  pen.quadraticCurveTo(left, top, left + r, top);
  pen.closePath();
}
