import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../camera.ts';
import { type Actor, footingOf, wayOf } from '../cast/actors.ts';
import { drawContactShadow } from '../cast/contact-shadow.ts';
import { stateAt } from '../cast/state.ts';
import { drawCloud } from '../drawn-things/cloud.ts';
import type { StagedThings } from '../drawn-things/staged-things.ts';
import type { ArmLayer, Figure, FigureState, Footing } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import { windAt } from '../weather/wind.ts';

/** What a scene's things are for the people in it. */
export type PeoplesThings = Pick<StagedThings, 'seatOf' | 'drawShape'>;

/** Height of the middle of a cloud around somebody, and its radius, in heights of that one. */
const CLOUD = { up: 0.48, radius: 0.58 };

/**
 * Draws figures and where they touch the ground at one moment, from back to front, and returns them. Arms around a
 * partner are behind or over both.
 */
export function drawActors(
  context: SKRSContext2D,
  actors: readonly Actor[],
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
  things?: PeoplesThings,
): readonly Drawn[] {
  const drawn = actors.map((actor): Drawn => {
    const at = footingOf(actor, ground, picture, wayOf(actor, facts, picture));
    const state = { ...stateAt(actor, facts), wind: windAt(facts.seconds, at.x / picture.width) };
    return { figure: actor.figure, at, state, actor };
  });
  drawInLayers(drawn, {
    arms: ({ figure, at, state }, layer) => figure.drawArms?.(context, at, state, layer),
    body: ({ figure, at, state, actor }) => {
      const { joints } = state.skeleton;
      if (actor.stands === 'on-ground') drawContactShadow(context, at, joints, figure);
      const { shape } = state;
      const seat = things?.seatOf(actor);
      const grown = (at.height * actor.grown) / actor.height;
      const raised = seat ? seat.height * grown - (seat.isStoodOn ? 0 : joints.hips[1] * at.height) : 0;
      context.save();
      if (seat?.hiddenBelow !== undefined) {
        context.beginPath();
        context.rect(0, 0, picture.width, Math.max(0, at.y - seat.hiddenBelow * grown));
        context.clip();
      }
      if (shape?.isTurned) things?.drawShape(context, actor, at, state);
      else figure.draw(context, { ...at, y: at.y - raised }, state);
      context.restore();
      if (shape?.cloud !== undefined)
        drawCloud(context, at.x, at.y - at.height * CLOUD.up, at.height * CLOUD.radius, shape.cloud, 'magic');
    },
  });
  return drawn;
}

/** A figure where it is drawn. */
export interface Drawn {
  figure: Figure;
  at: Footing;
  state: FigureState;
  actor: Actor;
}

/** Draws people in this order: the arms behind everybody, the bodies, and the arms over everybody. */
export function drawInLayers<Person extends { state: FigureState }>(
  people: readonly Person[],
  { arms, body }: { arms(person: Person, layer: ArmLayer): void; body(person: Person): void },
): void {
  const embracing = people.filter(({ state }) => state.around);
  for (const person of embracing) arms(person, 'behind');
  for (const person of people) body(person);
  // The leader's arm lies over the other's, whoever stands in front.
  const leaderLast = embracing.toSorted((one, other) => overOthers(one.state) - overOthers(other.state));
  for (const person of leaderLast) arms(person, 'over');
}

function overOthers({ around }: FigureState): number {
  return Number(around?.right === 'over');
}
