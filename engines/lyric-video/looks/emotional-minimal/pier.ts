import type { Composition } from '../../look.ts';
import { viewOf } from '../../picture/flat-shapes.ts';
import { couple, tail } from './couple.ts';
import { lantern } from './land.ts';
import { glow } from './water.ts';

/** The pier's size, its deck, above which the heads of the two have room, and its end, in its own pixels. */
const [WIDTH, HEIGHT, DECK, END] = [430, 220, 124, 122];

/**
 * A pier with a lantern. Somebody sits at its end beside a dog, unless it is the end of the song.
 * @param flame tint of the lantern's flame, which may be warmer than the hour
 */
export function pierOf(composition: Composition, flame = composition.tint) {
  const { unit, shape, movement } = composition;
  const isEmpty = movement === 'ending';
  const view = viewOf(composition, 0);
  const scale = ({ wide: 1.6, tall: 1.2, square: 0.8 }[shape] * unit) / view.scale;
  return view.cut([0, 0, WIDTH * scale, HEIGHT * scale], (brush) => {
    const { pen, fill, bar } = brush;
    const x = isEmpty ? 168 : 262;
    pen.scale(scale, scale);
    glow({ pen, tint: flame }, '#ffbe6e', x, DECK - 14, 84, 0.6);
    for (let post = END + 18; post < WIDTH; post += 89) {
      fill('#23234a', `${post - 6},${DECK}* ${post + 6},${DECK}* ${post + 6},${HEIGHT}* ${post - 6},${HEIGHT}*`);
      fill('#8f6f86', `${post - 6},${DECK}* ${post - 3},${DECK}* ${post - 3},${HEIGHT}* ${post - 6},${HEIGHT}*`);
    }
    bar('#1d1d42', END, DECK, WIDTH, 11);
    bar('#c8908c', END, DECK - 1, WIDTH, 2.8);
    lantern(brush, x, DECK, 0.9, flame);
    if (isEmpty) return;
    pen.translate(END + 28, DECK);
    pen.scale(0.84, 0.84);
    couple(brush);
    tail(brush, 0);
  });
}
