import type { SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../drawing/chance.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Scene } from './story.ts';

/** Opacity of a face in the glass, and how far it is from the middle of wide and tall pictures, as a share of the width. */
const [MIRRORED, ASIDE, ASIDE_IN_TALL] = [0.62, 0.17, 0.05];
/** Height of the horizon outside, and how much of its shorter side the view fills upright, which must fill the picture. */
const [HORIZON, FILLED] = [0.6, 1.1];
/** Width of the frame at one edge and height of the sill, in shares of the shorter side. */
const FRAME = { post: 0.12, sill: 0.13 };

/**
 * Draws a train's window near: what passes outside, and before it the face of a passenger, mirrored in the dark glass.
 * @param view draws what passes, and what is before it, on a smaller picture with the same unit
 * @param people draws people as they are seen straight, once, on a context that mirrors them
 */
export function drawWindowMirror(
  context: SKRSContext2D,
  scene: Pick<Scene, 'text' | 'start'>,
  facts: FrameFacts,
  view: (facts: FrameFacts, horizon: number, before: () => void) => void,
  people: () => void,
): void {
  const { width, height, unit } = facts;
  const side = chanceOf(scene.text + scene.start).pick([-1, 1]);
  const near = Math.max(1.15, height / (unit * FILLED));
  context.save();
  context.scale(near, near);
  view({ ...facts, width: width / near, height: height / near }, (height * HORIZON) / near, () => {
    context.save();
    context.scale(1 / near, 1 / near);
    context.globalAlpha = MIRRORED;
    context.translate(width * (1 + side * (width > height ? ASIDE : ASIDE_IN_TALL)), 0);
    context.scale(-1, 1);
    people();
    context.restore();
  });
  context.restore();
  drawFrame(context, facts, -side);
}

/** Draws the dark frame of the window out of focus, at one edge and below. */
function drawFrame(context: SKRSContext2D, { width, height, unit }: FrameFacts, side: number): void {
  const edge = side < 0 ? 0 : width;
  const post = context.createLinearGradient(edge, 0, edge - side * FRAME.post * unit, 0);
  const sill = context.createLinearGradient(0, height, 0, height - FRAME.sill * unit);
  for (const slope of [post, sill]) {
    slope.addColorStop(0, 'rgb(14,11,18)');
    slope.addColorStop(0.7, 'rgba(14,11,18,0.96)');
    slope.addColorStop(1, 'rgba(14,11,18,0)');
  }
  context.fillStyle = post;
  context.fillRect(0, 0, width, height);
  context.fillStyle = sill;
  context.fillRect(0, height - FRAME.sill * unit, width, FRAME.sill * unit);
}
