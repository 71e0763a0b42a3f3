import { chanceOf } from '../drawing/chance.ts';
import type { Action } from './actions.ts';
import { type Clause, clausesOf, lexicons, sentencesOf } from './clauses.ts';
import { type Circumstances, type Doing, deedsOf, WHILE_SEATED } from './deeds.ts';
import { plain } from './lexicon.ts';
import { type Cast, type Named, namesIn } from './people-named.ts';
import { INDOORS } from './shelter.ts';
import { EMOTIONS, type Emotion, type Mood, type PlaceName, type StoryBeat, type Time } from './story.ts';
import type { ThingName } from './vocabulary/things.ts';

const MOST_BEATS = 120;
/** Places by mood, for a story that names none. Most of what people do is possible there. */
const PLACES_OF_MOOD: Readonly<Record<Mood, readonly [PlaceName, ...PlaceName[]]>> = {
  calm: ['field', 'river', 'beach', 'garden', 'street'],
  joyful: ['garden', 'beach', 'market', 'street', 'field'],
  sad: ['street', 'room', 'sea', 'rooftop', 'road'],
  tense: ['street', 'forest', 'road', 'city', 'sea'],
  romantic: ['rooftop', 'beach', 'garden', 'cafe', 'city'],
  dreamy: ['field', 'forest', 'beach', 'river', 'rooftop'],
  fierce: ['desert', 'mountain', 'street', 'road', 'city'],
};

/** Clauses that form one part of the story: the same people at the same place, with one action each. */
interface Draft {
  clauses: Clause[];
  doings: Doing[];
  place?: PlaceName;
  goesOn: boolean;
}

/** Moods of a story whose words name none: a sad or angry face would contradict most stories. */
const UNSAID_MOODS = ['calm', 'joyful', 'dreamy'] as const satisfies readonly Mood[];

/** The time before one that a story names first: a night begins with its evening. */
const BEFORE: Partial<Record<Time, Time>> = { night: 'sunset', sunset: 'day' };

/**
 * Reads the prompt, in any language, as a story of at least one part. If a sentence does not mention the place, time,
 * weather or mood, that of the sentence before stays. The mood of an act ends with the act. The running time is
 * proportional to the prompt's length.
 */
export function readPrompt(prompt: string, cast: Cast): StoryBeat[] {
  const chance = chanceOf(prompt);
  const mood = chance.pick(UNSAID_MOODS);
  const words = plain(prompt);
  const firstTime = lexicons.time.first(words)?.name;
  const start: StoryBeat = {
    text: prompt.trim(),
    place: chance.pick(PLACES_OF_MOOD[lexicons.mood.first(words)?.name ?? mood]),
    // Night hides faces, so a story has it only where its words say so.
    time: (firstTime && BEFORE[firstTime]) ?? chance.pick(['day', 'day', 'sunset']),
    weather: 'clear',
    mood,
    action: 'stand',
    characters: [],
    deeds: [],
    things: [],
  };
  const beats = told(prompt, cast, start);
  // The storyboard shows the singer where the story shows nobody. Without a singer, it is about everybody.
  const isEmpty =
    cast.every(({ role }) => role !== 'singer') && beats.every(({ characters }) => characters.length === 0);
  return (isEmpty ? told(prompt, cast, start, true) : beats).map(submerged);
}

/** Places where people swim. */
const WATERS: ReadonlySet<PlaceName> = new Set<PlaceName>(['sea', 'beach', 'river']);

/** Shows swimmers from under water: on the shore they would swim in the air. The story itself stays where it is. */
function submerged(beat: StoryBeat): StoryBeat {
  const swim = beat.action === 'swim' && beat.deeds.every(({ action }) => action === 'swim');
  return swim && WATERS.has(beat.place) ? { ...beat, place: 'underwater' } : beat;
}

function told(prompt: string, cast: Cast, start: StoryBeat, isAboutAll = false): StoryBeat[] {
  const beats: StoryBeat[] = [];
  const names = namesIn(cast, prompt);
  const worn = new Map<number, ThingName[]>();
  let before = start;
  // The place of the story before the flashback.
  let present: StoryBeat | undefined;
  let isPlaced = false;
  let lasting = start.mood;
  for (const sentence of sentencesOf(prompt)) {
    let mood = lasting;
    for (const draft of draftsOf(sentence, names)) {
      if (isAboutAll) draft.doings = draft.doings.map(byAll);
      if (beats.length === MOST_BEATS) return beats;
      const likely = isPlaced ? undefined : (firstOf(draft, 'likelyPlace') ?? firstOf(draft, 'outside'));
      if (likely) draft.place ??= likely;
      isPlaced ||= draft.clauses.some(({ place }) => place !== undefined);
      const turn = firstOf(draft, 'turn');
      const isBack = present !== undefined && turn !== 'flashback' && (turn !== undefined || !draft.goesOn);
      const felt = draft.clauses.find((clause) => clause.mood !== undefined);
      if (felt?.mood) mood = felt.mood;
      if (felt?.mood) lasting = felt.isMoodOfAct ? 'calm' : felt.mood;
      const shown = beats.map(({ characters }) => characters).toReversed();
      const beat = beatOf(draft, { cast, mood, worn, shown }, isBack ? (present ?? before) : before);
      if (turn === 'flashback') present ??= before;
      else if (isBack) present = undefined;
      beats.push(beat);
      before = beat;
    }
  }
  return beats;
}

function firstOf<Key extends keyof Clause>({ clauses }: Pick<Draft, 'clauses'>, key: Key): Clause[Key] | undefined {
  return clauses.find((clause) => clause[key] !== undefined)?.[key];
}

/** Everybody does what a clause says of nobody. Only what falls is not people: snow, leaves or the night. */
function byAll(doing: Doing): Doing {
  const { action, ...rest } = doing;
  return { ...rest, isAll: true, ...(action && action !== 'fall' && { action }) };
}

/** Splits a sentence where it names another place, or where the same people begin another action. */
function draftsOf(sentence: string, names: ReturnType<typeof namesIn>): Draft[] {
  const drafts: Draft[] = [];
  for (const read of clausesOf(sentence)) {
    const named = names(read.plain, read.verbAt);
    const clause = withoutSea(read, named);
    const doing: Doing = { ...named, things: clause.things, ...(clause.action && { action: clause.action }) };
    const last = drafts.at(-1);
    if (!last || isNext(last, clause, named)) {
      drafts.push({
        clauses: [clause],
        doings: [doing],
        goesOn: drafts.length > 0,
        ...(clause.place && { place: clause.place }),
      });
      continue;
    }
    last.clauses.push(clause);
    if (clause.place) last.place ??= clause.place;
    if (!clause.isManner || isSomebody(named)) join(last.doings, doing);
  }
  return drafts;
}

/** Removes the action "wave" if the clause names nobody: then waves of the sea are meant. */
function withoutSea(clause: Clause, named: Named): Clause {
  if (clause.action !== 'wave' || isSomebody(named)) return clause;
  const { action: _, ...rest } = clause;
  return rest;
}

function isNext(last: Draft, clause: Clause, named: Named): boolean {
  if (clause.place && last.place && clause.place !== last.place) return true;
  const acted = last.doings.some(({ action }) => action !== undefined);
  if (acted && clause.action && clause.turn) return true;
  if (!acted || !clause.action || clause.isManner) return false;
  // "Mina runs, Jo waits" is one picture; "Mina reads a letter and cries" are two.
  const next = clause.action;
  const isSame =
    !isSomebody(named) || named.before.some((index) => last.doings.some(({ before }) => before.includes(index)));
  return isSame && last.doings.every(({ action }) => action !== next && !isSeat(action, next));
}

/** "Sits and reads" is one action. */
function isSeat(action: Action | undefined, next: Action): boolean {
  return action === 'sit' && WHILE_SEATED.has(next);
}

function isSomebody({ before, isAll, isGroup, pronouns }: Named): boolean {
  return before.length > 0 || isAll || isGroup || pronouns.before.length > 0;
}

/** "Mina" and "and Jo hug" are one action; "Mina runs" and "Jo waits" are two. */
function join(doings: Doing[], doing: Doing): void {
  const last = doings.at(-1);
  if (!last) return;
  const others = doing.before.filter((index) => !doings.some(({ before }) => before.includes(index)));
  // A character who is named after an action may be the subject of another one.
  if (last.action !== undefined && others.length > 0) {
    doings.push({ ...doing, before: others });
    return;
  }
  last.before.push(...others);
  last.after.push(...doing.after);
  last.isGroup ||= doing.isGroup;
  last.isAll ||= doing.isAll;
  last.pronouns = {
    before: [...last.pronouns.before, ...doing.pronouns.before],
    after: [...last.pronouns.after, ...doing.pronouns.after],
  };
  last.things = [...new Set([...last.things, ...doing.things])];
  if (doing.action && isSeat(last.action, doing.action)) {
    last.action = doing.action;
    last.seated = true;
  }
  const action = last.action ?? doing.action;
  if (action) last.action = action;
}

/**
 * "Mina hugs her mother and Jo": a character who is named last without an action is the partner of the action before.
 */
function settled(doings: readonly Doing[]): Doing[] {
  const settled: Doing[] = [];
  for (const doing of doings) {
    const last = settled.at(-1);
    if (last && doing.action === undefined && doing.things.length === 0)
      last.after.push(...doing.before, ...doing.after);
    else settled.push(doing);
  }
  return settled;
}

function beatOf(
  { clauses, doings, goesOn, place: named }: Draft,
  told: Pick<Circumstances, 'cast' | 'mood' | 'worn' | 'shown'>,
  setting: StoryBeat,
): StoryBeat {
  const said = <Key extends keyof Clause>(key: Key) => firstOf({ clauses }, key);
  const outside = said('outside');
  const place = named ?? (outside && isLeftFor(outside, setting.place) ? outside : setting.place);
  const { deeds, things } = deedsOf(settled(doings), { ...told, goesOn, place });
  const [turn, part, emotion] = [said('turn'), said('part'), emotionOf(clauses)];
  return {
    text: clauses.map(({ text }) => text).join(' '),
    place,
    time: said('time') ?? setting.time,
    weather: said('weather') ?? (place === setting.place ? setting.weather : 'clear'),
    mood: told.mood,
    action: actionOf(deeds.map(({ action }) => action)) ?? doings.find(({ action }) => action)?.action ?? 'stand',
    characters: deeds.map(({ character }) => character),
    deeds,
    things,
    ...(emotion && { emotion }),
    ...(turn && { turn }),
    ...(part && { part }),
  };
}

/** Places that nobody thinks of with snow. */
const WITHOUT_SNOW: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'beach',
  'sea',
  'desert',
  'cave',
  'underwater',
  'space',
  'clouds',
]);

/** Whether people are elsewhere when they are in the weather: nobody is in the rain under a roof. */
function isLeftFor(outside: PlaceName, place: PlaceName): boolean {
  return INDOORS.has(place) || (outside === 'snow' && WITHOUT_SNOW.has(place));
}

/** Returns the emotion with which the clauses say that their actions are done. */
function emotionOf(clauses: readonly Clause[]): Emotion | undefined {
  return EMOTIONS.find((emotion) => clauses.some(({ isManner, action }) => isManner && action === emotion));
}

/** Returns the most frequent action; of equally frequent ones, the first. */
function actionOf(actions: readonly Action[]): Action | undefined {
  const count = (action: Action) => actions.filter((other) => other === action).length;
  return actions.toSorted((a, b) => count(b) - count(a))[0];
}
