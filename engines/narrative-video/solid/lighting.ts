import { hex, lighten, mix } from '../../drawing/color.ts';
import type { Lamp, Lighting } from '../../drawing/solids/lighting.ts';
import { unit, type Vector } from '../../drawing/solids/matrix.ts';
import { radiance } from '../../drawing/solids/tone.ts';
import type { Light } from '../light/light.ts';
import { isLamp, type Part } from '../scenery/part.ts';
import type { Scenery } from '../scenery/thing.ts';
import { partsOf, type ThingKind } from '../scenery/things.ts';
import type { PlaceName } from '../story.ts';
import { INDOORS } from '../vocabulary/shelter.ts';

/**
 * Distance in meters up to which lamps light people and things. Only the nearest are kept, because each of them is
 * computed for each pixel.
 */
const LAMP_REACH = 13;
const MOST_LAMPS = 7;

/** Light of a night: color and strength of its key light, and of what comes from above. */
const MOONLIT = { key: hex('#8fa8f0'), strength: 0.45, above: hex('#33458c'), dim: 0.6 };
/** Snow throws light back. */
const MOON_ON_SNOW = { key: hex('#c2cff4'), strength: 0.7, above: hex('#5c6aa6'), dim: 1 };
const LAMPLIT = { key: hex('#8fa8f0'), strength: 0.8, above: hex('#8a7a78'), dim: 0.5 };

/** Returns the light without a place: the ground is gray, and there is no haze. */
export function portraitLight(light: Light): Lighting {
  const { haze: _, ...rest } = lightingOf(light, 'field', {
    ground: { kind: 'rock', color: [128, 128, 128], accent: [128, 128, 128] },
    things: [],
  });
  return rest;
}

/**
 * Returns the lighting of a place: a key light from the side of the picture's sun, a fill light from the other side,
 * and a rim light from behind.
 * @param extras things of the story in the place, whose lamps shine, by day less
 */
export function lightingOf(
  light: Light,
  place: PlaceName,
  scenery: Scenery<ThingKind>,
  extras: readonly Part[] = [],
): Lighting {
  const isInside = INDOORS.has(place);
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  const isClosed = light.weather !== 'clear';
  const height = isInside ? 1.3 : isLow ? 0.55 : 1.1;
  const night = isInside ? LAMPLIT : scenery.ground.kind === 'snow' ? MOON_ON_SNOW : MOONLIT;
  const strength = light.isDark ? night.strength : isClosed && !isInside ? 0.5 : isLow ? 1.25 : 1.15;
  const key =
    light.isDark && !isInside ? night.key : isLow ? mix(light.key, hex('#ff9a4a'), isClosed ? 0.15 : 0.45) : light.key;
  const above = light.isDark ? night.above : mix(light.middle, lighten(light.haze, 0.4), 0.5);
  const below = mix(scenery.ground.color, light.haze, 0.35);
  const dim = light.isDark ? night.dim : isInside ? 0.95 : isClosed ? 0.55 : 0.4;
  const lamps = lampsOf(scenery, light, isInside, extras);
  return {
    key: {
      toward: isLow && !isInside ? towardSun(light, side) : unit([side * 0.75, height, 0.75]),
      color: radiance(key, strength),
    },
    fill: {
      toward: unit([-side * 0.9, 0.35, 0.8]),
      color: radiance(
        light.isDark ? hex('#6a78c8') : mix(light.middle, hex('#ffffff'), 0.5),
        light.isDark ? 0.3 : 0.28,
      ),
    },
    rim: {
      // A low sun is behind people, and lights their edges on its own side. From higher up, it would whiten the ground.
      toward: unit([(isLow ? side : -side) * 0.7, 0.04, -0.9]),
      color: radiance(
        light.isDark ? hex('#a8c0ff') : isLow ? mix(light.horizon, hex('#ffb050'), 0.5) : lighten(light.horizon, 0.4),
        light.isDark ? 0.8 : isLow ? 1.1 : 0.5,
      ),
    },
    sky: radiance(above, dim),
    ground: radiance(below, light.isDark ? 0.14 : isInside ? 0.45 : 0.24),
    lamps,
    ...(!isInside && {
      haze: {
        color: radiance(light.horizon),
        from: light.weather === 'fog' ? 4 : 16,
        to: light.weather === 'fog' ? 34 : 110,
        most: Math.min(0.92, light.hazeShare),
      },
    }),
  };
}

/** Returns the direction of a low sun, which is in view behind people, so that shadows fall toward the viewer. */
function towardSun({ sun }: Light, side: number): Vector {
  return unit([sun ? (sun.x - 0.5) * 1.6 : side * 0.75, 0.55, -0.6]);
}

/**
 * Returns the lamps of a place that is dark, indoors or not under the open sky, and a soft light by the camera that
 * keeps faces visible.
 */
function lampsOf(scenery: Scenery<ThingKind>, light: Light, isInside: boolean, extras: readonly Part[]): Lamp[] {
  const isOpenByDay = !light.isDark && !isInside && scenery.around === undefined;
  const lit = extras.filter(isLamp);
  if (isOpenByDay && lit.length === 0) return [];
  const weak = light.isDark ? 1 : 0.5;
  const soft: Lamp = { at: [1.4, 2.3, 3], color: radiance(hex('#ffe0b8'), light.isDark ? 1.3 : 0.5), reach: 3.4 };
  const shining = [
    ...lit,
    ...(isOpenByDay ? [] : scenery.things.flatMap((thing, index) => partsOf(thing, `${index}`, light.isDark))),
  ]
    .filter((part) => isLamp(part) && Math.abs(part.at[0]) < LAMP_REACH && part.at[2] > -LAMP_REACH)
    .map(
      ({ at, color }): Lamp => ({
        at: [at[0], at[1], at[2] + 0.3],
        color: radiance(color, 2.1 * weak),
        // A lamp on a post lights a pool of ground under it.
        reach: 2.2 + Math.max(0, at[1] - 1.2) * (light.isDark ? 1.1 : 0.3),
      }),
    )
    .sort((a, b) => Math.hypot(...a.at) - Math.hypot(...b.at));
  return [soft, ...spread(shining)];
}

/** Keeps one of several lamps that are within 1.2 m of each other. */
function spread(lamps: readonly Lamp[]): Lamp[] {
  const kept: Lamp[] = [];
  for (const lamp of lamps) {
    const isNew = kept.every(({ at }) => Math.hypot(at[0] - lamp.at[0], at[1] - lamp.at[1], at[2] - lamp.at[2]) > 1.2);
    if (isNew && kept.length < MOST_LAMPS) kept.push(lamp);
  }
  return kept;
}
