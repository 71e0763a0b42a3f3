import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { fill, outline, type Print } from './garment.ts';
import { ellipse, stroke } from './ink.ts';

/** Prints a jacket over a shirt. */
export function jacket({ context, color, accent, isTwoTone, tie, line, neck }: Print): void {
  // Over a shirt that the picture shows, the jacket is buttoned.
  fill(context, css(accent), [
    [58, 0],
    [102, 0],
    [isTwoTone ? 81 : 96, isTwoTone ? 74 : 128],
    [isTwoTone ? 79 : 64, isTwoTone ? 74 : 128],
  ]);
  if (isTwoTone) for (const y of [88, 106]) button(context, 80, y);
  fill(context, neck, [
    [66, 0],
    [94, 0],
    [80, 22],
  ]);
  if (tie) drawTie(context, tie);
  for (const side of [-1, 1]) {
    // The lapel has a notch where the collar ends.
    fill(context, css(lighten(color, 0.14)), [
      [80 + side * 22, 0],
      [80 + side * 42, 0],
      [80 + side * 43, 22],
      [80 + side * 34, 24],
      [80 + side * 43, 32],
      [80 + side * 30, 52],
      [80 + side * 8, 66],
    ]);
    outline(context, line, 2);
    stroke(context, line, 3, [
      [80 + side * 22, 8],
      [80 + side * (isTwoTone ? 2 : 16), isTwoTone ? 76 : 128],
    ]);
    // The flap of a pocket.
    fill(context, css(lighten(color, 0.07)), [
      [80 + side * 30, 93],
      [80 + side * 56, 89],
      [80 + side * 57, 98],
      [80 + side * 31, 102],
    ]);
    outline(context, line, 2);
  }
  if (isTwoTone) collar(context, accent);
}

function button(context: SKRSContext2D, x: number, y: number): void {
  ellipse(context, x, y, 4, 4, '#7a5a1c');
  ellipse(context, x, y, 3.2, 3.2, '#d8ae50');
  ellipse(context, x - 0.9, y - 0.9, 1.1, 1.1, '#f6e2a6');
}

/** Draws the two points of a shirt's collar. */
function collar(context: SKRSContext2D, shirt: Rgb): void {
  const edge = css(darken(shirt, 0.3));
  for (const side of [-1, 1]) {
    fill(context, css(shirt), [
      [80 + side * 3, 11],
      [80 + side * 20, 0],
      [80 + side * 27, 6],
      [80 + side * 14, 30],
    ]);
    outline(context, edge, 2);
  }
}

/** Draws a tie, from its knot between the points of the collar down into the jacket. */
function drawTie(context: SKRSContext2D, color: Rgb): void {
  fill(context, css(color), [
    [69, 6],
    [91, 6],
    [86, 23],
    [92, 56],
    [80, 72],
    [68, 56],
    [74, 23],
  ]);
  stroke(context, css(lighten(color, 0.35)), 1.6, [
    [75, 23],
    [85, 23],
  ]);
}
