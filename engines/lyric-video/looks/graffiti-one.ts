import { disc } from '../../drawing/hand.ts';
import type { Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { NEAREST } from '../shots.ts';
import { wipe } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';
import { areasOf } from '../words/layout.ts';
import { onTheWall, stenciled } from './graffiti-one-scenes.ts';
import { drip, mist } from './graffiti-one-spray.ts';

/** The colors of sung lines, from the top of their letters to the bottom. */
const ON_DARK = [
  ['#fff6c2', '#ffd21f'],
  ['#d8fffa', '#2fe3dc'],
  ['#ffe3ee', '#ff7fb2'],
] as const;
const ON_PALE = [
  ['#d3145f', '#8a0f6a'],
  ['#0a5fc4', '#2a2a8c'],
  ['#d9480f', '#a8180f'],
] as const;

/**
 * Murals on brick walls, sprayed with the swing of an arm: a kingfisher, a fox, a woman whose hair becomes birds, and an
 * owl, near and from across the street. The words are handwritten, in fades without outlines.
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
      if (movement === 'chorus') return { text: area(0.06, 0.05, 0.88, 0.26), art: area(0, 0.38, 1, 0.6) };
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

  lettering: ({ tint, movement, singer }) => ({
    font: '"Sedgwick Ave Display"',
    size: 0.185,
    smallest: 0.066,
    leading: 1.1,
    space: 0.24,
    // This hand's own small p looks like a d, and its capital L like an h.
    casing: { upperOnly: /p/gu },
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    dim: 0.9,
    // The words of a hook can be read on, too.
    entrance: { ...wipe('line', 0.22, 0.07), ahead: 0.8 },
    paint(pen, text, state, { size, word, chance }) {
      const isPale = movement === 'opening' && !singer;
      const [near, far] = (isPale ? ON_PALE : ON_DARK)[word.line % 3] as readonly [string, string];
      if (state === 'waiting') {
        const fill = isPale ? '#6a5578' : '#d9d3e2';
        inked(pen, text, size, { fill, ...(isPale ? {} : { glow: { color: 'rgb(12 4 26 / 0.9)', radius: 0.12 } }) });
        return;
      }
      pen.globalAlpha = 0.3;
      mist(
        pen,
        word.width / 2,
        -0.3 * size,
        word.width * 0.55 + 0.2 * size,
        0.6 * size,
        tint(isPale ? '#fff4dc' : far),
        chance,
      );
      pen.globalAlpha = 1;
      // Two coats: a dark one, soft and a little lower, and the color.
      inked(pen, text, size, {
        fill: isPale ? '#4a1460' : '#160826',
        outline: { color: isPale ? '#4a1460' : '#160826', width: isPale ? 0.012 : 0.035 },
        glow: { color: isPale ? 'rgb(90 30 110 / 0.6)' : 'rgb(12 4 26 / 0.95)', radius: 0.14 },
        ...(isPale ? {} : { shadow: { color: '#160826', dx: 0.045, dy: 0.06, steps: 4 } }),
      });
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0.1, tint(near)],
          [0.95, tint(far)],
        ]),
      });
    },
    count(pen, radius) {
      pen.fillStyle = tint('#f9ed32');
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
      drip(pen, -radius * 0.2, 0, radius * 0.3, radius * 1.5);
    },
  }),

  scene(composition) {
    const { singer } = composition;
    return singer ? stenciled(composition, singer) : onTheWall(composition);
  },
};
