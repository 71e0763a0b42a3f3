import { blendPlainly, coverOf, mixed } from './blend.ts';
import type { Frame, Plane, Sprite } from './frame.ts';

interface BlitOptions {
  /** Opacity, 0 to 1. */
  opacity?: number;
  /** The part of the sprite that is drawn, in its own pixels. */
  from?: { left: number; top: number; right: number; bottom: number };
}

/** Fills the frame with a plate of the same size. */
export function lay(frame: Frame, plate: Frame): void {
  frame.data.set(plate.data);
}

/** Draws a sprite with its upper left corner at a point, which may be outside the frame. */
export function blit(frame: Frame, sprite: Sprite, x: number, y: number, options: BlitOptions = {}): void {
  const opacity = Math.round(Math.min(1, options.opacity ?? 1) * 256);
  if (opacity <= 0) return;
  const left = Math.round(x);
  const top = Math.round(y);
  const part = options.from ?? { left: 0, top: 0, right: sprite.width, bottom: sprite.height };
  const inside = {
    left: Math.max(0, Math.round(part.left), -left),
    top: Math.max(0, Math.round(part.top), -top),
    right: Math.min(sprite.width, Math.round(part.right), frame.width - left),
    bottom: Math.min(sprite.height, Math.round(part.bottom), frame.height - top),
  };
  if (inside.left >= inside.right || inside.top >= inside.bottom) return;
  const blend = frame.blend ?? blendPlainly;
  blend(frame, 'y', sprite, left, top, inside, opacity);
  const halfLeft = left >> 1;
  const halfTop = top >> 1;
  const half = {
    left: Math.max((inside.left + 1) >> 1, -halfLeft),
    top: Math.max((inside.top + 1) >> 1, -halfTop),
    right: Math.min((inside.right + 1) >> 1, sprite.chroma.width, frame.width / 2 - halfLeft),
    bottom: Math.min((inside.bottom + 1) >> 1, sprite.chroma.height, frame.height / 2 - halfTop),
  };
  blend(frame, 'u', sprite, halfLeft, halfTop, half, opacity);
  blend(frame, 'v', sprite, halfLeft, halfTop, half, opacity);
}

/**
 * Draws a sprite around a point at another size, taking the nearest pixel for each. It is meant for quick movements, in
 * which nobody sees the difference.
 */
export function blitScaled(frame: Frame, sprite: Sprite, x: number, y: number, scale: number, opacity = 1): void {
  if (scale <= 0.02 || opacity <= 0) return;
  const cover = Math.round(opacity * 256);
  const left = Math.round(x - (sprite.width * scale) / 2);
  const top = Math.round(y - (sprite.height * scale) / 2);
  stretch(frame.y, frame.width, frame.height, sprite.y, sprite.luma, left, top, scale, cover);
  for (const channel of ['u', 'v'] as const) {
    const [width, height] = [frame.width / 2, frame.height / 2];
    stretch(frame[channel], width, height, sprite[channel], sprite.chroma, left >> 1, top >> 1, scale, cover);
  }
}

function stretch(
  target: Uint8Array,
  stride: number,
  lines: number,
  source: Uint8Array,
  { width, height, alpha }: Plane,
  left: number,
  top: number,
  scale: number,
  opacity: number,
): void {
  const step = Math.round(65536 / scale);
  const right = Math.min(stride, left + Math.floor(width * scale));
  const bottom = Math.min(lines, top + Math.floor(height * scale));
  const first = Math.max(0, left);
  for (let row = Math.max(0, top); row < bottom; row++) {
    const base = Math.min(height - 1, ((row - top) * step) >> 16) * width;
    let column = (first - left) * step;
    for (let at = row * stride + first; at < row * stride + right; at++) {
      const from = base + (column >> 16);
      column += step;
      const cover = coverOf(alpha[from] as number, opacity);
      if (cover !== 0) target[at] = mixed(target[at] as number, source[from] as number, cover);
    }
  }
}
