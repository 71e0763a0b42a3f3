import type { Rgb } from '../../drawing/color.ts';
import { noise } from '../../drawing/noise.ts';
import { aligned, plus, type Vector } from '../../drawing/solids/matrix.ts';
import type { Part, Windows } from '../scenery/part.ts';

export type PartOf<Form extends Part['form']> = Part & { form: Form };

/** A look's methods that build the forms of parts. */
export type PartMaker = { [Form in Part['form']]: (part: PartOf<Form>) => void };

export function makePart(maker: PartMaker, part: Part): void {
  (maker[part.form] as (part: Part) => void).call(maker, part);
}

/** The windows of a block, in meters. */
interface Glazing {
  width: number;
  height: number;
  /** Offsets from the middle of the block's underside. `y` is the lower edge of the pane. */
  panes: { x: number; y: number; isLit: boolean }[];
}

/** @param share share of its column's width and its row's height that a window fills */
export function glazingOf({ at, size }: PartOf<'block'>, windows: Windows, isDark: boolean, share: number): Glazing {
  const { columns, rows, lit, blind = 0 } = windows;
  const [width, height] = [(size[0] / columns) * share, (size[1] / rows) * share];
  const panes = Array.from({ length: (rows - blind) * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns) + blind, index % columns];
    return {
      x: ((column + 0.5) / columns - 0.5) * size[0],
      y: ((row + 0.5) / rows) * size[1] - height / 2,
      isLit: isDark && noise(column * 7.3 + at[0] * 3, row * 5.1 + at[2]) < lit * 0.9,
    };
  });
  return { width, height, panes };
}

/** One strip of a sheet. A sheet without stripes is a single strip. */
interface Strip {
  color: Rgb;
  /** Middle of its lower edge. */
  foot: Vector;
  /** Moves a box of the strip's width and height from the origin to its place. */
  place: ReturnType<typeof aligned>;
}

/** @param least smallest width of a strip, in meters */
export function stripsOf(
  { at, right, down, stripes, color }: PartOf<'sheet'>,
  least: number,
): { width: number; height: number; strips: Strip[] } {
  const [wide, height] = [Math.hypot(...right), Math.hypot(...down)];
  const count = stripes ? Math.max(3, Math.round(wide / least)) : 1;
  const side = right.map((value) => value / wide) as unknown as Vector;
  const front: Vector = [
    down[1] * side[2] - down[2] * side[1],
    down[2] * side[0] - down[0] * side[2],
    down[0] * side[1] - down[1] * side[0],
  ];
  const strips = Array.from({ length: count }, (_, strip) => {
    const top = plus(at, right, (strip + 0.5) / count);
    const foot = plus(top, down);
    return { color: strip % 2 && stripes ? stripes : color, foot, place: aligned(top, foot, front) };
  });
  return { width: wide / count, height, strips };
}
