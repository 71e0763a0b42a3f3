import { type Matrix, product, scaled, shifted, turned } from '../../drawing/solids/matrix.ts';
import { floats } from '../acting/afloat.ts';
import { STATURE } from './framing.ts';
import type { Standing } from './space.ts';

/** How far somebody who sits low is lifted onto a seat of a boat, and the height of the hips of whoever does, in statures. */
const [SEAT, LOW] = [0.15, 0.2];
/** How far the middle of a boat is in front of the hips of those in it, whose feet are inside of it, meters. */
const AHEAD = 0.1;
/** Length of a boat for one person or two, and what each further person adds. */
const LENGTH = { usual: 1, more: 0.25 };

/** Lifts everybody who sits lower than on a seat if somebody in the scene rows a boat: all are in it. */
export function boarded(people: readonly Standing[]): readonly Standing[] {
  if (!people.some(({ state }) => state.things?.includes('boat'))) return people;
  return people.map((person) => {
    const { skeleton } = person.state;
    if (floats(person.state) || skeleton.joints.hips[1] > LOW) return person;
    const lifted = Object.entries(skeleton.joints).map(([name, [x, y, z]]) => [name, [x, y + SEAT, z]]);
    return { ...person, state: { ...person.state, skeleton: { ...skeleton, joints: Object.fromEntries(lifted) } } };
  });
}

/**
 * Returns people without boats of their own, and the frame of the one boat in which all of them sit; undefined if nobody
 * has one. Its bow is on the viewer's right.
 */
export function aboard(people: readonly Standing[]): { people: readonly Standing[]; boat: Matrix | undefined } {
  if (!people.some(({ state }) => state.things?.includes('boat'))) return { people, boat: undefined };
  const seen = people.filter(({ isNear, state }) => !isNear && !floats(state));
  const mean = (of: (one: Standing) => number) =>
    seen.reduce((sum, one) => sum + of(one), 0) / Math.max(1, seen.length);
  const hips = (axis: 0 | 2) => (one: Standing) => one.state.skeleton.joints.hips[axis] * one.size;
  const x = mean((one) => one.x + one.gone + hips(0)(one));
  const z = mean((one) => one.z + hips(2)(one));
  const long = LENGTH.usual + LENGTH.more * Math.max(0, people.length - 2);
  return {
    people: people.map((one) => {
      const { things, ...state } = one.state;
      return { ...one, state: { ...state, ...(things && { things: things.filter((name) => name !== 'boat') }) } };
    }),
    boat: product(shifted(x * STATURE, 0, z * STATURE + AHEAD), turned(Math.PI / 2), scaled(1, 1, long)),
  };
}
