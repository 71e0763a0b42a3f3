import type { MovementKind } from '../movements.ts';
import { concert } from './c4d-concert.ts';
import { islands } from './c4d-islands.ts';
import { moon } from './c4d-moon.ts';
import { morning } from './c4d-morning.ts';
import { pads } from './c4d-pads.ts';
import type { ToySet } from './c4d-set.ts';
import type { Vinyl } from './c4d-shapes.ts';

/** The set of each movement. */
export const SETS: Readonly<Record<MovementKind, (vinyl: Vinyl) => ToySet>> = {
  opening: morning,
  verse: pads,
  chorus: concert,
  break: islands,
  ending: moon,
};
