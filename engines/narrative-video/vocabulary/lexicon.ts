/** A word or phrase of a vocabulary in a text. */
export interface Found<Name extends string> {
  name: Name;
  /** Index at which it begins in the plain text, and its length. */
  index: number;
  length: number;
}

/** A vocabulary that finds all of its words in one pass over a text, however many words it has. */
export interface Lexicon<Name extends string> {
  /**
   * Finds words in the order of the text. Of words that begin at one position, it returns the longest, then the
   * vocabulary's first.
   */
  all(plainText: string): Found<Name>[];
  first(plainText: string): Found<Name> | undefined;
}

interface Phrase<Name extends string> {
  words: readonly string[];
  name: Name;
}

export function lexiconOf<Name extends string>(vocabulary: Readonly<Record<Name, string>>): Lexicon<Name> {
  const phrases = new Map<string, Phrase<Name>[]>();
  const unspaced = new Map<string, Name>();
  for (const [name, list] of Object.entries(vocabulary) as [Name, string][]) {
    for (const entry of list.split(',').map((word) => plain(word).trim())) {
      if (entry === '') continue;
      if (isWithoutSpaces(entry)) {
        if (!unspaced.has(entry)) unspaced.set(entry, name);
        continue;
      }
      const words = entry.split(' ');
      const [head = ''] = words;
      const known = phrases.get(head) ?? [];
      phrases.set(head, known);
      known.push({ words, name });
    }
  }
  for (const known of phrases.values()) known.sort((a, b) => b.words.length - a.words.length);
  const characters = [...unspaced.keys()].sort((a, b) => b.length - a.length);
  const pattern = characters.length > 0 ? new RegExp(characters.join('|'), 'gu') : undefined;
  const all = (text: string): Found<Name>[] => {
    const found = spacedIn(text, phrases);
    for (const match of pattern ? text.matchAll(pattern) : []) {
      const name = unspaced.get(match[0]);
      if (name) found.push({ name, index: match.index, length: match[0].length });
    }
    return found.sort((a, b) => a.index - b.index || b.length - a.length);
  };
  return { all, first: (text) => all(text)[0] };
}

function spacedIn<Name extends string>(text: string, phrases: ReadonlyMap<string, Phrase<Name>[]>): Found<Name>[] {
  const found: Found<Name>[] = [];
  const words = text.trim().split(' ');
  let index = 1;
  // Words of a phrase are not read again: no cherry hangs on a cherry tree.
  let read = 0;
  words.forEach((word, position) => {
    const match = position >= read ? phraseAt(words, position, phrases) : undefined;
    if (match) {
      found.push({ name: match.name, index, length: match.words.join(' ').length });
      read = position + match.words.length;
    }
    index += word.length + 1;
  });
  return found;
}

function phraseAt<Name extends string>(
  words: readonly string[],
  position: number,
  phrases: ReadonlyMap<string, Phrase<Name>[]>,
): Phrase<Name> | undefined {
  const word = words[position] ?? '';
  const heads = new Set([word, ...singulars(word)]);
  let best: Phrase<Name> | undefined;
  for (const head of heads) {
    const match = phrases.get(head)?.find((phrase) =>
      phrase.words.every((part, offset) => {
        const here = words[position + offset] ?? '';
        return here === part || (offset === phrase.words.length - 1 && singulars(here).includes(part));
      }),
    );
    if (match && (!best || match.words.length > best.words.length)) best = match;
  }
  return best;
}

/** What a word ends in that gets "es" in English, Spanish or Portuguese: a hat does not, so "hates" are not hats. */
const LONG_PLURAL = /(?:[sxzoldnrjy]|[cs]h)es$/u;
/** English verbs that end in the same way: whoever cares has no car, and whoever stares sees no star. */
const VERBS = new Set(['cares', 'stares', 'bares', 'dares', 'pines', 'canes']);

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return [];
  const short = word.slice(0, -1);
  return LONG_PLURAL.test(word) && !VERBS.has(word) ? [short, word.slice(0, -2)] : [short];
}

/**
 * Returns whether a text is in a script that writes no spaces (Chinese, Japanese, Thai) or joins particles to words
 * (Korean).
 */
export function isWithoutSpaces(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(text);
}

/** Between a name in Latin letters and a script that writes no spaces: "Minaが走る". */
const SCRIPT_BORDER =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=\p{Script=Latin})/gu;

/** The Spanish "él" without its accent would be an article: with it, it is somebody, like the Portuguese "ele". */
const EL = /(?<!\p{L})e\u0301l(?!\p{L})/giu;

/** Reduces a text to lower-case letters and digits without accents, with one space before, between and after words. */
export function plain(text: string): string {
  const letters = text.normalize('NFD').replace(EL, 'ele').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return ` ${letters
    .replace(SCRIPT_BORDER, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
