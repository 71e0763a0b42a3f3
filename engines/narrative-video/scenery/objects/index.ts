import { type ThingName, thingOf } from '../../vocabulary/things.ts';
import type { Part } from '../part.ts';
import { partsOf, type ThingKind } from '../things.ts';
import { ANIMALS } from './animals.ts';
import { BRIDGE } from './bridge.ts';
import { BURNING_HOUSE } from './burning-house.ts';
import { CHESS } from './chess.ts';
import { CREATURES } from './creatures.ts';
import { EASEL } from './easel.ts';
import { FARM_ANIMALS } from './farm-animals.ts';
import { FENCE } from './fence.ts';
import { FOOD } from './food.ts';
import { FOOTBALL } from './football.ts';
import { GEAR, GEAR_STANDING } from './gear.ts';
import { BEFORE_CHEST, BEFORE_PLAYER, IN_HAND_INSTRUMENTS, UNDER_CHIN } from './instruments.ts';
import { BEFORE_COOK } from './kitchen.ts';
import { RACING } from './racing.ts';
import { UNDER } from './ridden.ts';
import { FLYING, STANDING } from './scene.ts';
import { SPLASH } from './splash.ts';
import { TOOLS } from './tools.ts';
import { TREASURE_CHEST } from './treasure-chest.ts';
import { WILD_ANIMALS } from './wild-animals.ts';
import { ON_CHEST, ON_HEAD } from './worn.ts';

/** The point on a figure that an object is attached to. The object's parts are relative to it. */
export type Anchor = 'hand' | 'hands' | 'head' | 'chest' | 'belly' | 'chin' | 'ground';

export interface CarriedObject {
  anchor: Anchor;
  parts: readonly Part[];
}

type Parts = Readonly<Record<string, readonly Part[]>>;

const CARRIED: readonly (readonly [Anchor, Parts])[] = [
  ['head', ON_HEAD],
  ['chest', ON_CHEST],
  ['belly', BEFORE_CHEST],
  ['chin', UNDER_CHIN],
  [
    'ground',
    {
      ...UNDER,
      ...BEFORE_PLAYER,
      ...BEFORE_COOK,
      easel: EASEL,
      football: FOOTBALL,
      splash: SPLASH,
      computer: moved(STANDING.computer, 0.62),
      table: moved(STANDING.table, 0.75),
    },
  ],
  ['hand', { ...FOOD, ...TOOLS, ...GEAR, ...IN_HAND_INSTRUMENTS }],
];

function moved(parts: readonly Part[], ahead: number): Part[] {
  return parts.map((part) => ({ ...part, at: [part.at[0], part.at[1], part.at[2] + ahead] as const }));
}

/** Returns the object that a figure wears, holds or rides, or undefined if it stands in the scene. */
export function carriedObject(name: ThingName): CarriedObject | undefined {
  for (const [anchor, all] of CARRIED) {
    const parts = all[name];
    if (!parts) continue;
    const isBoth = anchor === 'hand' && thingOf(name).bearing === 'in-both-hands';
    return { anchor: isBoth ? 'hands' : anchor, parts };
  }
  return undefined;
}

/** Objects that are built like a thing in a place: its kind and its size. */
const KINDS: Partial<Record<ThingName, readonly [ThingKind, size: number]>> = {
  tree: ['tree', 1],
  lamp: ['lamp', 1],
  bench: ['bench', 1],
  fountain: ['fountain', 0.8],
  lighthouse: ['lighthouse', 1],
  windmill: ['windmill', 1],
  ship: ['boat', 1.3],
  stall: ['foodStall', 1],
  rocket: ['rocket', 1],
  sofa: ['sofa', 1],
  chair: ['chair', 1],
  bed: ['bed', 1],
};

const STANDS: Parts = {
  ...STANDING,
  ...GEAR_STANDING,
  ...CREATURES,
  ...RACING,
  ...ANIMALS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  chess: CHESS,
  fence: FENCE,
  'burning-house': BURNING_HOUSE,
  'treasure-chest': TREASURE_CHEST,
};

/** Returns the parts of an object that stands in a scene or flies above it. */
export function standingObject(name: ThingName): { parts: readonly Part[]; isAbove: boolean } | undefined {
  const flying = (FLYING as Parts)[name];
  if (flying) return { parts: flying, isAbove: true };
  const isAbove = thingOf(name).bearing === 'above';
  const standing = name === 'bridge' ? BRIDGE : STANDS[name];
  if (standing) return { parts: standing, isAbove };
  const kind = KINDS[name];
  if (kind) return { parts: partsOf({ kind: kind[0], x: 0, z: 0, size: kind[1] }, name), isAbove };
  // A car that nobody drives or a suitcase that nobody carries stands in the scene.
  const carried = carriedObject(name);
  return carried && { parts: carried.parts, isAbove: false };
}
