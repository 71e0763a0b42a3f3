import { darken, luminance, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';
import type { Worn } from './hat.ts';
import { type Landmarks, placeAt } from './landmarks.ts';
import type { Point } from './person.ts';
import { apart, commonest, hueApart, type Swatches } from './swatches.ts';

type Hair = Omit<CharacterSheet['hair'], 'parting'>;

/** Colors nearer than this to the skin's or the hair's color, as `apart` measures it, belong to it. Set by eye. */
const [LIKE_SKIN, LIKE_HAIR] = [26, 34];

/**
 * Hair belongs to the person, is above the forehead or beside the face, and is not skin.
 * @param hat the hat over it, if there is one
 */
export function hairOf(swatches: Swatches, face: Landmarks, skin: Rgb, hat?: Worn): Hair {
  if (hat) return underHat(swatches, face, skin, hat);
  const above = arcAbove(face).flatMap((place) => swatches.at(place, face.height * 0.03));
  const crown = above.filter((color) => apart(color, skin) > LIKE_SKIN);
  const [most] = commonest(crown);
  if (!most || crown.length < above.length * 0.3) return { ...NONE, color: most?.color ?? darken(skin, 0.6) };
  const { color } = most;
  const at = (place: Point) => commonest(swatches.at(place, face.height * 0.02))[0]?.color;
  const isHair = (place: Point) => {
    const found = at(place);
    return found !== undefined && apart(found, color) < LIKE_HAIR && apart(found, skin) > LIKE_SKIN * 0.7;
  };
  return {
    color,
    length: lengthOf(face, at, color, skin, topOf(face, swatches)),
    texture: textureOf(face, swatches),
    fringe: [-0.14, 0, 0.14].filter((across) => isHair(placeAt(face, across, -0.16))).length >= 2,
  };
}

/** Hair under a hat shows only beside the face. */
function underHat(swatches: Swatches, face: Landmarks, skin: Rgb, { hat, hair: color }: Worn): Hair {
  if (!color) return { ...NONE, length: 'cropped', color: darken(skin, 0.6) };
  const at = (place: Point) => {
    const [found] = commonest(swatches.at(place, face.height * 0.02));
    return found && apart(found.color, hat.color) > LIKE_HAIR ? found.color : undefined;
  };
  const length = lengthOf(face, at, color, skin, topOf(face, swatches));
  return { color, length: length === 'cropped' ? 'short' : length, texture: textureBelow(length), fringe: false };
}

/** The outline above the face is the hat's, so that only the length tells how the hair may fall. */
function textureBelow(length: Hair['length']): Hair['texture'] {
  return length === 'long' ? 'straight' : 'wavy';
}

const NONE = { length: 'bald', texture: 'straight', fringe: false } as const;

function arcAbove(face: Landmarks): Point[] {
  return [0.47, 0.53, 0.6].flatMap((reach) =>
    [-60, -40, -20, 0, 20, 40, 60].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return placeAt(face, Math.sin(angle) * reach, -Math.cos(angle) * reach);
    }),
  );
}

/** How far the person extends above the eyes, in heights of the face. */
function topOf(face: Landmarks, swatches: Swatches): number {
  let top = 0.4;
  while (top < 1.2 && swatches.covers(placeAt(face, 0, -top))) top += 0.02;
  return top;
}

/** How far down hair extends, beside the face and the neck. The longer side counts, because heads turn. */
function lengthOf(
  face: Landmarks,
  at: (place: Point) => Rgb | undefined,
  crown: Rgb,
  skin: Rgb,
  top: number,
): Hair['length'] {
  const ends = [-1, 1].map((side) => {
    let [end, missed, last] = [-0.3, 0, crown];
    for (let below = -0.2; below < 1.6 && missed < 4; below += 0.05) {
      const beside = BESIDE.map((across) => at(placeAt(face, side * across, below)));
      // Beside the face, there is only hair. Farther down, it must continue in the same color.
      const found = beside.find(
        (color) =>
          color &&
          (below < 0.2 || isNext(color, last)) &&
          apart(color, skin) > LIKE_SKIN * 0.5 &&
          !isShadedSkin(color, skin),
      );
      missed = found ? 0 : missed + 1;
      if (found) [end, last] = [below, found];
    }
    return end;
  });
  const end = Math.max(...ends);
  if (end > 0.8) return 'long';
  if (end > 0.4) return 'medium';
  return top < 0.56 ? 'cropped' : 'short';
}

/** Skin keeps its hue in the shadow of the hair or of the chin. */
function isShadedSkin(color: Rgb, skin: Rgb): boolean {
  return hueApart(color, skin) < 0.12 && luminance(color) > luminance(skin) * 0.5;
}

/** Distances from the face's middle in shares of its height, the nearest first. */
const BESIDE = [0.48, 0.54, 0.6, 0.68];

/** Whether a color continues the hair. Lightness counts less, because hair has highlights and shadows. */
function isNext(color: Rgb, last: Rgb): boolean {
  const [a, b] = [luminance(color), luminance(last)];
  return apart(color, last) < LIKE_HAIR + Math.abs(a - b) * 0.2;
}

/** Curls make a wavy outline. */
function textureOf(face: Landmarks, swatches: Swatches): Hair['texture'] {
  const radii = Array.from({ length: 40 }, (_, step) => {
    const angle = ((step - 20) / 20) * 1.5;
    let reach = 0.35;
    while (reach < 1.3 && swatches.covers(placeAt(face, Math.sin(angle) * reach, -Math.cos(angle) * reach)))
      reach += 0.01;
    return reach;
  });
  const bends = radii
    .slice(1, -1)
    .map((reach, at) => Math.abs(reach - ((radii[at] as number) + (radii[at + 2] as number)) / 2));
  const rough = bends.sort((a, b) => a - b)[Math.floor(bends.length * 0.7)] as number;
  return rough > 0.02 ? 'curly' : rough > 0.0105 ? 'wavy' : 'straight';
}
