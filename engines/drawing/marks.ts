import { blendPlainly, copyPlainly, coverOf, mixed } from './blend.ts';
import type { Box, Frame, Mark, Plane, PlateMark, ScaledMark, SpriteMark } from './frame.ts';

/** A part of the frame, in samples of its brightness and of its colors. Its sides are at even pixels. */
export interface Clip {
  luma: Box;
  chroma: Box;
}

export function clipOf(luma: Box): Clip {
  const { left, top, right, bottom } = luma;
  return { luma, chroma: { left: left / 2, top: top / 2, right: right / 2, bottom: bottom / 2 } };
}

/** Draws the part of a mark that is inside the clip. */
export function drawMark(frame: Frame, mark: Mark, clip: Clip): void {
  if (mark.kind === 'plate') copyPart(frame, mark.plate, clip);
  else if (mark.kind === 'scaled') stretchPart(frame, mark, clip);
  else blendPart(frame, mark, clip);
}

function blendPart(frame: Frame, { sprite, left, top, part, opacity }: SpriteMark, clip: Clip): void {
  const blend = frame.blend ?? blendPlainly;
  const full = within(part, left, top, clip.luma);
  if (full) blend(frame, 'y', sprite, left, top, full, opacity);
  const [halfLeft, halfTop] = [left >> 1, top >> 1];
  const colors = {
    left: (part.left + 1) >> 1,
    top: (part.top + 1) >> 1,
    right: Math.min((part.right + 1) >> 1, sprite.chroma.width),
    bottom: Math.min((part.bottom + 1) >> 1, sprite.chroma.height),
  };
  const half = within(colors, halfLeft, halfTop, clip.chroma);
  if (!half) return;
  blend(frame, 'u', sprite, halfLeft, halfTop, half, opacity);
  blend(frame, 'v', sprite, halfLeft, halfTop, half, opacity);
}

/** Returns the part of the frame outside of which a mark changes nothing. It may reach over the frame's border. */
export function boundsOf(mark: Exclude<Mark, PlateMark>): Box {
  const { left, top, sprite } = mark;
  const { width, height } = sprite;
  const drawn =
    mark.kind === 'sprite'
      ? mark.part
      : { left: 0, top: 0, right: Math.floor(width * mark.scale), bottom: Math.floor(height * mark.scale) };
  // A sample of color covers two pixels, so it may reach a pixel farther.
  return {
    left: left + drawn.left - 1,
    top: top + drawn.top - 1,
    right: left + drawn.right + 1,
    bottom: top + drawn.bottom + 1,
  };
}

/** Cuts a part of something at a place to what is inside the clip. @returns undefined if nothing is */
function within(part: Box, x: number, y: number, clip: Box): Box | undefined {
  const left = Math.max(part.left, clip.left - x);
  const top = Math.max(part.top, clip.top - y);
  const right = Math.min(part.right, clip.right - x);
  const bottom = Math.min(part.bottom, clip.bottom - y);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

function copyPart(frame: Frame, plate: Frame, { luma, chroma }: Clip): void {
  const copy = frame.copy ?? copyPlainly;
  copy(frame, 'y', plate, luma);
  copy(frame, 'u', plate, chroma);
  copy(frame, 'v', plate, chroma);
}

function stretchPart(frame: Frame, { sprite, left, top, scale, opacity }: ScaledMark, { luma, chroma }: Clip): void {
  stretch(frame.y, frame.width, sprite.y, sprite.luma, left, top, luma, scale, opacity);
  for (const channel of ['u', 'v'] as const) {
    stretch(
      frame[channel],
      frame.width / 2,
      sprite[channel],
      sprite.chroma,
      left >> 1,
      top >> 1,
      chroma,
      scale,
      opacity,
    );
  }
}

function stretch(
  target: Uint8Array,
  stride: number,
  source: Uint8Array,
  { width, height, alpha }: Plane,
  left: number,
  top: number,
  clip: Box,
  scale: number,
  opacity: number,
): void {
  const step = Math.round(65536 / scale);
  const right = Math.min(clip.right, left + Math.floor(width * scale));
  const bottom = Math.min(clip.bottom, top + Math.floor(height * scale));
  const first = Math.max(clip.left, left);
  for (let row = Math.max(clip.top, top); row < bottom; row++) {
    const base = Math.min(height - 1, ((row - top) * step) >> 16) * width;
    const at = row * stride + first;
    stretchRow(target, at, at + right - first, source, alpha, base, (first - left) * step, step, opacity);
  }
}

/** @param column the first one of the source, and `step` the distance between two, in 1/65,536 */
function stretchRow(
  target: Uint8Array,
  from: number,
  to: number,
  source: Uint8Array,
  alpha: Uint8Array,
  base: number,
  column: number,
  step: number,
  opacity: number,
): void {
  for (let at = from, now = column; at < to; at++, now += step) {
    const place = base + (now >> 16);
    const cover = coverOf(alpha[place] as number, opacity);
    if (cover !== 0) target[at] = mixed(target[at] as number, source[place] as number, cover);
  }
}
