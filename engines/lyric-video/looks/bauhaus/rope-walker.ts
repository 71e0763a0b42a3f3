import { type Context2D, frames } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { meter } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { grainOf } from './sheet.ts';
import { ball, bar, cone, type Inks, inksOf, type Tone } from './solids.ts';

/** Tilts of the pole. */
const TILTS = 9;
/** Size in the figure's own units. It stands in the middle of the lower edge. */
const [WIDE, TALL] = [190, 150];

/** A small figure that balances with a pole, from one side to the other in four beats. @param tall pixels */
export function ropeWalkerOf(composition: Composition, tall: number, body: 'black' | 'paper' = 'black') {
  const inks = inksOf(composition);
  const grained = grainOf(composition);
  const size = tall / TALL;
  const tilts = frames(TILTS, WIDE * size, tall, (pen, share) => {
    pen.scale(size, size);
    ropeWalker(pen, inks, inks[body], share * (TILTS / (TILTS - 1)) * 2 - 1);
    grained(pen);
  });
  return meter(tilts, ({ onTwos: { beat } }) => 0.5 + 0.5 * Math.sin((beat * Math.PI) / 2));
}

/** @param tilt from -1 to 1 */
function ropeWalker(pen: Context2D, { black, paper, red, yellow }: Inks, body: Tone, tilt: number): void {
  const x = WIDE / 2;
  const lean = 5 * tilt;
  cone(pen, body, [x + lean, 84], [x - 9, 148], [7, 3]);
  cone(pen, body, [x + lean, 84], [x + 9, 148], [7, 3]);
  cone(pen, body, [x + lean, 92], [x + 1.6 * lean, 44], [5, 19]);
  const hands: Point = [x + lean, 66];
  bar(pen, body[0], [hands[0] - 78, hands[1] - 15 * tilt], [hands[0] + 78, hands[1] + 15 * tilt], 4);
  for (const side of [-1, 1]) ball(pen, yellow, [hands[0] + 78 * side, hands[1] + 15 * tilt * side], 7);
  ball(pen, [paper[0], (body === paper ? red : black)[0]], [x + 2 * lean, 26], 16, -Math.PI / 2);
}
