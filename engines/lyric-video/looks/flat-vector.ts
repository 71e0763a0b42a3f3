import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { each, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { posterized } from '../picture/prints.ts';
import { slide } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { cloudShape, groundOf, grove, PALETTES, tower } from './flat-vector-town.ts';

const LEVELS = 20;

/** A city at night in bold flat color, out to the edges of the frame: its towers are the song's equalizer. */
export const flatVector: Look = {
  fps: 24,
  transition: 'iris',
  inks: palettes('#241c59 #322873 #1a1344 #2c2369 #3b2f85 #ff5d73 #ff7f6b', {
    opening: '#3d2461 #4d2f76 #2b1748 #49296f #5a3685 #ffb052 #ffca7a',
    chorus: '#14307a #1f45a0 #0b1c4e #1b3a90 #2c57bd #ff4f9a #ff9fc4',
    break: '#3d1552 #54206a #290d3c #4d1b62 #672876 #ff8a3d #ffc04a',
    ending: '#10143a #1a2050 #0a0c28 #171c4c #222a66 #f2ecd4 #d9dcea',
  }),

  lettering: ({ tint }) => ({
    font: 'Poppins',
    weight: 800,
    size: 0.128,
    smallest: 0.054,
    leading: 1.16,
    space: 0.3,
    tracking: -0.02,
    casing: 'as it is',
    align: 'left',
    margin: 0.35,
    turn: 'switch',
    entrance: slide('line', 0.36, 1.8, 0.05),
    paint(pen, text, state, { size }) {
      // A long flat shadow, as on signs.
      inked(pen, text, size, {
        fill: state === 'waiting' ? '#ffffff' : tint('#ffd23f'),
        shadow: { color: tint(state === 'waiting' ? '#4a3f9e' : '#e8365d'), dx: 0.075, dy: 0.075, steps: 12 },
      });
    },
    count(pen, radius) {
      pen.fillStyle = tint('#ffd23f');
      pen.beginPath();
      pen.roundRect(-radius * 0.8, -radius * 0.8, radius * 1.6, radius * 1.6, radius * 0.4);
      pen.fill();
    },
  }),

  // In upright pictures words are in the sky, and the city is below.
  arrange: ({ shape, width, height, text, art, movement }) => {
    if (shape === 'wide') {
      const title = { left: width * 0.06, top: height * 0.2, width: width * 0.44, height: height * 0.44 };
      const city = { left: width * 0.52, top: height * 0.1, width: width * 0.46, height: height * 0.84 };
      return movement === 'opening' ? { text: title, art: city } : { text, art };
    }
    if (text.top > height) return { text, art: { left: 0, top: height * 0.24, width, height: height * 0.7 } };
    const [top, tall] = shape === 'tall' ? [0.08, 0.24] : [0.06, 0.26];
    return {
      text: { left: width * 0.07, top: height * top, width: width * 0.86, height: height * tall },
      art: { left: 0, top: height * (top + tall + 0.02), width, height: height * (0.96 - top - tall) },
    };
  },

  scene(composition) {
    const { width, height, unit, tint, text } = composition;
    const tile = tileOf(composition);
    const tall = Math.min(composition.art.height * 0.74, tile * 4.2);
    const towers = PALETTES.map((palette) =>
      frames(LEVELS, tile + 4, tall + tile * 0.5 + 4, (pen, share) =>
        tower(pen, composition, tile, tall, share, palette),
      ),
    );
    const trees = sprite(tile + 4, tile * 1.1, (pen) => grove(pen, composition, tile));
    const cloud = sprite(190 * unit, 76 * unit, (pen) => cloudShape(pen, unit * 1.25, tint('#ffffff')));
    const giant = giantOf(composition);
    return layers([
      onTwos(composition, [
        still(groundOf(composition, moonOf(composition), giant)),
        // Clouds pass where no words and nobody are.
        !giant &&
          text.top > height * 0.2 &&
          each([0, 1, 2], (number) =>
            picture(cloud)
              .at(
                ({ travel }) => [
                  wrap(number * 0.41 * width + travel * (12 + 5 * number) * unit, width * 1.3) - width * 0.2,
                  height * (0.012 + 0.035 * number),
                ],
                'top-left',
              )
              .opacity(0.9),
          ),
        each(cellsOf(composition, tile), ({ x, y, kind, phase, reach: high }) =>
          kind === 'trees'
            ? picture(trees).at([x, y], 'bottom')
            : meter(towers[kind] ?? [], ({ treble, bass, beat, loudness, hit }) => {
                const swing = 0.5 + sway(beat, Math.PI, 0.5, phase);
                const level = 0.25 + 0.5 * (kind % 2 ? treble : bass) * swing + 0.35 * loudness + 0.15 * hit;
                return Math.min(0.99, high * level);
              }).at([x, y], 'bottom'),
        ),
      ]),
    ]);
  },
};

/** Width of a tower's plot in pixels. */
function tileOf({ width, height }: Composition): number {
  return Math.min(width, height) * 0.19;
}

/** Rows of plots, and how far the last is cut by the lower edge of the frame, in plots. */
const [ROWS, CUT] = [3, 0.3];

/** Towers and groves from back to front, wherever there are no words. They are highest in the middle of the picture. */
function cellsOf(composition: Composition, tile: number) {
  const { art, chance, singer, width, height, text, shape, movement } = composition;
  const middle = art.left + art.width / 2;
  const cells: { x: number; y: number; kind: number | 'trees'; phase: number; reach: number }[] = [];
  const columns = Math.ceil(width / tile) + 1;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, phase, share] = [(column - (row % 2) / 2) * tile, chance.next() * 6.3, chance.between(0.62, 1)];
      const kind = chance.below(9);
      // Words beside the city have the sky down to the horizon.
      const isAfter = art.left > text.left;
      const isBelowWords = isAfter ? x < text.left + text.width + 0.6 * tile : x > text.left - 0.6 * tile;
      if (shape === 'wide' && text.left < width && isBelowWords) continue;
      const aside = Math.min(1, Math.abs(x - middle) / (0.62 * art.width));
      // Somebody behind the city is seen down to the chest.
      const peak = singer ? 0.22 + 0.3 * aside ** 3 : 1 - 0.6 * aside;
      cells.push({
        x,
        y: height + tile * (CUT - (ROWS - 1 - row) / 4),
        kind: kind === 8 || (row === ROWS - 1 && kind > 5) ? 'trees' : kind % PALETTES.length,
        phase,
        reach: peak * share * (1 - 0.22 * row) * (movement === 'opening' ? 0.6 : 1),
      });
    }
  }
  return cells;
}

/** The moon behind the city. */
function moonOf({ art, movement }: Pick<Composition, 'art' | 'movement'>): {
  x: number;
  y: number;
  radius: number;
} {
  const share = movement === 'chorus' ? 0.49 : 0.5;
  return {
    x: art.left + art.width * 0.5,
    y: art.top + art.height * 0.46,
    radius: Math.min(art.width, art.height) * share,
  };
}

/** How large the singer is in each movement: far away, near, or between. */
const SIZES: Readonly<Record<Composition['movement'], number>> = {
  opening: 0.74,
  verse: 0.86,
  chorus: 1,
  break: 0.94,
  ending: 0.7,
};

/** Returns what draws the singer before the moon, with the chest behind the city. */
function giantOf({ singer, art, tint, height, unit, movement }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width * 1.12, (height - Math.max(art.top, height * 0.05)) * 0.94) * SIZES[movement];
  const inks = [tint('#2f2e6b'), tint('#e85d75'), tint('#ffb4a2'), '#fff0e6'];
  const figure = figureOf({ ...singer, stands: true }, { width: side, height: side }, circle);
  const print = posterized(drawnTones(figure, 2.4 * unit), inks);
  return (pen: Context2D) => pen.drawImage(print, art.left + (art.width - side) / 2, height - side);
}
