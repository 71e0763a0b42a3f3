import type { Point } from '../../drawing/hand.ts';

/** A body without its head. Lengths are in heights of the figure, from the middle of its lower edge; up is negative. */
export interface Body {
  /** Middle and radius of the head. */
  head: readonly [x: number, y: number, radius: number];
  torso: readonly Point[];
  /** The last point of an arm is its hand. */
  arms: readonly (readonly Point[])[];
  legs: readonly (readonly Point[])[];
  microphone?: Point;
}

/** A body and how wide it is at most. It has two poses that follow each other on the beat. */
export interface Figure {
  wide: number;
  isAsleep?: true;
  body(isUp: boolean): Body;
}

/** Sits with crossed legs and stretches, as after sleep. */
export const waking: Figure = {
  wide: 1.1,
  body: (isUp) => ({
    head: [0.01, -0.66, 0.24],
    torso: [
      [-0.15, -0.46],
      [0.16, -0.46],
      [0.2, -0.14],
      [0, -0.1],
      [-0.2, -0.14],
    ],
    arms: [
      [[-0.13, -0.42], [-0.33, -0.52], isUp ? [-0.34, -0.86] : [-0.42, -0.8]],
      [[0.13, -0.42], [0.34, -0.5], isUp ? [0.4, -0.84] : [0.34, -0.88]],
    ],
    legs: [
      [
        [-0.14, -0.16],
        [-0.46, -0.13],
        [-0.3, -0.05],
        [0.1, -0.045],
      ],
      [
        [0.14, -0.16],
        [0.46, -0.15],
        [0.32, -0.05],
        [-0.04, -0.1],
      ],
    ],
  }),
};

/** Walks and sings. */
export const singing: Figure = {
  wide: 0.94,
  body: (isUp) => ({
    head: [0.0, -0.73, 0.22],
    torso: [
      [-0.13, -0.66],
      [0.13, -0.66],
      [0.19, -0.34],
      [0.0, -0.28],
      [-0.19, -0.33],
    ],
    arms: [
      [[-0.11, -0.62], [-0.27, -0.58], isUp ? [-0.35, -0.82] : [-0.36, -0.7]],
      [
        [0.11, -0.56],
        [0.34, -0.42],
        [0.36, -0.58],
      ],
    ],
    legs: [
      [
        [-0.09, -0.36],
        isUp ? [-0.2, -0.22] : [-0.13, -0.2],
        isUp ? [-0.13, -0.05] : [-0.22, -0.05],
        isUp ? [-0.24, -0.045] : [-0.33, -0.045],
      ],
      [[0.09, -0.36], [0.15, -0.2], isUp ? [0.24, -0.06] : [0.12, -0.05], isUp ? [0.34, -0.08] : [0.24, -0.045]],
    ],
    microphone: [0.34, -0.68],
  }),
};

/** So near that only head and shoulders are seen. */
export const near: Figure = {
  wide: 1.06,
  body: (isUp) => ({
    head: [-0.02, -0.55, 0.39],
    torso: [
      [-0.2, -0.3],
      [0.2, -0.3],
      [0.38, -0.14],
      [0.41, 0.1],
      [-0.41, 0.1],
      [-0.38, -0.14],
    ],
    arms: [
      [[-0.46, -0.06], [-0.5, -0.3], isUp ? [-0.46, -0.7] : [-0.48, -0.62]],
      [[0.46, -0.06], [0.5, -0.26], isUp ? [0.48, -0.62] : [0.46, -0.7]],
    ],
    legs: [],
  }),
};

/** The same, asleep. */
export const dreaming: Figure = { ...near, isAsleep: true };

/** Dances with a leg and both arms up. @param side -1 for a mirror image */
const dancing = (side: number): Figure => ({
  wide: 0.9,
  body: (isUp) => {
    const at = (x: number, y: number): Point => [x * side, y];
    return {
      head: [0.02 * side, -0.74, 0.2],
      torso: [at(-0.12, -0.68), at(0.13, -0.67), at(0.16, -0.36), at(0.02, -0.3), at(-0.17, -0.36)],
      arms: [
        [at(-0.11, -0.63), at(-0.29, -0.66), isUp ? at(-0.37, -0.88) : at(-0.4, -0.76)],
        [at(0.11, -0.62), at(0.28, -0.54), isUp ? at(0.4, -0.66) : at(0.38, -0.82)],
      ],
      legs: [
        [at(-0.08, -0.38), at(-0.12, -0.2), at(-0.09, -0.05), at(-0.2, -0.045)],
        [
          at(0.09, -0.38),
          at(0.28, -0.32),
          isUp ? at(0.24, -0.12) : at(0.36, -0.16),
          isUp ? at(0.36, -0.1) : at(0.46, -0.2),
        ],
      ],
    };
  },
});

export const DANCERS = [dancing(1), dancing(-1), dancing(1)] as const;

/** Lies on its side and sleeps. */
export const sleeping: Figure = {
  wide: 2,
  isAsleep: true,
  body: (isUp) => ({
    head: [-0.6, -0.34, 0.26],
    torso: [
      [-0.46, -0.3],
      [-0.2, isUp ? -0.44 : -0.41],
      [0.12, -0.4],
      [0.3, -0.3],
      [0.26, -0.06],
      [-0.3, -0.05],
      [-0.46, -0.12],
    ],
    arms: [
      [
        [-0.3, -0.26],
        [-0.1, -0.12],
        [-0.42, -0.08],
      ],
    ],
    legs: [
      [
        [0.2, -0.24],
        [0.56, -0.32],
        [0.62, -0.09],
        [0.86, -0.08],
      ],
      [
        [0.2, -0.12],
        [0.48, -0.12],
        [0.76, -0.06],
        [0.9, -0.2],
      ],
    ],
  }),
};
