import type { Hyphenate } from '../../language/hyphenation.ts';
import type { Composition } from '../look.ts';
import type { Movement } from '../movements.ts';
import { type Captions, captionsOf } from './captions.ts';
import type { Lettering } from './lettering.ts';
import { knownLine } from './strong-word.ts';
import type { Phrase } from './tokens.ts';

/** Share of an opening after which its title comes. The picture is complete then. */
const COMES = 0.35;
/** Seconds before the end of an opening in which its title is gone, because the next picture comes. */
const GONE_SECONDS = 0.6;
/** A shorter title could not be read. */
const SHORTEST_SECONDS = 2;
/** Size of a title against the words of a verse. Set by eye: it is quieter than a hook. */
const SIZE = 1.3;

/**
 * Sets the line that a song is known by as its title: the line that returns most often, or else the first.
 * @param lines the phrases of the song and their texts, ascending by start
 * @param composition of the opening, in which the title is shown
 * @returns undefined if there is no time to read it
 */
export function titleOf(
  lines: readonly (Phrase & { text: string })[],
  opening: Movement,
  lettering: Lettering,
  composition: Composition,
  fps: number,
  hyphenate: Hyphenate,
): Captions | undefined {
  const line = knownLine(lines);
  if (!line) return undefined;
  const start = opening.start + (opening.end - opening.start) * COMES;
  const end = opening.end - GONE_SECONDS;
  if (end - start < SHORTEST_SECONDS) return undefined;
  // Its words are sung from the beginning, so that they have their full strength.
  const tokens = line.tokens.map((token) => ({ ...token, start, end: start }));
  const titled = { ...lettering, size: lettering.size * SIZE };
  return captionsOf([{ ...line, tokens, start, end }], titled, composition, fps, hyphenate);
}
