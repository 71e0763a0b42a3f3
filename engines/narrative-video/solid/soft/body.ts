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
import { type CharacterSheet, isHanging } from '../../../people/character-sheet.ts';
import { GRIPS, type Grip } from '../../acting/pose.ts';
import type { FigureState } from '../../figures/figure.ts';
import { shouldered } from '../../figures/kit/sizes.ts';
import type { Placed, SolidFigure } from '../solid-figure.ts';
import { anchorsOf, headFrame } from './anchors.ts';
import type { BodyCanon, LivingHead } from './canon.ts';
import { beltOf, COLLARS, collarOf, frontOf, LOOSE, SLEEVES, skirtRings } from './clothes.ts';
import { handOf, shoeOf } from './hand.ts';
import { skinOf } from './head.ts';
import { Mane } from './mane.ts';
import { limb, type Ring, Tube } from './tube.ts';

const BUILDS = { slight: 0.86, medium: 1, broad: 1.2 } as const;
export function softFigure(sheet: CharacterSheet, canon: BodyCanon): SolidFigure {
  const proportions = shouldered(canon.proportions, sheet);
  const body = new Body(sheet, { ...canon, proportions });
  return {
    proportions,
    pose: (state, height) => body.pose(state, height),
    anchors: ({ skeleton }, height) => anchorsOf(skeleton, height, proportions),
  };
}

type Side = 'left' | 'right';

class Body {
  readonly #canon: BodyCanon;
  readonly #sheet: CharacterSheet;
  readonly #head: LivingHead;
  readonly #trunk: Tube;
  readonly #neck: Tube;
  readonly #collar: Tube;
  readonly #arms: Record<Side, Tube>;
  readonly #sleeves: Record<Side, Tube>;
  readonly #legs: Record<Side, Tube>;
  readonly #skirt: Tube | undefined;
  readonly #mane: Mane | undefined;
  readonly #hands: Record<Side, Map<Grip, Mesh>>;
  readonly #shoe: Mesh;

  constructor(sheet: CharacterSheet, canon: BodyCanon) {
    this.#sheet = sheet;
    this.#canon = canon;
    const { tubes, cloth: clothOf } = canon;
    const skin = skinOf(sheet);
    const cloth = clothOf(sheet.top.color);
    const below = clothOf(sheet.bottom.color);
    const shade = clothOf(darken(sheet.top.color, 0.18));
    const isDress = sheet.top.kind === 'dress';
    const isBare = sheet.bottom.kind === 'skirt' || sheet.bottom.kind === 'dress' || isDress;
    const sides = <T>(make: (side: 1 | -1) => T): Record<Side, T> => ({ left: make(1), right: make(-1) });
    this.#head = canon.head(sheet);
    this.#trunk = new Tube(
      9,
      tubes + 6,
      [isDress ? cloth : below, { ...cloth, ...frontOf(sheet) }, { color: beltOf(sheet), gloss: 0.3 }],
      [0, 0, 2, 1, 1, 1, 1, 1],
    );
    this.#neck = new Tube(3, tubes, [skin]);
    this.#collar = new Tube(3, tubes + 4, [collarOf(sheet, clothOf)]);
    this.#arms = sides(() => new Tube(10, tubes, [skin]));
    this.#sleeves = sides(() => new Tube(9, tubes, [cloth, shade], [0, 0, 0, 0, 0, 0, 0, 1]));
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
    this.#skirt = isBare ? new Tube(6, tubes + 8, [{ ...(isDress ? cloth : below), isThin: true }]) : undefined;
    this.#mane = isHanging(sheet.hair) ? new Mane(sheet, tubes) : undefined;
    this.#hands = sides((side) => new Map(GRIPS.map((grip) => [grip, handOf(grip, side, skin, canon.knuckles)])));
    this.#shoe = shoeOf(
      canon.knuckles,
      { color: sheet.shoes, gloss: 0.25, sharpness: 20, sheen: 0.2 },
      { color: luminance(sheet.shoes) > 140 ? darken(sheet.shoes, 0.35) : lighten(sheet.shoes, 0.7) },
    );
  }

  pose({ skeleton, pose, face, seconds }: FigureState, height: number): Placed[] {
    const { joints } = skeleton;
    const { proportions, stout } = this.#canon;
    const sheet = this.#sheet;
    const wide = BUILDS[sheet.build] * stout;
    const at = (joint: keyof typeof joints): Vector => [
      joints[joint][0] * height,
      joints[joint][1] * height,
      joints[joint][2] * height,
    ];
    const chestFront: Vector = [Math.sin(skeleton.chestYaw), 0, Math.cos(skeleton.chestYaw)];
    const placed: Placed[] = [];
    const put = (mesh: Mesh) => placed.push({ mesh, matrix: IDENTITY });

    const [hips, waist, chest, neck] = [at('hips'), at('waist'), at('chest'), at('neck')];
    const loose = LOOSE[sheet.top.kind];
    const half = (proportions.shoulders * height) / 2;
    const hipHalf = (proportions.hips * height) / 2 + height * 0.042 * wide;
    const isWoman = sheet.presentation === 'feminine' && sheet.age !== 'child';
    const isSlim = sheet.top.kind === 'dress' || sheet.build === 'slight' || (isWoman && sheet.age !== 'old');
    const spine = (share: number): Vector =>
      share < 1
        ? between(hips, waist, share)
        : share < 2
          ? between(waist, chest, share - 1)
          : between(chest, neck, share - 2);
    const ring = (share: number, across: number, deep: number): Ring => ({
      at: spine(share),
      across: across * wide,
      deep: deep * wide,
    });
    const down: Vector = unit(minus(hips, waist));
    const deep = half * 0.62;
    put(
      this.#trunk.shape(
        [
          { at: plus(hips, down, height * 0.045), across: hipHalf * 0.62, deep: deep * 0.66 },
          ring(0, hipHalf / wide, deep * 0.98),
          ring(0.5, (hipHalf * (isSlim ? 0.9 : 1) * loose) / wide, deep * 0.96 * loose),
          ring(0.6, (hipHalf * (isSlim ? 0.88 : 1) * loose) / wide, deep * 0.97 * loose),
          ring(1.05, half * (isSlim ? 0.78 : 0.94) * loose, deep * 0.95 * loose),
          ring(1.7, half * 0.93 * loose, deep * 1.04 * loose),
          ring(2.3, half * 0.96 * loose, deep * 0.96 * loose),
          ring(2.74, half * 0.86 * loose, deep * 0.84),
          ring(2.98, half * 0.5, deep * 0.56),
        ],
        chestFront,
      ),
    );
    const skull = at('head');
    const thick = proportions.head * height * (isWoman ? 0.145 : 0.17);
    put(
      this.#neck.shape(
        [plus(neck, minus(skull, neck), -0.8), neck, plus(skull, minus(skull, neck), 1.2)].map((point) => ({
          at: point,
          across: thick,
          deep: thick,
        })),
        chestFront,
      ),
    );
    const collar = COLLARS[sheet.top.kind];
    if (collar) {
      const size = thick * collar;
      put(
        this.#collar.shape(
          [-0.06, 0, 0.035].map((up, index) => ({
            at: plus(neck, minus(neck, chest), up * 3),
            across: size * (index === 1 ? 1.08 : 1),
            deep: size * (index === 1 ? 1.05 : 0.95),
          })),
          chestFront,
        ),
      );
    }
    for (const side of ['left', 'right'] as const)
      this.#limbs(side, at, height, wide, chestFront, loose, placed, pose[`${side}Hand`]);
    if (this.#skirt) put(this.#skirt.shape(skirtRings(at, height, hipHalf, deep * wide), chestFront));
    this.#top(skeleton, height, face, seconds, chestFront, placed);
    return placed;
  }

  #limbs(
    side: Side,
    at: (joint: keyof FigureState['skeleton']['joints']) => Vector,
    height: number,
    wide: number,
    front: Vector,
    loose: number,
    placed: Placed[],
    grip: Grip,
  ): void {
    const sheet = this.#sheet;
    const inner = side === 'left' ? -1 : 1;
    const chestRight: Vector = [front[2], 0, -front[0]];
    const shoulder = plus(at(`${side}Shoulder`), chestRight, inner * height * 0.012);
    const [elbow, wrist, hand] = [at(`${side}Elbow`), at(`${side}Wrist`), at(`${side}Hand`)];
    const upper = height * 0.034 * wide;
    const tapered = (points: readonly Vector[], from: number, to: number): Ring[] =>
      points.map((point, index) => {
        const size = from + ((to - from) * index) / (points.length - 1);
        return { at: point, across: size, deep: size };
      });
    // An arm begins with the round of the shoulder.
    const rounded = (rings: Ring[]): Ring[] => {
      const [first, second] = rings as [Ring, Ring];
      const size = first.across;
      const top = plus(first.at, unit(minus(first.at, second.at)), size * 0.62);
      return [{ at: top, across: size * 0.58, deep: size * 0.58 }, ...rings];
    };
    placed.push({
      mesh: this.#arms[side].shape(rounded(tapered(limb(shoulder, elbow, wrist, 9), upper, upper * 0.72)), front),
      matrix: IDENTITY,
    });
    const long = SLEEVES[sheet.top.kind];
    if (long > 0) {
      const size = upper * (1.12 + (loose - 1) * 1.4);
      placed.push({
        mesh: this.#sleeves[side].shape(
          rounded(
            tapered(limb(shoulder, elbow, wrist, 8, 0, long), size * 1.08, long > 0.5 ? size * 0.86 : size * 1.12),
          ),
          front,
        ),
        matrix: IDENTITY,
      });
    }
    const size = this.#canon.proportions.hand * height * 1.12;
    const mesh = this.#hands[side].get(grip);
    const palm: Vector = unit(minus(at(`${side}Elbow`), wrist));
    if (mesh)
      placed.push({
        mesh,
        matrix: product(
          aligned(wrist, plus(wrist, minus(wrist, hand), 1), Math.abs(palm[2]) > 0.85 ? [0, 1, 0] : front),
          scaled(size),
        ),
      });

    const [hip, knee, ankle, toe] = [at(`${side}Hip`), at(`${side}Knee`), at(`${side}Ankle`), at(`${side}Toe`)];
    const isBare = this.#skirt !== undefined;
    const thigh = height * (isBare ? 0.042 : 0.052) * wide;
    const shin = sheet.bottom.kind === 'trousers' ? thigh * 0.78 : thigh * 0.62;
    // A thigh begins inside the trunk, so that no gap opens when it is raised.
    const inHip = plus(hip, unit(minus(hip, knee)), thigh * 0.7);
    placed.push({
      mesh: this.#legs[side].shape(
        [{ at: inHip, across: thigh * 0.72, deep: thigh * 0.72 }, ...tapered(limb(hip, knee, ankle, 10), thigh, shin)],
        front,
      ),
      matrix: IDENTITY,
    });
    const foot = this.#canon.proportions.foot * height;
    const ahead = unit(minus(toe, ankle));
    const flat: Vector = unit([ahead[0], ahead[1] * 0.5 + 0.12, ahead[2]]);
    const up = unit([-flat[0] * flat[1], 1 - flat[1] * flat[1], -flat[2] * flat[1]]);
    placed.push({
      mesh: this.#shoe,
      matrix: product(
        aligned(ankle, plus(ankle, up), flat),
        shifted(0, height * 0.012, -foot * 0.18),
        scaled(foot * 1.12),
      ),
    });
  }

  /** Places the head and the hair. */
  #top(
    skeleton: FigureState['skeleton'],
    height: number,
    face: FigureState['face'],
    seconds: number,
    chestFront: Vector,
    placed: Placed[],
  ): void {
    const { matrix, middle, up, size, yaw } = headFrame(skeleton, height, this.#canon.proportions);
    placed.push(...this.#head.pose(matrix, face));
    const hair = { middle, size, up, yaw, front: chestFront, seconds };
    if (this.#mane) placed.push(...this.#mane.hang(hair));
  }
}
