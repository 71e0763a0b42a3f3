import type { Look } from '../../look.ts';
import { palettes } from '../../palettes.ts';
import { NEAREST } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';
import { painted } from './lettering.ts';
import { onTheWall, stenciled } from './scenes.ts';

/**
 * Murals on brick walls, sprayed with the swing of an arm: a kingfisher, a fox, a woman whose hair becomes birds, and an
 * owl, near and from across the street. The words are capitals of a wide brush, in fades with a light halo.
 */
export const graffitiOne: Look = {
  fps: 24,
  transition: 'wipe',
  mirrored: true,
  stands: true,
  // Other walls: sand-colored, violet, red again and, for the night, slate.
  inks: palettes('#5c4a42 #8f4a3a #9c5342 #83402f #a45e49 #7a3b2d', {
    opening: '#b9a48c #e3cba6 #eedbb9 #dcc29b #f2e2c6 #d4b78f',
    chorus: '#1c1646 #2c2470 #352b80 #271f63 #3b318c #221b58',
    break: '#33204a #4a2f66 #553674 #432a5d #5d3d7e #3b2552',
    ending: '#171c33 #2a3358 #313b64 #252e50 #374270 #202847',
  }),

  arrange: ({ movement, shape, width, height, text, art, singer }) => {
    const area = areasOf({ width, height });
    if (singer && movement === 'chorus') return { text, art: area(...NEAREST[shape]) };
    if (shape !== 'wide' && !singer) {
      if (movement === 'opening') return { text: area(0.06, 0.55, 0.88, 0.22), art: area(0.03, 0.06, 0.94, 0.47) };
      if (movement === 'chorus') return { text: area(0.06, 0.05, 0.88, 0.26), art: area(0, 0.4, 1, 0.6) };
    }
    if (shape === 'square' && !singer && movement === 'verse')
      return { text: area(0.06, 0.62, 0.88, 0.27), art: area(0, 0.04, 0.92, 0.56) };
    if (shape === 'square' && !singer && movement === 'ending') return { text, art: area(0.08, 0.01, 0.84, 0.75) };
    if (shape === 'tall') {
      if (movement === 'verse') return { text: area(0.06, 0.66, 0.88, 0.22), art: area(-0.02, 0.05, 1.04, 0.57) };
      if (singer && movement === 'opening')
        return { text: area(0.06, 0.07, 0.88, 0.21), art: area(-0.1, 0.3, 1.2, 0.73) };
      if (singer) return { text, art };
      if (movement === 'ending') return { text, art: area(-0.04, 0.12, 1.08, 0.64) };
    }
    if (singer) return { text, art };
    if (shape !== 'wide') return { text, art };
    if (movement === 'opening') return { text: area(0.055, 0.2, 0.46, 0.54), art: area(0.54, 0.08, 0.44, 0.84) };
    if (movement === 'verse') return { text: area(0.52, 0.08, 0.43, 0.42), art: area(0.02, 0.02, 0.46, 0.94) };
    if (movement === 'chorus') return { text: area(0.52, 0.27, 0.43, 0.62), art: area(0, 0, 0.5, 1) };
    return { text, art: movement === 'ending' ? area(0.25, 0.03, 0.5, 0.94) : art };
  },

  lettering: painted,

  scene(composition) {
    const { singer } = composition;
    return singer ? stenciled(composition, singer) : onTheWall(composition);
  },
};
