import { dab, drip, feather, type Note, placedIn, pull, type Study, stroke } from './notes.ts';

/** A swallow that rises to the right, in few strokes. */
const RISING: Study = {
  width: 100,
  height: 100,
  heart: [60, 50],
  notes: [
    stroke('34,57 20,62 3,60', 5, 'black blue', 0.5, [1, 0.8, 0.2]),
    stroke('34,60 22,71 9,80', 5, 'black blue', 0.5, [1, 0.8, 0.2]),
    stroke('62,44 58,26 42,9 16,2', 17, 'blue black', 0.6, [0.6, 1, 0.75, 0.15]),
    stroke('28,61 46,55 64,46 82,33', 19, 'black blue', 0.05, [0.25, 0.8, 1, 0.75]),
    stroke('50,61 64,55 76,46', 7, 'white', 0.2, [0.5, 1, 0.7]),
    dab('74,47 84,38', 8, 'red orange'),
    stroke('58,54 68,66 66,83 50,98', 18, 'black blue', 0.6, [0.6, 1, 0.75, 0.15]),
    stroke('82,34 93,28', 4, 'black', 0, [1, 0.7, 0.2]),
    dab('74,37.5 79,34.5', 4.4, 'white'),
  ],
};

/** One wide gesture that turns around and launches a swallow. */
export const LAUNCH: Study = {
  width: 138,
  height: 100,
  heart: [48, 53],
  notes: [
    drip('58,14 58,41', 1.7, 'blue'),
    drip('50,12 50,31', 1.3, 'black'),
    {
      ...stroke(
        '74,22 54,10 28,15 10,38 12,68 34,89 64,86 86,67 98,42',
        21,
        'black blue',
        0.9,
        [0.8, 1, 1, 1, 0.75, 0.35],
      ),
      stays: true,
    },
    ...placedIn(RISING, 89, -1, 0.5),
  ],
};

/** The moon, in one turn of the brush around the origin. */
export const MOON: readonly Note[] = [
  stroke('-3,0 3,0', 8, 'white honey', 0, [1, 1]),
  stroke(
    '4.6,-2.6 0,-5.3 -5,-2 -4.4,3.2 0.6,5.2 5.2,1.2 3.8,-3.8 -1,-5.2',
    10.4,
    'white honey',
    0.25,
    [0.9, 1, 1, 0.85],
  ),
];

/** A swallow that glides to the right: a wing is one pull of a broad brush, whose bristles part into feathers. */
export const GLIDING: Study = {
  width: 160,
  height: 78,
  heart: [96, 42],
  core: [12, 140],
  notes: [
    stroke('66,50 44,53 10,50', 6, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    stroke('66,52 48,62 22,75', 6, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    // The far wing.
    pull('108,44 120,36 132,29 148,24', 15, 'turquoise sky/sky turquoise'),
    stroke('102,46 112,28 128,14 155,3', 18, 'blue black', 0.8, [0.6, 1, 0.85, 0.25]),
    // The near wing.
    pull('94,50 78,48 60,46 40,48', 17, 'sky turquoise/turquoise sky'),
    pull('94,47 74,38 52,31 26,30', 20, 'turquoise blue/red orange'),
    stroke('104,50 92,32 66,14 22,4', 29, 'black blue', 0.85, [0.4, 0.95, 1, 0.4]),
    // The body.
    stroke('58,52 84,53 104,48 122,41', 21, 'black blue', 0.05, [0.16, 0.72, 1, 0.66]),
    stroke('78,59 98,57 113,51', 8, 'white sky', 0.3, [0.4, 1, 0.7]),
    dab('113,49.5 122,45', 8.6, 'red orange'),
    dab('115,41 121,39.6', 12, 'black blue'),
    stroke('122,41 133,40', 3.6, 'black', 0, [1, 0.7, 0.15]),
    dab('118,38.4 120.6,38', 2.2, 'white'),
  ],
};

/** A great bird that rises, each of whose wings is two or three pulls of the broadest brush. */
export const GREAT: Study = {
  width: 116,
  height: 108,
  heart: [60, 56],
  notes: [
    // The far wing.
    pull('70,50 70,32 66,14 68,0', 17, 'ochre orange/orange ochre'),
    pull('70,50 77,32 81,16 90,1', 20, 'red rose/rose red'),
    stroke('68,54 82,38 94,22 114,6', 21, 'blue black', 0.85, [0.5, 0.95, 1, 0.5]),
    // The tail.
    stroke('44,80 30,92 16,94 4,86', 8, 'red orange', 0.85, [0.7, 1, 0.8, 0.5]),
    stroke('44,82 34,98 20,106 6,104', 9, 'black blue', 0.85, [0.7, 1, 0.8, 0.4]),
    // The near wing.
    pull('60,66 46,70 28,72 12,80', 20, 'ochre honey/orange ochre'),
    pull('58,60 40,56 22,54 0,58', 25, 'orange red/ochre orange'),
    pull('58,54 40,42 22,34 0,33', 27, 'red rose/orange red'),
    stroke('66,62 54,40 36,20 6,7', 31, 'black blue', 0.9, [0.4, 0.9, 1, 0.6]),
    // The body, from the tail to the crown.
    stroke('34,90 48,78 60,66 72,54 84,43 93,35', 22, 'black blue', 0.05, [0.14, 0.5, 0.9, 1, 0.72, 0.5]),
    stroke('56,77 66,70 76,60 84,48', 7, 'white sky', 0.5, [0.3, 0.9, 1, 0.5]),
    dab('83,49.6 90,43', 6.4, 'red orange'),
    stroke('93,34 106,29', 5, 'ochre orange', 0, [1, 0.7, 0.15]),
    dab('88.6,37 90.8,36', 3, 'white'),
  ],
};

/** A bird asleep on a branch, its beak under its wing. */
export const ASLEEP: Study = {
  width: 124,
  height: 104,
  heart: [76, 50],
  notes: [
    drip('20,92 20,104', 1.8, 'ochre'),
    stroke('-4,92 40,94 84,91 128,84', 6.5, 'ochre orange', 0.6),
    feather('48,76 24,90 4,103', 11, 'blue dusk'),
    stroke('88,40 84,60 64,78 40,86', 40, 'blue turquoise', 0.2, [0.8, 1, 0.9, 0.4]),
    // The breast.
    stroke('98,36 106,54 96,76 58,88', 35, 'white sky', 0.1, [0.6, 0.95, 1, 0.4]),
    // The back, from the crown to the tail.
    stroke('92,30 76,36 58,53 38,70 10,88', 38, 'turquoise blue', 0.25, [0.7, 0.92, 1, 0.66, 0.25]),
    // The head, one turn of the brush, and then the eye and the beak.
    stroke('72,51 75,37 88,28 101,33 104,46 95,52 78,55', 29, 'turquoise sky', 0.05, [0.6, 0.95, 1, 1, 0.95, 0.9, 0.8]),
    stroke('87,36.6 93,42 100,41 104.4,35.4', 3.4, 'black', 0, [0.4, 1, 0.9, 0.3]),
    stroke('112,44 105,53 93,59', 9, 'ochre orange', 0, [0.9, 1, 0.4]),
    // The wing.
    stroke('99,60 82,58 58,71 20,91', 31, 'blue sky', 0.5, [0.6, 1, 0.8, 0.2]),
  ],
};
