/**
 * Guesses how English letters sound, for words that no dictionary has: names, slang and invented words. A rough guess
 * is enough, because alignment only needs to find something like the word. Phones are those of the CMU dictionary.
 *
 * At each position of the word, the rules are tried in order. The first one whose pattern matches adds its phones and
 * skips the matched letters. Patterns match from the position on; they can read earlier letters with a lookbehind.
 */
const RULES: readonly [RegExp, string][] = (
  [
    // Silent letters and word beginnings.
    ['(?<=^)(?:kn|gn|pn)', 'N'],
    ['(?<=^)wr', 'R'],
    ['(?<=^)ps', 'S'],
    ['(?<=^)wh', 'W'],
    ['(?<=^)x', 'Z'],
    ["(?<=[aeiouy].*)in'$", 'IH N'],
    // Endings.
    ['tion$', 'SH AH N'],
    ['tions$', 'SH AH N Z'],
    ['sion$', 'ZH AH N'],
    ['sions$', 'ZH AH N Z'],
    ['ture$', 'CH ER'],
    ['cious$|tious$', 'SH AH S'],
    ['ous$', 'AH S'],
    ['(?<=[aeiouy].*)ble$', 'B AH L'],
    ['(?<=[bcdfgkptz])le$', 'AH L'],
    ['(?<=[bcdfgkptz])les$', 'AH L Z'],
    ['(?<=[aeiouy].*)ing$', 'IH NG'],
    ['(?<=[aeiouy].*)ings$', 'IH NG Z'],
    ['(?<=[td])ed$', 'AH D'],
    ['(?<=[aeiouy].*[pkfsxc]h?)ed$', 'T'],
    ['(?<=[aeiouy].*)ed$', 'D'],
    ['(?<=[sxz]|sh|ch)es$', 'IH Z'],
    ['(?<=[aeiouy].*)ly$', 'L IY'],
    ['(?<=[aeiouy].*)e$', ''],
    ['(?<=[aeiouy].*)es$', 'Z'],
    ['(?<=[^aeiouy])y$', 'IY'],
    ["'s$", 'Z'],
    ["'ll$", 'AH L'],
    ["'re$", 'ER'],
    ["'ve$", 'V'],
    ["n't$", 'AH N T'],
    // Groups of consonants.
    ['tch', 'CH'],
    ['ch', 'CH'],
    ['sch|sh', 'SH'],
    ['ph', 'F'],
    ['th', 'TH'],
    ['ck|cc|qu?$', 'K'],
    ['qu', 'K W'],
    ['dg', 'JH'],
    ['gh(?=[aeiou])', 'G'],
    ['gh', ''],
    ['ng$|ng(?=[^aeiouylr])', 'NG'],
    ['ng', 'NG G'],
    ['nk', 'NG K'],
    ['mb$', 'M'],
    ['sc(?=[eiy])', 'S'],
    ['bb', 'B'],
    ['dd', 'D'],
    ['ff', 'F'],
    ['gg', 'G'],
    ['ll', 'L'],
    ['mm', 'M'],
    ['nn', 'N'],
    ['pp', 'P'],
    ['rr', 'R'],
    ['ss', 'S'],
    ['tt', 'T'],
    ['zz', 'Z'],
    // Groups of vowels.
    ['eau', 'OW'],
    ['igh', 'AY'],
    ['eigh', 'EY'],
    ['augh|ough', 'AO'],
    ['air|are$', 'EH R'],
    ['ear|eer|ere$', 'IH R'],
    ['ire', 'AY ER'],
    ['our', 'AW ER'],
    ['oor|ore|oar', 'AO R'],
    ['ure', 'Y UH R'],
    ['ar', 'AA R'],
    ['or', 'AO R'],
    ['er|ir|ur|yr', 'ER'],
    ['ai|ay|ei|ey(?=.)', 'EY'],
    ['ey$', 'IY'],
    ['ee|ea|ie(?=.)', 'IY'],
    ['ie$', 'IY'],
    ['oo', 'UW'],
    ['oa|oe', 'OW'],
    ['ow$', 'OW'],
    ['ou|ow', 'AW'],
    ['oi|oy', 'OY'],
    ['au|aw', 'AO'],
    ['eu|ew|ue', 'UW'],
    ['ui', 'UW'],
    // A vowel before one consonant and a silent e sounds like its name.
    ['a(?=[bcdfgklmnpstvz]es?$|tions?$)', 'EY'],
    ['e(?=[bcdfgklmnpstvz]es?$)', 'IY'],
    ['i(?=[bcdfgklmnpstvz]es?$)', 'AY'],
    ['o(?=[bcdfgklmnpstvz]es?$|tions?$)', 'OW'],
    ['u(?=[bcdfgklmnpstvz]es?$)', 'UW'],
    // Single letters.
    ['a$', 'AH'],
    ['a', 'AE'],
    ['(?<=^[^aeiouy]*)e$', 'IY'],
    ['e', 'EH'],
    ['i$', 'IY'],
    ['i', 'IH'],
    ['o$', 'OW'],
    ['o', 'AA'],
    ['u$', 'UW'],
    ['u', 'AH'],
    ['y(?=[aeiou])', 'Y'],
    ['(?<=^[^aeiou]*)y$', 'AY'],
    ['y', 'IH'],
    ['b', 'B'],
    ['c(?=[eiy])', 'S'],
    ['c', 'K'],
    ['d', 'D'],
    ['f', 'F'],
    ['g(?=[ei])', 'JH'],
    ['g', 'G'],
    ['h(?=[aeiouy])', 'HH'],
    ['h', ''],
    ['j', 'JH'],
    ['k', 'K'],
    ['l', 'L'],
    ['m', 'M'],
    ['n', 'N'],
    ['p', 'P'],
    ['q', 'K'],
    ['r', 'R'],
    ['(?<=[aeiouy])s$', 'Z'],
    ['s', 'S'],
    ['t', 'T'],
    ['v', 'V'],
    ['w(?=[aeiouy])', 'W'],
    ['w', ''],
    ['x', 'K S'],
    ['z', 'Z'],
    ["'", ''],
  ] as [string, string][]
).map(([pattern, phones]) => [new RegExp(pattern, 'y'), phones]);

/** Guesses the phones of a word. @param word letters a to z and apostrophes @returns phones; none if it is silent */
export function soundOfLetters(word: string): string[] {
  const phones: string[] = [];
  let at = 0;
  while (at < word.length) {
    const [length, spoken] = ruleAt(word, at);
    phones.push(...spoken.split(' ').filter(Boolean));
    at += length;
  }
  return phones;
}

function ruleAt(word: string, at: number): [number, string] {
  for (const [pattern, phones] of RULES) {
    pattern.lastIndex = at;
    const length = pattern.exec(word)?.[0].length ?? 0;
    if (length > 0) return [length, phones];
  }
  return [1, ''];
}
