import type { Surface } from '../../../drawing/solids/mesh.ts';
import type { Workshop } from '../belongings.ts';
import { litPane } from '../lit-pane.ts';
import { FormBuilder } from '../soft/build.ts';
import type { Grain } from '../soft/grain.ts';
import { coarse, facade } from './texture.ts';
import { tiled } from './tiling.ts';

const GRAIN: Grain = {
  sides: 6,
  isRounded: false,
  leaves: 0,
  surface: ({ color, finish = 'plain', size }, isDark): Surface => ({
    color,
    texture: (finish === 'lamp' && size && litPane(color, size)) || coarse(color, finish),
    ...(finish === 'lamp' && { glow: isDark ? 1.4 : 0.5 }),
    ...(finish === 'glass' && { gloss: 0.4, sharpness: 20, sheen: 0.4 }),
  }),
  tiled,
  facade: ({ color }, windows, isDark) => ({
    color,
    texture: facade(color, windows, isDark),
    ...(isDark && { glow: 1.2 }),
  }),
};

/** Builds what people have with them, as an old console drew it. */
export const consoleWorkshop: Workshop = {
  builder: (into, isDark) => new FormBuilder(into, isDark, GRAIN),
  scale: 1.1,
  // What is raised to the mouth hides no more than the mouth.
  scales: { 'ice-cream': 0.66, cup: 0.8, glass: 0.85, microphone: 0.9, brush: 0.9 },
  isCoarse: true,
};
