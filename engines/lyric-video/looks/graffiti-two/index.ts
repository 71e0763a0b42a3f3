import { layers, onTwos } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';
import { billboardOf } from './billboard.ts';
import { cornerOf } from './corner.ts';
import { lamplightOf } from './lamplight.ts';
import { throwUps } from './lettering.ts';
import { riverOf } from './river.ts';
import { rooftopsOf } from './rooftops.ts';

const SCENES = {
  opening: rooftopsOf,
  verse: cornerOf,
  chorus: billboardOf,
  break: riverOf,
  ending: lamplightOf,
} as const;

/** Where words are painted, in shares of the frame. */
const WORDS: Readonly<Partial<Record<MovementKind, Readonly<Record<Shape, Shares>>>>> = {
  opening: {
    wide: [0.525, 0.25, 0.4, 0.38],
    tall: [0.11, 0.29, 0.78, 0.26],
    square: [0.12, 0.27, 0.76, 0.31],
  },
  verse: {
    wide: [0.398, 0.115, 0.487, 0.57],
    tall: [0.09, 0.2, 0.82, 0.33],
    square: [0.08, 0.14, 0.84, 0.52],
  },
  chorus: {
    wide: [0.06, 0.372, 0.88, 0.48],
    tall: [0.08, 0.37, 0.84, 0.31],
    square: [0.08, 0.36, 0.84, 0.41],
  },
};

/** Where words and a singer's mural are, in shares of the frame. */
const WITH_MURAL: Readonly<Record<MovementKind, Readonly<Record<Shape, { words?: Shares; mural: Shares }>>>> = {
  opening: {
    wide: { words: [0.53, 0.25, 0.4, 0.38], mural: [0.02, 0.14, 0.42, 0.76] },
    tall: { words: [0.11, 0.13, 0.78, 0.18], mural: [0.05, 0.4, 0.9, 0.52] },
    square: { words: [0.12, 0.12, 0.76, 0.17], mural: [0.18, 0.36, 0.64, 0.6] },
  },
  verse: {
    wide: { words: [0.49, 0.19, 0.45, 0.48], mural: [0.025, 0.15, 0.42, 0.72] },
    tall: { words: [0.09, 0.095, 0.82, 0.27], mural: [0.05, 0.38, 0.9, 0.5] },
    square: { words: [0.08, 0.09, 0.84, 0.23], mural: [0.16, 0.34, 0.68, 0.58] },
  },
  chorus: {
    wide: { words: [0.05, 0.24, 0.46, 0.48], mural: [0.56, 0.06, 0.42, 0.86] },
    tall: { words: [0.08, 0.12, 0.84, 0.2], mural: [0.05, 0.42, 0.9, 0.52] },
    square: { words: [0.08, 0.09, 0.84, 0.22], mural: [0.17, 0.4, 0.66, 0.58] },
  },
  break: {
    wide: { mural: [0.26, 0.04, 0.48, 0.72] },
    tall: { mural: [0.02, 0.2, 0.96, 0.54] },
    square: { mural: [0.14, 0.06, 0.72, 0.7] },
  },
  ending: {
    wide: { mural: [0.1, 0.14, 0.44, 0.7] },
    tall: { mural: [0.05, 0.28, 0.9, 0.5] },
    square: { mural: [0.08, 0.2, 0.66, 0.66] },
  },
};

/**
 * A painted city, printed in a few inks for each time of day: lines of the song are throw-ups on its walls, which two
 * writers paint, and a singer is a mural.
 */
export const graffitiTwo: Look = {
  fps: 24,
  transition: 'cut',
  stands: true,
  // Each movement is printed in its own inks.
  inks: {},

  arrange({ movement, shape, width, height, text, art, singer }: Composition) {
    const area = areasOf({ width, height });
    if (singer) {
      const { words, mural } = WITH_MURAL[movement][shape];
      return { text: words ? area(...words) : text, art: area(...mural) };
    }
    const words = WORDS[movement];
    return { text: words ? area(...words[shape]) : text, art };
  },

  lettering: throwUps,

  scene(composition) {
    return layers([onTwos(composition, SCENES[composition.movement](composition))]);
  },
};
