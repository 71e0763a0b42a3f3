import type { SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import { registerFont } from '../../../drawing/fonts.ts';

const FONT = 'Dancing Script';
/** What is written, from above. */
const LINES = [
  'My dear friend,',
  'the snow has come, and',
  'every evening I think of you.',
  'Do you remember the rain?',
  'Come home soon.',
  'Always yours',
];
/**
 * The first line's height, the distance between two, the writing's size and its edges, in hundredths of the figure's
 * height. The last line is on the right, between the thumbs of large hands.
 */
const WRITING = { top: 10.4, apart: 1.5, size: 1.6, left: -6.1, right: 6, signed: -2.8 };

/** Writes a letter by hand on a sheet, whose origin is between the hands that hold it. */
export function writeLetter(context: SKRSContext2D, ink: Rgb): void {
  registerFont(FONT);
  const chance = chanceOf('letter');
  context.fillStyle = css(ink, 0.92);
  context.font = `${WRITING.size}px "${FONT}"`;
  LINES.forEach((line, index) => {
    context.save();
    const x = index === LINES.length - 1 ? WRITING.signed : WRITING.left + chance.between(-0.1, 0.2);
    context.translate(x, WRITING.top - index * WRITING.apart);
    context.rotate(chance.between(-0.008, 0.012));
    context.scale(1, -1);
    context.fillText(line, 0, 0, WRITING.right - x);
    context.restore();
  });
}
