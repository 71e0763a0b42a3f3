import type { SolidLook } from '../look.ts';
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
};
