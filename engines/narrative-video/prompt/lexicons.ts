import type { PlaceName } from '../story.ts';
import { ACTION_WORDS, SHARING_WORDS, WEAK_ACTION_WORDS } from '../vocabulary/actions.ts';
import { MOOD_WORDS, STARLIGHT_WORDS, TIME_WORDS, WEATHER_WORDS } from '../vocabulary/conditions.ts';
import { lexiconOf } from '../vocabulary/lexicon.ts';
import { CROWD_WORDS } from '../vocabulary/people.ts';
import { INDOOR_WORDS, OUTDOOR_WORDS, PLACE_WORDS, PLACE_WORDS_OF_ACTIONS, SIGN_WORDS } from '../vocabulary/places.ts';
import { THING_NAMES, type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { SONG_PART_WORDS, TURN_WORDS } from '../vocabulary/turns.ts';

/** Find what a clause says, each in plain text. */
export const lexicons = {
  place: lexiconOf(PLACE_WORDS),
  sign: lexiconOf({ sign: SIGN_WORDS }),
  outdoors: lexiconOf(OUTDOOR_WORDS as Record<PlaceName, string>),
  indoors: lexiconOf(INDOOR_WORDS as Record<PlaceName, string>),
  placeOfAction: lexiconOf(PLACE_WORDS_OF_ACTIONS as Record<PlaceName, string>),
  time: lexiconOf(TIME_WORDS),
  weather: lexiconOf(WEATHER_WORDS),
  starlight: lexiconOf({ starlight: STARLIGHT_WORDS }),
  mood: lexiconOf(MOOD_WORDS),
  action: lexiconOf(ACTION_WORDS),
  weakAction: lexiconOf(WEAK_ACTION_WORDS),
  sharing: lexiconOf({ share: SHARING_WORDS }),
  thing: lexiconOf(
    Object.fromEntries(THING_NAMES.map((name) => [name, thingOf(name).words])) as Record<ThingName, string>,
  ),
  animal: lexiconOf({
    animal: Object.values(ANIMALS)
      .map(({ words }) => words)
      .join(),
  }),
  turn: lexiconOf(TURN_WORDS),
  part: lexiconOf(SONG_PART_WORDS),
  crowd: lexiconOf({ crowd: CROWD_WORDS }),
};
