import { type Actor, stateAt, wayOf } from '../actors.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Heads, Standing } from './space.ts';

/** Returns where the actors stand in space at a moment, and what they do. A held pose includes walk, hair and hands. */
export function standingAt(actors: readonly Actor[], facts: FrameFacts, picture: PictureSize): Standing[] {
  const held = { ...facts, time: facts.poseTime, seconds: facts.seconds - (facts.time - facts.poseTime) };
  return actors.map((actor) => ({
    figure: actor.figure,
    state: stateAt(actor, held),
    x: (actor.x - picture.width / 2) / actor.grown,
    z: actor.z,
    size: actor.height / actor.grown,
    gone: wayOf(actor, held, picture) / actor.height,
  }));
}

/** Returns the mean place of the heads of all people, undefined if there are none. */
export function headsOf(people: readonly Standing[]): Heads | undefined {
  if (people.length === 0) return undefined;
  const sum = people.reduce(
    (so, { state, x, gone, size }) => {
      const { head, crown } = state.skeleton.joints;
      return { x: so.x + x + gone + ((head[0] + crown[0]) / 2) * size, y: so.y + ((head[1] + crown[1]) / 2) * size };
    },
    { x: 0, y: 0 },
  );
  return { x: sum.x / people.length, y: sum.y / people.length };
}
