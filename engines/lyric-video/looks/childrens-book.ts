import { frames, plate, sprite } from '../../drawing/canvas.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../layers.ts';
import { inLightOf } from '../light.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drop } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import type { Rectangle } from '../words/layout.ts';
import { bearOf, sleepingBear } from './childrens-book-bear.ts';
import {
  appleTree,
  butterfly,
  cloudOf,
  flower,
  house,
  moonOf,
  nightSky,
  starShape,
  sunOf,
} from './childrens-book-cast.ts';
import { crayon, hill } from './childrens-book-crayon.ts';
import { pageDrawings, viewOf } from './childrens-book-page.ts';
import { singerInMeadow } from './childrens-book-singer.ts';
import { BALLOON, balloonOf, rainbow } from './childrens-book-sky.ts';

const COLORS = ['#e4572e', '#2e86ab', '#6a994e', '#c9518b', '#e08e1b'] as const;

/** A picture book: crayon hills, a smiling sun and animals, and large soft letters in the sky or on the page below. */
export const childrensBook: Look = {
  fps: 24,
  transition: 'push',
  // Morning, a sunny day, an evening and a night on the same paper.
  inks: palettes('#bfe3f2 #e9f6fb #a9cf7f #7fb55b #f2b632 #ffd24d #5c9440 #6aa84f #4f8238 #5b3a1e #b5652b #eba53f', {
    opening: '#dcecec #f6f8f2 #a9cf7f #7fb55b #f2b632 #ffd24d #5c9440 #6aa84f #4f8238 #5b3a1e #b5652b #eba53f',
    chorus: '#ffd98f #fff0c4 #a9cf7f #7fb55b #f2b632 #ffd24d #5c9440 #6aa84f #4f8238 #5b3a1e #b5652b #eba53f',
    break: '#f5b9a6 #fcdccb #a5bd74 #7fb55b #f08a3c #f6a04a #5c9440 #6aa84f #4f8238 #5c2413 #a8481f #dd7430',
    ending: '#2f3f78 #44558f #4d7a72 #355f55 #e6e3cd #fff6da #2f5a48 #3b6b52 #28503f #3a3766 #8783b0 #cfcabf',
  }),
  // The words are above the meadow that is drawn on their page.
  arrange: ({ shape, width, height, text, art, movement, singer }) => {
    // A picture of a singer is taller.
    if (shape === 'tall' && singer && movement === 'verse')
      return { text: { left: 0.06 * width, top: 0.66 * height, width: 0.88 * width, height: 0.18 * height }, art };
    if (shape !== 'wide' || text.left > width) return { text, art };
    if (movement !== 'opening') return { text: { ...text, top: height * 0.16, height: height * 0.5 }, art };
    const title = { left: width * 0.06, top: height * 0.16, width: width * 0.34, height: height * 0.5 };
    return { text: title, art: { left: width * 0.44, top: 0, width: width * 0.52, height } };
  },

  lettering: ({ tint }) => ({
    font: 'Sniglet',
    weight: 800,
    size: 0.124,
    smallest: 0.05,
    leading: 1.18,
    space: 0.3,
    casing: 'as it is',
    align: 'center',
    margin: 0.25,
    turn: 'switch',
    dim: 0.7,
    entrance: drop('line', 0.4, 0.9, 0.06),
    sway: (share) => ({ dy: -0.14 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, index }) {
      if (state === 'waiting') inked(pen, text, size, { fill: tint('#5b4a3f') });
      else
        inked(pen, text, size, {
          fill: tint(COLORS[index % COLORS.length] as string),
          outline: { color: '#fffaf0', width: 0.05 },
          shadow: { color: tint('#e3d3b4'), dx: 0.04, dy: 0.06 },
        });
    },
    count(pen, radius) {
      pen.fillStyle = tint('#f2b632');
      starShape(pen, radius);
      pen.fill();
    },
  }),

  scene(composition) {
    const { unit, width, height, movement, shape } = composition;
    const lit = inItsLight(composition);
    const { tint } = lit;
    const isNight = movement === 'ending';
    const view = viewOf(composition);
    const page = pageOf(composition, view);
    const singer = singerInMeadow(composition, view);
    // Everybody comes nearer in a chorus and in a break, but leaves room for a singer.
    const nearness = singer
      ? 0.13
      : { chorus: 0.22, break: 0.19, opening: 0.16, verse: shape === 'wide' ? 0.23 : 0.15, ending: 0.17 }[movement];
    // Above a singer, a tall picture has room for the bear in the sky.
    const flies = singer !== undefined && shape === 'tall' && (movement === 'break' || isNight);
    const radius = Math.min(view.width, view.height) * (flies ? 0.17 : nearness);
    const sun = singer ? radius * 0.8 : radius;
    const suns = isNight
      ? [sprite(sun * 3.4, sun * 3.4, (pen) => moonOf(pen, composition, sun))]
      : frames(16, sun * 3.4, sun * 3.4, (pen, share) => sunOf(pen, composition, sun, share));
    const clouds = [0, 1].map((index) =>
      sprite(180 * unit, 90 * unit, (pen) => cloudOf(pen, lit, composition.chance.fork(`cloud ${index}`))),
    );
    const bears = isNight
      ? frames(4, radius * 2.8, radius * 1.7, (pen, share) => sleepingBear(pen, lit, radius, share))
      : frames(4, radius * 2.3, radius * 2.9, (pen, share) => bearOf(pen, composition, radius, share));
    const balloon =
      flies && !isNight
        ? sprite(0.52 * view.width, 0.52 * BALLOON * view.width, (pen) =>
            balloonOf(pen, composition, 0.52 * view.width),
          )
        : undefined;
    const bed =
      flies && isNight
        ? sprite(360 * unit, 180 * unit, (pen) => {
            pen.scale(2, 2);
            cloudOf(pen, lit, composition.chance.fork('bed'));
          })
        : undefined;
    const hop = frames(6, 40 * unit, 40 * unit, (pen, share) => butterfly(pen, unit, tint, share));
    // A wide picture is not framed: the meadow goes from edge to edge.
    const field = shape === 'wide' ? { left: 0, top: 0, width, height } : view;
    const front = frontOf(lit, field);
    const at = (across: number, down: number): Point => [
      view.left + view.width * across,
      view.top + view.height * down,
    ];
    const jump = ({ beat, bass }: FrameCues) =>
      isNight ? 0 : Math.abs(Math.sin(beat * Math.PI)) * (10 + 34 * bass) * unit;
    const [, ground] = at(0, singer ? 0.91 : 0.86);
    const sunAt = ({ bass }: FrameCues): Point => {
      const [x, y] = singer ? at(0.16, 0.15) : at(0.2, 0.24);
      return [x, y - bass * 6 * unit];
    };
    return layers([
      onTwos(composition, [
        still(page),
        // Behind the sun and the singer, because they have faces.
        each(clouds, (cloud, index) =>
          picture(cloud)
            .at(
              ({ travel }) => [
                field.left -
                  cloud.width +
                  ((index * field.width * 0.6 + travel * (16 + 9 * index) * unit) % (field.width + cloud.width)),
                view.top + view.height * (0.08 + 0.13 * index),
              ],
              'top-left',
            )
            .inside({ left: field.left, right: field.left + field.width }),
        ),
        cycle(suns, ({ travel }) => travel * 6)
          .at(sunAt)
          .inside({ left: field.left, top: field.top }),
        balloon &&
          picture(balloon).at(({ travel, bass }) => {
            const [x, y] = at(0.64, 0.25);
            return [x + sway(travel, 0.4, 22 * unit, 1), y + sway(travel, 0.6, 12 * unit, 0) - bass * 10 * unit];
          }),
        bed && picture(bed).at(at(0.64, 0.4)),
        singer &&
          picture(singer.drawing)
            .at(({ bass }) => [singer.at[0], singer.at[1] + (1 - bass) * 6 * unit], 'bottom-right')
            .inside({ bottom: singer.at[1] }),
        !balloon &&
          meter(bears, ({ hit, beat }) =>
            isNight ? 0.5 + 0.49 * Math.sin(beat * 0.8) : hit > 0.5 ? 0.8 : (beat % 2) / 2,
          ).at((cues) => (bed ? at(0.64, 0.4) : [at(singer ? 0.84 : 0.62, 0)[0], ground - jump(cues)]), 'bottom'),
        picture(front).at([field.left, field.top + field.height], 'bottom-left'),
        each(isNight ? [] : [0, 1, 2], (number) =>
          cycle(hop, ({ travel }) => travel * 12 + number).at(({ travel, treble }) => {
            // Below the singer's face.
            const down = (singer ? 0.76 : 0.5) + (singer ? 0.04 : 0.08) * number;
            const [x, y] = at([0.12, 0.3, 0.84][number] as number, down);
            return [
              Math.min(x + sway(travel, 0.9, 60 * unit, number * 2), width - 60 * unit),
              y + sway(travel, 1.7, 26 * unit, number) - treble * 20 * unit,
            ];
          }, 'top-left'),
        ),
      ]),
    ]);
  },
};

/** At night, what has no night color of its own is as dark as everything else. */
function inItsLight(composition: Composition): Composition {
  const { tint, movement } = composition;
  if (movement !== 'ending') return composition;
  return { ...composition, tint: (color) => (tint(color) === color ? inLightOf(movement, color) : tint(color)) };
}

/** A landscape: over the whole of a wide frame, or else in a framed picture on a page. */
function pageOf(composition: Composition, view: Rectangle) {
  const { width, height, unit, tint, chance, movement, singer, shape } = composition;
  const isWide = shape === 'wide';
  const isGarden = view.width > 1.3 * view.height;
  const field = isWide ? { left: 0, top: 0, width, height } : view;
  const lit = inItsLight(composition);
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#fdf3de');
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.beginPath();
    pen.roundRect(field.left, field.top, field.width, field.height, isWide ? 0 : 34 * unit);
    pen.clip();
    pen.fillStyle = tint('#bfe3f2');
    pen.fillRect(0, 0, width, height);
    crayon(pen, field, tint('#e9f6fb'), 0, unit, chance);
    if (movement === 'ending') nightSky(pen, composition, field);
    if (movement === 'chorus' && !isWide) rainbow(pen, composition, field);
    hill(pen, field, 0.64, 0.07, tint('#a9cf7f'), 1.2, unit, chance);
    house(
      pen,
      lit,
      [
        view.left + view.width * (singer ? (isGarden ? 0.27 : 0.14) : 0.34),
        view.top + view.height * (isWide ? 0.68 : 0.64),
      ],
      Math.min(view.height * 0.13, view.width * 0.2) * (isWide ? 1.25 : 1),
    );
    hill(pen, field, 0.78, 0.06, tint('#7fb55b'), 4, unit, chance);
    if (isGarden)
      for (const [across, tall] of [
        [0.06, 0.62],
        [0.73, 0.4],
        [0.95, 0.7],
      ] as const)
        appleTree(pen, lit, [view.left + view.width * across, view.top + view.height * 0.84], view.height * tall);
    pen.restore();
    if (!isWide) {
      pen.strokeStyle = tint('#e4a853');
      pen.lineWidth = 6 * unit;
      pen.beginPath();
      pen.roundRect(view.left, view.top, view.width, view.height, 34 * unit);
      pen.stroke();
    }
    grain(pen, width, height, 0.07, chance, 2);
    pageDrawings(pen, composition, view);
  });
}

/** Grass and flowers in front of everything. */
function frontOf({ unit, tint, chance }: Composition, view: Rectangle) {
  const own = chance.fork('meadow');
  const high = view.height * 0.2;
  return sprite(view.width, high, (pen) => {
    pen.beginPath();
    pen.roundRect(3 * unit, -60 * unit, view.width - 6 * unit, high + 57 * unit, 32 * unit);
    pen.clip();
    pen.lineCap = 'round';
    for (let blade = 0; blade < 110; blade++) {
      const x = own.next() * view.width;
      const tall = own.between(0.2, 0.6) * high;
      pen.strokeStyle = tint(own.pick(['#5c9440', '#6aa84f', '#4f8238']));
      pen.lineWidth = own.between(3, 6) * unit;
      handLine(
        pen,
        [
          [x, high],
          [x + own.around() * 9 * unit, high - tall * 0.6],
          [x + own.around() * 20 * unit, high - tall],
        ] as Point[],
        0,
        own,
      );
      pen.stroke();
    }
    for (let count = 0; count < 13; count++) {
      const [x, y] = [own.next() * view.width, high * own.between(0.45, 0.9)];
      const petals = tint(own.pick(['#e4572e', '#ffffff', '#c9518b', '#f2b632']));
      flower(pen, [x, y], 8 * unit, petals, tint('#ffd24d'));
    }
  });
}
