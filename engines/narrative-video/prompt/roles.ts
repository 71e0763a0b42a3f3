import { isWithoutSpaces, plain } from '../vocabulary/lexicon.ts';
import { ROLE_WORDS, type Role } from '../vocabulary/roles.ts';
import type { Cast, Pronoun } from './story-cast.ts';

const WORDS = new Map(
  (Object.entries(ROLE_WORDS) as [Role, string][]).flatMap(([role, words]) =>
    words.split(',').map((word) => [isWithoutSpaces(word) ? plain(word).trim() : word, role] as const),
  ),
);
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const [SPACED, UNSPACED] = [
  longestFirst([...WORDS.keys()].filter((word) => !isWithoutSpaces(word))),
  longestFirst([...WORDS.keys()].filter(isWithoutSpaces)),
];

/** Articles before a role. */
const A = '(?:a|an|the|ein|eine|der|die|das|el|un|una|une|le|la|l|il|lo|um|uma|o)';
/** Words between an article and a role that are not adjectives. */
const NO_ADJECTIVE =
  'not|no|never|like|as|than|with|and|or|of|to|by|in|on|at|for|from|her|his|my|your|their|our|friend|fan|son|daughter|child|de|del|di|du|von|wie|comme|como|come';
const ADJECTIVES = `(?:(?!(?:${NO_ADJECTIVE}) )\\p{L}+ ){0,2}`;
/** What follows a word that is no role: whose heart or road somebody is the king of, and things named after roles. */
const NO_ROLE =
  '(?!of (?:my|your|our|her|his|me|hearts|the (?:road|world|night|heart|hill|party|dance|block|street|streets|stage|jungle|city|town)) |(?:de|du) (?:mi|tu|su|mon|ton|son|coracao|corazon) |(?:meines|deines|s|ships?|hat|costume|suit|uniform|movie|film|book|song|story|game|party|car|truck|station|castle|crown|dress|boat|club|academy|school|fish|boots|fan) )';
const ROLE = `(?<role>${SPACED}) ${NO_ROLE}`;
const IS =
  '(?:is|was|works as|worked as|is working as|plays|ist|war|arbeitet als|spielt|es|era|trabaja como|trabaja de|est|etait|travaille comme|joue|e|lavora come|fa|trabalha como)';
const NAMED = '(?:(?:named|called|namens|llamad[oa]|nommee?|appelee?|chiamat[oa]|di nome|chamad[oa]) )?';
/** What ends the words that explain who somebody is: ", a cook,". */
const ENDS = '(?=[,.;!?]|who |from |with |in |on |at |lives |qui |que |der |die |aus |mit |che |de )';
const BECOMES =
  '(?:becomes|became|turns into|turned into|transforms into|transformed into|changes into|dresses as|dresses up as|dressed as|dressed up as|disguised as|is crowned|are crowned|wird|wird zu|wird zum|wird zur|verwandelt sich in|verkleidet sich als|se convierte en|se transforma en|se disfraza de|devient|se transforme en|se deguise en|diventa|si trasforma in|si traveste da|vira|torna se|se torna|se transforma em)';
const BECOMING = new RegExp(` ${BECOMES} (?:${A} )?${ADJECTIVES}${ROLE}`, 'gu');
const ENDS_COSTUME =
  / (?:turns? back|back to normal|takes? off (?:his|her|their|the) (?:cape|costume|mask|suit|crown|uniform|apron)|no longer) /gu;
/** Roles whose words are also verbs or saints, so that they are none directly before a name. */
const NOT_TITLES = new Set(['cook', 'judge', 'santa', 'fee', 'lutin', 'general', 'elf', 'marin']);
/** Names that are given to people who are nothing of the kind. */
const GIVEN_NAMES = new Set(['king', 'prince', 'angel', 'santa', 'rey', 'reina', 'regina', 'reine', 'fee', 'pilot']);

/** Words of a story in which somebody called Santa brings presents, in plain text. */
const OF_CHRISTMAS =
  / (?:christmas|xmas|sleigh|presents|reindeers?|north pole|chimney|elves|navidad|trineo|regalos|renos?|weihnachten|weihnachts\p{L}*|schlitten|geschenke|rentiere?|nordpol|noel|traineau|cadeaux|rennes?|natale|slitta|regali|renne|natal|presentes|renas?) /u;
/** Words of a story in which counts are vampires, in plain text. */
const OF_VAMPIRES =
  / (?:bats?|vampires?|blood|fangs?|coffin|dracula|transylvania|murcielagos?|vampir\p{L}*|sangre|fledermaus|fledermause|blut|sarg|chauve souris|du sang|cercueil|pipistrell[oi]|sangue|bara|morcegos?|caixao|castle|castillo|schloss|chateau|castello|castelo) /u;
const COUNT = '(?:count|countess|conde|condesa|graf|grafin|comte|comtesse|conte|contessa|condessa)';

/** Returns what a name or title says only in a story of its kind: Santa at Christmas, and a count who flies as a bat. */
function roleInStory(name: string, text: string): Role | undefined {
  if (plain(name).trim() === 'santa') return OF_CHRISTMAS.test(text) ? 'santa' : undefined;
  const isCount = new RegExp(` ${COUNT} `, 'u').test(plain(name));
  const isTitled = new RegExp(` ${COUNT} (?:${longestFirst(namesOf(name))}) `, 'u').test(text);
  return (isCount || isTitled) && OF_VAMPIRES.test(text) ? 'vampire' : undefined;
}

/** What somebody is from some time on, which nobody was before, in plain text. */
const LATER_IS =
  / (later|now|today|spater|jetzt|nun|heute)( ,)? (?:(she|he|sie|er) (?:is|ist)|(?:is|ist) (she|he|sie|er)) /gu;

/**
 * Returns a text in plain words, between which marks that end clauses are kept. Whoever is somebody else later becomes it.
 */
function marked(text: string): string {
  return text
    .replace(/\b(dr|mr|mrs|ms|st)\./giu, '$1')
    .split(/([,.;:!?\n])/u)
    .map((part) => (/^[,.;:!?\n]$/u.test(part) ? `${/[:\n]/u.test(part) ? '.' : part} ` : plain(part).trimStart()))
    .join('')
    .replace(/^/u, ' ')
    .replace(LATER_IS, (_, when, mark = '', before, after) => {
      const who = /^s/u.test(before ?? after) ? 'she' : 'he';
      return ` ${when}${mark} ${who} becomes `;
    });
}

/**
 * Returns what each character is throughout the story, if it says so: "Cowboy Bill", "Finn, a cook,", "Finn is a wizard".
 * The king of the road is no king.
 */
export function rolesTold(prompt: string, cast: Cast): (Role | undefined)[] {
  const text = marked(prompt);
  const isAnyNamed = cast.some(({ name }) => namesOf(name).some((word) => text.includes(` ${word} `)));
  const roles = cast.map(({ name, presentation }) => {
    const own = ownRole(name, text) ?? roleInStory(name, text);
    if (own) return own;
    const isOnly = cast.filter((other) => other.presentation === presentation).length === 1;
    return roleOf(namesOf(name), text) ?? (isOnly && presentation ? roleOfPronoun(presentation, text) : undefined);
  });
  return isAnyNamed ? roles : castByRole(text, cast, roles);
}

/** The first words of a name that are not a role themselves, and the whole name. */
function namesOf(name: string): string[] {
  const whole = plain(name).trim();
  const words = whole.split(' ').filter((word) => word.length >= 3 && !WORDS.has(word));
  return [...new Set([whole, ...words.slice(0, 1)])].filter((word) => word !== '');
}

/** Returns the role that a name says: "Captain", "Captain Jack". */
function ownRole(name: string, text: string): Role | undefined {
  const whole = plain(name).trim();
  const [first = ''] = whole.split(' ');
  const word = WORDS.has(whole) ? whole : whole.includes(' ') && !NOT_TITLES.has(first) ? first : '';
  if (GIVEN_NAMES.has(whole) && !new RegExp(` (?:the|el|la|le|der|die|o|il) ${whole} `, 'u').test(text))
    return undefined;
  return WORDS.get(word);
}

function roleOf(names: readonly string[], text: string): Role | undefined {
  const name = `(?:${longestFirst(names)})`;
  const titled = new RegExp(` (?<role>${SPACED}) (?<named>${NAMED})${name} `, 'gu');
  for (const { groups = {} } of text.matchAll(titled)) {
    const { role: word = '', named } = groups;
    if (named || !NOT_TITLES.has(word)) return WORDS.get(word);
  }
  const patterns = [
    ` ${name} , ${A} ${ADJECTIVES}(?<role>${SPACED}) ${ENDS}`,
    ` ${name} ${IS} (?:${A} )?${ADJECTIVES}${ROLE}`,
    ` ${name} (?:the|der|die|das|el|la|le|il|o) ${ROLE}`,
  ];
  for (const pattern of patterns) {
    const word = new RegExp(pattern, 'u').exec(text)?.groups?.role;
    if (word) return WORDS.get(word);
  }
  if (UNSPACED === '') return undefined;
  const inScript = new RegExp(
    `${name} ?(?:は|が|是一个|是一名|是一位|是|는|은) ?(?<role>${UNSPACED})|(?<before>${UNSPACED})(?:の|的)? ?${name}`,
    'u',
  ).exec(text);
  return WORDS.get(inScript?.groups?.role ?? inScript?.groups?.before ?? '');
}

function roleOfPronoun(presentation: Pronoun, text: string): Role | undefined {
  const pronoun = presentation === 'feminine' ? '(?:she|sie|ella|elle|lei|ela)' : '(?:he|er|il|lui|ele)';
  const word = new RegExp(` ${pronoun} ${IS} ${A} ${ADJECTIVES}${ROLE}`, 'u').exec(text)?.groups?.role;
  return word === undefined ? undefined : WORDS.get(word);
}

/** Roles that only women or only men have. */
const OF_WOMEN: ReadonlySet<Role> = new Set<Role>(['queen', 'princess', 'witch', 'nun', 'maid']);
const OF_MEN: ReadonlySet<Role> = new Set<Role>(['king', 'prince', 'monk', 'wizard']);

/** Casts a story that names nobody: "A cowboy rides into town" is about the first one who may be a cowboy. */
function castByRole(text: string, cast: Cast, known: readonly (Role | undefined)[]): (Role | undefined)[] {
  const roles = [...known];
  const pronoun = / (?:he|she|i|they|we) /u.exec(text)?.index ?? text.length;
  for (const { groups, index } of text.matchAll(
    new RegExp(` (?:a|an|the|ein|eine|un|una|une|um|uma) ${ADJECTIVES}${ROLE}`, 'gu'),
  )) {
    const role = WORDS.get(groups?.role ?? '');
    if (!role || roles.includes(role) || index > pronoun) continue;
    const fits = ({ presentation }: Cast[number]) =>
      presentation === undefined || (presentation === 'feminine' ? !OF_MEN.has(role) : !OF_WOMEN.has(role));
    const at = cast.findIndex((character, index) => roles[index] === undefined && fits(character));
    if (at >= 0) roles[at] = role;
  }
  return roles;
}

/** A change of what somebody is, at a place of the story, as `endsIn` finds places. Without a role, they are it no more. */
export interface RoleTaken {
  character: number;
  at: number;
  role?: Role;
}

/** Returns what people become in a story, in its order: "he puts on a cape and becomes a superhero". */
export function rolesTaken(prompt: string, cast: Cast): RoleTaken[] {
  const text = marked(prompt);
  const changes = [
    ...[...text.matchAll(BECOMING)].map(({ index, groups }) => ({ index, role: WORDS.get(groups?.role ?? '') })),
    ...[...text.matchAll(ENDS_COSTUME)].map(({ index }) => ({ index, role: undefined })),
  ].sort((a, b) => a.index - b.index);
  return changes.flatMap(({ index, role }): RoleTaken[] => {
    const character = subjectAt(text, index, cast);
    return character === undefined ? [] : [{ character, at: index, ...(role && { role }) }];
  });
}

/** Returns who does what a verb says at a place of the text: whom the name or the pronoun before it means. */
function subjectAt(text: string, at: number, cast: Cast): number | undefined {
  const before = text.slice(0, at + 1);
  const named = cast
    .map(({ name, presentation }, character) => ({
      character,
      presentation,
      index: Math.max(...namesOf(name).map((word) => before.lastIndexOf(` ${word} `))),
    }))
    .sort((a, b) => b.index - a.index);
  const [last] = named;
  const pronoun = before.match(/^.* (?:(she|ella|elle|ela)|he|er|il|ele) /u);
  const said = pronoun && pronoun[0].length > (last?.index ?? -1) ? (pronoun[1] ? 'feminine' : 'masculine') : undefined;
  const meant = said ? named.find(({ presentation = said }) => presentation === said) : last;
  return meant && (meant.index >= 0 || said !== undefined) ? meant.character : undefined;
}

/** Returns where parts of a story end in it, in the same unit as `RoleTaken`. Parts come in the order of the story. */
export function endsIn(prompt: string, parts: readonly string[]): number[] {
  const text = marked(prompt);
  let from = 0;
  return parts.map((part) => {
    const words = marked(part).trim();
    // Parts may leave out what joined their clauses.
    const found = [words, words.slice(0, BEGINNING)]
      .map((begun) => text.indexOf(` ${begun}`, from))
      .find((at) => at >= 0);
    if (found === undefined) return from + 1;
    from = found;
    return found + words.length;
  });
}

/** Letters by which the beginning of a part is found again. */
const BEGINNING = 24;
