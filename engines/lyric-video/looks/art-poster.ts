import { layers, onTwos } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { rise } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { areasOf } from '../words/layout.ts';
import { dancersOf } from './art-poster-dancers.ts';
import { encoreOf } from './art-poster-encore.ts';
import { guitaristOf } from './art-poster-guitarist.ts';
import { moonriseOf } from './art-poster-moonrise.ts';
import { BLUE, NIGHT, PAPER, RED } from './art-poster-press.ts';
import { profileOf } from './art-poster-profile.ts';

const SCENES = {
  opening: moonriseOf,
  verse: guitaristOf,
  chorus: profileOf,
  break: dancersOf,
  ending: encoreOf,
} as const;

/** Words are printed twice: faintly or in one ink until they are sung, then in a second ink over another. */
const WORDS: Readonly<Record<Composition['movement'], { waiting: string; sung: string; under: string; dim: number }>> =
  {
    opening: { waiting: PAPER, sung: PAPER, under: NIGHT, dim: 0.66 },
    verse: { waiting: RED, sung: NIGHT, under: RED, dim: 1 },
    chorus: { waiting: NIGHT, sung: NIGHT, under: RED, dim: 0.76 },
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

function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { width, height, movement, shape, text, art } = composition;
  if (movement === 'break' || movement === 'ending') return { text, art };
  const area = areasOf({ width, height });
  const words = {
    opening: {
      wide: area(0.07, 0.61, 0.42, 0.3),
      tall: area(0.1, 0.62, 0.8, 0.22),
      square: area(0.09, 0.66, 0.82, 0.25),
    },
    verse: {
      wide: area(0.47, 0.4, 0.46, 0.48),
      tall: area(0.09, 0.07, 0.82, 0.24),
      square: area(0.09, 0.08, 0.82, 0.28),
    },
    chorus: {
      wide: area(0.065, 0.1, 0.36, 0.8),
      tall: area(0.09, 0.07, 0.82, 0.28),
      square: area(0.09, 0.07, 0.82, 0.28),
    },
  };
  return { text: words[movement][shape], art };
}
