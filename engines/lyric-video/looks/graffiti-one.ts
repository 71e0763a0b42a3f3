import { cycled, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { cycle, each, layers, onTwos, picture, still, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { NEAREST } from '../shots.ts';
import { wipe } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';
import { areasOf } from '../words/layout.ts';
import { butterfly, fox, lion } from './graffiti-one-animals.ts';
import { birdOf, owl } from './graffiti-one-birds.ts';
import { type Bricks, painted } from './graffiti-one-mural.ts';
import { drip, mist } from './graffiti-one-spray.ts';
import { copies, halo, portraitOf } from './graffiti-one-stencil.ts';
import { tagged } from './graffiti-one-tags.ts';

const CANS = ['#ff2e63', '#08d9d6', '#f9ed32', '#ff8c1a'] as const;
const BRICK = ['#8f4a3a', '#9c5342', '#83402f', '#a45e49', '#7a3b2d'] as const;
/**
 * Spray on a brick wall: clouds, handwritten letters with mist around them, murals of animals, and paint that runs.
 */
export const graffitiOne: Look = {
  fps: 24,
  transition: 'wipe',
  mirrored: true,
  stands: true,
  // Other walls: whitewashed, blue, red and, for the night, slate.
  inks: palettes('#5c4a42 #8f4a3a #9c5342 #83402f #a45e49 #7a3b2d', {
    opening: '#8d8378 #b9aea0 #c4b9aa #ada294 #cdc3b5 #a2978a',
    chorus: '#1f3550 #2f6290 #376c9e #295783 #4079ab #244d76',
    break: '#4a1226 #a32f45 #b0394f #94283e #bd455a #872338',
    ending: '#20242f #3d4658 #454f62 #363e4f #4d576b #303747',
  }),

  arrange: ({ movement, shape, width, height, text, art, singer }) => {
    const area = areasOf({ width, height });
    if (singer && movement === 'chorus') return { text, art: area(...NEAREST[shape]) };
    if (shape === 'tall') {
      if (movement === 'verse') return { text: area(0.06, 0.66, 0.88, 0.22), art: area(-0.02, 0.05, 1.04, 0.57) };
      if (singer && movement === 'opening')
        return { text: area(0.06, 0.07, 0.88, 0.21), art: area(-0.1, 0.3, 1.2, 0.73) };
      if (singer) return { text, art };
      if (movement === 'break') return { text, art: area(-0.22, 0.02, 1.44, 0.96) };
      if (movement === 'ending') return { text, art: area(-0.04, 0.04, 1.08, 0.92) };
    }
    if (singer) return { text, art };
    if (movement === 'break') return { text, art: area(0.02, 0.02, 0.96, 0.96) };
    if (shape !== 'wide') return { text, art: movement === 'opening' ? area(0.04, 0.12, 0.92, 0.42) : art };
    if (movement === 'opening') return { text: area(0.045, 0.66, 0.91, 0.27), art: area(0.24, 0.02, 0.52, 0.62) };
    if (movement === 'verse') return { text: area(0.43, 0.2, 0.52, 0.6), art: area(0.02, 0.02, 0.39, 0.94) };
    return { text, art: movement === 'ending' ? area(0.25, 0.03, 0.5, 0.94) : art };
  },

  lettering: ({ tint }) => ({
    font: '"Sedgwick Ave Display"',
    size: 0.185,
    smallest: 0.066,
    leading: 1.02,
    space: 0.24,
    // This hand's own small p looks like a d, and its capital L like an h.
    casing: { upperOnly: /p/gu },
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    entrance: wipe('line', 0.22, 0.07),
    paint(pen, text, state, { size, word, chance, index }) {
      if (state === 'waiting')
        return inked(pen, text, size, { fill: '#f4f4f0', outline: { color: 'rgb(20 14 14 / 0.7)', width: 0.045 } });
      const color = tint(CANS[(word.line + index) % CANS.length] as string);
      pen.globalAlpha = 0.5;
      mist(pen, word.width / 2, -0.3 * size, word.width * 0.55 + 0.2 * size, 0.62 * size, color, chance);
      pen.globalAlpha = 1;
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0, '#ffffff'],
          [0.22, color],
          [0.7, color],
          [1, tint(CANS[(word.line + index + 1) % CANS.length] as string)],
        ]),
        outline: { color: '#140e0e', width: 0.06 },
        rim: { color: '#ffffff', width: 0.022 },
      });
      pen.fillStyle = color;
      for (let run = 0; run < 2; run++) {
        const x = chance.between(0.15, 0.85) * word.width;
        drip(pen, x, -0.06 * size, 0.034 * size, chance.between(0.2, 0.45) * size);
      }
    },
    count(pen, radius) {
      pen.fillStyle = tint('#f9ed32');
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
      drip(pen, -radius * 0.2, 0, radius * 0.3, radius * 1.5);
    },
  }),

  scene(composition) {
    const { art, unit, tint } = composition;
    const wall = wallOf(composition);
    const clouds = CANS.map((color, index) => cloudOf(composition, tint(color), index));
    const mural = composition.singer ? undefined : muralOf(composition);
    const portrait = portraitOf(composition, bricksOf(unit));
    const places = [
      [0.12, 0.2],
      [0.88, 0.3],
      [0.25, 0.85],
      [0.8, 0.82],
      [0.5, 0.12],
    ] as const;
    const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.5];
    const lamp = lampOf(composition);
    const cloudAt = (hit: number): Point => {
      const [across, down] = cycled(places, hit);
      return [art.left + across * art.width, art.top + down * art.height];
    };
    return layers([
      onTwos(composition, [
        still(wall),
        picture(lamp)
          .at(({ travel }) => [composition.width / 2 + sway(travel, 0.7, composition.width * 0.42), y])
          .opacity(({ loudness }) => 0.4 + 0.6 * loudness),
        each([3, 2, 1, 0], (back) =>
          when(
            ({ hits }) => hits > back,
            cycle(clouds, ({ hits }) => hits - back)
              .at(({ hits }) => cloudAt(hits - back))
              .opacity(({ hit }) => (back === 0 ? 0.3 + 0.7 * (1 - hit) : 1 - back * 0.25) * 0.8),
          ),
        ),
        // What is on a wall stays there.
        portrait &&
          picture(portrait.drawing).at([x + portrait.right, art.top + art.height + portrait.under], 'bottom-right'),
        mural && picture(mural.drawing).at(mural.at, 'top-left'),
      ]),
    ]);
  },
};

const ANIMALS = { opening: butterfly, verse: fox, chorus: lion, ending: owl } as const;

/** An animal on the wall, another one in each movement. */
function muralOf(composition: Composition) {
  const { art, movement, shape, unit } = composition;
  const mural = movement === 'break' ? birdOf(shape === 'wide' ? 0.5 : 1.1) : ANIMALS[movement];
  const [across, up, down] = mural.reach;
  // What runs from it may leave the area.
  const radius = Math.min(art.width / (2 * across - 0.3), art.height / (up + down - 0.5));
  const middle: Point = [art.left + art.width / 2, art.top + (art.height + (up - down + 0.5) * radius) / 2];
  const { canvas, left, top } = painted(composition, mural, radius, middle, bricksOf(unit));
  return {
    drawing: sprite(canvas.width, canvas.height, (pen) => pen.drawImage(canvas, 0, 0)),
    at: [left, top] as Point,
  };
}

function bricksOf(unit: number): Bricks {
  return { long: 96 * unit, tall: 40 * unit, joint: 5 * unit };
}

function wallOf(composition: Composition) {
  const { width, height, unit, tint, chance, text, art } = composition;
  // Only a part of a picture's area is painted over.
  const side = 0.72 * Math.min(art.width, art.height);
  const drawn = {
    left: art.left + (art.width - side) / 2,
    top: art.top + art.height - side,
    width: side,
    height: side,
  };
  const own = chance.fork('bricks');
  const { long, tall, joint } = bricksOf(unit);
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#5c4a42');
    pen.fillRect(0, 0, width, height);
    for (let row = 0; row * tall < height + tall; row++) {
      for (let column = -1; column * long < width + long; column++) {
        const x = column * long + (row % 2 ? long / 2 : 0);
        pen.fillStyle = tint(own.pick(BRICK));
        pen.beginPath();
        pen.roundRect(
          x + joint / 2 + own.around() * unit,
          row * tall + joint / 2 + own.around() * unit,
          long - joint,
          tall - joint,
          3 * unit,
        );
        pen.fill();
        pen.fillStyle = 'rgb(255 220 200 / 0.1)';
        pen.fillRect(x + joint, row * tall + joint / 2, long - 2 * joint, 2.4 * unit);
      }
    }
    tagged(pen, composition, [text, drawn]);
    grain(pen, width, height, 0.26, chance, 1.6);
    if (composition.singer) {
      copies(pen, composition, composition.singer);
      halo(pen, composition);
    }
    const dusk = pen.createRadialGradient(
      width / 2,
      height * 0.42,
      Math.min(width, height) * 0.3,
      width / 2,
      height * 0.5,
      Math.hypot(width, height) * 0.58,
    );
    dusk.addColorStop(0, 'rgb(20 8 20 / 0.12)');
    dusk.addColorStop(1, 'rgb(16 6 18 / 0.72)');
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, width, height);
  });
}

/** The light of a torch that moves over the wall. */
function lampOf({ width, height }: Composition) {
  const size = Math.min(width, height) * 0.85;
  return sprite(size, size, (pen) => {
    const light = pen.createRadialGradient(size / 2, size / 2, size * 0.05, size / 2, size / 2, size / 2);
    light.addColorStop(0, 'rgb(255 226 170 / 0.3)');
    light.addColorStop(0.6, 'rgb(255 210 150 / 0.12)');
    light.addColorStop(1, 'rgb(255 200 140 / 0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
  });
}

function cloudOf({ width, height, chance }: Composition, color: string, index: number) {
  const size = Math.min(width, height) * 0.5;
  return sprite(size, size, (pen) =>
    mist(pen, size / 2, size / 2, size * 0.46, size * 0.42, color, chance.fork(`cloud ${index}`)),
  );
}
