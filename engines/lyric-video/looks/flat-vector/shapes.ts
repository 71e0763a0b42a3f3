import type { Context2D } from '../../../drawing/canvas.ts';
import type { Composition, Tint } from '../../look.ts';
import { fillPath } from '../../picture/path-shapes.ts';

/** Fills a flat shape in a color `#rrggbb` before the genre. @param outline SVG path data, in the pen's units */
export type Fill = (color: string, outline: string) => void;

/** Returns what fills shapes in colors that the genre shifts. */
export function fillsOf(pen: Context2D, tint: Tint): Fill {
  return (color, outline) => fillPath(pen, tint(color), outline);
}

/** The colors that stay the same all evening: those of the woman, and the dark and the light of the city. */
export const HERS = {
  coat: '#ffc42e',
  fold: '#ff6a50',
  hair: '#1b1140',
  shine: '#4a3590',
  skin: '#ffcfa6',
  shade: '#d9626a',
  lips: '#c81e4a',
  phones: '#fff1d8',
  cushion: '#ff5a4d',
} as const;
export const [INK, CREAM] = ['#150d33', '#fff1d8'];

/** The lower edge of words that are above the picture, in pixels; 0 if they are beside it or if there are none. */
export function underWords({ shape, text, height }: Composition): number {
  return shape === 'wide' || text.top >= height ? 0 : text.top + text.height;
}
