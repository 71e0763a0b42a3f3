import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type FaceState, isCrying, isWeeping } from '../../acting/face-state.ts';
import { rimOf } from '../../figures/kit/glasses-frame.ts';
import { complexionOf } from './complexion.ts';
import { paintMouth } from './mouth.ts';

/** Size of the texture around a head, units. A console had four megabytes for everything. */
const [WIDTH, HEIGHT] = [128, 64];
/** Pixels for each of these units. */
const FINE = 2;
/** Where an eye is: its distance from the middle of the face and its height on the texture. */
const EYE = { x: 10.2, y: 29 };
/** Size of eyes relative to those of a doll: faces of games that were scanned or painted after people. */
const NARROW = { wide: 0.94, tall: 0.92 };

type Points = readonly (readonly [x: number, y: number])[];
type Mood = FaceState['feeling'];

/**
 * How each mood moves the inner and outer ends of the brows (down is positive), and how far the upper lid falls over the
 * eye beside the nose and at the temple, in units.
 */
const MOODS: Readonly<Record<Mood, { inner: number; outer: number; lid: readonly [inner: number, outer: number] }>> = {
  neutral: { inner: -0.5, outer: 0.5, lid: [0, 0] },
  happy: { inner: -1.5, outer: 0, lid: [0, 0] },
  'in-love': { inner: -1.5, outer: 0.5, lid: [1, 1.5] },
  sad: { inner: -3.2, outer: 2.4, lid: [0.5, 3] },
  afraid: { inner: -3.4, outer: 1, lid: [0, 0] },
  angry: { inner: 2.6, outer: -1.8, lid: [3, 0.5] },
  surprised: { inner: -3, outer: -2, lid: [0, 0] },
};

/** Returns a key that is the same for states with the same texture. */
export function faceKey(face: FaceState): string {
  const { mouth, feeling, strength, blink, gaze } = face;
  const mood = strength > 0.25 ? feeling : 'neutral';
  return [
    mouth,
    strength > 0.65,
    isCrying(face),
    isWeeping(face),
    mood,
    blink > 0.6,
    Math.round(gaze[0] * 2),
    loweredBy(face),
  ].join('/');
}

/** Returns how far the upper lids of open eyes are lowered, in units: over a look down, or by sleep. */
function loweredBy({ gaze, blink }: FaceState): number {
  return gaze[1] < LOOKS_DOWN ? 3 : blink > SLEEPY ? 1.8 : 0;
}

/** Gaze from which eyes look down, and blink from which lids are seen to be lowered. */
const [LOOKS_DOWN, SLEEPY] = [-0.4, 0.2];

/** Paints a face as a texture around the whole head, whose single pixels are seen from near. */
export function painted(sheet: CharacterSheet, face: FaceState): Texture {
  const canvas = createCanvas(WIDTH * FINE, HEIGHT * FINE);
  const context = canvas.getContext('2d');
  context.scale(FINE, FINE);
  const { skin } = sheet;
  context.drawImage(complexionOf(sheet, [WIDTH, HEIGHT], FINE), 0, 0, WIDTH, HEIGHT);
  context.translate(WIDTH / 2, 0);
  context.lineCap = 'round';
  paintBeard(context, sheet);
  if (sheet.age === 'old') wrinkle(context, skin);
  const mood = face.strength > 0.25 ? face.feeling : 'neutral';
  for (const side of [-1, 1] as const) {
    context.save();
    context.translate(side * EYE.x, EYE.y);
    // From here on, x grows toward the temple.
    context.scale(side * NARROW.wide, NARROW.tall);
    if (sheet.age === 'old') context.scale(0.92, 0.84);
    if (isWeeping(face)) closedEye(context, sheet, 2.6);
    else if (face.blink > 0.6) closedEye(context, sheet, 0);
    else {
      const look = Math.round(face.gaze[0] * 2) * side;
      openEye(context, sheet, { mood, look, side, lowered: loweredBy(face), isDown: face.gaze[1] < LOOKS_DOWN });
    }
    brow(context, sheet, mood);
    if (sheet.glasses) rim(context, rimOf(sheet));
    context.restore();
  }
  if (sheet.glasses)
    line(context, rimOf(sheet), 1.5, [
      [-3, 28],
      [3, 28],
    ]);
  context.translate(-WIDTH / 2, 0);
  paintMouth(context, sheet, { mouth: face.mouth, mood, strength: face.strength });
  const [width, height] = [WIDTH * FINE, HEIGHT * FINE];
  return { width, height, data: context.getImageData(0, 0, width, height).data, isCoarse: true };
}

function patch(context: SKRSContext2D, color: Rgb, points: Points): void {
  context.fillStyle = css(color);
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.fill();
}

function line(context: SKRSContext2D, color: Rgb, width: number, points: Points): void {
  context.strokeStyle = css(color);
  context.lineWidth = width;
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.stroke();
}

function lashOf({ presentation, skin }: CharacterSheet): Rgb {
  return presentation === 'feminine' ? [30, 18, 18] : darken(skin, 0.72);
}

/** The outline of an open eye around its middle, from the nose over the upper lid to the temple and back. */
const ALMOND = [
  [-5.2, 1.6],
  [-4, -2.6],
  [-0.5, -4.6],
  [3.6, -3.6],
  [5.8, 0.4],
  [4, 3.8],
  [0, 4.8],
  [-3.8, 3.8],
] as const;

function openEye(
  context: SKRSContext2D,
  sheet: CharacterSheet,
  { mood, look, side, lowered, isDown }: { mood: Mood; look: number; side: 1 | -1; lowered: number; isDown: boolean },
): void {
  const { eyes, skin } = sheet;
  const isFeminine = sheet.presentation === 'feminine';
  const lidded = mix(darken(skin, 0.12), [150, 74, 74], isFeminine ? 0.24 : 0);
  patch(context, lidded, [
    [-5, -4],
    [-3, -6.2],
    [0.5, -6.9],
    [4, -6],
    [6.4, -2.4],
    [5, -2],
    [-5, -2.4],
  ]);
  line(context, darken(lidded, 0.2), 0.7, [
    [-4, -5.6],
    [0.4, -6.9],
    [4.2, -6],
  ]);
  patch(context, [232, 226, 220], ALMOND);
  context.save();
  // The path of the patch is still there.
  context.clip();
  const disc = (color: Rgb, x: number, y: number, wide: number, tall: number) => {
    context.fillStyle = css(color);
    context.beginPath();
    context.ellipse(x, y, wide, tall, 0, 0, 7);
    context.fill();
  };
  const x = look - 0.2;
  const y = isDown ? 2.4 : 0;
  disc(darken(eyes, 0.5), x, y, 3.6, 4.5);
  disc(mix(eyes, darken(eyes, 0.45), 0.3), x, y + 0.4, 3, 3.8);
  disc(saturate(lighten(eyes, 0.3), 1.4), x, y + 1.7, 2.4, 2.3);
  disc([14, 10, 10], x, y - 0.1, 1.6, 2.2);
  context.fillStyle = '#ffffff';
  // Both eyes mirror the same lamp.
  context.fillRect(x - side * 1.4 - 0.7, lowered - 2.6, 1.5, 1.6);
  // The lid and the lashes shade the upper half of the ball.
  context.fillStyle = 'rgba(40,20,24,0.3)';
  context.fillRect(-7, -6 + lowered, 14, 4.2);
  const [inner, outer] = MOODS[mood].lid.map((fall) => fall + lowered) as [number, number];
  patch(context, darken(skin, 0.04), [
    [-7, -7],
    [7, -7],
    [7, -4.6 + outer],
    [-7, -4.6 + inner],
  ]);
  context.restore();
  // The line of the lashes lies on the lid, and falls a little at the temple. Rising, it would look angry.
  line(context, lashOf(sheet), isFeminine ? 1.5 : 1.1, [
    [-5.2, 0.8],
    [-3.8, -2.6 + inner * 0.8],
    [0, -4.4 + (inner + outer) / 2],
    [3.6, -3.4 + outer],
    [6.2, 0.6],
  ]);
  if (isFeminine)
    line(context, lashOf(sheet), 1, [
      [4.8, -1.8],
      [7, -2.7],
    ]);
  line(context, darken(skin, 0.2), 0.7, [
    [-3, 5.2],
    [0, 5.8],
    [3.4, 5],
  ]);
}

/** @param slant how much lower the line of the lashes is at the temple than beside the nose, units */
function closedEye(context: SKRSContext2D, sheet: CharacterSheet, slant: number): void {
  const { skin, presentation } = sheet;
  patch(context, darken(skin, 0.08), [
    [-5.4, 1],
    [-4, -3],
    [0, -4.4],
    [4, -3.2],
    [5.8, 1],
    [3, 4],
    [-3, 4],
  ]);
  line(context, lashOf(sheet), presentation === 'feminine' ? 1.8 : 1.3, [
    [-5.4, 1.4 - slant / 2],
    [-2.6, 3.4 - slant / 4],
    [1, 3.8 + slant / 6],
    [3.6, 3.2 + slant / 3],
    [6, 1.6 + slant / 2],
  ]);
}

/** Paints a brow: full beside the nose, bent in the middle and thin at the temple. */
function brow(context: SKRSContext2D, sheet: CharacterSheet, mood: Mood): void {
  const { brows, hair, browThickness, presentation } = sheet;
  const thick = (presentation === 'feminine' ? 1.5 : 2.4) * browThickness;
  const { inner, outer } = MOODS[mood];
  // Rims of glasses hide brows that are close to the eyes.
  const y = sheet.glasses ? -10 : -9.4;
  const bend = y - 0.8 + (inner + outer) / 2;
  patch(context, darken(mix(brows, hair.color, 0.3), 0.25), [
    [-5.6, y + inner],
    [1, bend - 0.8],
    [6.6, y + 1 + outer],
    [1, bend - 0.8 + thick],
    [-5.6, y + inner + thick],
  ]);
}

function rim(context: SKRSContext2D, color: Rgb): void {
  context.strokeStyle = css(color);
  context.lineWidth = 1.6;
  context.beginPath();
  context.roundRect(-7.6, -7.4, 15.6, 15, 6);
  context.stroke();
  line(context, color, 1.5, [
    [8, -2],
    [20, -3],
  ]);
}

function paintBeard(context: SKRSContext2D, { beard, skin, hair }: CharacterSheet): void {
  const rect = (color: Rgb, x: number, y: number, wide: number, tall: number) => {
    context.fillStyle = css(color);
    context.fillRect(x, y, wide, tall);
  };
  if (beard === 'full' || beard === 'stubble')
    rect(mix(skin, hair.color, beard === 'full' ? 0.85 : 0.35), -24, 42, 48, 22);
  if (beard === 'goatee' || beard === 'mustache' || beard === 'full') rect(hair.color, -8, 38, 16, 4);
  if (beard === 'goatee') rect(hair.color, -6, 49, 12, 10);
}

/** Paints lines on the forehead, below the eyes and beside the mouth. */
function wrinkle(context: SKRSContext2D, skin: Rgb): void {
  const tone = darken(skin, 0.17);
  line(context, tone, 0.8, [
    [-7, 16],
    [0, 15.4],
    [7, 16],
  ]);
  for (const side of [-1, 1]) {
    line(context, tone, 0.8, [
      [side * 7, 37],
      [side * 11, 38],
      [side * 14, 37],
    ]);
    line(context, tone, 1, [
      [side * 6, 38],
      [side * 9.4, 41],
      [side * 10, 44.5],
    ]);
  }
}
