import type { Lighting } from '../../drawing/solids/lighting.ts';
import { unit } from '../../drawing/solids/matrix.ts';
import type { Radiance } from '../../drawing/solids/tone.ts';
import type { Light } from '../light/light.ts';

/**
 * Light on a face at one time of day: from the front on the sun's side (`key`), from the front on the other side
 * (`fill`), and on the edges (`rim`).
 */
interface Portrait {
  key: Radiance;
  fill: Radiance;
  rim: Radiance;
}

/** Lights faces as a film crew does: each time of day keeps its tint, and none leaves a face dark. */
const OUTSIDE: Readonly<Record<Light['time'], Portrait>> = {
  dawn: { key: [1.08, 0.94, 0.88], fill: [0.5, 0.46, 0.5], rim: [1.4, 1.1, 0.82] },
  day: { key: [1.12, 1.07, 1.0], fill: [0.52, 0.5, 0.5], rim: [0.6, 0.66, 0.72] },
  sunset: { key: [1.2, 0.93, 0.7], fill: [0.42, 0.38, 0.5], rim: [3, 1.6, 0.6] },
  night: { key: [1.06, 0.85, 0.69], fill: [0.47, 0.43, 0.58], rim: [0.5, 0.78, 1.4] },
};
const INSIDE: Readonly<Record<'day' | 'night', Portrait>> = {
  day: { key: [1.06, 1.0, 0.92], fill: [0.5, 0.48, 0.47], rim: [0.5, 0.5, 0.5] },
  night: { key: [1.04, 0.88, 0.7], fill: [0.58, 0.5, 0.5], rim: [0.5, 0.55, 0.8] },
};
/** A carriage at night: warm lamps above, and the cool light of a dark window behind. */
const CARRIAGE: Portrait = { key: [1.32, 1.04, 0.74], fill: [0.5, 0.5, 0.66], rim: [0.8, 1.25, 2.3] };
/** Share of the place's light in the light on people. It carries the mood. */
const OWN = 0.25;
/** How far from the side light on people comes at least. */
const LEAST_ASIDE = 0.5;
/** Factors of red, green and blue light under water. */
const DEEP: Radiance = [0.72, 0.96, 1.06];

interface Where {
  isInside: boolean;
  /** Whether windows are behind people, through which light falls on their edges. */
  isAtWindow?: boolean;
  isDeep: boolean;
}

/**
 * Returns the light on people, which depends little on the light of their place. Otherwise a face would be too dark to
 * recognize with its back to a low sun, or at night.
 */
export function peopleLight(place: Lighting, light: Light, where: Where): Lighting {
  const inside = light.isDark && where.isAtWindow ? CARRIAGE : INSIDE[light.isDark ? 'night' : 'day'];
  const portrait = where.isInside ? inside : OUTSIDE[light.time];
  const isOvercast = !where.isInside && light.weather !== 'clear';
  const tint: Radiance = where.isDeep ? DEEP : [1, 1, 1];
  const lit = (wanted: Radiance, own: Radiance, strength: number): Radiance => [
    (wanted[0] * strength * (1 - OWN) + own[0] * OWN) * tint[0],
    (wanted[1] * strength * (1 - OWN) + own[1] * OWN) * tint[1],
    (wanted[2] * strength * (1 - OWN) + own[2] * OWN) * tint[2],
  ];
  const warmth = where.isInside ? 0 : lanternLight(place.lamps);
  const toLamps = (from: Radiance, to: Radiance): Radiance => [
    from[0] + (to[0] - from[0]) * warmth,
    from[1] + (to[1] - from[1]) * warmth,
    from[2] + (to[2] - from[2]) * warmth,
  ];
  const [x, y, z] = place.key.toward;
  return {
    ...place,
    // The key light never comes from behind or from straight ahead, so shadows of noses and hair fall to the side.
    key: {
      toward: unit([(x < 0 ? -1 : 1) * Math.max(Math.abs(x), LEAST_ASIDE), y, Math.max(z, 0.5)]),
      color: lit(toLamps(portrait.key, LANTERNS.key), place.key.color, isOvercast && warmth === 0 ? 0.84 : 1),
    },
    fill: { ...place.fill, color: lit(toLamps(portrait.fill, LANTERNS.fill), place.fill.color, isOvercast ? 1.2 : 1) },
    rim: { ...place.rim, color: lit(portrait.rim, place.rim.color, 1) },
    sky: atLeast(place.sky, 0.28),
    ground: atLeast(place.ground, 0.2),
  };
}

/** Light on people beside lamps in the open: warm from the lamps, and cool from the open sky. */
const LANTERNS = { key: [1.34, 1.0, 0.66], fill: [0.42, 0.47, 0.6] } as const;
/** Distance from people, meters, at which lamps in the open add nothing, and their greatest share in the light. */
const [FADED, MOST] = [5.5, 0.75];

/** Returns the share that lamps in the open have in the light on people, 0 to 1. */
function lanternLight(lamps: Lighting['lamps']): number {
  const nearest = Math.min(...(lamps ?? []).slice(1).map(({ at }) => Math.hypot(at[0], at[2])));
  return MOST * Math.max(0, Math.min(1, (FADED - nearest) / (FADED - 2)));
}

/** Returns the color, brightened to at least this level. */
function atLeast([red, green, blue]: Radiance, least: number): Radiance {
  const most = Math.max(red, green, blue, 1e-6);
  const by = most < least ? least / most : 1;
  return [red * by, green * by, blue * by];
}
