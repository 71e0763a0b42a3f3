import type { SKRSContext2D } from '@napi-rs/canvas';
import { clamp, smoothstep } from '../drawing/motion.ts';
import type { FrameFacts } from './frame-facts.ts';
import { thingInHands } from './inserts.ts';
import type { Scene } from './story.ts';
import type { ThingName } from './vocabulary/things.ts';

const HOT: ReadonlySet<ThingName> = new Set<ThingName>(['noodles', 'bowl', 'cup']);

/** Draws what moves at the thing that an insert shows in its middle: steam over hot food, and a tear that falls on it. */
export function drawInsertDetails(context: SKRSContext2D, scene: Scene, facts: FrameFacts): void {
  const thing = scene.deeds.map(thingInHands).find((name) => name !== undefined);
  if (thing && HOT.has(thing)) drawSteam(context, facts);
  if (scene.emotion === 'cry') drawTear(context, facts);
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

function drawSteam(context: SKRSContext2D, { width, height, unit, seconds }: FrameFacts): void {
  context.save();
  for (const [aside, phase] of WISPS) {
    for (let puff = 0; puff < PUFFS; puff += 1) {
      const up = (puff / PUFFS + seconds * RISING * 0.5) % 1;
      const sway = Math.sin(up * 5.2 - seconds * 1.3 + phase * 9) * (0.012 + 0.03 * up);
      const [x, y] = [width / 2 + (aside + sway) * unit, height / 2 + (STEAM.foot - up * STEAM.long) * unit];
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

/** Shares of a scene between which a tear falls, where it lands relative to the middle, and its size. */
const TEAR = { from: 0.42, to: 0.55, aside: 0.05, down: -0.02, size: 0.02 };

function drawTear(context: SKRSContext2D, { width, height, unit, seconds, length }: FrameFacts): void {
  const share = seconds / length;
  if (share < TEAR.from) return;
  const size = TEAR.size * unit;
  const [x, landing] = [width / 2 + TEAR.aside * unit, height / 2 + TEAR.down * unit];
  const fallen = (share - TEAR.from) / (TEAR.to - TEAR.from);
  if (fallen < 1) {
    drawDrop(context, x, -size + (landing + size) * fallen ** 1.6, size);
    return;
  }
  // It soaks in and becomes a spot.
  const spread = smoothstep(0, 0.12, share - TEAR.to);
  context.fillStyle = 'rgba(70,90,130,0.3)';
  context.beginPath();
  context.ellipse(x, landing, size * (1 + spread * 0.7), size * (0.6 + spread * 0.4), 0, 0, 7);
  context.fill();
  for (const [way, far] of [
    [-1, 1.4],
    [0.4, 1.8],
    [1, 1.2],
  ] as const) {
    const splash = clamp((share - TEAR.to) / 0.05);
    if (splash < 1)
      drawDrop(context, x + way * size * 1.6 * splash, landing - far * size * 2.4 * splash * (1 - splash), size * 0.3);
  }
}

function drawDrop(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y - size * 1.5);
  context.bezierCurveTo(x + size * 0.4, y - size * 0.5, x + size * 0.75, y, x, y + size * 0.7);
  context.bezierCurveTo(x - size * 0.75, y, x - size * 0.4, y - size * 0.5, x, y - size * 1.5);
  context.fillStyle = 'rgba(196,228,255,0.88)';
  context.fill();
  context.lineWidth = Math.max(1, size * 0.12);
  context.strokeStyle = 'rgba(60,90,150,0.75)';
  context.stroke();
  context.beginPath();
  context.arc(x - size * 0.16, y + size * 0.1, size * 0.16, 0, 7);
  context.fillStyle = 'rgba(255,255,255,0.95)';
  context.fill();
}
