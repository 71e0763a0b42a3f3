import type { Chance } from '../../drawing/chance.ts';
import type { Mood, PlaceName, Time, Weather } from '../story.ts';
import { plain } from '../vocabulary/lexicon.ts';
import { INDOORS } from '../vocabulary/shelter.ts';
import { thingOf } from '../vocabulary/things.ts';
import type { Topic } from '../vocabulary/topic.ts';
import type { Leads } from './leads.ts';
import { lexicons } from './lexicons.ts';
import { deedLine, usualDeed } from './lines.ts';
import { isDone, type Phrase } from './phrases.ts';
import { ENOUGH, linesFor, topicOf } from './treatment.ts';
import { isLeftFor } from './whereabouts.ts';

/** Names of moods, times and places in a line of a script. */
const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  calm: 'peaceful',
  joyful: 'happy',
  sad: 'sad',
  tense: 'mysterious',
  romantic: 'romantic',
  dreamy: 'magical',
  fierce: 'power',
};
const TIME_NAMES: Readonly<Record<Time, string>> = { dawn: 'dawn', day: 'daylight', sunset: 'sunset', night: 'night' };
const PLACE_NAMES: Partial<Record<PlaceName, string>> = {
  subway: 'subway station',
  snow: 'snowfield',
  busStop: 'bus stop',
  fuelStation: 'gas station',
  poolWater: 'pool',
};

/** Places of which nobody is inside. */
const STOPS: ReadonlySet<PlaceName> = new Set<PlaceName>(['busStop', 'subway', 'station', 'beach']);

/** Lines below which a list gets more. */
const FEWEST = 4;

/** A sentence of a prompt, or what it is a list of. */
export interface Told {
  /** The part of the song that it is for. */
  label: string | undefined;
  text: string;
  phrases: Phrase[] | undefined;
}

interface Line {
  text: string;
  /** Where it is, if the prompt or its topic says so. */
  place?: PlaceName | undefined;
  /** What is before it: a part of the song, a time, a weather. */
  before: readonly (string | undefined)[];
}

/** Whether a phrase only says how all is: a light, a weather, a mood, or who is in it. */
function isSettingAmong(all: readonly Phrase[], topic: Topic | undefined): (phrase: Phrase) => boolean {
  // A sign of a place tells where a film is that nothing else says.
  const isPlaced =
    topic !== undefined || all.some(({ clause, deed }) => clause.place !== undefined || deed !== undefined);
  return (phrase) => {
    const { clause, deed } = phrase;
    return (
      deed === undefined &&
      clause.place === undefined &&
      clause.outside === undefined &&
      (isPlaced || clause.likelyPlace === undefined) &&
      clause.things.length === 0 &&
      !isDone(phrase)
    );
  };
}

/** Returns the script of a prompt that is nothing but lists, nouns and moods. @param prompt in the form that `plain` returns */
export function filmed(told: readonly Told[], prompt: string, roles: Leads, chance: Chance): string {
  const all = told.flatMap(({ label, phrases = [] }) => phrases.map((phrase) => ({ label, phrase, phrases })));
  const every = all.map(({ phrase }) => phrase);
  const topic = topicOf(prompt);
  const isSetting = isSettingAmong(every, topic);
  // What is said of a part of the song is not said of the others.
  const ofAll = all.filter(({ label }) => label === undefined).map(({ phrase }) => phrase);
  const base = baseOf(ofAll.filter(isSetting), every, topic, roles);
  const used = new Set<string>();
  const done = new Set<string>();
  const lines: Line[] = [];
  let time = base.time;
  let place: PlaceName | undefined;
  for (const { label, phrase, phrases } of all) {
    const { clause } = phrase;
    const named = clause.time === 'day' && base.time ? undefined : clause.time;
    time = named ?? (base.time ? undefined : phrase.deed?.time) ?? time;
    if (isSetting(phrase)) continue;
    const outside = clause.outside && (!place || isLeftFor(clause.outside, place)) ? clause.outside : undefined;
    const own = clause.place ?? clause.inside ?? outside ?? (all.length === 1 ? clause.likelyPlace : undefined);
    const cue = roles.cueOf(phrase, lines.length);
    const line = deedLine(phrase, cue);
    const first =
      lines.length === 0 && own === undefined && !(line && placeIn(line)) ? firstPlace(every, base, topic) : undefined;
    place = own ?? first?.place ?? place;
    const isHolding = clause.things.some((name) => thingOf(name).bearing.startsWith('in-'));
    const deed =
      line ??
      `${cue.isOne ? cue.one : cue.two} ${usualDeed(place, clause.mood ?? base.mood, cue, used, chance, isHolding)} ${phrase.text}`;
    const text = placed(deed, phrase, own ?? place, own === undefined ? first?.words : undefined);
    const isOnlyThing = phrase.deed === undefined && line !== undefined && !isDone(phrase);
    if (isRepeated(text, place, done, isOnlyThing)) continue;
    const sky = label === undefined ? base.weather : weatherOf(phrases.filter(isSetting));
    const weather = clause.weather === undefined ? sky : undefined;
    lines.push({
      text: felt(text, base.mood),
      before: [label, time && TIME_NAMES[time], weather],
      place: placeIn(text) ?? place,
    });
  }
  const last = told.at(-1);
  const isClosed = told.length > 1 && last?.phrases?.every(isSetting) === true;
  const cue = roles.cueOf(undefined, 0);
  if (isClosed && lines.length > 0)
    lines.push({
      text: felt(`${cue.isOne ? cue.one : cue.two} looking at the horizon`, base.mood),
      before: [last?.label, time && TIME_NAMES[time], base.weather],
    });
  const added =
    lines.length < FEWEST ? linesFor(topic, base.mood, roles).filter((line) => !isRepeated(line, place, done)) : [];
  return scripted(withAdded(lines, added.slice(0, ENOUGH - lines.length), base));
}

/** A list that tells little gets more before its end. */
function withAdded(lines: readonly Line[], added: readonly string[], { time, weather, mood }: Base): Line[] {
  const more = added.map((line): Line => {
    const isPast = line.startsWith('Years ago');
    const text = line
      .replace(/^(?:Night|Sunset|Dawn): /u, (own) => (time && time !== 'day' ? '' : own))
      .replace(/^(?:Rain|Storm): /u, (own) => (weather ? '' : own));
    const hasOwn = (words: RegExp) => words.test(text) || isPast;
    return {
      text: felt(text, mood),
      before: [
        time && !hasOwn(/^(?:Night|Sunset|Dawn):/u) ? TIME_NAMES[time] : undefined,
        weather && !hasOwn(/^(?:Rain|Storm|Snow):/u) ? weather : undefined,
      ],
    };
  });
  return lines.length > 1 ? [...lines.slice(0, -1), ...more, ...lines.slice(-1)] : [...lines, ...more];
}

/** Returns the text of a script, in which each line that is not where the one before is says where. */
function scripted(lines: readonly Line[]): string {
  let here: PlaceName | undefined;
  return lines
    .map(({ text, before, place }) => {
      const words = before.filter((word) => word !== undefined);
      const named = placeIn(text);
      const isElsewhere = named === undefined && place !== undefined && place !== here;
      here = named ?? place ?? here;
      return `${words.length > 0 ? `${words.join(', ')}: ` : ''}${isElsewhere ? `${STOPS.has(place) ? 'at' : 'in'} the ${PLACE_NAMES[place] ?? place}, ` : ''}${text}.`;
    })
    .join(' ');
}

/** Moods in which two people who dance hold each other close. */
const SLOW: ReadonlySet<Mood> = new Set<Mood>(['romantic', 'dreamy', 'sad']);

/** Returns a line with the mood of all of the prompt, if it has none itself, or only that of a dance. */
function felt(line: string, mood: Mood | undefined): string {
  if (mood === undefined) return line;
  const words = plain(line);
  const own = lexicons.mood.first(words);
  if (!own) return `${line}, ${MOOD_NAMES[mood]}`;
  return SLOW.has(mood) && words.startsWith(' dancing ', own.index - 1) ? `${MOOD_NAMES[mood]}, ${line}` : line;
}

/** Returns the place that a line names. */
function placeIn(line: string): PlaceName | undefined {
  const words = plain(line);
  const signs = new Set(lexicons.sign.all(words).map(({ index }) => index));
  return lexicons.place.all(words).find(({ index }) => !signs.has(index))?.name;
}

/** Returns a line with where it is, if it is the first one or is about what nobody does indoors. */
function placed(
  line: string,
  { deed, clause }: Phrase,
  place: PlaceName | undefined,
  words: string | undefined,
): string {
  const ridden = deed === undefined ? clause.things.map((name) => thingOf(name).action) : [];
  const way = ridden.includes('drive')
    ? ' on the road'
    : ridden.includes('ride')
      ? ' in the street'
      : deed?.isOutside
        ? ' in the garden'
        : undefined;
  if (way && place && INDOORS.has(place) && placeIn(line) === undefined) return `${line}${way}`;
  return words ? `${line} ${words}` : line;
}

/**
 * Whether a line tells what another one told in the same place.
 * @param isOnlyThing whether it only names a thing, which another line may have had anywhere
 */
function isRepeated(line: string, place: PlaceName | undefined, done: Set<string>, isOnlyThing = false): boolean {
  const words = plain(line);
  const things = lexicons.thing.all(words).map(({ name }) => name);
  const deed =
    lexicons.action.first(words)?.name ??
    things.map((name) => thingOf(name).action)[0] ??
    lexicons.weakAction.first(words)?.name ??
    words;
  if (isOnlyThing && (deed === 'drive' || deed === 'ride') && [...done].some((key) => key.startsWith(`${deed} `)))
    return true;
  const key = `${deed} ${lexicons.place.first(words)?.name ?? place} ${deed === 'give' || deed === 'drink' ? '' : things.join()}`;
  const isKnown = done.has(key);
  done.add(key);
  return isKnown;
}

function weatherOf(settings: readonly Phrase[]): Weather | undefined {
  return settings.flatMap(({ clause }) => clause.weather ?? [])[0];
}

interface Base {
  time?: Time;
  weather?: Weather;
  mood?: Mood;
}

/** Returns the light, weather and mood of all of a prompt. */
function baseOf(settings: readonly Phrase[], all: readonly Phrase[], topic: Topic | undefined, roles: Leads): Base {
  const times = [...settings, ...all.slice(0, 1)].flatMap(({ clause }) => clause.time ?? []);
  const time = times.find((name) => name !== 'day') ?? topic?.time ?? times[0];
  const weather = weatherOf(settings);
  const told = [...settings.map(({ plain }) => plain), plain(all[0]?.rest ?? '')];
  const felt =
    told.flatMap((words) => lexicons.mood.first(words)?.name ?? [])[0] ??
    topic?.mood ??
    (roles.isLove ? 'romantic' : undefined);
  const mood = roles.isApart && (felt === undefined || felt === 'romantic' || felt === 'joyful') ? 'sad' : felt;
  return { ...(time && { time }), ...(weather && { weather }), ...(mood && { mood }) };
}

/** Returns where a prompt begins that says it later or not at all. */
function firstPlace(
  all: readonly Phrase[],
  { weather }: Base,
  topic: Topic | undefined,
): { words: string; place?: PlaceName } | undefined {
  const named = new Set(
    all.flatMap(({ clause }) => clause.place ?? clause.inside ?? clause.outside ?? clause.likelyPlace ?? []),
  );
  const [only] = named;
  const isOnly = only !== undefined && (named.size === 1 || !topic?.place);
  if (isOnly && (weather !== undefined || !topic?.place))
    return { words: `in the ${PLACE_NAMES[only] ?? only}`, place: only };
  if (!topic?.place) return undefined;
  const place = lexicons.place.first(plain(topic.place))?.name;
  return { words: topic.place, ...(place && { place }) };
}
