import { type CanvasPattern, DOMMatrix } from '@napi-rs/canvas';
import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { type Point, polygon, star } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { rim } from '../../picture/figure.ts';
import { familiesFor, hanShapesOf } from '../../words/families.ts';
import { ARMS, type Bar, JOINTS, lettersOf } from './letters.ts';
import { BLACK, FILLS } from './piece.ts';

/** Widths of a letter from one letter to the next, and heights from one row to the next. */
const [STEP, DOWN] = [0.86, 1.12];
/** Height of a letter in widths: the flattest, and the tallest. */
const [FLATTEST, TALLEST] = [0.8, 1.5];
/** Room for a letter in a word that stays whole, in columns. */
const WHOLE_LETTER = 0.6;
/** Room around the letters for arrows, in widths of a letter. */
const MARGIN = 0.74;

/** How the letters of a piece are set. */
interface Setting {
  /** Of the letters without the arrows that leave them, in pixels. */
  width: number;
  height: number;
  rows?: number;
  /** Whether the last letter is a sketch so far. */
  unfinished?: boolean;
  /** Place of the first letter's paint among the paints. */
  shift?: number;
}

/**
 * Paints the song's word in wild style, or signs if it has none. The picture is larger than the letters on all sides by
 * the same room for arrows.
 */
export function wildWord(composition: Composition, setting: Setting): Canvas {
  const { rows = 1, unfinished = false, shift = 0 } = setting;
  const letters = lettersOf(composition.word);
  // A whole word takes the room of its letters.
  const [first] = letters;
  const span = letters.length === 1 && typeof first === 'string' ? Math.max(1, WHOLE_LETTER * first.length) : 1;
  const inRow = Math.ceil(letters.length / rows);
  const columns = span * inRow;
  const across = setting.width / (STEP * (columns - 1) + 1);
  const down = setting.height / (DOWN * (rows - 1) + 1);
  const [wide, tall] = [Math.min(across, down / FLATTEST), Math.min(down, across * TALLEST)];
  const margin = MARGIN * wide;
  const size = [wide * (STEP * (columns - 1) + 1) + 2 * margin, tall * (DOWN * (rows - 1) + 1) + 2 * margin] as const;
  const { canvas, pen } = newCanvas(...size);
  const sketch = newCanvas(...size);
  // Arrows behind the letters join them.
  if (rows === 1 && !unfinished) {
    for (const [index, bar] of JOINTS.entries()) {
      pen.save();
      pen.translate(margin + (columns / JOINTS.length - 1) * index * STEP * wide, margin);
      pen.scale(wide, tall);
      drawBar(pen, bar, { wide: 0.17, paints: fillOf(composition, index + shift + 2) });
      pen.restore();
    }
  }
  for (const [index, letter] of letters.entries()) {
    const row = Math.floor(index / inRow);
    const isDone = !unfinished || index < letters.length - 1;
    const own = isDone ? pen : sketch.pen;
    // A short last row is in the middle.
    const missing = row === rows - 1 ? rows * inRow - letters.length : 0;
    own.save();
    own.translate(
      margin + ((index % inRow) + missing / 2) * STEP * wide,
      margin + row * DOWN * tall + ((index % 2) - 0.5) * 0.12 * tall,
    );
    own.scale(wide * (STEP * (span - 1) + 1), tall);
    own.rotate((((index % 2) - 0.5) * 0.14) / span);
    const paints = isDone ? [patternOf(own, composition, index + shift)] : [composition.tint('#5cc8d8')];
    const edge = isDone ? BLACK : '#fff7ff';
    if (typeof letter === 'string') drawText(own, letter, paints[0] as Paint, edge);
    else for (const bar of letter) drawBar(own, bar, { wide: 0.25, paints, edge });
    own.restore();
  }
  const block = standing(composition, canvas);
  const { canvas: whole, pen: last } = newCanvas(block.width, block.height);
  last.drawImage(sketch.canvas, 0.5 * (block.width - canvas.width), 0.5 * (block.height - canvas.height));
  last.drawImage(block, 0, 0);
  if (unfinished) return whole;
  // Light flashes on corners of letters.
  last.fillStyle = '#ffffff';
  for (let index = 0; index < letters.length; index += 2) {
    const radius = (index % 4 ? 0.12 : 0.17) * wide;
    const [x, y] = [0.34 + (index % inRow) * STEP, 0.14 + Math.floor(index / inRow) * DOWN];
    star(last, margin + x * wide, margin + y * tall, radius, 0.14 * radius, 4, 0.2);
    last.fill();
  }
  return whole;
}

/** Font size at which a letter of a font is measured, in pixels. */
const MEASURED_AT = 100;

/** A letter with the outlines of its font, as large as a letter of bars. */
function drawText(pen: Context2D, text: string, paint: Paint, edge: string): void {
  pen.font = `900 ${MEASURED_AT}px ${['Chango', ...familiesFor(text, hanShapesOf(text))].map((name) => `"${name}"`).join(', ')}`;
  const box = pen.measureText(text);
  const [left, top] = [-box.actualBoundingBoxLeft, -box.actualBoundingBoxAscent];
  const [wide, tall] = [box.actualBoundingBoxRight - left, box.actualBoundingBoxDescent - top];
  pen.lineJoin = 'miter';
  pen.save();
  const [across, down] = [Math.max(1, wide) / 0.96, Math.max(1, tall)];
  pen.scale(1 / across, 1 / down);
  if (typeof paint !== 'string') {
    paint.setTransform(new DOMMatrix([across / PIXELS, 0, 0, down / PIXELS, -0.3 * across, -0.7 * down]));
  }
  pen.strokeStyle = edge;
  pen.lineWidth = 0.15 * MEASURED_AT;
  pen.strokeText(text, -left, -top);
  pen.strokeStyle = paint;
  pen.lineWidth = 0.035 * MEASURED_AT;
  pen.fillStyle = paint;
  pen.strokeText(text, -left, -top);
  pen.fillText(text, -left, -top);
  pen.restore();
}

type Paint = string | CanvasPattern;

/** Pixels of a pattern for one letter's height. */
const PIXELS = 300;

/** The paint of a letter: a fade from above, flames from below and bubbles. */
function patternOf(pen: Context2D, { tint, chance }: Composition, index: number): CanvasPattern {
  const own = chance.fork(`letter ${index}`);
  const [light, deep] = FILLS[index % FILLS.length] as (typeof FILLS)[number];
  const next = FILLS[(index + 2) % FILLS.length] as (typeof FILLS)[number];
  const side = 2.2 * PIXELS;
  const { canvas, pen: paint } = newCanvas(side, side);
  // Above a letter there is room for tips of arrows.
  paint.translate(0, 0.4 * PIXELS);
  const fade = paint.createLinearGradient(0, 0.2 * PIXELS, 0, 1.35 * PIXELS);
  fade.addColorStop(0, '#ffffff');
  fade.addColorStop(0.22, tint(light));
  fade.addColorStop(0.85, tint(deep));
  paint.fillStyle = fade;
  paint.fillRect(0, -side, side, 2 * side);
  paint.fillStyle = tint(next[1]);
  paint.beginPath();
  paint.moveTo(0, side);
  for (let x = 0; x < side; x += 66) {
    paint.lineTo(x, 1.12 * PIXELS);
    paint.quadraticCurveTo(x + 8, 1.05 * PIXELS, x + 30, own.between(0.86, 0.98) * PIXELS);
    paint.quadraticCurveTo(x + 36, 1.05 * PIXELS, x + 66, 1.12 * PIXELS);
  }
  paint.lineTo(side, side);
  paint.fill();
  for (let bubble = 0; bubble < 26; bubble++) {
    paint.fillStyle = bubble % 3 ? `${light}d0` : 'rgb(255 255 255 / 0.8)';
    paint.beginPath();
    paint.arc(own.next() * side, own.between(0.75, 1.5) * PIXELS, own.between(4, 15), 0, 2 * Math.PI);
    paint.fill();
  }
  const pattern = pen.createPattern(canvas, 'repeat') as CanvasPattern;
  pattern.setTransform(new DOMMatrix([1 / PIXELS, 0, 0, 1 / PIXELS, -0.3, -0.7]));
  return pattern;
}

/** Arrows that grow out of what is before them. @param radius in pixels */
export function arms(composition: Composition, radius: number): Canvas {
  const side = 3.4 * radius;
  const { canvas, pen } = newCanvas(side, side);
  pen.translate(side / 2, side / 2);
  pen.scale(radius, radius);
  for (const [index, bar] of ARMS.entries()) drawBar(pen, bar, { wide: 0.2, paints: fillOf(composition, index) });
  return canvas;
}

function fillOf({ tint }: Composition, index: number): string[] {
  return (FILLS[index % FILLS.length] as (typeof FILLS)[number]).map(tint);
}

function drawBar(
  pen: Context2D,
  { points, arrow }: Bar,
  { wide, paints: [light, deep], edge = BLACK }: { wide: number; paints: readonly Paint[]; edge?: string },
): void {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const head = [
    [-0.1, -1.15],
    [1.5, 0],
    [-0.1, 1.15],
  ].map(([along, aside]): Point => {
    const [x, y] = [(along as number) * wide, (aside as number) * wide];
    return [tip[0] + Math.cos(turn) * x - Math.sin(turn) * y, tip[1] + Math.sin(turn) * x + Math.cos(turn) * y];
  });
  const paint = (grow: number, color: Context2D['fillStyle']) => {
    const long = lengthened(points, grow);
    pen.lineJoin = 'miter';
    pen.lineCap = 'butt';
    pen.strokeStyle = color;
    pen.fillStyle = color;
    pen.lineWidth = wide + 2 * grow;
    line(pen, long);
    if (!arrow) return;
    polygon(pen, head);
    pen.lineWidth = 2 * grow;
    if (grow > 0) pen.stroke();
    pen.fill();
  };
  paint(0.032, edge);
  paint(0, deep === undefined ? (light as CanvasPattern) : blendOf(pen, light as string, deep as string));
  if (edge !== BLACK) return;
  // Light runs along the upper left of each bar.
  pen.strokeStyle = 'rgb(255 255 255 / 0.75)';
  pen.lineWidth = 0.1 * wide;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  line(
    pen,
    lengthened(points, -0.2 * wide).map(([x, y]): Point => [x - 0.24 * wide, y - 0.24 * wide]),
  );
}

/** Moves both ends outward, so that an outline closes them. */
function lengthened(points: readonly Point[], by: number): Point[] {
  const moved = ([x, y]: Point, [fromX, fromY]: Point): Point => {
    const far = Math.hypot(x - fromX, y - fromY);
    return [x + ((x - fromX) / far) * by, y + ((y - fromY) / far) * by];
  };
  const [first, second] = points as [Point, Point];
  const [before, last] = points.slice(-2) as [Point, Point];
  return [moved(first, second), ...points.slice(1, -1), moved(last, before)];
}

function blendOf(pen: Context2D, light: string, deep: string) {
  const blend = pen.createLinearGradient(0, -0.1, 0, 1);
  blend.addColorStop(0, light);
  blend.addColorStop(0.9, deep);
  return blend;
}

function line(pen: Context2D, points: readonly Point[]): void {
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.stroke();
}

/** Gives a painted shape its outline, and a block that is seen from the lower right. */
export function standing({ unit, tint }: Composition, shape: Canvas): Canvas {
  const [grow, deep] = [6 * unit, 16 * unit];
  const edge = rim(shape, grow, BLACK);
  const block = rim(shape, grow * 0.4, tint('#ff2e88'));
  const { canvas, pen } = newCanvas(edge.width + deep, edge.height + deep);
  const steps = 8;
  for (let step = steps; step >= 1; step--) pen.drawImage(edge, (deep * step) / steps, (deep * step) / steps);
  for (let step = steps; step >= 1; step--) {
    const by = (deep * step) / steps + grow * 0.6;
    pen.drawImage(block, by, by);
  }
  pen.drawImage(edge, 0, 0);
  pen.drawImage(shape, grow, grow);
  return canvas;
}
