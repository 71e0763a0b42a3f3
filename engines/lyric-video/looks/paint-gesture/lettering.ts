import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { type Chance, chanceOf } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { MovementKind } from '../../movements.ts';
import { inked } from '../../words/ink.ts';
import type { WordFacts, WordState } from '../../words/lettering.ts';
import { painted } from './brush.ts';
import { isPainted } from './ground.ts';
import type { Paint } from './notes.ts';

/** The paints of words: those that wait are one thin coat, those that are sung two paints of a loaded brush. */
interface WordPaints extends Readonly<Record<WordState, readonly [Paint, Paint]>> {
  /** Opacity of the words that wait. */
  dim: number;
}

const RAW: WordPaints = { waiting: ['blue', 'blue'], sung: ['red', 'red'], dim: 0.74 };
const ON_PAINT: WordPaints = { waiting: ['sienna', 'sienna'], sung: ['black', 'blue'], dim: 0.9 };

/** Width and height of the swatch that fills letters, in pixels, and how many of its heights are one em. */
const [WIDE, TALL, EMS] = [150, 200, 1.7];
/** How far stems lean to the right, in shares of their height: as in the font. */
const LEAN = 0.3;
/** Returns the paints of a movement's words. */
export function paintsOf(movement: MovementKind): WordPaints {
  return isPainted(movement) ? ON_PAINT : RAW;
}

/** Returns the streaks of a brush that is pulled up along the stems of letters. */
export function swatchOf(colors: readonly [string, string]): Canvas {
  const surface = { width: WIDE, height: TALL, data: new Uint8ClampedArray(), wet: new Uint8Array(), unit: 1 };
  const path: Point[] = [
    [WIDE / 2, 2 * TALL],
    [WIDE / 2, TALL],
    [WIDE / 2, -TALL],
  ];
  const stroke = { path, wide: WIDE + 20, press: [1, 1], colors, dry: 0 };
  const { data, width, height, left, top } = painted(surface, stroke, chanceOf('letters'));
  const { canvas, pen } = newCanvas(WIDE, TALL);
  const image = pen.createImageData(width, height);
  image.data.set(data);
  pen.putImageData(image, left, top);
  return canvas;
}

/** Paints a word with a loaded brush: streaks and dry threads along the stems, and a shadow on the canvas. */
export function brushedWord(pen: Context2D, text: string, swatch: Canvas, color: string, facts: WordFacts): void {
  const { size, word, chance } = facts;
  coat(pen, text, size, color);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  filled(pen, swatch, word.width, size, chance);
  pen.globalCompositeOperation = 'destination-out';
  torn(pen, word.width, size, chance);
  pen.globalCompositeOperation = 'destination-over';
  coat(pen, text, size, 'rgb(20 20 20 / 0.2)', 0.016);
  pen.restore();
}

/** Paints a word in one color. @param shift em to the lower right */
export function coat(pen: Context2D, text: string, size: number, color: string, shift = 0): void {
  pen.save();
  pen.translate(shift * size, shift * size);
  inked(pen, text, size, { fill: color, outline: { color, width: 0.03 } });
  pen.restore();
}

/** Covers a word with swatches side by side. */
function filled(pen: Context2D, swatch: Canvas, width: number, size: number, chance: Chance): void {
  const tall = EMS * size;
  const wide = (tall * WIDE) / TALL;
  pen.save();
  pen.transform(1, 0, -LEAN, 1, 0, 0.5 * size);
  for (let x = -wide * (0.5 + chance.next()); x < width + size; x += wide)
    pen.drawImage(swatch, x, -tall, wide + 1, tall);
  pen.restore();
}

/** Clears threads along the stems, more of them toward their feet, where the brush ran dry. */
function torn(pen: Context2D, width: number, size: number, chance: Chance): void {
  pen.lineCap = 'round';
  pen.strokeStyle = '#000';
  const threads = Math.ceil((width / size) * 26);
  for (let thread = 0; thread < threads; thread++) {
    const x = (thread / threads) * width * 1.1 + chance.around() * 0.05 * size;
    const foot = chance.between(-0.1, 0.24) * size;
    const high = foot - size * (0.1 + 0.5 * chance.next() ** 2);
    pen.lineWidth = size * chance.between(0.004, 0.014);
    pen.beginPath();
    pen.moveTo(x - LEAN * foot, foot);
    pen.lineTo(x - LEAN * high, high);
    pen.stroke();
  }
}
