import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval, posterized } from '../picture/figure.ts';
import { rise } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

/**
 * From far to near: color, height of the ridge above the lower edge, roughness, and speed as a share of the music's
 * time.
 */
const RIDGES = [
  { color: '#e98a6b', height: 0.43, rough: 0.05, speed: 7 },
  { color: '#c95d63', height: 0.34, rough: 0.06, speed: 14 },
  { color: '#8f3f68', height: 0.26, rough: 0.05, speed: 26 },
  { color: '#552b5f', height: 0.17, rough: 0.035, speed: 44 },
  { color: '#2b1b45', height: 0.09, rough: 0.02, speed: 72 },
] as const;

/** Layers of flat color without line or texture: ridges that pass at their own speeds, a large sun, pines and birds. */
export const flatArt: Look = {
  fps: 24,
  transition: 'dissolve',

  // The land is at the bottom, so the words are in the sky.
  arrange: ({ width, height, shape, singer, movement }) => ({
    text:
      shape === 'wide'
        ? {
            left: width * (movement === 'chorus' ? 0.06 : singer ? 0.42 : 0.36),
            top: height * 0.1,
            width: width * (singer ? 0.53 : 0.58),
            height: height * 0.48,
          }
        : {
            left: width * 0.09,
            top: height * 0.08,
            width: width * 0.82,
            height: height * (shape === 'tall' ? 0.31 : 0.36),
          },
    art: { left: 0, top: height * 0.4, width, height: height * 0.6 },
  }),

  lettering: ({ tint, shape }) => ({
    font: 'Montserrat',
    weight: 800,
    size: 0.112,
    smallest: 0.05,
    leading: 1.12,
    space: 0.28,
    tracking: -0.01,
    casing: 'as it is',
    align: shape === 'wide' ? 'left' : 'center',
    margin: 0.2,
    turn: 'switch',
    entrance: rise('line', 0.32, 0.8, 0.06),
    paint(pen, text, state, { size }) {
      inked(pen, text, size, {
        fill: tint(state === 'waiting' ? '#c4603f' : '#43194f'),
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
    const { width, height, unit, chance } = composition;
    const sky = skyOf(composition);
    const ridges = RIDGES.map((ridge, index) => ({ ...ridge, drawing: ridgeOf(composition, ridge, index) }));
    const { x, y, radius } = sunOf(composition);
    const suns = frames(14, radius * 3, radius * 3, (pen, share) => sun(pen, composition, radius, share));
    const birds = frames(6, 46 * unit, 30 * unit, (pen, share) => bird(pen, unit, composition.tint('#552b5f'), share));
    const flock = Array.from({ length: 7 }, () => ({
      x: chance.next() * width,
      y: bandOfBirds(composition) + chance.next() * 0.06 * height,
      phase: chance.next() * 6,
      speed: chance.between(24, 44) * unit,
    }));
    const portrait = portraitOf(composition, radius);
    const ridge = ({ drawing, speed }: (typeof ridges)[number]) => {
      const left = ({ travel }: FrameCues) => (travel * speed * unit) % width;
      const rolling = picture(drawing);
      return [
        rolling.at((cues) => [-left(cues), height], 'bottom-left'),
        rolling.at((cues) => [width - left(cues), height], 'bottom-left'),
      ];
    };
    return layers([
      still(sky),
      meter(suns, ({ bass, hit }) => 0.7 * bass + 0.4 * hit).at([x, y]),
      each(flock, ({ x, y, phase, speed }) =>
        cycle(birds, ({ travel }) => travel * 9 + phase * 3).at(
          ({ travel }) => [
            ((x + travel * speed) % (width * 1.2)) - width * 0.1,
            y + Math.sin(travel + phase) * 10 * unit,
          ],
          'top-left',
        ),
      ),
      ...ridges.flatMap((one, index) => [
        portrait &&
          index === 2 &&
          picture(portrait).at(
            [x - portrait.width / 2, height * (1 - one.height) - portrait.height * 0.86],
            'top-left',
          ),
        ...ridge(one),
      ]),
    ]);
  },
};

/** The sun is beside or below the words. Without words, it is in the middle, and larger in a break. */
function sunOf({ width, height, shape, movement }: Composition) {
  const radius = Math.min(width, height) * (movement === 'break' ? 0.31 : 0.23);
  const down = { wide: 0.46, tall: 0.54, square: 0.68 }[shape];
  if (movement === 'verse') return { x: width * (shape === 'wide' ? 0.19 : 0.5), y: height * down, radius };
  if (movement === 'chorus') return { x: width * (shape === 'wide' ? 0.81 : 0.66), y: height * down, radius };
  return { x: width / 2, y: height * Math.min(down, 0.5), radius };
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

function pine(pen: Context2D, x: number, y: number, size: number): void {
  for (let floor = 0; floor < 3; floor++) {
    const wide = size * (0.62 - floor * 0.14);
    polygon(pen, [
      [x - wide, y - floor * size * 0.55],
      [x + wide, y - floor * size * 0.55],
      [x, y - (floor * 0.55 + 1.05) * size],
    ]);
    pen.fill();
  }
}

function sun(pen: Context2D, { tint }: Composition, radius: number, share: number): void {
  const middle = radius * 1.5;
  for (const [ring, color] of [
    [1.24 + 0.22 * share, '#ffe3ae'],
    [1.1 + 0.12 * share, '#ffedc4'],
    [0.95, '#fff8e2'],
  ] as const) {
    pen.fillStyle = tint(color);
    disc(pen, middle, middle, radius * ring);
    pen.fill();
  }
}

function bird(pen: Context2D, unit: number, color: string, share: number): void {
  const flap = Math.sin(share * 2 * Math.PI) * 9 * unit;
  const [x, y] = [23 * unit, 16 * unit];
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x - 20 * unit, y - flap);
  pen.quadraticCurveTo(x - 9 * unit, y - 6 * unit - flap * 0.4, x, y);
  pen.quadraticCurveTo(x + 9 * unit, y - 6 * unit - flap * 0.4, x + 20 * unit, y - flap);
  pen.quadraticCurveTo(x + 8 * unit, y, x, y + 4 * unit);
  pen.quadraticCurveTo(x - 8 * unit, y, x - 20 * unit, y - flap);
  pen.fill();
}

function portraitOf({ singer, tint, shape }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * (shape === 'square' ? 1.4 : 1.9);
  const figure = posterized(
    figureOf(singer, { width: side, height: side }, oval),
    [tint('#2b1b45'), tint('#8f3f68'), tint('#e98a6b'), '#fff1dc'],
    1.6,
  );
  return sprite(side, side, (pen) => pen.drawImage(figure, 0, 0));
}
