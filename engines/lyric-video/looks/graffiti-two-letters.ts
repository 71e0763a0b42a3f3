import type { Point } from '../../drawing/hand.ts';

/** A bar of a letter, which may end in an arrow. Lengths are in the letter's height. */
export interface Bar {
  points: readonly Point[];
  arrow?: true;
}

/** Bars of letters in wild style, in the order in which they are painted: later bars pass over earlier ones. */
export const LETTERS: readonly (readonly Bar[])[] = [
  [
    {
      points: [
        [0.1, 0.86],
        [0.62, 0.86],
        [0.74, 0.6],
        [0.2, 0.42],
      ],
    },
    {
      points: [
        [0.2, 0.52],
        [0.16, 0.24],
        [0.42, 0.1],
        [0.98, 0.1],
      ],
      arrow: true,
    },
  ],
  [
    {
      points: [
        [0.6, 0.1],
        [0.76, 0.3],
        [0.72, 0.74],
        [0.4, 0.88],
        [-0.12, 1.02],
      ],
      arrow: true,
    },
    {
      points: [
        [0.72, 0.16],
        [0.34, 0.06],
        [0.14, 0.36],
        [0.2, 0.84],
      ],
    },
  ],
  [
    {
      points: [
        [0.14, 1.0],
        [0.2, 0.06],
      ],
    },
    {
      points: [
        [0.7, 0.96],
        [0.72, 0.42],
        [0.9, -0.06],
      ],
      arrow: true,
    },
    {
      points: [
        [0.04, 0.12],
        [0.3, 0.16],
        [0.66, 0.84],
        [0.84, 0.86],
      ],
    },
  ],
  [
    {
      points: [
        [0.8, 0.22],
        [0.4, 0.04],
        [0.12, 0.36],
        [0.18, 0.76],
        [0.5, 0.94],
        [0.84, 0.82],
      ],
    },
    {
      points: [
        [0.46, 0.52],
        [0.82, 0.5],
        [0.86, 0.86],
        [1.06, 1.16],
      ],
      arrow: true,
    },
  ],
];

/** Bars that leave a motif at both sides, in its radiuses around its middle. */
export const ARMS: readonly Bar[] = [
  {
    points: [
      [-0.3, -0.2],
      [-0.78, -0.34],
      [-0.7, -0.76],
      [-1.12, -0.98],
    ],
    arrow: true,
  },
  {
    points: [
      [0.3, -0.3],
      [0.72, -0.5],
      [0.62, -0.84],
      [1.0, -1.12],
    ],
    arrow: true,
  },
  {
    points: [
      [-0.3, 0.3],
      [-0.86, 0.3],
      [-0.84, 0.74],
      [-1.24, 0.8],
    ],
    arrow: true,
  },
  {
    points: [
      [0.3, 0.2],
      [0.88, 0.16],
      [0.94, 0.62],
      [1.3, 0.5],
    ],
    arrow: true,
  },
];

/** Arrows that join the letters of a word in one row, in widths of a letter from its first one. */
export const JOINTS: readonly Bar[] = [
  {
    points: [
      [0.9, 0.86],
      [0.4, 1.04],
      [0.1, 0.98],
      [-0.16, 1.08],
    ],
    arrow: true,
  },
  {
    points: [
      [1.0, 0.5],
      [1.34, 0.3],
      [1.3, 0.04],
      [1.5, -0.14],
    ],
    arrow: true,
  },
  {
    points: [
      [1.2, 0.66],
      [1.68, 0.84],
      [1.62, 1.06],
      [2.02, 1.12],
    ],
    arrow: true,
  },
  {
    points: [
      [2.6, 0.4],
      [3.2, 0.2],
      [3.24, -0.06],
      [3.56, -0.1],
    ],
    arrow: true,
  },
];
