import { dab, feather, pull, type Study, stroke } from './notes.ts';

/** How wide the body is, from the tail to the mouth. */
const BODY = [0.16, 0.34, 0.66, 0.96, 1, 0.9, 0.72, 0.34];

/** A carp seen from above, which turns with the music: its body is one loaded stroke, its fins are flung from it. */
export const CARP: Study = {
  width: 156,
  height: 108,
  heart: [80, 50],
  core: [12, 132],
  notes: [
    // The tail.
    pull('50,66 36,56 22,40 4,36', 17, 'orange red'),
    pull('50,67 36,68 20,74 2,92', 19, 'red orange'),
    pull('52,68 38,60 22,58 6,60', 12, 'white honey'),
    // The fins behind the head.
    pull('98,44 94,28 82,13 64,4', 18, 'orange white'),
    pull('110,48 117,62 115,78 104,95', 18, 'white orange'),
    // The fins before the tail.
    feather('76,62 70,50 62,42 52,37', 8, 'white honey'),
    feather('80,68 80,78 75,88 66,96', 9, 'orange white'),
    // The body, from the tail to the mouth.
    stroke('40,60 50,69 64,72 80,64 94,50 108,39 123,34 140,33', 31, 'white white', 0.04, BODY),
    // What is red on it.
    stroke('50,68 60,71 72,69 82,63', 15, 'red orange', 0.55, [0.4, 1, 0.9, 0.5]),
    stroke('84,57 92,47 102,38 112,33', 17, 'red orange', 0.5, [0.5, 1, 0.95, 0.4]),
    // The fin along its back.
    stroke('68,70 82,62 95,49 104,42', 4, 'black blue', 0.5, [0.2, 1, 0.8, 0.2]),
    dab('126,25.4 129.4,25.4', 3.4, 'black'),
    dab('128,43 131.4,42', 3.4, 'black'),
  ],
};
