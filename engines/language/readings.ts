/** A part of a line that gets a time of its own. */
export interface LinePart {
  /** As it is written. */
  text: string;
  /** As espeak-ng reads it. Empty if the part is silent. */
  spoken: string;
  /** An ending of the word before it, such as a Japanese tense. */
  isEnding?: boolean;
}

const SOUND = /[\p{L}\p{N}]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Cuts lines into the parts that get times: words between spaces, Japanese words, or single Chinese characters.
 * @param language ISO 639-1 code
 */
export async function readingsOf(lines: readonly string[], language: string): Promise<LinePart[][]> {
  const read = await readerOf(language);
  return lines.map((line) => withPunctuation(line, read(line)));
}

/** Returns what cuts a line into its parts and reads each. @param language ISO 639-1 code */
export async function readerOf(language: string): Promise<(line: string) => LinePart[]> {
  return language === 'ja' ? japanese() : language === 'zh' ? chinese() : spelled;
}

/** Other languages are read as they are spelled. */
function spelled(line: string): LinePart[] {
  return line
    .split(/\s+/u)
    .filter(Boolean)
    .map((text) => ({ text, spoken: SOUND.test(text) ? text : '' }));
}

/** What Lindera says of a Japanese word. `pronunciation` is in katakana, or missing for a word in no dictionary. */
interface Morpheme {
  surface: string;
  pronunciation?: string;
  baseForm: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1: string;
}

/** Auxiliary verbs that stand alone in Latin letters. The others are endings of verbs. */
const COPULAS = ['だ', 'です', 'らしい'];
/** Conjunctive particles that are endings of verbs, such as the one of 聞いて. */
const CONJUNCTIVE = /^(?:て|で|ば|ちゃ)$/;

function isEnding({ surface, baseForm, partOfSpeech, partOfSpeechSubcategory1 }: Morpheme): boolean {
  if (partOfSpeech === '助動詞') return !COPULAS.includes(baseForm);
  return partOfSpeechSubcategory1 === '接続助詞' && CONJUNCTIVE.test(surface);
}

let tokenizer: { tokenize(text: string): Morpheme[] } | undefined;

/** Kanji are read with IPADIC, the dictionary in Lindera, because espeak-ng reads only kana. */
async function japanese(): Promise<(line: string) => LinePart[]> {
  // The dictionary takes 1.3 s and 100 MB, so it is loaded only if there are Japanese words.
  const { TokenizerBuilder } = await import('lindera-wasm-nodejs-ipadic');
  if (!tokenizer) {
    const builder = new TokenizerBuilder();
    builder.setDictionary('embedded://ipadic');
    builder.setMode('normal');
    tokenizer = builder.build();
  }
  const { tokenize } = { tokenize: tokenizer.tokenize.bind(tokenizer) };
  return (line) =>
    line.split(/\s+/u).flatMap((piece) =>
      tokenize(piece).map((morpheme: Morpheme) => {
        const { surface, pronunciation = '*' } = morpheme;
        const isKnown = /^[\p{Script=Katakana}ー]+$/u.test(pronunciation);
        const spoken = !SOUND.test(surface) ? '' : isKnown ? pronunciation : surface;
        return { text: surface, spoken, ...(isEnding(morpheme) && { isEnding: true }) };
      }),
    );
}

/** Chinese characters are read as pinyin, because Debian's espeak-ng knows only some of them. */
async function chinese(): Promise<(line: string) => LinePart[]> {
  const { pinyin } = await import('pinyin-pro');
  return (line) =>
    [...words.segment(line)].flatMap(({ segment }) => {
      if (!/\p{Script=Han}/u.test(segment)) return spelled(segment);
      const read = pinyin(segment, { type: 'array', toneType: 'num' });
      return [...segment].map((text, index) => ({ text, spoken: SOUND.test(text) ? (read[index] ?? '') : '' }));
    });
}

/** Joins punctuation to the part before it in lines without spaces, so that it takes no time of its own. */
function withPunctuation(line: string, parts: LinePart[]): LinePart[] {
  if (parts.map(({ text }) => text).join(' ') === line.trim().replaceAll(/\s+/gu, ' ')) return parts;
  const joined: LinePart[] = [];
  let opening = '';
  for (const { text, spoken } of parts) {
    const last = joined.at(-1);
    if (spoken !== '') {
      joined.push({ text: opening + text, spoken });
      opening = '';
    } else if (last && !/^[\p{Ps}\p{Pi}]/u.test(text)) last.text += text;
    else opening += text;
  }
  const last = joined.at(-1);
  if (last) last.text += opening;
  return joined;
}
