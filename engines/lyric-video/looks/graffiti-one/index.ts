import { layers, onTwos } from '../../layers.ts';
import type { Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';
import { fishingOf } from './fishing.ts';
import { stenciled } from './lettering.ts';
import { morningOf } from './morning.ts';
import { muralOf } from './mural.ts';
import { rideOf } from './ride.ts';
import { singerOf } from './singer.ts';
import { sprayingOf } from './spraying.ts';

const SCENES = {
  opening: sprayingOf,
  verse: rideOf,
  chorus: muralOf,
  break: fishingOf,
  ending: morningOf,
} as const;

/** Where words are on the walls, in shares of the frame. */
const WORDS: Readonly<Partial<Record<MovementKind, Readonly<Record<Shape, Shares>>>>> = {
  opening: {
    wide: [0.055, 0.12, 0.42, 0.54],
    tall: [0.08, 0.06, 0.84, 0.22],
    square: [0.06, 0.05, 0.88, 0.25],
  },
  verse: {
    wide: [0.45, 0.12, 0.45, 0.56],
    tall: [0.08, 0.08, 0.82, 0.2],
    square: [0.06, 0.05, 0.8, 0.24],
  },
  chorus: {
    wide: [0.055, 0.14, 0.4, 0.68],
    tall: [0.08, 0.09, 0.84, 0.22],
    square: [0.08, 0.11, 0.84, 0.2],
  },
};

/** Where words and a singer's portrait are, in shares of the frame. The pavement hides the portrait's lower end. */
const WITH_SINGER: Readonly<Record<MovementKind, Readonly<Record<Shape, { words?: Shares; portrait: Shares }>>>> = {
  opening: {
    wide: { words: [0.055, 0.1, 0.42, 0.44], portrait: [0.5, 0.03, 0.5, 0.92] },
    tall: { words: [0.08, 0.06, 0.84, 0.24], portrait: [0.02, 0.36, 0.96, 0.58] },
    square: { words: [0.06, 0.05, 0.88, 0.26], portrait: [0.12, 0.31, 0.76, 0.64] },
  },
  verse: {
    wide: { words: [0.5, 0.1, 0.43, 0.46], portrait: [0.0, 0.03, 0.5, 0.92] },
    tall: { words: [0.08, 0.06, 0.8, 0.24], portrait: [0.0, 0.36, 0.96, 0.58] },
    square: { words: [0.06, 0.05, 0.8, 0.26], portrait: [0.06, 0.31, 0.76, 0.64] },
  },
  chorus: {
    wide: { words: [0.055, 0.14, 0.4, 0.64], portrait: [0.47, -0.02, 0.54, 0.97] },
    tall: { words: [0.08, 0.1, 0.84, 0.24], portrait: [0.02, 0.36, 0.96, 0.58] },
    square: { words: [0.08, 0.09, 0.84, 0.24], portrait: [0.16, 0.31, 0.76, 0.64] },
  },
  break: {
    wide: { portrait: [0.25, 0.05, 0.5, 0.9] },
    tall: { portrait: [0.02, 0.36, 0.96, 0.58] },
    square: { portrait: [0.11, 0.17, 0.78, 0.78] },
  },
  ending: {
    wide: { portrait: [0.2, 0.05, 0.5, 0.9] },
    tall: { portrait: [0.02, 0.36, 0.96, 0.58] },
    square: { portrait: [0.11, 0.25, 0.7, 0.7] },
  },
};

/**
 * Stencils on old walls, in a few flat coats: a kid sprays a line, which becomes a bicycle and a crane, fishes for the
 * moon with it, and flies off. The words are stenciled capitals.
 */
export const graffitiOne: Look = {
  fps: 24,
  transition: 'wipe',
  stands: true,
  // The walls and the coats of a movement have their own colors.
  inks: {},

  arrange({ movement, shape, width, height, text, art, singer }) {
    const area = areasOf({ width, height });
    if (singer) {
      const { words, portrait } = WITH_SINGER[movement][shape];
      return { text: words ? area(...words) : text, art: area(...portrait) };
    }
    const words = WORDS[movement];
    return { text: words ? area(...words[shape]) : text, art };
  },

  lettering: stenciled,

  scene(composition) {
    const { movement, singer } = composition;
    return layers([onTwos(composition, singer ? singerOf(composition, singer) : SCENES[movement](composition))]);
  },
};
