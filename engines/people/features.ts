import type { Face } from './person.ts';

/** How the features of a face differ from usual ones: from -1 to 1, and 0 if they are usual or not seen. */
export interface Features {
  /** Length of the face relative to its width. */
  length: number;
  /** Breadth of the chin and the jaw relative to the cheekbones. */
  jaw: number;
  /** Width of the nose. */
  nose: number;
  /** Width of the mouth. */
  mouth: number;
  /** Fullness of the lips. */
  lips: number;
  /** How far the eyes are open at rest. */
  eyes: number;
  /** Height of the brows above the eyes. */
  brows: number;
}

export const USUAL_FEATURES: Features = { length: 0, jaw: 0, nose: 0, mouth: 0, lips: 0, eyes: 0, brows: 0 };

const NAMES = Object.keys(USUAL_FEATURES) as (keyof Features)[];

/** Numbers of MediaPipe's face mesh. */
const [FOREHEAD, CHIN, LEFT, RIGHT] = [10, 152, 234, 454];
const [JAW, NOSE, MOUTH] = [
  [149, 378],
  [129, 358],
  [61, 291],
] as const;
const [UPPER_LIP, LOWER_LIP] = [
  [0, 13],
  [14, 17],
] as const;
const [EYES, LIDS, BROWS] = [
  [
    [33, 133],
    [362, 263],
  ],
  [
    [159, 145],
    [386, 374],
  ],
  [
    [52, 159],
    [282, 386],
  ],
] as const;

/**
 * Usual measures of women and of men, whom looks draw differently already, set by the portraits of `test/pictures`. Widths
 * are shares of the face's width, heights of its height, and eyes of their own width.
 */
const USUAL: Readonly<Record<'feminine' | 'masculine', Features>> = {
  feminine: { length: 1.2, jaw: 0.43, nose: 0.31, mouth: 0.42, lips: 0.087, eyes: 0.37, brows: 0.083 },
  masculine: { length: 1.2, jaw: 0.45, nose: 0.335, mouth: 0.46, lips: 0.075, eyes: 0.3, brows: 0.066 },
};
/** How far from the usual measure a face is at most drawn. */
const MOST: Features = { length: 0.075, jaw: 0.04, nose: 0.03, mouth: 0.075, lips: 0.018, eyes: 0.065, brows: 0.014 };

/** Turn up to which a face shows its proportions, and from which it hides them. */
const [SEEN, HIDDEN] = [0.25, 0.75];

/** Measures the features of a face. If it is turned away or has no mesh, they are usual. */
export function featuresOf(
  { points, turn }: Pick<Face, 'points' | 'turn'>,
  presentation: keyof typeof USUAL,
): Features {
  if (points.length === 0) return USUAL_FEATURES;
  const apart = ([one, other]: readonly [number, number]) => {
    const [a, b] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  const sum = (pairs: readonly (readonly [number, number])[]) => pairs.reduce((total, pair) => total + apart(pair), 0);
  const [height, width] = [Math.max(1, apart([FOREHEAD, CHIN])), Math.max(1, apart([LEFT, RIGHT]))];
  const measured: Features = {
    length: height / width,
    jaw: apart(JAW) / width,
    nose: apart(NOSE) / width,
    mouth: apart(MOUTH) / width,
    lips: (apart(UPPER_LIP) + apart(LOWER_LIP)) / height,
    eyes: sum(LIDS) / Math.max(1, sum(EYES)),
    brows: sum(BROWS) / 2 / height,
  };
  const trust = Math.max(0, Math.min(1, (HIDDEN - Math.abs(turn)) / (HIDDEN - SEEN)));
  return Object.fromEntries(
    NAMES.map((name) => {
      const differs = (measured[name] - USUAL[presentation][name]) / MOST[name];
      return [name, Math.max(-1, Math.min(1, differs)) * trust];
    }),
  ) as unknown as Features;
}
