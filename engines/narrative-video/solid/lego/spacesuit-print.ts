import { css, darken, lighten } from '../../../drawing/color.ts';
import { fill, outline, type Print } from './garment.ts';
import { stroke } from './ink.ts';

const [WEBBING, STEEL, TEETH] = ['#ece6da', '#9aa0aa', '#d4d8de'];

/** Prints a space suit: a zip with its pull, straps with buckles, and pockets with flaps. */
export function spacesuit({ context, color, line }: Print): void {
  stroke(context, line, 5, [
    [80, 0],
    [80, 128],
  ]);
  stroke(context, TEETH, 1.8, [
    [80, 0],
    [80, 128],
  ]);
  fill(context, STEEL, [
    [77, 22],
    [83, 22],
    [82, 34],
    [78, 34],
  ]);
  outline(context, line, 1.4);
  for (const side of [-1, 1] as const) {
    const at = (across: number, y: number) => [80 + side * across, y] as const;
    stroke(context, line, 9, [at(25, 0), at(15, 128)]);
    stroke(context, WEBBING, 6, [at(25, 0), at(15, 128)]);
    fill(context, STEEL, [at(15, 52), at(27, 52), at(26, 63), at(14, 63)]);
    outline(context, line, 1.4);
    fill(context, css(darken(color, 0.08)), [at(34, 80), at(60, 78), at(62, 106), at(34, 108)]);
    outline(context, line, 2);
    fill(context, css(lighten(color, 0.1)), [at(33, 78), at(61, 76), at(61, 84), at(47, 90), at(33, 86)]);
    outline(context, line, 2);
  }
}
