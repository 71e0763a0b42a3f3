import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../drawing/color.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { radiance } from '../../drawing/solids/tone.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Scenery } from '../scenery/thing.ts';
import type { ThingKind } from '../scenery/things.ts';

/** A stage lamp. */
export interface Beam {
  at: Vector;
  color: Rgb;
}

/** Radius of a beam's spot on the floor, meters. */
const SPOT = 0.75;

export function beamsOf({ things }: Pick<Scenery<ThingKind>, 'things'>): Beam[] {
  return things
    .filter(({ kind }) => kind === 'spotlight')
    .map(({ x, y = 0, z, color = [255, 79, 176] }) => ({ at: [x, y - 0.7, z + 0.24], color }));
}

/** Draws the beams. On each beat every other lamp shines, and the rest are dim. */
export function drawBeams(
  context: SKRSContext2D,
  lens: Lens,
  beams: readonly Beam[],
  { beats, pulse, loudness, time }: FrameFacts,
): void {
  if (beams.length === 0) return;
  context.save();
  context.globalCompositeOperation = 'lighter';
  beams.forEach(({ at, color }, index) => {
    const isOn = (index + beats) % 2 === 0;
    const strength = (isOn ? 0.16 + 0.3 * pulse : 0.07) * (0.5 + 0.5 * loudness);
    const floor: Vector = [
      at[0] * 0.5 + Math.sin(time * 0.9 + index * 2.1) * 2.2,
      0,
      -0.6 + Math.cos(time * 0.7 + index * 1.3) * 1.3,
    ];
    const [from, to] = [projected(lens, at), projected(lens, floor)];
    if (from.distance < 0.5 || to.distance < 0.5) return;
    const radius = (SPOT * lens.focal) / to.distance;
    const fade = context.createLinearGradient(from.x, from.y, to.x, to.y);
    fade.addColorStop(0, css(color, strength * 1.5));
    fade.addColorStop(1, css(color, strength * 0.3));
    context.fillStyle = fade;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x - radius, to.y);
    context.lineTo(to.x + radius, to.y);
    context.fill();
    context.fillStyle = css(color, strength * 1.3);
    context.beginPath();
    context.ellipse(to.x, to.y, radius, radius * 0.3, 0, 0, 7);
    context.fill();
  });
  context.restore();
}

/** Returns the light with its rim and fill colored by two of the beams, which change on each beat. */
export function lightOfBeams(light: Lighting, beams: readonly Beam[], { beats, pulse }: FrameFacts): Lighting {
  const beam = beams[(beats * 2) % Math.max(1, beams.length)];
  const other = beams[(beats * 2 + 1) % Math.max(1, beams.length)];
  if (!beam || !other) return light;
  return {
    ...light,
    rim: { ...light.rim, color: radiance(beam.color, 0.9 + pulse) },
    fill: { ...light.fill, color: radiance(other.color, 0.35 + 0.3 * pulse) },
  };
}
