import type { Context2D } from '../../../drawing/canvas.ts';
import { curve, normalsOf, sidesOf } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { familiesFor, hanShapesOf } from '../../words/families.ts';
import type { Bar, Letter } from './letters.ts';

/** How much wider a bar is at its ends than in its middle, and how far one corner of an end is drawn out, in half widths. */
const [FLARE, WING] = [0.24, 0.8];
/** Reach of an arrow's barbs to the side and of its tip, in half widths. */
const [BARB, TIP] = [2.1, 2.5];

/** Where a letter stands: maps points in its width and height to pixels. */
export interface Stand {
  /** Half of the width of a bar, in pixels. */
  half: number;
  /** Heights at which the fade of its paint begins and ends. */
  fade: readonly [from: number, to: number];
  at(point: Point): Point;
}

/** Returns the outline of a bar in pixels: swelling toward its ends, which are cut at a slant like those of a broad nib. */
export function outlineOf({ points, arrow }: Bar, { half, at }: Stand): Point[] {
  const line = curve(points.map(at));
  const [left, right] = sidesOf(line, (share) => half * (1 + FLARE * Math.abs(2 * share - 1) ** 3));
  const normals = normalsOf(line);
  const beyond = (index: number, along: number, aside: number): Point => {
    const [[x, y], [nx, ny]] = [line.at(index) as Point, normals.at(index) as Point];
    return [x + (ny * along + nx * aside) * half, y + (-nx * along + ny * aside) * half];
  };
  const end = arrow ? [beyond(-1, -0.3, BARB), beyond(-1, TIP, 0), beyond(-1, -0.3, -BARB)] : [beyond(-1, WING, 1.3)];
  return [...left, ...end, ...right.reverse(), beyond(0, -WING, -1.3)];
}

/** Paints a letter in one color. @param grow width of the outline that is added around it, in pixels */
export function paintLetter(pen: Context2D, letter: Letter, stand: Stand, color: string, grow: number): void {
  pen.fillStyle = color;
  pen.strokeStyle = color;
  pen.lineJoin = 'round';
  pen.lineWidth = 2 * grow;
  if (typeof letter === 'string') {
    paintText(pen, letter, stand, grow);
    return;
  }
  for (const bar of letter) {
    polygon(pen, outlineOf(bar, stand));
    pen.fill();
    if (grow > 0) pen.stroke();
  }
}

/** Font size at which a letter of a font is measured, in pixels. */
const MEASURED_AT = 100;

/** Text with the outlines of its font, as large as a letter of bars. */
function paintText(pen: Context2D, text: string, { at }: Stand, grow: number): void {
  pen.font = `900 ${MEASURED_AT}px ${['Chango', ...familiesFor(text, hanShapesOf(text))].map((name) => `"${name}"`).join(', ')}`;
  const box = pen.measureText(text);
  const [left, top] = [-box.actualBoundingBoxLeft, -box.actualBoundingBoxAscent];
  const [wide, tall] = [
    Math.max(1, box.actualBoundingBoxRight - left),
    Math.max(1, box.actualBoundingBoxDescent - top),
  ];
  const [[x, y], [acrossX, acrossY], [downX, downY]] = [at([0, 0]), at([1, 0]), at([0, 1])];
  pen.save();
  pen.transform((acrossX - x) / wide, (acrossY - y) / wide, (downX - x) / tall, (downY - y) / tall, x, y);
  // The font's letters are thinner than those of bars.
  pen.lineWidth = 0.035 * MEASURED_AT + (2 * grow * tall) / Math.hypot(downX - x, downY - y);
  pen.strokeText(text, -left, -top);
  pen.fillText(text, -left, -top);
  pen.restore();
}
