import type { Action } from '../actions.ts';
import type { Change, Deed, StoryBeat } from '../story.ts';
import { plain } from '../vocabulary/lexicon.ts';
import { CHANGING, GOES, INTO, SHAPE_BACK, VANISHES, withShapes } from '../vocabulary/shapes.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import type { Draft } from './drafts.ts';
import { lexicons } from './lexicons.ts';
import { MUTUAL } from './pairs.ts';

/** Where things are that people can turn into, and that can change. */
const STANDS: ReadonlySet<Bearing> = new Set<Bearing>(['beside', 'behind', 'close-behind', 'before', 'above', 'under']);

/** Returns the thing that a word names, if somebody can have its shape. */
function shapeNamed(word: string): ThingName | undefined {
  const found = lexicons.thing.first(plain(word))?.name;
  return found && STANDS.has(thingOf(found).bearing) ? found : undefined;
}

/** Returns a sentence whose words for another shape are one mark, in which nobody else is named. */
export function withMarks(sentence: string): string {
  return withShapes(sentence, (word) => shapeNamed(word) !== undefined);
}

/** The shapes that characters have, by their indices, and the things that have come alive. */
export interface Shapes {
  had: Map<number, ThingName>;
  alive: Set<ThingName>;
}

export function noShapes(): Shapes {
  return { had: new Map(), alive: new Set() };
}

/** Returns a part of a story in which characters have the shapes that the story gives them, and notes those for the next ones. */
export function shaped(
  beat: StoryBeat,
  draft: Draft,
  shapes: Shapes,
  spokenOf: readonly ThingName[],
  people: number,
): StoryBeat {
  const told = { ...beat, text: unmarked(beat.text) };
  return withChanges(withTurned(told, draft, shapes, people), draft, shapes, spokenOf);
}

/** Returns a text without marks. */
function unmarked(text: string): string {
  return text
    .replace(new RegExp(`points at (\\S+|the \\S+) ${INTO}(\\p{L}+)`, 'u'), 'turns $1 into a $2')
    .replace(new RegExp(`${INTO}(\\p{L}+)`, 'u'), 'turns into a $1')
    .replace(new RegExp(`${GOES}(\\p{L}+)`, 'u'), 'goes as a $1');
}

function withTurned(beat: StoryBeat, { clauses, doings }: Draft, { had }: Shapes, people: number): StoryBeat {
  const text = clauses.map((clause) => clause.plain).join(' ');
  const [, mark, word = ''] = new RegExp(` (${INTO}|${GOES})(\\p{L}+)`, 'u').exec(text) ?? [];
  const into = shapeNamed(word);
  const isMeanwhile = mark === GOES;
  const isBack = had.size > 0 && SHAPE_BACK.test(text);
  const turner = into && doings.find(({ action }) => action === 'point');
  const [subject] = beat.deeds;
  // "Mina turns him into a frog": the other one of two.
  const other = people === 2 && subject ? 1 - subject.character : undefined;
  const turns = into && (turner ? (turner.after[0] ?? other) : subject?.character);
  const isGone = !into && VANISHES.test(text);
  if (!into && !isGone && had.size === 0) return beat;
  const [gone] = isGone ? beat.deeds : [];
  const isThere = turns === undefined || beat.deeds.some(({ character }) => character === turns);
  const present = isThere ? beat.deeds : [...beat.deeds, { character: turns, action: 'stand' as const }];
  const deeds = present.map((deed): Deed => {
    const { character } = deed;
    if (into && character === turns)
      return { character, action: 'stand', turned: { into, when: isMeanwhile ? 'stays' : 'becomes' } };
    if (gone && character === gone.character && !had.has(character))
      return { character, action: 'stand', turned: { when: 'becomes' } };
    const shape = had.get(character);
    // Whoever reads or plays the guitar is no frog any more.
    if (shape && (beat.turn === 'later' || !OF_ANIMALS.has(deed.action))) {
      had.delete(character);
      return deed;
    }
    if (shape) return { character, action: 'stand', turned: { into: shape, when: isBack ? 'ends' : 'stays' } };
    return deed.with !== undefined && had.has(deed.with) ? beforeAnimal(deed) : deed;
  });
  if (isBack) had.clear();
  if (into && turns !== undefined && !isMeanwhile) had.set(turns, into);
  // Whoever has another shape is no partner, and the animal is there only once.
  const shown = new Set(deeds.flatMap(({ turned }) => (turned?.into ? [turned.into] : [])));
  const action = deeds.length === 1 ? (deeds[0]?.action ?? beat.action) : beat.action;
  const characters = deeds.map(({ character }) => character);
  return { ...beat, action, deeds, characters, things: beat.things.filter((name) => !shown.has(name)) };
}

/** What animals can do too. */
const OF_ANIMALS: ReadonlySet<Action> = new Set<Action>([
  ...['stand', 'walk', 'run', 'jump', 'fly', 'swim', 'sit', 'lie', 'sleep', 'eat', 'drink', 'hide', 'fall', 'climb'],
  ...['fight', 'look-around', 'think', 'cry', 'dance', 'kiss', 'hug', 'comfort', 'give'],
] as Action[]);

/** Whoever kisses a frog kneels before it. */
function beforeAnimal({ with: _, ...deed }: Deed): Deed {
  return MUTUAL.has(deed.action) || deed.action === 'give' ? { ...deed, action: 'kneel' satisfies Action } : deed;
}

/** Flowers that bloom are in nobody's hand. */
const GROWING: Partial<Record<ThingName, ThingName>> = { bouquet: 'flower', rose: 'flower' };

/** Whether a thing stands in a place, or flies over it. */
function isStill(name: ThingName): boolean {
  return STANDS.has(thingOf(name).bearing);
}

/** Returns the thing that does what a verb says, undefined if people or animals do it. @param before the text before the verb */
function subjectOf(
  before: string,
  named: readonly ThingName[],
  change: Change,
  { deeds }: StoryBeat,
  spokenOf: readonly ThingName[],
): ThingName | undefined {
  const growing =
    change === 'grows' ? named.map((name) => GROWING[name]).find((name) => name !== undefined) : undefined;
  const first = lexicons.thing
    .all(before)
    .map(({ name }) => name)
    .find(isStill);
  const isIt = / (?:it|es|er|lo|il|elle)(?= )/u.test(before);
  const subject =
    growing ??
    first ??
    (isIt ? spokenOf.find(isStill) : undefined) ??
    (deeds.length === 0 ? named.find(isStill) : undefined);
  return change === 'dances' && subject && subject in ANIMALS ? undefined : subject;
}

function withChanges(
  beat: StoryBeat,
  { clauses }: Draft,
  { alive }: Shapes,
  spokenOf: readonly ThingName[],
): StoryBeat {
  const changes: Partial<Record<ThingName, Change>> = {};
  const things = [...beat.things];
  const words = clauses
    .map(({ plain }) => plain)
    .join('')
    .replaceAll('  ', ' ');
  const named = clauses.flatMap(({ things }) => things);
  const found = CHANGING.map(([change, pattern]) => ({ change, at: words.search(pattern) })).find(({ at }) => at >= 0);
  const subject = found && subjectOf(words.slice(0, found.at + 1), named, found.change, beat, spokenOf);
  if (found && subject) {
    changes[subject] = found.change;
    const replaced = found.change === 'grows' ? named.filter((name) => GROWING[name] === subject) : [];
    for (const name of replaced) if (things.includes(name)) things.splice(things.indexOf(name), 1);
    if (!things.includes(subject)) things.push(subject);
    if (found.change === 'dances') alive.add(subject);
    else alive.delete(subject);
  }
  for (const name of alive) {
    if (changes[name] || beat.turn === 'later') continue;
    const isWithThem = things.includes(name) || / (?:they|it|them|beide|ellos|ils|loro|eles) /u.test(plain(beat.text));
    if (!isWithThem) continue;
    changes[name] = 'dances';
    if (!things.includes(name)) things.push(name);
  }
  if (Object.keys(changes).length === 0) return beat;
  const deeds = beat.deeds.map((deed) => (deed.things?.some((name) => changes[name]) ? besideIt(deed) : deed));
  return {
    ...beat,
    action: deeds.length === 1 ? (deeds[0]?.action ?? beat.action) : beat.action,
    deeds,
    things,
    changes,
  };
}

/** Whoever is named with a sleigh that crashes is beside it, and drives no second one. */
function besideIt(deed: Deed): Deed {
  return deed.action === 'drive' || deed.action === 'ride' ? { character: deed.character, action: 'stand' } : deed;
}
