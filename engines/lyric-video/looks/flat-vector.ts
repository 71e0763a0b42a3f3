import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { medalOf } from '../picture/medallion.ts';
import { posterized } from '../picture/prints.ts';
import { slide } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { CARS, carOf, cloudShape, groundOf, grove, islandOf, PALETTES, tower } from './flat-vector-town.ts';

const LEVELS = 20;

/** An island city at night in bold flat color: its towers are the song's equalizer, and its cars keep the beat. */
export const flatVector: Look = {
  fps: 24,
  transition: 'iris',
  inks: palettes('#241c59 #322873 #1a1344 #2c2369 #3b2f85 #ff5d73 #ff7f6b', {
    chorus: '#1a1668 #2b2a8c #120f4a #24208a #3a2fa8 #ff4f9a #ff7fb0',
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

  scene(composition) {
    const { width, height, unit, art, shape, text, movement, singer } = composition;
    const across = 5;
    const tile =
      Math.min(
        (art.width * (shape === 'wide' && movement === 'verse' ? 1.08 : 0.98)) / across,
        (art.height * 1.15) / across,
      ) * (singer ? 0.86 : 1);
    const tall = Math.min(art.height * 0.5, tile * 2.5);
    const towers = PALETTES.map((palette) =>
      frames(LEVELS, tile + 4, tall + tile * 0.5 + 4, (pen, share) =>
        tower(pen, composition, tile, tall, share, palette),
      ),
    );
    const trees = sprite(tile + 4, tile * 1.1, (pen) => grove(pen, composition, tile));
    const cells = cellsOf(composition, across, tile);
    const middle: Point = [art.left + art.width / 2, bottomOf(composition) - ((across - 1) * tile) / 4];
    const island = islandOf(composition, across, tile);
    const cars = CARS.map((color) => ['left', 'right'].map((way) => carOf(composition, tile, color, way === 'right')));
    const cloud = sprite(190 * unit, 76 * unit, (pen) => cloudShape(pen, unit * 1.25, composition.tint('#ffffff')));
    const reach = (across * tile) / 2;
    const giant = giantOf(composition, middle[1] - reach / 2 - tile * 0.45);
    return layers([
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
      picture(island).at([middle[0], middle[1] - reach / 2 - 2 * unit], 'top'),
      each(cells, ({ x, y, kind, phase, reach: high }) =>
        kind === 'trees'
          ? picture(trees).at([x, y + tile * 0.25], 'bottom')
          : kind === 'road'
            ? () => {}
            : meter(towers[kind] ?? [], ({ treble, bass, beat, loudness, hit }) => {
                const swing = 0.5 + sway(beat, Math.PI, 0.5, phase);
                const level = 0.2 + 0.5 * (kind % 2 ? treble : bass) * swing + 0.3 * loudness + 0.15 * hit;
                return Math.min(0.99, high * level);
              }).at([x, y + tile * 0.25], 'bottom'),
      ),
      // Cars on the street in front, one each way.
      each([0, 1, 2, 3], (number) => {
        const isRight = number % 2 === 1;
        const car = cars[number % CARS.length]?.[isRight ? 1 : 0];
        return car
          ? picture(car).at(({ travel }) => {
              const share = wrap(travel * 0.16 + number * 0.27, 1);
              const along = (isRight ? share : 1 - share) * (reach - tile * 0.3);
              const lane = isRight ? 1 : -1;
              return [
                middle[0] + lane * (reach - tile * 0.15 - along),
                middle[1] + along / 2 + tile * 0.02 - car.height * 0.3,
              ];
            })
          : () => {};
      }),
    ]);
  },
};

/** The island is lower if there is somebody behind it. */
function bottomOf({ art, shape, singer }: Composition): number {
  return art.top + art.height * ((shape === 'wide' ? 0.8 : 0.88) + (singer ? 0.13 : 0));
}

/** Towers, groves and streets, from back to front. */
function cellsOf(composition: Composition, across: number, tile: number) {
  const { art, chance, singer } = composition;
  const bottom = bottomOf(composition);
  const cells: { x: number; y: number; kind: number | 'trees' | 'road'; phase: number; reach: number }[] = [];
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      const isEdge = row === across - 1 || column === across - 1;
      const isGrove = (row * 2 + column * 3) % 7 === 3;
      cells.push({
        x: art.left + art.width / 2 + ((column - row) * tile) / 2,
        y: bottom - ((2 * across - 2 - row - column) * tile) / 4,
        kind: isEdge ? 'road' : isGrove ? 'trees' : chance.below(4),
        phase: chance.next() * 6.3,
        reach: chance.between(0.4, 1) * (singer ? 0.38 : 1),
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
  const share = movement === 'chorus' ? 0.49 : 0.56;
  return {
    x: art.left + art.width * 0.5,
    y: art.top + art.height * 0.42,
    radius: Math.min(art.width, art.height) * share,
  };
}

/** Share of a giant's height that the city hides. The chin is above. */
const HIDDEN = 0.36;

/** Returns what draws the singer in the moon, with the chest behind the city. @param roofs the upper end of the city in pixels */
function giantOf({ singer, art, movement, tint, height }: Composition, roofs: number) {
  if (!singer) return undefined;
  const side = Math.min(Math.min(art.width, art.height) * 0.95, (roofs - height * 0.035) / (1 - HIDDEN));
  const inks = [tint('#2f2e6b'), tint('#e85d75'), tint('#ffb4a2'), '#fff0e6'];
  const print = posterized(drawnTones(medalOf(singer, side), 3), inks);
  const [left, top] = [art.left + (art.width - side) / 2, roofs - (1 - HIDDEN) * side];
  const { x, y, radius } = moonOf({ art, movement });
  return (pen: Context2D) => {
    pen.save();
    disc(pen, x, y, radius * 0.98);
    pen.clip();
    pen.drawImage(print, left, top);
    pen.restore();
  };
}
