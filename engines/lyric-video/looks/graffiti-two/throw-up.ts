import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { emptyLike, writeAs } from '../../words/ink.ts';
import { runsOf } from '../../words/runs.ts';
import { charactersOf } from '../../words/tokens.ts';

/** The paints of a throw-up. An outline alone has no lower side, no light and no block. */
interface Paints {
  body: string;
  line: string;
  finish?: { under: string; light: string; block: string };
}

/** Height of the middle of capitals above the baseline, em. */
export const MIDDLE = 0.36;
/** How much fatter letters are than their font on each side, and the outline around that, em. */
const FAT = { own: 0.024, plain: 0.034, dense: 0.012 } as const;
const LINE = 0.048;
/** How far the block reaches to the lower right, in em, and in how many steps it is drawn. */
const [BLOCK, STEPS] = [0.1, 6];
/** Width of the lower side and of the line of light, and how far the line is inside the letter, em. */
const [UNDER, SHINE, INSET] = [0.05, 0.03, 0.022];
/** Most by which a letter is turned, in radians, and moved up or down, em. */
const [TURN, HOP] = [0.06, 0.028];
/** Room around a letter's advance for its turn, its fat and its outline, em. */
const ROOM = 0.34;
/** Height above and below the baseline in which a letter is, em. */
const [ABOVE, BELOW] = [1.2, 0.5];
/** Most drips of a word, and their width, em. */
const [DRIPS, DRIP_WIDE] = [2, 0.05];

/** Texts whose characters stand side by side without joining or carrying marks. */
const APART =
  /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{S}ー]|\u200d|\ufe0f)+$/u;
/** Scripts with so many strokes that fat ones would close, and texts in the look's own font, which is fat already. */
const DENSE = /[\p{Script=Han}\p{Script=Hangul}]/u;
const OWN = /^[\p{Script=Latin}\P{L}]*$/u;

interface Letter {
  text: string;
  /** Left end and width of its advance, in pixels from the left end of the word. */
  x: number;
  width: number;
  turn: number;
  hop: number;
}

/**
 * Paints a word in fat letters that overlap: a block, drips, and letters with an outline, a lower side and a line of
 * light. The pen's font is set, and its origin is the left end of the baseline.
 * @param size of the font in pixels
 */
export function throwUp(pen: Context2D, text: string, size: number, paints: Paints, chance: Chance): void {
  const letters = lettersOf(pen, text, size, chance);
  const fat = fatOf(text) * size;
  pen.lineJoin = 'round';
  if (paints.finish) {
    blockOf(pen, letters, size, fat, paints.finish.block);
    drips(pen, letters, size, fat, paints, chance.fork('drips'));
  }
  const wide = Math.max(...letters.map(({ width }) => width)) + 2 * ROOM * size;
  const scratch = [0, 1].map(() => newCanvas(wide, (ABOVE + BELOW) * size));
  for (const { pen: own } of scratch) writeAs(pen, own);
  for (const letter of letters) {
    stood(pen, letter, () => {
      fatten(pen, letter.text, fat + LINE * size, paints.line);
      pen.drawImage(bodyOf(scratch, letter, size, fat, paints), -ROOM * size, -ABOVE * size);
    });
  }
}

/** Returns the characters of a word with their places, or the whole word if its characters join. */
export function lettersOf(pen: Context2D, text: string, size: number, chance: Chance): Letter[] {
  if (!APART.test(text)) return [{ text, x: 0, width: pen.measureText(text).width, turn: 0, hop: 0 }];
  const characters = charactersOf(text);
  let before = '';
  return characters.map((character, index) => {
    const x = pen.measureText(before).width;
    before += character;
    const side = index % 2 ? 1 : -1;
    return {
      text: character,
      x,
      width: pen.measureText(before).width - x,
      turn: TURN * chance.around(),
      hop: HOP * size * side * chance.between(0.4, 1),
    };
  });
}

function fatOf(text: string): number {
  if (OWN.test(text)) return FAT.own;
  return DENSE.test(text) ? FAT.dense : FAT.plain;
}

function stood(pen: Context2D, { x, width, turn, hop }: Letter, draw: () => void): void {
  pen.save();
  pen.translate(x + width / 2, hop);
  pen.rotate(turn);
  pen.translate(-width / 2, 0);
  draw();
  pen.restore();
}

/** Draws text in one color. @param grow pixels by which it is larger on each side than the font's letters */
function fatten(pen: Context2D, text: string, grow: number, color: string, x = 0, y = 0): void {
  pen.fillStyle = color;
  pen.strokeStyle = color;
  pen.lineWidth = 2 * grow;
  if (grow > 0) pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

function blockOf(pen: Context2D, letters: readonly Letter[], size: number, fat: number, color: string): void {
  for (let step = STEPS; step >= 1; step--) {
    const by = (BLOCK * size * step) / STEPS;
    pen.save();
    pen.translate(by, by);
    for (const letter of letters) stood(pen, letter, () => fatten(pen, letter.text, fat + LINE * size, color));
    pen.restore();
  }
}

/** Paint that runs from the feet of letters, with an outline like theirs. */
function drips(
  pen: Context2D,
  letters: readonly Letter[],
  size: number,
  fat: number,
  { body, line }: Paints,
  chance: Chance,
): void {
  const { canvas, pen: own } = emptyLike(pen);
  for (const letter of letters) stood(own, letter, () => fatten(own, letter.text, fat, line));
  const wide = DRIP_WIDE * size;
  pen.save();
  pen.resetTransform();
  for (const { x, y, long } of runsOf(canvas, size, DRIPS, chance)) {
    for (const [grow, color] of [
      [0.6 * LINE * size, line],
      [0, body],
    ] as const) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.roundRect(x - wide / 2 - grow, y - wide, wide + 2 * grow, wide + 1.5 * long + grow, wide / 2 + grow);
      pen.fill();
    }
  }
  pen.restore();
}

/** Paints a letter's body, its lower side and its light on a canvas whose origin is ROOM and ABOVE before the letter's. */
function bodyOf(
  scratch: readonly ReturnType<typeof newCanvas>[],
  { text }: Letter,
  size: number,
  fat: number,
  { body, finish }: Paints,
): Canvas {
  const [whole, part] = scratch as [ReturnType<typeof newCanvas>, ReturnType<typeof newCanvas>];
  const start = (pen: Context2D) => {
    pen.resetTransform();
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.translate(ROOM * size, ABOVE * size);
  };
  /** What a letter covers that the same letter, moved and grown, does not. */
  const sliver = (
    color: string,
    from: readonly [by: number, grow: number],
    less: readonly [by: number, grow: number],
  ) => {
    start(part.pen);
    fatten(part.pen, text, from[1], color, from[0], from[0]);
    part.pen.globalCompositeOperation = 'destination-out';
    fatten(part.pen, text, less[1], color, less[0], less[0]);
    whole.pen.save();
    whole.pen.resetTransform();
    whole.pen.globalCompositeOperation = 'source-atop';
    whole.pen.drawImage(part.canvas, 0, 0);
    whole.pen.restore();
  };
  start(whole.pen);
  fatten(whole.pen, text, fat, body);
  if (finish) {
    sliver(finish.under, [0, fat], [-UNDER * size, fat]);
    sliver(finish.light, [INSET * size, 0], [(INSET + SHINE) * size, 0]);
  }
  return whole.canvas;
}
