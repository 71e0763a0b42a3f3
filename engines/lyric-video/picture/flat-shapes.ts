import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { curve, sidesOf } from '../../drawing/curve.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** The sheet on which pictures are designed. Wide frames show all of it. */
const SHEET = { width: 1280, height: 720 };

/** Straight lines from one point of an outline to the next: a bend of 40 pixels is missed by less than 0.3 pixels. */
const PARTS = 12;

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

/**
 * @param focus what the middle of a narrow frame shows, from the sheet's left edge
 * @param least pixels for each length of the sheet in a square frame, in units: fewer show more above the sheet
 */
export function viewOf({ width, height, unit, shape, tint }: Composition, focus: number, least = 0.92): View {
  const factor = shape === 'wide' ? 1 : Math.max(least, Math.min(1.3, height / unit / 980));
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

/** Returns a brush for a pen whose units are those of the shapes. */
export function brushOf(pen: Context2D, tint: (color: string) => string): Brush {
  const filled = (color: string) => {
    pen.fillStyle = tint(color);
    pen.fill();
  };
  return {
    pen,
    tint,
    fill(color, outline) {
      trace(pen, typeof outline === 'string' ? pointsOf(outline) : outline);
      filled(color);
    },
    limb(color, line) {
      const points = line.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]);
      trace(pen, outlineOf(points));
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
      trace(pen, pointsOf(outline));
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

/** Begins a closed curve through all points. */
function trace(pen: Context2D, points: readonly Point[]): void {
  polygon(pen, curve(points, true, PARTS));
}

/** The outline of a line whose width changes, with corners at its ends. @param points with the width at each */
function outlineOf(points: readonly (readonly [number, number, number])[]): Point[] {
  const line = points.map(([x, y]): Point => [x, y]);
  const widthAt = (share: number) => points[Math.round(share * (points.length - 1))]?.[2] ?? 0;
  const [one, other] = sidesOf(line, (share) => widthAt(share) / 2);
  const twice = (list: Point[]) => [list[0] as Point, ...list, list.at(-1) as Point];
  return [...twice(one), ...twice(other.reverse())];
}
