import type { Rgb } from '../../../drawing/color.ts';
import { keepShapes } from '../../../drawing/lasting-shapes.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import type { Point } from '../../../people/person.ts';
import type { Light } from '../../light/light.ts';
import { speckAt } from '../../solid/film/film-stock.ts';

/** How the light of a place models a head: factors of its pixels on the side of the light, and on the other side. */
export interface HeadLight {
  lit: Radiance;
  shaded: Radiance;
  /** Toward the light: right, up, toward the viewer. */
  toward: Vector;
}

type Tones = Pick<HeadLight, 'lit' | 'shaded'>;

/** Light of a key lamp and a weaker, cooler fill, as on film. It is around 1, because `white` carries the brightness. */
const TONES: Readonly<Record<Light['time'], Tones>> = {
  dawn: { lit: [1.26, 1.16, 1.06], shaded: [0.64, 0.63, 0.76] },
  day: { lit: [1.23, 1.16, 1.06], shaded: [0.63, 0.6, 0.62] },
  sunset: { lit: [1.33, 1.2, 1.06], shaded: [0.76, 0.69, 0.78] },
  night: { lit: [1.4, 1.31, 1.2], shaded: [0.58, 0.64, 0.87] },
};
const LAMPLIGHT: Tones = { lit: [1.32, 1.21, 1.12], shaded: [0.74, 0.69, 0.72] };
/** Light from windows: walls return it, so shadows are not blue. */
const WINDOWLIGHT: Tones = { lit: [1.24, 1.14, 1.01], shaded: [0.67, 0.64, 0.64] };
/** Share of the contrast that a photograph takes, whose own light and shade tell what a face is like. */
const TAKEN = 0.66;
/** Share of the contrast that clouds leave by day, and at night, when only lamps shine. */
const [OVERCAST, BY_LAMPS] = [0.55, 0.88];

/** @param white color of white in the light of the place */
export function headLight(light: Light, [red, green, blue]: Rgb): HeadLight {
  const near = light.isInside && !light.isDark ? WINDOWLIGHT : LAMPLIGHT;
  const { lit, shaded } = light.isInside || light.isLamplit ? near : TONES[light.time];
  const contrast = TAKEN * (light.weather === 'clear' || light.isInside ? 1 : light.isDark ? BY_LAMPS : OVERCAST);
  const white: Radiance = [red / 255, green / 255, blue / 255];
  const tone = (one: Radiance, other: Radiance): Radiance => {
    const at = (channel: 0 | 1 | 2) =>
      white[channel] * ((one[channel] * (1 + contrast)) / 2 + (other[channel] * (1 - contrast)) / 2);
    return [at(0), at(1), at(2)];
  };
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  return { lit: tone(lit, shaded), shaded: tone(shaded, lit), toward: unit([side * 0.8, 0.42, 0.44]) };
}

/** Color of the light on the side of the key lamp and on the other side, as factors around 1. */
export type Tint = Tones;

/** How much of the light's color clothes show. */
const ON_CLOTH = 0.6;

/** Returns the color, without the brightness, of the light that models a head. */
export function tintOf({ lit, shaded }: Tones): Tint {
  const colored = (tone: Radiance): Radiance => {
    const mean = (tone[0] + tone[1] + tone[2]) / 3;
    return [(tone[0] / mean) ** ON_CLOTH, (tone[1] / mean) ** ON_CLOTH, (tone[2] / mean) ** ON_CLOTH];
  };
  return { lit: colored(lit), shaded: colored(shaded) };
}

/** The head as an ellipsoid: its middle and half of its width and height, in the head's space. */
const HEAD = { y: 0.02, across: 0.86, down: 1.16 };
/** How far light reaches around the head, as light from a large lamp does. */
const WRAP = 0.42;
/** Half of a nose's width and height in the head's units, and how steep its sides are. */
const NOSE = { across: 0.15, down: 0.3, steep: 0.5 };

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Where a picture is in the head's space: pixel (x, y) is at (ax - by + left, bx + ay + top). */
export interface HeadFrame {
  a: number;
  b: number;
  left: number;
  top: number;
}

/** A trunk below the head: its middle in the head's space, and half of its width. */
export interface Trunk {
  middle: Point;
  half: number;
}

/** Heights between which the light of the head passes into that of the trunk, in the head's space. */
const [JAW, COLLAR] = [0.9, 1.5];
/** Share of the light that reaches the side of a trunk that is away from it, which is not as round as a head. */
const WRAPPED = 0.04;

/**
 * Returns a picture of a person in this light.
 * @param nose its tip in the head's space
 * @param trunk Without it, everything is lit as a head.
 */
export function relit(
  { data, width, height }: Pixels,
  frame: HeadFrame,
  light: HeadLight,
  nose: Point = [0, 0.3],
  trunk?: Trunk,
): Pixels {
  keepShapes(trunk ? 'lightRow of a person' : 'lightRow of a head', frame, light, trunk);
  const pixels = new Uint8ClampedArray(data);
  for (let row = 0; row < height; row += 1) lightRow(row, pixels, width, frame, light, nose, trunk);
  return { data: pixels, width, height };
}

/** Lights one row. */
function lightRow(
  row: number,
  pixels: Uint8ClampedArray,
  width: number,
  { a, b, left, top }: HeadFrame,
  { lit, shaded, toward }: HeadLight,
  nose: Point,
  trunk: Trunk | undefined,
): void {
  for (let column = 0; column < width; column += 1) {
    const at = (row * width + column) * 4;
    if (pixels[at + 3] === 0) continue;
    const x0 = a * (column + 0.5) - b * (row + 0.5) + left;
    const y0 = b * (column + 0.5) + a * (row + 0.5) + top;
    const below = trunk ? smoothstep(JAW, COLLAR, y0) : 0;
    const onHead = below < 1 ? onHeadAt(x0, y0, toward, nose) : 0;
    const share = below > 0 && trunk ? onHead + (onTrunkAt(x0, trunk, toward) - onHead) * below : onHead;
    const speck = speckAt(at >> 2) * GRAIN;
    const red = (pixels[at] as number) * (shaded[0] + (lit[0] - shaded[0]) * share) + speck;
    const green = (pixels[at + 1] as number) * (shaded[1] + (lit[1] - shaded[1]) * share) + speck;
    const blue = (pixels[at + 2] as number) * (shaded[2] + (lit[2] - shaded[2]) * share) + speck;
    const most = Math.max(red, green, blue);
    const by = most > SHOULDER ? held(most) / most : 1;
    pixels[at] = (held(red) + red * by) / 2;
    pixels[at + 1] = (held(green) + green * by) / 2;
    pixels[at + 2] = (held(blue) + blue * by) / 2;
  }
}

/** Returns the share of the light that reaches a place of a head, from the side of the lamp (1) to the other one (0). */
function onHeadAt(x0: number, y0: number, toward: Vector, nose: Point): number {
  const across = x0 / HEAD.across;
  const down = (y0 - HEAD.y) / HEAD.down;
  // The bridge rises from the brows to the tip, below which the nose soon ends.
  const along = (y0 - nose[1]) / (y0 < nose[1] ? NOSE.down : NOSE.down / 3);
  const aside = (x0 - nose[0]) / NOSE.across;
  const ridge = NOSE.steep * aside * Math.exp(1 - aside * aside - along * along);
  const far = Math.max(1, Math.sqrt(across * across + down * down));
  const x = across / far;
  const y = down / far;
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  return clamp(((x + ridge) * toward[0] - y * toward[1] + z * toward[2] + WRAP) / (1 + WRAP));
}

function onTrunkAt(x0: number, { middle, half }: Trunk, toward: Vector): number {
  return WRAPPED + (1 - WRAPPED) * smoothstep(-0.7, 0.7, ((x0 - middle[0]) / half) * Math.sign(toward[0]));
}

/** Share of the places' grain on heads. Enlarged portraits show it larger. */
const GRAIN = 0.7;

/**
 * Brightness above which film shows differences less and less, instead of losing them in white. Half of the loss is the
 * same in each channel, because bright skin would lose its red and turn yellow.
 */
const SHOULDER = 174;

function held(value: number): number {
  const room = 255 - SHOULDER;
  return value <= SHOULDER ? value : SHOULDER + room * (1 - Math.exp((SHOULDER - value) / room));
}
