const OF_OTHERS =
  'chorus|refrain|verse|scene|shot|part|act|frame|moments?|minutes?|seconds?|hours?|days?|years?|weeks?|lap|round|chapter|bridge|sequence|battle|fight|game|match|race|stage|step|steps|note|song';
const FINAL = ` (?:(?:in|at) (?:the )?(?:grand |big |school )?(?:finals?(?! (?:${OF_OTHERS}) )|championships?|tournament)|en la final|en el torneo|en finale|im finale|beim turnier|in finale|nella finale|na final|no torneio) `;

/** Words of fights and games, and of whoever loses them, with the meaning of each phrase. */
export const CONTEST_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A final is played where many people watch it.
  [new RegExp(`${FINAL}(?=.*(?: goal| ball |football|soccer|penalty| gol | tor ))`, 'gu'), ' in the stadium '],
  [new RegExp(FINAL, 'gu'), ' in the arena '],
  [/ (?:決勝(?:戦)?で|决赛(?:中|上|时)?|결승(?:전)?에서)/gu, ' in the arena '],
  // Whoever loses a fight ends on the ground.
  [
    / (loses?|lost|losing) (?:(?:the|a|an|his|her|their|my|every) )(?:\p{L}+ )?(?:fight|bout|boxing match) /gu,
    ' $1 falls dojo ',
  ],
  [
    / (loses?|lost|losing) (?:(?:the|a|an|his|her|their|my|every) )(?:\p{L}+ )?(?:battle|duel|sword fight) /gu,
    ' $1 falls ',
  ],
  [
    / (pierden?|perd|verliert|verlieren|perde) (?:(?:la|el|su|le|son|den|seinen|ihren|il|o|a) )(?:\p{L}+ )?(?:pelea|combate|batalla|duelo|combat|duel|bataille|kampf|duell|combattimento|luta) /gu,
    ' $1 cae ',
  ],
];
