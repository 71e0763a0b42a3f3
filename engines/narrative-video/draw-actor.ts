import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Actor, footingOf, wayOf } from './actors.ts';
import type { Placement } from './camera.ts';
import { drawContactShadow } from './contact-shadow.ts';
import type { Seat } from './drawn-things/drawn.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { PictureSize } from './picture-size.ts';
import { stateAt } from './state.ts';
import { windAt } from './wind.ts';

/** Draws a figure and its shadow at one moment. */
export function drawActor(
  context: SKRSContext2D,
  actor: Actor,
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
  seat?: Seat,
): void {
  const { figure } = actor;
  const at = footingOf(actor, ground, picture, wayOf(actor, facts, picture));
  const state = { ...stateAt(actor, facts), wind: windAt(facts.seconds, at.x / picture.width) };
  const { joints } = state.skeleton;
  if (actor.stands === 'on-ground') drawContactShadow(context, at, joints, figure);
  const grown = (at.height * actor.grown) / actor.height;
  const raised = seat ? seat.height * grown - (seat.isStoodOn ? 0 : joints.hips[1] * at.height) : 0;
  context.save();
  if (seat?.hiddenBelow !== undefined) {
    context.beginPath();
    context.rect(0, 0, picture.width, Math.max(0, at.y - seat.hiddenBelow * grown));
    context.clip();
  }
  figure.draw(context, { ...at, y: at.y - raised }, state);
  context.restore();
}
