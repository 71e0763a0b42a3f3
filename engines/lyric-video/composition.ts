import { chanceOf } from '../drawing/chance.ts';
import { inLightOf } from './light.ts';
import type { Composition, Singer } from './look.ts';
import { inMood, type Mood } from './mood.ts';
import type { MovementKind } from './movements.ts';
import type { Rectangle } from './words/layout.ts';

type Shape = Composition['shape'];
type Areas = { text: Shares; art: Shares };

/** Areas of words and picture in a verse, as shares of the frame. */
const VERSE: Record<Shape, Record<'alone' | 'singer', Areas>> = {
  tall: {
    alone: { text: [0.09, 0.5, 0.82, 0.32], art: [0.09, 0.09, 0.82, 0.38] },
    singer: { text: [0.09, 0.58, 0.82, 0.26], art: [0.09, 0.08, 0.82, 0.46] },
  },
  wide: {
    alone: { text: [0.36, 0.22, 0.58, 0.56], art: [0.05, 0.1, 0.28, 0.8] },
    singer: { text: [0.42, 0.2, 0.53, 0.6], art: [0.04, 0.08, 0.35, 0.87] },
  },
  square: {
    alone: { text: [0.09, 0.5, 0.82, 0.4], art: [0.09, 0.07, 0.82, 0.38] },
    singer: { text: [0.09, 0.6, 0.82, 0.32], art: [0.09, 0.05, 0.82, 0.52] },
  },
};
type Shares = [left: number, top: number, width: number, height: number];

/** The picture changes sides with the words in a chorus, if the frame has sides. */
const CHORUS: typeof VERSE = {
  tall: {
    alone: { text: [0.06, 0.46, 0.88, 0.4], art: [0.05, 0.06, 0.9, 0.4] },
    singer: { text: [0.06, 0.58, 0.88, 0.3], art: [0.05, 0.05, 0.9, 0.5] },
  },
  wide: {
    alone: { text: [0.05, 0.18, 0.55, 0.64], art: [0.67, 0.08, 0.3, 0.84] },
    singer: { text: [0.05, 0.18, 0.48, 0.64], art: [0.61, 0.05, 0.36, 0.9] },
  },
  square: {
    alone: { text: [0.06, 0.48, 0.88, 0.44], art: [0.05, 0.05, 0.9, 0.4] },
    singer: { text: [0.06, 0.6, 0.88, 0.33], art: [0.05, 0.04, 0.9, 0.52] },
  },
};

/** Without words, the picture has the frame for itself. The area of words is outside the frame. */
const ALONE: Record<Shape, Areas> = {
  tall: { text: [0.09, 1.12, 0.82, 0.3], art: [0.06, 0.16, 0.88, 0.66] },
  wide: { text: [1.1, 0.2, 0.5, 0.6], art: [0.2, 0.1, 0.6, 0.8] },
  square: { text: [0.09, 1.12, 0.82, 0.3], art: [0.08, 0.08, 0.84, 0.84] },
};

/** The picture at a distance, with room around it. */
const DISTANT: Record<Shape, Areas> = {
  tall: { text: [0.09, 1.12, 0.82, 0.3], art: [0.16, 0.24, 0.68, 0.46] },
  wide: { text: [1.1, 0.2, 0.5, 0.6], art: [0.3, 0.16, 0.4, 0.7] },
  square: { text: [0.09, 1.12, 0.82, 0.3], art: [0.18, 0.18, 0.64, 0.64] },
};

function areasOf(shape: Shape, movement: MovementKind, singer: 'alone' | 'singer'): Areas {
  if (movement === 'verse') return VERSE[shape][singer];
  if (movement === 'chorus') return CHORUS[shape][singer];
  return movement === 'break' ? ALONE[shape] : DISTANT[shape];
}

export function compositionOf(
  size: { width: number; height: number },
  seed: string,
  mood: Mood,
  singer?: Singer,
  movement: MovementKind = 'verse',
): Composition {
  const { width, height } = size;
  const shape = width === height ? 'square' : width > height ? 'wide' : 'tall';
  const { text, art } = areasOf(shape, movement, singer ? 'singer' : 'alone');
  const area = ([left, top, across, down]: Shares): Rectangle => ({
    left: left * width,
    top: top * height,
    width: across * width,
    height: down * height,
  });
  return {
    width,
    height,
    unit: Math.min(width, height) / 720,
    shape,
    chance: chanceOf(seed),
    movement,
    tint: (color) => inLightOf(movement, inMood(color, mood)),
    text: area(text),
    art: area(art),
    ...(singer ? { singer } : {}),
  };
}

/** For looks whose picture has no ground: in a chorus, the words are above the picture if they are not beside it. */
export function wordsAbove({ movement, shape, height, text, art }: Composition): Pick<Composition, 'text' | 'art'> {
  if (movement !== 'chorus' || shape === 'wide') return { text, art };
  const flipped = (area: Rectangle) => ({ ...area, top: height - area.top - area.height });
  return { text: flipped(text), art: flipped(art) };
}
