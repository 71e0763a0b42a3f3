import { cycled, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, picture, still, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { blossom, wash } from './watercolor-blossoms.ts';
import { grassOf } from './watercolor-leaves.ts';
import { paperOf } from './watercolor-paper.ts';
import { portraitOf } from './watercolor-portrait.ts';

const WASHES = ['#3f7fb5', '#e27d8d', '#f0b95b', '#5fa28f', '#8a6bb0'] as const;
type Place = readonly [left: number, top: number, size: number];
/** Where washes begin, in shares of the picture's area, and how large their blossoms are. */
const PLACES: readonly Place[] = [
  [0.3, 0.3, 1],
  [0.8, 0.2, 0.72],
  [0.56, 0.66, 0.8],
  [0.1, 0.76, 0.58],
  [0.93, 0.62, 0.62],
];
/** The blossoms of other movements: a few buds, one near, a meadow, and three at night. */
const BOUQUETS: Readonly<Record<MovementKind, readonly Place[]>> = {
  opening: [
    [0.32, 0.52, 0.62],
    [0.55, 0.22, 0.92],
    [0.78, 0.6, 0.54],
  ],
  verse: PLACES,
  chorus: [
    [0.5, 0.36, 1.3],
    [0.86, 0.8, 0.6],
    [0.14, 0.82, 0.5],
  ],
  break: [
    [0.06, 0.42, 0.72],
    [0.28, 0.68, 0.52],
    [0.46, 0.28, 1],
    [0.68, 0.62, 0.66],
    [0.92, 0.34, 0.84],
  ],
  ending: [
    [0.24, 0.56, 0.74],
    [0.52, 0.34, 1.1],
    [0.8, 0.6, 0.66],
  ],
};
/** Blossoms that frame a singer, in shares of the area for the picture. */
const FRAMING: readonly Place[] = [
  [0.04, 0.5, 0.52],
  [0.0, 0.82, 0.4],
  [0.98, 0.56, 0.46],
  [1.0, 0.86, 0.56],
];
/** Seconds of the music's time for which a wash spreads, stays and fades. */
const LIFE = 9;

/** Width that a pressed brush adds on each side of a stroke, em. */
const BRUSH = 0.022;

/** Wet washes that spread on rough paper with darker edges, and words written with a pointed brush. */
export const watercolor: Look = {
  fps: 24,
  transition: 'dissolve',
  stands: true,

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
    entrance: { ...wipe('line', 0.4, 0.08), ahead: 0.66 },
    dim: 0.82,
    paint(pen, text, state, { size, word }) {
      // The outline has the same color: the pressed brush of a broad hand.
      const color = tint(state === 'waiting' ? '#35608f' : '#15304f');
      inked(pen, text, size, { fill: color, outline: { color, width: BRUSH } });
      if (state === 'waiting') return;
      pen.globalCompositeOperation = 'source-atop';
      const wet = pen.createLinearGradient(0, -0.7 * size, 0, 0.25 * size);
      wet.addColorStop(0, `${tint('#2c6aa5')}00`);
      wet.addColorStop(1, `${tint('#8a2463')}b0`);
      pen.fillStyle = wet;
      pen.fillRect(-0.35 * size, -1.1 * size, word.width + 0.7 * size, 1.6 * size);
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

  // In upright pictures words are in the sky, and the meadow or the singer is below.
  arrange: ({ shape, width, height, text, art, movement, singer }) => {
    const wordless = movement === 'break' || movement === 'ending';
    if (shape === 'wide' || wordless) {
      const title = { left: width * 0.1, top: height * 0.09, width: width * 0.8, height: height * 0.2 };
      const meadow = { left: width * 0.22, top: height * 0.38, width: width * 0.56, height: height * 0.5 };
      return movement === 'opening' && !singer ? { text: title, art: meadow } : { text, art };
    }
    const room = { tall: [0.08, 0.26], square: [0.06, 0.28] }[shape];
    const from = (room[0] as number) + (room[1] as number) + 0.03;
    // An opening is seen from farther away.
    const aside = movement === 'opening' ? 0.13 : 0;
    return {
      text: {
        left: width * 0.07,
        top: height * (room[0] as number),
        width: width * 0.86,
        height: height * (room[1] as number),
      },
      art: {
        left: width * (0.02 + aside),
        top: height * (from + aside),
        width: width * (0.96 - 2 * aside),
        height: height * (1.01 - from - aside),
      },
    };
  },

  scene(composition) {
    const { width, height, art, text, unit, shape, singer } = composition;
    const chance = composition.chance.fork('washes');
    const size = Math.min(
      Math.min(width, height) * 0.62,
      singer ? width + height : Math.min(art.width, art.height) * 0.74,
    );
    const colorsFrom = (index: number) =>
      [index, index + 1].map((at) => composition.tint(cycled(WASHES, at))) as [string, string];
    const { movement } = composition;
    const places = (singer ? PLACES : BOUQUETS[movement]).map(([left, top, share], color) => {
      const place: Point = [art.left + art.width * left, art.top + art.height * top];
      const own = singer ? size : size * share;
      const [x, y] = singer ? place : besideWords(place, composition, own);
      return { x, y, color, size: own };
    });
    const washes = places.map(({ color, size: own }) =>
      sprite(own, own, (pen) => (singer ? wash : blossom)(pen, colorsFrom(color), own / 2, chance.fork(`${color}`))),
    );
    const small = WASHES.map((_, index) =>
      sprite(size * 0.34, size * 0.34, (pen) => wash(pen, colorsFrom(index), size * 0.17, chance.fork(`s${index}`))),
    );
    const grass = grassOf(composition);
    const portrait = portraitOf(composition);
    const framing = singer
      ? FRAMING.map(([left, top, share], index) => {
          const own = 0.62 * Math.min(width, height) * share;
          const [x, y] = besideWords([art.left + art.width * left, art.top + art.height * top], composition, own);
          return { x, y, size: own, colors: colorsFrom(index + 1) };
        })
      : [];
    const paper = paperOf(composition, singer ? framing : places, framing);
    const drying = ({ travel }: FrameCues, index: number) => (travel + (index * LIFE) / places.length) / LIFE;
    return layers([
      onTwos(composition, [
        still(paper),
        each(places, ({ x, y, color, size: own }, index) =>
          singer
            ? cycle(washes, (cues) => color + Math.floor(drying(cues, index)))
                .at((cues) => [x - own / 2, y - own / 2 + (drying(cues, index) % 1) * 14 * unit], 'top-left')
                .opacity((cues) => {
                  const life = drying(cues, index) % 1;
                  return Math.min(1, life * 5) * Math.min(1, (1 - life) * 3) * 0.55;
                })
            : picture(washes[index] as Sprite).at(({ beat, bass }) => [
                x + sway(beat, Math.PI / 2, 5 * unit, index * 1.7),
                y - bass * 7 * unit,
              ]),
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
        portrait &&
          picture(portrait.drawing).at(
            [art.left + art.width / 2 + portrait.right, art.top + art.height],
            'bottom-right',
          ),
        picture(grass).at(({ bass }) => [0, height + (14 - bass * 6) * unit], 'bottom-left'),
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
