import { plate } from '../../drawing/canvas.ts';
import { code, hex, mix } from '../../drawing/color.ts';
import type { Frame, Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, type Layer, meter, picture } from '../layers.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { PAPER } from '../picture/wet-brush.ts';
import type { Rectangle } from '../words/layout.ts';
import { farBirdsOf, hummingbirdOf } from './watercolor-birds.ts';
import { greatPoppy, standingPoppy } from './watercolor-blossom.ts';
import { boatOf } from './watercolor-boat.ts';
import { BUNCH, DEPTHS, flags, reeds } from './watercolor-bunch.ts';
import { morning, noon, warmth } from './watercolor-day.ts';
import { golden, night } from './watercolor-dusk.ts';
import { glow, lantern, loose, petalsOf, type Swaying, swaying } from './watercolor-sprites.ts';
import { type Margins, partOf, type Sheet, sheetOf } from './watercolor-washes.ts';

/** The painted sheet of a movement, and what moves on it behind and before a singer. */
export interface Painted {
  paper: Frame;
  behind: readonly Layer[];
  before: readonly Layer[];
}

/** Paints the garden at the hour of a movement. */
export const HOURS: Readonly<Record<MovementKind, (composition: Composition) => Painted>> = {
  opening(composition) {
    const { width, height, singer, shape, unit } = composition;
    const wide = shape === 'wide';
    const water = wide ? 0.66 : 0.67;
    // Beside a singer in an upright picture, there is no room for the heron.
    const spot: Point = singer ? [0.4, 0.93] : [wide ? 0.36 : 0.28, wide ? 0.8 : 0.79];
    const standing = singer && !wide ? undefined : spot;
    const tall = height * { wide: 0.96, tall: 0.56, square: 0.68 }[shape];
    const area = { left: width - tall * (wide ? 0.7 : 0.68), top: height - tall, width: tall * 0.64, height: tall };
    const grown = swaying(composition, 'flags', area, flags);
    const birds = farBirdsOf(44 * unit, composition.tint('#4f5f80'), loose(composition, 'birds'));
    return {
      paper: sheet(composition, 'opening', (on) => morning(on, water, standing)),
      behind: [
        flock(
          birds,
          [
            [0, 0],
            [0.05, -0.022],
            [0.085, 0.02],
          ],
          ({ travel }) => [width * (wrap(0.52 + travel * 0.006, 1.3) - 0.15), height * (water - 0.2)],
          composition,
        ),
        bending(grown, 0),
      ],
      before: [],
    };
  },

  verse(composition) {
    const { width, height, singer, shape } = composition;
    const wide = shape === 'wide';
    const tall = wide ? height : height * (shape === 'tall' ? 0.62 : 0.71);
    const area = {
      left: wide && !singer ? 0.03 * width : -0.03 * width,
      top: height - tall,
      width: tall * BUNCH,
      height: tall,
    };
    const grown = DEPTHS.map((draw, index) => swaying(composition, `bunch ${index}`, area, draw));
    const layers = grown.map((plants, index) => bending(plants, index));
    return {
      paper: sheet(composition, 'verse', (on) => noon(on, wide ? 0.74 : 0.7)),
      behind: singer ? layers.slice(0, 2) : layers,
      before: [],
    };
  },

  chorus(composition) {
    const { width, height, art, singer, shape, unit } = composition;
    const wide = shape === 'wide';
    const radius = wide ? height * 0.52 : Math.min(width * 0.62, art.height * 0.56);
    const heart: Point = singer
      ? [art.left + art.width / 2, art.top + art.height * 0.4]
      : [wide ? width * 0.81 : width * 0.58, wide ? height * 0.56 : art.top + art.height * 0.52];
    const margins: Margins = { left: 0.035, right: wide ? -0.1 : 0.035, top: 0.04, bottom: wide ? 0.04 : -0.1 };
    const size = (wide ? 60 : 50) * unit;
    const bird = hummingbirdOf(size, loose(composition, 'hummingbird'));
    const at: Point = wide ? [width * 0.5, height * 0.2] : [width * 0.16, art.top + size * 1.4];
    const petals = petalsOf(composition, 44 * unit);
    return {
      paper: sheet(
        composition,
        'chorus',
        (on) => {
          warmth(on, heart, radius);
          if (singer) greatPoppy(on, heart, radius);
          else standingPoppy(on, heart, radius);
        },
        margins,
      ),
      behind: [
        each([0, 1], (index) =>
          cycle(petals, ({ travel }) => travel * 3 + index).at(({ travel }) => {
            const fallen = wrap(travel * 0.05 + index / 2, 1);
            const x = heart[0] - radius * (0.96 - 0.3 * index) + sway(fallen, 12, 20 * unit, index);
            return [x, height * (0.74 + 0.4 * fallen)];
          }),
        ),
      ],
      before: [
        // Its wings beat all the time, and more quickly while the music is loud.
        cycle(bird, ({ travel, beat }) => travel * 12 + beat * 2).at(({ beat, bass, travel }) => [
          at[0] + sway(travel, 0.9, 10 * unit),
          at[1] + sway(beat, Math.PI / 2, 6 * unit) - bass * 10 * unit,
        ]),
      ],
    };
  },

  break(composition) {
    const { width, height, shape, unit, tint } = composition;
    const wide = shape === 'wide';
    const water = wide ? 0.6 : 0.62;
    const birds = farBirdsOf(46 * unit, tint('#3f3560'), loose(composition, 'birds'));
    const flying: readonly Point[] = [
      [0, 0],
      [0.045, -0.05],
      [0.09, -0.02],
      [0.13, -0.085],
      [0.165, -0.035],
      [0.2, -0.11],
      [0.07, 0.045],
    ];
    const boat = boatOf(composition, 62 * unit);
    const tall = height * (wide ? 0.6 : 0.36);
    const area = { left: width - tall * 0.68, top: height - tall, width: tall * 0.6, height: tall };
    return {
      paper: sheet(composition, 'break', (on) => golden(on, water)),
      behind: [
        flock(
          birds,
          flying,
          ({ travel, bass }) => [
            width * (0.3 + 0.012 * sway(travel, 0.4, 1)),
            height * (0.3 - 0.02 * bass + 0.012 * sway(travel, 0.7, 1)),
          ],
          composition,
        ),
        picture(boat).at(({ travel, beat }) => [
          width * (wide ? 0.45 : 0.36) + travel * 1.2 * unit,
          height * (water + 0.13) + sway(beat, Math.PI / 4, 2 * unit),
        ]),
        bending(swaying(composition, 'reeds', area, reeds), 1),
      ],
      before: [],
    };
  },

  ending(composition) {
    const { width, height, shape, unit, tint, chance } = composition;
    const wide = shape === 'wide';
    const water = wide ? 0.6 : 0.58;
    const tall = height * { wide: 0.92, tall: 0.46, square: 0.62 }[shape];
    const area: Rectangle = {
      left: wide ? 0.01 * width : -0.02 * width,
      top: height - tall,
      width: tall * BUNCH,
      height: tall,
    };
    const front = swaying(composition, 'bunch 2', area, (on) => DEPTHS[2]?.(silhouette(on)));
    const own = chance.fork('lights');
    const lights = [glow(15 * unit, tint('#ffe08a'), 0.13), glow(10 * unit, tint('#ffd06a'), 0.15)];
    const places = Array.from(
      { length: 16 },
      (): Point => [own.between(0.04, wide ? 0.62 : 0.92) * width, own.between(0.5, 0.95) * height],
    );
    const lanterns = (
      [
        [0.58, 0.72, 46],
        [0.7, 0.81, 66],
        [0.88, 0.74, 54],
        [0.5, 0.65, 26],
        [0.78, 0.65, 24],
      ] as const
    ).map(([u, v, size], index) => ({
      drawn: lantern(composition, size * unit, `lantern ${index}`),
      at: [(wide ? u : 1.12 * u - 0.06) * width, v * height] as const,
    }));
    return {
      paper: sheet(composition, 'ending', (on) => {
        night(on, water);
        for (const draw of DEPTHS.slice(0, 2)) draw(partOf(silhouette(on), area, tall));
      }),
      behind: [
        each(lanterns, ({ drawn, at }, index) =>
          picture(drawn).at(({ travel, beat }) => [
            at[0] + sway(travel, 0.35, 10 * unit, index * 2),
            at[1] + sway(beat, Math.PI / 4, 2.5 * unit, index),
          ]),
        ),
        bending(front, 2),
      ],
      before: [
        each(places, (place, index) =>
          picture(lights[index % 2] as Sprite)
            .at(({ travel }) => [
              place[0] + sway(travel, 0.5, 26 * unit, index * 1.7),
              place[1] + sway(travel, 0.7, 16 * unit, index),
            ])
            .opacity(({ travel, treble }) => Math.max(0, sway(travel, 1.1, 0.75, index * 2.4) + 0.3 + treble * 0.5)),
        ),
      ],
    };
  },
};

function sheet(composition: Composition, name: string, draw: (on: Sheet) => void, margins?: Margins): Frame {
  const { width, height, unit, chance } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, width, height);
    draw(sheetOf(composition, pen, name, margins));
    grain(pen, width, height, 0.05, chance, 2.6 * unit);
    grain(pen, width, height, 0.05, chance, 1);
  });
}

/** Night takes the colors of what stands before the light, and its paint covers. */
function silhouette(on: Sheet): Sheet {
  const dark = hex('#1b1f62');
  const tint = (color: string) => code(mix(hex(on.tint(color)), dark, 0.78));
  return { ...on, tint, lifts: 0 };
}

function bending({ states, at }: Swaying, index: number): Layer {
  return meter(states, ({ travel, bass }) => 0.5 + sway(travel, 1.3, 0.3 + 0.2 * bass, index * 1.3)).at(at, 'top-left');
}

/** Birds that fly together and beat their wings in turn. @param places in shares of the frame */
function flock(
  birds: readonly Sprite[],
  places: readonly Point[],
  to: (cues: FrameCues) => Point,
  { width, height }: Composition,
): Layer {
  return each(places, ([u, v], index) =>
    cycle(birds, ({ travel }) => travel * 4 + index * 1.4).at((cues) => {
      const [x, y] = to(cues);
      return [x + u * width, y + v * height];
    }),
  );
}
