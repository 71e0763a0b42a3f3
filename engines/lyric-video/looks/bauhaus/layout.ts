import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';

type Shape = Composition['shape'];

/** The middle of a sheet's disc in shares of the frame, and its radius in shares of the frame's shorter side. */
type Disc = readonly [x: number, y: number, radius: number];

/** The large disc of each sheet with words, alone and with a singer in it. */
const DISCS: Readonly<Record<'opening' | 'verse' | 'chorus', Record<Shape, readonly [alone: Disc, singer: Disc]>>> = {
  opening: {
    wide: both([0.715, 0.44, 0.49]),
    tall: both([0.6, 0.33, 0.5]),
    square: both([0.64, 0.31, 0.42]),
  },
  verse: {
    wide: both([0.26, 0.4, 0.255], [0.235, 0.42, 0.28]),
    tall: both([0.5, 0.56, 0.33], [0.4, 0.58, 0.35]),
    square: both([0.4, 0.61, 0.22], [0.37, 0.66, 0.26]),
  },
  chorus: {
    wide: both([0.755, 0.42, 0.38], [0.755, 0.39, 0.37]),
    tall: both([0.5, 0.6, 0.44], [0.5, 0.565, 0.4]),
    square: both([0.5, 0.64, 0.27], [0.5, 0.615, 0.25]),
  },
};

function both(alone: Disc, singer = alone): readonly [Disc, Disc] {
  return [alone, singer];
}

/** The words of each sheet are on its plain ground, and the art is its large disc. */
export function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { width, height, movement, shape, singer, text, art } = composition;
  if (movement === 'break' || movement === 'ending') return { text, art };
  const area = areasOf(composition);
  const words: Readonly<Record<keyof typeof DISCS, Record<Shape, Rectangle>>> = {
    opening: {
      wide: area(0.055, 0.1, 0.325, 0.54),
      tall: area(0.09, 0.67, 0.82, 0.24),
      square: area(0.08, 0.76, 0.84, 0.18),
    },
    verse: {
      wide: area(0.44, 0.16, 0.49, 0.48),
      tall: area(0.1, 0.1, 0.8, 0.24),
      square: area(0.1, 0.09, 0.8, 0.27),
    },
    chorus: {
      wide: area(0.05, 0.1, 0.41, 0.8),
      tall: area(0.07, 0.06, 0.86, 0.28),
      square: area(0.06, 0.05, 0.88, 0.3),
    },
  };
  const [x, y, share] = DISCS[movement][shape][singer ? 1 : 0];
  const radius = share * Math.min(width, height);
  const disc = { left: x * width - radius, top: y * height - radius, width: 2 * radius, height: 2 * radius };
  return { text: words[movement][shape], art: disc };
}

/** The large disc of a sheet with words, in pixels. */
export function discOf({ art }: Pick<Composition, 'art'>): { center: Point; radius: number } {
  const radius = art.width / 2;
  return { center: [art.left + radius, art.top + radius], radius };
}
