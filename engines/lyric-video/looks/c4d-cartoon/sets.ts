import type { MovementKind } from '../../movements.ts';
import { drums } from './drums.ts';
import { firstLight } from './first-light.ts';
import { landscape } from './landscape.ts';
import { night } from './night.ts';
import type { MachineSet } from './set.ts';
import type { Plastic } from './shapes.ts';
import { xylophone } from './xylophone.ts';

/** The set of each movement. */
export const SETS: Readonly<Record<MovementKind, (plastic: Plastic) => MachineSet>> = {
  opening: firstLight,
  verse: xylophone,
  chorus: drums,
  break: landscape,
  ending: night,
};
