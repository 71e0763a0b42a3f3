import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../drawing/motion.ts';
import type { ThingPlace } from '../cast/insert-frame.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Scene } from '../story.ts';
import { thingInHands } from '../storyboard/inserts.ts';
import type { ThingName } from '../vocabulary/things.ts';

const HOT: ReadonlySet<ThingName> = new Set<ThingName>(['noodles', 'rice', 'bowl', 'cup']);

const IN_MIDDLE: ThingPlace = { aside: 0, up: 0, size: 1 };

/** Draws what moves at the thing that an insert shows: steam over hot food. */
export function drawInsertDetails(context: SKRSContext2D, scene: Scene, facts: FrameFacts, place = IN_MIDDLE): void {
  const thing = scene.deeds.map(thingInHands).find((name) => name !== undefined);
  if (thing && HOT.has(thing)) drawSteam(context, facts, place);
}

/** Wisps of steam: how far from the middle each rises, in shares of the shorter side, and its phase. */
const WISPS = [
  [-0.085, 0],
  [0.005, 0.37],
  [0.09, 0.71],
] as const;
/** Height of a wisp's foot, its length and its width, in shares of the shorter side, and its opacity. */
const STEAM = { foot: -0.07, long: 0.36, wide: 0.03, opacity: 0.42 };
const [PUFFS, RISING] = [16, 0.24];

function drawSteam(
  context: SKRSContext2D,
  { width, height, unit: whole, seconds }: FrameFacts,
  { aside: right, up: above, size: share }: ThingPlace,
): void {
  const unit = whole * share;
  const [middle, level] = [width / 2 + right * height, height / 2 - above * height];
  context.save();
  for (const [aside, phase] of WISPS) {
    for (let puff = 0; puff < PUFFS; puff += 1) {
      const up = (puff / PUFFS + seconds * RISING * 0.5) % 1;
      const sway = Math.sin(up * 5.2 - seconds * 1.3 + phase * 9) * (0.012 + 0.03 * up);
      const [x, y] = [middle + (aside + sway) * unit, level + (STEAM.foot - up * STEAM.long) * unit];
      const size = STEAM.wide * unit * (0.5 + up);
      const fade =
        smoothstep(0, 0.22, up) * (1 - smoothstep(0.45, 1, up)) * (0.7 + 0.3 * Math.sin(phase * 20 + seconds));
      const soft = context.createRadialGradient(x, y, 0, x, y, size);
      soft.addColorStop(0, `rgba(255,252,246,${STEAM.opacity * fade})`);
      soft.addColorStop(1, 'rgba(255,252,246,0)');
      context.fillStyle = soft;
      context.fillRect(x - size, y - size, size * 2, size * 2);
    }
  }
  context.restore();
}
