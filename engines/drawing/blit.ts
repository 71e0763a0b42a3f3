import type { Box, Frame, Mark, Sprite } from './frame.ts';
import { clipOf, drawMark } from './marks.ts';

interface BlitOptions {
  /** Opacity, 0 to 1. */
  opacity?: number;
  /** The part of the sprite that is drawn, in its own pixels. */
  from?: Box;
}

/** Fills the frame with a plate of the same size. */
export function lay(frame: Frame, plate: Frame): void {
  draw(frame, { kind: 'plate', plate });
}

/** Draws a sprite with its upper left corner at a point, which may be outside the frame. */
export function blit(frame: Frame, sprite: Sprite, x: number, y: number, options: BlitOptions = {}): void {
  const opacity = Math.round(Math.min(1, options.opacity ?? 1) * 256);
  if (opacity <= 0) return;
  const left = Math.round(x);
  const top = Math.round(y);
  const wanted = options.from ?? { left: 0, top: 0, right: sprite.width, bottom: sprite.height };
  const part = {
    left: Math.max(0, Math.round(wanted.left), -left),
    top: Math.max(0, Math.round(wanted.top), -top),
    right: Math.min(sprite.width, Math.round(wanted.right), frame.width - left),
    bottom: Math.min(sprite.height, Math.round(wanted.bottom), frame.height - top),
  };
  if (part.left >= part.right || part.top >= part.bottom) return;
  draw(frame, { kind: 'sprite', sprite, left, top, part, opacity });
}

/**
 * Draws a sprite around a point at another size, taking the nearest pixel for each. It is meant for quick movements, in
 * which nobody sees the difference.
 */
export function blitScaled(frame: Frame, sprite: Sprite, x: number, y: number, scale: number, opacity = 1): void {
  if (scale <= 0.02 || opacity <= 0) return;
  const left = Math.round(x - (sprite.width * scale) / 2);
  const top = Math.round(y - (sprite.height * scale) / 2);
  draw(frame, { kind: 'scaled', sprite, left, top, scale, opacity: Math.round(opacity * 256) });
}

/** Draws what was only noted so far, before something reads or changes the frame's samples. */
export function settle(frame: Frame): void {
  const { marks } = frame;
  frame.marks = undefined;
  for (const mark of marks ?? []) draw(frame, mark);
}

function draw(frame: Frame, mark: Mark): void {
  const { marks, width, height } = frame;
  if (marks) marks.push(mark);
  else drawMark(frame, mark, clipOf({ left: 0, top: 0, right: width, bottom: height }));
}
