import type { Action } from './actions.ts';
import type { Role } from './vocabulary/roles.ts';
import type { ThingName } from './vocabulary/things.ts';

/** The vocabulary of storyboards. Each list is complete, so painters and cameras handle all of its values. */
export const PLACES = [
  'city',
  'street',
  'rooftop',
  'road',
  'market',
  'train',
  'station',
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
  'kitchen',
  'hospital',
  'office',
  'club',
  'church',
  'graveyard',
  'school',
  'gym',
  'cafe',
  'space',
  'clouds',
  'supermarket',
  'library',
  'museum',
  'airport',
  'prison',
  'courtroom',
  'cinema',
  'theater',
  'ballroom',
  'bakery',
  'subway',
  'spaceship',
  'bedroom',
  'bathroom',
  'garage',
  'pool',
  'playground',
  'parking',
  'stadium',
  'zoo',
  'circus',
  'farm',
  'harbor',
  'vineyard',
  'waterfall',
  'volcano',
  'treehouse',
  'fuelStation',
  'motorway',
  'busStop',
] as const;
/** A place that a prompt can name. */
export type StoryPlace = (typeof PLACES)[number];
/**
 * A place that is shown. `railway` is where a train is seen from outside, in scenes whose framing is `exterior`.
 * `poolWater` is a swimming pool from inside, where people swim.
 */
export type PlaceName = StoryPlace | 'railway' | 'poolWater';

/** Places that are larger than any picture of them, at which people look. */
export const VAST: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'city',
  'rooftop',
  'road',
  'castle',
  'village',
  'field',
  'mountain',
  'desert',
  'snow',
  'beach',
  'sea',
  'river',
  'clouds',
  'space',
  'stadium',
  'farm',
  'harbor',
  'vineyard',
  'waterfall',
  'volcano',
  'motorway',
]);

export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type Time = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOODS = ['calm', 'joyful', 'sad', 'tense', 'romantic', 'dreamy', 'fierce'] as const;
export type Mood = (typeof MOODS)[number];

export const SHOTS = ['wide', 'medium', 'close'] as const;
export type Shot = (typeof SHOTS)[number];

/**
 * Kinds of framing, by the number and the size of the people in the picture. An `insert` shows the thing in somebody's
 * hands. An `over-shoulder` shows the first character beyond the second one, who is near the camera. In `from-behind`,
 * people look at the place. An `exterior` shows from outside the train in which they are.
 */
const FRAMINGS = [
  'establishing',
  'full',
  'medium',
  'two-shot',
  'group',
  'close-up',
  'reaction',
  'insert',
  'over-shoulder',
  'from-behind',
  'exterior',
] as const;
export type Framing = (typeof FRAMINGS)[number];

/** Whether a picture is so near that the place behind what it shows is out of focus. */
export function isSoftBehind({ framing, shot }: Pick<Scene, 'framing' | 'shot'>): boolean {
  return framing === 'insert' || (framing === 'over-shoulder' && shot === 'close');
}

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

/** How a scene begins. */
const TRANSITIONS = ['cut', 'dissolve', 'fade', 'flash', 'wipe', 'iris'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** How a part of the story is related to the one before it. */
export const TURNS = ['next', 'meanwhile', 'later', 'flashback', 'finally'] as const;
export type Turn = (typeof TURNS)[number];

const SONG_PARTS = ['verse', 'chorus', 'break'] as const;
export type SongPart = (typeof SONG_PARTS)[number];

/** Emotions that can show during another action, named by the action that shows each. */
export const EMOTIONS = ['laugh', 'cry'] as const satisfies readonly Action[];
export type Emotion = (typeof EMOTIONS)[number];

/** What a thing does in the course of a scene. What dances has come alive. */
export const CHANGES = ['dances', 'melts', 'grows', 'vanishes', 'explodes', 'crashes', 'sinks', 'burns'] as const;
export type Change = (typeof CHANGES)[number];

/** A character who has another shape, or none after vanishing: in the course of a scene, during all of it, or until its middle. */
export interface Turned {
  into?: ThingName;
  when: 'becomes' | 'stays' | 'ends';
}

/** What one character does in a scene. Characters are named by their index in the job's list. */
export interface Deed {
  character: number;
  action: Action;
  /** The other character of the action, such as who is hugged or danced with. */
  with?: number;
  /** The other character after whom this one runs or rides. */
  chases?: number;
  /** The character's own mood, if it is not the scene's: whoever is scolded is sad. */
  mood?: Mood;
  /** Things that are held, worn, ridden or played for the action. */
  things?: ThingName[];
  /** Whether the character sits while doing it. */
  seated?: boolean;
  /**
   * What the character wears instead of their own clothes: the clothes of a role, or what photographed people do not
   * wear.
   */
  wears?: 'swimwear' | 'wedding' | 'pajamas' | 'winter' | Role;
  /** Whether the character looks at the sky meanwhile. */
  looksUp?: boolean;
  /** Whether this character is the song's singer, whose mouth follows the voice during every action. */
  sings?: boolean;
  /** The shape that the character has instead of its own. */
  turned?: Turned;
}

/** What one clause of the prompt says. */
export interface StoryBeat {
  text: string;
  place: PlaceName;
  time: Time;
  weather: Weather;
  mood: Mood;
  /** The scene's main action: what most of its characters do. */
  action: Action;
  /** Indices in the job's list. */
  characters: number[];
  /** Others who are still there from the part before, without being named. Absent if there are none. */
  company?: number[];
  /** How they feel while they do it: "…, laughing". Absent if the prompt does not say. */
  emotion?: Emotion;
  /** What each of the characters does, in their order. A character without an entry does the scene's action. */
  deeds: Deed[];
  /** Things that stand in the scene or fly over it and belong to nobody. */
  things: ThingName[];
  /** Whether the train of its platform has left. */
  isTrainGone?: boolean;
  /** What some of these things do. */
  changes?: Partial<Record<ThingName, Change>>;
  turn?: Turn;
  /** Part of the song in which the prompt wants it. */
  part?: SongPart;
}

export interface Scene extends StoryBeat {
  /** Seconds on the song's clock. */
  start: number;
  end: number;
  /** Loudness within the song's own range, 0 to 1. */
  energy: number;
  /** Probability that somebody sings in it, 0 to 1. Absent if singing cannot be detected in this song. */
  vocals?: number;
  shot: Shot;
  framing?: Framing;
  /** Whether its changes happened in a scene before. */
  isChanged?: boolean;
  /** How many scenes before it show the same people in the same place from the same distance. Absent if none does. */
  take?: number;
  /** How often the story has come back to its place. Absent on the first visit. Each visit shows it from another side. */
  visit?: number;
  camera: CameraMove;
  transition: Transition;
}
