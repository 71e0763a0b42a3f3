import { luminance, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';
import { type Landmarks, placeAt } from './landmarks.ts';
import { apart, commonest, hueApart, median, type Swatches } from './swatches.ts';

type Hat = NonNullable<CharacterSheet['hat']>;

/** A hat, and the color of the hair under it, if any shows. */
export interface Worn {
  hat: Hat;
  hair: Rgb | undefined;
}

/** Colors nearer to the skin than this, as `apart` measures it, are skin. Set by eye, as the other limits here. */
const LIKE_SKIN = 26;
/** Colors nearer to the crown's color than this may be its hair in other light. */
const LIKE_CROWN = 52;
/** Most of what is beside the face if it is not a hat's: a share of the samples. */
const MOST_LIKE_CROWN = 0.4;
/** Least number of samples that show hair under a hat. */
const LEAST_HAIR = 10;
/** Least difference of lightness between two parts of a hat, and the least share of the smaller one. */
const [CONTRAST, PART] = [130, 0.12];

/**
 * Finds a hat. A hat ends low and level on the forehead, and it has a color that the hair beside the face does not have.
 * It may also have light and dark parts, or a color that hair does not have. A hat in the color of the hair is taken for
 * hair.
 */
export function hatOf(swatches: Swatches, face: Landmarks, skin: Rgb): Worn | undefined {
  const crown = ABOVE.flatMap((below) =>
    ACROSS.flatMap((across) => swatches.at(placeAt(face, across, below), face.height * 0.03)),
  );
  const cloth = crown.filter((color) => apart(color, skin) > LIKE_SKIN);
  const groups = commonest(cloth);
  const [most] = groups;
  if (!most || cloth.length < crown.length * 0.7 || !endsLevel(swatches, face, skin)) return undefined;
  const beside = besideFace(swatches, face).filter((color) => apart(color, skin) > LIKE_SKIN);
  const hair = beside.filter((color) => apart(color, most.color) > LIKE_CROWN);
  const continues = beside.length - hair.length > beside.length * MOST_LIKE_CROWN;
  const hasParts = groups.some(
    ({ color, share }) => share > PART && Math.abs(luminance(color) - luminance(most.color)) > CONTRAST,
  );
  if (!isDyed(most.color) && (continues || !(hasParts || hair.length >= LEAST_HAIR))) return undefined;
  return {
    hat: crowned({ kind: kindOf(swatches, face), color: most.color }, swatches, face),
    hair: hair.length < LEAST_HAIR ? undefined : litHair(hair, skin),
  };
}

/** Heights of the crown above the band of an officer's cap, and the least share of it that has another color. */
const CROWN = [-0.58, -0.66, -0.74];
const LEAST_CROWN = 0.3;

/** Adds the crown of a cap if it is light above a dark band, or the reverse. */
function crowned(hat: Hat, swatches: Swatches, face: Landmarks): Hat {
  if (hat.kind !== 'cap') return hat;
  const above = CROWN.flatMap((below) =>
    [-0.3, ...ACROSS, 0.36].flatMap((across) => swatches.at(placeAt(face, across, below), face.height * 0.03)),
  );
  const other = above.filter((color) => Math.abs(luminance(color) - luminance(hat.color)) > CONTRAST);
  const [most] = commonest(other);
  return most && other.length > above.length * LEAST_CROWN ? { ...hat, crown: most.color } : hat;
}

/** Where a hat is: shares of the face's height from between the eyes, across and down. */
const ABOVE = [-0.42, -0.5, -0.58, -0.66];
const ACROSS = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3];
/** Lowest and highest end of a hat on the forehead, and how much the ends may differ. */
const [LOWEST, HIGHEST, LEVEL] = [-0.12, -0.36, 0.13];

/** Whether the skin of the forehead ends low, and at one height across the face. */
function endsLevel(swatches: Swatches, face: Landmarks, skin: Rgb): boolean {
  const ends = [-0.24, -0.12, 0, 0.12, 0.24].map((across) => {
    for (let below = -0.14; below > -0.6; below -= 0.02) {
      const [most] = commonest(swatches.at(placeAt(face, across, below), face.height * 0.012));
      if (most && apart(most.color, skin) > LIKE_SKIN * 1.2) return below;
    }
    return -0.6;
  });
  const [lowest, highest] = [Math.max(...ends), Math.min(...ends)];
  return lowest <= LOWEST && highest >= HIGHEST && lowest - highest <= LEVEL;
}

function besideFace(swatches: Swatches, face: Landmarks): Rgb[] {
  return [-1, 1].flatMap((side) =>
    [0, 0.1, 0.2, 0.3, 0.4, 0.5].flatMap((below) =>
      [0.4, 0.46, 0.52].flatMap((across) => swatches.at(placeAt(face, side * across, below), face.height * 0.02)),
    ),
  );
}

/**
 * Returns the hair's color in the light. The shadow of the hat and of the ears makes half of the hair look darker than it
 * is. Skin in that shadow keeps its hue, and does not count.
 */
function litHair(colors: readonly Rgb[], skin: Rgb): Rgb | undefined {
  const own = colors.filter((color) => hueApart(color, skin) > SHADED_SKIN);
  const sorted = (own.length < LEAST_HAIR ? [...colors] : own).sort((a, b) => luminance(a) - luminance(b));
  return median(sorted.slice(sorted.length >> 1));
}

/** Colors nearer to the skin's than this, as `hueApart` measures it, are skin in the shadow. */
const SHADED_SKIN = 0.2;

/** Whether hair has this color only if it is dyed: green, blue, purple or bright red. */
function isDyed(color: Rgb): boolean {
  const [red, green, blue] = color;
  const [most, least] = [Math.max(...color), Math.min(...color)];
  if (luminance(color) < 24 || most - least < most * 0.4) return false;
  return most !== red || blue > green * 1.15 || (green < red * 0.3 && most > 110);
}

/** A brim is much wider than the face, and a cap's peak is darker than its crown. */
function kindOf(swatches: Swatches, face: Landmarks): Hat['kind'] {
  const width = Math.max(...[-0.22, -0.3, -0.38].map((below) => widthAt(swatches, face, below)));
  if (width > (face.width / face.height) * 1.7) return 'brimmed';
  const light = (below: number) => {
    const colors = ACROSS.flatMap((across) => swatches.at(placeAt(face, across, below), face.height * 0.02));
    return colors.reduce((sum, color) => sum + luminance(color), 0) / Math.max(1, colors.length);
  };
  return light(-0.36) < light(-0.6) - 6 ? 'cap' : 'beanie';
}

/** Returns how wide the person is at a height, in heights of the face. */
function widthAt(swatches: Swatches, face: Landmarks, below: number): number {
  const reach = (side: number) => {
    let across = 0;
    while (across < 1.4 && swatches.covers(placeAt(face, side * across, below))) across += 0.02;
    return across;
  };
  return reach(-1) + reach(1);
}
