import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { sizeOf } from './paint.ts';

type Shape = Composition['shape'];
type Shares = readonly [left: number, top: number, width: number, height: number];

/** The plain ground of the words, in shares of the frame. */
const WORDS: Readonly<Record<'opening' | 'verse' | 'chorus', Readonly<Record<Shape, Shares>>>> = {
  opening: {
    wide: [0.07, 0.745, 0.86, 0.195],
    tall: [0.08, 0.735, 0.84, 0.19],
    square: [0.07, 0.745, 0.86, 0.195],
  },
  verse: {
    wide: [0.525, 0.22, 0.385, 0.46],
    tall: [0.18, 0.665, 0.64, 0.165],
    square: [0.175, 0.655, 0.65, 0.165],
  },
  chorus: {
    wide: [0.05, 0.12, 0.4, 0.76],
    tall: [0.07, 0.07, 0.86, 0.25],
    square: [0.07, 0.06, 0.86, 0.28],
  },
};

/** The middle of the disc for a singer in shares of the frame, and its radius in shares of the shorter side. */
const DISCS: Readonly<Record<Composition['movement'], Readonly<Record<Shape, readonly [number, number, number]>>>> = {
  opening: { wide: [0.46, 0.3, 0.24], tall: [0.46, 0.255, 0.29], square: [0.42, 0.29, 0.235] },
  verse: { wide: [0.205, 0.445, 0.228], tall: [0.5, 0.28, 0.27], square: [0.5, 0.24, 0.18] },
  chorus: { wide: [0.745, 0.53, 0.33], tall: [0.5, 0.66, 0.36], square: [0.5, 0.7, 0.235] },
  break: { wide: [0.5, 0.51, 0.28], tall: [0.5, 0.5, 0.32], square: [0.5, 0.53, 0.23] },
  ending: { wide: [0.72, 0.28, 0.21], tall: [0.55, 0.2, 0.26], square: [0.7, 0.24, 0.2] },
};

/** The words are on plain ground, and the art is the disc that a singer is in. */
export function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { width, height, movement, shape, text } = composition;
  const [x, y, share] = DISCS[movement][shape];
  const radius = share * Math.min(width, height);
  const art = { left: x * width - radius, top: y * height - radius, width: 2 * radius, height: 2 * radius };
  if (movement === 'break' || movement === 'ending') return { text, art };
  return { text: areasOf(composition)(...WORDS[movement][shape]), art };
}

/** The disc that a singer is in, in lengths of a hand. */
export function discOf({ art, unit }: Pick<Composition, 'art' | 'unit'>): { center: Point; radius: number } {
  const radius = art.width / 2;
  return { center: [(art.left + radius) / unit, (art.top + radius) / unit], radius: radius / unit };
}

/** The plain ground of the words in lengths of a hand, as large as the room around the words allows. */
export function groundOf({ text, unit, width, height }: Composition, margin: number): Rectangle {
  const [right, bottom] = sizeOf({ width, height, unit });
  const [left, top] = [Math.max(0, text.left / unit - margin), Math.max(0, text.top / unit - margin)];
  return {
    left,
    top,
    width: Math.min(right, (text.left + text.width) / unit + margin) - left,
    height: Math.min(bottom, (text.top + text.height) / unit + margin) - top,
  };
}
