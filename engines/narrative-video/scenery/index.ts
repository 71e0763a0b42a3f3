import type { PlaceName } from '../story.ts';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import { railway } from './railways.ts';
import * as streets from './streets.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

export const SCENERIES: Readonly<Record<PlaceName, Scenery<ThingKind>>> = {
  ...indoors,
  ...outdoors,
  ...streets,
  railway,
};
