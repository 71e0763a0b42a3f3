import type { Context2D } from '../../../drawing/canvas.ts';
import type { clothesOf } from './clothes.ts';
import { cel } from './ink.ts';

/** A basketball shoe whose toe is on the right. Its ankle is at the pen's origin; it is 230 units long. */
export function sneaker(
  pen: Context2D,
  { shoe, sole, cap }: Pick<ReturnType<typeof clothesOf>, 'shoe' | 'sole' | 'cap'>,
): void {
  cel(
    pen,
    'M-56 -44 C-70 -8 -78 30 -72 58 L128 60 C158 56 162 24 138 10 C112 -6 76 -8 48 -40 C20 -28 -26 -28 -56 -44 Z',
    shoe,
    {
      shade: 'M-80 36 C-20 50 80 52 160 34 L160 80 L-90 80 Z M-70 -50 C-52 -10 -56 20 -64 60 L-100 60 L-90 -50 Z',
      line: 6,
    },
  );
  // A flash on its side, a toe cap, laces.
  cel(pen, 'M-48 34 C-14 30 22 12 40 -22 L64 -6 C44 30 6 50 -46 52 Z', cap, { line: 3.5 });
  cel(pen, 'M98 20 C122 8 150 22 146 56 L84 58 C80 42 84 28 98 20 Z', shoe, {
    shine: 'M108 26 C120 22 132 28 136 36 C132 40 116 34 108 34 C104 32 104 28 108 26 Z',
    folds: 'M62 -22 L44 -2 M78 -12 L62 8 M94 -4 L80 16',
    line: 4,
  });
  cel(pen, 'M-80 52 L142 54 C162 56 162 82 146 86 L-64 88 C-86 86 -90 66 -80 52 Z', sole, {
    shade: 'M-90 74 L170 74 L170 100 L-90 100 Z',
    line: 5,
  });
}
