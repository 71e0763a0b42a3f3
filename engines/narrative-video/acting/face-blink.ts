import { chanceOf } from '../../drawing/chance.ts';
import { DRAWINGS } from './face-state.ts';

/** Length of a slot in seconds. Each slot has one blink at a random time; one in five is a double blink. */
const BLINK_SLOT = 3.4;

/** Returns how far the lids of the owner of a seed are closed by a blink, 0 to 1, at a time of the song in seconds. */
export function blinkAt(seed: string, seconds: number): number {
  const slot = Math.floor(seconds / BLINK_SLOT);
  const chance = chanceOf(`${seed}/blink/${slot}`);
  const at = slot * BLINK_SLOT + chance.between(0.3, BLINK_SLOT - 0.6);
  const isDouble = chance.next() < 0.2;
  return Math.max(lid(seconds - at), isDouble ? lid(seconds - at - 0.33) : 0);
}

/** How far the lid is closed during a blink, which lasts three drawings. */
function lid(since: number): number {
  if (since < 0 || since >= 3 / DRAWINGS) return 0;
  return [0.6, 1, 0.4][Math.floor(since * DRAWINGS)] ?? 0;
}
