import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { setFont } from '../../words/captions.ts';
import { hanShapesOf } from '../../words/families.ts';
import type { Card } from '../../words/layout.ts';
import { cloudBehind } from './cloud.ts';
import type { Inks } from './inks.ts';
import { throwUps } from './lettering.ts';
import type { Area } from './sheet.ts';
import { MIDDLE } from './throw-up.ts';

/** What is painted if a song has no word that it is known by. */
const SIGN = '♥';
/** Font size at which a word is measured, in pixels, and the height of its capitals and its cloud, em. */
const [MEASURED_AT, TALL] = [100, 1.5];

/** Paints the word that the song is known by on a cloud, as large as it fits. @param area in units, as the pen's */
export function pieceOf(pen: Context2D, composition: Composition, { rim, under }: Inks, area: Area): void {
  const { word = SIGN, chance, unit } = composition;
  const lettering = throwUps(composition);
  const text = word.toLocaleUpperCase('en');
  const own = chance.fork('piece');
  const [wide, tall] = [(area.right - area.left) * unit, (area.bottom - area.top) * unit];
  const han = hanShapesOf(text);
  const { canvas, pen: sheet } = newCanvas(pen.canvas.width, pen.canvas.height);
  setFont(sheet, lettering, MEASURED_AT, text, han);
  const size = Math.min(tall / (TALL * lettering.leading), (wide * MEASURED_AT) / sheet.measureText(text).width);
  setFont(sheet, lettering, size, text, han);
  const { width } = sheet.measureText(text);
  const x = ((area.left + area.right) * unit - width) / 2;
  const y = ((area.top + area.bottom) * unit) / 2 + MIDDLE * size;
  const placed = { text, start: 0, end: 0, before: 'line' as const, x, y, width, line: 0, rightToLeft: false };
  const block = { left: x, top: y - size, width, height: size };
  const card: Card = { words: [placed], size, block, lines: 1, start: 0, end: 0, rightToLeft: false };
  // On a sheet of its own, because a cloud has dots wherever something is painted.
  cloudBehind(sheet, block, card, { cloud: rim, rim: under }, own.fork('cloud'));
  sheet.translate(x, y);
  lettering.paint(sheet, text, 'sung', { word: placed, index: 0, size, chance: own });
  pen.save();
  pen.resetTransform();
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}
