import { flightOffset } from '../acting/flight.ts';
import type { Performer } from '../acting/performance.ts';
import type { Placement } from '../camera.ts';
import { type Actor, footingOf, wayOf } from '../cast/actors.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';

/** The actor whom a thing belongs to, and its distance from that one to the right and toward the viewer, in adult heights. */
export interface Near {
  actor: Actor;
  right: number;
  toward: number;
  /** Whether it goes where the actor goes. */
  goesAlong: boolean;
  /** Whether it is played, and may leave the actor's foot. */
  isPlayed: boolean;
}

/** Returns how far what an actor kicked is on its way, if it is. */
function flownBy({ performance, character, figure }: Actor, { time }: FrameFacts): Performer['flown'] {
  return performance.at(time, () => figure.proportions).find((performer) => performer.character === character)?.flown;
}

/** Returns where a thing is in the picture that belongs to somebody, and the pixels of a hundredth of an adult's height. */
export function besideActor(
  { actor, right, toward, goesAlong, isPlayed }: Near,
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
) {
  const at = footingOf(actor, ground, picture, goesAlong ? wayOf(actor, facts, picture) : 0);
  const grown = (at.height * actor.grown) / actor.height;
  const flown = isPlayed ? flownBy(actor, facts) : undefined;
  const [aside, up] = flown ? flightOffset(flown, [right, 0, 0]) : [0, 0];
  return { x: at.x + (right + aside) * grown, y: at.y + (toward - up) * grown, scale: grown / 100 };
}
