import { luminance, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { hasOwnSkirt } from '../../../people/character-sheet.ts';
import type { Side } from '../kit/body-cut.ts';
import { TOPS } from '../kit/garments.ts';
import type { Girth } from '../kit/limb.ts';
import { lowerSleeveCreases, shinCreases, thighCreases, upperSleeveCreases } from './creases.ts';
import { type PartPicture, painted } from './part-picture.ts';
import { FOLDS, type Pattern } from './pattern.ts';
import { buttoned, cutBelow, fadedBelow, hemmed, sewn, shadowed } from './tailoring.ts';
import { twill } from './weave.ts';

/** How much wider clothes are than the body: sleeves by more than this, and by this share of what a drawing shows. */
const LOOSE = { sleeve: 1.28, drawn: 0.96, trousers: 1.2, shorts: 1.34 };
/** How much lower the rims of sleeves and legs are in the middle, and how far trousers reach over the shoe. */
const [RIM, BREAK] = [0.006, 0.012];
/** Length of sleeves from which they reach the wrist: bare skin between sleeve and hand would look like a joint. */
const LONG = 1.8;
/** How far before and beyond the wrist a bare forearm fades into the hand. */
const INTO_HAND = [-0.01, 0.012] as const;
/** How far the middle line of cloth swings to each side. */
const UNEVEN = 0.0009;

/** How far below its upper joint a limb begins to get round, in halves of its width. */
const ROUND = 0.7;
/** Height of a shoulder above its joint, relative to half of the arm's width: shoulders slope. */
const SLOPE = 0.3;
/** Width of the upper end of a sleeve relative to the arm's, and of one that begins behind a photographed shoulder. */
const [PADDED, BEHIND] = [1.7, 1.6];
/** Length of the round end of an upper arm beyond its joint, in halves of its width: the point of the elbow. */
const ELBOW = 1.3;

/**
 * Returns half of the width along one half of a limb, rounded beyond its joints.
 * @param cap height of the upper end, relative to half of its width
 * @param end height of the lower end, relative to half of its width
 */
function alongLimb(girth: Girth, half: 0 | 1, long: number, cap = 1, end = 1): (down: number) => number {
  const [from, middle, to] = half === 0 ? [girth[0], girth[1], girth[2]] : [girth[2], girth[3], girth[4]];
  return (down) => {
    const share = down / long;
    const begins = from * ROUND;
    if (down < begins) return from * Math.sqrt(Math.max(0, 1 - ((begins - down) / (begins + from * cap)) ** 2));
    if (share > 1) return to * Math.sqrt(Math.max(0, 1 - ((down - long) / to / end) ** 2));
    const [a, b, at] = share < 0.45 ? [from, middle, share / 0.45] : [middle, to, (share - 0.45) / 0.55];
    return a + (b - a) * at * at * (3 - 2 * at);
  };
}

/** Cloth is not as even as a tube. @returns what to add to half of the width at a distance below the joint */
function bulges(down: number, seed: number): number {
  return UNEVEN * (Math.sin(down * 58 + seed * 2.1) + 0.45 * Math.sin(down * 137 + seed * 5.3));
}

/** The side of a limb's picture that is toward the middle of the body. */
function innerOf(side: Side): 1 | -1 {
  return side === 'left' ? -1 : 1;
}

/** @param half 0 is the upper arm, 1 the forearm */
export function armPart(
  { sheet, cut, proportions, shoulders, cloth, weave, skin, side: light, tint }: Pattern,
  half: 0 | 1,
  side: Side,
  seed: number,
): PartPicture {
  const long = half === 0 ? proportions.upperArm : proportions.forearm;
  const girth: Girth = [
    cut.arm[0] * (half === 0 && sheet.top.kind !== 'tank-top' ? (shoulders ? BEHIND : PADDED) : 1.3),
    cut.arm[1],
    cut.arm[2],
    cut.arm[3],
    cut.arm[4],
  ];
  const bare = half === 0 ? alongLimb(girth, 0, long, SLOPE, ELBOW) : alongLimb(girth, 1, long);
  const { sleeve, width } = TOPS[sheet.top.kind];
  const end = half === 0 && sleeve > 1 ? Number.POSITIVE_INFINITY : (sleeve > LONG ? 1 : sleeve - half) * long;
  const isSleeved = sleeve > half;
  const isCovered = (down: number) => isSleeved && down < end;
  const loose = Math.max(1 + (width - 1) * LOOSE.drawn, LOOSE.sleeve);
  const inner = innerOf(side);
  const creases = (half === 0 ? upperSleeveCreases : lowerSleeveCreases)({
    long,
    half: cut.arm[2] * loose,
    inner,
    seed,
  });
  const part = painted({
    long,
    ends: [0.04, 0.03],
    half: (down) => {
      const shape = bare(down);
      return isCovered(down) && shape > 0 ? shape * loose + bulges(down, seed) : shape;
    },
    color: (down) => (isCovered(down) ? cloth : skin),
    folds: (down) => (isCovered(down) ? FOLDS.top : FOLDS.skin),
    creases: isSleeved ? creases : [],
    bow: isSleeved ? RIM : 0,
    ...(half === 1 ? { fades: 'above' as const } : {}),
    shade: (_down, around) => 1 - 0.14 * smoothstep(0.1, 1, around * inner),
    weave,
    side: light,
    tint,
    seed,
  });
  if (half === 1 && end < long) fadedBelow(part, INTO_HAND);
  if (!isSleeved || end > long) return part;
  const rim = bare(end) * loose;
  // The skin or the shirt below a sleeve is in its shadow.
  hemmed(part, end - 0.011, rim, RIM);
  if (half === 1 && end === long) cutBelow(part, end, rim, RIM);
  if (half === 1 && sheet.top.kind === 'jacket') {
    const places = [0.016, 0.024, 0.032].map((up) => [-inner * rim * 0.62, end - up] as const);
    buttoned(part, places, 0.0024, luminance(cloth) > 60 ? 'rgb(40,34,32)' : 'rgb(92,84,74)');
  }
  return part;
}

/** @param half 0 is the thigh, 1 the shin */
export function legPart(
  { sheet, cut, proportions, trousers: cloth, weave, skin, side: light, tint }: Pattern,
  half: 0 | 1,
  side: Side,
  seed: number,
): PartPicture {
  const long = half === 0 ? proportions.thigh : proportions.shin;
  const { kind, color } = sheet.bottom;
  const isDressed = !hasOwnSkirt(sheet.top);
  const isTrousers = kind === 'trousers' && isDressed;
  const reach = isTrousers ? 2 + BREAK / long : kind === 'shorts' && isDressed ? 0.8 : 0;
  const girth: Girth = isTrousers
    ? [cut.leg[0] * 1.12, cut.leg[1] * 1.02, cut.leg[2] * 1.02, cut.leg[3] * 0.94, cut.leg[4] * 1.2]
    : cut.leg;
  const bare = alongLimb(girth, half, long);
  const end = (reach - half) * long;
  const isCovered = (down: number) => reach > half && down < end;
  const loose = isTrousers ? LOOSE.trousers : LOOSE.shorts;
  const inner = innerOf(side);
  const isCloth = reach > half;
  const isLong = isTrousers && half === 1;
  const creases = (half === 0 ? thighCreases : shinCreases)({ long, half: cut.leg[2] * loose, inner, seed });
  const part = painted({
    long,
    ends: [0.05, half === 0 ? 0.045 : isTrousers ? BREAK + RIM + 0.002 : 0.02],
    half: (down) => {
      if (isLong && down > end) return 0;
      const shape = isLong ? bare(Math.min(down, long)) : bare(down);
      return isCovered(down) && shape > 0 ? shape * loose + bulges(down, seed) : shape;
    },
    color: (down) => (isCovered(down) ? cloth : skin),
    folds: (down) => (isCovered(down) ? FOLDS.bottom : FOLDS.skin),
    creases: isCloth ? creases : [],
    bow: isCloth ? RIM : 0,
    ...(half === 0 && isTrousers ? { fades: 'below' as const } : {}),
    // The legs take light from each other.
    shade: (down, around) =>
      1 - (half === 0 ? 0.26 : 0.18) * smoothstep(0, 1, around * inner) + worn(half, down, around, long),
    weave: isDenim(color) ? twill(sheet.seed) : weave,
    side: light,
    tint,
    seed,
  });
  if (half === 0 && sheet.top.kind !== 'spacesuit') shadowed(part, 0.02, 0.1, 0.5);
  if (!isCloth) return part;
  sewn(
    part,
    [0, 0.25, 0.5, 0.75, 1].map((at) => [-inner * bare(long * at) * loose * 0.84, long * at]),
  );
  if (half === 0 && isTrousers)
    sewn(part, [
      [-inner * bare(0.03) * 0.35, 0.02],
      [-inner * bare(0.05) * 0.55, 0.052],
      [-inner * bare(0.07) * 1.05, 0.068],
    ]);
  if (isLong) hemmed(part, end - 0.014, bare(long) * loose, RIM);
  return part;

  /** Denim is paler where it is worn: on thighs and knees. */
  function worn(which: 0 | 1, down: number, around: number, length: number): number {
    if (!isDenim(color)) return 0;
    const middle = which === 0 ? smoothstep(0.03, length * 0.5, down) : smoothstep(length * 0.5, 0, down) * 0.9;
    return 0.2 * middle * Math.max(0, 1 - (around + inner * 0.1) ** 2 * 1.6);
  }
}

/** Whether trousers of this color are jeans: blue, and neither black nor pale. */
function isDenim([red, green, blue]: Rgb): boolean {
  return blue > red * 1.2 && blue > green * 1.04 && luminance([red, green, blue]) > 35;
}
