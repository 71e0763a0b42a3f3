import type { PlaceName, StoryBeat, Time, Turn, Weather } from '../story.ts';

/** What a part of the story says itself. */
interface Told {
  words: string;
  turn?: Turn | undefined;
  time?: Time | undefined;
  weather?: Weather | undefined;
  isStarlit?: boolean | undefined;
}

/** Words for another day or season, in plain text. */
const ANOTHER_DAY = new RegExp(
  ` (?:${[
    '(?:in|that|this|the next|one) (?:the )?(?:spring|summer|autumn|fall|winter)|(?:one|next|on|every) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
    'the war (?:ends|ended|is over)',
    'im (?:fruhling|sommer|herbst|winter)|en (?:primavera|verano|otono|invierno|ete|automne|hiver)|au printemps|in (?:primavera|estate|autunno|inverno)|na primavera|no (?:verao|outono|inverno)',
    'the (?:next|following) (?:day|week|month|year)|le lendemain|al dia siguiente|am nachsten tag|il giorno dopo|no dia seguinte',
  ].join('|')}) |次の日|翌日|第二天|다음 날`,
  'u',
);
/** Returns whether a plain text names another day or season. */
export function isAnotherDay(words: string): boolean {
  return ANOTHER_DAY.test(words);
}

/** The same day, later. */
const SAME_DAY = / (?:hours?|minutes?|moments?) later /u;
/** Weather that nobody sees in a place. */
const WITHOUT_WEATHER: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'space',
  'underwater',
  'poolWater',
  'clouds',
  'cave',
]);
const WITHOUT_SNOW: ReadonlySet<PlaceName> = new Set<PlaceName>(['beach', 'sea', 'desert', 'volcano']);

/**
 * Returns the time and weather of a part of the story. A time stays until another is named or another day comes. Weather
 * ends with its day.
 * @param before the part before it
 */
export function conditionsOf(
  { words, turn, time: named, weather, isStarlit }: Told,
  place: PlaceName,
  before: Pick<StoryBeat, 'time' | 'weather' | 'place'>,
): Pick<StoryBeat, 'time' | 'weather'> {
  const isLater = (turn === 'later' && !SAME_DAY.test(words)) || isAnotherDay(words);
  const time = named ?? (isLater ? 'day' : before.time);
  const isMorning = before.time === 'night' && (time === 'dawn' || time === 'day');
  const isOver =
    isLater ||
    isMorning ||
    isStarlit ||
    (place !== before.place && (time !== before.time || turn === 'finally')) ||
    WITHOUT_WEATHER.has(place) ||
    (before.weather === 'snow' && WITHOUT_SNOW.has(place));
  return { time, weather: weather ?? (isOver ? 'clear' : before.weather) };
}
