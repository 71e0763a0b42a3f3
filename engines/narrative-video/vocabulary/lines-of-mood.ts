import type { Mood } from '../story.ts';

/** Pictures of love. */
export const LINES_OF_LOVE: readonly string[] = [
  '{we} drinking coffee in the cafe',
  '{we} walking hand in hand along the street',
  '{we} running through the field',
  'Sunset: {we} dancing on the rooftop',
  '{we} hugging on the beach',
  'Night: {we} kissing in the garden',
];

/** Pictures of a prompt that names no topic, by its mood. */
export const LINES_OF_MOOD: Readonly<Record<Mood, readonly string[]>> = {
  calm: [
    '{A} walking by the river',
    '{B} reading in the garden',
    '{we} drinking coffee in the cafe',
    '{A} looking at the horizon on the mountain',
    '{we} walking along the beach',
    'Sunset: {we} sitting in the field',
  ],
  joyful: [
    '{we} walking through the city',
    '{we} dancing on the rooftop',
    '{we} driving on the road',
    '{A} singing in the street',
    '{we} jumping on the beach',
    'Night: {we} dancing in the club',
  ],
  sad: [
    '{A} sitting at the window in the room',
    'Years ago: {we} laughing in the garden',
    'Rain: {A} walking through the street',
    '{B} sitting on a bench in the park',
    '{A} looking at an old photo in the room',
    '{A} looking at the horizon by the sea',
  ],
  tense: [
    'Night: {A} walking through the alley',
    '{B} hiding in the parking lot',
    '{A} running through the street',
    '{we} looking around in the forest',
    '{B} waiting at the subway station',
    '{A} looking around on the rooftop',
  ],
  romantic: LINES_OF_LOVE,
  dreamy: [
    '{A} walking through the forest',
    '{B} lying in the field',
    '{we} dancing by the river',
    '{A} swimming under water',
    '{we} running on the beach',
    'Night: {we} looking at the stars in the field',
  ],
  fierce: [
    '{A} walking through the desert',
    '{B} running through the street',
    '{A} climbing the mountain',
    '{A} singing on the rooftop',
    '{we} jumping in the club',
    'Storm: {A} standing on the mountain',
  ],
};
