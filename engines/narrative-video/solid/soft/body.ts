import { darken, lighten, luminance } from '../../../drawing/color.ts';
import {
  aligned,
  between,
  IDENTITY,
  minus,
  plus,
  product,
  scaled,
  shifted,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, hasOwnSkirt, isHanging } from '../../../people/character-sheet.ts';
import { handsLaid } from '../../acting/lap.ts';
import type { FigureState } from '../../figures/figure.ts';
import { shouldered } from '../../figures/kit/sizes.ts';
import type { Placed, SolidFigure } from '../solid-figure.ts';
import { anchorsOf, headFrame } from './anchors.ts';
import type { BodyCanon, LivingHead } from './canon.ts';
import { beltOf, frontOf, LOOSE, SLEEVES } from './clothes.ts';
import { besideOf } from './contact.ts';
import { embraced } from './embrace.ts';
import { Hands } from './hands.ts';
import { HangingClothes } from './hanging-clothes.ts';
import { skinOf } from './head.ts';
import { Mane } from './mane.ts';
import { Neck } from './neck.ts';
import { shoeOf } from './shoe.ts';
import { skirtOf } from './skirts.ts';
import { SIDES, type Side, type Stance, upperArm } from './stance.ts';
import { evenly, limb, type Ring, rounded, Tube, tapered } from './tube.ts';

const BUILDS = { slight: 0.86, medium: 1, broad: 1.2 } as const;
/** Height and width of an old woman, relative to others. */
const AGED = { stature: 0.95, wide: 1.12 };
/** Height of a child, relative to others. */
const CHILD = 0.76;

/** Builds a person of soft forms, whose body bends with the skeleton. */
export function softFigure(sheet: CharacterSheet, canon: BodyCanon): SolidFigure {
  const proportions = shouldered(canon.proportions, sheet);
  const body = new Body(sheet, { ...canon, proportions });
  return {
    proportions,
    ...(isOldWoman(sheet) && { stature: AGED.stature }),
    ...(sheet.age === 'child' && { stature: CHILD }),
    hasFingers: true,
    pose: (state, height) => body.pose(state, height),
    anchors: ({ skeleton }, height) => anchorsOf(skeleton, height, proportions),
  };
}

function isOldWoman({ presentation, age }: CharacterSheet): boolean {
  return presentation === 'feminine' && age === 'old';
}

/** Radius of a thigh, as a share of the figure's height. */
const THIGH = 0.052;
/** Share of an arm's length from which a sleeve is long, and that an arm reaches into one. */
const [LONG, CUFF] = [0.5, 0.12];
/** Radius of a wrist relative to the upper arm's. */
const WRIST = 0.72;
/** Rings of a sleeve. */
const SLEEVE = 11;
/** Share of an arm's length over which its elbow is rounded. */
const ELBOW = 0.07;
class Body {
  readonly #canon: BodyCanon;
  readonly #sheet: CharacterSheet;
  readonly #head: LivingHead;
  readonly #trunk: Tube;
  readonly #neck: Neck;
  readonly #arms: Record<Side, Tube>;
  readonly #sleeves: Record<Side, Tube>;
  readonly #legs: Record<Side, Tube>;
  readonly #hanging: HangingClothes;
  readonly #mane: Mane | undefined;
  readonly #hands: Hands;
  readonly #shoe: Mesh;

  constructor(sheet: CharacterSheet, canon: BodyCanon) {
    this.#sheet = sheet;
    this.#canon = canon;
    const { tubes, shoulderRings, cloth: clothOf } = canon;
    const skin = skinOf(sheet);
    const cloth = clothOf(sheet.top.color);
    const below = clothOf(sheet.bottom.color);
    const shade = clothOf(darken(sheet.top.color, 0.18));
    const print = frontOf(sheet);
    const front = canon.printed?.(cloth, print) ?? { ...cloth, ...print };
    const isDress = hasOwnSkirt(sheet.top);
    const isBare = this.#isBare;
    const sides = <T>(make: (side: 1 | -1) => T): Record<Side, T> => ({ left: make(1), right: make(-1) });
    this.#head = canon.head(sheet);
    this.#trunk = new Tube(
      9,
      tubes + 6,
      [isDress ? cloth : below, front, { color: beltOf(sheet), gloss: 0.3 }],
      sheet.top.kind === 'jacket' || sheet.top.over ? [0, 1, 1, 1, 1, 1, 1, 1] : [0, 0, 2, 1, 1, 1, 1, 1],
    );
    this.#neck = new Neck(sheet, canon);
    this.#arms = sides(() => new Tube(9 + shoulderRings, tubes, [skin]));
    const sleeveRings = SLEEVE + shoulderRings;
    const hem = Array.from({ length: sleeveRings - 1 }, (_, ring) => (ring === sleeveRings - 2 ? 1 : 0));
    this.#sleeves = sides(() => new Tube(sleeveRings, tubes, [cloth, shade], hem));
    const isShort = sheet.bottom.kind === 'shorts';
    this.#legs = sides(
      () =>
        new Tube(
          11,
          tubes,
          [
            isBare ? skin : below,
            isShort || isBare ? skin : below,
            isShort || isBare ? skin : clothOf(darken(sheet.bottom.color, 0.12)),
          ],
          [0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
        ),
    );
    this.#hanging = new HangingClothes(sheet, canon);
    this.#mane = isHanging(sheet.hair) ? new Mane(sheet, tubes, canon.hair(sheet)) : undefined;
    this.#hands = new Hands(skin, canon);
    this.#shoe = shoeOf(
      canon.knuckles,
      { color: sheet.shoes, gloss: 0.25, sharpness: 20, sheen: 0.2 },
      { color: luminance(sheet.shoes) > 140 ? darken(sheet.shoes, 0.35) : lighten(sheet.shoes, 0.7) },
    );
  }

  pose(state: FigureState, height: number): Placed[] {
    const { skeleton, pose, face, seconds } = state;
    const arms = BUILDS[this.#sheet.build] * this.#canon.stout;
    const wide = arms * (isOldWoman(this.#sheet) ? AGED.wide : 1);
    const { joints: laid, rests } = handsLaid(skeleton, pose, this.#canon.proportions, THIGH * wide);
    const joints = embraced(laid, state, this.#canon.proportions);
    const stance: Stance = {
      at: (joint) => {
        const [x, y, z] = joints[joint];
        return [x * height, y * height, z * height];
      },
      height,
      wide,
      arms,
      front: [Math.sin(skeleton.chestYaw), 0, Math.cos(skeleton.chestYaw)],
    };
    const limbs = SIDES.flatMap((side) => [
      ...this.#arm(side, stance),
      this.#hands.pose(side, stance, state, rests[side]),
      ...this.#leg(side, stance),
    ]);
    const { matrix, middle, up, size, yaw } = headFrame(skeleton, height, this.#canon.proportions);
    const hair = { middle, size, up, yaw, front: stance.front, seconds };
    return [
      inPlace(
        this.#trunk.shape(
          besideOf(
            this.#trunkRings(stance),
            SIDES.map((side) => upperArm(side, stance)),
          ),
          stance.front,
        ),
      ),
      ...this.#neck.pose(
        stance.at,
        this.#canon.proportions.head * height * (this.#isWoman ? 0.145 : 0.17),
        stance.front,
      ),
      ...limbs,
      ...this.#hanging.pose(stance, this.#trunkSize(stance)),
      ...this.#head.pose(matrix, face),
      ...(this.#mane?.hang(hair) ?? []),
    ];
  }

  /** Whether the legs are bare under a skirt. */
  get #isBare(): boolean {
    return skirtOf(this.#sheet) !== undefined;
  }

  get #isWoman(): boolean {
    return this.#sheet.presentation === 'feminine' && this.#sheet.age !== 'child';
  }

  /** Returns half of the widths of shoulders and hips, and half of the trunk's depth, in meters. */
  #trunkSize({ height, wide }: Stance): { shoulders: number; hips: number; deep: number } {
    const { proportions } = this.#canon;
    const shoulders = (proportions.shoulders * height) / 2;
    return { shoulders, hips: (proportions.hips * height) / 2 + height * 0.042 * wide, deep: shoulders * 0.62 };
  }

  #trunkRings(stance: Stance): Ring[] {
    const { at, height, wide } = stance;
    const { top, build, age } = this.#sheet;
    const { shoulders, deep, hips: wideHips } = this.#trunkSize(stance);
    const [hips, waist, chest, neck] = [at('hips'), at('waist'), at('chest'), at('neck')];
    const loose = LOOSE[top.kind];
    const isCurved = this.#isWoman && age !== 'old' && build !== 'broad';
    const isSlim = (hasOwnSkirt(top) && top.kind !== 'robe') || build === 'slight' || (this.#isWoman && age !== 'old');
    const spine = (share: number): Vector =>
      share < 1
        ? between(hips, waist, share)
        : share < 2
          ? between(waist, chest, share - 1)
          : between(chest, neck, share - 2);
    const ring = (share: number, across: number, depth: number): Ring => ({
      at: spine(share),
      across: across * wide,
      deep: depth * wide,
    });
    const down: Vector = unit(minus(hips, waist));
    return [
      { at: plus(hips, down, height * 0.045), across: wideHips * 0.62, deep: deep * 0.66 },
      ring(0, (wideHips / wide) * (top.kind === 'jacket' ? 1.12 : 1), deep * (top.kind === 'jacket' ? 1.1 : 0.98)),
      ring(0.5, (wideHips * (isSlim ? 0.9 : 1) * loose) / wide, deep * 0.96 * loose),
      ring(0.6, (wideHips * (isSlim ? 0.88 : 1) * loose) / wide, deep * 0.97 * loose),
      ring(
        1.05,
        shoulders * (isSlim ? (isCurved ? 0.68 : 0.78) : 0.94) * loose,
        deep * (isCurved ? 0.84 : 0.95) * loose,
      ),
      ring(1.7, shoulders * 0.93 * loose, deep * 1.04 * loose),
      ring(2.3, shoulders * 0.96 * loose, deep * 0.96 * loose),
      ring(2.74, shoulders * (SLEEVES[top.kind] > 0 ? 0.88 : 0.98) * loose, deep * 0.84),
      // The chin and the collar keep light from the root of the neck.
      { ...ring(2.98, shoulders * 0.56, deep * 0.6), open: 0.5 },
    ];
  }

  #arm(side: Side, stance: Stance): Placed[] {
    const { at, height, arms, front } = stance;
    const { kind } = this.#sheet.top;
    const { shoulderRings } = this.#canon;
    const inner = side === 'left' ? -1 : 1;
    const chestRight: Vector = [front[2], 0, -front[0]];
    // Thick shoulders begin lower. Otherwise, they would stand above the neck's root.
    const socket = plus(at(`${side}Shoulder`), chestRight, inner * height * 0.012);
    const shoulder = plus(socket, [0, -1, 0], height * 0.017 * arms * LOOSE[kind] ** 2);
    const [elbow, wrist] = [at(`${side}Elbow`), at(`${side}Wrist`)];
    const upper = height * 0.034 * arms;
    const long = SLEEVES[kind];
    // Under a long sleeve there is no arm, because its elbow would stick out of the cloth.
    const points = (count: number, from: number, to: number) => limb(shoulder, elbow, wrist, count, from, to, ELBOW);
    const skin =
      long > LONG
        ? evenly(points(9, long - CUFF, 1), upper * WRIST, upper * WRIST)
        : tapered(points(9, 0, 1), upper, upper * WRIST);
    const bare = inPlace(this.#arms[side].shape(rounded(skin, shoulderRings), front));
    if (long <= 0) return [bare];
    const size = upper * (1.12 + LOOSE[kind] - 1);
    const cloth = points(SLEEVE, 0, long);
    const cut = long > LONG ? tapered(cloth, size * 0.97, size * 0.74) : evenly(cloth, size * 1.08, size * 1.12);
    const trunk = { from: at('hips'), to: at('chest'), radius: this.#trunkSize(stance).shoulders * 0.9 };
    const sleeve = besideOf(rounded(cut, shoulderRings), [trunk]);
    return [bare, inPlace(this.#sleeves[side].shape(sleeve, front))];
  }

  #leg(side: Side, { at, height, wide, front }: Stance): Placed[] {
    const [hip, knee, ankle, toe] = [at(`${side}Hip`), at(`${side}Knee`), at(`${side}Ankle`), at(`${side}Toe`)];
    const thigh = height * (this.#isBare ? 0.042 : THIGH) * wide;
    const shin = this.#sheet.bottom.kind === 'trousers' ? thigh * 0.78 : thigh * 0.62;
    // A thigh begins inside the trunk, so that no gap opens when it is raised.
    const inHip = plus(hip, unit(minus(hip, knee)), thigh * 0.7);
    const rings = [
      { at: inHip, across: thigh * 0.72, deep: thigh * 0.72 },
      ...evenly(limb(hip, knee, ankle, 10), thigh, shin),
    ];
    const foot = this.#canon.proportions.foot * height;
    const ahead = unit(minus(toe, ankle));
    const flat: Vector = unit([ahead[0], ahead[1] * 0.5 + 0.12, ahead[2]]);
    const up = unit([-flat[0] * flat[1], 1 - flat[1] * flat[1], -flat[2] * flat[1]]);
    const sole = product(
      aligned(ankle, plus(ankle, up), flat),
      shifted(0, height * 0.017, -foot * 0.18),
      scaled(foot * 1.12),
    );
    const other = side === 'left' ? 'right' : 'left';
    const thighs = [{ from: at(`${other}Hip`), to: at(`${other}Knee`), radius: thigh }];
    return [inPlace(this.#legs[side].shape(besideOf(rings, thighs), front)), { mesh: this.#shoe, matrix: sole }];
  }
}

/** Places a mesh whose vertices are in meters of the place already. */
function inPlace(mesh: Mesh): Placed {
  return { mesh, matrix: IDENTITY };
}
