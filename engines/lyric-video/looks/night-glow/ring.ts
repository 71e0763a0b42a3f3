import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { each, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Stage } from './stage.ts';

const LEVELS = 12;
/** Radius of the outermost ring, in radiuses of the disc. */
const REACH = 1.3;
const GLINTS = 11;

/** Rings of light around the disc, from quiet to loud: they move apart and shine. */
export function ringsOf({ tint, unit }: Composition, { radius }: Stage): Sprite[] {
  const side = 2 * (REACH * radius + 4 * unit);
  return frames(LEVELS, side, side, (pen, share) => {
    pen.translate(side / 2, side / 2);
    (['#ffc4a8', '#ff5fa2', '#a878ff', '#4cc9ff'] as const).forEach((color, index) => {
      const apart = 0.035 + (index / 3) * (0.09 + (REACH - 1.13) * share);
      ring(
        pen,
        radius * (1.005 + apart),
        tint(color),
        (4.6 - index) * unit,
        (0.85 - 0.17 * index) * (0.4 + 0.6 * share),
      );
    });
  });
}

/** A neon tube: a bright line in its own haze. */
function ring(pen: Context2D, radius: number, color: string, wide: number, strength: number): void {
  pen.strokeStyle = color;
  for (const [factor, alpha] of [
    [3.2, 0.16],
    [1.9, 0.28],
    [0.8, 1],
  ] as const) {
    pen.globalAlpha = strength * alpha;
    pen.lineWidth = wide * factor;
    disc(pen, 0, 0, radius);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Light of the disc that glints on the sea or the floor below it, in step with the music. */
export function glintsOf({ height, unit }: Composition, { middle, radius, horizon }: Stage): Layer {
  const glints = Array.from({ length: GLINTS }, (_, index) => {
    const wide = radius * (0.5 + (0.8 * index) / GLINTS);
    return sprite(wide, 8 * unit, (pen) => {
      const gradient = pen.createLinearGradient(0, 0, wide, 0);
      gradient.addColorStop(0, 'rgb(255 255 255 / 0)');
      gradient.addColorStop(0.5, 'rgb(255 246 250 / 0.85)');
      gradient.addColorStop(1, 'rgb(255 255 255 / 0)');
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.ellipse(wide / 2, 4 * unit, wide / 2, 2.4 * unit, 0, 0, 2 * Math.PI);
      pen.fill();
    });
  });
  const deep = height - horizon;
  return each(glints, (glint, index) =>
    picture(glint)
      .at(({ travel }) => [
        middle[0] + sway(index, 2.4, radius * 0.22) + sway(travel, 1.1, (8 + 3 * index) * unit, index * 1.7),
        horizon + deep * (0.05 + 0.9 * (index / GLINTS) ** 1.3),
      ])
      .opacity(({ travel, loudness }) => Math.max(0, 0.1 + sway(travel, 1.7, 0.25, index * 2.3) + 0.5 * loudness)),
  );
}
