import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lighten, type Rgb } from '../../drawing/color.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import { minus, type Vector } from '../../drawing/solids/matrix.ts';
import { hasLampsLit, type Light } from '../light/light.ts';
import { isLamp, type Part } from '../scenery/part.ts';
import type { Scenery } from '../scenery/thing.ts';
import { partsOf, type ThingKind } from '../scenery/things.ts';

/** Light in the air around something that shines in the dark. */
export interface Glow {
  at: Vector;
  color: Rgb;
  /** Meters. */
  radius: number;
}

/** Lights farther away than this z, meters, are small and are drawn without a glow. */
const FAR = -26;

/**
 * Returns the glows of a place. By day there are none, unless the place itself is dark.
 * @param extras things of the story in the place, whose lamps shine from the evening on
 */
export function glowsOf(scenery: Scenery<ThingKind>, light: Light, extras: readonly Part[] = []): Glow[] {
  const isDark = light.isDark || scenery.around === 'dark';
  const isWet = light.weather !== 'clear';
  const fixed = isDark ? scenery.things.filter(({ z }) => z > FAR) : [];
  const glows = [
    ...fixed.flatMap((thing, index) => partsOf(thing, `${index}`, light.isDark)),
    ...(isDark || hasLampsLit(light) ? extras : []),
  ]
    .filter(isLamp)
    .map((part): Glow => {
      const { at, color } = part;
      const tall = part.form === 'block' || part.form === 'ball' ? part.size[1] : 0.4;
      // Rain and fog scatter light farther.
      return {
        at: [at[0], at[1] + tall / 2, at[2]],
        color,
        radius: Math.min(2.6, 0.5 + tall * 1.5) * (isWet ? 1.4 : 1),
      };
    });
  // Flames of one fire glow as one.
  return glows.filter(
    (glow, index) => !glows.slice(0, index).some((other) => Math.hypot(...minus(glow.at, other.at)) < ONE_FIRE),
  );
}

/** Distance of lamps up to which they glow as one, meters. */
const ONE_FIRE = 0.25;

/** Returns where a glow is in the picture of a lens, pixels. Undefined if it is too close or behind the lens. */
export function spotOf({ at, radius }: Glow, lens: Lens): { x: number; y: number; radius: number } | undefined {
  const { x, y, distance } = projected(lens, at);
  return distance > 0.5 ? { x, y, radius: (radius * lens.focal) / distance } : undefined;
}

export function drawGlow(context: SKRSContext2D, glow: Glow, lens: Lens): void {
  const spot = spotOf(glow, lens);
  if (!spot) return;
  const { x, y, radius } = spot;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  const core = lighten(glow.color, 0.35);
  gradient.addColorStop(0, css(core, 0.6));
  gradient.addColorStop(0.25, css(glow.color, 0.26));
  gradient.addColorStop(1, css(glow.color, 0));
  context.save();
  // Simply added, the light of an orange lamp would turn yellow.
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
