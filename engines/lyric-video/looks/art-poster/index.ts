import { layers, onTwos } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { rise } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf } from '../../words/layout.ts';
import { dancersOf } from './dancers.ts';
import { encoreOf } from './encore.ts';
import { guitaristOf } from './guitarist.ts';
import { moonriseOf } from './moonrise.ts';
import { BLUE, NIGHT, PAPER, RED } from './press.ts';
import { profileOf } from './profile.ts';

const SCENES = {
  opening: moonriseOf,
  verse: guitaristOf,
  chorus: profileOf,
  break: dancersOf,
  ending: encoreOf,
} as const;

/** Words are printed twice: faintly or in one ink until they are sung, then in a second ink over another. */
const WORDS: Readonly<Record<MovementKind, { waiting: string; sung: string; under: string; dim: number }>> = {
  opening: { waiting: PAPER, sung: PAPER, under: NIGHT, dim: 0.66 },
  verse: { waiting: RED, sung: NIGHT, under: RED, dim: 1 },
  chorus: { waiting: NIGHT, sung: NIGHT, under: RED, dim: 0.78 },
  break: { waiting: RED, sung: NIGHT, under: RED, dim: 1 },
  ending: { waiting: PAPER, sung: PAPER, under: BLUE, dim: 0.66 },
};

/** Five silkscreen posters of one festival's night: few large forms, and transparent inks that make more where they overlap. */
export const artPoster: Look = {
  fps: 24,
  transition: 'wipe',
  // The posters share their inks.
  inks: {},
  arrange,

  lettering: ({ tint, movement }) => ({
    font: '"Abril Fatface"',
    size: 0.155,
    smallest: 0.056,
    leading: 0.98,
    space: 0.24,
    tracking: -0.01,
    casing: 'as it is',
    align: 'left',
    margin: 0.15,
    turn: 'fill',
    entrance: { ...rise('line', 0.5, 0.5, 0.06), ahead: WORDS[movement].dim },
    dim: WORDS[movement].dim,
    paint(pen, text, state, { size }) {
      const { waiting, sung, under } = WORDS[movement];
      if (state === 'waiting') return inked(pen, text, size, { fill: tint(waiting) });
      inked(pen, text, size, { fill: tint(sung), shadow: { color: tint(under), dx: -0.035, dy: -0.025 } });
    },
    count(pen, radius) {
      pen.fillStyle = tint(WORDS[movement].sung);
      pen.fillRect(-radius * 0.35, -radius, radius * 0.7, radius * 2);
    },
  }),

  scene: (composition) => layers([onTwos(composition, SCENES[composition.movement](composition))]),
};

/** Where things are on a poster. */
interface Arrangement {
  /** The square of the moon, or that of a singer. In units. */
  square: readonly [left: number, top: number, side: number];
  /** Flat ink for words, in shares of the frame. */
  words?: Shares;
}

const ARRANGEMENTS: Readonly<Record<MovementKind, Readonly<Record<Shape, Arrangement>>>> = {
  opening: {
    wide: { square: [674, 56, 544], words: [0.07, 0.61, 0.42, 0.3] },
    tall: { square: [150, 190, 580], words: [0.1, 0.62, 0.8, 0.22] },
    square: { square: [234, 56, 412], words: [0.09, 0.66, 0.82, 0.25] },
  },
  verse: {
    wide: { square: [34, 126, 560], words: [0.47, 0.4, 0.46, 0.48] },
    tall: { square: [34, 594, 652], words: [0.09, 0.07, 0.82, 0.24] },
    square: { square: [90, 266, 420], words: [0.09, 0.08, 0.82, 0.28] },
  },
  chorus: {
    wide: { square: [640, 46, 640], words: [0.065, 0.1, 0.36, 0.8] },
    tall: { square: [34, 594, 652], words: [0.09, 0.07, 0.82, 0.28] },
    square: { square: [160, 286, 400], words: [0.09, 0.07, 0.82, 0.28] },
  },
  break: {
    wide: { square: [320, 46, 640] },
    tall: { square: [50, 626, 620] },
    square: { square: [125, 216, 470] },
  },
  ending: {
    wide: { square: [244, 74, 452] },
    tall: { square: [50, 310, 500] },
    square: { square: [80, 96, 380] },
  },
};

function arrange({ width, height, unit, movement, shape, text }: Composition): Pick<Composition, 'text' | 'art'> {
  const { square, words } = ARRANGEMENTS[movement][shape];
  const [left, top, side] = square;
  return {
    text: words ? areasOf({ width, height })(...words) : text,
    art: { left: left * unit, top: top * unit, width: side * unit, height: side * unit },
  };
}
