import { type Canvas, type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { keptDrawings } from '../picture/kept.ts';
import { posterized } from '../picture/prints.ts';
import { slide } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { ACROSS, bird, PERSONS, person, UNDER_UMBRELLA, UP } from './flat-vector-people.ts';
import { drawSign, drawStreet, type Street, signsOf, streetOf } from './flat-vector-street.ts';
import { groundOf, PALETTES, tower } from './flat-vector-town.ts';

/** Heights of a tower, number of towers, steps of a walk, and drops of rain or flakes of snow. */
const [LEVELS, TOWERS, STEPS, DROPS] = [12, 6, 4, 26];

/** A street in bold flat color with shops, people and weather. The towers at its end are the song's equalizer. */
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
    const { width, height, unit, tint, movement, text, singer } = composition;
    const street = streetOf(composition);
    const [, horizon] = street.eye;
    const own = composition.chance.fork('street');
    const ground = groundOf(composition, moonOf(composition, street), horizon, giantOf(composition, street), (pen) =>
      drawStreet(pen, composition, street, own),
    );
    const towers = equalizerOf(composition, street);
    const signs = signsOf(composition, street).map((sign) => ({
      sign,
      states: frames(2, sign.wide * 1.4, sign.tall + sign.wide * 0.4, (pen, share) =>
        drawSign(pen, composition, sign, share * 2),
      ),
    }));
    const rains = movement === 'break';
    const walkers = walkersOf(composition, rains);
    const flock = frames(2, 40 * unit, 34 * unit, (pen, share) => bird(pen, unit, tint('#fff6e4'), share));
    const flies = !singer && text.top > 0.2 * height ? movement === 'verse' : movement === 'opening';
    const drop = rains ? streak(unit) : flake(unit);
    return layers([
      onTwos(composition, [
        still(ground),
        each(towers, ({ states, x, phase }) =>
          meter(states, ({ treble, bass, beat, loudness, hit }) => {
            const swing = 0.5 + sway(beat, Math.PI, 0.5, phase);
            return Math.min(0.99, 0.15 + 0.5 * (phase > 3 ? treble : bass) * swing + 0.3 * loudness + 0.15 * hit);
          }).at([x, horizon + 3 * unit], 'bottom'),
        ),
        each(signs, ({ sign, states }, number) =>
          meter(states, ({ hit, hits }) => (hit > 0.35 && hits % 2 === number % 2 ? 0.9 : 0)).at(sign.at, 'top'),
        ),
        each(walkers, ({ steps, y, pace, from }) =>
          cycle(steps, ({ travel }) => travel * 5 + from).at(
            ({ travel }) => [wrap(from * width + travel * pace, width * 1.3) - 0.15 * width, y],
            'bottom',
          ),
        ),
        each(flies ? [0, 1, 2, 3, 4] : [], (number) =>
          cycle(flock, ({ travel }) => travel * 4 + number).at(({ travel }) => [
            wrap(0.2 * number * width + travel * 46 * unit, width * 1.2) - 0.1 * width,
            height * (0.05 + 0.045 * ((number * 2) % 5)) + sway(travel, 0.9, 8 * unit, number),
          ]),
        ),
        each(rains || movement === 'ending' ? Array.from({ length: DROPS }, (_, number) => number) : [], (number) =>
          picture(drop).at(({ travel }) => {
            const speed = rains ? 1.4 : 0.09;
            const down = (number * 0.377 + travel * speed) % 1.06;
            const across = (number * 0.618 + (rains ? -0.16 * down : 0.02 * Math.sin(travel + number))) % 1;
            return [(across < 0 ? across + 1 : across) * width, down * height];
          }),
        ),
      ]),
    ]);
  },
};

/** Towers at the end of the street, from the left to the right. */
function equalizerOf(composition: Composition, { eye }: Street) {
  const tile = Math.min(composition.width, composition.height) * 0.074;
  const tall = tile * (composition.singer ? 1.5 : 3.2);
  return Array.from({ length: TOWERS }, (_, number) => ({
    states: frames(LEVELS, tile + 4, tall + tile * 0.5 + 4, (pen, share) =>
      tower(pen, composition, tile, tall, share, PALETTES[number % PALETTES.length] as (typeof PALETTES)[number]),
    ),
    x: eye[0] + (number - (TOWERS - 1) / 2) * tile * 0.94,
    phase: (number * 2.4) % 6.3,
  }));
}

/** People on the crossing: the nearer, the larger and the lower. */
function walkersOf(composition: Composition, hasUmbrella: boolean) {
  const { height, unit } = composition;
  return Array.from({ length: PERSONS }, (_, number) => {
    const near = (number * 2) % PERSONS;
    const tall = (112 + 26 * near) * unit;
    const steps = frames(STEPS, ACROSS * tall, tall * (hasUmbrella ? UNDER_UMBRELLA : UP), (pen, step) => {
      // Every other one walks to the left.
      if (number % 2) {
        pen.translate(ACROSS * tall, 0);
        pen.scale(-1, 1);
      }
      person(pen, composition, number, tall, { step, hasUmbrella });
    });
    const pace = (number % 2 ? -1 : 1) * (34 + 8 * number) * unit;
    return { steps, y: height * 0.955 + near * 0.012 * height, pace, from: (number * 0.29) % 1.3 };
  }).sort((a, b) => a.y - b.y);
}

function streak(unit: number) {
  return sprite(12 * unit, 46 * unit, (pen) => {
    pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
    pen.lineWidth = 2.4 * unit;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(10 * unit, 3 * unit);
    pen.lineTo(3 * unit, 43 * unit);
    pen.stroke();
  });
}

function flake(unit: number) {
  return sprite(12 * unit, 12 * unit, (pen) => {
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(6 * unit, 6 * unit, 4 * unit, 0, 2 * Math.PI);
    pen.fill();
  });
}

/** The sun or moon over the end of the street. */
function moonOf({ art, movement }: Composition, { eye }: Street) {
  const radius = Math.min(art.width, art.height) * (movement === 'chorus' ? 0.49 : 0.46);
  return { x: eye[0], y: Math.min(art.top + art.height * 0.46, eye[1] - 0.5 * radius), radius };
}

/** How large the singer is in each movement: far away, near, or between. */
const SIZES: Readonly<Record<Composition['movement'], number>> = {
  opening: 0.74,
  verse: 0.86,
  chorus: 1,
  break: 0.94,
  ending: 0.7,
};

const kept = keptDrawings<Canvas>();

/** Returns what draws the singer before the moon, with the chest behind the city. In a chorus it looks to the other side. */
function giantOf({ singer, art, tint, width, height, unit, movement }: Composition, { eye }: Street) {
  if (!singer) return undefined;
  const foot = eye[1] + 0.05 * height;
  const side = Math.min(art.width * 1.12, (foot - Math.max(art.top, height * 0.05)) * 0.98) * SIZES[movement];
  const usual = Math.min(width, height);
  const print = kept(singer, usual, () => {
    const inks = [tint('#2f2e6b'), tint('#e85d75'), tint('#ffb4a2'), '#fff0e6'];
    const figure = figureOf({ ...singer, stands: true }, { width: usual, height: usual }, circle);
    return posterized(drawnTones(figure, 2.4 * unit), inks);
  });
  return (pen: Context2D) => {
    pen.save();
    pen.imageSmoothingQuality = 'high';
    pen.translate(eye[0], foot - side);
    if (movement === 'chorus') pen.scale(-1, 1);
    pen.drawImage(print, -side / 2, 0, side, side);
    pen.restore();
  };
}
