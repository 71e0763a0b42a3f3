import type { Action } from '../actions.ts';
import type { PlaceName } from '../story.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { FOOD } from '../vocabulary/things-in-hand.ts';
import { isCookedAt } from './usual-things.ts';

const WORN: ReadonlySet<Bearing> = new Set<Bearing>(['on-head', 'on-face', 'on-neck', 'on-back']);
const HELD: ReadonlySet<Bearing> = new Set<Bearing>(['in-hand', 'in-both-hands', 'overhead', 'under']);
/** Whether a thing is worn. */
export function isWorn(name: ThingName): boolean {
  return WORN.has(thingOf(name).bearing);
}

/** Actions for which each character gets a thing. */
const SHARED: ReadonlySet<Action | undefined> = new Set<Action | undefined>(['eat', 'drink', 'ride', 'sit']);

/** What people do who have a ball at their feet. */
const IN_PLAY: ReadonlySet<Action> = new Set<Action>(['jump', 'run', 'walk', 'stand']);

/**
 * Gives each thing to a character or to the scene.
 * @param scene things that nobody has; those of this clause are added
 * @returns the things that each character holds, by index in the cast
 */
export function deal(
  doing: Action,
  named: readonly ThingName[],
  subjects: readonly number[],
  scene: ThingName[],
  { place, worn }: { place: PlaceName; worn: Map<number, ThingName[]> },
): Map<number, ThingName[]> {
  const had = new Map<number, ThingName[]>();
  const [first, second] = subjects;
  for (const name of named) {
    const { bearing, action } = thingOf(name);
    if (name === 'football') {
      if (first !== undefined && IN_PLAY.has(doing)) had.set(first, [...(had.get(first) ?? []), name]);
    } else if (isCookedAt(name)) {
      if (first !== undefined) had.set(first, [...(had.get(first) ?? []), name]);
      // Where one of two bakers kneads, the other one has a loaf.
      if (second !== undefined && name === 'dough') had.set(second, ['bread']);
    } else if (name === 'steps' && second !== undefined) {
      // Two people would run on stairs of their own.
      scene.push('stairs');
    } else if (name === 'bucket' && doing === 'write') {
      // The bucket of a painter stands on the ground.
      scene.push(name);
    } else if (doing === 'kneel' && (action === 'drive' || action === 'ride')) {
      // What is repaired is not driven.
      if (!scene.includes(name)) scene.push(name);
    } else if (first === undefined || !(WORN.has(bearing) || HELD.has(bearing))) {
      if (!scene.includes(name) && !AROUND[place]?.includes(name)) scene.push(name);
    } else if (WORN.has(bearing)) {
      // A gift is in its box.
      if (doing === 'give') continue;
      worn.set(first, [...new Set([...(worn.get(first) ?? []), name])]);
    } else {
      for (const index of SHARED.has(action) || bearing === 'under' || name === 'racket' ? subjects : [first])
        had.set(index, [...(had.get(index) ?? []), name]);
    }
  }
  return had;
}

/** Animals that people ride in stories. No look can draw somebody on them, but all draw riders of horses. */
const MOUNTS: ReadonlySet<ThingName> = new Set<ThingName>(['elephant', 'deer', 'lion', 'dragon', 'bear', 'wolf']);

function mountFor(name: ThingName): ThingName {
  return MOUNTS.has(name) ? 'horse' : name;
}

/** Food that is made of dough. */
const BAKED: ReadonlySet<ThingName> = new Set<ThingName>(['bread', 'cookie', 'cake', 'pizza']);

const BOATS: ReadonlySet<ThingName> = new Set<ThingName>(['boat', 'ship', 'surfboard']);

/** Returns the things of a clause that an action is done with. */
export function usedFor(action: Action, named: readonly ThingName[]): ThingName[] {
  const isEaten = action === 'eat';
  // Nobody bites into a whole cake.
  const things = isEaten ? named.map((name) => (name === 'cake' || name === 'pancakes' ? 'cake-slice' : name)) : named;
  // A flower that is given does not grow.
  if (action === 'give') return things.map((name) => (name === 'flower' ? 'bouquet' : name));
  // Both hands are at the handlebar or the reins.
  if (action === 'ride') return things.filter((name) => thingOf(name).bearing !== 'in-both-hands').map(mountFor);
  // Whoever falls off a boat is in the water, and so is who dives.
  if (action === 'swim' || things.includes('splash')) return things.filter((name) => !BOATS.has(name));
  // Chopsticks come with the bowl.
  if (isEaten) return things.filter((name) => name !== 'chopsticks' && name !== 'candle');
  // The picture that somebody paints is on the easel.
  if (action === 'write' && things.includes('brush'))
    return things.filter((name) => name !== 'photo' && name !== 'easel');
  // What is cooked is in the pot, and what is baked is dough before.
  if (action === 'cook') {
    const used = things.filter((name) => !(name in FOOD));
    return things.some((name) => BAKED.has(name)) && !used.some(isCookedAt) ? [...used, 'dough'] : used;
  }
  // Fish that somebody fishes for are in the water.
  const rest = things.filter((name) => !isCookedAt(name));
  return action === 'fish' ? rest.filter((name) => name !== 'fish') : rest;
}

/** Things that places are or have themselves: whoever is in a train does not see it from outside, and fires are in hearths. */
const AROUND: Partial<Record<PlaceName, readonly ThingName[]>> = {
  train: ['train', 'bus'],
  station: ['train'],
  busStop: ['bus'],
  room: ['campfire'],
  kitchen: ['campfire'],
  cafe: ['campfire'],
};

/**
 * Returns whether a thing with this bearing suits the action: something to sit or lie on, to ride, to give away or to
 * carry.
 */
export function serves(bearing: Bearing, action: Action): boolean {
  if (action === 'give' || action === 'carry') return bearing.startsWith('in-') || bearing === 'overhead';
  return bearing === 'under' && ['sit', 'lie', 'sleep', 'ride', 'drive'].includes(action);
}
