import type { Rgb } from '../../../drawing/color.ts';
import { hasOwnSkirt } from '../../../people/character-sheet.ts';
import type { BodyJoint } from '../../../people/person.ts';
import { apart } from '../../../people/swatches.ts';
import type { Side } from '../kit/body-cut.ts';
import { TOPS } from '../kit/garments.ts';
import type { Ink } from '../kit/ink.ts';
import { shadowOfArm } from './arm-shadow.ts';
import { type Bedding, beddingOf } from './bedding.ts';
import { leanOf } from './build.ts';
import { bustPicturesOf } from './bust-picture.ts';
import { quilted } from './cloth-quilt.ts';
import { clothTexture } from './cloth-texture.ts';
import { dressedTrunk } from './dressed-trunk.ts';
import { clothBelow } from './folded-arms.ts';
import { foundOnce } from './found-once.ts';
import { type HandPictures, handPictures } from './hand-picture.ts';
import { hangs, limbPictureOf } from './limb-picture.ts';
import { armPart, legPart } from './painted-limbs.ts';
import { buttonedFront, chest, neck, pelvis } from './painted-trunk.ts';
import { GROUND_SHADE, shadedBelow } from './part-light.ts';
import { type PartPicture, SCALE } from './part-picture.ts';
import type { Pattern } from './pattern.ts';
import { PhotoBust } from './photo-bust.ts';
import { gained } from './seam-tone.ts';
import { type ShoePictures, shoePictures } from './shoe-picture.ts';
import { fadedAbove } from './tailoring.ts';
import { type PhotoArms, photoArmsOf } from './turned-arms.ts';
import { plainWeave } from './weave.ts';

/** Pictures of all parts of a body, photographed where the picture shows them and painted otherwise. */
export interface BodyParts {
  /** Head and chest, and the photographed shoulders over arms that hang. */
  bust: PhotoBust;
  /** Whether the body wears a costume, whose details are drawn over it. */
  isCostume: boolean;
  /** Color of painted skin. */
  skin: Rgb;
  /** Where the photograph shows the arms of somebody who is turned. */
  arms: PhotoArms;
  /** The chest as seen from behind. */
  back: PartPicture;
  neck: PartPicture;
  pelvis: PartPicture | undefined;
  upperArm: Readonly<Record<Side, PartPicture>>;
  /** The upper arm in front of the chest: its upper end fades into the shoulder. */
  upperSleeve: Readonly<Record<Side, PartPicture>>;
  forearm: Readonly<Record<Side, PartPicture>>;
  /** What a forearm and its hand throw on the body. */
  armShadow: Readonly<Record<Side, PartPicture>>;
  /** Side of the light: -1 left, 1 right. */
  side: number;
  thigh: Readonly<Record<Side, PartPicture>>;
  /** The thigh in front of the trunk. */
  lap: Readonly<Record<Side, PartPicture>>;
  shin: Readonly<Record<Side, PartPicture>>;
  /** By the side of the viewer to which the thumb of a hanging hand points. */
  hands: Readonly<Record<Side, HandPictures>>;
  shoes: ShoePictures;
  /** Returns what somebody who sleeps lies under, painted when it is first needed. */
  bedding(): Bedding;
}

/** Pixels of hands for each pixel of other parts, along each side: inserts show them from near. */
const FINE = 1.5;

/** Light that painted cloth reflects at most places, and how much its color may differ from what the sheet says. */
const [REFLECTED, SAME] = [0.9, 60];

/** Returns the color of the top as the photograph shows it, so that painted parts continue it. */
function clothOf({ source, shoulders, sheet, paint }: Plan): Rgb {
  const told = paint(source.corrected(sheet.top.color));
  const seen = clothBelow(source, shoulders)?.map((value) => Math.min(255, value / REFLECTED));
  return seen && apart(seen as unknown as Rgb, told) < SAME ? (seen as unknown as Rgb) : told;
}

/** What is known before the cloth is looked at. */
type Plan = Omit<Pattern, 'cloth' | 'weave' | 'trousers'>;

/** Distance of the colors of a top and of trousers, as `apart` measures it, up to which they are of the same cloth. */
const SUIT = 30;

/** Brightness of the blackest trousers, 0 to 255: no cloth is so black that its folds are not seen. */
const BLACKEST = 44;

function notBlack(color: Rgb): Rgb {
  const missing = Math.max(0, BLACKEST - Math.max(...color));
  return color.map((value) => value + missing) as unknown as Rgb;
}

/** Sides of the photographed square of cloth and of the larger one that is made out of it, pixels of painted parts. */
const [PIECE, QUILT] = [128, 320];

/** Returns the structure of the top: the photographed one, or that of plain cloth. */
function weaveOf({ source, shoulders, sheet }: Plan): Float32Array {
  return foundOnce(source, `weave ${sheet.top.color} ${sheet.seed}`, () => {
    const seen = shoulders.isFrontal
      ? clothTexture(source, shoulders, source.corrected(sheet.top.color), PIECE)
      : undefined;
    return seen ? quilted(seen, QUILT, sheet.seed) : plainWeave(sheet.seed);
  });
}

export function bodyPartsOf(plan: Plan, ink: Ink): BodyParts {
  const { top, bottom } = plan.sheet;
  const cloth = clothOf(plan);
  const isSuit = apart(top.color, bottom.color) < SUIT;
  const trousers = isSuit ? cloth : notBlack(plan.paint(plan.source.corrected(bottom.color)));
  const pattern = { ...plan, cloth, weave: weaveOf(plan), trousers };
  const { source, shoulders, proportions, sheet } = pattern;
  const inPlace = <Part extends Pick<PartPicture, 'canvas'>>(part: Part): Part => {
    pattern.place(part.canvas);
    return part;
  };
  const plain = inPlace(chest(pattern));
  const front = source.isAlone && !plan.isCostume ? dressedTrunk(plain, pattern, ink) : buttonedFront(plain, pattern);
  const busts = bustPicturesOf(front, pattern.lit, pattern);
  const { tone } = busts;
  /** What the arms are made from: those of a person are on the other side for the viewer. */
  const sleeved = (side: Side): Pattern => ({
    ...pattern,
    cloth: gained(pattern.cloth, side === 'left' ? tone.right : tone.left),
  });
  const trousered = isSuit ? { ...pattern, trousers: gained(pattern.trousers, tone.mean) } : pattern;
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
  const upperArm = sides((side, seed) =>
    limb(side, UPPER_ARM, arm[1] * 1.3, () => armPart(sleeved(side), 0, side, seed)),
  );
  const forearm = sides((side, seed) =>
    limb(side, FOREARM, arm[3] * 1.3, () => armPart(sleeved(side), 1, side, seed + 2)),
  );
  const legOf = (part: typeof THIGH | typeof SHIN, half: number, index: 0 | 1) =>
    sides((side, seed) =>
      shadedBelow(
        limb(side, part, half * 1.1, () => legPart(trousered, index, side, seed + 4 + index * 2)),
        GROUND_SHADE[part.name],
      ),
    );
  const thigh = legOf(THIGH, leg[1], 0);
  let bedding: Bedding | undefined;
  const isDress = hasOwnSkirt(sheet.top) || sheet.bottom.kind === 'skirt' || sheet.bottom.kind === 'dress';
  return {
    bust: new PhotoBust(busts, pattern.head, leanOf(source, shoulders)),
    isCostume: plan.isCostume,
    skin: pattern.skin,
    arms: photoArmsOf(source, shoulders, proportions),
    back: plain,
    neck: inPlace(neck(pattern)),
    pelvis: isDress ? undefined : inPlace(pelvis(trousered)),
    upperArm,
    upperSleeve: { left: fadedAbove(upperArm.left), right: fadedAbove(upperArm.right) },
    forearm,
    armShadow: { left: shadowOfArm(forearm.left), right: shadowOfArm(forearm.right) },
    side: pattern.side,
    thigh,
    lap: { left: fadedAbove(thigh.left), right: fadedAbove(thigh.right) },
    shin: legOf(SHIN, leg[3], 1),
    hands: {
      left: handPictures(proportions.hand * SCALE * FINE, pattern.skin, 1, pattern),
      right: handPictures(proportions.hand * SCALE * FINE, pattern.skin, -1, pattern),
    },
    shoes: { side: inPlace(shoes.side), front: inPlace(shoes.front) },
    bedding() {
      bedding ??= beddingOf(pattern);
      return bedding;
    },
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
function wornOn({ name }: Limb, { sheet, source, paint }: Pattern): Rgb[] {
  const skin = paint(source.skin);
  const { sleeve } = TOPS[sheet.top.kind];
  if (name === 'forearm' && sleeve < 1.2) return [skin];
  const { color } = name === 'upperArm' || name === 'forearm' ? sheet.top : sheet.bottom;
  return [skin, paint(source.corrected(color))];
}
