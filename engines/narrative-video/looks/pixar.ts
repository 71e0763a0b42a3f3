import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Look, SolidLook } from '../look.ts';
import { solidFigures } from '../solid/drawn-figure.ts';
import { slicedSpace } from '../solid/sliced-space.ts';
import { pixarDesign, pixarWorkshop } from '../solid/soft/pixar-design.ts';
import { pixarFigure } from '../solid/soft/pixar-figure.ts';
import { blurred } from './raster.ts';
import { inked, modeled } from './treatments.ts';

/** Poses per second. */
const POSES = 12;

/** Computer animation: modeled forms in soft light, bright edges, and a lens with a shallow focus. */
export const pixar: SolidLook = {
  isSoft: true,
  drawings: 24,
  // The camera moves in every frame. People are posed in every second one, like most drawn films, which takes half the
  // time.
  timing: (seconds) => Math.floor(seconds * POSES + 1e-6) / POSES,
  travel: pixarDesign.travel,
  distance: 'even',
  space: slicedSpace(pixarDesign),
  figures: solidFigures(pixarFigure, pixarWorkshop),
  async treat(image, unit) {
    const smooth = await inked(image, { smooth: 3, levels: 0, saturation: 1.22, contrast: 1.06 });
    const soft = smooth.getContext('2d');
    // Light passes through skin and cloth. A blurred copy on top makes the image softer.
    soft.globalCompositeOperation = 'source-atop';
    soft.globalAlpha = 0.2;
    soft.drawImage(blurred(smooth, unit * 0.012), 0, 0);
    return modeled(
      modeled(smooth, unit * 0.05, 'rgba(255,240,214,0.16)', 'rgba(40,14,70,0.5)'),
      unit * 0.007,
      'rgba(255,250,236,0.8)',
      'rgba(40,14,70,0.3)',
    );
  },
  overlay: motes,
};

/** Draws dust that shines in the light. */
function motes(
  context: Parameters<NonNullable<Look['overlay']>>[0],
  { width, height, unit, seconds }: FrameFacts,
): void {
  const chance = chanceOf('motes');
  for (const [alpha, count, size] of [
    [0.5, 14, 0.0022],
    [0.3, 8, 0.0036],
  ] as const) {
    context.fillStyle = `rgba(255,240,200,${alpha})`;
    context.beginPath();
    for (let mote = 0; mote < count; mote += 1) {
      const x = (chance.next() + Math.sin(seconds * 0.3 + mote) * 0.02) * width;
      const y = ((chance.next() + 1 - ((seconds * chance.between(0.01, 0.03)) % 1)) % 1) * height;
      const radius = unit * size * chance.between(0.6, 1.4);
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 7);
    }
    context.fill();
  }
}
