import { type Context2D, cycled, plate, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, picture, still, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { pigmentOf } from '../picture/pigment.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { leavesOf, stem } from './watercolor-leaves.ts';
import { portraitOf } from './watercolor-portrait.ts';

const WASHES = ['#3f7fb5', '#e27d8d', '#f0b95b', '#5fa28f', '#8a6bb0'] as const;
/** Where washes begin, in shares of the picture's area. */
const PLACES = [
  [0.2, 0.3],
  [0.82, 0.2],
  [0.5, 0.78],
  [0.08, 0.88],
  [0.92, 0.72],
] as const;
/** Seconds of the music's time for which a wash spreads, stays and fades. */
const LIFE = 9;

/** Wet washes that spread on rough paper with darker edges, and words written with a pointed brush. */
export const watercolor: Look = {
  fps: 24,
  transition: 'dissolve',

  lettering: ({ tint }) => ({
    font: 'Dancing Script',
    weight: 700,
    weightElsewhere: 400,
    size: 0.145,
    smallest: 0.062,
    leading: 1.1,
    space: 0.24,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'fill',
    entrance: wipe('line', 0.6, 0.08),
    dim: 0.9,
    paint(pen, text, state, { size }) {
      if (state === 'waiting')
        return inked(pen, text, size, {
          fill: tint('#466a91'),
          outline: { color: '#fffdf6', width: 0.05 },
        });
      inked(pen, text, size, { fill: tint('#15304f'), outline: { color: 'rgb(255 253 246 / 0.85)', width: 0.06 } });
      pen.globalCompositeOperation = 'source-atop';
      const wet = pen.createLinearGradient(0, -0.7 * size, 0, 0.25 * size);
      wet.addColorStop(0, `${tint('#2c6aa5')}00`);
      wet.addColorStop(1, `${tint('#7d3a8c')}66`);
      pen.fillStyle = wet;
      pen.fillText(text, 0, 0);
    },
    count(pen, radius) {
      pen.fillStyle = tint('#3f7fb5');
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.moveTo(0, -radius * 1.2);
      pen.quadraticCurveTo(radius, radius * 0.2, 0, radius * 0.8);
      pen.quadraticCurveTo(-radius, radius * 0.2, 0, -radius * 1.2);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, art, text, unit, shape } = composition;
    const chance = composition.chance.fork('washes');
    // Blossoms are no larger than their area, so that words stay on free paper.
    const room = composition.singer ? width + height : Math.min(art.width, art.height) * 0.9;
    const size = Math.min(Math.min(width, height) * 0.66, room);
    const colorsFrom = (index: number) =>
      [index, index + 1].map((at) => composition.tint(cycled(WASHES, at))) as [string, string];
    const washes = WASHES.map((_, index) =>
      sprite(size, size, (pen) => {
        const paint = composition.singer ? wash : blossom;
        paint(pen, colorsFrom(index), size / 2, chance.fork(`${index}`));
      }),
    );
    const small = WASHES.map((_, index) =>
      sprite(size * 0.34, size * 0.34, (pen) => wash(pen, colorsFrom(index), size * 0.17, chance.fork(`s${index}`))),
    );
    const leaves = leavesOf(composition);
    const portrait = portraitOf(composition);
    const places = PLACES.map(([left, top], color) => {
      const place: Point = [art.left + art.width * left, art.top + art.height * top];
      const [x, y] = composition.singer ? place : besideWords(place, composition, size);
      return { x, y, color };
    });
    const paper = paperOf(composition, composition.singer ? [] : places.map(({ x, y }): Point => [x, y]));
    const drying = ({ travel }: FrameCues, index: number) => (travel + (index * LIFE) / places.length) / LIFE;
    const strength = portrait ? 0.55 : 0.8;
    return layers([
      onTwos(composition, [
        still(paper),
        each(places, ({ x, y, color }, index) =>
          cycle(washes, (cues) => color + Math.floor(drying(cues, index)))
            .at((cues) => [x - size / 2, y - size / 2 + (drying(cues, index) % 1) * 14 * unit], 'top-left')
            .opacity((cues) => {
              const life = drying(cues, index) % 1;
              return Math.min(1, life * 5) * Math.min(1, (1 - life) * 3) * strength;
            }),
        ),
        when(
          ({ hit }) => hit > 0.02,
          cycle(small, ({ hits }) => hits)
            .at(({ hits }) => [
              width * (hits % 2 ? 0.02 : 0.98),
              shape === 'wide'
                ? height * ((hits * 0.37) % 1)
                : text.top + text.height * (1.05 + ((hits * 0.31) % 0.25)),
            ])
            .opacity(({ hit }) => Math.min(1, hit * 1.4) * 0.8),
        ),
        portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
        picture(leaves).at(({ bass }) => [0, -bass * 5 * unit], 'top-left'),
      ]),
    ]);
  },
};

/** Moves a blossom away from the words. @param size of its sprite in pixels */
function besideWords([x, y]: Point, { text, art }: Composition, size: number): Point {
  const near = 0.36 * size;
  if (text.left >= art.left + art.width) return [Math.min(x, text.left - near), y];
  if (art.left >= text.left + text.width) return [Math.max(x, text.left + text.width + near), y];
  if (text.top >= art.top + art.height) return [x, Math.min(y, text.top - near)];
  return [x, Math.max(y, text.top + text.height + near)];
}

/** Distant hills, from the farthest. */
const HILLS = ['#8fb4cf', '#9a8fbf', '#6f9fa0'] as const;

/** Rough paper, distant hills in one pale wash each, and the stems of blossoms. */
function paperOf({ width, height, chance, unit, art, text, tint, shape }: Composition, blossoms: readonly Point[]) {
  const own = chance.fork('hills');
  return plate(width, height, (pen) => {
    pen.fillStyle = '#fbf8ef';
    pen.fillRect(0, 0, width, height);
    const foot = shape === 'wide' ? height * 0.96 : art.top + art.height * 1.04;
    HILLS.forEach((color, index) => {
      const top = foot - height * (0.2 - index * 0.055);
      const phase = own.between(0, 6);
      const ridge = Array.from({ length: 15 }, (_, step): Point => {
        const share = step / 14;
        return [
          share * width * 1.1 - width * 0.05,
          top + Math.sin(share * 6 + phase) * height * 0.03 + own.around() * height * 0.02,
        ];
      });
      const high = foot - top + height * 0.08;
      const reach = Math.min(width, height) * 0.03;
      const line = ridgeOf(ridge, width);
      const paint = pigmentOf({
        width,
        height: high,
        colors: [tint(color), tint(cycled(HILLS, index + 1))],
        inside: (x, y) => (y + foot - high - line(x)) / reach,
        reach,
        stray: 0.3,
        // The paint was drawn down with clear water until nothing was left.
        strength: (y) => (0.95 - index * 0.1) * Math.min(1, ((high - y) / high) * 1.5),
        chance: own,
      });
      pen.drawImage(paint, 0, foot - high);
    });
    // No stem grows through the words.
    const ground = text.top >= art.top + art.height ? Math.min(foot, text.top) : foot;
    for (const blossom of blossoms)
      stem(pen, blossom, ground, Math.min(width, height), tint, chance.fork(`${blossom}`));
    grain(pen, width, height, 0.07, chance, 2.6 * unit);
    grain(pen, width, height, 0.05, chance, 1);
  });
}

/** Runs for each pixel, where `Math.hypot` would take most of the time. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A round wash that bleeds into another color, with drops that fell beside it. */
function wash(pen: Context2D, colors: readonly [string, string], middle: number, chance: Chance): void {
  const radius = middle * 0.7;
  const reach = radius * 0.14;
  const paint = pigmentOf({
    width: middle * 2,
    height: middle * 2,
    colors,
    inside: (x, y) => (radius - lengthOf((x - middle) / 1.16, (y - middle) / 0.88)) / reach,
    reach,
    stray: 1,
    strength: () => 1,
    chance,
  });
  pen.drawImage(paint, 0, 0);
  pen.globalAlpha = 0.5;
  pen.fillStyle = colors[0];
  for (let drop = 0; drop < 12; drop++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.84, 0.98) * middle;
    dot(pen, middle, [angle, far], 0.85, middle * chance.between(0.004, 0.018));
  }
}

/**
 * Fills a dot around the middle of a flat shape.
 * @param place angle in radians, and distance from the middle
 * @param flat height of the shape relative to its width
 */
function dot(
  pen: Context2D,
  middle: number,
  [angle, far]: readonly [angle: number, far: number],
  flat: number,
  radius: number,
): void {
  disc(pen, middle + Math.cos(angle) * far, middle + Math.sin(angle) * far * flat, radius);
  pen.fill();
}

/** A blossom whose petals ran into each other while they were wet, with a dark heart. */
function blossom(pen: Context2D, colors: readonly [string, string], middle: number, chance: Chance): void {
  const radius = middle * 0.74;
  const reach = radius * 0.16;
  const turn = chance.between(0, 3);
  const paint = pigmentOf({
    width: middle * 2,
    height: middle * 2,
    colors,
    inside: (x, y) => {
      const [dx, dy] = [x - middle, y - middle];
      const petal = Math.sqrt(Math.abs(Math.cos(2.5 * Math.atan2(dy, dx) + turn)));
      return (radius * (0.5 + 0.5 * petal) - lengthOf(dx, dy / 0.86)) / reach;
    },
    reach,
    stray: 0.3,
    strength: () => 1,
    chance,
  });
  pen.drawImage(paint, 0, 0);
  // Between the petals, the paint was touched again while it dried.
  pen.strokeStyle = colors[0];
  for (let vein = 0; vein < 35; vein++) {
    const angle = chance.between(0, 2 * Math.PI);
    const long = radius * chance.between(0.28, 0.6);
    pen.globalAlpha = chance.between(0.1, 0.3);
    pen.lineWidth = radius * 0.02;
    pen.beginPath();
    pen.moveTo(middle, middle);
    pen.lineTo(middle + Math.cos(angle) * long, middle + Math.sin(angle) * long * 0.86);
    pen.stroke();
  }
  pen.fillStyle = '#3a2a45';
  for (let seed = 0; seed < 60; seed++) {
    const [angle, far] = [chance.between(0, 2 * Math.PI), radius * 0.2 * Math.sqrt(chance.next())];
    pen.globalAlpha = chance.between(0.35, 0.8);
    dot(pen, middle, [angle, far], 0.86, radius * chance.between(0.012, 0.035));
  }
  pen.globalAlpha = 1;
}

/** Returns the height of a ridge at any point, in pixels from the top. */
function ridgeOf(points: readonly Point[], width: number): (x: number) => number {
  const step = (width * 1.1) / (points.length - 1);
  return (x) => {
    const place = (x + width * 0.05) / step;
    const index = Math.min(points.length - 2, Math.floor(place));
    const share = place - index;
    const ease = share * share * (3 - 2 * share);
    return (points[index]?.[1] ?? 0) * (1 - ease) + (points[index + 1]?.[1] ?? 0) * ease;
  };
}
