import type { SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';

/** Loudness from which a scene opens with an impact frame, and the frame's length in seconds: two drawings. */
const LOUD = 0.78;
const SECONDS = 0.16;

/**
 * Draws an impact frame at the beginning of a loud scene: the picture in reversed gray, with black strokes that burst
 * from the middle. It comes once in a scene, so it never flickers.
 */
export function impactFrame(context: SKRSContext2D, { width, height, seconds, energy }: FrameFacts): void {
  if (energy < LOUD || seconds >= SECONDS) return;
  context.save();
  context.globalCompositeOperation = 'saturation';
  context.fillStyle = '#808080';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'difference';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.restore();
  burst(context, width, height, '#0c0818');
}

function burst(context: SKRSContext2D, width: number, height: number, color: string): void {
  const chance = chanceOf('impact');
  const reach = Math.hypot(width, height) * 0.6;
  context.fillStyle = color;
  context.beginPath();
  for (let stroke = 0; stroke < 40; stroke += 1) {
    const angle = (stroke / 40) * Math.PI * 2 + chance.between(-0.06, 0.06);
    const thin = chance.between(0.008, 0.032);
    const start = reach * chance.between(0.42, 0.62);
    context.moveTo(width / 2 + Math.cos(angle) * start, height * 0.46 + Math.sin(angle) * start);
    context.lineTo(width / 2 + Math.cos(angle - thin) * reach, height * 0.46 + Math.sin(angle - thin) * reach);
    context.lineTo(width / 2 + Math.cos(angle + thin) * reach, height * 0.46 + Math.sin(angle + thin) * reach);
    context.closePath();
  }
  context.fill();
}
