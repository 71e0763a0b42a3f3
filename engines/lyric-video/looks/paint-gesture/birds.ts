import { dab, drip, feather, type Note, placedIn, type Study, stroke } from './notes.ts';

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
    0.05,
    [0.95, 1, 1, 0.95],
  ),
];

/** A swallow that glides to the right on spread wings. */
export const GLIDING: Study = {
  width: 160,
  height: 78,
  heart: [96, 42],
  core: [12, 140],
  notes: [
    stroke('66,50 44,53 12,52', 6, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    stroke('66,52 48,62 24,74', 6, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    // The far wing.
    feather('110,42 122,35 136,26', 9, 'turquoise/turquoise blue'),
    feather('108,38 122,28 142,17', 9, 'blue turquoise/turquoise'),
    stroke('104,44 112,28 128,14 154,4', 13, 'black blue', 0.5, [0.7, 1, 0.85, 0.15]),
    // The near wing.
    feather('92,46 76,42 60,41', 10, 'turquoise/orange red'),
    feather('90,42 72,36 52,33', 11, 'turquoise blue/red'),
    feather('88,38 68,28 42,23', 11, 'blue turquoise/turquoise'),
    feather('86,34 64,22 34,14', 11, 'blue/turquoise blue'),
    stroke('102,46 90,28 66,13 24,4', 19, 'blue black', 0.55, [0.55, 1, 0.8, 0.12]),
    stroke('60,52 84,52 104,47 120,42', 21, 'black blue', 0.05, [0.2, 0.75, 1, 0.72]),
    stroke('82,58 98,56 112,51', 8, 'white', 0.3, [0.4, 1, 0.7]),
    dab('112,49 122,45.5', 9, 'red'),
    dab('114,41 120,40', 13, 'black blue'),
    stroke('121,41.5 132,41', 4, 'black', 0, [1, 0.7, 0.15]),
    dab('117.5,38.6 120.5,38.2', 2.2, 'white'),
  ],
};

/** A great bird that rises with both wings lifted. */
export const GREAT: Study = {
  width: 102,
  height: 108,
  heart: [54, 56],
  notes: [
    // The far wing.
    feather('66,47 78,42 92,33', 10, 'turquoise blue/turquoise'),
    feather('67,40 82,32 98,22', 10, 'blue turquoise/turquoise blue'),
    feather('68,34 81,22 95,10', 10, 'blue/blue turquoise'),
    feather('68,28 76,14 86,1', 10, 'blue black/blue'),
    stroke('60,58 65,46 68,34 69,20 72,-1', 11, 'black blue', 0.5, [0.8, 1, 0.9, 0.7, 0.3]),
    // The tail.
    feather('46,76 28,84 4,88', 10, 'blue turquoise/turquoise'),
    feather('47,79 34,94 22,107', 10, 'blue black/blue'),
    feather('46,77 28,92 10,101', 10, 'turquoise/blue turquoise'),
    // The near wing.
    feather('52,62 40,69 28,71 17,80', 12, 'ochre/orange ochre'),
    feather('50,58 34,63 18,64 5,71', 12, 'ochre orange/ochre'),
    feather('48,53 30,55 14,54 1,57', 12, 'orange ochre/red orange'),
    feather('46,47 29,45 13,41 1,40', 12, 'orange red/rose red'),
    feather('45,41 30,36 15,29 3,24', 12, 'red orange/red'),
    feather('44,35 31,26 19,17 9,8', 12, 'red/red rose'),
    feather('44,30 34,19 27,8 21,-1', 11, 'red black/red'),
    feather('54,60 44,62 33,66', 10, 'red black/red'),
    feather('51,54 40,54 29,56', 10, 'blue black/blue'),
    feather('49,47 39,44 29,42', 10, 'black blue/blue'),
    feather('47,40 40,33 32,28', 10, 'black red/black blue'),
    stroke('56,64 48,52 44,39 43,24 36,3', 14, 'black blue', 0.45, [0.8, 1, 0.95, 0.75, 0.2]),
    stroke('84,39 76,43 66,53 54,67 42,79 30,89', 22, 'black blue', 0.1, [0.42, 0.5, 0.95, 1, 0.7, 0.3]),
    stroke('76,49 70,60 60,70 48,79', 8, 'white sky', 0.4, [0.5, 1, 0.9, 0.3]),
    stroke('75,38 66,32 54,31', 3.4, 'red orange', 0.4, [1, 0.8, 0.2]),
    stroke('77,36 71,27 62,22', 3.4, 'red orange', 0.4, [1, 0.8, 0.2]),
    dab('75,43 84,39', 11, 'black blue'),
    stroke('84,38 96,35', 5.4, 'ochre', 0, [1, 0.8, 0.2]),
    dab('78.5,40.5 82.5,39', 4.6, 'white'),
    dab('80.2,40.4 82,39.6', 2.6, 'black'),
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
    stroke('73,43 80,33 92,29 106,40', 31, 'turquoise sky', 0.05, [0.72, 0.95, 1, 0.8]),
    stroke('91,36 95,39.6 100,38', 2.6, 'black', 0, [0.7, 1, 0.6]),
    stroke('106,44 98,52 88,55', 7, 'ochre orange', 0, [1, 0.9, 0.5]),
    // The wing.
    stroke('99,60 82,58 58,71 20,91', 31, 'blue sky', 0.5, [0.6, 1, 0.8, 0.2]),
  ],
};
