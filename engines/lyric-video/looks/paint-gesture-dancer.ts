import { dab, type Study, stroke } from './paint-gesture-notes.ts';

const LIMB = [0.8, 1, 0.85, 0.55];

/** A dancer in a whirl: the hem flies to the right. */
export const WHIRL: Study = {
  width: 150,
  height: 106,
  heart: [76, 50],
  notes: [
    stroke('74,84 70,94 66,104', 6, 'black blue', 0.2, LIMB),
    stroke('82,82 94,94 104,96', 6, 'black blue', 0.2, LIMB),
    stroke('76,50 60,56 44,70 40,86', 22, 'black red', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,50 64,66 60,82 72,94', 22, 'red black', 0.5, [0.4, 0.9, 1, 0.8]),
    stroke('78,50 90,60 108,66 134,54', 24, 'red orange', 0.7, [0.4, 0.8, 1, 0.9]),
    stroke('77,50 82,66 96,80 122,80', 24, 'red rose', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,52 74,68 82,84 102,92', 18, 'orange red', 0.6, [0.4, 0.9, 1, 0.8]),
    stroke('76,30 62,32 50,26 40,14', 6.4, 'ochre orange', 0.3, LIMB),
    stroke('77,54 73,44 76,34 80,26', 14, 'black blue', 0.1, [0.8, 0.7, 1, 0.8]),
    stroke('81,28 90,20 90,8 80,0', 6.4, 'ochre orange', 0.3, LIMB),
    stroke('79,30 83,19', 6, 'ochre orange', 0, [1, 0.9]),
    dab('80,20 88,14', 12, 'ochre orange'),
    stroke('86,11 78,9 72,16 62,20 54,32', 9, 'black blue', 0.7, [0.8, 1, 0.9, 0.8, 0.4]),
  ],
};
