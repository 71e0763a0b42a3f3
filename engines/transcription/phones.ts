/**
 * Maps phonemes of any language onto the phones of the acoustic model, which are those of the CMU dictionary. English
 * lacks many sounds of other languages; each gets the phone that sounds most like it, or two in a row. Keys are in the
 * International Phonetic Alphabet. The longest key that matches wins.
 */
const PHONES: Readonly<Record<string, string>> = {
  // Diphthongs, which some voices write as one phoneme.
  ...{ aɪ: 'AY', ai: 'AY', äi: 'AY', ɑi: 'AY', aʊ: 'AW', au: 'AW', ɑu: 'AW', ɑʊ: 'AW', eɪ: 'EY', ei: 'EY', əʊ: 'OW' },
  ...{ oʊ: 'OW', ou: 'OW', ɔɪ: 'OY', ɔʏ: 'OY', ɔø: 'OY', oi: 'OY', ɔi: 'OY', œy: 'AY', ɛi: 'EY', ʌʊ: 'OW' },
  // Nasal vowels.
  ...{ ɑ̃: 'AA N', ã: 'AA N', ɛ̃: 'AE N', ẽ: 'EH N', ɔ̃: 'AO N', õ: 'OW N', œ̃: 'AH N', ĩ: 'IY N' },
  ...{ ũ: 'UW N', ɐ̃: 'AH N', ə̃: 'AH N', ʊ̃: 'UW N', ɪ̃: 'IH N' },
  // Vowels.
  ...{ a: 'AA', ɑ: 'AA', ɐ: 'AH', æ: 'AE', e: 'EH', eː: 'EY', ɛ: 'EH', ə: 'AH', ɘ: 'AH', ɚ: 'ER', ɜ: 'ER', ɝ: 'ER' },
  ...{ i: 'IY', ɪ: 'IH', ɨ: 'IH', ɯ: 'UH', o: 'OW', ɔ: 'AO', ɒ: 'AO', ø: 'ER', œ: 'ER', ɵ: 'UH', u: 'UW', ʉ: 'UW' },
  ...{ ʊ: 'UH', ʌ: 'AH', ɤ: 'AH', y: 'UW', ʏ: 'UH' },
  // Consonants.
  ...{ p: 'P', b: 'B', t: 'T', d: 'D', ʈ: 'T', ɖ: 'D', c: 'CH', ɟ: 'JH', k: 'K', g: 'G', ɡ: 'G', q: 'K', ɢ: 'G' },
  ...{ m: 'M', ɱ: 'M', n: 'N', ɳ: 'N', ɲ: 'N Y', ŋ: 'NG', ɴ: 'NG', f: 'F', v: 'V', ɸ: 'F', β: 'V', ʋ: 'V', ⱱ: 'V' },
  ...{ θ: 'TH', ð: 'DH', s: 'S', z: 'Z', ʃ: 'SH', ɕ: 'SH', ʂ: 'SH', ʒ: 'ZH', ʑ: 'ZH', ʐ: 'ZH', ç: 'SH', ʝ: 'Y' },
  ...{ tʃ: 'CH', tɕ: 'CH', ʈʂ: 'CH', tʂ: 'CH', dʒ: 'JH', dʑ: 'JH', dʐ: 'JH', ɖʐ: 'JH', ts: 'T S', dz: 'D Z' },
  ...{ x: 'HH', χ: 'HH', ɣ: 'G', h: 'HH', ɦ: 'HH', ħ: 'HH', ɰ: 'W', ʕ: 'AA' },
  ...{ r: 'R', ɾ: 'D', ɹ: 'R', ɻ: 'R', ɽ: 'D', ʀ: 'R', ʁ: 'R', l: 'L', ɫ: 'L', ɭ: 'L', ʎ: 'L', ɬ: 'L', ʟ: 'L' },
  ...{ j: 'Y', w: 'W', ɥ: 'W', ʍ: 'W' },
};
const LONGEST = Math.max(...Object.keys(PHONES).map((key) => key.length));
/** The breath after a consonant, which some voices write as an h of its own. */
const BREATH = /(?<=[ptkcʈqɕʂʃs])h/gu;
/** Stress, tones, joints and small changes of a sound that the acoustic model does not tell apart. */
const UNHEARD = /[ˈˌ0-9ᵝʰʲʷˤʼˠ˞.\-"'^~ᵊᵻˑ]|(?![\u0303\u0327])\p{Mn}/gu;

/** Returns the phones of a word. A sound that is in no language known here is left out. */
export function phonesOf(phonemes: readonly string[]): string[] {
  return phonemes.flatMap((phoneme) => {
    const plain = phoneme.normalize('NFD').replaceAll(UNHEARD, '').replaceAll(BREATH, '').normalize('NFC');
    const found: string[] = [];
    for (let at = 0; at < plain.length; ) {
      const key = longestAt(plain, at);
      if (key) found.push(...(PHONES[key] ?? '').split(' '));
      at += key?.length ?? 1;
    }
    return found;
  });
}

function longestAt(text: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length -= 1) {
    const key = text.slice(at, at + length);
    if (key in PHONES) return key;
  }
  return undefined;
}
