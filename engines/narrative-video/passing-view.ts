import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../drawing/chance.ts';
import { css, darken, hex, lighten, mix, type Rgb } from '../drawing/color.ts';
import { discOf } from './disc-of-light.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Light } from './light.ts';
import { drawLand } from './passing-land.ts';
import { drawWetGlass } from './wet-glass.ts';

/** What is seen through the windows of a train. Lengths are shares of the picture's shorter side. */
interface Passing {
  x: number;
  /** Height above the horizon. */
  y: number;
  size: number;
  /** Speed in widths of the picture per second. */
  speed: number;
  color: Rgb;
}

const chance = chanceOf('passing view');
const LAMPS = ['#ffd08a', '#ffb45a', '#fff0cc', '#ff7a6a', '#8fe0e8', '#ffc46e'].map(hex);
/** Lamps on film: most are warm. */
const WARM = ['#ffcf8a', '#ffb45a', '#ffe2b0', '#ffc46e', '#ff9a5a', '#fff2d8', '#ff7460', '#b8dce4'].map(hex);

const houses: readonly Passing[] = Array.from({ length: 15 }, (_, house) => ({
  x: (house + chance.next() * 0.6) / 15,
  y: chance.between(0.06, 0.24),
  size: chance.between(0.08, 0.17),
  speed: 0.03,
  color: chance.pick(LAMPS),
}));
const lights: readonly Passing[] = Array.from({ length: 22 }, (_, light) => {
  const near = (light % 11) / 10;
  return {
    x: chance.next(),
    y: chance.between(-0.07, 0.22) * (0.4 + near),
    size: 0.006 + 0.02 * near ** 2,
    speed: 0.08 + 0.3 * near,
    color: chance.pick(LAMPS),
  };
});
const streaks: readonly Passing[] = Array.from({ length: 5 }, () => ({
  x: chance.next(),
  y: chance.between(-0.1, 0.26),
  size: chance.between(0.006, 0.012),
  speed: chance.between(1, 1.5),
  color: chance.pick(LAMPS),
}));
const drops = Array.from({ length: 64 }, () => ({ x: chance.next(), y: chance.next(), size: chance.next() }));

/** Room on either side of the picture, as a share of its width, in which things appear and disappear. */
const ASIDE = 0.35;

/**
 * Draws what passes outside a moving train over the whole picture, and rain on the glass. Walls are drawn over it.
 * @param horizon pixels below the picture's upper edge
 */
export function drawPassingView(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
  drawOutside(context, facts, light, horizon);
  if (light.weather === 'rain' || light.weather === 'storm') drawRainOnGlass(context, facts);
}

/** Pixels of the picture for each pixel of a view out of focus, along each side. */
const COARSE = 8;
let sheet: Canvas | undefined;

/** Draws the view as a lens shows it that focuses on people: land in motion, lamps as discs, and drops on the glass. */
export function drawSoftPassingView(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
  const { width, height, unit } = facts;
  const [wide, tall] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  if (sheet?.width !== wide || sheet.height !== tall) sheet = createCanvas(wide, tall);
  drawLand(
    sheet.getContext('2d'),
    { ...facts, width: wide, height: tall, unit: unit / COARSE },
    light,
    horizon / COARSE,
  );
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(sheet, 0, 0, wide * COARSE, tall * COARSE);
  context.restore();
  if (light.isDark) drawBokeh(context, facts, horizon);
  if (light.weather === 'rain' || light.weather === 'storm') drawWetGlass(context, facts);
}

/** Lamps of a town beside the railway: small and slow ones far away, and large ones that rush past. */
const town: readonly Passing[] = Array.from({ length: 64 }, (_, lamp) => {
  const near = (lamp / 64) ** 2.6;
  return {
    x: chance.next(),
    y: chance.between(-0.03, 0.05) + near * chance.between(-0.12, 0.3),
    size: 0.008 + 0.046 * near,
    speed: 0.035 + 0.5 * near,
    color: chance.pick(WARM),
  };
});

const discs = new Map<Rgb, Canvas>();

/** Draws lamps out of focus as even discs, as a lens shows them. */
function drawBokeh(context: SKRSContext2D, facts: FrameFacts, horizon: number): void {
  const { unit } = facts;
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const lamp of town) {
    const radius = lamp.size * unit;
    const [x, y] = [leftOf(lamp, facts), horizon - lamp.y * unit];
    const disc = discs.get(lamp.color) ?? discOf(lamp.color);
    discs.set(lamp.color, disc);
    // Lamps that rush past are drawn out by their motion.
    const long = radius * (1 + lamp.speed * 0.4);
    context.globalAlpha = 0.26 + 0.6 * Math.exp(-lamp.size * 70);
    context.drawImage(disc, x - long, y - radius, long * 2, radius * 2);
  }
  context.restore();
}

function drawOutside(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
  const { width, height } = facts;
  const sky = context.createLinearGradient(0, 0, 0, Math.max(1, horizon));
  const [top, low] = light.isDark ? [hex('#0a1038'), hex('#2c4288')] : [light.middle, light.horizon];
  sky.addColorStop(0, css(top));
  sky.addColorStop(1, css(low));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon);
  const land = light.isDark ? hex('#0b1126') : mix(hex('#6f8a5a'), light.haze, 0.35);
  context.fillStyle = css(land);
  context.fillRect(0, horizon, width, height - horizon);
  drawHorizon(context, facts, light, horizon, land);
  if (light.isDark) drawLights(context, facts, horizon);
  else drawPoles(context, facts, darken(land, 0.35));
}

/** Returns the position of something that comes from the right and goes to the left again and again, pixels. */
function leftOf({ x, speed }: Passing, { width, seconds }: FrameFacts): number {
  const way = 1 + ASIDE * 2;
  return ((((x * way - seconds * speed) % way) + way) % way) * width - ASIDE * width;
}

/** Draws houses with lit windows, or by day trees. */
function drawHorizon(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number, land: Rgb): void {
  const { unit } = facts;
  for (const { x, y, size, speed, color } of houses) {
    const [left, wide, tall] = [leftOf({ x, y, size, speed, color }, facts), size * unit, y * unit];
    if (!light.isDark) {
      context.fillStyle = css(mix(darken(land, 0.12 + y), light.haze, 0.3));
      context.beginPath();
      context.ellipse(left, horizon, wide * 1.1, tall * 0.75, 0, Math.PI, 0);
      context.fill();
      continue;
    }
    context.fillStyle = css(hex('#131c3c'));
    context.fillRect(left, horizon - tall, wide, tall + unit * 0.01);
    context.fillStyle = css(color, 0.75);
    for (let pane = 0; pane < 12; pane += 1) {
      const [row, column] = [Math.floor(pane / 3), pane % 3];
      if ((Math.round(x * 97) + row * 5 + column * 3) % 4 > 1) continue;
      context.fillRect(
        left + wide * (0.16 + column * 0.28),
        horizon - tall * (0.9 - row * 0.22),
        wide * 0.12,
        tall * 0.09,
      );
    }
  }
}

/** Draws lamps out of focus, and near ones as long streaks. */
function drawLights(context: SKRSContext2D, facts: FrameFacts, horizon: number): void {
  const { width, unit } = facts;
  for (const light of lights) {
    const [x, y, radius] = [leftOf(light, facts), horizon - light.y * unit, light.size * unit];
    for (const [reach, alpha] of [
      [1.5, 0.2],
      [1, 0.68],
    ] as const) {
      context.fillStyle = css(light.color, alpha);
      context.beginPath();
      context.ellipse(x, y, radius * reach * (1 + light.speed), radius * reach, 0, 0, 7);
      context.fill();
    }
  }
  for (const streak of streaks) {
    const [x, y, thick] = [leftOf(streak, facts), horizon - streak.y * unit, streak.size * unit];
    const long = width * 0.22;
    const tail = context.createLinearGradient(x, 0, x + long, 0);
    tail.addColorStop(0, css(lighten(streak.color, 0.4), 0.95));
    tail.addColorStop(1, css(streak.color, 0));
    context.fillStyle = tail;
    context.fillRect(x, y - thick / 2, long, thick);
  }
}

/** Draws poles beside the track, blurred by speed. */
function drawPoles(context: SKRSContext2D, facts: FrameFacts, color: Rgb): void {
  const { height, unit } = facts;
  for (const x of [0.1, 0.6]) {
    const left = leftOf({ x, y: 0, size: 0, speed: 1.1, color }, facts);
    for (const [reach, alpha] of [
      [0.05, 0.25],
      [0.02, 0.5],
    ] as const) {
      context.fillStyle = css(color, alpha);
      context.fillRect(left - (reach * unit) / 2, 0, reach * unit, height);
    }
  }
}

/** Seconds in which a drop crosses the glass, and how far the wind moves it sideways while it falls by one. */
const FALL = 2.4;
const SLANT = 1.15;

/** Draws drops that run over the glass in slanting lines, and drops that cling to it. */
function drawRainOnGlass(context: SKRSContext2D, { width, height, unit, seconds }: FrameFacts): void {
  const reach = height * 0.75;
  context.strokeStyle = 'rgba(206,224,250,0.42)';
  context.lineWidth = Math.max(1, unit * 0.0032);
  context.lineCap = 'round';
  context.beginPath();
  for (const { x, y, size } of drops) {
    const fallen = (y + seconds / (FALL * (1.3 - size * 0.6))) % 1;
    const long = unit * (0.04 + size * 0.07);
    const top = fallen * reach;
    const left = (((x * (width + reach) + top * SLANT) % (width + reach)) + reach) % (width + reach);
    context.moveTo(left, top);
    context.lineTo(left - long * SLANT * 0.7, top - long * 0.7);
  }
  context.stroke();
  context.fillStyle = 'rgba(220,234,255,0.5)';
  context.beginPath();
  for (const { x, y, size } of drops) {
    const radius = Math.max(0.7, unit * (0.0018 + size * 0.0028));
    const [left, top] = [((x * 7 + y * 3) % 1) * width, ((y * 5 + x * 11) % 1) * reach];
    context.moveTo(left + radius, top);
    context.arc(left, top, radius, 0, 7);
  }
  context.fill();
}
