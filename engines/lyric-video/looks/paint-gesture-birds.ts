import { dab, drip, feather, type Note, placedIn, type Study, stroke } from './paint-gesture-notes.ts';

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
  stroke('-4,1 4,-1', 10, 'white ochre', 0, [1, 1]),
  stroke('3,-5.6 -3,-6 -6.6,0 -3,6 3,6 6.6,0 4,-5 -1.6,-6', 9.5, 'white ochre', 0.45, [0.9, 1, 1, 0.8]),
];

/** A swallow that dives to the lower left with its wings swept back. */
export const DIVING: Study = {
  width: 100,
  height: 100,
  heart: [46, 56],
  notes: [
    stroke('62,38 74,25 84,14 96,3', 4.5, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    stroke('64,40 78,31 88,25 99,19', 4.5, 'black blue', 0.5, [1, 0.9, 0.5, 0.15]),
    // The far wing.
    feather('43,50 52,43 55,33', 9, 'turquoise blue/red orange'),
    feather('37,46 46,37 48,26', 9, 'blue turquoise/turquoise'),
    feather('31,41 39,30 41,18', 9, 'blue/turquoise blue'),
    feather('27,35 33,23 35,10', 9, 'blue black/blue'),
    stroke('46,56 32,47 22,34 21,18 28,2', 11, 'black blue', 0.5, [0.7, 1, 0.95, 0.7, 0.15]),
    // The near wing.
    feather('50,60 60,56 66,48', 10, 'turquoise/orange ochre'),
    feather('53,66 65,62 73,54', 10, 'turquoise blue/red'),
    feather('57,71 70,69 80,62', 10, 'blue turquoise/turquoise'),
    feather('62,76 76,75 88,70', 10, 'blue/turquoise blue'),
    feather('68,80 80,81 94,77', 9, 'blue black/blue'),
    stroke('66,36 57,44 46,56 35,66 22,75', 18, 'blue black', 0.05, [0.25, 0.75, 1, 0.95, 0.75]),
    stroke('56,55 46,66 36,73', 6, 'white', 0.3, [0.4, 1, 0.8]),
    stroke('44,53 51,71 65,82 82,86 98,81', 12, 'black blue', 0.5, [0.45, 1, 0.95, 0.7, 0.15]),
    dab('34,75 24,78', 7, 'red orange'),
    stroke('25,73 14,80', 4.6, 'ochre', 0, [1, 0.8, 0.2]),
    dab('31.5,66.5 26,70', 4.6, 'white'),
    dab('29.6,68 27.4,69.4', 2.6, 'black'),
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
  width: 110,
  height: 104,
  heart: [76, 50],
  notes: [
    drip('20,89 20,103', 1.8, 'ochre'),
    drip('64,93 64.4,110', 2.2, 'orange'),
    stroke('-4,90 40,92 76,90 114,82', 6.5, 'ochre orange', 0.6),
    feather('40,72 24,86 8,101', 10, 'sky blue'),
    feather('44,75 32,91 22,106', 10, 'turquoise blue'),
    stroke('88,40 80,62 56,74 30,82', 42, 'turquoise blue', 0.1, [0.9, 1, 0.8, 0.3]),
    stroke('90,34 101,50 97,70 80,84 56,86', 15, 'white sky', 0.3, [0.6, 1, 1, 0.9, 0.5]),
    stroke('86,54 78,46 70,36', 17, 'turquoise blue', 0.1, [0.8, 1, 0.9]),
    stroke('64,36 66,23 80,18 91,28 88,40 77,43', 17, 'sky turquoise/turquoise sky', 0.1, [0.8, 1, 1, 1, 0.9]),
    stroke('68,32 78,30 84,36', 15, 'turquoise sky', 0.1, [0.9, 1, 0.9]),
    stroke('67,35 51,50', 7, 'ochre orange', 0, [1, 0.8, 0.2]),
    stroke('67,29 71,32.6 76,32.4 80,28.6', 2.2, 'black', 0, [0.8, 1, 1, 0.6]),
    feather('82,60 64,76 36,90', 12, 'blue turquoise/turquoise'),
    feather('80,53 58,70 22,84', 13, 'blue/sky blue'),
    feather('76,47 52,60 12,73', 13, 'white sky/white turquoise'),
  ],
};
