import type { Mood, PlaceName } from '../story.ts';

/** Places in which nothing else is done. */
export const FOR_ONE_DEED: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'train',
  'space',
  'underwater',
  'poolWater',
  'clouds',
]);

/** What two people or one do in a place of which a prompt says nothing else. */
export const USUAL_DEEDS: Partial<Record<PlaceName, readonly string[]>> = {
  train: ['sitting'],
  room: ['sitting at the window', 'thinking'],
  space: ['flying'],
  spaceship: ['looking around'],
  underwater: ['swimming'],
  clouds: ['flying'],
  club: ['dancing', 'drinking', 'singing'],
  ballroom: ['dancing', 'walking'],
  cafe: ['drinking', 'laughing', 'sitting'],
  kitchen: ['cooking', 'eating'],
  gym: ['boxing'],
  library: ['reading'],
  school: ['reading'],
  office: ['typing'],
  church: ['praying'],
  theater: ['singing'],
  stadium: ['cheering', 'running'],
  cinema: ['sitting'],
  playground: ['sitting on the swings'],
  road: ['driving'],
  motorway: ['driving'],
  bakery: ['eating bread'],
  prison: ['sitting'],
  hospital: ['sitting'],
  bedroom: ['sitting'],
  bathroom: ['looking around'],
  busStop: ['waiting'],
  station: ['waiting', 'walking'],
  airport: ['carrying a suitcase'],
  supermarket: ['looking around'],
  museum: ['looking around'],
  courtroom: ['standing'],
  circus: ['cheering'],
  zoo: ['pointing'],
  poolWater: ['swimming'],
  garage: ['looking around'],
  cave: ['looking around'],
};

/** What people do in other places, by mood: two who love each other, several, and one. */
export const USUAL_DEEDS_OF_MOOD: Readonly<
  Record<Mood, Readonly<Record<'lovers' | 'several' | 'one', readonly string[]>>>
> = {
  calm: {
    lovers: ['walking hand in hand', 'sitting side by side', 'looking at the horizon'],
    several: ['walking', 'sitting', 'looking at the horizon'],
    one: ['walking', 'looking around', 'sitting'],
  },
  joyful: {
    lovers: ['walking hand in hand', 'laughing', 'dancing', 'running'],
    several: ['walking', 'laughing', 'dancing', 'running'],
    one: ['walking', 'dancing', 'laughing', 'running'],
  },
  sad: {
    lovers: ['walking', 'sitting side by side', 'looking at the horizon'],
    several: ['walking', 'sitting', 'thinking'],
    one: ['walking', 'thinking', 'sitting', 'crying'],
  },
  tense: {
    lovers: ['running', 'looking around'],
    several: ['running', 'looking around'],
    one: ['looking around', 'running', 'walking'],
  },
  romantic: {
    lovers: ['walking hand in hand', 'holding hands', 'laughing', 'hugging'],
    several: ['walking', 'laughing', 'sitting'],
    one: ['walking', 'thinking', 'singing'],
  },
  dreamy: {
    lovers: ['walking hand in hand', 'holding hands', 'dancing', 'looking at the horizon'],
    several: ['walking', 'looking at the horizon', 'dancing'],
    one: ['walking', 'looking around', 'dancing', 'thinking'],
  },
  fierce: {
    lovers: ['running', 'standing', 'walking'],
    several: ['walking', 'running', 'standing'],
    one: ['walking', 'singing', 'running'],
  },
};
