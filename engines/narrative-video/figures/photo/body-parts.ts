import { luminance, type Rgb } from '../../../drawing/color.ts';
import type { BodyJoint } from '../../../people/person.ts';
import { apart } from '../../../people/swatches.ts';
import type { Side } from '../kit/body-cut.ts';
import { TOPS } from '../kit/garments.ts';
import { BELOW_NECK, leanOf } from './build.ts';
import { bustPicturesOf, copyOf } from './bust-picture.ts';
import { quilted } from './cloth-quilt.ts';
import { clothTexture } from './cloth-texture.ts';
import { topCreases } from './creases.ts';
import { clothBelow } from './folded-arms.ts';
import { type HandPictures, handPictures } from './hand-picture.ts';
import { hangs, limbPictureOf } from './limb-picture.ts';
import { armPart, legPart } from './painted-limbs.ts';
import { GROUND_SHADE, shadedBelow } from './part-light.ts';
import { type PartPicture, painted, SCALE } from './part-picture.ts';
import { FOLDS, type Pattern } from './pattern.ts';
import { PhotoBust } from './photo-bust.ts';
import { type ShoePictures, shoePictures } from './shoe-picture.ts';
import { buttoned, fadedAbove, hemmed, sewn, shadowed } from './tailoring.ts';
import { plainWeave } from './weave.ts';

/** Pictures of all parts of a body, photographed where the picture shows them and painted otherwise. */
export interface BodyParts {
  /** Head and chest, and the photographed shoulders over arms that hang. */
  bust: PhotoBust;
  /** The chest as seen from behind. */
  back: PartPicture;
  neck: PartPicture;
  pelvis: PartPicture | undefined;
  upperArm: Readonly<Record<Side, PartPicture>>;
  /** The upper arm in front of the chest: its upper end fades into the shoulder. */
  upperSleeve: Readonly<Record<Side, PartPicture>>;
  forearm: Readonly<Record<Side, PartPicture>>;
  thigh: Readonly<Record<Side, PartPicture>>;
  /** The thigh in front of the trunk. */
  lap: Readonly<Record<Side, PartPicture>>;
  shin: Readonly<Record<Side, PartPicture>>;
  /** By the side of the viewer to which the thumb of a hanging hand points. */
  hands: Readonly<Record<Side, HandPictures>>;
  shoes: ShoePictures;
}

/** Height of a top's rounded lower end. */
const HEM = 0.016;

/** Light that painted cloth reflects at most places, and how much its color may differ from what the sheet says. */
const [REFLECTED, SAME] = [0.9, 60];

/** Returns the color of the top as the photograph shows it, so that painted parts continue it. */
function clothOf({ source, shoulders, sheet, paint }: Plan): Rgb {
  const told = paint(source.corrected(sheet.top.color));
  const seen = clothBelow(source, shoulders)?.map((value) => Math.min(255, value / REFLECTED));
  return seen && apart(seen as unknown as Rgb, told) < SAME ? (seen as unknown as Rgb) : told;
}

/** What is known before the cloth is looked at. */
type Plan = Omit<Pattern, 'cloth' | 'weave'>;

/** Sides of the photographed square of cloth and of the larger one that is made out of it, pixels of painted parts. */
const [PIECE, QUILT] = [128, 320];

/** Returns the structure of the top: the photographed one, or that of plain cloth. */
function weaveOf({ source, shoulders, sheet }: Plan): Float32Array {
  const seen = shoulders.isFrontal
    ? clothTexture(source, shoulders, source.corrected(sheet.top.color), PIECE)
    : undefined;
  return seen ? quilted(seen, QUILT, sheet.seed) : plainWeave(sheet.seed);
}

export function bodyPartsOf(plan: Plan): BodyParts {
  const pattern = { ...plan, cloth: clothOf(plan), weave: weaveOf(plan) };
  const { source, shoulders, proportions, sheet } = pattern;
  const inPlace = <Part extends Pick<PartPicture, 'canvas'>>(part: Part): Part => {
    pattern.place(part.canvas);
    return part;
  };
  const plain = inPlace(chest(pattern));
  const scale = shoulders.isFrontal ? shoulders.across / proportions.shoulders : undefined;
  const sides = (make: (side: Side, seed: number) => PartPicture) => ({
    left: make('left', 1),
    right: make('right', 2),
  });
  const limb = (side: Side, part: Limb, half: number, other: () => PartPicture) =>
    inPlace(limbOf(side, part, half, other));
  const limbOf = (side: Side, part: Limb, half: number, other: () => PartPicture) =>
    (scale !== undefined &&
      hangs(
        source.person,
        part.chain.map((joint) => `${side}${joint}` as BodyJoint),
      ) &&
      limbPictureOf(
        source,
        ...(part.joints.map((joint) => `${side}${joint}`) as [BodyJoint, BodyJoint]),
        { long: proportions[part.name], half },
        scale,
        wornOn(part, pattern),
      )) ||
    other();
  const { arm, leg } = pattern.cut;
  const shoes = shoePictures(pattern.paint(sheet.shoes), pattern.paint([238, 236, 230]));
  const upperArm = sides((side, seed) => limb(side, UPPER_ARM, arm[1] * 1.3, () => armPart(pattern, 0, side, seed)));
  const { lit, shaded } = pattern.tint;
  const hand = pattern.skin.map(
    (value, at) => (value * ((lit[at] as number) + (shaded[at] as number))) / 2,
  ) as unknown as Rgb;
  const legOf = (part: typeof THIGH | typeof SHIN, half: number, index: 0 | 1) =>
    sides((side, seed) =>
      shadedBelow(
        limb(side, part, half * 1.1, () => legPart(pattern, index, side, seed + 4 + index * 2)),
        GROUND_SHADE[part.name],
      ),
    );
  const thigh = legOf(THIGH, leg[1], 0);
  const isDress = sheet.top.kind === 'dress' || sheet.bottom.kind === 'skirt' || sheet.bottom.kind === 'dress';
  const busts = bustPicturesOf(buttonedFront(plain, pattern), pattern.lit, pattern);
  return {
    bust: new PhotoBust(busts, pattern.head, leanOf(source, shoulders)),
    back: plain,
    neck: inPlace(neck(pattern)),
    pelvis: isDress ? undefined : inPlace(pelvis(pattern)),
    upperArm,
    upperSleeve: { left: fadedAbove(upperArm.left), right: fadedAbove(upperArm.right) },
    forearm: sides((side, seed) => limb(side, FOREARM, arm[3] * 1.3, () => armPart(pattern, 1, side, seed + 2))),
    thigh,
    lap: { left: fadedAbove(thigh.left), right: fadedAbove(thigh.right) },
    shin: legOf(SHIN, leg[3], 1),
    hands: {
      left: handPictures(proportions.hand * SCALE, hand, 1, pattern),
      right: handPictures(proportions.hand * SCALE, hand, -1, pattern),
    },
    shoes: { side: inPlace(shoes.side), front: inPlace(shoes.front) },
  };
}

/** A part of a limb: its name, its joints, and the joints of the whole limb. */
interface Limb<Name = 'upperArm' | 'forearm' | 'thigh' | 'shin'> {
  name: Name;
  joints: readonly [string, string];
  chain: readonly string[];
}

const [ARM, LEG] = [
  ['Shoulder', 'Elbow', 'Wrist'],
  ['Hip', 'Knee', 'Ankle'],
] as const;
const UPPER_ARM: Limb = { name: 'upperArm', joints: [ARM[0], ARM[1]], chain: ARM };
const FOREARM: Limb = { name: 'forearm', joints: [ARM[1], ARM[2]], chain: ARM };
const THIGH: Limb<'thigh'> = { name: 'thigh', joints: [LEG[0], LEG[1]], chain: LEG };
const SHIN: Limb<'shin'> = { name: 'shin', joints: [LEG[1], LEG[2]], chain: LEG };

/** Returns the colors that a limb may have: the skin's, and the cloth's if it is covered. */
function wornOn({ name }: Limb, { sheet, source, paint, skin }: Pattern): Rgb[] {
  const { sleeve } = TOPS[sheet.top.kind];
  if (name === 'forearm' && sleeve < 1.2) return [skin];
  const { color } = name === 'upperArm' || name === 'forearm' ? sheet.top : sheet.bottom;
  return [skin, paint(source.corrected(color))];
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
function chest({ sheet, cut, proportions, cloth, weave, side, tint }: Pattern): PartPicture {
  const { torso, shoulders } = proportions;
  const long = torso * (1 - BELOW_NECK);
  const { below } = TOPS[sheet.top.kind];
  const half = curve([
    [-torso * 0.14, cut.neck * 0.94],
    [-torso * 0.095, shoulders * 0.27],
    [-torso * 0.06, shoulders * 0.41],
    [-torso * 0.02, shoulders * 0.5 + cut.arm[0] * 0.3],
    [torso * 0.07, shoulders * 0.5 + cut.arm[0] * 0.9],
    [torso * 0.26, Math.max(cut.torso.chest * 1.06, shoulders * 0.45)],
    [torso * 0.62, cut.torso.waist * 1.16],
    // It hangs over the trousers, which are wider than the hips.
    [long, cut.torso.hips * 1.26],
    [long + torso * below, cut.torso.hips * 1.3],
    [long + torso * below + HEM, cut.torso.hips * 1.27],
  ]);
  const part = painted({
    long,
    ends: [torso * 0.14, torso * below + HEM],
    bow: HEM * 0.4,
    half: (down) => half(down) + 0.0012 * Math.sin(down * 52),
    color: () => cloth,
    folds: () => FOLDS.top,
    creases: topCreases({ long, half: cut.torso.waist * 1.16, inner: 1, seed: 11 }),
    weave,
    side,
    tint,
    seed: 11,
  });
  // The opening of a jacket, which is its seam on the back.
  if (sheet.top.kind === 'jacket')
    sewn(
      part,
      [0.5, 0.8, 1.2].map((at) => [0.004 * at, long * at] as const),
    );
  return hemmed(part, long + torso * below - 0.004, cut.torso.hips * 1.28, HEM * 0.4);
}

/** Where a jacket's buttons are below the shoulders, in lengths of the trunk, and half of their width. */
const BUTTONS = { down: [0.6, 0.76], half: 0.0046 };

/** Returns the front of a jacket with buttons, below what photographs of people usually show. Its back has none. */
function buttonedFront(front: PartPicture, { sheet, proportions, cloth }: Pattern): PartPicture {
  if (sheet.top.kind !== 'jacket') return front;
  const places = BUTTONS.down.map((at) => [0.009, proportions.torso * at] as const);
  return buttoned(
    { ...front, canvas: copyOf(front.canvas) },
    places,
    BUTTONS.half,
    luminance(cloth) > 60 ? 'rgb(40,34,32)' : 'rgb(70,66,66)',
  );
}

/** How far the neck goes on behind the jaw, so that no gap opens beside a head that leans. */
const BEHIND_JAW = 0.034;
/** Width of a neck behind a photographed one, which it must not exceed. */
const HIDDEN = 0.8;

function neck({ cut, proportions, skin, side, tint, sheet }: Pattern): PartPicture {
  const long = proportions.neck + 0.02;
  const half = cut.neck * HIDDEN;
  const part = painted({
    long,
    ends: [BEHIND_JAW, 0.03],
    // Corners would stand out beside a narrow jaw.
    half: (down) => half * (down < 0 ? Math.sqrt(Math.max(0, 1 - (down / BEHIND_JAW) ** 2)) : 1),
    color: () => skin,
    folds: () => FOLDS.skin,
    weave: plainWeave(sheet.seed),
    side,
    tint,
    seed: 12,
  });
  return shadowed(part, -0.01, long, 0.42);
}

/** The seat of the trousers. Its upper joint is at the hips. */
function pelvis({ sheet, cut, paint, weave, side, tint, source }: Pattern): PartPicture {
  const half = cut.torso.hips;
  const cloth = paint(source.corrected(sheet.bottom.color));
  const low = 0.094;
  const part = painted({
    long: 0.03,
    ends: [0.045, low - 0.03],
    bow: -0.012,
    half: curve([
      [-0.045, half * 0.86],
      [0, half * 1.02],
      [0.03, half],
      [0.064, half * 0.6],
      [low, half * 0.1],
    ]),
    color: () => cloth,
    folds: () => FOLDS.bottom,
    weave,
    side,
    tint,
    seed: 13,
  });
  // Legs and hem keep the light away.
  return shadowed(part, -0.045, 0.6, 0.85);
}
