import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from '../frame-facts.ts';

const COLORS = ['255,63,164', '63,208,255', '255,184,63', '154,91,255'] as const;

/** Draws stage lamps that flash on the beat, each time from another position and in another color. */
export function stageLights(context: SKRSContext2D, { width, height, pulse, beats, loudness }: FrameFacts): void {
  const color = COLORS[beats % COLORS.length];
  const light = pulse * (0.1 + 0.22 * loudness);
  const x = width * (0.2 + 0.2 * ((beats * 3) % 4));
  const gradient = context.createRadialGradient(x, 0, 0, x, 0, height);
  gradient.addColorStop(0, `rgba(${color},${light * 2})`);
  gradient.addColorStop(1, `rgba(${color},${light * 0.2})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}
