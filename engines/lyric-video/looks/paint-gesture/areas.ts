import type { Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';

/** Where the picture and the words of a movement are, in shares of the frame. */
type Areas = readonly [frame: Shape, movement: MovementKind, art: Shares, text?: Shares];

/** A bird beside words is large. */
const BIRD: readonly Areas[] = [
  ['wide', 'opening', [0, 0.05, 0.75, 0.9], [0.56, 0.53, 0.39, 0.41]],
  ['wide', 'verse', [0.3, 0.03, 0.68, 0.55], [0.05, 0.59, 0.9, 0.35]],
  ['wide', 'chorus', [0.01, 0.01, 0.53, 0.98], [0.54, 0.14, 0.41, 0.72]],
  ['tall', 'opening', [0.02, 0.12, 0.96, 0.42]],
  ['tall', 'verse', [0.02, 0.05, 0.96, 0.47], [0.09, 0.56, 0.82, 0.28]],
  ['square', 'opening', [0.02, 0.03, 0.96, 0.62]],
  ['square', 'verse', [0.02, 0.02, 0.96, 0.6], [0.09, 0.65, 0.82, 0.28]],
  ['square', 'chorus', [0.02, 0.39, 0.96, 0.59], [0.05, 0.05, 0.9, 0.27]],
];
/** A singer's head is large, too. */
const SINGER: readonly Areas[] = [
  ['tall', 'break', [-0.1, 0.24, 1.2, 0.79]],
  ['tall', 'ending', [-0.02, 0.36, 1.04, 0.67]],
];

/** Arranges the subject and the words of a movement. Others than those above keep their usual areas. */
export const arranged: NonNullable<Look['arrange']> = ({ shape, movement, singer, width, height, text, art }) => {
  const area = areasOf({ width, height });
  const own = (singer ? SINGER : BIRD).find(([frame, part]) => frame === shape && part === movement);
  if (!own) return { text, art };
  const [, , picture, words] = own;
  return { text: words ? area(...words) : text, art: area(...picture) };
};
