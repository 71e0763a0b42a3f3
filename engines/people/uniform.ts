import { luminance, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet, Emblem } from './character-sheet.ts';
import type { Landmarks } from './landmarks.ts';
import { apart, commonest, hueApart, median, type Swatches } from './swatches.ts';

/** A part of the picture, in pixels. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The colors that are known when clothes are looked at. */
interface Known {
  top: Rgb;
  skin: Rgb;
  hair: Rgb;
}

/** Colors nearer to the skin, the hair or the cloth than this, as `apart` measures it, belong to it. Set by eye. */
const [LIKE_SKIN, LIKE_HAIR, LIKE_CLOTH] = [26, 34, 45];
/** A shirt is at least this light, and lighter than the jacket by this much. */
const [SHIRT, LIGHTER] = [165, 90];
/** Least share of a shirt in the triangle below the chin. */
const LEAST_SHIRT = 0.12;

/** Finds the light shirt in the collar of a darker jacket. @returns its color, or undefined if there is none */
export function shirtUnder(swatches: Swatches, { chin, height }: Landmarks, { top }: Known): Rgb | undefined {
  if (luminance(top) > 255 - LIGHTER) return undefined;
  const collar = swatches.within(
    chin[0] - height * 0.34,
    chin[1] + height * 0.12,
    chin[0] + height * 0.34,
    chin[1] + height * 0.6,
  );
  const shirt = collar.filter(
    (color) =>
      luminance(color) > Math.max(SHIRT, luminance(top) + LIGHTER) && Math.max(...color) - Math.min(...color) < 70,
  );
  return shirt.length > collar.length * LEAST_SHIRT ? median(shirt) : undefined;
}

/** Where a tie hangs, in heights of the face: to each side of the chin's middle, and from its knot down below the chin. */
const TIE = { aside: 0.06, knot: 0.3, end: 0.8 };
/** Least share of that strip that has the color of a tie. */
const LEAST_TIE = 0.3;

/** Where the tie of somebody who has turned hangs beside the chin's middle, and half of the width of its knot. */
const BESIDE_CHIN = [0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18, -0.24, 0.24];
const KNOT = 0.04;
/** Least share of the knot in its color, and the least distances from the cloth and from the shirt's hue. */
const [LEAST_KNOT, LIKE_JACKET, LIKE_SHIRT] = [0.45, 20, 0.2];

/** Finds the tie before a shirt. @returns its color, or undefined if the shirt is seen down to the jacket */
export function tieOn(
  swatches: Swatches,
  { chin: [x, y], height }: Landmarks,
  shirt: Rgb,
  { skin, top }: Pick<Known, 'skin' | 'top'>,
): Rgb | undefined {
  const isTie = (color: Rgb) =>
    luminance(color) < luminance(shirt) - LIGHTER / 2 &&
    hueApart(color, shirt) > LIKE_SHIRT &&
    apart(color, skin) > LIKE_SKIN &&
    apart(color, top) > LIKE_JACKET;
  const knots = BESIDE_CHIN.map((aside) => {
    const [middle, half] = [x + aside * height, KNOT * height];
    const knot = swatches.within(middle - half, y + height * TIE.knot, middle + half, y + height * 0.55);
    const own = knot.filter(isTie);
    return { own, share: own.length / Math.max(1, knot.length) };
  });
  const best = knots.reduce((one, other) => (other.share > one.share ? other : one));
  if (best.share > LEAST_KNOT) return commonest(best.own)[0]?.color;
  // A tie in the color of the jacket is known by its place only.
  const strip = swatches.within(
    x - height * TIE.aside,
    y + height * TIE.knot,
    x + height * TIE.aside,
    y + height * TIE.end,
  );
  const own = strip.filter(
    (color) => luminance(color) < luminance(shirt) - LIGHTER / 2 && apart(color, skin) > LIKE_SKIN,
  );
  return own.length > strip.length * LEAST_TIE ? commonest(own)[0]?.color : undefined;
}

/** Where the ring of a space suit is: beside the neck and below the chin, in heights of the face. */
const BESIDE_NECK = [-0.6, -0.5, -0.4, -0.3, 0.3, 0.4, 0.5, 0.6];
const BELOW_CHIN = [0.15, 0.25, 0.35];

/** Finds the wide, gray ring around the neck that holds the helmet of a space suit. Long hair could be taken for it. */
export function neckRing(
  swatches: Swatches,
  { chin, height }: Landmarks,
  { top, skin, hair }: Known,
  length: CharacterSheet['hair']['length'],
): Rgb | undefined {
  if (length === 'medium' || length === 'long') return undefined;
  const found = BELOW_CHIN.flatMap((below) =>
    BESIDE_NECK.map(
      (across) =>
        commonest(swatches.at([chin[0] + across * height, chin[1] + below * height], height * 0.04))[0]?.color,
    ),
  );
  const ring = found.filter(
    (color) =>
      color &&
      Math.max(...color) - Math.min(...color) < 30 &&
      apart(color, top) > LIKE_CLOTH &&
      apart(color, skin) > LIKE_SKIN &&
      apart(color, hair) > LIKE_HAIR,
  ) as Rgb[];
  return ring.length > found.length * 0.85 ? median(ring) : undefined;
}

/** Number of cells across and down in which each side of a chest is searched. */
const [ACROSS, DOWN] = [6, 12];
/** Upper and lower end of a chest, in heights of the face below the chin, and where its emblems begin: below a collar or a ring. */
const [NECK, HIPS, COLLAR, RING] = [0.45, 2.5, 0.7, 1.1];
/** Least share of an emblem's color in one of its cells. */
const FILLED = 0.25;
/** Least and greatest share of cells that an emblem fills. */
const [LEAST, MOST] = [0.025, 0.4];
/** Emblems are on the chest. Thick clothes in a photograph move them down. */
const LOWEST = 0.52;
/** Colors of an emblem that a drawing shows. */
const MOST_COLORS = 3;

/** Finds badges, ribbons and name plates on both sides of a chest in one color: at most one on each side. */
export function emblemsOn(
  swatches: Swatches,
  { left, right }: Pick<Region, 'left' | 'right'>,
  { chin, height }: Landmarks,
  known: Known,
  hasRing: boolean,
): Emblem[] {
  const cell = { wide: (right - left) / 2 / ACROSS, tall: ((HIPS - NECK) * height) / DOWN };
  const first = Math.ceil((((hasRing ? RING : COLLAR) - NECK) * height) / cell.tall);
  const isOwn = (color: Rgb) =>
    apart(color, known.top) > LIKE_CLOTH &&
    apart(color, known.skin) > LIKE_SKIN &&
    apart(color, known.hair) > LIKE_HAIR;
  return ([-1, 1] as const).flatMap((side) => {
    const cells = Array.from({ length: ACROSS * DOWN }, (_, index) => {
      const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)];
      const x = (left + right) / 2 + (side < 0 ? -column - 1 : column) * cell.wide;
      const y = chin[1] + NECK * height + row * cell.tall;
      const colors = swatches.within(x, y, x + cell.wide, y + cell.tall);
      const own = colors.filter(isOwn);
      // The columns next to the middle show the shirt, a tie or a zipper.
      return { column, row, own: column > 1 && row >= first && own.length > colors.length * FILLED ? own : [] };
    });
    return emblemIn(cells, side) ?? [];
  });
}

interface Cell {
  column: number;
  row: number;
  /** Colors that the cloth does not have. */
  own: Rgb[];
}

function emblemIn(cells: readonly Cell[], side: -1 | 1): Emblem | undefined {
  const marked = largestPatch(cells.filter(({ own }) => own.length > 0));
  if (marked.length < cells.length * LEAST || marked.length > cells.length * MOST) return undefined;
  const [columns, rows] = [marked.map(({ column }) => column), marked.map(({ row }) => row)];
  const [from, to] = [Math.min(...columns), Math.max(...columns) + 1];
  const [high, low] = [Math.min(...rows), Math.max(...rows) + 1];
  // A strap, a tie or a fold is long and thin.
  const isLong = low - high > Math.min(DOWN / 2, (to - from) * 2.5);
  if (isLong || marked.length < (to - from) * (low - high) * 0.5) return undefined;
  const colors = commonest(marked.flatMap(({ own }) => own));
  return {
    across: (side * (from + to)) / 2 / ACROSS,
    up: Math.max(LOWEST, 1 - (high + low) / 2 / DOWN),
    wide: (to - from) / ACROSS,
    tall: (low - high) / DOWN,
    colors: colors
      .filter(({ share }) => share > 0.1)
      .slice(0, MOST_COLORS)
      .map(({ color }) => color),
  };
}

/** Returns the largest group of cells that touch each other. */
function largestPatch(cells: readonly Cell[]): Cell[] {
  const left = new Set(cells);
  let largest: Cell[] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const patch = [first];
    for (const { column, row } of patch)
      for (const next of left)
        if (Math.abs(next.column - column) + Math.abs(next.row - row) === 1) {
          left.delete(next);
          patch.push(next);
        }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
}
