import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon, star } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { rim } from '../../picture/figure.ts';
import { outlineOf, paintLetter, type Stand } from './body.ts';
import { ARMS, ENDS, type Letter, lettersOf } from './letters.ts';
import { BLACK, SCHEMES, type Scheme } from './piece.ts';

/** Widths of a letter from one letter to the next, and heights from one row to the next. */
const [STEP, DOWN] = [0.9, 1.16];
/** Height of a letter in widths: the flattest, and the tallest. */
const [FLATTEST, TALLEST] = [0.8, 1.5];
/** How far a letter leans to the right, in its heights. */
const LEAN = 0.1;
/** Room for a letter in a word that stays whole, in columns. */
const WHOLE_LETTER = 0.6;
/** Room around the letters for arrows, in widths of a letter. */
const MARGIN = 0.5;

/** How the letters of a piece are set. */
interface Setting {
  /** Of the letters without the arrows that leave them, in pixels. */
  width: number;
  height: number;
  rows?: number;
  /** How many letters at the end are a sketch so far. */
  unfinished?: number;
  /** The paints of a sketch and the width of its line, in halves of a bar: chalk on steel if nothing is said. */
  sketch?: { line: string; filling: string; wide: number };
  /** Its paints: the hot ones if nothing is said. */
  scheme?: Scheme;
}

/**
 * Paints the song's word in wild style, or signs if it has none: letters that overlap, in one fade, with a block and a
 * second outline. The picture is larger than the letters on all sides by the same room for arrows.
 */
export function wildWord(composition: Composition, setting: Setting): Canvas {
  const { rows = 1, unfinished = 0, scheme = 'hot' } = setting;
  const chalk = { line: '#fff7ff', filling: composition.tint('#5cc8d8'), wide: 0.16 };
  const { sketch: ink = chalk } = setting;
  const letters = lettersOf(composition.word);
  const { size, span, wide, half, standOf } = settingOf(letters, setting);
  const { canvas, pen } = newCanvas(...size);
  const sketch = newCanvas(...size);
  const isDone = (index: number) => index < letters.length - unfinished;
  // Arrows behind the letters. Beside a word that stays whole, they would be as long as it is.
  if (rows === 1 && span === 1 && !unfinished) {
    paintWhole(pen, composition, [ENDS[0]], { ...standOf(0), half: 0.7 * half }, scheme);
    paintWhole(pen, composition, [ENDS[1]], { ...standOf(letters.length - 1), half: 0.7 * half }, scheme);
  }
  for (const [index, letter] of letters.entries()) {
    if (isDone(index)) paintWhole(pen, composition, letter, standOf(index), scheme);
    else {
      paintLetter(sketch.pen, letter, standOf(index), ink.line, ink.wide * half);
      paintLetter(sketch.pen, letter, standOf(index), ink.filling, 0);
    }
  }
  const block = standing(composition, canvas, scheme);
  const { canvas: whole, pen: last } = newCanvas(block.width, block.height);
  const inset: Point = [0.5 * (block.width - canvas.width), 0.5 * (block.height - canvas.height)];
  last.drawImage(sketch.canvas, ...inset);
  last.drawImage(block, 0, 0);
  if (unfinished) return whole;
  // Light flashes on corners of letters.
  last.fillStyle = '#ffffff';
  for (let index = 0; index < letters.length; index += 3) {
    const [x, y] = standOf(index).at([0.3, 0.08]);
    star(last, inset[0] + x, inset[1] + y, 0.17 * wide, 0.022 * wide, 4, 0.2);
    last.fill();
  }
  return whole;
}

/** Where the letters of a piece stand: in a picture of this size, as wide as so many letters each. */
function settingOf(letters: readonly Letter[], { width, height, rows = 1 }: Setting) {
  // A whole word takes the room of its letters.
  const [first] = letters;
  const span = letters.length === 1 && typeof first === 'string' ? Math.max(1, WHOLE_LETTER * first.length) : 1;
  const inRow = Math.ceil(letters.length / rows);
  const columns = span * inRow;
  const across = width / (STEP * (columns - 1) + 1);
  const down = height / (DOWN * (rows - 1) + 1);
  const [wide, tall] = [Math.min(across, down / FLATTEST), Math.min(down, across * TALLEST)];
  const margin = MARGIN * wide;
  const size = [wide * (STEP * (columns - 1) + 1) + 2 * margin, tall * (DOWN * (rows - 1) + 1) + 2 * margin] as const;
  const half = 0.155 * Math.min(wide, 0.9 * tall);
  const long = wide * (STEP * (span - 1) + 1);
  const standOf = (index: number): Stand => {
    const row = Math.floor(index / inRow);
    // A short last row is in the middle.
    const missing = row === rows - 1 ? rows * inRow - letters.length : 0;
    const left = margin + ((index % inRow) + missing / 2) * STEP * wide;
    const rise = index % 2 ? 0.05 : -0.05;
    const top = margin + (row * DOWN + rise) * tall;
    const turn = rise / span;
    return {
      half,
      fade: [-0.05, 1.05],
      at: ([x, y]) => [left + (x + LEAN * (0.5 - y)) * long, top + (y + turn * (x - 0.5)) * tall],
    };
  };
  return { size, span, wide, half, standOf };
}

/** Returns the middle of a letter, in pixels from the middle of the piece. */
export function middleOf(word: string | undefined, setting: Setting, index: number): Point {
  const { size, standOf } = settingOf(lettersOf(word), setting);
  const [x, y] = standOf(index).at([0.5, 0.5]);
  return [x - size[0] / 2, y - size[1] / 2];
}

/** Arrows that grow out of what is before them. @param radius in pixels */
export function arms(composition: Composition, radius: number): Canvas {
  const side = 3.4 * radius;
  const { canvas, pen } = newCanvas(side, side);
  const stand: Stand = {
    half: 0.11 * radius,
    fade: [-2, 1],
    at: ([x, y]) => [side / 2 + x * radius, side / 2 + y * radius],
  };
  for (const bar of ARMS) paintWhole(pen, composition, [bar], stand, 'hot');
  return canvas;
}

/** Paints a letter over what is there, with an outline, a fade, bubbles, a shade at its lower right and a line of light. */
function paintWhole(pen: Context2D, { tint, chance }: Composition, letter: Letter, stand: Stand, scheme: Scheme): void {
  const { width, height } = pen.canvas;
  const { half, fade: heights } = stand;
  const { fade, shade } = SCHEMES[scheme];
  const mask = newCanvas(width, height);
  paintLetter(mask.pen, letter, stand, BLACK, 0);
  const { canvas, pen: own } = newCanvas(width, height);
  const [[fromX, fromY], [toX, toY]] = [stand.at([0.5, heights[0]]), stand.at([0.5, heights[1]])];
  const blend = own.createLinearGradient(fromX, fromY, toX, toY);
  for (const [index, color] of fade.entries()) blend.addColorStop(index / (fade.length - 1), tint(color));
  own.fillStyle = blend;
  own.fillRect(0, 0, width, height);
  const bubbles = chance.fork(`bubbles ${Math.round(fromX)}`);
  own.fillStyle = tint(fade[0]);
  for (let bubble = 0; bubble < 9; bubble++) {
    disc(own, ...stand.at([bubbles.next(), bubbles.between(0.5, 1)]), bubbles.between(0.08, 0.28) * half);
    own.fill();
  }
  // What lies on one side of the letter is the letter without itself moved away from there.
  const along = (by: number, to: number, color: string) => {
    const edge = newCanvas(width, height);
    edge.pen.drawImage(mask.canvas, by, by);
    edge.pen.globalCompositeOperation = 'destination-out';
    edge.pen.drawImage(mask.canvas, to, to);
    edge.pen.globalCompositeOperation = 'source-in';
    edge.pen.fillStyle = color;
    edge.pen.fillRect(0, 0, width, height);
    own.drawImage(edge.canvas, 0, 0);
  };
  along(0, -0.3 * half, tint(shade));
  along(0.26 * half, 0.36 * half, '#ffffff');
  // Where a bar passes over earlier ones, its outline is cut into them.
  if (typeof letter !== 'string') {
    const outlines = letter.map((bar) => outlineOf(bar, stand));
    own.strokeStyle = BLACK;
    own.lineJoin = 'round';
    own.lineWidth = 0.16 * half;
    for (const [index, outline] of outlines.entries()) {
      for (const earlier of outlines.slice(0, index)) {
        own.save();
        polygon(own, earlier);
        own.clip();
        polygon(own, outline);
        own.stroke();
        own.restore();
      }
    }
  }
  own.globalCompositeOperation = 'destination-in';
  own.drawImage(mask.canvas, 0, 0);
  paintLetter(pen, letter, stand, BLACK, 0.22 * half);
  pen.drawImage(canvas, 0, 0);
}

/** Gives a painted shape its outline, a block that is seen from the lower right, and a second outline around both. */
export function standing({ unit, tint }: Composition, shape: Canvas, scheme: Scheme = 'hot'): Canvas {
  const [grow, deep, around] = [4 * unit, 24 * unit, 7 * unit];
  const { block: color, halo } = SCHEMES[scheme];
  const edge = rim(shape, grow, BLACK);
  const block = rim(shape, grow * 0.4, tint(color));
  const { canvas, pen } = newCanvas(edge.width + deep, edge.height + deep);
  const steps = 12;
  for (let step = steps; step >= 1; step--) pen.drawImage(edge, (deep * step) / steps, (deep * step) / steps);
  for (let step = steps; step >= 1; step--) {
    const by = (deep * step) / steps + grow * 0.6;
    pen.drawImage(block, by, by);
  }
  pen.drawImage(edge, 0, 0);
  pen.drawImage(shape, grow, grow);
  const outer = rim(canvas, around, halo);
  const last = outer.getContext('2d');
  last.globalCompositeOperation = 'source-over';
  last.drawImage(canvas, around, around);
  return outer;
}
