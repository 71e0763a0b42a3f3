import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { wrap } from '../../drawing/motion.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look, Scene } from '../look.ts';
import { palettes } from '../palettes.ts';
import { rise } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { trainOf, viaductOf } from './flat-art-railway.ts';
import { portraitOf } from './flat-art-singer.ts';
import { balloon, bird, campOf, cyclist, deerOf, pine } from './flat-art-travelers.ts';

/**
 * From far to near: color, height of the ridge above the lower edge, roughness, and speed as a share of the music's
 * time.
 */
const RIDGES = [
  { color: '#e98a6b', height: 0.43, rough: 0.05, speed: 7 },
  { color: '#c95d63', height: 0.34, rough: 0.06, speed: 14 },
  { color: '#8f3f68', height: 0.26, rough: 0.05, speed: 26 },
  { color: '#552b5f', height: 0.17, rough: 0.035, speed: 44 },
  { color: '#2b1b45', height: 0.085, rough: 0.006, speed: 72 },
] as const;

/**
 * Layers of flat color without line or texture: a ride past ridges that move at their own speeds. A deer looks on in the
 * opening, balloons rise in choruses, a train crosses in breaks, and the ride ends at a camp.
 */
export const flatArt: Look = {
  fps: 24,
  transition: 'dissolve',

  // A cool dawn, a rose evening, the golden hour and a night with a moon.
  inks: palettes(
    '#ffd9a0 #ffcf94 #ffc488 #ffb77d #ffa974 #e98a6b #c95d63 #8f3f68 #552b5f #2b1b45 #ffe3ae #ffedc4 #fff8e2',
    {
      opening:
        '#c8dde6 #d4e1e0 #e2e4d8 #f0e0ca #f9d8b8 #c7a9b4 #a98aa6 #7d6590 #524674 #2d2950 #e6e6dc #f0eee2 #fbf8ee',
      chorus: '#ffd0ae #ffc4a4 #ffb69a #ffa691 #ff9488 #f26a7c #cb3f78 #8e2c76 #532268 #29154b #ffe3ae #ffedc4 #fff8e2',
      break: '#ffce80 #ffbd6c #ffab5c #ff984e #ff8542 #e0633a #b84136 #832c3a #532038 #29122c #ffdc8c #ffe8ae #fff6d8',
      ending: '#1c2350 #232c5e #2c386d #36447b #425288 #5a64a6 #3c4383 #2a2e66 #1e1f4b #121130 #344077 #4a5890 #f4efd8',
    },
  ),

  // The land is at the bottom, so the words are in the sky.
  arrange: ({ width, height, shape, singer, movement }) => ({
    text:
      movement === 'opening'
        ? { left: width * 0.06, top: height * 0.08, width: width * 0.88, height: height * 0.18 }
        : shape === 'wide'
          ? {
              left: width * (movement === 'chorus' ? 0.06 : singer ? 0.42 : 0.36),
              top: height * 0.1,
              width: width * (movement === 'chorus' ? 0.44 : singer ? 0.53 : 0.58),
              height: height * 0.48,
            }
          : {
              left: width * 0.06,
              top: height * 0.08,
              width: width * 0.88,
              height: height * (shape === 'tall' ? 0.31 : singer ? 0.25 : 0.36),
            },
    art: { left: 0, top: height * 0.4, width, height: height * 0.6 },
  }),

  lettering: ({ tint, shape, movement }) => ({
    font: 'Montserrat',
    weight: 800,
    size: 0.14,
    smallest: 0.05,
    leading: 1.12,
    space: 0.28,
    tracking: -0.01,
    casing: 'as it is',
    align: shape === 'wide' && movement !== 'opening' ? 'left' : 'center',
    margin: 0.2,
    turn: 'switch',
    dim: 0.9,
    entrance: rise('line', 0.32, 0.8, 0.06),
    paint(pen, text, state, { size }) {
      inked(pen, text, size, {
        fill: tint(state === 'waiting' ? '#a64a32' : '#2f0f42'),
        shadow: { color: tint('#ffeccb'), dx: 0.03, dy: 0.03, steps: 2 },
      });
    },
    count(pen, radius) {
      pen.fillStyle = '#fffaf0';
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, chance, movement } = composition;
    const sky = skyOf(composition);
    const ridges = RIDGES.map((ridge, index) => ({ ...ridge, drawing: ridgeOf(composition, ridge, index) }));
    // No hill covers the face in the sun.
    const seen = composition.singer ? ridges.slice(NEARER) : ridges;
    const { x, y, radius } = sunOf(composition);
    const suns = frames(14, radius * 3, radius * 3, (pen, share) => sun(pen, composition, radius, share));
    const birds = frames(6, 46 * unit, 30 * unit, (pen, share) => bird(pen, unit, composition.tint('#552b5f'), share));
    const flock = Array.from({ length: 7 }, () => ({
      x: chance.next() * width,
      y: bandOfBirds(composition) + chance.next() * 0.06 * height,
      phase: chance.next() * 6,
      speed: chance.between(24, 44) * unit,
    }));
    const portrait = portraitOf(composition, 2 * INNER * radius);
    // The deer and the camp stand on the land, so it does not pass.
    const isRest = movement === 'opening' || movement === 'ending';
    const story = storyOf(composition, { x, y, radius });
    const ridge = ({ drawing, speed }: (typeof ridges)[number]) => {
      const left = ({ travel }: FrameCues) => (isRest ? 0 : (travel * speed * unit) % width);
      const rolling = picture(drawing);
      return [
        rolling.at((cues) => [-left(cues), height], 'bottom-left'),
        rolling.at((cues) => [width - left(cues), height], 'bottom-left'),
      ];
    };
    return layers([
      still(sky),
      meter(suns, ({ bass, hit }) => 0.7 * bass + 0.4 * hit).at([x, y]),
      movement === 'chorus' && balloonsOf(composition),
      each(flock, ({ x, y, phase, speed }) =>
        cycle(birds, ({ travel }) => travel * 9 + phase * 3).at(
          ({ travel }) => [
            ((x + travel * speed) % (width * 1.2)) - width * 0.1,
            y + Math.sin(travel + phase) * 10 * unit,
          ],
          'top-left',
        ),
      ),
      // Balloons and birds pass behind the face.
      portrait && picture(portrait).at([x, y]),
      ...seen.flatMap((one, index) => [index === seen.length - 3 && story.far, ...ridge(one)]),
      story.near,
    ]);
  },
};

/** Where a viaduct carries its rails, in shares of the frame's height. */
const DECK = 0.58;
/** With a singer, ridges farther than this are not drawn. */
const NEARER = 2;
/** The sun's disc, without its light, in shares of its radius. */
const INNER = 0.95;

type Layer = Scene['draw'];

/** What happens in the land: something between the ridges, and something on the nearest. */
function storyOf(
  composition: Composition,
  sun: { x: number; y: number; radius: number },
): { far?: Layer; near: Layer } {
  const { width, height, unit, movement, tint, shape, singer } = composition;
  const ground = height * (1 - RIDGES[4].height) + 3 * unit;
  const size = Math.min(width, height) * (shape === 'wide' ? 0.25 : 0.27);
  if (movement === 'opening')
    return { near: picture(deerOf(composition, size * 1.3)).at([width * 0.76, ground], 'bottom') };
  if (movement === 'ending') {
    const camps = frames(6, size * 2.6, size * 1.3, (pen, share) => campOf(pen, composition, size, share));
    return { near: cycle(camps, ({ travel }) => travel * 7).at([width * 0.5, ground], 'bottom') };
  }
  const riders = frames(8, size * 1.5, size * 1.2, (pen, share) => cyclist(pen, tint, size, share));
  const at = movement === 'verse' ? (shape === 'wide' ? 0.64 : 0.6) : movement === 'chorus' ? 0.32 : 0.24;
  const near = cycle(riders, ({ travel }) => travel * 9).at(
    ({ travel, bass }) => [width * at + Math.sin(travel * 0.31) * width * 0.035, ground - bass * 3 * unit],
    'bottom',
  );
  if (movement !== 'break') return { near };
  const train = trainOf(composition, size);
  // Below the face in the sun, because no train may pass it.
  const rails = singer ? sun.y + INNER * sun.radius + 0.46 * size : height * DECK;
  const bridge = picture(viaductOf(composition)).at([0, height + rails - height * DECK], 'bottom-left');
  const passing = picture(train).at(
    ({ travel }) => [wrap(sun.x + travel * 110 * unit, width + train.width * 1.4) - train.width * 0.7, rails],
    'bottom',
  );
  return { near, far: layers([passing, bridge]).draw };
}

function balloonsOf({ width, height, unit, tint, text, shape }: Composition): Layer {
  const places: readonly (readonly [across: number, down: number, scale: number])[] =
    shape === 'wide'
      ? [
          [0.62, 0.3, 1],
          [0.9, 0.2, 0.72],
          [0.72, 0.52, 0.5],
        ]
      : [
          [0.2, 0.56, 0.9],
          [0.09, 0.46, 0.5],
          [0.88, 0.48, 0.62],
        ];
  return each(places, ([across, down, scale], index) => {
    const size = Math.min(width, height) * 0.2 * scale;
    const drawing = sprite(size, size * 1.5, (pen) => balloon(pen, tint, size, index));
    // Below the words of a tall frame, beside those of a wide one.
    const top = shape === 'wide' ? 0 : text.top + text.height + size * 0.8;
    return picture(drawing).at(({ travel, bass }) => [
      width * across + Math.sin(travel * 0.4 + index * 2) * 14 * unit,
      Math.max(top, height * down - Math.sin(travel * 0.55 + index) * 16 * unit - bass * 8 * unit),
    ]);
  });
}

/** The sun is beside or below the words. Without words, it is in the middle, and larger in a break. */
function sunOf({ width, height, shape, movement, singer }: Composition) {
  const isSquare = shape === 'square';
  const size = { opening: 0.2, verse: isSquare ? 0.23 : 0.265, chorus: 0.38, break: 0.31, ending: 0.23 }[movement];
  const radius = Math.min(width, height) * (singer && isSquare ? Math.min(0.28, size) : size);
  const down = { wide: 0.46, tall: 0.54, square: 0.68 }[shape];
  // The chin of a singer is above the ridges.
  const low = height * (1 - RIDGES[NEARER].height - RIDGES[NEARER].rough) - 0.3 * radius;
  const level = (share: number) => Math.min(height * share, singer ? low : height);
  // A viaduct passes below a singer.
  if (movement === 'break' && singer) {
    const high = { wide: 0.31, tall: 0.41, square: 0.31 }[shape];
    return { x: width / 2, y: height * high, radius: Math.min(width, height) * (shape === 'tall' ? 0.31 : 0.27) };
  }
  if (movement === 'verse') return { x: width * (shape === 'wide' ? 0.19 : 0.5), y: level(down), radius };
  if (movement === 'chorus') return { x: width * (shape === 'wide' ? 0.75 : 0.54), y: level(down + 0.06), radius };
  return { x: width / 2, y: level(Math.min(down, singer && isSquare ? 0.37 : 0.5)), radius };
}

/** Keeps birds above or below the words: over a letter, a bird looks like a blot. */
function bandOfBirds({ shape, text, height }: Composition): number {
  return shape === 'wide' ? 0.02 * height : text.top + text.height;
}

function skyOf({ width, height, tint }: Composition) {
  return plate(width, height, (pen) => {
    const bands = ['#ffd9a0', '#ffcf94', '#ffc488', '#ffb77d', '#ffa974'];
    bands.forEach((color, index) => {
      pen.fillStyle = tint(color);
      pen.fillRect(0, (height * index) / 7, width, height);
    });
  });
}

/** A ridge whose right edge meets its left, so that it can pass endlessly. */
function ridgeOf(
  { width, height, tint, unit, chance }: Composition,
  { color, height: share, rough }: (typeof RIDGES)[number],
  index: number,
) {
  const own = chance.fork(`ridge ${index}`);
  const waves = [1, 2, 3, 5].map((turns) => ({
    turns: turns + index,
    phase: own.between(0, 6.3),
    reach: own.between(0.4, 1) / Math.sqrt(turns),
  }));
  const total = waves.reduce((sum, { reach }) => sum + reach, 0);
  const tall = height * (share + rough) + 40 * unit;
  const topAt = (x: number) => {
    const bend = waves.reduce(
      (sum, { turns, phase, reach }) => sum + reach * Math.sin((x / width) * turns * 2 * Math.PI + phase),
      0,
    );
    return tall - height * (share + (rough * bend) / total);
  };
  return sprite(width, tall, (pen) => {
    pen.fillStyle = tint(color);
    const points: Point[] = [[0, tall]];
    for (let x = 0; x <= width; x += 6 * unit) points.push([x, topAt(x)]);
    polygon(pen, [...points, [width, topAt(width)], [width, tall]]);
    pen.fill();
    if (index < 2) return;
    for (let tree = 0; tree < 9 + index * 4; tree++) {
      const x = own.between(20 * unit, width - 20 * unit);
      pine(pen, x, topAt(x) + 6 * unit, own.between(14, 24) * unit * (0.55 + 0.28 * (index - 2)));
    }
  });
}

function sun(pen: Context2D, { tint }: Composition, radius: number, share: number): void {
  const middle = radius * 1.5;
  for (const [ring, color] of [
    [1.24 + 0.22 * share, '#ffe3ae'],
    [1.1 + 0.12 * share, '#ffedc4'],
    [INNER, '#fff8e2'],
  ] as const) {
    pen.fillStyle = tint(color);
    disc(pen, middle, middle, radius * ring);
    pen.fill();
  }
}
