import type { PlaceName } from '../story.ts';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import * as privateRooms from './private-rooms.ts';
import * as publicPlaces from './public-places.ts';
import * as publicRooms from './public-rooms.ts';
import { railway } from './railways.ts';
import * as roadside from './roadside.ts';
import * as streets from './streets.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

export const SCENERIES: Readonly<Record<PlaceName, Scenery<ThingKind>>> = {
  ...indoors,
  ...outdoors,
  ...streets,
  ...privateRooms,
  ...publicPlaces,
  ...publicRooms,
  ...roadside,
  railway,
};
