import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';
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
/** Width of a shine and how far it is inside the letter, em. */
const [SHINE, INSET] = [0.06, 0.022];
/** Where a shine is: its height above the baseline, its share of the letter's width, and its reach, em. */
const [SHINE_UP, SHINE_ALONG, SHINE_REACH] = [0.6, 0.28, 0.2];
/** Height to which the second coat bubbles up a letter, and radius of its bubbles: least and greatest, em. */
const [COAT, BUBBLE] = [0.2, [0.05, 0.12]] as const;
/** Most by which a letter is turned, in radians, and moved up or down, em. */
const [TURN, HOP] = [0.09, 0.055];
/** How large letters are against the font's: the first one leads, and the others are uneven. */
const [FIRST, OTHERS] = [1.16, [0.94, 1.13]] as const;
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
  /** Its size against the font's, by which neighbors overlap. */
  scale: number;
}

/**
 * Paints a word in fat letters that overlap: a block, drips, and letters with an outline, a second coat that bubbles up
 * from their feet, and a shine. The pen's font is set, and its origin is the left end of the baseline.
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
  const coats = chance.fork('coats');
  for (const letter of letters) {
    stood(pen, letter, size, () => {
      fatten(pen, letter.text, fat + LINE * size, paints.line);
      pen.drawImage(bodyOf(scratch, letter, size, fat, paints, coats), -ROOM * size, -ABOVE * size);
    });
  }
}

/** Returns the characters of a word with their places, or the whole word if its characters join. */
export function lettersOf(pen: Context2D, text: string, size: number, chance: Chance): Letter[] {
  if (!APART.test(text)) return [{ text, x: 0, width: pen.measureText(text).width, turn: 0, hop: 0, scale: 1 }];
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
      scale: index === 0 && characters.length > 1 ? FIRST : chance.between(...OTHERS),
    };
  });
}

function fatOf(text: string): number {
  if (OWN.test(text)) return FAT.own;
  return DENSE.test(text) ? FAT.dense : FAT.plain;
}

/** Draws a letter at its place. It grows from the middle of its line. */
function stood(pen: Context2D, { x, width, turn, hop, scale }: Letter, size: number, draw: () => void): void {
  pen.save();
  pen.translate(x + width / 2, hop - MIDDLE * size);
  pen.rotate(turn);
  pen.scale(scale, scale);
  pen.translate(-width / 2, MIDDLE * size);
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
    for (const letter of letters) stood(pen, letter, size, () => fatten(pen, letter.text, fat + LINE * size, color));
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
  for (const letter of letters) stood(own, letter, size, () => fatten(own, letter.text, fat, line));
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

/**
 * Paints a letter's body, its second coat and its shine on a canvas whose origin is ROOM and ABOVE before the letter's.
 */
function bodyOf(
  scratch: readonly ReturnType<typeof newCanvas>[],
  { text, width }: Letter,
  size: number,
  fat: number,
  { body, finish }: Paints,
  chance: Chance,
): Canvas {
  const [whole, part] = scratch as [ReturnType<typeof newCanvas>, ReturnType<typeof newCanvas>];
  for (const { pen } of [whole, part]) {
    pen.resetTransform();
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.translate(ROOM * size, ABOVE * size);
  }
  fatten(whole.pen, text, fat, body);
  if (!finish) return whole.canvas;
  whole.pen.globalCompositeOperation = 'source-atop';
  coat(whole.pen, finish.under, width, size, chance);
  // The letter without the same letter to the lower right, and of that only what is in a spot of light.
  fatten(part.pen, text, 0, finish.light, INSET * size, INSET * size);
  part.pen.globalCompositeOperation = 'destination-out';
  fatten(part.pen, text, 0, finish.light, (INSET + SHINE) * size, (INSET + SHINE) * size);
  part.pen.globalCompositeOperation = 'destination-in';
  part.pen.beginPath();
  const spots = Math.max(1, Math.round(width / size));
  for (let spot = 0; spot < spots; spot++) {
    const x = ((spot + SHINE_ALONG) * width) / spots;
    part.pen.moveTo(x, -SHINE_UP * size);
    part.pen.arc(x, -SHINE_UP * size, SHINE_REACH * size, 0, 2 * Math.PI);
  }
  part.pen.fill();
  whole.pen.resetTransform();
  whole.pen.drawImage(part.canvas, 0, 0);
  return whole.canvas;
}

/** A second paint at the foot of a letter, whose edge bubbles. */
function coat(pen: Context2D, color: string, width: number, size: number, chance: Chance): void {
  const [least, most] = BUBBLE;
  pen.fillStyle = color;
  pen.fillRect(-ROOM * size, -COAT * size, width + 2 * ROOM * size, (COAT + BELOW) * size);
  for (let x = -0.1 * size; x < width + 0.1 * size; ) {
    const radius = chance.between(least, most) * size;
    disc(pen, x + radius, -COAT * size, radius);
    pen.fill();
    if (chance.next() < 0.4) {
      disc(pen, x + radius, -COAT * size - 1.9 * radius, 0.32 * radius);
      pen.fill();
    }
    x += 1.7 * radius;
  }
}
