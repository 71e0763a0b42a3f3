import { layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { palettes } from '../../palettes.ts';
import { areasOf } from '../../words/layout.ts';
import { blackbookOf } from './blackbook.ts';
import { handstyle } from './lettering.ts';
import { nightOf } from './night.ts';
import { sideOf } from './side.ts';
import { stageOf } from './stage.ts';
import { yardOf } from './yard.ts';

const SCENES = { opening: yardOf, verse: blackbookOf, chorus: stageOf, break: sideOf, ending: nightOf } as const;

/**
 * Painted subway cars: a writer who sketches in a blackbook and paints on steel, letters in wild style, and the train
 * at night.
 */
export const graffitiTwo: Look = {
  fps: 24,
  transition: 'cut',
  inks: palettes('#31206b #4a2b93 #5f37b8 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27', {
    opening: '#0a3f66 #0e6f94 #17a0b4 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27',
    chorus: '#0c3566 #12508c #1a6cb0 #6a6f86 #a3aac0 #7d849a #474c60 #1d1f2a',
    break: '#6b1440 #93205a #b82e74 #6d6470 #a3969f #80737e #4c4450 #211b24',
    ending: '#141a44 #1d265e #28347c #2b3242 #475164 #363e4e #1f232e #0d0e15',
  }),
  arrange: onSide,

  lettering: handstyle,

  scene(composition) {
    const { movement, singer } = composition;
    return layers(singer ? sideOf(composition) : SCENES[movement](composition));
  },
};

/** Words and picture are below the windows and the stripe of the car. */
function onSide({ movement, shape, width, height, singer }: Composition): Pick<Composition, 'text' | 'art'> {
  const area = areasOf({ width, height });
  const nowhere = area(1.1, 1.1, 0.6, 0.4);
  if (movement === 'break' || movement === 'ending')
    return {
      text: nowhere,
      art:
        !singer && shape === 'wide'
          ? area(0.04, 0.07, 0.92, 0.86)
          : shape === 'wide'
            ? area(0.04, 0.24, 0.92, 0.7)
            : area(0.03, 0.19, 0.94, 0.74),
    };
  if (shape === 'wide') {
    if (movement === 'chorus')
      return singer
        ? { text: area(0.045, 0.27, 0.46, 0.62), art: area(0.51, 0.22, 0.46, 0.72) }
        : { text: area(0.04, 0.14, 0.425, 0.72), art: area(0.51, 0.22, 0.46, 0.72) };
    if (movement === 'verse')
      return singer
        ? { text: area(0.4, 0.27, 0.555, 0.6), art: area(0.03, 0.23, 0.37, 0.7) }
        : { text: area(0.45, 0.25, 0.51, 0.64), art: area(0.01, 0.03, 0.42, 0.95) };
    if (singer) return { text: area(0.06, 0.27, 0.48, 0.6), art: area(0.55, 0.22, 0.4, 0.72) };
    return { text: area(0.06, 0.045, 0.62, 0.225), art: area(0.2, 0.35, 0.6, 0.6) };
  }
  const isTall = shape === 'tall';
  if (!singer) {
    if (movement === 'opening')
      return {
        text: isTall ? area(0.06, 0.12, 0.88, 0.24) : area(0.05, 0.07, 0.9, 0.28),
        art: area(0.05, 0.42, 0.9, 0.52),
      };
    if (movement === 'verse')
      return {
        text: isTall ? area(0.045, 0.72, 0.91, 0.2) : area(0.045, 0.72, 0.91, 0.22),
        art: isTall ? area(0, 0.1, 1, 0.6) : area(0.12, 0.03, 0.76, 0.67),
      };
    return isTall
      ? { text: area(0.06, 0.12, 0.88, 0.29), art: area(0.02, 0.47, 0.96, 0.53) }
      : { text: area(0.05, 0.045, 0.9, 0.2), art: area(0.05, 0.3, 0.9, 0.7) };
  }
  if (movement === 'chorus')
    return {
      text: isTall ? area(0.06, 0.19, 0.88, 0.27) : area(0.05, 0.24, 0.9, 0.26),
      art: isTall ? area(0.02, 0.47, 0.96, 0.47) : area(0.1, 0.5, 0.8, 0.46),
    };
  return {
    text: isTall ? area(0.045, 0.66, 0.91, 0.24) : area(0.045, 0.66, 0.91, 0.26),
    art: isTall ? area(-0.05, 0.165, 1.1, 0.48) : area(0.1, 0.24, 0.8, 0.41),
  };
}
