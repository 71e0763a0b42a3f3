import type { Part } from '../part.ts';
import { BOWLS_ALONE, STANDING_CHOPSTICKS } from './noodles.ts';
import { ball, block, cone, disc, GREEN, PAPER, RED, rod } from './parts.ts';

/** Food and drinks. The origin is where the hand holds them. */
export const FOOD = {
  ...BOWLS_ALONE,
  noodles: [...BOWLS_ALONE.noodles, ...STANDING_CHOPSTICKS],
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
    ball([0, -0.03, 0], [0.2, 0.13, 0.12], '#d89a4a'),
    ...[-0.05, 0, 0.05].map((x) => block([x, 0.04, 0.045], [0.016, 0.04, 0.02], '#f0cc88')),
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
  'cake-slice': [
    block([0, -0.03, 0], [0.14, 0.05, 0.1], '#f4dcc0'),
    block([0, 0.02, 0], [0.14, 0.012, 0.1], '#f0a0b4'),
    block([0, 0.032, 0], [0.14, 0.05, 0.1], '#f4dcc0'),
    block([0, 0.08, 0], [0.145, 0.022, 0.105], '#f0a0b4'),
    ball([-0.02, 0.12, 0], 0.045, RED),
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
  milkshake: [
    cone([0, -0.1, 0], 0.05, 0.02, 0.04, '#dff0f8', 'glass'),
    cone([0, -0.06, 0], 0.04, 0.07, 0.19, '#f2a8bc'),
    ball([0, 0.09, 0], [0.14, 0.11, 0.14], PAPER),
    ball([-0.02, 0.18, 0.02], 0.04, RED),
    rod([0.02, 0.1, 0], [0.06, 0.27, 0], 0.011, RED),
  ],
  bottle: [
    cone([0, -0.1, 0], 0.05, 0.05, 0.19, '#3f7a4a', 'glass'),
    cone([0, 0.09, 0], 0.05, 0.022, 0.06, '#3f7a4a', 'glass'),
    cone([0, 0.15, 0], 0.022, 0.022, 0.07, '#3f7a4a', 'glass'),
    cone([0, -0.04, 0], 0.053, 0.053, 0.08, PAPER),
  ],
} as const satisfies Record<string, readonly Part[]>;
