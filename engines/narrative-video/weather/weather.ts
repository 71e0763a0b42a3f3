import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Scene } from '../story.ts';
import { type Drop, drawRain, type Rain, STREAKS } from './rain.ts';

/** Draws one moment of the weather over a picture. */
export type Sky = (context: SKRSContext2D, facts: FrameFacts) => void;

export function weatherOf(
  { weather, shot }: Pick<Scene, 'weather' | 'shot'>,
  width: number,
  height: number,
  seed: string,
  manner: Rain = STREAKS,
): Sky | undefined {
  const chance = chanceOf(`${seed}/weather`);
  const drops: Drop[] = Array.from({ length: 210 }, () => ({
    x: chance.next(),
    y: chance.next(),
    near: chance.next() ** 1.5,
  }));
  // Nearer shots show people where wide ones show the ground.
  const rain: Rain = shot === 'wide' ? manner : { ...manner, splash: 'none' };
  switch (weather) {
    case 'clear':
      return undefined;
    case 'rain':
      return (context, facts) => drawRain(context, facts, drops, rain);
    case 'storm': {
      const isLeft = chance.next() < 0.5;
      return (context, facts) => {
        drawRain(context, facts, drops, rain, 1.5);
        lightning(context, facts, isLeft);
      };
    }
    case 'snow':
      return (context, facts) => snow(context, facts, drops);
    case 'fog': {
      const bank = fogBank(width, height, seed);
      return (context, facts) => fog(context, facts, bank);
    }
  }
}

/** Flakes near the lens, which are out of focus: their radius in shares of the shorter side, and their speed. */
const SOFT = { count: 26, least: 0.009, most: 0.026, fall: 0.3, opacity: 0.5 };
/** Pixels along the side of the picture of a soft flake. */
const SIDE = 32;
let flake: Canvas | undefined;

function softFlake(): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  const soft = pen.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2);
  soft.addColorStop(0, 'rgba(255,255,255,1)');
  soft.addColorStop(0.45, 'rgba(255,255,255,0.7)');
  soft.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = soft;
  pen.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}

/** Draws small distant flakes, and large ones near the lens that are out of focus. */
function snow(context: SKRSContext2D, facts: FrameFacts, drops: readonly Drop[]): void {
  fallingFlakes(context, facts, drops);
  if (!context.imageSmoothingEnabled) return;
  const { width, height, unit, seconds } = facts;
  flake ??= softFlake();
  for (const [index, { x, y, near }] of drops.slice(0, SOFT.count).entries()) {
    const size = (SOFT.least + (SOFT.most - SOFT.least) * near) * unit;
    const fallen = (y + seconds * SOFT.fall * (0.6 + near * 0.6)) % 1.2;
    const left = (x + Math.sin(seconds * 0.7 + index) * 0.03 + seconds * 0.05) % 1.1;
    context.globalAlpha = SOFT.opacity * (0.5 + 0.5 * (1 - near));
    context.drawImage(flake, left * width - size, (fallen - 0.1) * height - size, size * 2, size * 2.3);
  }
  context.globalAlpha = 1;
}

function fallingFlakes(
  context: SKRSContext2D,
  { width, height, unit, seconds }: FrameFacts,
  drops: readonly Drop[],
): void {
  for (const [from, to, alpha] of [
    [0, 0.25, 0.6],
    [0.25, 0.8, 0.85],
    [0.8, 1.01, 0.5],
  ] as const) {
    context.fillStyle = `rgba(255,255,255,${alpha})`;
    context.beginPath();
    for (const { x, y, near } of drops) {
      if (near < from || near >= to) continue;
      const fallen = (y + seconds * (0.07 + near * 0.16)) % 1.1;
      const left = ((x + Math.sin(seconds * 0.9 + y * 20) * 0.02 + seconds * 0.02 * near) % 1) * width;
      const radius = Math.max(0.6, unit * (0.0014 + near ** 2 * 0.007));
      context.moveTo(left + radius, fallen * height - height * 0.05);
      context.arc(left, fallen * height - height * 0.05, radius, 0, 7);
    }
    context.fill();
  }
}

/** A bolt's way down: shares of the picture's width from the edge at which it is, and of its height. */
const BOLT = [
  [0.11, -0.02],
  [0.085, 0.1],
  [0.105, 0.12],
  [0.07, 0.24],
  [0.092, 0.26],
  [0.055, 0.42],
] as const;

/** Draws two flashes, 0.28 s apart, near the middle of the scene, and a bolt at the edge, where nobody's face is. */
function lightning(
  context: SKRSContext2D,
  { width, height, unit, seconds, length }: FrameFacts,
  isLeft: boolean,
): void {
  const at = length * 0.45;
  const flash = Math.max(0, 1 - Math.abs(seconds - at) / 0.1, 0.7 - Math.abs(seconds - at - 0.28) / 0.16);
  if (flash <= 0) return;
  context.save();
  // Light makes bright things brighter. A white veil would hide faces in it.
  context.globalCompositeOperation = 'color-dodge';
  context.fillStyle = `rgba(150,160,185,${flash * 0.5})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.beginPath();
  for (const [aside, down] of BOLT) context.lineTo((isLeft ? aside : 1 - aside) * width, down * height);
  context.lineJoin = 'bevel';
  for (const [wide, alpha] of [
    [0.02, 0.25],
    [0.005, 1],
  ] as const) {
    context.lineWidth = unit * wide;
    context.strokeStyle = `rgba(240,246,255,${alpha * flash})`;
    context.stroke();
  }
  context.restore();
}

function fogBank(width: number, height: number, seed: string): Canvas {
  // Fog has no detail, so 90 pixels along the shorter side are enough.
  const smaller = Math.max(1, Math.min(width, height) / 90);
  const bank = createCanvas(Math.ceil(width / smaller), Math.ceil(height / smaller));
  const context = bank.getContext('2d');
  const chance = chanceOf(`${seed}/fog`);
  for (let index = 0; index < 26; index += 1) {
    const [x, y, radius] = [
      chance.next() * bank.width,
      bank.height * chance.between(0.35, 1),
      bank.width * chance.between(0.12, 0.34),
    ];
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, 'rgba(226,232,238,0.2)');
    gradient.addColorStop(1, 'rgba(226,232,238,0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, bank.width, bank.height);
  }
  return bank;
}

function fog(context: SKRSContext2D, { width, height, seconds }: FrameFacts, bank: Canvas): void {
  const shift = (seconds * width * 0.02) % (width * 0.3);
  context.drawImage(bank, -shift, 0, width * 1.35, height * 1.05);
}
