import { photographedFigures } from '../figures/photographed.ts';
import type { SolidLook } from '../look.ts';
import { filmDesign } from '../solid/film/film-design.ts';
import { slicedSpace } from '../solid/sliced-space.ts';
import { filmLight } from './nights.ts';
import { modeled } from './treatments.ts';

/** Poses per second. */
const POSES = 12;

/** A photographed film: people from their pictures in places with rough surfaces, real leaves and weather. */
export const realistic: SolidLook = {
  isSoft: true,
  drawings: 24,
  // The camera moves in every frame. People are posed in every second one, like most animated films, because drawing
  // them takes half of the time.
  timing: (seconds) => Math.floor(seconds * POSES + 1e-6) / POSES,
  travel: filmDesign.travel,
  distance: 'near',
  light: filmLight,
  space: slicedSpace(filmDesign),
  figures: photographedFigures,
  rain: {
    shape: 'streak',
    color: '226,230,236',
    alpha: [0.16, 0.24],
    length: [0.05, 0.26],
    width: [0.0014, 0.0044],
    slant: 0.06,
    density: 1,
    speed: 1.4,
    splash: 'ring',
  },
  treat: (image, unit) => modeled(image, unit * 0.03, 'rgba(255,236,206,0.3)', 'rgba(10,14,40,0.42)'),
};
