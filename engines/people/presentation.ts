import { luminance, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';
import { type Landmarks, landmarksOf } from './landmarks.ts';
import type { Face, Person } from './person.ts';
import { median, type Swatches, skinIn } from './swatches.ts';

/** What a face shows of being a woman's or a man's. Pictures show it more or less clearly. */
export interface FacialTraits {
  /** How much redder the lips are than the skin, on the a* axis of CIELAB. */
  redness: number;
  /** Width of the jaw in shares of the face's width. */
  jaw: number;
  /** From the brows to the upper lids, in widths of an eye. */
  browHeight: number;
  /** Thickness of the brows in shares of the face's height, multiplied by their darkness. Thin or pale brows: near 0. */
  browWeight: number;
}

type Known = Pick<CharacterSheet, 'age' | 'beard'> & { hair: Pick<CharacterSheet['hair'], 'length'> };

/** Decides how a person is drawn. Without a clear face, longer hair and no beard are a woman's. */
export function presentationOf(known: Known, face?: FacialTraits): CharacterSheet['presentation'] {
  return femininity(known, face) > 0 ? 'feminine' : 'masculine';
}

/**
 * Adds up what hair, beard and face say: positive for women, negative for men. Each trait counts by how far women and
 * men differ in it: https://doi.org/10.1068/p6331 measured that women's lips, eyes and brows contrast differently with
 * their skin. The middles and weights were set by hand on the portraits of `test/pictures`, which
 * `npm run test:slow -- test/engines/people/sheet` decides about.
 */
export function femininity({ age, beard, hair }: Known, face?: FacialTraits): number {
  const own = hair.length === 'medium' || hair.length === 'long' ? 0.5 : -0.25;
  const base = beard === 'none' ? own : -1.5;
  if (!face) return base;
  // Everybody's jaw becomes broader with age.
  const jaw = age === 'old' ? 0 : (0.8 - face.jaw) / 0.04;
  const lips = (face.redness - 6) / 6;
  const brows = ((face.browHeight - 0.45) / 0.15) * 0.35 + ((0.012 - face.browWeight) / 0.02) * 0.4;
  return base + lips + jaw + brows;
}

/** Returns how thick brows are drawn, relative to a look's usual ones: 0.8 to 1.4. */
export function browThicknessOf(face?: FacialTraits): number {
  return face ? Math.min(1.4, 0.8 + face.browWeight * 17) : 1;
}

/** Faces that are lower, in pixels, or turned further have lips and brows that cannot be measured. */
const [LOWEST, MOST_TURNED] = [60, 0.6];
/** Skin in a colored picture has at least this distance between its strongest and its weakest channel. */
const COLORED = 12;

/**
 * Measures a face.
 * @returns undefined if the picture does not show the face well enough: it is small, turned away or without colors
 */
export function facialTraitsOf(swatches: Swatches, { face }: Pick<Person, 'face'>): FacialTraits | undefined {
  const marks = landmarksOf(face);
  if (face.points.length === 0 || marks.height < LOWEST || Math.abs(face.turn) > MOST_TURNED) return undefined;
  const skin = skinIn(swatches, marks);
  if (!skin || Math.max(...skin) - Math.min(...skin) < COLORED) return undefined;
  const lips = median(marks.lips.flatMap((place) => swatches.at(place, marks.height * 0.012)));
  if (!lips) return undefined;
  return {
    redness: rednessOf(lips) - rednessOf(skin),
    jaw: marks.jaw / marks.width,
    browHeight: browHeightOf(face),
    browWeight: browWeightOf(swatches, marks, skin),
  };
}

/** Numbers of MediaPipe's face mesh: corners of the eyes, upper lids, and the lower edges of the brows. */
const [CORNERS, LIDS, LOWER_BROWS] = [
  [
    [33, 133],
    [362, 263],
  ],
  [159, 386],
  [52, 282],
] as const;

function browHeightOf({ points }: Pick<Face, 'points'>): number {
  const apart = (one: number, other: number) => {
    const [a, b] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  const [left, right] = CORNERS;
  return (
    (apart(LOWER_BROWS[0], LIDS[0]) + apart(LOWER_BROWS[1], LIDS[1])) / Math.max(1, apart(...left) + apart(...right))
  );
}

/** Steps across a brow, from 6 % of the face's height above its middle to 6 % below. */
const [STEP, STEPS] = [0.004, 15];

function browWeightOf(swatches: Swatches, { brows, down, height }: Landmarks, skin: Rgb): number {
  const light = luminance(skin);
  const weights = brows.map(([x, y]) => {
    const lights = Array.from({ length: STEPS * 2 + 1 }, (_, step) => {
      const below = (step - STEPS) * STEP * height;
      const color = median(swatches.at([x + down[0] * below, y + down[1] * below], height * 0.006));
      return color ? luminance(color) : light;
    });
    // Below the brow, the lids are dark too.
    const dark = Math.min(...lights.slice(5, 22));
    const middle = lights.indexOf(dark, 5);
    const isBrow = (at: number) => (lights[at] ?? 255) < (light + dark) / 2;
    let [from, to] = [middle, middle];
    while (isBrow(from - 1)) from -= 1;
    while (isBrow(to + 1)) to += 1;
    return (to - from + 1) * STEP * Math.max(0, 1 - dark / Math.max(1, light));
  });
  return weights.sort((a, b) => a - b)[1] ?? 0;
}

/** Returns a* of CIELAB for a color in sRGB. */
function rednessOf(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => (channel / 255) ** 2.2) as unknown as Rgb;
  const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  return 500 * (root(x) - root(0.2126 * red + 0.7152 * green + 0.0722 * blue));
}
