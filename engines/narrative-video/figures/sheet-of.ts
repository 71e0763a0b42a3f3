import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, luminance, mix, type Rgb } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { presentationOf } from '../../people/presentation.ts';
import type { Portrait } from '../cutout.ts';

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a standing figure wears each item, in shares of its height and width. */
const HAIR: Region = { left: 0.25, top: 0, right: 0.75, bottom: 0.09 };
const FACE: Region = { left: 0.36, top: 0.1, right: 0.64, bottom: 0.24 };
const TOP: Region = { left: 0.3, top: 0.34, right: 0.7, bottom: 0.48 };
const BOTTOM: Region = { left: 0.25, top: 0.6, right: 0.75, bottom: 0.82 };
const SHOES: Region = { left: 0.15, top: 0.95, right: 0.85, bottom: 1 };
const BESIDE: Region = { left: 0, top: 0.14, right: 1, bottom: 0.32 };

const FACE_SHARE = 0.3;

/**
 * Derives a character sheet from the colors of a drawing, for pictures in which no model found a person. Returns
 * undefined if the drawing does not look like a standing person: if it is too wide, or has no skin where a face would
 * be.
 */
export function sheetFromColors({ canvas, kind, isBust }: Portrait, seed: string): CharacterSheet | undefined {
  if (kind !== 'figure' || isBust || canvas.width > canvas.height * 0.8) return undefined;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const read = (region: Region, wanted: (color: Rgb) => boolean = () => true) =>
    colorsIn({ data, width: canvas.width, height: canvas.height }, region, wanted);
  const face = read(FACE);
  const skins = read(FACE, isSkin);
  if (skins.length < Math.max(12, face.length * FACE_SHARE)) return undefined;
  const skin = usual(skins, hex('#e2ae88'));
  const hair = usual(
    read(HAIR).filter((color) => far(color, skin) > 60),
    darken(skin, 0.6),
  );
  const beside = read(BESIDE).filter((color) => far(color, hair) < 50).length / Math.max(1, read(BESIDE).length);
  const top = usual(read(TOP), hex('#4a6fa8'));
  const bottom = usual(read(BOTTOM), top);
  const isDress = far(top, bottom) < 40;
  const chance = chanceOf(seed);
  const length = beside > 0.3 ? 'long' : beside > 0.12 ? 'medium' : 'short';
  return {
    seed,
    age: 'young',
    presentation: presentationOf({ age: 'young', beard: 'none', hair: { length } }),
    build: 'medium',
    face: 'oval',
    skin,
    eyes: luminance(hair) > 140 ? hex('#4a7fb0') : hex('#5a3d2a'),
    brows: darken(hair, 0.2),
    browThickness: 1,
    lips: mix(skin, [190, 50, 60], 0.5),
    hair: {
      color: hair,
      length,
      texture: 'straight',
      fringe: chance.next() < 0.5,
      parting: chance.pick(['left', 'right'] as const),
    },
    beard: 'none',
    glasses: false,
    top: { kind: isDress ? 'dress' : 't-shirt', color: top },
    bottom: { kind: isDress ? 'dress' : 'trousers', color: bottom },
    shoes: usual(read(SHOES), darken(bottom, 0.5)),
  };
}

function colorsIn(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  { left, top, right, bottom }: Region,
  wanted: (color: Rgb) => boolean,
): Rgb[] {
  const found: Rgb[] = [];
  const step = Math.max(1, Math.round(Math.min(width, height) / 120));
  for (let y = Math.floor(top * height); y < bottom * height; y += step) {
    for (let x = Math.floor(left * width); x < right * width; x += step) {
      const index = (y * width + x) * 4;
      if ((data[index + 3] ?? 0) < 200) continue;
      const color: Rgb = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
      if (wanted(color)) found.push(color);
    }
  }
  return found;
}

/**
 * Returns whether a color looks like skin: more red than green, at least as much green as blue, neither gray nor
 * garish.
 */
function isSkin([red, green, blue]: Rgb): boolean {
  const spread = red - blue;
  return red > 60 && red > green && green >= blue && spread > 16 && spread < red * 0.72 && red - green < red * 0.5;
}

function far(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Returns the average of the most frequent range of colors. */
function usual(colors: readonly Rgb[], otherwise: Rgb): Rgb {
  const boxes = new Map<number, { sum: [number, number, number]; count: number }>();
  for (const [red, green, blue] of colors) {
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const box = boxes.get(key) ?? { sum: [0, 0, 0], count: 0 };
    box.sum[0] += red;
    box.sum[1] += green;
    box.sum[2] += blue;
    box.count += 1;
    boxes.set(key, box);
  }
  const [most] = [...boxes.values()].sort((one, other) => other.count - one.count);
  return most ? [most.sum[0] / most.count, most.sum[1] / most.count, most.sum[2] / most.count] : otherwise;
}
