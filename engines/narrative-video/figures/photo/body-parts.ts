import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { BodyJoint } from '../../../people/person.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { BodyCut, Side } from '../kit/body-cut.ts';
import { TOPS } from '../kit/garments.ts';
import type { Girth } from '../kit/limb.ts';
import { BELOW_NECK, type Shoulders } from './build.ts';
import { limbPictureOf } from './limb-picture.ts';
import { type PartPicture, painted } from './part-picture.ts';
import type { PhotoSource } from './photo-source.ts';
import { torsoPictureOf } from './torso-picture.ts';
import { plainWeave } from './weave.ts';

/** Pictures of all parts of a body, photographed where the picture shows them and painted otherwise. */
export interface BodyParts {
  torso: PartPicture;
  /** The chest as seen from behind. */
  back: PartPicture;
  neck: PartPicture;
  pelvis: PartPicture | undefined;
  upperArm: Readonly<Record<Side, PartPicture>>;
  forearm: Readonly<Record<Side, PartPicture>>;
  thigh: Readonly<Record<Side, PartPicture>>;
  shin: Readonly<Record<Side, PartPicture>>;
}

/** What the parts are made from. */
export interface Pattern {
  sheet: CharacterSheet;
  cut: BodyCut;
  proportions: Proportions;
  /** Absent if the photograph shows only the head. */
  shoulders: Shoulders | undefined;
  source: PhotoSource;
  /** Returns a color of the sheet in the light of the place. */
  paint(color: Rgb): Rgb;
  skin: Rgb;
  /** Side of the light: -1 left, 1 right. */
  side: number;
}

/** How much wider clothes are than the body. */
const LOOSE = { sleeve: 1.2, trousers: 1.2, shorts: 1.34 };
/** Height of a top's rounded lower end. */
const HEM = 0.016;
/** How deep the folds of skin, a shirt and trousers are. */
const FOLDS = { skin: 0.1, top: 0.95, bottom: 0.85 };

export function bodyPartsOf(pattern: Pattern): BodyParts {
  const { source, shoulders, proportions, sheet } = pattern;
  const plain = chest(pattern);
  const scale = shoulders ? shoulders.across / proportions.shoulders : undefined;
  const sides = (make: (side: Side, seed: number) => PartPicture) => ({
    left: make('left', 1),
    right: make('right', 2),
  });
  const limb = (side: Side, part: Limb, half: number, other: () => PartPicture) =>
    (scale !== undefined &&
      limbPictureOf(
        source,
        ...(part.joints.map((joint) => `${side}${joint}`) as [BodyJoint, BodyJoint]),
        { long: proportions[part.name], half },
        scale,
        wornOn(part, pattern),
      )) ||
    other();
  const { arm, leg } = pattern.cut;
  const isDress = sheet.top.kind === 'dress' || sheet.bottom.kind === 'skirt' || sheet.bottom.kind === 'dress';
  return {
    torso: shoulders ? torsoPictureOf(plain, source, shoulders, proportions) : plain,
    back: plain,
    neck: neck(pattern),
    pelvis: isDress ? undefined : pelvis(pattern),
    upperArm: sides((side, seed) => limb(side, UPPER_ARM, arm[1] * 1.3, () => armPart(pattern, 0, seed))),
    forearm: sides((side, seed) => limb(side, FOREARM, arm[3] * 1.3, () => armPart(pattern, 1, seed + 2))),
    thigh: sides((side, seed) => limb(side, THIGH, leg[1] * 1.1, () => legPart(pattern, 0, seed + 4))),
    shin: sides((side, seed) => limb(side, SHIN, leg[3] * 1.1, () => legPart(pattern, 1, seed + 6))),
  };
}

/** A part of a limb: its name and its joints. */
interface Limb {
  name: 'upperArm' | 'forearm' | 'thigh' | 'shin';
  joints: readonly [string, string];
}

const UPPER_ARM: Limb = { name: 'upperArm', joints: ['Shoulder', 'Elbow'] };
const FOREARM: Limb = { name: 'forearm', joints: ['Elbow', 'Wrist'] };
const THIGH: Limb = { name: 'thigh', joints: ['Hip', 'Knee'] };
const SHIN: Limb = { name: 'shin', joints: ['Knee', 'Ankle'] };

/** Returns the colors that a limb may have: the skin's, and the cloth's if it is covered. */
function wornOn({ name }: Limb, { sheet, source, paint, skin }: Pattern): Rgb[] {
  const { sleeve } = TOPS[sheet.top.kind];
  if (name === 'forearm' && sleeve < 1.2) return [skin];
  const { color } = name === 'upperArm' || name === 'forearm' ? sheet.top : sheet.bottom;
  return [skin, paint(source.corrected(color))];
}

/** Returns half of the width along one half of a limb, rounded beyond its joints. */
function alongLimb(girth: Girth, half: 0 | 1, long: number): (down: number) => number {
  const [from, middle, to] = half === 0 ? [girth[0], girth[1], girth[2]] : [girth[2], girth[3], girth[4]];
  return (down) => {
    const share = down / long;
    if (share < 0) return from * Math.sqrt(Math.max(0, 1 - (down / from) ** 2));
    if (share > 1) return to * Math.sqrt(Math.max(0, 1 - ((down - long) / to) ** 2));
    const [a, b, at] = share < 0.45 ? [from, middle, share / 0.45] : [middle, to, (share - 0.45) / 0.55];
    return a + (b - a) * at * at * (3 - 2 * at);
  };
}

/** @param half 0 is the upper arm, 1 the forearm */
function armPart(
  { sheet, cut, proportions, paint, skin, side, source }: Pattern,
  half: 0 | 1,
  seed: number,
): PartPicture {
  const long = half === 0 ? proportions.upperArm : proportions.forearm;
  const girth: Girth = [cut.arm[0] * 1.45, cut.arm[1], cut.arm[2], cut.arm[3], cut.arm[4]];
  const bare = alongLimb(girth, half, long);
  const { sleeve, width } = TOPS[sheet.top.kind];
  const end = Math.min(1.02, sleeve - half) * long;
  const isCovered = (down: number) => sleeve > half && down < end;
  const cloth = paint(source.corrected(sheet.top.color));
  return painted({
    long,
    ends: [0.04, 0.03],
    half: (down) => bare(down) * (isCovered(down) ? Math.max(width, LOOSE.sleeve) : 1),
    color: (down) => (isCovered(down) ? cloth : skin),
    folds: (down) => (isCovered(down) ? FOLDS.top : FOLDS.skin),
    weave: plainWeave(sheet.seed),
    side,
    seed,
  });
}

/** @param half 0 is the thigh, 1 the shin */
function legPart(
  { sheet, cut, proportions, paint, skin, side, source }: Pattern,
  half: 0 | 1,
  seed: number,
): PartPicture {
  const long = half === 0 ? proportions.thigh : proportions.shin;
  const { kind, color } = sheet.bottom;
  const trousers = kind === 'trousers' && sheet.top.kind !== 'dress';
  const reach = trousers ? 1.97 : kind === 'shorts' && sheet.top.kind !== 'dress' ? 0.8 : 0;
  // Trousers fall straight to a wide end.
  const girth: Girth = trousers
    ? [cut.leg[0] * 1.1, cut.leg[1], cut.leg[2] * 1.08, cut.leg[3], cut.leg[4] * 1.35]
    : cut.leg;
  const bare = alongLimb(girth, half, long);
  const isCovered = (down: number) => reach > half && down < (reach - half) * long;
  const cloth = paint(source.corrected(color));
  const loose = trousers ? LOOSE.trousers : LOOSE.shorts;
  return painted({
    long,
    ends: [0.05, half === 0 ? 0.045 : trousers ? 0 : 0.02],
    half: (down) => bare(down) * (isCovered(down) ? loose : 1),
    color: (down) => (isCovered(down) ? cloth : skin),
    folds: (down) => (isCovered(down) ? FOLDS.bottom : FOLDS.skin),
    weave: plainWeave(`${sheet.seed}/bottom`),
    side,
    seed,
  });
}

/** Returns values between stations, by a smooth curve. */
function curve(stations: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  return (at) => {
    const index = stations.findLastIndex(([from]) => from <= at);
    const [from, to] = [stations[index], stations[index + 1]];
    if (!from || !to) return 0;
    const share = (at - from[0]) / (to[0] - from[0]);
    return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share);
  };
}

/** The upper joint is between the shoulders, and the lower one between the hips. */
function chest({ sheet, cut, proportions, paint, side, source }: Pattern): PartPicture {
  const { torso, shoulders } = proportions;
  const long = torso * (1 - BELOW_NECK);
  const { below } = TOPS[sheet.top.kind];
  const cloth = paint(source.corrected(sheet.top.color));
  const half = curve([
    [-torso * 0.1, cut.neck * 1.25],
    [-torso * 0.02, shoulders * 0.4],
    [torso * 0.05, shoulders * 0.5 + cut.arm[0] * 0.9],
    [torso * 0.26, Math.max(cut.torso.chest * 1.06, shoulders * 0.45)],
    [torso * 0.62, cut.torso.waist * 1.16],
    // It hangs over the trousers, which are wider than the hips.
    [long, cut.torso.hips * 1.26],
    [long + torso * below, cut.torso.hips * 1.3],
    [long + torso * below + HEM, cut.torso.hips * 1.16],
  ]);
  return painted({
    long,
    ends: [torso * 0.1, torso * below + HEM],
    half,
    color: () => cloth,
    folds: () => FOLDS.top,
    weave: plainWeave(sheet.seed),
    side,
    seed: 11,
  });
}

function neck({ cut, proportions, skin, side, sheet }: Pattern): PartPicture {
  const above = 0.02;
  return painted({
    long: proportions.neck + 0.02,
    ends: [above, 0.03],
    // Corners would stand out beside a narrow jaw.
    half: (down) => cut.neck * (down < above ? Math.sqrt(1 - ((down - above) / (2 * above)) ** 2) : 1),
    color: () => skin,
    folds: () => FOLDS.skin,
    weave: plainWeave(sheet.seed),
    side,
    seed: 12,
  });
}

/** The seat of the trousers. Its upper joint is at the hips. */
function pelvis({ sheet, cut, paint, side, source }: Pattern): PartPicture {
  const half = cut.torso.hips;
  const cloth = paint(source.corrected(sheet.bottom.color));
  const low = 0.095;
  return painted({
    long: 0.03,
    ends: [0.045, low - 0.03],
    half: curve([
      [-0.045, half * 0.86],
      [0, half * 1.02],
      [0.03, half],
      [low, half * 0.24],
    ]),
    color: () => cloth,
    folds: () => FOLDS.bottom,
    weave: plainWeave(`${sheet.seed}/bottom`),
    side,
    seed: 13,
  });
}
