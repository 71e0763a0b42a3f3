import type { Part } from '../part.ts';
import { ball, block, cone, disc, GREEN, PAPER, RED, rod } from './parts.ts';

/** A bowl of noodles and one of rice, without chopsticks. */
export const BOWLS_ALONE = {
  noodles: [
    cone([0, -0.02, 0], 0.06, 0.14, 0.1, RED),
    ball([0, 0.045, 0], [0.23, 0.05, 0.23], '#e8b04a'),
    ...[-0.05, 0, 0.05].flatMap((x, index) => [
      rod([x - 0.02, 0.066, 0.09 - Math.abs(x)], [x + 0.02, 0.066, -0.07 + Math.abs(x)], 0.013, '#f6dc8a'),
      rod([-0.07, 0.074, x], [0.06, 0.074, x + 0.02 * (index % 2)], 0.011, '#fbe7a6'),
    ]),
    ball([-0.065, 0.06, 0.05], [0.075, 0.04, 0.065], '#fffaf0'),
    ball([-0.065, 0.078, 0.052], [0.036, 0.028, 0.034], '#f6a02c'),
    ...[0.02, 0.055, 0.085].map((x, index) => ball([x, 0.078, 0.06 - index * 0.035], 0.022, '#5fae3c')),
  ],
  bowl: [cone([0, -0.02, 0], 0.06, 0.14, 0.1, '#4a8fb8'), ball([0, 0.05, 0], [0.24, 0.08, 0.24], '#fff8e8')],
} as const satisfies Record<string, readonly Part[]>;

/** Two chopsticks one meter long from their tips at the origin. */
export const CHOPSTICKS = [-0.012, 0.012].map((z) => rod([0, 0, z], [0, 1, z * 0.5], 0.006, '#6a4022'));

/** Places of lifted noodles beside each other, meters, and the number of pieces of each. */
const STRANDS = [
  [-0.026, 0],
  [-0.012, 0.014],
  [0.002, -0.012],
  [0.014, 0.01],
  [0.026, -0.002],
] as const;
const PIECES = 5;

/**
 * Returns lifted noodles one meter high, which spread toward the bowl.
 * @param bow how far their middle hangs to the right, meters
 */
export function liftedNoodles(bow: number): Part[] {
  return STRANDS.flatMap(([x, z], strand) => {
    const at = (share: number) => {
      const spread = 1.6 - share;
      const hung = bow * (1 + strand * 0.12) * Math.sin(share * Math.PI);
      const wave = 0.004 * Math.sin(share * 9 + strand * 2);
      return [x * spread + hung + wave, share, z * spread] as const;
    };
    return Array.from({ length: PIECES }, (_, piece) =>
      rod(at(piece / PIECES), at((piece + 1) / PIECES), 0.0105, strand % 2 ? '#f6dc8a' : '#fbe7a6'),
    );
  });
}

/** Food and drinks. The origin is where the hand holds them. */
export const FOOD = {
  ...BOWLS_ALONE,
  noodles: [
    ...BOWLS_ALONE.noodles,
    rod([0.02, 0.06, -0.04], [0.13, 0.21, -0.06], 0.005, '#6a4022'),
    rod([0.04, 0.06, -0.04], [0.16, 0.2, -0.06], 0.005, '#6a4022'),
    // A bundle of noodles that hangs over the sticks.
    ...[-0.016, -0.005, 0.006, 0.017].flatMap((x, index) => [
      rod([0.062 + x, 0.118 - x * 0.5, -0.045], [0.05 + x * 1.8, 0.06, -0.02 + index * 0.008], 0.0065, '#f6dc8a'),
      rod([0.062 + x, 0.118 - x * 0.5, -0.045], [0.056 + x * 1.6, 0.06, -0.07], 0.0065, '#fbe7a6'),
    ]),
  ],
  pizza: [
    { form: 'column', at: [0, 0, 0], radius: 0.2, top: 0.2, height: 0.03, color: [232, 184, 96] },
    cone([0, 0.03, 0], 0.17, 0.17, 0.012, '#f2d070'),
    ...[-0.08, 0.02, 0.09].map((x, index) => cone([x, 0.04, (index - 1) * 0.08], 0.035, 0.035, 0.012, RED)),
  ],
  burger: [
    cone([0, 0, 0], 0.1, 0.11, 0.04, '#d89a4a'),
    cone([0, 0.04, 0], 0.12, 0.12, 0.02, GREEN),
    cone([0, 0.06, 0], 0.11, 0.11, 0.035, '#6a3a22'),
    ball([0, 0.06, 0], [0.23, 0.13, 0.23], '#d89a4a'),
  ],
  'ice-cream': [
    cone([0, -0.1, 0], 0.01, 0.06, 0.17, '#d8a860'),
    ball([0, 0.04, 0], 0.14, '#ffb8c8'),
    ball([0, 0.13, 0], 0.11, PAPER),
    ball([0, 0.22, 0], 0.04, RED),
  ],
  apple: [ball([0, -0.02, 0], 0.13, RED), rod([0, 0.1, 0], [0.01, 0.15, 0], 0.008, '#6a4022')],
  banana: [
    rod([0, -0.06, 0], [0.05, 0.06, 0], 0.026, '#f2d23c'),
    rod([0.05, 0.06, 0], [0.03, 0.17, 0], 0.024, '#f2d23c'),
    ball([0.03, 0.16, 0], 0.03, '#6a5022'),
  ],
  strawberry: [ball([0, -0.02, 0], [0.1, 0.12, 0.1], RED), cone([0, 0.08, 0], 0.05, 0.01, 0.02, GREEN)],
  bread: [
    rod([0, -0.14, 0], [0.04, 0.28, 0], 0.05, '#d89a4a'),
    ...[-0.02, 0.08, 0.18].map((y) => block([0.02 + y * 0.1, y, 0.045], [0.07, 0.02, 0.02], '#f0cc88')),
  ],
  cookie: [
    disc([0, 0.04, 0], 0.08, 0.025, '#c88a4a'),
    ...[-0.03, 0.02, 0.04].map((x, index) => ball([x, 0.02 + index * 0.03, 0.01], 0.024, '#4a2818')),
  ],
  popcorn: [
    cone([0, -0.08, 0], 0.07, 0.1, 0.2, RED),
    cone([0, -0.02, 0], 0.085, 0.095, 0.06, PAPER),
    ...[-0.05, 0, 0.05].flatMap((x) => [-0.04, 0.04].map((z) => ball([x, 0.1 + Math.abs(z), z], 0.075, '#fff2c0'))),
  ],
  cake: [
    cone([0, 0, 0], 0.26, 0.26, 0.14, '#f4b8c8'),
    cone([0, 0.14, 0], 0.18, 0.18, 0.11, PAPER),
    ...[-0.08, 0, 0.08].flatMap((x) => [
      rod([x, 0.25, 0], [x, 0.34, 0], 0.012, '#4a9ab8'),
      ball([x, 0.34, 0], [0.03, 0.05, 0.03], '#ffc84a', 'lamp'),
    ]),
  ],
  cup: [
    cone([0, -0.05, 0], 0.055, 0.07, 0.14, PAPER),
    cone([0, 0.085, 0], 0.06, 0.06, 0.008, '#5a3420'),
    disc([0.09, 0.02, 0], 0.045, 0.02, PAPER),
    cone([0, -0.01, 0], 0.067, 0.071, 0.035, '#d8604a'),
  ],
  glass: [
    cone([0, -0.1, 0], 0.05, 0.045, 0.01, '#dff0f8', 'glass'),
    rod([0, -0.1, 0], [0, 0.03, 0], 0.01, '#dff0f8', 'glass'),
    cone([0, 0.03, 0], 0.03, 0.07, 0.13, '#b8324a', 'glass'),
  ],
  bottle: [
    cone([0, -0.1, 0], 0.05, 0.05, 0.19, '#3f7a4a', 'glass'),
    cone([0, 0.09, 0], 0.05, 0.022, 0.06, '#3f7a4a', 'glass'),
    cone([0, 0.15, 0], 0.022, 0.022, 0.07, '#3f7a4a', 'glass'),
    cone([0, -0.04, 0], 0.053, 0.053, 0.08, PAPER),
  ],
} as const satisfies Record<string, readonly Part[]>;
