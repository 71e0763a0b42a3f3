import { css, darken, hex, mix, type Rgb } from '../../drawing/color.ts';
import type { HeldThing } from './kit/held-thing.ts';
import type { Brush } from './kit/ink.ts';
import { box } from './kit/tube.ts';

const PAPER = hex('#fbf7ea');
const INK = hex('#3a3f78');
/** Thickness of a fold, hundredths of the figure's height. */
const FOLD = 0.14;

/**
 * Letters by rows of pixels, from above; the last two rows hang below the line. A space is as wide as its rows.
 * Capitals and long letters are six pixels tall, and the others four.
 */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  ' ': ['  '],
  M: ['#   #', '## ##', '# # #', '#   #', '#   #', '#   #'],
  T: ['#####', '  #  ', '  #  ', '  #  ', '  #  ', '  #  '],
  I: ['###', ' # ', ' # ', ' # ', ' # ', '###'],
  C: [' ###', '#   ', '#   ', '#   ', '#   ', ' ###'],
  a: ['', '', ' ##', '# #', '# #', ' ##'],
  c: ['', '', ' ##', '#  ', '#  ', ' ##'],
  d: ['  #', '  #', ' ##', '# #', '# #', ' ##'],
  e: ['', '', ' # ', '###', '#  ', ' ##'],
  f: [' #', '# ', '##', '# ', '# ', '# '],
  h: ['#  ', '#  ', '## ', '# #', '# #', '# #'],
  i: ['#', '', '#', '#', '#', '#'],
  k: ['#  ', '#  ', '# #', '## ', '# #', '# #'],
  m: ['', '', '#### ', '# # #', '# # #', '# # #'],
  n: ['', '', '## ', '# #', '# #', '# #'],
  o: ['', '', ' # ', '# #', '# #', ' # '],
  r: ['', '', '# #', '## ', '#  ', '#  '],
  s: ['', '', ' ##', '#  ', ' ##', '## '],
  t: ['# ', '# ', '##', '# ', '# ', ' #'],
  u: ['', '', '# #', '# #', '# #', ' ##'],
  w: ['', '', '#   #', '# # #', '# # #', ' # # '],
  y: ['', '', '# #', '# #', '# #', ' ##', '  #', '## '],
  ',': ['', '', '', '', ' #', ' #', '# '],
  '.': ['', '', '', '', '', '#'],
};
/** The lines, and where they begin: the last one is beside a thumb. Lengths are hundredths of the figure's height. */
const LINES = [
  ['My dear friend,', -6.2],
  ['the snow has come.', -6.2],
  ['I think of us.', -6.2],
  ['Come home soon.', -4.2],
] as const;
/** Height of the first line, and the distance of two. */
const WRITING = { top: 10.2, apart: 2.1 };
/** Rows above the line on which letters stand. */
const TALL = 6;
/** Least pixels of a hundredth of the figure's height at which letters fit. On a smaller sheet, words are dashes. */
const LEGIBLE = 6;
/** Darkness of the back, and of ink that shines through it. */
const [IN_SHADE, THROUGH] = [0.08, 0.24];

/** Draws a letter whose writing lies on the pixels of the picture. */
export const drawPixelLetter: HeldThing = (brush, paint) => drawSheet(brush, paint(PAPER), paint(INK));

/** Draws its back, through which the lines shine. */
export const drawPixelLetterBack: HeldThing = (brush, paint) => {
  const paper = darken(paint(PAPER), IN_SHADE);
  drawSheet(brush, paper, mix(paper, paint(INK), THROUGH), false);
};

function drawSheet(brush: Brush, paper: Rgb, ink: Rgb, isFront = true): void {
  brush.shape(box(-7.4, -2.6, 7.4, 12.4), paper, { isFlat: true });
  for (const y of [2.3, 7.16])
    brush.shape(box(-7.4, y, 7.4, y + FOLD), darken(paper, 0.16), { hasLine: false, isFlat: true });
  const { context } = brush;
  const { a, b, c, d, e, f } = context.getTransform();
  const isLegible = isFront && Math.hypot(a, b) >= LEGIBLE;
  context.save();
  context.resetTransform();
  context.fillStyle = css(ink);
  LINES.forEach(([line, left], index) => {
    const y = WRITING.top - index * WRITING.apart;
    const [x, base] = [Math.round(a * left + c * y + e), b * left + d * y + f];
    write(context, line, isLegible, (along) => [x + along, Math.round(base + (b / a) * along)]);
  });
  context.restore();
}

/**
 * Writes a line in upright letters, or in dashes. It rises or falls with the sheet in whole pixels.
 * @param at returns the pixel of the line that is so many pixels from its beginning
 */
function write(
  context: Brush['context'],
  line: string,
  isLegible: boolean,
  at: (along: number) => readonly [number, number],
): void {
  let along = 0;
  for (const letter of line) {
    const [x, base] = at(along);
    const rows = LETTERS[letter] ?? [];
    if (!isLegible) {
      if (letter !== ' ') context.fillRect(x, base, 1, 1);
      along += 1;
      continue;
    }
    rows.forEach((row, down) => {
      for (let column = 0; column < row.length; column += 1)
        if (row[column] === '#') context.fillRect(x + column, base - TALL + down, 1, 1);
    });
    along += Math.max(...rows.map((row) => row.length)) + 1;
  }
}
