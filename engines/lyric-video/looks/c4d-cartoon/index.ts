import type { Look } from '../../look.ts';
import { arranged } from './areas.ts';
import { flat } from './lettering.ts';
import { sceneOf } from './scene.ts';

/** A marble run of plastic in a studio's soft light, with a set for each part of the song, and heavy flat letters. */
export const c4dCartoon: Look = {
  fps: 30,
  transition: 'iris',
  // Each set has colors of its own.
  inks: {},
  arrange: arranged,
  lettering: flat,
  scene: sceneOf,
};
