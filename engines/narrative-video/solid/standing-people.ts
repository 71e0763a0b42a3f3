import { moved } from '../../drawing/solids/matrix.ts';
import { type Actor, wayOf } from '../actors.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import { stateAt } from '../state.ts';
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
  const places = people.map(({ figure, state, x, gone, size }): Heads => {
    const { head, crown } = state.skeleton.joints;
    // A toy's head is elsewhere than its skeleton says, because its limbs do not bend.
    const solid = figure.solid?.anchors(state, size);
    const [right, up] = solid
      ? moved(solid.head, [0, 0, 0])
      : [((head[0] + crown[0]) / 2) * size, ((head[1] + crown[1]) / 2) * size];
    return { x: x + gone + right, y: up };
  });
  const sum = places.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }));
  return { x: sum.x / people.length, y: sum.y / people.length };
}
