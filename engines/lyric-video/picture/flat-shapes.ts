import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** The sheet on which pictures are designed. Wide frames show all of it. */
const SHEET = { width: 1280, height: 720 };

/** Paints flat shapes with crisp edges. Colors are `#rrggbb`, and lengths those of the sheet. */
export interface Brush {
  pen: Context2D;
  /** A color shifted for the song's genre. Whatever is painted with the pen itself needs it. */
  tint(color: string): string;
  /** @param outline points of a smooth line, as `x,y x,y …`; `*` after a point makes it a corner */
  fill(color: string, outline: string | readonly Point[]): void;
  /** A shape whose width changes. @param line points and widths, as `x,y,w x,y,w …` */
  limb(color: string, line: string): void;
  disc(color: string, x: number, y: number, radius: number): void;
  /** A bar with round ends. */
  bar(color: string, x: number, y: number, width: number, height: number): void;
  /** Paints only inside an outline. */
  inside(outline: string, paint: () => void): void;
}

/** The part of the sheet that a frame shows, and more above and below it. Lengths are those of the sheet. */
export interface View {
  left: number;
  right: number;
  top: number;
  bottom: number;
  middle: number;
  /** Pixels for each length of the sheet. */
  scale: number;
  /** A point of the sheet in pixels of the frame. */
  at(x: number, y: number): Point;
  /** Paints a picture of the frame's size. */
  plate(paint: (brush: Brush) => void): ReturnType<typeof plate>;
  /** Paints a part of the sheet: left, top, right, bottom. */
  cut(box: Box, paint: (brush: Brush) => void): Sprite;
  /** Paints a part of the sheet as a cycle. @param paint gets its position in the cycle, from 0 to 1 */
  cuts(count: number, box: Box, paint: (brush: Brush, share: number) => void): Sprite[];
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** @param focus what the middle of a narrow frame shows, from the sheet's left edge */
export function viewOf({ width, height, unit, shape, tint }: Composition, focus: number): View {
  const factor = shape === 'wide' ? 1 : Math.max(0.92, Math.min(1.3, height / unit / 980));
  const scale = factor * unit;
  const left = shape === 'wide' ? 0 : focus - width / scale / 2;
  const top = SHEET.height - height / scale;
  const onto = (pen: Context2D, x: number, y: number) => {
    pen.scale(scale, scale);
    pen.translate(-x, -y);
    return brushOf(pen, tint);
  };
  const size = ([x, y, right, bottom]: Box) => [(right - x) * scale, (bottom - y) * scale] as const;
  return {
    left,
    right: left + width / scale,
    top,
    bottom: SHEET.height,
    middle: left + width / scale / 2,
    scale,
    at: (x, y) => [(x - left) * scale, (y - top) * scale],
    plate: (paint) => plate(width, height, (pen) => paint(onto(pen, left, top))),
    cut: (box, paint) => sprite(...size(box), (pen) => paint(onto(pen, box[0], box[1]))),
    cuts: (count, box, paint) => frames(count, ...size(box), (pen, share) => paint(onto(pen, box[0], box[1]), share)),
  };
}

function brushOf(pen: Context2D, tint: (color: string) => string): Brush {
  const filled = (color: string) => {
    pen.fillStyle = tint(color);
    pen.fill();
  };
  return {
    pen,
    tint,
    fill(color, outline) {
      smooth(pen, typeof outline === 'string' ? pointsOf(outline) : outline);
      filled(color);
    },
    limb(color, line) {
      const points = line.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]);
      smooth(pen, sidesOf(points));
      filled(color);
      for (const [x, y, wide] of [points[0], points.at(-1)] as [number, number, number][]) {
        disc(pen, x, y, wide / 2);
        filled(color);
      }
    },
    disc(color, x, y, radius) {
      disc(pen, x, y, radius);
      filled(color);
    },
    bar(color, x, y, width, height) {
      pen.beginPath();
      pen.roundRect(x, y, width, height, height / 2);
      filled(color);
    },
    inside(outline, paint) {
      pen.save();
      smooth(pen, pointsOf(outline));
      pen.clip();
      paint();
      pen.restore();
    },
  };
}

/** A corner is written twice, so that the line has no direction there. */
function pointsOf(outline: string): Point[] {
  return outline.split(' ').flatMap((text) => {
    const [x = 0, y = 0] = text.replace('*', '').split(',').map(Number);
    return text.endsWith('*') ? [[x, y] as const, [x, y] as const] : [[x, y] as const];
  });
}

/** A closed line through all points (Catmull-Rom). */
function smooth(pen: Context2D, points: readonly Point[]): void {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  pen.beginPath();
  pen.moveTo(...at(0));
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue;
    pen.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    );
  }
  pen.closePath();
}

/** Both sides of a line, one after the other. */
function sidesOf(points: readonly (readonly [number, number, number])[]): Point[] {
  const side = (sign: number) =>
    points.map(([x, y, wide], index): Point => {
      const [ax, ay] = points[Math.max(0, index - 1)] as readonly [number, number, number];
      const [bx, by] = points[Math.min(points.length - 1, index + 1)] as readonly [number, number, number];
      const reach = (sign * wide) / 2 / (Math.hypot(bx - ax, by - ay) || 1);
      return [x - (by - ay) * reach, y + (bx - ax) * reach];
    });
  const [one, other] = [side(1), side(-1).reverse()];
  const twice = (list: Point[]) => [list[0] as Point, ...list, list.at(-1) as Point];
  return [...twice(one), ...twice(other)];
}
