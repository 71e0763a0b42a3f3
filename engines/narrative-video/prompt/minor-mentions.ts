import type { CharacterSheet } from '../../people/character-sheet.ts';
import { isWithoutSpaces, lexiconOf } from '../vocabulary/lexicon.ts';
import { MINOR_ROLES, type MinorRole, type RoleWords } from '../vocabulary/minor-roles.ts';
import { CROWD_WORDS, GROUP_WORDS } from '../vocabulary/people.ts';

/** Words of a plain text that tell of people whom no picture shows: where they begin and end, and what they say. */
export interface Mention {
  role: MinorRole;
  /** The noun for one of them. */
  noun: string;
  at: number;
  end: number;
  /** Whether they tell of several people. */
  isMany: boolean;
  /** Whether they tell of somebody new: "another guard". */
  isOther: boolean;
  age?: CharacterSheet['age'];
}

const roles = Object.entries(MINOR_ROLES) as [MinorRole, RoleWords][];
const ONE = lexiconOf(Object.fromEntries(roles.map(([role, { one }]) => [role, one])) as Record<MinorRole, string>);
const MANY = lexiconOf(
  Object.fromEntries(roles.map(([role, { many = '' }]) => [role, many])) as Record<MinorRole, string>,
);
const GROUPS = lexiconOf({ group: GROUP_WORDS });
const CROWDS = lexiconOf({ crowd: CROWD_WORDS });

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What comes before a noun for somebody: articles, owners and numbers. */
const DETERMINERS = words(
  'a an the s his her their my our your another other this that some one two three four several many un una unos unas el la los las su sus mi mis tu une le les l son sa ses mon ma mes ein eine einen einem einer der die das den dem sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer mein meine meinen meinem meiner uno il lo gli i suo sua mio mia um uma o os as seu seus sua meu minha',
);
/** Words that no name of a person goes on after. */
const BORDERS = words(
  'and or but then while when until as at in on to by with from for of through into over under near after before who that is are was were has had he she they it we i you not never y e et und ou con avec mit com para pour fur de du des von mit en dans nel nella no na a que qui',
);
/** Families call these by no article. */
const CALLED = words(
  'grandma granny grandpa mom mum mommy mummy dad daddy mama papa mother father oma opa nonna nonno',
);
const OLD = words(
  'old elderly aged ancient wise viejo vieja vieux vieille alter alte alten vecchio vecchia velho velha',
);
const YOUNG = words('young teenage joven jeune junge jungen giovane jovem');
const CHILD = words('little small tiny pequeno pequena petit petite kleiner kleine kleinen kleines piccolo piccola');

/** What comes before somebody who is not there, or who is a comparison or a wish. */
const UNREAL = new RegExp(
  ` (?:${[
    'like|likes|as|than|about|without|no|not|never|becomes?|became|becoming|turns? into|is|are|was|were|be|been|being|named|called|every|each|wants?|needs?|wish(?:es)?|imagin(?:es?|ed|ing)',
    'miss(?:es|ed|ing)?|remembers?|remembering|forgets?|forgot|lost|hates?|dreams?|dreams? of|thinks? of|dreaming of|thinking of|afraid of|photo of|picture of|portrait of|grave of|memory of|story of|ghost of|voice of|letter from|letters from|message from|call from|back from|dressed as|works? as|worked as',
    'como|sin|wie|ohne|comme|sans|come|senza|sem|als|es|es un|est|ist|ser|se convierte en|devient|wird|diventa|vermisst|extrana a|manque',
  ].join('|')}) $`,
  'u',
);
/** The same words after which somebody is there after all. */
const REAL = / (?:there is|there was|it is|here is|hay|es gibt|il y a|c e) $/u;
/** "For her mother" and "of an old man": who is meant is there only after these. */
const LINKED = / (?:for|of|from|para|pour|fur|per|por) $/u;
const LINKED_REAL =
  / (?:sing|sings|sang|singing|plays?|played|playing|dances?|danced|cooks?|cooked|cooking|cares?|open|opens|in front|front|steals?|stole|takes?|learns?|learned|gets?|runs? away|runs?|escapes?|flees|hides?|saves?|saved|rescues?|protects?|instead|out)(?: (?!(?:he|she|they|and) )\p{L}+){0,3} (?:for|of|from) $/u;
/** What comes after somebody who is not there, or after a noun that only describes a thing. */
const GONE = / (?:died|dies|die|is dead|was dead|passed away|passes away|has died|is gone|s) /uy;
const OF_THING =
  / (?:car|cars|station|school|academy|hat|hats|cap|costume|costumes|outfit|uniform|dress|suit|mask|shoes|boots|badge|office|house|room|hall|chair|desk|ship|ships|band|team|club|life|heart|song|songs|game|game's|movie|films?|hood|land|bike|dog|dogs|cat|horse|crown|robe|cape|lessons?|class|classes|practice|bag|box|book|books|friends?|feet|hair|voice|eyes) /uy;

/** Most words between an article and its noun. */
const FARTHEST = 3;

/**
 * Finds the people in a plain text whom nouns tell of: "an old man", "her boss", "two guards", "Grandma".
 * Comparisons, wishes and those who are not there are left out.
 * @param isAlone whether the job has one character, who is no "two girls"
 */
export function mentionsIn(text: string, isAlone = false): Mention[] {
  const all = [
    ...MANY.all(text).map((found) => ({ ...found, isMany: true })),
    ...ONE.all(text).map((found) => ({ ...found, isMany: false })),
  ].sort((one, other) => one.index - other.index || other.length - one.length);
  const hidden = [...(isAlone ? [] : GROUPS.all(text)), ...CROWDS.all(text)];
  const mentions: Mention[] = [];
  let read = 0;
  all.forEach(({ name: role, index, length, isMany: isManyWord }) => {
    // The police in "police officer" is one of them.
    if (index < read || all.some((other) => other.index === index && other.length > length)) return;
    const spaced = !isWithoutSpaces(text.slice(index, index + length));
    const end = spaced ? text.indexOf(' ', index + length) : index + length;
    const isMany = isManyWord || (spaced && isPlural(text.slice(index + length, end)));
    const isHidden = hidden.some((found) => index < found.index + found.length && found.index < end);
    // "A cowboy detective" is one person, but "her mother cooks" is no cook.
    const isNext = all.some((next) => next.index === end + 1 && next.isMany === isMany && !isEndingInS(text, next));
    if (isHidden || isNext) return;
    const before = spaced ? described(text, index, isMany, mentions.at(-1)) : { from: index };
    if (!before || isUnreal(text, before.from, end)) return;
    read = end;
    const word = text.slice(index, index + length);
    const noun = isManyWord ? singularOf(word, role) : word;
    mentions.push({
      role,
      noun,
      at: index,
      end,
      isMany,
      isOther: before.isOther === true,
      ...ageIn(text.slice(before.from, end)),
    });
  });
  return mentions;
}

function isEndingInS(text: string, { index, length }: { index: number; length: number }): boolean {
  return text[index + length] === 's';
}

/** Returns the noun for one of several: "thief" is another word of its role, and "fireman" is read from its own plural. */
function singularOf(word: string, role: MinorRole): string {
  const { one, isMixed }: RoleWords = MINOR_ROLES[role];
  const [first = role] = one.split(',');
  return isMixed ? word.replace(/men$/u, 'man').replace(/ies$/u, 'y') : first;
}

function isPlural(ending: string): boolean {
  return /^(?:e?s|en|n|i)$/u.test(ending);
}

/** Returns where the words for somebody begin, undefined if a noun is a verb or has no article. */
function described(
  text: string,
  at: number,
  isMany: boolean,
  last: Mention | undefined,
): { from: number; isOther?: boolean } | undefined {
  const before = text.slice(0, at).trim().split(' ').filter(Boolean);
  let from = at;
  for (let count = 0; count <= FARTHEST; count += 1) {
    const word = before.at(-1 - count);
    if (word !== undefined && DETERMINERS.has(word)) {
      const start = text.lastIndexOf(word, from - 2);
      if (last && start < last.end) return undefined;
      return { from: start, isOther: word === 'another' || text.slice(start, at).includes(' other ') };
    }
    const isStart = word === undefined || BORDERS.has(word);
    if (isStart) {
      const noun = text.slice(at).split(' ')[0] ?? '';
      const isListed = last !== undefined && word === 'and' && count === 0 && text.slice(last.end, at).trim() === 'and';
      return isMany || isListed || (count === 0 && CALLED.has(noun)) ? { from } : undefined;
    }
    if (/[^s](?<!ou)s$/u.test(word)) return undefined;
    from -= word.length + 1;
  }
  return undefined;
}

function isUnreal(text: string, from: number, end: number): boolean {
  const before = text.slice(0, from);
  GONE.lastIndex = OF_THING.lastIndex = end;
  if (GONE.test(text) || OF_THING.test(text)) return true;
  if (LINKED.test(before)) return !LINKED_REAL.test(before);
  return UNREAL.test(before) && !REAL.test(before);
}

function ageIn(described: string): Pick<Mention, 'age'> {
  const said = described.split(' ');
  const age = said.some((word) => OLD.has(word))
    ? 'old'
    : said.some((word) => CHILD.has(word))
      ? 'child'
      : said.some((word) => YOUNG.has(word))
        ? 'young'
        : undefined;
  return age ? { age } : {};
}
