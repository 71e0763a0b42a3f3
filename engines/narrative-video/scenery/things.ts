import { chanceOf } from '../../drawing/chance.ts';
import { moved, product, scaled, shifted, turned, type Vector } from '../../drawing/solids/matrix.ts';
import { autumnLeaf, inAutumn } from './autumn.ts';
import { BOXING } from './boxing.ts';
import { BUILDINGS } from './buildings.ts';
import { BURIAL_GROUND } from './burial-ground.ts';
import { CARRIAGE } from './carriage.ts';
import { COAST } from './coast.ts';
import { COUNTRYSIDE } from './countryside.ts';
import { FOOD_STALL } from './food-stall.ts';
import { FORTRESS } from './fortress.ts';
import { HALLS } from './halls.ts';
import { HOME } from './home.ts';
import { HOUSING } from './housing.ts';
import { KITCHEN } from './kitchen.ts';
import { LEISURE } from './leisure.ts';
import { MUSEUM } from './museum.ts';
import { NATURE } from './nature.ts';
import { ANIMALS } from './objects/animals.ts';
import { FLYING } from './objects/scene.ts';
import type { Part } from './part.ts';
import { PLATFORM } from './platform.ts';
import { PUBLIC_HALLS } from './public-halls.ts';
import { RETAIL } from './retail.ts';
import { snowedOver } from './snow-cover.ts';
import type { Maker, Thing } from './thing.ts';
import { TOWN } from './town.ts';
import { RAILWAY } from './track.ts';
import { TRANSIT } from './transit.ts';
import { WARD } from './ward.ts';
import { WORKPLACE } from './workplace.ts';
import { ZOO } from './zoo.ts';

/** Objects of stories that places also have. */
const OBJECTS = {
  fish: () => [...ANIMALS.fish],
  rainbow: () => [...FLYING.rainbow],
  airBalloon: () => [...FLYING['hot-air-balloon']],
} satisfies Record<string, Maker>;

const MAKERS = {
  ...NATURE,
  ...COAST,
  ...TOWN,
  ...BUILDINGS,
  ...FORTRESS,
  ...HOME,
  ...KITCHEN,
  ...HALLS,
  ...CARRIAGE,
  ...RAILWAY,
  ...PLATFORM,
  ...BOXING,
  ...WARD,
  ...WORKPLACE,
  ...BURIAL_GROUND,
  ...FOOD_STALL,
  ...RETAIL,
  ...PUBLIC_HALLS,
  ...MUSEUM,
  ...HOUSING,
  ...LEISURE,
  ...ZOO,
  ...COUNTRYSIDE,
  ...TRANSIT,
  ...OBJECTS,
} satisfies Record<string, Maker>;
export type ThingKind = keyof typeof MAKERS;

/** Returns the thing's parts at the position where it stands. @param isDark whether it is dark outside */
export function partsOf(thing: Thing<ThingKind>, seed: string, isDark = false): Part[] {
  const parts: readonly Part[] = MAKERS[thing.kind](thing, seed);
  const placed = placedParts(
    isDark ? parts.map(({ dark, ...part }) => ({ ...part, color: dark ?? part.color })) : parts,
    thing,
  );
  if (thing.isSnowed) return placed.flatMap(snowedOver);
  if (!thing.isAutumnal) return placed;
  const leaf = autumnLeaf(chanceOf(seed));
  return placed.map((part) => inAutumn(part, leaf));
}

/** Moves parts from their own origin to a position. Meters; `turn` is about the vertical, in radians. */
export function placedParts(
  parts: readonly Part[],
  { x, y = 0, z, size = 1, turn = 0 }: Pick<Thing, 'x' | 'y' | 'z' | 'size' | 'turn'>,
): Part[] {
  const matrix = product(shifted(x, y, z), turned(turn), scaled(size));
  const way = product(turned(turn), scaled(size));
  const times = ([wide, tall, deep]: Vector): Vector => [wide * size, tall * size, deep * size];
  return parts.map((part) => sized({ ...part, at: moved(matrix, part.at), turn: (part.turn ?? 0) + turn }));

  function sized(placed: Part): Part {
    switch (placed.form) {
      case 'block':
      case 'ball':
      case 'roof':
      case 'hill':
      case 'cloud':
        return { ...placed, size: times(placed.size) };
      case 'column':
        return { ...placed, radius: placed.radius * size, top: placed.top * size, height: placed.height * size };
      case 'canopy':
        return { ...placed, radius: placed.radius * size, height: placed.height * size };
      case 'hull':
        return {
          ...placed,
          sections: placed.sections.map(([z, half, low, high]) => [z * size, half * size, low * size, high * size]),
        };
      case 'bar':
        return { ...placed, to: moved(matrix, placed.to), radius: placed.radius * size };
      case 'frond':
        return { ...placed, to: moved(way, placed.to), width: placed.width * size };
      case 'sheet':
        return { ...placed, right: moved(way, placed.right), down: moved(way, placed.down) };
    }
  }
}
