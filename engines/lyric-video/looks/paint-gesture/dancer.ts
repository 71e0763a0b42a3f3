import { dab, type Study, stroke } from './notes.ts';

/** A dancer who bends back in a whirl: one line from the fingers to the toe, and the sweep of the skirt. */
export const WHIRL: Study = {
  width: 156,
  height: 106,
  heart: [76, 50],
  core: [16, 128],
  notes: [
    // The arm behind her.
    stroke('84,32 66,34 48,28 32,14', 6, 'ochre orange', 0.35, [0.8, 0.9, 0.6, 0.2]),
    // The skirt behind the leg.
    stroke('76,54 52,58 28,72 8,92', 22, 'red black', 0.7, [0.3, 0.8, 1, 0.8]),
    stroke('76,54 58,66 46,80 34,100', 20, 'rose red', 0.7, [0.3, 0.8, 1, 0.8]),
    // From the fingers over the back to the toe.
    stroke(
      '124,-2 112,8 100,22 89,32 80,42 76,54 78,68 78,82 74,94 70,105',
      15,
      'white ochre',
      0.12,
      [0.14, 0.28, 0.36, 0.62, 0.8, 0.72, 0.9, 0.6, 0.34, 0.14],
    ),
    // The skirt before the leg.
    stroke('77,52 92,64 108,84 112,102', 20, 'orange red', 0.6, [0.3, 0.85, 1, 0.8]),
    stroke('77,52 98,58 120,74 136,94', 22, 'red orange', 0.65, [0.3, 0.85, 1, 0.85]),
    stroke('76,51 100,48 128,54 154,42', 24, 'red rose', 0.75, [0.3, 0.8, 1, 0.9]),
    stroke('88,32 80,41 76,54', 15, 'red', 0.05, [0.5, 0.85, 0.7]),
    // The head, and the hair that flies from it.
    stroke('86,31 81,22', 5.4, 'ochre white', 0, [1, 0.9]),
    dab('84,23.5 76,13', 12.5, 'white ochre'),
    stroke('87,17 80,10 70,13 63,25 58,36 44,48', 11, 'black blue', 0.6, [0.5, 0.9, 1, 0.9, 0.7, 0.25]),
  ],
};
