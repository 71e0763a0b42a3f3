import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Part } from '../part.ts';
import { ball, block, cone, rod } from './parts.ts';

/** A bowl: its radii at the foot and at the rim, its height, and the height of the broth. Meters. */
const BOWL = { foot: 0.052, rim: 0.112, tall: 0.088, broth: 0.049 };
/** Height of a bowl's foot relative to the hand that holds it, meters. */
const FOOT = -0.02;
const [GLAZE, BAND, BROTH] = ['#c92f27', '#f6ead2', '#b9712a'];
/** Colors of noodles, of which neighbors differ. */
const STRANDS = ['#fbe7a6', '#f1cf7d', '#f8dc92'] as const;

/** The heap of noodles: radii of its loops, their height in the middle and at the edge, and the radius of a noodle. Meters. */
const HEAP = { from: 0.012, to: 0.083, top: 0.073, edge: 0.051, thick: 0.0062 };
/** Loops of the heap, the pieces of each, and how far around the bowl it goes, radians. */
const [LOOPS, PIECES, AROUND] = [18, 6, 3.1];
/** Turn from one loop to the next: the golden angle spreads them evenly. */
const GOLDEN = 2.39996;

/** Returns noodles in a heap: loops that cross one another and rise to the middle. */
function heap(): Part[] {
  return Array.from({ length: LOOPS }, (_, loop) => {
    const share = loop / (LOOPS - 1);
    // The first loops lie around the edge, and the last ones over them.
    const wide = HEAP.to + (HEAP.from - HEAP.to) * share ** 0.8;
    const shift = 0.02 * share;
    const [dx, dz] = [Math.cos(loop * 1.7) * shift, Math.sin(loop * 1.7) * shift];
    const at = (piece: number): Vector => {
      const turn = loop * GOLDEN + (piece / PIECES - 0.5) * AROUND;
      const rise = HEAP.edge + (HEAP.top - HEAP.edge) * (1 - (wide / HEAP.to) ** 2);
      const over = 0.008 * Math.sin((piece / PIECES) * Math.PI) + 0.003 * (loop % 3);
      return [dx + Math.cos(turn) * wide, rise + over, dz + Math.sin(turn) * wide];
    };
    const color = STRANDS[loop % STRANDS.length] as string;
    return Array.from({ length: PIECES }, (_, piece) => rod(at(piece), at(piece + 1), HEAP.thick, color));
  }).flat();
}

const TOPPINGS: readonly Part[] = [
  // Half an egg.
  ball([-0.052, 0.055, 0.045], [0.056, 0.03, 0.046], '#fffaf0'),
  ball([-0.052, 0.071, 0.047], [0.029, 0.02, 0.026], '#f39322'),
  // A slice of pork with its rim.
  rod([0.058, 0.066, -0.024], [0.061, 0.075, -0.022], 0.036, '#a5543a'),
  rod([0.0605, 0.0735, -0.0222], [0.0615, 0.0765, -0.0218], 0.029, '#e2a284'),
  // A sheet of seaweed beside the egg.
  block([-0.078, 0.036, -0.008], [0.05, 0.056, 0.004], '#20352a', 'plain', 0.9),
  // Spring onions.
  ...(
    [
      [0.03, 0.079, 0.05],
      [0.052, 0.074, 0.036],
      [0.012, 0.082, 0.034],
      [0.04, 0.083, 0.02],
      [0.016, 0.077, 0.062],
    ] as const
  ).map(([x, y, z]) => rod([x, y, z], [x + 0.001, y + 0.005, z + 0.001], 0.0095, '#5fae3c')),
];

/** Bowls of noodles, of rice and of soup, without what they are eaten with. The origin is where the hand holds them. */
export const BOWLS_ALONE = {
  noodles: [
    cone([0, FOOT, 0], BOWL.foot, BOWL.rim, BOWL.tall, GLAZE),
    rod([0, FOOT + 0.06, 0], [0, FOOT + 0.068, 0], 0.1096, BAND),
    rod([0, BOWL.broth, 0], [0, BOWL.broth + 0.003, 0], 0.096, BROTH, 'glass'),
    ball([0, BOWL.broth - 0.02, 0], [0.16, 0.04, 0.16], STRANDS[1]),
    ...heap(),
    ...TOPPINGS,
  ],
  rice: [
    cone([0, FOOT, 0], BOWL.foot, BOWL.rim, BOWL.tall, '#4a8fb8'),
    ball([0, 0.03, 0], [0.19, 0.08, 0.19], '#fff8e8'),
  ],
  bowl: [
    cone([0, FOOT, 0], BOWL.foot, BOWL.rim, BOWL.tall, '#4a8fb8'),
    rod([0, FOOT + 0.05, 0], [0, FOOT + 0.06, 0], 0.1, BAND),
    rod([0, BOWL.broth, 0], [0, BOWL.broth + 0.006, 0], 0.098, '#e8a04a', 'glass'),
    ...[-0.04, 0.01, 0.05].map((x) => ball([x, BOWL.broth, x * 0.8], [0.03, 0.016, 0.03], '#5fae3c')),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Two chopsticks one meter long from their tips at the origin. */
export const CHOPSTICKS = [-0.012, 0.012].map((z) => rod([0, 0, z], [0, 1, z * 0.5], 0.006, '#6a4022'));

/** A spoon one meter long from the middle of its bowl at the origin. */
export const SPOON = [
  rod([0, 0.02, 0], [0, 1, 0], 0.009, '#c4ccd6', 'metal'),
  ball([0, -0.06, 0], [0.055, 0.12, 0.03], '#c4ccd6', 'metal'),
];

/** Places of lifted noodles beside each other, meters, and the number of pieces of each. */
const LIFTED = [
  [-0.03, 0.004],
  [-0.015, -0.013],
  [0.001, 0.013],
  [0.016, -0.009],
  [0.031, 0.006],
] as const;
const LIFTED_PIECES = 8;
/** Radius of a lifted noodle, and how far it waves where it hangs free, meters. */
const [THIN, WAVE] = [0.0066, 0.011];

/**
 * Returns lifted noodles one meter high, which spread toward the bowl.
 * @param bow how far their middle hangs to the right, meters
 */
export function liftedNoodles(bow: number): Part[] {
  return LIFTED.flatMap(([x, z], strand) => {
    const at = (share: number) => {
      const spread = 1.5 - 1.05 * share;
      const hung = bow * (1 + strand * 0.1) * Math.sin(share * Math.PI);
      const wave = WAVE * Math.sin(share * 6 + strand * 2.1) * Math.sin(share * Math.PI);
      return [x * spread + hung + wave, share, z * spread] as const;
    };
    return Array.from({ length: LIFTED_PIECES }, (_, piece) =>
      rod(at(piece / LIFTED_PIECES), at((piece + 1) / LIFTED_PIECES), THIN, STRANDS[strand % STRANDS.length] as string),
    );
  });
}

/** Chopsticks that stand in a bowl, with a bundle of noodles that hangs over them. */
export const STANDING_CHOPSTICKS: readonly Part[] = [
  rod([0.02, 0.06, -0.04], [0.13, 0.21, -0.06], 0.005, '#6a4022'),
  rod([0.04, 0.06, -0.04], [0.16, 0.2, -0.06], 0.005, '#6a4022'),
  ...[-0.016, -0.005, 0.006, 0.017].flatMap((x, index) => [
    rod([0.062 + x, 0.118 - x * 0.5, -0.045], [0.05 + x * 1.8, 0.06, -0.02 + index * 0.008], 0.0065, STRANDS[1]),
    rod([0.062 + x, 0.118 - x * 0.5, -0.045], [0.056 + x * 1.6, 0.06, -0.07], 0.0065, STRANDS[0]),
  ]),
];
