import type { MovementKind } from './movements.ts';

/**
 * How a movement is framed. `beside` has the words beside or below the picture. A `close-up` is so near that the frame
 * cuts off the picture's edges, but never the face. A `poster` has the picture in the middle and the words at its foot. A
 * `title` is a picture over the words of a title. `alone` and `distant` have no words.
 */
export type Shot = 'beside' | 'close-up' | 'poster' | 'title' | 'alone' | 'distant';
export type Shape = 'tall' | 'wide' | 'square';

/** In shares of the frame. */
export type Shares = readonly [left: number, top: number, width: number, height: number];
interface Areas {
  text: Shares;
  art: Shares;
}

/** The shot of each movement in looks that choose no other. */
export const USUAL: Readonly<Record<MovementKind, Shot>> = {
  opening: 'title',
  verse: 'beside',
  chorus: 'close-up',
  break: 'alone',
  ending: 'distant',
};

/** Areas without words are outside the frame. */
const NOWHERE: Readonly<Record<Shape, Shares>> = {
  tall: [0.09, 1.12, 0.82, 0.3],
  wide: [1.1, 0.2, 0.5, 0.6],
  square: [0.09, 1.12, 0.82, 0.3],
};

const SHOTS: Readonly<Record<Shot, Readonly<Record<Shape, Areas>>>> = {
  beside: {
    tall: { text: [0.09, 0.58, 0.82, 0.26], art: [0.09, 0.08, 0.82, 0.46] },
    wide: { text: [0.42, 0.2, 0.53, 0.6], art: [0.04, 0.08, 0.35, 0.87] },
    square: { text: [0.09, 0.6, 0.82, 0.32], art: [0.09, 0.05, 0.82, 0.52] },
  },
  'close-up': {
    tall: { text: [0.06, 0.06, 0.88, 0.3], art: [-0.06, 0.37, 1.12, 0.67] },
    wide: { text: [0.045, 0.1, 0.455, 0.8], art: [0.5, -0.04, 0.56, 1.12] },
    square: { text: [0.05, 0.05, 0.9, 0.34], art: [0, 0.4, 1, 0.7] },
  },
  poster: {
    tall: { text: [0.06, 0.71, 0.88, 0.2], art: [-0.04, 0.08, 1.08, 0.6] },
    wide: { text: [0.06, 0.59, 0.88, 0.3], art: [0.1, -0.04, 0.8, 0.62] },
    square: { text: [0.06, 0.71, 0.88, 0.23], art: [0, 0, 1, 0.7] },
  },
  title: {
    tall: { text: [0.1, 0.58, 0.8, 0.24], art: [0.18, 0.17, 0.64, 0.37] },
    wide: { text: [0.1, 0.65, 0.8, 0.27], art: [0.33, 0.06, 0.34, 0.51] },
    square: { text: [0.1, 0.67, 0.8, 0.24], art: [0.24, 0.08, 0.52, 0.51] },
  },
  alone: {
    tall: { text: NOWHERE.tall, art: [0.06, 0.16, 0.88, 0.66] },
    wide: { text: NOWHERE.wide, art: [0.2, 0.06, 0.6, 0.88] },
    square: { text: NOWHERE.square, art: [0.08, 0.08, 0.84, 0.84] },
  },
  distant: {
    tall: { text: NOWHERE.tall, art: [0.16, 0.24, 0.68, 0.46] },
    wide: { text: NOWHERE.wide, art: [0.3, 0.16, 0.4, 0.7] },
    square: { text: NOWHERE.square, art: [0.18, 0.18, 0.64, 0.64] },
  },
};

/** Verses without a singer, whose pictures need less room than a person. */
const WITHOUT_SINGER: typeof SHOTS.beside = {
  tall: { text: [0.09, 0.5, 0.82, 0.32], art: [0.09, 0.09, 0.82, 0.38] },
  wide: { text: [0.36, 0.22, 0.58, 0.56], art: [0.05, 0.1, 0.28, 0.8] },
  square: { text: [0.09, 0.5, 0.82, 0.4], art: [0.09, 0.07, 0.82, 0.38] },
};

/**
 * Shots of looks whose singers stand on the lower edge of the frame, as on a poster, or on an edge that the look draws. An
 * opening has them opposite a verse.
 */
const STANDING: typeof SHOTS = {
  ...SHOTS,
  beside: {
    tall: { text: [0.09, 0.6, 0.82, 0.26], art: [0.09, 0.06, 0.82, 0.5] },
    wide: { text: [0.46, 0.2, 0.49, 0.6], art: [0.01, 0.06, 0.43, 0.97] },
    square: { text: [0.09, 0.6, 0.82, 0.32], art: [0.09, 0.04, 0.82, 0.53] },
  },
  title: {
    tall: { text: [0.1, 0.09, 0.8, 0.2], art: [0.04, 0.36, 0.92, 0.67] },
    wide: { text: [0.06, 0.24, 0.46, 0.52], art: [0.53, 0.12, 0.44, 0.91] },
    square: { text: [0.08, 0.07, 0.84, 0.22], art: [0.1, 0.34, 0.8, 0.69] },
  },
  alone: {
    tall: { text: NOWHERE.tall, art: [0, 0.3, 1, 0.73] },
    wide: { text: NOWHERE.wide, art: [0.2, 0.07, 0.6, 0.96] },
    square: { text: NOWHERE.square, art: [0.06, 0.12, 0.88, 0.91] },
  },
  distant: {
    tall: { text: NOWHERE.tall, art: [0.12, 0.48, 0.76, 0.55] },
    wide: { text: NOWHERE.wide, art: [0.3, 0.26, 0.4, 0.77] },
    square: { text: NOWHERE.square, art: [0.18, 0.38, 0.64, 0.65] },
  },
};

/** The area for a singer in a close-up of looks that draw a singer in one size for all movements: it leaves the frame. */
export const NEAREST: Readonly<Record<Shape, Shares>> = {
  tall: [-0.2, 0.36, 1.4, 0.79],
  wide: [-0.12, -0.01, 0.625, 1.19],
  square: [-0.1, 0.38, 1.2, 0.86],
};

/** Returns the areas of words and picture in a shot. @param stands whether a singer stands on the frame's lower edge */
export function areasIn(shot: Shot, shape: Shape, hasSinger: boolean, stands = false): Areas {
  if (hasSinger && stands) return STANDING[shot][shape];
  return (shot === 'beside' && !hasSinger ? WITHOUT_SINGER : SHOTS[shot])[shape];
}
