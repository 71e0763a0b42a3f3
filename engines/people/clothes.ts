import { chanceOf } from '../drawing/chance.ts';
import { darken, hex, luminance, mix, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';
import type { Landmarks } from './landmarks.ts';
import type { BodyJoint, Person, Point } from './person.ts';
import { apart, commonest, median, type Swatches } from './swatches.ts';
import { emblemsOn, neckRing, type Region, shirtUnder, tieOn } from './uniform.ts';

type Clothes = Pick<CharacterSheet, 'top' | 'bottom' | 'shoes'>;

/** Colors nearer to the skin than this, as `apart` measures it, are taken for skin. Set by eye. */
const LIKE_SKIN = 26;
/** The same for hair, and the least share of the chest that has another color. */
const [LIKE_HAIR, LEAST_WORN] = [24, 0.2];
const OTHERWISE = [hex('#3a4a6e'), hex('#2f3238'), hex('#6a5a48'), hex('#4a5a4a')] as const;

/** Returns colors and kinds of the clothes that the picture shows. Chance chooses the rest to match. */
export function clothesOf(
  swatches: Swatches,
  person: Person,
  face: Landmarks,
  { skin, hair, length }: { skin: Rgb; hair: Rgb; length: CharacterSheet['hair']['length'] },
  seed: string,
): Clothes {
  const reach = face.height * 0.12;
  const bare = (place: Point | undefined) => {
    const [most] = place ? commonest(swatches.at(place, reach * 0.6)) : [];
    return most ? apart(most.color, skin) < LIKE_SKIN : undefined;
  };
  const chest = chestOf(person, face);
  const covered = swatches
    .within(chest.left, chest.top, chest.right, chest.bottom)
    .filter((color) => apart(color, skin) > LIKE_SKIN);
  // Long hair falls over the chest. If little else is seen, the clothes have the color of the hair.
  const unlikeHair = covered.filter((color) => apart(color, hair) > LIKE_HAIR);
  const worn = unlikeHair.length < covered.length * LEAST_WORN ? covered : unlikeHair;
  const [most, next] = commonest(worn);
  const seen = most?.color ?? hex('#4a6fa8');
  const color = neutralBlack(litCloth(worn, seen));
  const accent = next && next.share > 0.15 && apart(next.color, seen) > 45 ? { accent: next.color } : {};
  const { isDress, ...bottom } = bottomOf(swatches, person, reach, seen, skin, seed);
  const [sleeve, forearm] = [
    somewhere(person, 'Shoulder', 'Elbow', 0.35, bare),
    somewhere(person, 'Elbow', 'Wrist', 0.5, bare),
  ];
  const known = { top: seen, skin, hair };
  const ring = neckRing(swatches, face, known, length);
  const shirt = shirtUnder(swatches, face, known);
  const kind = isDress
    ? 'dress'
    : ring
      ? 'spacesuit'
      : sleeve
        ? 'tank-top'
        : forearm
          ? 't-shirt'
          : shirt || isOpen(swatches, chest)
            ? 'jacket'
            : 'sweater';
  const isUniform = kind === 'spacesuit' || (kind === 'jacket' && shirt !== undefined);
  const emblems = isUniform ? emblemsOn(swatches, chest, face, known, ring !== undefined) : [];
  const tie = shirt && kind === 'jacket' ? tieOn(swatches, face, shirt, known) : undefined;
  const top = {
    kind,
    color,
    ...(kind === 'jacket' && shirt ? { accent: shirt } : kind === 'spacesuit' ? {} : accent),
    ...(tie && { tie }),
    ...(ring && kind === 'spacesuit' && { ring }),
    ...(emblems.length > 0 && { emblems }),
  } as const;
  // The trousers of a suit have its color.
  const below = isUniform && !bottom.isSeen ? { ...bottom.worn, color } : bottom.worn;
  return { top, bottom: below, shoes: shoesOf(swatches, person, reach, below.color) };
}

/** Least strength of a color whose light and shade are told from other colors by their hue, and most difference, degrees. */
const [STRONG, SAME_HUE] = [0.5, 15];
/** Strongest channel of black cloth, in which a little noise is a strong color. */
const BLACK = 50;
/** Share of the light in the color of cloth that is drawn in one tone. */
const LIGHT_SHARE = 0.7;

/** Returns the color of strongly colored cloth where light falls on it. In a dark picture, orange would be brown. */
function litCloth(worn: readonly Rgb[], color: Rgb): Rgb {
  if (strengthOf(color) < STRONG || Math.max(...color) < BLACK) return color;
  const apartFrom = (other: Rgb) => Math.abs(((hueOf(other) - hueOf(color) + 540) % 360) - 180);
  const same = worn
    .filter((other) => strengthOf(other) > STRONG && apartFrom(other) < SAME_HUE)
    .sort((a, b) => luminance(a) - luminance(b));
  const lit = median(same.slice(Math.floor(same.length * 0.86)));
  if (!lit || luminance(lit) < luminance(color)) return color;
  return mix(color, lit, LIGHT_SHARE).map(Math.round) as unknown as Rgb;
}

/** Returns black cloth without the color of warm lamps, which would make it brown in another light. Navy stays blue. */
function neutralBlack(color: Rgb): Rgb {
  const level = luminance(color);
  return Math.max(...color) < BLACK && color[0] > color[2] ? mix(color, [level, level, level], 0.9) : color;
}

function strengthOf(color: Rgb): number {
  return (Math.max(...color) - Math.min(...color)) / Math.max(1, ...color);
}

/** Returns the hue in degrees. */
function hueOf([red, green, blue]: Rgb): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

function chestOf({ joints }: Person, { chin, height }: Landmarks): Region {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = joints;
  const [x, width] =
    leftShoulder && rightShoulder
      ? [
          (leftShoulder[0] + rightShoulder[0]) / 2,
          Math.max(height * 0.8, Math.abs(leftShoulder[0] - rightShoulder[0]) * 0.8),
        ]
      : [chin[0], height * 1.3];
  const hips = leftHip && rightHip ? (leftHip[1] + rightHip[1]) / 2 : chin[1] + height * 1.5;
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: chin[1] + height * 0.55,
    bottom: Math.max(chin[1] + height * 1.3, hips),
  };
}

function between(person: Person, from: BodyJoint, to: BodyJoint, share: number): Point | undefined {
  const [a, b] = [person.joints[from], person.joints[to]];
  return a && b && [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Whether something holds for the middle of a limb on either side. Undefined if the picture shows neither. */
function somewhere(
  person: Person,
  from: 'Shoulder' | 'Elbow' | 'Hip' | 'Knee',
  to: 'Elbow' | 'Wrist' | 'Knee' | 'Ankle',
  share: number,
  test: (place: Point | undefined) => boolean | undefined,
): boolean | undefined {
  const sides = (['left', 'right'] as const).map((side) =>
    test(between(person, `${side}${from}`, `${side}${to}`, share)),
  );
  return sides.every((side) => side === undefined) ? undefined : sides.some((side) => side === true);
}

function bottomOf(swatches: Swatches, person: Person, reach: number, top: Rgb, skin: Rgb, seed: string) {
  const thighs = (['left', 'right'] as const).flatMap((side) => {
    const place = between(person, `${side}Hip`, `${side}Knee`, 0.45) ?? belowHip(person, side, reach);
    return place ? swatches.at(place, reach) : [];
  });
  const [most] = commonest(thighs.filter((color) => apart(color, skin) > LIKE_SKIN));
  const shins = somewhere(person, 'Knee', 'Ankle', 0.15, (place) => {
    const [found] = place ? commonest(swatches.at(place, reach * 0.6)) : [];
    return found ? apart(found.color, skin) < LIKE_SKIN : undefined;
  });
  if (!most) {
    const color = luminance(top) < 60 ? OTHERWISE[0] : chanceOf(seed).pick(OTHERWISE);
    return { worn: { kind: 'trousers' as const, color }, isDress: false, isSeen: false };
  }
  const isDress = shins === true && apart(most.color, top) < 30;
  const kind = isDress ? ('dress' as const) : shins ? ('shorts' as const) : ('trousers' as const);
  return { worn: { kind, color: neutralBlack(most.color) }, isDress, isSeen: true };
}

/** How far below the hips trousers are seen, as a multiple of the radius that is looked at: a top covers the hips. */
const BELOW_HIPS = 3.6;

function belowHip({ joints }: Person, side: 'left' | 'right', reach: number): Point | undefined {
  const hip = joints[`${side}Hip`];
  return hip && [hip[0], hip[1] + reach * BELOW_HIPS];
}

/** Whether the middle of the chest has another color than both of its sides. */
function isOpen(swatches: Swatches, { left, top, right, bottom }: Region): boolean {
  const column = (from: number, to: number) => {
    const across = right - left;
    return commonest(swatches.within(left + across * from, top, left + across * to, top + (bottom - top) * 0.6))[0]
      ?.color;
  };
  const [one, middle, other] = [column(0.05, 0.28), column(0.42, 0.58), column(0.72, 0.95)];
  return !!one && !!middle && !!other && apart(one, middle) > 40 && apart(other, middle) > 40 && apart(one, other) < 40;
}

function shoesOf(swatches: Swatches, { joints }: Person, reach: number, bottom: Rgb): Rgb {
  const feet = [joints.leftAnkle, joints.rightAnkle].flatMap((ankle) =>
    ankle ? swatches.at([ankle[0], ankle[1] + reach], reach) : [],
  );
  return commonest(feet)[0]?.color ?? darken(bottom, 0.55);
}
