import { type Found, lexiconOf } from '../vocabulary/lexicon.ts';
import { ALL_WORDS, CROWD_WORDS, GROUP_WORDS, NOBODY_WORDS } from '../vocabulary/people.ts';
import { IS_CALLED } from './people-named.ts';
import type { Call, Pronoun } from './story-cast.ts';

/** A pronoun in a sentence: what somebody does, to whom it is done, or to whom something belongs. */
export interface Mention extends Found<Pronoun> {
  as: 'subject' | 'object' | 'owner';
}

/** Nouns for somebody who is not in the cast, and pronouns, of one sentence in plain text. */
export interface Sentence {
  text: string;
  called: readonly Call[];
  strangers: readonly Found<Pronoun>[];
  mentions: readonly Mention[];
}

/** Most characters of whom the story can say it: each doubles the work. */
const MOST = 6;
/** What it costs if a pronoun means a stranger, somebody who was named earlier, who was not named yet, and nobody. */
const [STRANGER, EARLIER, UNNAMED, NOBODY] = [0.5, 1, 1.5, 3];
/** What it costs if it means whoever the story has just left for somebody else: "Ben works. Amy waits. He comes home." */
const LEFT = 0.4;
/** What it costs if something is done to nobody of the cast. */
const UNSEEN = 1;
/** Largest difference of costs between two readings of which neither is more likely. */
const MARGIN = 0.5;

/**
 * Weighs who of the cast are women and who are men by how well the pronouns of the whole story fit.
 * @param known who they are of whom it is known
 * @param first whom pronouns mean before anybody is named
 * @returns for each character, undefined if the story fits both
 */
export function weighed(
  story: readonly Sentence[],
  known: readonly (Pronoun | undefined)[],
  first: readonly number[],
): (Pronoun | undefined)[] {
  const open = known.flatMap((own, index) => (own ? [] : [index])).slice(0, MOST);
  const readings = Array.from({ length: 2 ** open.length }, (_, number) => {
    const guess = known.map((own, index): Pronoun | undefined => {
      const bit = open.indexOf(index);
      return bit < 0 ? own : (number >> bit) % 2 === 1 ? 'feminine' : 'masculine';
    });
    return { guess, cost: costOf(story, guess, first) };
  });
  const least = Math.min(...readings.map(({ cost }) => cost));
  const likely = readings.filter(({ cost }) => cost < least + MARGIN);
  return known.map((own, index) => {
    const guesses = new Set(likely.map(({ guess }) => guess[index]));
    return own ?? (guesses.size === 1 ? [...guesses][0] : undefined);
  });
}

/** Others who act, so that "everyone blames him" can mean whoever the sentence is about. */
const OTHERS = lexiconOf({ other: [ALL_WORDS, CROWD_WORDS, GROUP_WORDS, NOBODY_WORDS].join() });

function costOf(story: readonly Sentence[], guess: readonly (Pronoun | undefined)[], first: readonly number[]): number {
  const named = new Set<number>();
  let focus: readonly number[] = first;
  let left: readonly number[] = [];
  let strange = new Set<Pronoun>();
  let cost = 0;
  for (const sentence of story) {
    const here: number[] = [];
    const met = new Set<Pronoun>(strange);
    for (const { name } of sentence.strangers) met.add(name);
    let subjects: number[] = [];
    let subjectEnd = 0;
    const costOfFar = (mention: Mention, meant: number | undefined): number => {
      if (meant !== undefined && left.includes(meant)) return LEFT;
      if (met.has(mention.name)) return STRANGER;
      if (meant === undefined) return mention.as === 'object' ? UNSEEN : NOBODY;
      return named.has(meant) || named.size === 0 ? EARLIER : UNNAMED;
    };
    const words = [
      ...sentence.called.map((call) => ({ at: call.at, call })),
      ...sentence.mentions.map((mention) => ({ at: mention.index, mention })),
    ].sort((one, other) => one.at - other.at);
    for (const word of words) {
      if ('call' in word) {
        const { index, end } = word.call;
        here.push(index);
        named.add(index);
        const isJoined = TOGETHER.test(sentence.text.slice(subjectEnd, word.at + 1));
        if (subjects.length === 0 || isJoined) {
          subjects = isJoined ? [...subjects, index] : [index];
          subjectEnd = end;
        }
        continue;
      }
      const { mention } = word;
      const except = exceptOf(mention, sentence, { subjects, subjectEnd });
      const fits = (index: number) => guess[index] === mention.name && !except.includes(index);
      const near = introducedBy(mention, sentence) ?? [...here].reverse().find(fits) ?? focus.find(fits);
      const meant = near ?? left.find(fits) ?? [...named].find(fits) ?? [...guess.keys()].find(fits);
      if (near === undefined || !fits(near)) cost += costOfFar(mention, near === undefined ? meant : undefined);
      if (meant !== undefined) here.push(meant);
      if (mention.as === 'subject' && meant !== undefined) {
        subjects = [meant];
        subjectEnd = mention.index + mention.length;
      }
    }
    if (here.length > 0) {
      left = focus.some((index) => here.includes(index)) ? [] : focus;
      focus = here;
    }
    strange = new Set(sentence.strangers.map(({ name }) => name));
  }
  return cost;
}

/** What joins two who do something together, in plain text. */
const TOGETHER = /^ (?:(?:and|und|y|et|e) )?$/u;

function introducedBy({ as, index, length }: Mention, { text, called }: Sentence): number | undefined {
  const isNamed = ({ at }: Call) => at > index && IS_CALLED.test(text.slice(index + length, at + 1));
  return as === 'subject' ? called.find(isNamed)?.index : undefined;
}

/** Returns who cannot be meant: whoever does something to somebody, and whoever is somebody else's. */
function exceptOf(
  { as, index, length }: Mention,
  { text, called, strangers }: Sentence,
  { subjects, subjectEnd }: { subjects: readonly number[]; subjectEnd: number },
): number[] {
  if (as === 'owner') {
    const isTheirs = ({ at, end }: Call) =>
      at > index ? /^ (?:\p{L}+ ){0,2}$/u.test(text.slice(index + length, at + 1)) : end >= index - 1;
    return called.filter(isTheirs).map((call) => call.index);
  }
  if (as === 'subject') return [];
  const between = text.slice(subjectEnd, index);
  const isOther =
    OTHERS.first(` ${between.trim()} `) !== undefined ||
    strangers.some((noun) => noun.index >= subjectEnd && noun.index < index);
  return isOther ? [] : [...subjects];
}
