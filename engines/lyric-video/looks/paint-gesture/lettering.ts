import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { type Chance, chanceOf } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { MovementKind } from '../../movements.ts';
import { emptyLike, inked } from '../../words/ink.ts';
import type { WordFacts } from '../../words/lettering.ts';
import { painted } from './brush.ts';
import { isPainted } from './ground.ts';
import type { Paint } from './notes.ts';

/** The paint of words: two tubes in a loaded brush, the one that is thinned, and how much shows through it, 0 to 1. */
interface WordPaint {
  loaded: readonly [Paint, Paint];
  washed: Paint;
  thin: number;
}

const RAW: WordPaint = { loaded: ['red', 'ruby'], washed: 'red', thin: 0.16 };
const ON_PAINT: WordPaint = { loaded: ['night', 'blue'], washed: 'blue', thin: 0.4 };

/** Width and height of the swatch that fills letters, in pixels, and how many of its heights are one em. */
const [WIDE, TALL, EMS] = [150, 200, 1.7];
/** How much coarser the brush of the letters is than the one of the picture, and how much its streaks show. Set by eye. */
const [COARSER, STREAKS] = [1.5, 0.8];
/** How far stems lean to the right, in shares of their height: as in the font. */
const LEAN = 0.1;
/** How thick paint stands at its edges, in em, and how much light and shade it has. Set by eye. */
const [THICK, SHINE, SHADE] = [0.012, 0.36, 0.3];
/** Tracks of bristles in each em of a word, and how much of the canvas shows in those of thinned paint. */
const [TRACKS, DRY] = [9, 0.16];

/** Returns the paint of a movement's words. */
export function paintOf(movement: MovementKind): WordPaint {
  return isPainted(movement) ? ON_PAINT : RAW;
}

/** Returns the streaks of a brush that is pulled up along the stems of letters. */
export function swatchOf(colors: readonly [string, string]): Canvas {
  const surface = { width: WIDE, height: TALL, data: new Uint8ClampedArray(), wet: new Uint8Array(), unit: COARSER };
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

/** Paints a word with a loaded brush: streaks along the stems, light and shade at its edges, and a shadow on the canvas. */
export function brushedWord(pen: Context2D, text: string, swatch: Canvas, color: string, facts: WordFacts): void {
  const { size, word, chance } = facts;
  coat(pen, text, size, color);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = STREAKS;
  filled(pen, swatch, word.width, size, chance);
  edge(pen, text, size, '#fff', SHINE, THICK);
  edge(pen, text, size, '#000', SHADE, -THICK);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'destination-out';
  tracks(pen, facts, 0.013, 0.4);
  pen.globalCompositeOperation = 'destination-over';
  coat(pen, text, size, 'rgb(20 20 20 / 0.24)', 0.024);
  pen.restore();
}

/** Paints a word with thinned paint, which stays thicker at the edges. @param thin share of the canvas that shows */
export function washedWord(pen: Context2D, text: string, color: string, thin: number, facts: WordFacts): void {
  const { size } = facts;
  coat(pen, text, size, color);
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.globalAlpha = thin;
  pen.fillText(text, 0, 0);
  pen.globalAlpha = DRY;
  tracks(pen, facts, 0.07, 0.9);
  pen.restore();
}

/** Paints a word in one color. @param shift em to the lower right */
function coat(pen: Context2D, text: string, size: number, color: string, shift = 0): void {
  pen.save();
  pen.translate(shift * size, shift * size);
  inked(pen, text, size, { fill: color, outline: { color, width: 0.03 } });
  pen.restore();
}

/** Paints the part of a word that is not covered by the word itself further to the lower right. @param shift em */
function edge(pen: Context2D, text: string, size: number, color: string, opacity: number, shift: number): void {
  const made = emptyLike(pen);
  coat(made.pen, text, size, color);
  made.pen.globalCompositeOperation = 'destination-out';
  coat(made.pen, text, size, '#000', shift);
  pen.save();
  pen.resetTransform();
  pen.globalAlpha = opacity;
  pen.drawImage(made.canvas, 0, 0);
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

/** Draws tracks of bristles along the stems of a word, up to so wide and so long in em. */
function tracks(pen: Context2D, { size, word, chance }: WordFacts, wide: number, long: number): void {
  const { width } = word;
  pen.lineCap = 'round';
  const count = Math.ceil((width / size) * TRACKS);
  for (let track = 0; track < count; track++) {
    const x = ((track + chance.next()) / count) * width;
    const foot = chance.between(-0.1, 0.26) * size;
    const high = foot - size * chance.between(0.12, 0.12 + long);
    pen.lineWidth = size * wide * chance.between(0.3, 1);
    pen.beginPath();
    pen.moveTo(x - LEAN * foot, foot);
    pen.lineTo(x - LEAN * high, high);
    pen.stroke();
  }
}
