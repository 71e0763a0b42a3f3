/** The words in which a storyboard speaks. Every list is closed: painters and cameras know all of it. */
export const PLACES = [
  'city',
  'street',
  'rooftop',
  'road',
  'market',
  'train',
  'castle',
  'village',
  'forest',
  'field',
  'garden',
  'mountain',
  'desert',
  'snow',
  'cave',
  'beach',
  'sea',
  'river',
  'underwater',
  'room',
  'club',
  'church',
  'school',
  'cafe',
  'space',
  'clouds',
] as const;
export type PlaceName = (typeof PLACES)[number];

export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type Time = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOODS = ['calm', 'joyful', 'sad', 'tense', 'romantic', 'dreamy', 'fierce'] as const;
export type Mood = (typeof MOODS)[number];

/** What a character does; `stand` where the prompt names nothing known. */
export const ACTIONS = ['stand', 'walk', 'run', 'dance', 'sing', 'fly', 'swim', 'sit', 'fall', 'drive'] as const;
export type Action = (typeof ACTIONS)[number];

export const SHOTS = ['wide', 'medium', 'close'] as const;
export type Shot = (typeof SHOTS)[number];

export const CAMERA_MOVES = [
  'push-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'crane-up',
  'crane-down',
  'drift',
] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

/** How a scene comes in. */
export const TRANSITIONS = ['cut', 'dissolve', 'fade', 'flash', 'wipe', 'iris'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** What one clause of the prompt tells. */
export interface StoryBeat {
  text: string;
  place: PlaceName;
  time: Time;
  weather: Weather;
  mood: Mood;
  action: Action;
  /** Places of the characters in the job's list. */
  characters: number[];
}

export interface Scene extends StoryBeat {
  /** Seconds on the song's clock. */
  start: number;
  end: number;
  /** Loudness against the song's own range, 0 to 1. */
  energy: number;
  /** How likely somebody sings in it, 0 to 1; absent where the song does not tell. */
  vocals?: number;
  shot: Shot;
  camera: CameraMove;
  transition: Transition;
}
