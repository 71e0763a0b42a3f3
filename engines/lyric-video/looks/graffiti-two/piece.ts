import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { setFont } from '../../words/captions.ts';
import { hanShapesOf } from '../../words/families.ts';
import type { Card } from '../../words/layout.ts';
import { cloudBehind } from './cloud.ts';
import type { Inks } from './inks.ts';
import { throwUps } from './lettering.ts';
import type { Area } from './sheet.ts';

/** What is painted if a song has no word that it is known by. */
const SIGN = '♥';
/** Font size at which a word is measured, in pixels, and the height of its capitals and its cloud, em. */
const [MEASURED_AT, TALL] = [100, 1.5];

/** Paints the word that the song is known by on a cloud, as large as it fits. The pen's units are those of the area. */
export function pieceOf(pen: Context2D, composition: Composition, { rim, under }: Inks, area: Area): void {
  const { word = SIGN, chance } = composition;
  const lettering = throwUps(composition);
  const text = word.toLocaleUpperCase('en');
  const own = chance.fork('piece');
  const [wide, tall] = [area.right - area.left, area.bottom - area.top];
  const han = hanShapesOf(text);
  const { pen: measuring } = newCanvas(2, 2);
  setFont(measuring, lettering, MEASURED_AT, text, han);
  const size = Math.min(tall / TALL, (wide * MEASURED_AT) / measuring.measureText(text).width);
  setFont(measuring, lettering, size, text, han);
  const { width } = measuring.measureText(text);
  const x = (area.left + area.right - width) / 2;
  const y = (area.top + area.bottom) / 2 + 0.36 * size;
  const placed = { text, start: 0, end: 0, before: 'line' as const, x, y, width, line: 0, rightToLeft: false };
  const block = { left: x, top: y - size, width, height: size };
  const card: Card = { words: [placed], size, block, lines: 1, start: 0, end: 0, rightToLeft: false };
  // On a sheet of its own, because a cloud has dots wherever something is painted.
  const scale = pen.getTransform().a;
  const { canvas, pen: sheet } = newCanvas(pen.canvas.width, pen.canvas.height);
  sheet.scale(scale, scale);
  cloudBehind(sheet, block, card, { cloud: rim, rim: under }, own.fork('cloud'));
  pen.save();
  pen.drawImage(canvas, 0, 0, canvas.width / scale, canvas.height / scale);
  pen.translate(x, y);
  setFont(pen, lettering, size, text, han);
  pen.textAlign = 'left';
  lettering.paint(pen, text, 'sung', { word: placed, index: 0, size, chance: own });
  pen.restore();
}
