import { type Canvas, type Context2D, newCanvas, plates, sprite } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';
import { drawIn, panelsWithout } from './page.ts';
import { BLACK, BLUE, RED, YELLOW } from './print.ts';

const RAYS = 16;
/** Drawings from one ray to the next. */
const TURNS = 10;
/** Width of the paper around a panel, and of its line, in units. */
export const GUTTER = 16;
const LINE = 7;

/** A printed singer in a panel: the middle of the panel's lower edge, in pixels of the frame. */
interface Printed {
  canvas: Canvas;
  foot: readonly [x: number, y: number];
}

/**
 * Divides the page. A singer over words has a panel that ends at the singer's foot. A break has a panel for each of
 * several prints.
 */
export function cellsOf(composition: Composition): Rectangle[] {
  const { width, height, unit, art, singer, movement, shape } = composition;
  const edge = GUTTER * unit;
  const page = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
  if (!singer) return panelsWithout(composition, edge).map(({ cell }) => cell);
  if (movement === 'break') {
    const [columns, rows] = shape === 'wide' ? [3, 1] : [2, 2];
    const [across, down] = [(page.width + edge) / columns, (page.height + edge) / rows];
    return Array.from({ length: columns * rows }, (_, index) => ({
      left: edge + (index % columns) * across,
      top: edge + Math.floor(index / columns) * down,
      width: across - edge,
      height: down - edge,
    }));
  }
  const foot = art.top + art.height;
  if (foot > page.height) return [page];
  return [
    { ...page, height: foot - edge },
    { ...page, top: foot + edge, height: height - foot - 2 * edge },
  ];
}

/** The page in steps from one ray to the next: a sunburst behind each singer, with dots and frames over it. */
export function panelsOf(composition: Composition, prints: readonly Printed[]) {
  const { width, height, unit, tint, art, movement, singer } = composition;
  const cells = cellsOf(composition);
  const pictures = singer ? [] : panelsWithout(composition, GUTTER * unit).map(({ draw }) => draw);
  const calm = movement === 'ending';
  // The dots are the same in all drawings, and there are thousands of them.
  const screens = newCanvas(width, height);
  const page = cells.map((cell, index) => {
    const print = prints[index];
    const colors = [tint(BLUE), tint(YELLOW), tint(RED)] as const;
    const [back, ray, dot] = [0, 1, 2].map((color) => colors[(color + (print ? index : 0)) % 3] as string);
    const center: Point = print
      ? [print.foot[0], print.foot[1] - cell.height * 0.45]
      : singer
        ? [art.left + art.width / 2, art.top + art.height / 2]
        : [cell.left + cell.width / 2, cell.top + cell.height / 2];
    const draw = pictures[index];
    if (!draw && !calm) {
      screens.pen.save();
      clipTo(screens.pen, cell);
      screens.pen.fillStyle = dot as string;
      dots(screens.pen, cell, unit, center, print ? Math.max(cell.width, cell.height) : Math.max(width, height));
      screens.pen.restore();
    }
    return { cell, print, draw, center, back: back as string, ray: ray as string };
  });
  return plates(calm ? 1 : TURNS, width, height, (pen, turn) => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    for (const { cell, print, draw, center, back, ray } of page) {
      pen.save();
      clipTo(pen, cell);
      pen.fillStyle = back;
      pen.fillRect(cell.left, cell.top, cell.width, cell.height);
      if (draw) drawIn(pen, composition, draw, cell);
      else if (calm) evening(pen, composition, center);
      else {
        pen.fillStyle = ray;
        rays(pen, ...center, Math.hypot(width, height), turn / TURNS);
        pen.drawImage(screens.canvas, 0, 0);
      }
      if (print)
        pen.drawImage(print.canvas, print.foot[0] - print.canvas.width / 2, print.foot[1] - print.canvas.height);
      pen.restore();
      pen.strokeStyle = BLACK;
      pen.lineWidth = LINE * unit;
      pen.strokeRect(cell.left, cell.top, cell.width, cell.height);
    }
  });
}

function clipTo(pen: Context2D, { left, top, width, height }: Rectangle): void {
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
}

/** The line and the paper below the panel of a singer: they hide the singer's foot. */
export function ledgeOf(composition: Composition) {
  const { width, unit, height } = composition;
  const [panel] = cellsOf(composition) as [Rectangle];
  const y = panel.top + panel.height;
  const high = panel.height === height - 2 * panel.top ? height - y + (LINE * unit) / 2 : GUTTER * unit;
  const drawing = sprite(width, high, (pen) => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, high + 2);
    pen.fillStyle = BLACK;
    pen.fillRect(panel.left - (LINE * unit) / 2, 0, panel.width + LINE * unit, LINE * unit);
  });
  return { drawing, y: y - (LINE * unit) / 2 };
}

function rays(pen: Context2D, x: number, y: number, reach: number, turn: number): void {
  for (let ray = 0; ray < RAYS; ray++) {
    const from = ((ray + turn) / RAYS) * 2 * Math.PI;
    const to = from + Math.PI / RAYS;
    polygon(pen, [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ]);
    pen.fill();
  }
}

/** Dots that grow with the distance from a point. */
function dots(pen: Context2D, cell: Rectangle, unit: number, [x, y]: readonly [number, number], far: number): void {
  halftone(pen, cell, 19 * unit, 45, (px, py) => Math.max(0, Math.hypot(px - x, py - y) / (far * 0.75) - 0.42) * 0.75);
}

/** A low sun behind the singer, and dots that thin out towards it from the sky and from the sides. */
function evening(pen: Context2D, { width, height, unit, tint }: Composition, [x, y]: readonly [number, number]): void {
  const radius = Math.min(width, height) * 0.42;
  pen.fillStyle = tint(RED);
  halftone(pen, { left: 0, top: 0, width, height }, 22 * unit, 45, (px, py) => {
    const sky = 1 - py / height;
    return Math.max(0, 0.75 * sky + 0.35 * (Math.abs(px - x) / width) - 0.12);
  });
  disc(pen, x, y, radius);
  pen.fillStyle = tint(YELLOW);
  pen.fill();
  pen.lineWidth = LINE * unit;
  pen.strokeStyle = BLACK;
  pen.stroke();
  pen.fillStyle = '#ffffff';
  halftone(
    pen,
    { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius },
    19 * unit,
    45,
    (px, py) => (Math.hypot(px - x, py - y) < radius * 0.93 ? Math.max(0, (y + radius * 0.3 - py) / (2 * radius)) : 0),
  );
}
