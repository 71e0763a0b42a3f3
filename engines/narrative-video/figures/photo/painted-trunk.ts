import { copyOf } from '../../../drawing/canvas.ts';
import { luminance } from '../../../drawing/color.ts';
import { between } from '../../../drawing/curve.ts';
import { hasOwnSkirt } from '../../../people/character-sheet.ts';
import { TOPS } from '../kit/garments.ts';
import { BELOW_NECK } from './build.ts';
import { topCreases } from './creases.ts';
import { type PartPicture, painted } from './part-picture.ts';
import { FOLDS, type Pattern } from './pattern.ts';
import { buttoned, hemmed, sewn, shadowed } from './tailoring.ts';
import { plainWeave } from './weave.ts';

/** Height of a top's rounded lower end. */
const HEM = 0.016;

/** Returns values on a smooth curve through stations. Beyond them, they are 0. */
function curve(stations: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  return (at) => {
    const index = stations.findLastIndex(([from]) => from <= at);
    const [from, to] = [stations[index], stations[index + 1]];
    if (!from || !to) return 0;
    const [before, after] = [stations[index - 1] ?? from, stations[index + 2] ?? to];
    return between(before[1], from[1], to[1], after[1], (at - from[0]) / (to[0] - from[0]));
  };
}

/** Places below the shoulders, in lengths of the trunk, down to which tops leave the skin bare. */
const BARE: Partial<Record<Pattern['sheet']['top']['kind'], number>> = { leotard: 0.2, gown: -0.03 };
/** The same in costumes, whose neck no photograph shows: it is seen between collars. */
const BARE_NECK: typeof BARE = { ...BARE, jacket: -0.07, shirt: -0.075, 't-shirt': -0.07 };

/** Least width of a top at the waist, relative to the hips and to the distance between the shoulders. */
const HANGS = 0.94;

/** The upper joint is between the shoulders, and the lower one between the hips. */
export function chest({ sheet, cut, proportions, cloth, weave, skin, side, tint, isCostume }: Pattern): PartPicture {
  const { torso, shoulders } = proportions;
  const long = torso * (1 - BELOW_NECK);
  const { below } = TOPS[sheet.top.kind];
  // A suit in one piece goes on in its legs.
  const isOverall = sheet.top.kind === 'spacesuit';
  // A robe or a gown is close to the waist, and its skirt covers the hips.
  const isWaisted = hasOwnSkirt(sheet.top) && sheet.top.kind !== 'dress';
  const waist = isWaisted
    ? cut.torso.waist * 1.04
    : Math.max(cut.torso.waist * 1.16, cut.torso.hips * HANGS, shoulders * HANGS * 0.5);
  const half = curve([
    [-torso * 0.14, cut.neck * 0.94],
    [-torso * 0.095, shoulders * 0.27],
    [-torso * 0.06, shoulders * 0.41],
    [-torso * 0.025, shoulders * 0.5 + cut.arm[0] * 0.5],
    [torso * 0.05, shoulders * 0.5 + cut.arm[0] * 1.15],
    [torso * 0.26, Math.max(cut.torso.chest * 1.06, shoulders * 0.45)],
    // Cloth hangs straight from the chest, and waists under it hardly show.
    [torso * 0.62, waist],
    // It hangs over the trousers, which are wider than the hips.
    [long, cut.torso.hips * (isOverall ? 1.12 : isWaisted ? 1 : 1.26)],
    [long + torso * below, cut.torso.hips * (isOverall ? 1.02 : isWaisted ? 1 : 1.3)],
    [long + torso * below + HEM, cut.torso.hips * (isOverall || isWaisted ? 0.98 : 1.27)],
  ]);
  const bare = (isCostume ? BARE_NECK : BARE)[sheet.top.kind] ?? -1;
  const part = painted({
    long,
    ends: [torso * 0.14, torso * below + HEM],
    bow: HEM * 0.4,
    half: (down) => half(down) + 0.0012 * Math.sin(down * 52),
    color: (down) => (down < bare * torso ? skin : cloth),
    folds: (down) => (down < bare * torso ? FOLDS.skin : FOLDS.top),
    creases: topCreases({ long, half: waist, inner: 1, seed: 11 }),
    weave,
    side,
    tint,
    seed: 11,
    ...(isOverall ? { fades: 'below' as const } : {}),
  });
  // The opening of a jacket, which is its seam on the back.
  if (sheet.top.kind === 'jacket')
    sewn(
      part,
      [0.5, 0.8, 1.2].map((at) => [0.004 * at, long * at] as const),
    );
  return isOverall ? part : hemmed(part, long + torso * below - 0.004, cut.torso.hips * 1.28, HEM * 0.4);
}

/** Where a jacket's buttons are below the shoulders, in lengths of the trunk, and half of their width. */
const BUTTONS = { down: [0.6, 0.76], half: 0.0046 };

/** Returns the front of a jacket with buttons, below what photographs of people usually show. Its back has none. */
export function buttonedFront(front: PartPicture, { sheet, proportions, cloth }: Pattern): PartPicture {
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

/** @param shape its width relative to the usual one, how far it goes on behind the jaw, and its color */
export function neck(
  { cut, proportions, skin, side, tint, sheet }: Pattern,
  { wide = HIDDEN, behind = BEHIND_JAW, color = skin } = {},
): PartPicture {
  const long = proportions.neck + 0.02;
  const half = cut.neck * wide;
  const part = painted({
    long,
    ends: [behind, 0.03],
    // Corners would stand out beside a narrow jaw.
    half: (down) => half * (down < 0 ? Math.sqrt(Math.max(0, 1 - (down / behind) ** 2)) : 1),
    color: () => color,
    folds: () => FOLDS.skin,
    weave: plainWeave(sheet.seed),
    side,
    tint,
    seed: 12,
  });
  return shadowed(part, -0.01, long, 0.42);
}

/** The seat of the trousers. Its upper joint is at the hips. */
export function pelvis({ sheet, cut, trousers, weave, side, tint }: Pattern): PartPicture {
  const half = cut.torso.hips;
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
    color: () => trousers,
    folds: () => FOLDS.bottom,
    weave,
    side,
    tint,
    seed: 13,
  });
  // Legs and hem keep the light away. A suit in one piece has no hem.
  return sheet.top.kind === 'spacesuit' ? shadowed(part, 0.02, 0.6, 0.6) : shadowed(part, -0.045, 0.6, 0.85);
}
