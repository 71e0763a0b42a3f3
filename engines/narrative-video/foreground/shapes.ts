import { cloud, fir, grass, leaves, palm, rock, weed } from './grown-shapes.ts';
import { bench, drape, lantern, post, rail, rope, table } from './made-shapes.ts';
import type { NearShape } from './near-shape.ts';
import { bars, goods, pillar, steps } from './venue-shapes.ts';

/** Everything that can be near the camera. */
export const SHAPES = {
  leaves,
  fir: fir(false),
  'snowy-fir': fir(true),
  palm,
  grass,
  lantern,
  post,
  table,
  curtain: drape('#8a5a4a'),
  'stage-curtain': drape('#7a1c2a'),
  bench,
  rock,
  rope,
  rail,
  weed,
  cloud,
  bars,
  goods,
  pillar,
  steps,
} satisfies Record<string, NearShape>;
export type ShapeName = keyof typeof SHAPES;
