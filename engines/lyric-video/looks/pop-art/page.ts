import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape } from '../../shots.ts';
import type { Rectangle } from '../../words/layout.ts';
import { eye, mouth, phone } from './faces.ts';
import { BLUE, type Inks, RED, YELLOW } from './print.ts';
import { car, city, microphone } from './scenes.ts';

/** A panel of a page without a singer: its picture, or nothing for a sunburst. In shares of the page. */
type Panel = readonly [
  picture: ((pen: Context2D, inks: Inks) => void) | undefined,
  left: number,
  top: number,
  across: number,
  down: number,
];

/** The first panel of a page is the one that speaks. */
const PAGES: Readonly<Record<'wide' | 'upright', Readonly<Record<MovementKind, readonly Panel[]>>>> = {
  wide: {
    opening: [
      [city, 0, 0, 0.66, 0.64],
      [microphone, 0.66, 0, 0.34, 0.64],
      [undefined, 0, 0.64, 1, 0.36],
    ],
    verse: [
      [phone, 0, 0, 0.37, 1],
      [undefined, 0.37, 0, 0.63, 1],
    ],
    chorus: [
      [mouth, 0.5, 0, 0.5, 1],
      [undefined, 0, 0, 0.5, 1],
    ],
    break: [
      [car, 0, 0, 0.66, 0.62],
      [undefined, 0.66, 0, 0.34, 1],
      [city, 0, 0.62, 0.33, 0.38],
      [eye, 0.33, 0.62, 0.33, 0.38],
    ],
    ending: [
      [eye, 0, 0, 0.72, 1],
      [city, 0.72, 0, 0.28, 1],
    ],
  },
  upright: {
    opening: [
      [city, 0, 0, 1, 0.54],
      [undefined, 0, 0.54, 1, 0.46],
    ],
    verse: [
      [phone, 0, 0, 1, 0.47],
      [undefined, 0, 0.47, 1, 0.53],
    ],
    chorus: [
      [mouth, 0, 0.38, 1, 0.62],
      [undefined, 0, 0, 1, 0.38],
    ],
    break: [
      [car, 0, 0, 1, 0.38],
      [undefined, 0, 0.38, 1, 0.32],
      [microphone, 0, 0.7, 0.5, 0.3],
      [eye, 0.5, 0.7, 0.5, 0.3],
    ],
    ending: [
      [eye, 0, 0, 1, 0.62],
      [city, 0, 0.62, 1, 0.38],
    ],
  },
};

/** Where words are, in shares of the frame. */
const WORDS: Readonly<Record<Shape, Partial<Record<MovementKind, readonly [number, number, number, number]>>>> = {
  wide: { opening: [0.1, 0.7, 0.8, 0.22], verse: [0.44, 0.16, 0.5, 0.66], chorus: [0.06, 0.15, 0.4, 0.68] },
  tall: { opening: [0.1, 0.62, 0.8, 0.26], verse: [0.1, 0.56, 0.8, 0.32], chorus: [0.09, 0.08, 0.82, 0.22] },
  square: { opening: [0.1, 0.64, 0.8, 0.27], verse: [0.1, 0.57, 0.8, 0.34], chorus: [0.09, 0.08, 0.82, 0.23] },
};

/** The panels of a page without a singer, in pixels of the frame. @param edge width of the paper around a panel */
export function panelsWithout({ shape, movement, width, height }: Composition, edge: number) {
  return PAGES[shape === 'wide' ? 'wide' : 'upright'][movement].map(([draw, left, top, across, down]) => ({
    draw,
    cell: {
      left: edge + left * (width - edge),
      top: edge + top * (height - edge),
      width: across * (width - edge) - edge,
      height: down * (height - edge) - edge,
    },
  }));
}

/** Words are in the panel with the sunburst, beside the one that speaks. */
export function areasOfPage(composition: Composition, edge: number): { text: Rectangle; art: Rectangle } {
  const { shape, movement, width, height, text } = composition;
  const words = WORDS[shape][movement];
  const [first] = panelsWithout(composition, edge);
  const cell = first?.cell as Rectangle;
  if (!words) return { text, art: cell };
  const [left, top, across, down] = words;
  return { text: { left: left * width, top: top * height, width: across * width, height: down * height }, art: cell };
}

/** Draws a picture so that it fills its panel. */
export function drawIn(
  pen: Context2D,
  { tint, unit, movement }: Composition,
  draw: (pen: Context2D, inks: Inks) => void,
  cell: Rectangle,
): void {
  const size = sizeIn(cell, draw === car);
  pen.save();
  pen.translate(cell.left + cell.width / 2, cell.top + cell.height / 2);
  pen.scale(size, size);
  const [red, yellow, blue] = [tint(RED), tint(YELLOW), tint(BLUE)];
  draw(pen, { red, yellow, blue, disc: movement === 'ending' ? '#ffffff' : red, hair: (5.5 * unit) / size });
  pen.restore();
}

/** A long thing has the width of its panel, any other thing its shorter side. */
function sizeIn({ width, height }: Rectangle, isLong: boolean): number {
  return isLong ? Math.min(width / 3.5, height / 1.7) : Math.min(width / 2.1, height / 2.3);
}

/** Where a burst of a page is, and its size, in pixels. */
export function burstPlace(composition: Composition, edge: number): { at: Point; size: number } {
  const panels = panelsWithout(composition, edge);
  const { movement } = composition;
  const { cell } = (movement === 'break' ? panels[1] : panels[0]) as { cell: Rectangle };
  const side = Math.min(cell.width, cell.height);
  if (movement === 'break') return { at: [cell.left + cell.width / 2, cell.top + cell.height / 2], size: 1.06 * side };
  return { at: [cell.left + cell.width - 0.2 * side, cell.top + 0.2 * side], size: 0.42 * side };
}
