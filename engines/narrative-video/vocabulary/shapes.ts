const SELF = 'himself|herself|itself|themselves|sich|se|si|s';
const SOMEBODY = '(?:him|her|them|the \\p{L}+|his \\p{L}+|her \\p{L}+|\\p{Lu}\\p{L}+|ihn|sie|lo|la|le)';
const KIND =
  '(?:(?:big|little|small|beautiful|great|tiny|giant|huge|white|black|grey|gray|golden|green|red|blue|ugly|wild|magic|magical|friendly|scary|gro(?:ß|ss)en|kleinen|gran|pequen[oa]|petit|grand) )*';

/** What follows a shape: a flower girl is no flower. */
const END =
  '(?=[^\\p{L}]*$|[^\\p{L} ]| (?:and|but|to|in|at|with|when|while|that|who|which|for|under|until|by|on|so|then|again|because|before|after|every|as|of)(?!\\p{L}))';

/** How a sentence says that somebody gets another shape: the pattern has the groups `whom` and `shape`. */
const BECOMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:turn|transform|change|morph|shape-?shift)(?:s|ed|es|d|ing|forms)?(?: (?:${SELF}|(?<whom>${SOMEBODY})))? (?:back )?into an? ${KIND}(?<shape>\\p{L}+)${END}`,
    'iu',
  ),
  new RegExp(`\\b(?:becomes?|became) an? ${KIND}(?<shape>\\p{L}+)${END}`, 'iu'),
  new RegExp(
    `\\bverwandel(?:t|n|te|ten)(?: (?:sich|(?<whom>${SOMEBODY})))? in (?:einen?|eine|den|die|das) ${KIND}(?<shape>\\p{L}+)`,
    'iu',
  ),
  new RegExp(`\\bwird zu (?:einem|einer) ${KIND}(?<shape>\\p{L}+)`, 'iu'),
  new RegExp(
    `\\b(?:(?:se|lo|la) )?(?:transforma|transforman|convierte|convierten|transformó|convirtió) (?:(?:a (?<whom>\\p{Lu}\\p{L}+)) )?en (?:una?|el|la) ${KIND}(?<shape>\\p{L}+)`,
    'iu',
  ),
  new RegExp(
    `(?:\\bse |\\ble |\\bla )(?:transforme|change|métamorphose)(?:nt)? en (?:une?|le|la)? ?${KIND}(?<shape>\\p{L}+)`,
    'iu',
  ),
  new RegExp(`\\b(?:si|lo|la) trasforma(?:no)? in (?:una?|un') ?${KIND}(?<shape>\\p{L}+)`, 'iu'),
  new RegExp(`\\bse transforma(?:m)? (?:em|num|numa) (?:uma? )?${KIND}(?<shape>\\p{L}+)`, 'iu'),
  /(?<shape>[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]{1,5}?)に(?:変身|変わ|なって)/u,
  /变成(?:了)?(?:一[只头条个匹])?(?<shape>\p{sc=Han}{1,3})/u,
];

/** The mark in a plain text of somebody who gets another shape, with the word of the shape after it. */
export const INTO = 'turnsinto';

/** How a sentence says that somebody does something in another shape: the pattern has the group `shape`. */
const GOES_AS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:fl(?:y|ies|ew|ying)|r[au]n(?:s|ning)?|sw[iau]m(?:s|ming)?|crawl(?:s|ed)?|roams?|roamed|prowls?|sneaks?|gallops?) (?:(?:around|away|out|off|home) )?(?:as|in the (?:form|shape) of) an? ${KIND}(?<shape>\\p{L}+)(?: form)?(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:fliegt|flog|fliegen|rennt|läuft|schwimmt|schleicht|kriecht)(?: \\p{L}+)?? (?:als|in Gestalt einer|in Gestalt eines) (?:eine? )?${KIND}(?<shape>\\p{L}+)`,
    'iu',
  ),
];

/** The mark in a plain text of somebody who has another shape meanwhile, with the word of the shape after it. */
export const GOES = 'goesas';

/** A sentence in which somebody gets or has another shape, with a mark instead of its words, so that no clause ends at "into". */
export function withShapes(sentence: string, isShape: (word: string) => boolean): string {
  for (const [mark, patterns] of [
    [INTO, BECOMES],
    [GOES, GOES_AS],
  ] as const)
    for (const pattern of patterns) {
      const found = pattern.exec(sentence);
      const { shape = '', whom } = found?.groups ?? {};
      if (!found || !isShape(shape)) continue;
      const marked = whom ? `points at ${whom} ${mark}${shape}` : `${mark}${shape}`;
      return `${sentence.slice(0, found.index)}${marked}${sentence.slice(found.index + found[0].length)}`;
    }
  return sentence;
}

/** Words of somebody who gets the own shape back, in plain text. */
export const SHAPE_BACK =
  / (?:(?:turns?|turned|transforms?|changes?|changed) (?:him |her |them )?back|(?:is|becomes?|became|are) (?:a |an )?(?:\p{L}+ )?(?:again|once more)|(?:human|man|woman|boy|girl|prince|princess|person) again|spell (?:is|was) broken|breaks? the (?:spell|curse)|into a (?:human|man|woman|prince|princess|boy|girl)|(?:wieder|zuruck)(?: \p{L}+)? (?:ein|zum|zur|mensch|verwandelt)|vuelve a ser|redevient|torna (?:umano|un)|volta a ser)(?= )|人間に戻|变回|元の姿/u;

/** Words of somebody who is gone in a moment, in plain text. */
export const VANISHES =
  / (?:vanish(?:es|ed)?|disappears?|disappeared|fades? away|faded away|dissolves?|desaparecen?|disparai(?:t|ssent)|verschwinde(?:t|n)|verschwand|scompa(?:re|iono)|sparisce|desaparecem?)(?= )|消え(?:る|て|た)|消失|사라/u;

const CHANGE_WORDS: readonly (readonly [
  change: 'dances' | 'melts' | 'grows' | 'vanishes' | 'explodes' | 'crashes' | 'sinks',
  words: string,
])[] = [
  [
    'dances',
    'comes? alive|to life|came alive|comes? to life|came to life|wakes? up|woke up|dances?|danced|dancing|sings?|starts? to (?:dance|move|walk)|begins? to (?:dance|move|walk)|erwacht|wacht auf|lebendig|tanzt|cobra vida|despierta|baila|prend vie|se reveille|danse|prende vita|si sveglia|balla|ganha vida|acorda|danca',
  ],
  [
    'melts',
    'melts?|melted|melting|schmilzt|schmelzen|taut|se derriten?|fond|fondent|si sciolg(?:e|ono)|derretem?|derrete',
  ],
  [
    'grows',
    'grows?|grew|growing|blooms?|bloomed|blossoms?|sprouts?|wachst|wachsen|bluht|bluhen|crecen?|florecen?|pousse(?:nt)?|grandit|fleuri(?:t|ssent)|cresc(?:e|ono)|fiori(?:sce|scono)|crescem?|florescem?',
  ],
  [
    'explodes',
    'explodes?|exploded|exploding|blows? up|blew up|bursts?|explodiert|explodieren|explotan?|estallan?|explose(?:nt)?|esplod(?:e|ono)|explodem?',
  ],
  [
    'crashes',
    'crash(?:es|ed)?|falls? from the sky|fell from the sky|sturzt ab|se estrella|s ecrase|precipita|cai do ceu',
  ],
  ['sinks', 'sinks?|sank|sinking|sinkt|sinken|se hunde|coule|affonda|afunda'],
  ['vanishes', 'vanish(?:es|ed)?|disappears?|disappeared|verschwindet|desaparece|disparait|scompare'],
];
/** What happens to the things of a clause, by the words for it, in plain text. */
export const CHANGING: readonly (readonly [change: (typeof CHANGE_WORDS)[number][0], words: RegExp])[] = [
  ...CHANGE_WORDS.map(([change, words]) => [change, new RegExp(` (?:${words})(?= )`, 'u')] as const),
  ['melts', /溶け|融化|녹/u],
  ['grows', /育つ|育って|長大|长大|咲|开花|盛开|자라/u],
  ['explodes', /爆発|爆炸|폭발/u],
  ['dances', /動き出|活了过来|踊り出/u],
];
