import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from '../frame-facts.ts';

/** Seconds between two lamps that the train passes, and the width of their light in widths of the picture. */
const [PERIOD, WIDE] = [2.1, 0.3];
/** How far a band of light leans, in widths of the picture. */
const LEAN = 0.22;
/** Stops of a band from its edge over its middle to the other edge: position and strength. */
const SOFT = [
  [0, 0],
  [0.35, 1],
  [0.6, 0.55],
  [1, 0],
] as const;
const STEPPED = [
  [0, 0.6],
  [0.999, 0.6],
] as const;

/**
 * Lights a carriage and the people in it at night: warm from the lamps above, dim below, and with a band of light from
 * outside that passes from right to left.
 * @param isStepped whether the light has hard edges, for pictures of few colors
 */
export function drawCarriageLight(
  context: SKRSContext2D,
  { width, height, seconds }: Pick<FrameFacts, 'width' | 'height' | 'seconds'>,
  isStepped = false,
): void {
  context.save();
  context.globalCompositeOperation = 'soft-light';
  if (!isStepped) {
    const down = context.createLinearGradient(0, 0, 0, height);
    down.addColorStop(0, 'rgba(255,206,140,0.32)');
    down.addColorStop(0.45, 'rgba(255,200,140,0.14)');
    down.addColorStop(0.6, 'rgba(40,30,70,0.08)');
    down.addColorStop(1, 'rgba(10,12,44,0.6)');
    context.fillStyle = down;
    context.fillRect(0, 0, width, height);
  }
  const wide = WIDE * width;
  const way = width * 2.4;
  const left = width * 1.2 - ((seconds % PERIOD) / PERIOD) * way;
  // The band is skewed: its gradient runs across it.
  context.transform(1, 0, -LEAN * (width / height), 1, left + LEAN * width * 0.5, 0);
  const across = context.createLinearGradient(0, 0, wide, 0);
  for (const [at, strength] of isStepped ? STEPPED : SOFT)
    across.addColorStop(at, `rgba(255,244,214,${strength * 0.75})`);
  context.fillStyle = across;
  context.fillRect(0, 0, wide, height);
  context.restore();
}
