import type { SKRSContext2D } from '@napi-rs/canvas';
import { noise } from '../../drawing/noise.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { FrameFacts } from '../frame-facts.ts';

const COUNT = 150;
/** Seconds from the impact of a drop until its ring is gone. */
const LASTS = 0.5;
/** Number of age groups. The rings of each group are drawn as one path. */
const AGES = 3;

/** Draws rings on the ground where drops fall. */
export function drawSplashes(context: SKRSContext2D, lens: Lens, { seconds, unit }: FrameFacts): void {
  const paths = Array.from({ length: AGES }, (): { x: number; y: number; radius: number }[] => []);
  for (let drop = 0; drop < COUNT; drop += 1) {
    const time = seconds / LASTS + chance(drop, 0);
    const turn = Math.floor(time);
    const age = time - turn;
    const near = chance(drop, turn * 3 + 1);
    const z = 2.6 - 11 * near;
    const x = (chance(drop, turn * 3 + 2) * 2 - 1) * (2 + near * 7);
    const at = projected(lens, [x, 0, z]);
    if (at.distance < 0.6) continue;
    const radius = ((0.03 + 0.13 * age) * lens.focal) / at.distance;
    paths[Math.min(AGES - 1, Math.floor(age * AGES))]?.push({ x: at.x, y: at.y, radius });
  }
  context.lineWidth = Math.max(0.7, unit * 0.0022);
  paths.forEach((rings, age) => {
    context.strokeStyle = `rgba(226,236,250,${0.6 - age * 0.2})`;
    context.beginPath();
    for (const { x, y, radius } of rings) {
      context.moveTo(x + radius, y);
      context.ellipse(x, y, radius, radius * 0.36, 0, 0, 7);
      // The crown of a drop that has just fallen.
      if (age === 0) {
        context.moveTo(x, y);
        context.lineTo(x, y - radius * 1.6);
      }
    }
    context.stroke();
  });
}

function chance(drop: number, turn: number): number {
  return noise(drop * 17 + 3, turn * 29 + 11);
}
