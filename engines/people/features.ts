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
 * Usual measure of each feature, and how far from it a face is at most drawn, set by the portraits of `test/pictures`.
 * Widths are shares of the face's width, heights of its height, and eyes of their own width.
 */
const USUAL: Readonly<Record<keyof Features, readonly [usual: number, most: number]>> = {
  length: [1.18, 0.09],
  jaw: [0.443, 0.045],
  nose: [0.318, 0.035],
  mouth: [0.44, 0.08],
  lips: [0.08, 0.022],
  eyes: [0.33, 0.09],
  brows: [0.078, 0.018],
};

/** Turn up to which a face shows its proportions, and from which it hides them. */
const [SEEN, HIDDEN] = [0.2, 0.7];

/** Measures the features of a face. If it is turned away or has no mesh, they are usual. */
export function featuresOf({ points, turn }: Pick<Face, 'points' | 'turn'>): Features {
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
    Object.entries(USUAL).map(([name, [usual, most]]) => {
      const differs = (measured[name as keyof Features] - usual) / most;
      return [name, Math.max(-1, Math.min(1, differs)) * trust];
    }),
  ) as unknown as Features;
}
