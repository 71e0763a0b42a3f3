import type { Grip } from '../../acting/pose.ts';

/**
 * A grip, a hand whose back is seen and whose fingers are curled away from the viewer, loosely or to pluck a string, a
 * hand whose fingers are behind a sheet on the side of the thumb, the thumb alone, which lies on that sheet, or fingers that
 * come over a shoulder from behind it.
 */
export type HandShape = Grip | 'curled' | 'pluck' | 'behind' | 'thumb' | 'over';

/** A round bone with its flesh, in shares of the hand's length: along the hand, toward the thumb, and toward the viewer. */
export interface Bone {
  from: Place;
  to: Place;
  /** Half of the width at each end. */
  half: readonly [number, number];
}
/** A place on a hand, in shares of its length. */
export type Place = readonly [along: number, aside: number, near: number];

const bone = (from: Place, to: Place, one: number, other = one): Bone => ({ from, to, half: [one, other] });

/** The back of the hand, or its palm, from the wrist to the knuckles. */
const PALM: readonly Bone[] = [
  bone([-0.08, 0, 0], [0.14, 0.01, 0], 0.132, 0.136),
  bone([0.1, 0.06, 0], [0.46, 0.13, 0], 0.115, 0.085),
  bone([0.1, 0.02, 0.005], [0.48, 0.045, 0.01], 0.115, 0.085),
  bone([0.1, -0.03, 0.005], [0.46, -0.045, 0.005], 0.115, 0.085),
  bone([0.1, -0.06, 0], [0.42, -0.13, -0.01], 0.11, 0.078),
];

/** Angle of each finger from the index finger on, in radians toward the thumb. */
function fingers(angles: readonly number[], share: number): Bone[] {
  const bases = [0.135, 0.045, -0.045, -0.13];
  const starts = [0.47, 0.49, 0.47, 0.42];
  const lengths = [0.41, 0.47, 0.43, 0.33];
  return angles.flatMap((angle, at) => {
    const [base, start, long] = [bases[at] as number, starts[at] as number, (lengths[at] as number) * share];
    const place = (along: number, near: number): Place => [
      start + Math.cos(angle) * along * long,
      base + Math.sin(angle) * along * long,
      near,
    ];
    const half = at === 3 ? 0.047 : 0.054;
    return [
      bone(place(0, 0.01), place(0.5, 0.012), half * 1.08, half),
      bone(place(0.5, 0.012), place(1, 0), half, half * 0.84),
    ];
  });
}

/** Fingers that are folded over the palm. @param from the first of them: 0 is the index finger */
function folded(from: number): Bone[] {
  return [0.135, 0.045, -0.045, -0.128]
    .slice(from)
    .flatMap((aside, at) => [
      bone([0.42, aside, 0.01], [0.58 - at * 0.01, aside, 0.03], 0.07, 0.06),
      bone([0.58 - at * 0.01, aside, 0.05], [0.4, aside - 0.01, 0.075], 0.058, 0.05),
    ]);
}

/** Where fingers begin beside the middle of the hand and along it, and half of their width, from the index finger on. */
const KNUCKLES = [
  [0.132, 0.46, 0.058],
  [0.044, 0.48, 0.06],
  [-0.045, 0.46, 0.057],
  [-0.128, 0.41, 0.05],
] as const;

/** The back of a hand whose knuckles stand out, because its fingers are bent. */
const BENT: readonly Bone[] = [
  ...PALM,
  ...KNUCKLES.map(([aside, along, half]) =>
    bone([along - 0.1, aside * 0.94, 0.015], [along, aside, 0.04], half, half * 1.16),
  ),
];

/**
 * Fingers that curl away from the viewer, who sees their backs.
 * @param reach how far they are seen beyond the knuckles, in shares of the hand's length
 * @param fan how far they point toward the thumb, in radians, from the index finger to the little one
 */
function curled(reach: number, fan: readonly [number, number]): Bone[] {
  return KNUCKLES.flatMap(([base, start, half], at) => {
    const long = reach * ([1, 1.06, 0.98, 0.82][at] as number);
    const angle = fan[0] + ((fan[1] - fan[0]) * at) / 3;
    const place = (share: number, near: number): Place => [
      start + Math.cos(angle) * share * long,
      base + Math.sin(angle) * share * long,
      near,
    ];
    return [
      bone(place(0.7, 0.01), place(1, -0.004), half * 0.9, half * 0.74),
      bone(place(0, 0.036), place(0.7, 0.026), half, half * 0.92),
    ];
  });
}

/** The knuckles of a hand whose back lies behind a shoulder. */
const RIDGE: readonly Bone[] = [
  bone([0.36, -0.075, -0.09], [0.37, 0.08, -0.09], 0.12),
  ...KNUCKLES.map(([aside, along], at) =>
    bone([along - 0.06, aside * 0.94, -0.02], [along, aside, 0.01], 0.08, at === 3 ? 0.064 : 0.072),
  ),
];

/** The bones of a hand by its grip. The back of the hand, or the palm, comes first. */
export const BONES: Readonly<Record<HandShape, readonly Bone[]>> = {
  open: [
    ...PALM,
    ...fingers([0.2, 0.04, -0.12, -0.32], 1),
    bone([0.1, 0.09, 0.02], [0.28, 0.22, 0.03], 0.1, 0.075),
    bone([0.28, 0.22, 0.03], [0.48, 0.36, 0.01], 0.066, 0.05),
  ],
  relaxed: [
    ...PALM,
    ...fingers([-0.07, -0.02, 0.03, 0.1], 0.86),
    bone([0.1, 0.1, 0.02], [0.3, 0.2, 0.03], 0.09, 0.07),
    bone([0.3, 0.2, 0.03], [0.54, 0.2, 0.04], 0.062, 0.046),
  ],
  flat: [
    ...PALM,
    ...fingers([0.05, 0.01, -0.03, -0.1], 0.97),
    bone([0.1, 0.1, 0.02], [0.3, 0.21, 0.03], 0.09, 0.07),
    bone([0.3, 0.21, 0.03], [0.5, 0.27, 0.03], 0.062, 0.046),
  ],
  fist: [
    ...PALM,
    ...folded(0),
    bone([0.14, 0.12, 0.03], [0.34, 0.19, 0.08], 0.09, 0.066),
    bone([0.34, 0.19, 0.1], [0.46, 0.03, 0.12], 0.06, 0.05),
  ],
  hold: [
    ...PALM,
    ...folded(0),
    bone([0.14, 0.12, 0.03], [0.36, 0.2, 0.06], 0.09, 0.066),
    bone([0.36, 0.2, 0.06], [0.56, 0.15, 0.08], 0.06, 0.048),
  ],
  point: [
    ...PALM,
    ...folded(1),
    ...fingers([0.03], 1.08),
    bone([0.14, 0.12, 0.03], [0.34, 0.19, 0.08], 0.09, 0.066),
    bone([0.34, 0.19, 0.1], [0.46, 0.04, 0.12], 0.06, 0.05),
  ],
  curled: [
    ...BENT,
    ...curled(0.3, [0.02, -0.04]),
    bone([0.1, 0.1, 0.02], [0.3, 0.185, 0.03], 0.09, 0.07),
    bone([0.3, 0.185, 0.03], [0.54, 0.19, 0.03], 0.062, 0.046),
  ],
  pluck: [
    ...BENT,
    ...curled(0.36, [0.1, -0.16]),
    bone([0.1, 0.1, 0.02], [0.32, 0.21, 0.03], 0.09, 0.068),
    bone([0.32, 0.21, 0.03], [0.5, 0.26, 0.03], 0.06, 0.052),
    bone([0.5, 0.26, 0.03], [0.68, 0.24, 0.02], 0.052, 0.04),
  ],
  behind: [...PALM, ...fingers([1.02, 0.92, 0.8, 0.66], 0.9)],
  thumb: [
    bone([0.16, 0.06, 0], [0.36, 0.15, 0.03], 0.088, 0.07),
    bone([0.36, 0.15, 0.03], [0.52, 0.2, 0.05], 0.066, 0.058),
    bone([0.52, 0.2, 0.05], [0.74, 0.22, 0.04], 0.06, 0.046),
  ],
  over: [...RIDGE, ...fingers([0.07, 0.02, -0.05, -0.15], 0.94)],
};

/** Number of bones of the back of the hand that a shape begins with. */
export function backOf(shape: HandShape): number {
  if (shape === 'thumb') return 0;
  if (shape === 'over') return RIDGE.length;
  return shape === 'curled' || shape === 'pluck' ? BENT.length : PALM.length;
}

/** Tips of the fingers whose nails are seen, by grip. Waving hands show their palms. */
export const NAILS: Partial<Record<HandShape, readonly Place[]>> = {
  relaxed: [
    [0.79, 0.11, 0],
    [0.86, 0.036, 0],
    [0.81, -0.03, 0],
    [0.68, -0.1, 0],
  ],
  point: [[0.88, 0.148, 0]],
  thumb: [[0.7, 0.22, 0]],
  over: [
    [0.81, 0.153, 0],
    [0.88, 0.05, 0],
    [0.83, -0.056, 0],
    [0.69, -0.157, 0],
  ],
};
