import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from '../frame-facts.ts';

/** Position of a drop: shares of the picture's width and of the distance that it falls. */
export interface Drop {
  x: number;
  y: number;
  /** 0 far, 1 near. */
  near: number;
}

/** How a look draws rain. Lengths are shares of the picture's shorter side. */
export interface Rain {
  /** streak: a line · wedge: pointed at the top, wide at the bottom · tear: a drop with a tail */
  shape: 'streak' | 'wedge' | 'tear';
  /** Red, green and blue in CSS notation. */
  color: string;
  /** Opacity of far and near drops, 0 to 1. `length` and `width` are also given for both. */
  alpha: readonly [far: number, near: number];
  length: readonly [far: number, near: number];
  width: readonly [far: number, near: number];
  /** How far a drop is blown sideways, as a share of its fall. */
  slant: number;
  /** Share of the drops that fall. */
  density: number;
  /** How fast drops fall; 1 is as fast as in nature. */
  speed: number;
  /** What a drop leaves on the ground. */
  splash: 'none' | 'ring' | 'crown';
}

export const STREAKS: Rain = {
  shape: 'streak',
  color: '216,230,250',
  alpha: [0.26, 0.5],
  length: [0.03, 0.1],
  width: [0.0021, 0.0038],
  slant: 0.14,
  density: 1,
  speed: 1,
  splash: 'none',
};

/** Far, middle and near drops. Each group is drawn as one path, whatever its number of drops. */
const GROUPS: readonly (readonly [from: number, to: number])[] = [
  [0, 0.3],
  [0.3, 0.7],
  [0.7, 1.01],
];

/** Width in pixels up to which nobody sees whether a streak has round ends. They take more time than the rest of it. */
const THIN = 4;

function capOf(thick: number): 'round' | 'butt' {
  return thick > THIN ? 'round' : 'butt';
}

/** @param force 1 is rain, more is a storm */
export function drawRain(
  context: SKRSContext2D,
  facts: FrameFacts,
  drops: readonly Drop[],
  rain: Rain,
  force = 1,
): void {
  const { width, height, unit, seconds } = facts;
  const falling = drops.slice(0, Math.round(drops.length * rain.density));
  for (const [from, to] of GROUPS) {
    const depth = (from + Math.min(1, to)) / 2;
    const between = ([far, near]: readonly [number, number]) => far + (near - far) * depth;
    const thick = Math.max(1, unit * between(rain.width));
    context.beginPath();
    for (const { x, y, near } of falling) {
      if (near < from || near >= to) continue;
      const long = unit * (rain.length[0] + (rain.length[1] - rain.length[0]) * near) * force;
      const fallen = (y + seconds * (1.1 + near * 1.3) * force * rain.speed) % 1.2;
      const left = ((x + 1 - fallen * rain.slant * 0.86 * force) % 1) * width * 1.1;
      const aside = -long * rain.slant * force;
      trace(context, rain.shape, left, fallen * height - height * 0.1, aside, long, thick);
    }
    const tone = `rgba(${rain.color},${between(rain.alpha)})`;
    if (rain.shape === 'streak') {
      context.lineCap = capOf(thick);
      context.strokeStyle = tone;
      context.lineWidth = thick;
      context.stroke();
    } else {
      context.fillStyle = tone;
      context.fill();
    }
  }
  if (rain.splash !== 'none') splashes(context, facts, falling, rain);
}

function trace(
  context: SKRSContext2D,
  shape: Rain['shape'],
  x: number,
  y: number,
  aside: number,
  long: number,
  thick: number,
): void {
  context.moveTo(x, y);
  if (shape === 'streak') {
    context.lineTo(x + aside, y + long);
    return;
  }
  const [footX, footY] = [x + aside, y + long];
  if (shape === 'wedge') {
    context.lineTo(footX - thick, footY);
    context.lineTo(footX + thick, footY);
  } else {
    context.quadraticCurveTo(footX - thick, footY - thick, footX - thick, footY);
    context.arc(footX, footY, thick, Math.PI, 0, true);
    context.quadraticCurveTo(footX + thick, footY - thick, x, y);
  }
  context.closePath();
}

/** Splashes per second at one place, and the share of the time for which each is visible. */
const [SPLASHES, SEEN] = [2.2, 0.55];
/** Height at which the ground begins in most pictures, and the share of the picture that it fills. */
const [GROUND, DEPTH] = [0.74, 0.25];

function splashes(
  context: SKRSContext2D,
  { width, height, unit, seconds }: FrameFacts,
  drops: readonly Drop[],
  rain: Rain,
): void {
  context.beginPath();
  for (const { x, y, near } of drops) {
    const life = ((seconds + y * 7) * SPLASHES * rain.speed) % 1;
    if (life > SEEN || near < 0.2) continue;
    const age = life / SEEN;
    const turn = Math.floor((seconds + y * 7) * SPLASHES * rain.speed);
    const [left, top] = [((x * 3 + turn * 0.37) % 1) * width, height * (GROUND + DEPTH * ((y * 5 + turn * 0.61) % 1))];
    const size = unit * 0.02 * (0.4 + (top / height - GROUND) * 3);
    if (rain.splash === 'ring') {
      context.moveTo(left + size * age, top);
      context.ellipse(left, top, size * age, size * age * 0.3, 0, 0, 7);
      continue;
    }
    for (const side of [-1, -0.35, 0.35, 1]) {
      context.moveTo(left + side * size * 0.3 * age, top - size * age * 0.3);
      context.lineTo(
        left + side * size * (0.3 + age * 0.5),
        top - size * (0.7 + age * 0.3) * (1.2 - Math.abs(side) * 0.5),
      );
    }
  }
  const thick = Math.max(1, unit * (rain.width[0] + rain.width[1]) * 0.5);
  context.lineCap = capOf(thick);
  context.strokeStyle = `rgba(${rain.color},${rain.alpha[1]})`;
  context.lineWidth = thick;
  context.stroke();
}
