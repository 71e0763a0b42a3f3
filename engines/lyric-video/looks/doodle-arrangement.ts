import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { NEAREST, type Shape, type Shares } from '../shots.ts';
import { areasOf, type Rectangle } from '../words/layout.ts';
import { AROUND, besideMargin } from './doodle-page.ts';

type Areas = Pick<Composition, 'text' | 'art'>;

/** Where the words and the subject of each page are; words only where somebody sings. */
const PAGES: Readonly<Record<Shape, Readonly<Record<MovementKind, { text?: Shares; art: Shares }>>>> = {
  wide: {
    opening: { text: [0.09, 0.22, 0.33, 0.54], art: [0.44, 0.08, 0.46, 0.86] },
    verse: { text: [0.09, 0.08, 0.42, 0.42], art: [0.46, 0.17, 0.53, 0.7] },
    chorus: { text: [0.585, 0.1, 0.37, 0.8], art: [0.055, 0, 0.55, 1.02] },
    break: { art: [0.085, 0.2, 0.17, 0.53] },
    ending: { art: [0.2, 0.06, 0.62, 0.88] },
  },
  tall: {
    opening: { text: [0.14, 0.1, 0.8, 0.24], art: [0.14, 0.42, 0.78, 0.42] },
    verse: { text: [0.14, 0.09, 0.8, 0.28], art: [0.16, 0.5, 0.82, 0.36] },
    chorus: { text: [0.14, 0.06, 0.81, 0.28], art: [0.13, 0.38, 0.86, 0.64] },
    break: { art: [0.16, 0.5, 0.3, 0.3] },
    ending: { art: [0.15, 0.24, 0.78, 0.5] },
  },
  square: {
    opening: { text: [0.15, 0.06, 0.8, 0.26], art: [0.2, 0.36, 0.66, 0.6] },
    verse: { text: [0.15, 0.05, 0.8, 0.28], art: [0.2, 0.38, 0.78, 0.54] },
    chorus: { text: [0.15, 0.04, 0.8, 0.28], art: [0.15, 0.34, 0.82, 0.68] },
    break: { art: [0.16, 0.32, 0.26, 0.42] },
    ending: { art: [0.14, 0.08, 0.8, 0.84] },
  },
};

/** The areas of words and subject. Nothing but the holes is left of the margin's line. */
export function arrangement(composition: Composition): Areas {
  const { art, singer, movement, unit, width, height, shape, text } = composition;
  const area = areasOf({ width, height });
  const last = width - AROUND * unit;
  if (singer && shape === 'tall') return sharedPage(composition);
  if (singer) {
    return {
      text: text.left < width ? besideMargin(text, unit, last) : text,
      art: movement === 'chorus' ? area(...NEAREST[shape]) : art,
    };
  }
  const page = PAGES[shape][movement];
  return {
    text: page.text ? besideMargin(area(...page.text), unit, last) : text,
    art: besideMargin(area(...page.art), unit, width),
  };
}

/**
 * The areas of a tall page that a singer shares with the cat. In a chorus the singer is so near that nobody else fits.
 */
function sharedPage({ movement, width, height, unit, text }: Composition): Areas {
  const area = areasOf({ width, height });
  const last = width - 2.2 * AROUND * unit;
  const words = (top: number, down: number) => besideMargin(area(0.06, top, 0.94, down), unit, last);
  if (movement === 'opening') return { text: words(0.07, 0.2), art: area(0.06, 0.4, 1, 0.63) };
  if (movement === 'verse') return { text: words(0.57, 0.2), art: area(0.12, 0.01, 0.86, 0.53) };
  if (movement === 'chorus') return { text: words(0.07, 0.26), art: area(...NEAREST.tall) };
  return { text, art: movement === 'break' ? area(0.18, 0.5, 0.72, 0.52) : area(0.14, 0.42, 0.76, 0.55) };
}

/** Where the cat is beside a singer on a tall page. */
export function companionArea({ movement, shape, singer, width, height }: Composition): Rectangle | undefined {
  if (!singer || shape !== 'tall' || movement === 'chorus') return undefined;
  const area = areasOf({ width, height });
  return {
    opening: area(0.13, 0.3, 0.3, 0.2),
    verse: area(0.16, 0.8, 0.72, 0.19),
    break: area(0.15, 0.05, 0.72, 0.44),
    ending: area(0.16, 0.06, 0.72, 0.33),
  }[movement];
}
