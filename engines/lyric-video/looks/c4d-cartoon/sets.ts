import type { MovementKind } from '../../movements.ts';
import { concert } from './concert.ts';
import { islands } from './islands.ts';
import { moon } from './moon.ts';
import { morning } from './morning.ts';
import { pads } from './pads.ts';
import type { ToySet } from './set.ts';
import type { Vinyl } from './shapes.ts';

/** The set of each movement. */
export const SETS: Readonly<Record<MovementKind, (vinyl: Vinyl) => ToySet>> = {
  opening: morning,
  verse: pads,
  chorus: concert,
  break: islands,
  ending: moon,
};
