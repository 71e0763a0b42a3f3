import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from './frame-facts.ts';
import type { Transition } from './story.ts';

const SECONDS: Readonly<Record<Transition, number>> = {
  cut: 0,
  dissolve: 0.7,
  fade: 0.9,
  flash: 0.3,
  wipe: 0.45,
  iris: 0.6,
};

/** Transitions that show the last picture of the scene before them. */
export const TAKES_OVER: ReadonlySet<Transition> = new Set<Transition>(['dissolve', 'wipe', 'iris']);

/** Draws the beginning of a scene over the last picture of the one before. */
export function drawTransition(
  context: SKRSContext2D,
  transition: Transition,
  facts: FrameFacts,
  last: Canvas | undefined,
): void {
  const { width, height, seconds, length } = facts;
  const progress = seconds / Math.min(SECONDS[transition], length / 2);
  if (!(progress < 1)) return;
  context.save();
  if (transition === 'fade') cover(context, facts, `rgba(0,0,0,${1 - progress})`);
  if (transition === 'flash') cover(context, facts, `rgba(255,252,240,${(1 - progress) ** 1.5 * 0.9})`);
  if (last && transition === 'dissolve') {
    context.globalAlpha = 1 - progress;
    context.drawImage(last, 0, 0);
  }
  if (last && transition === 'wipe') {
    const slant = height * 0.3;
    const edge = (width + slant) * progress;
    context.beginPath();
    context.moveTo(edge, 0);
    context.lineTo(width + slant, 0);
    context.lineTo(width + slant, height);
    context.lineTo(edge - slant, height);
    context.clip();
    context.drawImage(last, 0, 0);
  }
  if (last && transition === 'iris') {
    context.beginPath();
    context.rect(0, 0, width, height);
    context.arc(width / 2, height / 2, Math.hypot(width, height) * 0.5 * progress ** 1.4, 0, Math.PI * 2);
    context.clip('evenodd');
    context.drawImage(last, 0, 0);
  }
  context.restore();
}

function cover(context: SKRSContext2D, { width, height }: FrameFacts, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
}
