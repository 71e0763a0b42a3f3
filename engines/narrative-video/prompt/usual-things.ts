import type { Action } from '../actions.ts';
import type { Mood, PlaceName } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** The thing that an action needs, if the prompt names none. */
const USUAL: Partial<Record<Action, ThingName>> = {
  eat: 'bowl',
  drink: 'cup',
  cook: 'spoon',
  fish: 'fishing-rod',
  sweep: 'broom',
  dig: 'shovel',
  read: 'book',
  write: 'pen',
  phone: 'phone',
  drive: 'car',
  ride: 'bicycle',
  carry: 'box',
  give: 'gift',
  'play-guitar': 'guitar',
  'play-piano': 'piano',
  'play-drums': 'drums',
  'play-violin': 'violin',
  'play-trumpet': 'trumpet',
  'play-accordion': 'accordion',
};
/** What an action needs in front of a person, besides the thing in the hand. */
export const NEEDED_BEFORE: Partial<Record<Action, ThingName>> = { cook: 'stove' };

/** Whether somebody who cooks stands at this instead of a stove with a pot. */
export function isCookedAt(name: ThingName): boolean {
  return name === 'dough' || name === 'pancakes';
}

/** What a thing in the hand is used at. */
export const USED_AT: Partial<Record<ThingName, ThingName>> = { brush: 'easel' };
/** The thing that an action needs in a place, if the prompt names none. */
export const USUAL_AT: Partial<Record<PlaceName, Partial<Record<Action, ThingName>>>> = {
  room: { sleep: 'bed', lie: 'bed', sit: 'chair' },
  cafe: { sit: 'chair' },
  kitchen: { sit: 'chair' },
  hospital: { sleep: 'bed', lie: 'bed', sit: 'chair' },
  office: { sit: 'chair' },
  school: { sit: 'chair' },
  gym: { sit: 'bench' },
  church: { sit: 'bench' },
  garden: { sit: 'bench' },
  street: { sit: 'bench' },
  station: { sit: 'bench' },
  city: { sit: 'bench' },
  castle: { sit: 'throne', ride: 'horse' },
  desert: { ride: 'horse' },
  train: { sit: 'seat', ride: 'seat' },
  sea: { ride: 'boat' },
  river: { ride: 'boat' },
  club: { sing: 'microphone' },
  theater: { sing: 'microphone' },
  stadium: { sing: 'microphone' },
  bedroom: { sleep: 'bed', lie: 'bed', sit: 'bed' },
  library: { sit: 'chair' },
  museum: { sit: 'bench' },
  bakery: { sit: 'chair' },
  ballroom: { sit: 'chair' },
  courtroom: { sit: 'chair' },
  prison: { sit: 'bench' },
  airport: { sit: 'bench' },
  subway: { sit: 'bench' },
  busStop: { sit: 'bench' },
  playground: { sit: 'bench' },
  zoo: { sit: 'bench' },
};

/** Returns the thing that an action usually needs in a place, if it needs any. */
export function usualOf(action: Action, place: PlaceName, mood: Mood): ThingName | undefined {
  const here = USUAL_AT[place]?.[action];
  if (here) return here;
  if (action === 'give' && mood === 'romantic') return 'rose';
  return USUAL[action];
}

/** Whether whoever sleeps in a place without a bed sits there: nobody lies on a street or a platform. A lawn is soft. */
export function isSleptInSeated(place: PlaceName): boolean {
  return USUAL_AT[place]?.sit !== undefined && place !== 'garden' && place !== 'castle';
}
