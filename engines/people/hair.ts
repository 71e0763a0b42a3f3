import { darken, luminance, type Rgb } from '../drawing/color.ts';
import { type CharacterSheet, isHanging } from './character-sheet.ts';
import { type HairTones, tonesOf } from './hair-color.ts';
import type { Worn } from './hat.ts';
import { type Landmarks, placeAt } from './landmarks.ts';
import type { Point } from './person.ts';
import { apart, commonest, hueApart, type Swatches } from './swatches.ts';

/** How hair is cut, and its colors in the picture. */
type Hair = Omit<CharacterSheet['hair'], 'parting' | 'color' | 'graying'> & {
  tones: HairTones;
  /** Absent if the picture does not show it. */
  parting?: CharacterSheet['hair']['parting'];
};

/** Colors nearer than this to the skin's or the hair's color, as `apart` measures it, belong to it. Set by eye. */
const [LIKE_SKIN, LIKE_HAIR] = [26, 34];
/** Hair in other light has a hue nearer than this, as `hueApart` measures it. */
const LIKE_HUE = 0.35;
/** Luminance of dark hair. What is lighter beside it is shine. */
const DARK = 75;

/**
 * Hair belongs to the person, is above the forehead or beside the face, and is not skin.
 * @param hat the hat over it, if there is one
 */
export function hairOf(swatches: Swatches, face: Landmarks, skin: Rgb, hat?: Worn): Hair {
  if (hat) return underHat(swatches, face, skin, hat);
  const above = arcAbove(face).flatMap((place) => swatches.at(place, face.height * 0.03));
  const crown = above.filter((color) => apart(color, skin) > LIKE_SKIN);
  const [most] = commonest(crown);
  if (!most || crown.length < above.length * 0.3) return { ...NONE, tones: evenly(most?.color ?? darken(skin, 0.6)) };
  const { color } = most;
  const at = (place: Point) => commonest(swatches.at(place, face.height * 0.02))[0]?.color;
  const { length: cut, places } = lengthOf(face, at, color, skin);
  const bulk = cut === 'short' ? bulkOf(face, swatches) : 'usual';
  const length = bulk === 'flat' ? 'cropped' : cut;
  const isDark = luminance(color) < DARK;
  const hanging =
    isHanging({ length }) && !isDark ? places.flatMap((place) => swatches.at(place, face.height * 0.02)) : [];
  // Hanging hair is often lit better than the crown. Darker colors beside it are clothes or shade.
  const lighter = hanging.filter((found) => luminance(found) > luminance(color) && hueApart(found, color) < LIKE_HUE);
  const own = [...crown, ...lighter].filter((found) => apart(found, color) < LIKE_HAIR * 2);
  const hairline = hairlineOf(face, at, skin);
  const parted = partingOf(hairline);
  const isShort = length === 'short' || length === 'cropped';
  return {
    tones: tonesOf(own) ?? evenly(color),
    length,
    texture: length === 'cropped' ? 'straight' : textureOf(face, swatches, bulk === 'full'),
    // Hair that is swept from a side over the forehead is no fringe.
    fringe: hairline.middle < FRINGE && parted.parting === undefined,
    ...parted,
    ...(isShort && hairline.middle > RECEDED && { recedes: true }),
    ...(bulk === 'full' && { full: true }),
  };
}

/** Hair under a hat shows only beside the face. */
function underHat(swatches: Swatches, face: Landmarks, skin: Rgb, { hat, hair: color }: Worn): Hair {
  if (!color) return { ...NONE, length: 'cropped', tones: evenly(darken(skin, 0.6)) };
  const at = (place: Point) => {
    const [found] = commonest(swatches.at(place, face.height * 0.02));
    return found && apart(found.color, hat.color) > LIKE_HAIR ? found.color : undefined;
  };
  const { length } = lengthOf(face, at, color, skin);
  return { tones: evenly(color), length, texture: textureBelow(length), fringe: false };
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

function evenly(color: Rgb): HairTones {
  return { shaded: color, middle: color, lit: color };
}

/** Most height of cropped hair's outline above the eyes, and most width beside the face, in heights of the face. */
const [CROPPED_TOP, CROPPED_SIDE] = [0.7, 0.045];
/** Least height of full hair's outline, and least width at each side in widths of the face. */
const [FULL_TOP, FULL_SIDE] = [0.76, 0.64];

/** Returns how far the outline above the ears is from the skull. */
function bulkOf(face: Landmarks, swatches: Swatches): 'flat' | 'usual' | 'full' {
  let top = 0.3;
  while (top < 1.2 && swatches.covers(placeAt(face, 0, -top))) top += 0.01;
  const side = (sign: number) => {
    let across = 0.2;
    while (across < 1.2 && swatches.covers(placeAt(face, sign * across, -0.25))) across += 0.01;
    return across;
  };
  const [left, right, wide] = [side(-1), side(1), face.width / face.height];
  if (top < CROPPED_TOP && left + right < wide + CROPPED_SIDE * 2) return 'flat';
  return top > FULL_TOP && Math.min(left, right) > FULL_SIDE * wide ? 'full' : 'usual';
}

/** Lowest end of a bare forehead below a fringe, and least end of one above which hair recedes. */
const [FRINGE, RECEDED] = [0.2, 0.49];

/** Ends of the forehead's skin in heights of the face above the eyes. */
interface Hairline {
  left: number;
  middle: number;
  right: number;
}

function hairlineOf(face: Landmarks, at: (place: Point) => Rgb | undefined, skin: Rgb): Hairline {
  const endAt = (across: number) => {
    let [end, missed] = [0.12, 0];
    for (let up = 0.12; up < 0.8 && missed < 3; up += 0.02) {
      const found = at(placeAt(face, across, -up));
      const isSkin = found !== undefined && (apart(found, skin) < LIKE_SKIN || isSkinInLight(found, skin));
      missed = isSkin ? 0 : missed + 1;
      if (isSkin) end = up;
    }
    return end;
  };
  const among = (places: readonly number[]) => places.map(endAt).sort((a, b) => a - b)[places.length >> 1] as number;
  return {
    left: among([-0.28, -0.24, -0.2]),
    middle: among([-0.12, -0.06, 0, 0.06, 0.12]),
    right: among([0.2, 0.24, 0.28]),
  };
}

/** Least differences of the forehead's height at both sides, and in the middle, that show where hair is parted. */
const [SIDE_PARTED, MIDDLE_PARTED] = [0.035, 0.08];

/** The forehead is highest where hair is parted. */
function partingOf({ left, middle, right }: Hairline): Pick<Hair, 'parting'> {
  if (Math.abs(left - right) > SIDE_PARTED) return { parting: left > right ? 'left' : 'right' };
  return middle - Math.max(left, right) > MIDDLE_PARTED ? { parting: 'middle' } : {};
}

/** Skin keeps its hue where light falls on it. */
function isSkinInLight(color: Rgb, skin: Rgb): boolean {
  return hueApart(color, skin) < 0.2 && luminance(color) > luminance(skin) * 0.9;
}

/** How far down hair extends, beside the face and the neck. The longer side counts, because heads turn. */
function lengthOf(
  face: Landmarks,
  at: (place: Point) => Rgb | undefined,
  crown: Rgb,
  skin: Rgb,
): { length: Hair['length']; places: Point[] } {
  const places: Point[] = [];
  const ends = [-1, 1].map((side) => {
    let [end, missed, last] = [-0.3, 0, crown];
    for (let below = -0.2; below < 1.6 && missed < 4; below += 0.05) {
      const around = BESIDE.map((across) => placeAt(face, side * across, below));
      const beside = around.map(at);
      // Beside the face, there is only hair. Farther down, it must continue in the same color.
      const found = beside.find(
        (color) =>
          color &&
          (below < 0.2 || isNext(color, last)) &&
          apart(color, skin) > LIKE_SKIN * 0.5 &&
          !isShadedSkin(color, skin),
      );
      missed = found ? 0 : missed + 1;
      if (!found) continue;
      [end, last] = [below, found];
      places.push(around[beside.indexOf(found)] as Point);
    }
    return end;
  });
  const end = Math.max(...ends);
  return { length: end > 0.8 ? 'long' : end > 0.4 ? 'medium' : 'short', places };
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

/** Curls make a wavy outline. @param isFull whether it is short and stands far from the skull, as only waves do */
function textureOf(face: Landmarks, swatches: Swatches, isFull: boolean): Hair['texture'] {
  const radii = Array.from({ length: 61 }, (_, step) => {
    const angle = ((step - 30) / 30) * 1.6;
    let reach = 0.35;
    while (reach < 1.3 && swatches.covers(placeAt(face, Math.sin(angle) * reach, -Math.cos(angle) * reach)))
      reach += 0.0025;
    return reach;
  });
  const bends = radii
    .slice(2, -2)
    .map((reach, at) => Math.abs(reach - ((radii[at] as number) + (radii[at + 4] as number)) / 2));
  const rough = bends.sort((a, b) => a - b)[Math.floor(bends.length * 0.6)] as number;
  return rough > 0.014 ? 'curly' : rough > 0.0105 || isFull ? 'wavy' : 'straight';
}
