/** A part of a line that gets a time of its own. */
export interface LinePart {
  /** As it is written. */
  text: string;
  /** As espeak-ng reads it. Empty if the part is silent. */
  spoken: string;
}

const SOUND = /[\p{L}\p{N}]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Cuts lines into the parts that get times: words between spaces, Japanese words, or single Chinese characters.
 * @param language ISO 639-1 code
 */
export async function readingsOf(lines: readonly string[], language: string): Promise<LinePart[][]> {
  const read = language === 'ja' ? await japanese() : language === 'zh' ? await chinese() : spelled;
  return lines.map((line) => withPunctuation(line, read(line)));
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
      tokenize(piece).map(({ surface, pronunciation = '*' }: Morpheme) => {
        const isKnown = /^[\p{Script=Katakana}ー]+$/u.test(pronunciation);
        return { text: surface, spoken: !SOUND.test(surface) ? '' : isKnown ? pronunciation : surface };
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
