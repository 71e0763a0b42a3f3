import { chanceOf } from '../../drawing/chance.ts';
import type { Action } from '../actions.ts';
import { EMOTIONS, type Emotion, type Mood, type PlaceName, type StoryBeat, type Time, type Turn } from '../story.ts';
import { hasTrainLeft, isLeftBehind } from '../vocabulary/everyday-phrases.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { isWedding } from '../vocabulary/weddings.ts';
import { type Clause, sentencesOf } from './clauses.ts';
import { companyIn, withPerformers } from './company.ts';
import { conditionsOf } from './conditions-kept.ts';
import { amidCrowd, minglingIn } from './crowds-joined.ts';
import { type Circumstances, type Doing, deedsOf } from './deeds.ts';
import { type Draft, draftsOf, firstOf, settled } from './drafts.ts';
import { type FoundAnimal, foundAfter, withFound } from './found-animals.ts';
import { groupOf, inFocus } from './in-focus.ts';
import { lexicons } from './lexicons.ts';
import { partsOf } from './lyrics.ts';
import { mountOf } from './mounts.ts';
import { namesHidden } from './names-hidden.ts';
import { withPatients } from './patients.ts';
import { namesIn } from './people-named.ts';
import { withoutPetNames } from './pets.ts';
import { scenePlacesOf } from './scene-places.ts';
import { scriptOf } from './script.ts';
import { seatsIn } from './seats.ts';
import { noShapes, shaped, withMarks } from './shapes.ts';
import { type Cast, principalsOf } from './story-cast.ts';
import { SWUM, submerged } from './swimming.ts';
import { isLeftFor, isOutdoors, wayTo } from './whereabouts.ts';

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

/** Moods of a story whose words name none: a sad or angry face would contradict most stories. */
const UNSAID_MOODS = ['calm', 'joyful', 'dreamy'] as const satisfies readonly Mood[];

/** The time before one that a story names first: a night begins with its evening. */
const BEFORE: Partial<Record<Time, Time>> = { night: 'sunset', sunset: 'day' };

/**
 * Reads the prompt, in any language, as a story of at least one part. If a sentence does not mention the place, time,
 * weather or mood, that of the sentence before stays. The mood of an act ends with the act. The running time is
 * proportional to the prompt's length.
 */
export function readPrompt(written: string, cast: Cast): StoryBeat[] {
  const chance = chanceOf(written);
  const prompt = withoutPetNames(
    scriptOf(written, principalsOf(cast), chance.fork('script')),
    principalsOf(cast).map(({ name }) => name),
  );
  const mood = chance.pick(UNSAID_MOODS);
  const words = namesHidden(principalsOf(cast), prompt)(plain(prompt));
  const firstTime = lexicons.time.first(words)?.name;
  const start: StoryBeat = {
    text: prompt.trim(),
    place: scenePlacesOf(words).topic ?? chance.pick(PLACES_OF_MOOD[lexicons.mood.first(words)?.name ?? mood]),
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
  return (isEmpty ? told(prompt, cast, start, true) : beats).flatMap(submerged).slice(0, MOST_BEATS);
}

function told(prompt: string, cast: Cast, start: StoryBeat, isAboutAll = false): StoryBeat[] {
  const beats: StoryBeat[] = [];
  const names = namesIn(cast, prompt);
  const hidden = namesHidden(principalsOf(cast), prompt);
  const story = hidden(plain(prompt));
  const [places, mount] = [scenePlacesOf(story), mountOf(story)];
  const worn = new Map<number, ThingName[]>();
  const shown: (readonly number[])[] = [];
  let focus: number | undefined;
  let before = start;
  let acting: number[] = [];
  // The place of the story before the flashback.
  let present: StoryBeat | undefined;
  let isPlaced = false;
  let isBegun = false;
  let lasting = start.mood;
  const spokenOf: ThingName[] = [];
  let found: FoundAnimal | undefined;
  const ill = new Set<number>();
  const shapes = noShapes();
  const sentences = partsOf(prompt).flatMap(({ text, part }) =>
    sentencesOf(text).map((sentence) => ({ sentence, part })),
  );
  for (const { sentence, part } of sentences) {
    let mood = lasting;
    const drafts = draftsOf(withMarks(sentence), names, hidden, spokenOf, mount);
    let isOver = false;
    for (const [index, draft] of drafts.entries()) {
      if (isAboutAll) draft.doings = draft.doings.map(byAll);
      if (beats.length === MOST_BEATS) return beats;
      const isTold = PLACED.some((key) => firstOf(draft, key) !== undefined);
      const ofDeed: PlaceName | undefined = isTold
        ? undefined
        : places.ofDeed(draft.clauses, isPlaced || isBegun ? before.place : undefined);
      if (ofDeed) draft.place = ofDeed;
      else if (draft.place) draft.place = places.meant(draft.place, draft.clauses, before.place);
      const likely = isPlaced ? undefined : (firstOf(draft, 'likelyPlace') ?? firstOf(draft, 'outside'));
      if (likely && !(isBegun && draft.clauses.some(({ plain }) => WAKES.test(plain)))) draft.place ??= likely;
      isBegun ||= draft.place !== undefined;
      isPlaced ||= draft.clauses.some(({ place }) => place !== undefined);
      const turn = firstOf(draft, 'turn');
      const isBack = present !== undefined && turn !== 'flashback' && (turn !== undefined || !draft.goesOn);
      const felt = draft.clauses.find((clause) => clause.mood !== undefined);
      // Years later, nobody is in the mood of long ago.
      if (turn === 'later') mood = lasting = 'calm';
      if (felt?.mood) mood = felt.mood;
      else if (index === 0 && drafts.some(isSad)) mood = 'sad';
      else if (isOver) mood = 'calm';
      isOver = felt !== undefined && endsWithIt(felt);
      // Nobody is furious for long.
      if (felt?.mood) lasting = felt.isMoodOfAct || felt.mood === 'fierce' ? 'calm' : felt.mood;
      const animals = beats.map(companionsIn).toReversed();
      const told = { cast, mood, worn, shown: [...shown], focus, animals, acting };
      const setting = isBack ? (present ?? before) : before;
      const isOfCrowd = draft.clauses.every((clause) => clause.isOfCrowd);
      const alone = beatOf(draft, told, setting);
      const kept = isTold || draft.place ? undefined : places.ofPeople(alone.beat, plainOf(draft));
      const read = kept && kept !== alone.beat.place ? beatOf({ ...draft, place: kept }, told, setting) : alone;
      const performed = withPerformers(read.beat, beats.at(-1), isOfCrowd);
      const crowd = performed.deeds.length === 0 ? minglingIn(draft) : undefined;
      const own = crowd ? beatOf(amidCrowd(draft, crowd), told, setting) : { ...read, beat: performed };
      const newly = draft.doings.flatMap((doing) => doing.ill);
      for (const index of newly) ill.add(index);
      const beat = shaped(
        withPatients(withFound(own.beat, found), ill, newly),
        draft,
        shapes,
        spokenOf,
        principalsOf(cast).length,
      );
      found = foundAfter(beat, found);
      acting = own.acting;
      if (turn === 'flashback') present ??= before;
      else if (isBack) present = undefined;
      const company = companyIn(beat, beats.at(-1), plain(sentence), cast).filter((index) => !shapes.had.has(index));
      places.note(beat, draft.clauses);
      focus = inFocus(beat, draft.doings, plainOf(draft), told);
      shown.unshift([...new Set([...beat.characters, ...groupOf(beat.characters, draft.doings, told)])]);
      beats.push({ ...(part && { part }), ...beat, ...(company.length > 0 && { company }) });
      const next = own.arrives ?? (JAILS.test(plainOf(draft)) ? setting.place : undefined);
      before = next ? { ...beat, place: next } : beat;
    }
  }
  return beats;
}

/** Returns the animals that are with people: whoever is fought comes along with nobody. */
function companionsIn({ deeds, things }: StoryBeat): ThingName[] {
  return deeds.some(({ action }) => action === 'fight') ? [] : things.filter((name) => name in ANIMALS);
}

/** What says where a part of the story is. */
const PLACED = ['place', 'outside', 'inside'] as const satisfies readonly (keyof Clause)[];

/** Whoever puts somebody else in jail does not stay there, in plain text. */
const JAILS =
  / (?:throws?|threw|puts?|locks?|locked|takes?|took|brings?|brought|sends?|sent) (?:him|her|it|them|(?:the )?\p{L}+) (?:up )?(?:in|into|to|behind) (?:(?:the|a) )?(?:jail|prison|cell|bars) /u;

function plainOf({ clauses }: Pick<Draft, 'clauses'>): string {
  return clauses
    .map(({ plain }) => plain)
    .join('')
    .replaceAll('  ', ' ');
}

/** Moods that end with what is done, also within a sentence: whoever has won a fight finds a treasure in peace. */
const OF_ACTS: ReadonlySet<Mood | undefined> = new Set<Mood | undefined>(['fierce', 'tense']);

function endsWithIt({ mood, isMoodOfAct, plain }: Clause): boolean {
  return isMoodOfAct === true && (OF_ACTS.has(mood) || isLeftBehind(plain));
}

/** Whoever wakes up does it where they were, if that is known, in plain text. */
const WAKES = / (?:wakes? up|woke up|waking up) /u;

/** "Reads a letter and cries": a sentence that ends sadly begins so. */
function isSad({ clauses }: Draft): boolean {
  return clauses.some(({ mood, plain }) => mood === 'sad' && !isLeftBehind(plain));
}

/** Everybody does what a clause says of nobody. Only what falls is not people: snow, leaves or the night. */
function byAll(doing: Doing): Doing {
  const { action, ...rest } = doing;
  return { ...rest, isAll: true, ...(action && action !== 'fall' && { action }) };
}

function beatOf(
  { clauses, doings, goesOn, place: named }: Draft,
  told: Pick<Circumstances, 'cast' | 'mood' | 'worn' | 'shown' | 'focus' | 'animals' | 'acting'>,
  setting: StoryBeat,
): { beat: StoryBeat; acting: number[]; arrives?: PlaceName } {
  const said = <Key extends keyof Clause>(key: Key) => firstOf({ clauses }, key);
  const [outside, inside] = [said('outside'), said('inside')];
  const way = named && wayTo(named, outside, doings, setting.place);
  // Nobody drives on a platform.
  const there = way ? way : named === 'station' && doings.some(({ action }) => action === 'drive') ? 'street' : named;
  const dry = !SWUM.has(setting.place) && doings.some(({ action }) => action === 'swim');
  const weds = doings.some(({ action }) => action === 'hold-hands') && isWedding(plainOf({ clauses }));
  const splashes = doings.some(({ things }) => things.includes('splash'));
  const left =
    outside && isLeftFor(outside, setting.place)
      ? outside
      : inside && !outside && (isOutdoors(setting.place) || (inside === 'kitchen' && setting.place === 'room'))
        ? inside
        : undefined;
  const place =
    there ?? left ?? (weds ? 'church' : dry ? 'sea' : splashes && !SWUM.has(setting.place) ? 'river' : setting.place);
  const seats = place === setting.place ? seatsIn(setting) : new Map<number, ThingName>();
  const { deeds, things: around, acting } = deedsOf(settled(doings), { ...told, goesOn, place, seats });
  // Who stood on a bridge is still on it.
  const stays = place === setting.place && named === undefined && setting.things.includes('bridge');
  const lying = clauses.flatMap(({ around = [] }) => around);
  const things = [...new Set([...around, ...lying, ...(stays ? ['bridge' as const] : [])])];
  const isTrainGone =
    place === 'station' && (hasTrainLeft(plainOf({ clauses })) || waitsOn(place, setting, said('turn')));
  const [turn, part, emotion] = [said('turn'), said('part'), emotionOf(clauses)];
  const beat = {
    text: clauses.map(({ text }) => text).join(' '),
    place,
    ...conditionsOf(
      {
        words: plainOf({ clauses }),
        turn,
        time: said('time'),
        weather: said('weather'),
        isStarlit: said('isStarlit'),
      },
      place,
      setting,
    ),
    mood: told.mood,
    action: actionOf(deeds.map(({ action }) => action)) ?? doings.find(({ action }) => action)?.action ?? 'stand',
    characters: deeds.map(({ character }) => character),
    deeds,
    things,
    ...(isTrainGone && { isTrainGone }),
    ...(emotion && { emotion }),
    ...(turn && { turn }),
    ...(part && { part }),
  };
  return { beat, acting, ...(way && named && { arrives: named }) };
}

/** Whether no other train has come to a platform since one left it. */
function waitsOn(place: PlaceName, { place: last, isTrainGone = false }: StoryBeat, turn: Turn | undefined): boolean {
  return isTrainGone && place === last && turn !== 'later' && turn !== 'flashback';
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
