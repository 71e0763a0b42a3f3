import { dab, type Study, stroke } from './notes.ts';

/** A dancer on one toe, whose skirt still turns: each limb is one stroke, wide at its muscles and thin at its joints. */
export const WHIRL: Study = {
  width: 156,
  height: 108,
  heart: [80, 50],
  core: [14, 130],
  notes: [
    // The skirt behind the legs.
    stroke('80,54 62,66 44,82 30,104', 24, 'red black', 0.9, [0.3, 0.8, 1, 0.9]),
    // The leg that she lifts, from the hip over the knee to the toe.
    stroke('78,56 65,62 52,65 41,62 32,53 24,43', 10, 'ochre white', 0.05, [0.9, 1, 0.8, 0.62, 0.6, 0.22]),
    dab('26,46 20,38', 3.8, 'red orange'),
    // The arm behind her.
    stroke('85,34 78,36 72,37 60,36 50,29 44,19', 5.6, 'ochre orange', 0.1, [0.9, 1, 0.72, 0.66, 0.24]),
    // The leg on which she stands.
    stroke('80,54 84,65 83,76 84,85 81,96 79,107', 10.4, 'white ochre', 0.05, [0.8, 1, 0.62, 0.74, 0.4, 0.16]),
    stroke('80.4,98 79,107', 4, 'red orange', 0, [1, 0.4]),
    // The skirt before them.
    stroke('79,54 98,64 114,80 122,104', 28, 'orange red', 0.9, [0.25, 0.8, 1, 0.9]),
    stroke('78,53 102,46 130,54 156,44', 34, 'red rose', 0.9, [0.25, 0.75, 1, 0.95]),
    // The bodice, from the shoulder to the waist.
    stroke('88,31 87,40 81,48 79,56', 13, 'red', 0.05, [0.6, 1, 0.6, 0.72]),
    // The arm that holds the ribbon.
    stroke('87,34 97,29 107,21 111,11 113,1', 5.6, 'white ochre', 0.1, [1, 1, 0.72, 0.64, 0.2]),
    // The neck, the face that looks up, and the hair with its knot.
    stroke('87.6,34 88.6,27 90,21', 4.4, 'white ochre', 0, [1, 0.84, 0.9]),
    stroke('90.6,25 93.4,20 92.6,13', 9, 'white ochre', 0, [0.5, 1, 0.8]),
    stroke('95.6,13.6 91,10 86.4,13 86,19 88,24', 7.4, 'black blue', 0.15, [0.4, 1, 1, 0.9, 0.3]),
    stroke('83.6,12 80.4,14.6 81.6,19', 6, 'black blue', 0.05, [0.7, 1, 0.8]),
    dab('84.4,10 86.4,11', 3.6, 'red orange'),
  ],
};
