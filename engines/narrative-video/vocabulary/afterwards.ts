/** What is over when something is done after it. */
const OVER: readonly (readonly [before: string, ended: string])[] = [
  [
    'after|following',
    'school|work|class|classes|practice|training|rehearsal|lunch|dinner|breakfast|supper|church|party|concert|show|gig|game|match|movie|wedding|funeral|war|exam|exams|trip',
  ],
  [
    'despues de|despues del|tras',
    'escuela|colegio|clase|clases|trabajo|cena|comida|desayuno|fiesta|concierto|partido|pelicula|boda|entierro|guerra',
  ],
  ['apres', 'ecole|cours|travail|diner|dejeuner|fete|concert|match|film|mariage|enterrement|guerre'],
  [
    'nach',
    'schule|arbeit|unterricht|training|essen|abendessen|fruhstuck|party|feier|konzert|spiel|film|hochzeit|beerdigung|krieg|feierabend',
  ],
  [
    'depois de|depois da|depois do|apos',
    'escola|aula|aulas|trabalho|jantar|almoco|festa|show|jogo|filme|casamento|guerra',
  ],
  ['dopo', 'scuola|lavoro|lezione|lezioni|cena|pranzo|colazione|festa|concerto|partita|film|matrimonio|guerra'],
];
/** The same of weather. */
const CLEARED: readonly (readonly [before: string, ended: string])[] = [
  ['after', 'rain|storm|thunderstorm|snow|fog'],
  ['despues de|tras', 'lluvia|tormenta|nieve'],
  ['apres', 'pluie|orage|tempete|neige'],
  ['nach', 'regen|sturm|gewitter|schnee'],
  ['depois da|depois do|apos', 'chuva|tempestade|neve'],
  ['dopo', 'pioggia|tempesta|temporale|neve'],
];
const ARTICLES =
  'the|a|an|his|her|their|my|our|that|long|last|el|la|las|los|su|mi|l|le|les|son|sa|leur|der|dem|den|die|seiner|ihrer|meiner|einem|einer|langen|o|a|as|os|il|lo|i|una|un|uma|um';

function endsOf(list: readonly (readonly [string, string])[]): RegExp {
  const phrases = list.map(([before, ended]) => `(?:${before}) (?:(?:${ARTICLES}) )*(?:${ended})`);
  return new RegExp(` (?:${phrases.join('|')}) `, 'gu');
}

/** Who does something after school is not there any more, and after the rain, it does not rain. */
export const AFTER_PHRASES: readonly (readonly [RegExp, string])[] = [
  [endsOf(CLEARED), ' clear '],
  [endsOf(OVER), ' '],
  [/放課後|放学后|下班后|방과 후|퇴근 후|雨上がりに|雨のあと|雨后/gu, ' '],
];
