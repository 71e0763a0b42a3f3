import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';

/** Where the picture and the words are, in shares of the frame. Without words, their usual area stays. */
type Areas = Readonly<Record<Shape, { art: Shares; text?: Shares }>>;

const AREAS: Readonly<Record<MovementKind, Areas>> = {
  opening: {
    wide: { art: [0, 0.03, 1, 0.66], text: [0.1, 0.725, 0.8, 0.225] },
    tall: { art: [0, 0.16, 1, 0.44], text: [0.1, 0.64, 0.8, 0.22] },
    square: { art: [0, 0.05, 1, 0.6], text: [0.1, 0.68, 0.8, 0.24] },
  },
  verse: {
    wide: { art: [0, 0.03, 0.52, 0.96], text: [0.53, 0.08, 0.42, 0.38] },
    tall: { art: [0, 0.36, 1, 0.52], text: [0.08, 0.09, 0.84, 0.24] },
    square: { art: [0, 0.34, 1, 0.66], text: [0.08, 0.04, 0.84, 0.26] },
  },
  chorus: {
    wide: { art: [0.45, 0.03, 0.55, 0.96], text: [0.05, 0.14, 0.38, 0.72] },
    tall: { art: [0, 0.36, 1, 0.6], text: [0.06, 0.06, 0.88, 0.28] },
    square: { art: [0, 0.38, 1, 0.62], text: [0.05, 0.05, 0.9, 0.28] },
  },
  break: {
    wide: { art: [0.04, 0.03, 0.92, 0.94] },
    tall: { art: [-0.13, 0.18, 1.26, 0.68] },
    square: { art: [-0.06, 0.05, 1.12, 0.9] },
  },
  ending: {
    wide: { art: [0.1, 0.05, 0.8, 0.9] },
    tall: { art: [-0.02, 0.18, 1.04, 0.64] },
    square: { art: [0.03, 0.06, 0.94, 0.88] },
  },
};

/** The sets need areas of their own: each is framed differently. */
export function arranged(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { movement, shape, width, height, text: usual } = composition;
  const { art, text } = AREAS[movement][shape];
  const area = areasOf({ width, height });
  return { text: text ? area(...text) : usual, art: area(...art) };
}
