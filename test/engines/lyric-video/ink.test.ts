import { beforeAll, expect, test } from '@jest/globals';
import { type Context2D, newCanvas } from '../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../engines/drawing/chance.ts';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { emptyLike } from '../../../engines/lyric-video/words/ink.ts';

const SIZE = 60;

beforeAll(registerFonts);

/** A pen at the left end of a word's baseline, as captions have it. */
function penFor(direction: 'ltr' | 'rtl'): Context2D {
  const { pen } = newCanvas(300, 120);
  pen.font = `${SIZE}px "Noto Sans Arabic"`;
  pen.direction = direction;
  pen.textAlign = 'left';
  pen.translate(40, 80);
  return pen;
}

function inkOf({ canvas }: Context2D): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 3 && value > 200).length;
}

test.each(['ltr', 'rtl'] as const)('a canvas like that of a word writes it at the same place (%s)', (direction) => {
  const pen = penFor(direction);
  const { pen: own } = emptyLike(pen);
  for (const each of [pen, own]) each.fillText('حبيبي', 0, 0);
  const [first, second] = [pen, own].map(({ canvas }) => canvas.toBuffer('image/png')) as [Buffer, Buffer];
  expect(second.equals(first)).toBe(true);
  expect(inkOf(own)).toBeGreaterThan(500);
});

test.each(['GRAFFITI_I', 'GRAFFITI_II'] as const)(
  '%s paints a word that is read from the right like any other',
  (preset) => {
    const look = lookOf(preset);
    const { paint } = look.lettering(
      compositionOf({ width: 640, height: 360 }, 'job', moodOf(undefined), undefined, 'verse', look),
    );
    const word = {
      ...{ text: 'حبيبي', start: 0, end: 1, before: 'space' },
      ...{ x: 40, y: 80, width: 140, line: 0, rightToLeft: true },
    } as Parameters<typeof paint>[3]['word'];
    const [fromLeft, fromRight] = (['ltr', 'rtl'] as const).map((direction) => {
      const pen = penFor(direction);
      paint(pen, word.text, 'sung', { word, index: 0, size: SIZE, chance: chanceOf('word') });
      return pen.canvas.toBuffer('image/png');
    }) as [Buffer, Buffer];
    expect(fromRight.equals(fromLeft)).toBe(true);
  },
);
