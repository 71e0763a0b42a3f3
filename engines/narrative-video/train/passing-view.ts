import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { discOf } from '../light/disc-of-light.ts';
import { isRaining, type Light } from '../light/light.ts';
import { cityLight, cityView, PLAIN_HAND } from './city-strips.ts';
import { drawDrawnRain } from './glass-rain.ts';
import { drawLand } from './passing-land.ts';
import { PassingStrips } from './passing-strips.ts';
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
/** Lamps on film: most are warm. */
const WARM = ['#ffcf8a', '#ffb45a', '#ffe2b0', '#ffc46e', '#ff9a5a', '#fff2d8', '#ff7460', '#b8dce4'].map(hex);

/** Room on either side of the picture, as a share of its width, in which things appear and disappear. */
const ASIDE = 0.35;

let city: { key: string; strips: PassingStrips } | undefined;

/** Draws the towers and streets of a city beside the railway, as sharply as `blur` says. */
function drawCity(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number, blur: number): void {
  const { width, height } = facts;
  const key = [width, height, light.time, light.weather, light.horizon, blur].join('/');
  if (city?.key !== key) {
    city?.strips.free();
    const design = { hand: PLAIN_HAND, trainView: cityView(blur) };
    city = { key, strips: new PassingStrips(design, cityLight(light), { width, height }) };
  }
  city.strips.draw(context, facts, horizon);
}

/**
 * Draws what passes outside a moving train over the whole picture, and rain on the glass, as early consoles did. Walls
 * are drawn over it.
 * @param horizon pixels below the picture's upper edge
 */
export function drawPassingView(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
  drawCity(context, facts, light, horizon, 0);
  if (isRaining(light)) drawDrawnRain(context, facts);
}

/** Blur of a city at night behind people, in shares of the shorter side. */
const OUT_OF_FOCUS = 0.019;

/** Pixels of the picture for each pixel of a view out of focus, along each side. */
const COARSE = 8;
let sheet: Canvas | undefined;

/** Draws the view as a lens shows it that focuses on people: land in motion, lamps as discs, and drops on the glass. */
export function drawSoftPassingView(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
  if (light.isDark) drawCity(context, facts, light, horizon, OUT_OF_FOCUS);
  else drawSoftLand(context, facts, light, horizon);
  if (light.isDark) drawBokeh(context, facts, horizon);
  if (isRaining(light)) drawWetGlass(context, facts);
}

function drawSoftLand(context: SKRSContext2D, facts: FrameFacts, light: Light, horizon: number): void {
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

/** Returns the position of something that comes from the right and goes to the left again and again, pixels. */
function leftOf({ x, speed }: Passing, { width, seconds }: FrameFacts): number {
  const way = 1 + ASIDE * 2;
  return ((((x * way - seconds * speed) % way) + way) % way) * width - ASIDE * width;
}
