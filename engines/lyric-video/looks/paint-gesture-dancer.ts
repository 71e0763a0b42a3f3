import { type Study, stroke } from './paint-gesture-notes.ts';

const LIMB = [0.8, 1, 0.85, 0.55];

/** A dancer in a whirl: the hem flies to the right. */
export const WHIRL: Study = {
  width: 150,
  height: 106,
  heart: [76, 50],
  core: [32, 106],
  notes: [
    stroke('74,84 70,94 66,104', 6, 'black blue', 0.2, LIMB),
    stroke('82,82 94,94 104,96', 6, 'black blue', 0.2, LIMB),
    stroke('76,50 60,56 44,70 40,86', 22, 'black red', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,50 64,66 60,82 72,94', 22, 'red black', 0.5, [0.4, 0.9, 1, 0.8]),
    stroke('78,50 90,60 108,66 134,54', 24, 'red orange', 0.7, [0.4, 0.8, 1, 0.9]),
    stroke('77,50 82,66 96,80 122,80', 24, 'red rose', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,52 74,68 82,84 102,92', 18, 'orange red', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,31 63,34 50,28 38,10', 6, 'ochre orange', 0.3, LIMB),
    stroke('77,55 73,45 76,35 81,26', 14, 'black blue', 0.1, [0.85, 0.7, 1, 0.85]),
    stroke('81,29 95,25 101,11 93,-3', 6, 'ochre orange', 0.3, LIMB),
    stroke('79.5,31 83,20', 4.6, 'orange ochre', 0, [1, 0.9]),
    stroke('81,22 88,12', 10, 'ochre orange', 0, [0.7, 1, 0.85]),
    stroke('89.5,14 83,9.5 75,15 64,18 50,31', 9, 'black blue', 0.6, [0.7, 1, 0.95, 0.8, 0.35]),
    stroke('92,-1 88,-6', 4, 'ochre', 0, [1, 0.4]),
    stroke('39,12 34,6', 4, 'ochre', 0, [1, 0.4]),
  ],
};
