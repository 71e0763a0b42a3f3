import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { cased, setFont, settingOf } from '../../words/captions.ts';
import { directionOf } from '../../words/direction.ts';
import { hanShapesOf } from '../../words/families.ts';
import { type Card, cardsOf } from '../../words/layout.ts';
import type { Lettering } from '../../words/lettering.ts';
import type { Phrase } from '../../words/tokens.ts';
import { cloudBehind } from './cloud.ts';
import type { Inks } from './inks.ts';
import { STRETCH, throwUps } from './lettering.ts';
import type { Area } from './sheet.ts';

/** What is painted if a song has no words that it is known by. */
const SIGN = '♥';
/** Height of a line with its cloud, em. */
const TALL = 1.5;
/** Share of the wall's height for the lines without their cloud. */
const WITHIN = 0.84;
/** Most lines of a piece: more of them would be too small to read at a glance. */
const MOST = { wide: 3, tall: 5, square: 4 } as const;

/**
 * Paints the line that the song is known by on a cloud, as large as it fits, or only the song's word if the line is
 * too long. @param area in units, as the pen's
 */
export function pieceOf(pen: Context2D, composition: Composition, { rim, under }: Inks, area: Area): void {
  const { chance, unit, width, height, shape } = composition;
  const tall = (area.bottom - area.top) * unit;
  const usual = throwUps(composition);
  const lettering = { ...usual, size: tall / (TALL * usual.leading) / Math.min(width, height) };
  const card = cardFor(composition, lettering, area);
  const { size, block, words } = card;
  const own = chance.fork('piece');
  const { canvas, pen: sheet } = newCanvas(pen.canvas.width, pen.canvas.height);
  // On a sheet of its own, because a cloud has dots wherever something is painted.
  cloudBehind(sheet, block, card, { cloud: rim, rim: under, stretch: STRETCH[shape] }, own.fork('cloud'));
  for (const [index, word] of words.entries()) {
    sheet.save();
    setFont(sheet, lettering, size, word.text, hanShapesOf(words.map(({ text }) => text).join('')));
    sheet.direction = card.rightToLeft ? 'rtl' : 'ltr';
    sheet.textAlign = 'left';
    sheet.translate(word.x, word.y);
    lettering.paint(sheet, word.text, 'sung', { word, index, size, chance: own.fork(`word ${index}`) });
    sheet.restore();
  }
  pen.save();
  pen.resetTransform();
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}

/** Sets the song's line in the middle of an area, or its word. */
function cardFor(composition: Composition, lettering: Lettering, { left, top, right, bottom }: Area): Card {
  const { unit, shape, word = SIGN, line } = composition;
  const lines = WITHIN * (bottom - top);
  const text = {
    left: left * unit,
    top: ((top + bottom - lines) / 2) * unit,
    width: (right - left) * unit,
    height: lines * unit,
  };
  const setting = settingOf(lettering, { ...composition, text }, (whole) => [whole]);
  const cardsFor = (phrase: Phrase) => cardsOf(cased(phrase, lettering), setting);
  const [first, next] = line ? cardsFor(line) : [];
  if (first && !next && first.lines <= MOST[shape]) return first;
  const time = { start: 0, end: 1 };
  const alone = { tokens: [{ text: word, ...time, before: 'line' as const }], ...time };
  return cardsFor({ ...alone, rightToLeft: directionOf(word) === 'right-to-left' })[0] as Card;
}
