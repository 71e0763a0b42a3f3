export const LOOKS =
  'look|looks|looked|looking|gaze|gazes|gazed|gazing|stare|stares|stared|staring|watch|watches|watched|watching|count|counts|admire|admires|mira|miran|contempla|contemplan|regarde|regardent|contemplent|schaut|schauen|betrachtet|betrachten|guarda|guardano|olha|olham';
const SKY =
  'sky|stars|shooting stars?|falling stars?|comet|moon|fireworks?|northern lights|aurora|cielo|estrellas|luna|fuegos|ciel|etoiles|lune|feux|himmel|sterne|sternen|mond|feuerwerk|stelle|fuochi|ceu|estrelas|lua|fogos';
const OF_NOBODY = 'movie|pop|rock|film|football|soccer';

const WATCHED = new RegExp(
  [
    ` (?:${LOOKS})(?: (?!(?:${OF_NOBODY}) )\\p{L}+){0,4} (?:${SKY}) `,
    ' (?:stargaz(?:e|es|ed|ing)|look(?:s|ed|ing)? up (?:at|to|into) the) ',
    '(?:星|星空|夜空|空|月|花火|流れ星)を(?:見|眺|仰)|(?:看|仰望|望着)(?:着)?(?:星|月|烟花|夜空|天空)|(?:별|달|하늘|불꽃놀이)[을를] ?(?:보|본|바라)',
  ].join('|'),
  'u',
);

/** Whether somebody looks at the sky, or at what is in it. @param words in the form that `plain` returns */
export function isSkyWatched(words: string): boolean {
  return WATCHED.test(words);
}
