import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';

const chance = chanceOf('rain on glass');
/** Drops that cling to the glass. Lengths are shares of the picture, and sizes are shares of its shorter side. */
const CLINGING = Array.from({ length: 70 }, () => ({
  x: chance.next(),
  y: chance.next() * 0.7,
  size: 0.003 + 0.007 * chance.next() ** 2,
}));
/** Drops that run down and stop now and then, each with a trail of water. */
const RUNNING = Array.from({ length: 16 }, () => ({
  x: chance.next(),
  start: chance.next(),
  seconds: chance.between(2.5, 6),
  size: chance.between(0.006, 0.011),
  long: chance.between(0.08, 0.2),
}));
/** How far drops run, in heights of the picture, and how far the wind of the ride carries them aside meanwhile. */
const [REACH, ASIDE] = [0.85, 0.1];
/** Number of halts on a drop's way. */
const HALTS = 5;

/** Returns how much of its way a drop has run, 0 to 1: it runs, halts and runs on. */
function runOf(start: number, seconds: number, fall: number): number {
  const share = (start + seconds / fall) % 1;
  return share + Math.sin(share * HALTS * Math.PI * 2) / (HALTS * Math.PI * 2.4);
}

let clinging: { key: string; path: Path2D; lights: Path2D } | undefined;

function clingingDrops({ width, height, unit }: FrameFacts): { path: Path2D; lights: Path2D } {
  const key = `${width}/${height}`;
  if (clinging?.key !== key) {
    clinging = { key, path: new Path2D(), lights: new Path2D() };
    for (const drop of CLINGING) {
      const [x, y, size] = [drop.x * width, drop.y * height, Math.max(0.8, drop.size * unit)];
      teardrop(clinging.path, x, y, size);
      clinging.lights.ellipse(x - size * 0.3, y - size * 0.2, size * 0.24, size * 0.3, 0, 0, 7);
      clinging.lights.closePath();
    }
  }
  return clinging;
}

/** Adds the outline of a drop, which is round below and narrow above. */
function teardrop(path: Path2D, x: number, y: number, size: number): void {
  path.moveTo(x, y - size * 1.7);
  path.bezierCurveTo(x + size * 0.4, y - size * 0.8, x + size, y - size * 0.4, x + size, y + size * 0.1);
  path.bezierCurveTo(x + size, y + size * 1.1, x - size, y + size * 1.1, x - size, y + size * 0.1);
  path.bezierCurveTo(x - size, y - size * 0.4, x - size * 0.4, y - size * 0.8, x, y - size * 1.7);
  path.closePath();
}

/** Draws flat drops and their tapering trails on a window, as an inker would. */
export function drawDrawnRain(context: SKRSContext2D, facts: FrameFacts): void {
  const { width, height, unit, seconds } = facts;
  const still = clingingDrops(facts);
  const [drops, trails, lights] = [new Path2D(), new Path2D(), new Path2D()];
  for (const { x, start, seconds: fall, size, long } of RUNNING) {
    const run = runOf(start, seconds, fall);
    const [radius, y] = [size * unit, (run - 0.1) * height * REACH];
    const left = ((x - run * ASIDE + 1) % 1) * width;
    const [endX, endY] = [left + long * unit * ASIDE * 1.6, y - long * unit];
    trails.moveTo(left - radius * 0.62, y);
    trails.lineTo(left + radius * 0.62, y);
    trails.lineTo(endX, endY);
    trails.closePath();
    teardrop(drops, left, y, radius);
    lights.ellipse(left - radius * 0.3, y - radius * 0.2, radius * 0.24, radius * 0.3, 0, 0, 7);
    lights.closePath();
  }
  context.fillStyle = 'rgba(190,214,244,0.26)';
  context.fill(trails);
  context.fillStyle = 'rgba(176,204,240,0.55)';
  context.fill(still.path);
  context.fill(drops);
  context.fillStyle = 'rgba(255,255,255,0.85)';
  context.fill(still.lights);
  context.fill(lights);
}

/** Draws drops and trails of whole pixels that run straight down. */
export function drawPixelRain(context: SKRSContext2D, { width, height, seconds }: FrameFacts): void {
  context.fillStyle = 'rgb(120,150,206)';
  for (const { x, y, size } of CLINGING.slice(0, 44)) {
    const tall = size > 0.006 ? 2 : 1;
    context.fillRect(Math.round(x * width), Math.round(y * height), 1, tall);
  }
  for (const { x, start, seconds: fall, long } of RUNNING) {
    const run = runOf(start, seconds, fall);
    const [left, y, tall] = [Math.round(x * width), Math.round((run - 0.1) * height * REACH), Math.round(long * 60)];
    context.fillStyle = 'rgb(84,112,176)';
    context.fillRect(left, y - tall, 1, tall);
    context.fillStyle = 'rgb(196,220,250)';
    context.fillRect(left, y, 1, 2);
  }
}
