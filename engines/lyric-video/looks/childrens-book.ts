import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drop } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import type { Rectangle } from '../words/layout.ts';
import {
  appleTree,
  bearOf,
  butterfly,
  cloudOf,
  flower,
  house,
  nightSky,
  starShape,
  sunOf,
} from './childrens-book-cast.ts';
import { pageDrawings, viewOf } from './childrens-book-page.ts';
import { singerInMeadow } from './childrens-book-singer.ts';

const COLORS = ['#e4572e', '#2e86ab', '#6a994e', '#c9518b', '#e08e1b'] as const;

/** An open picture book: crayon hills and a smiling sun above, large soft letters on the page below. */
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
  arrange: ({ shape, width, height, text, art, movement }) => {
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
    const { unit, tint, width, movement } = composition;
    const view = viewOf(composition);
    const page = pageOf(composition, view);
    const singer = singerInMeadow(composition, view);
    // Everybody comes nearer in a chorus and in a break, but leaves room for a singer.
    const nearness = singer ? 0.13 : { chorus: 0.22, break: 0.19, opening: 0.15, verse: 0.15, ending: 0.15 }[movement];
    const radius = Math.min(view.width, view.height) * nearness;
    const sun = singer ? radius * 0.8 : radius;
    const suns = frames(16, sun * 3.4, sun * 3.4, (pen, share) => sunOf(pen, composition, sun, share));
    const clouds = [0, 1].map((index) =>
      sprite(180 * unit, 90 * unit, (pen) => cloudOf(pen, unit, composition.chance.fork(`cloud ${index}`))),
    );
    const bears = frames(4, radius * 2.3, radius * 2.9, (pen, share) => bearOf(pen, composition, radius, share));
    const hop = frames(6, 40 * unit, 40 * unit, (pen, share) => butterfly(pen, unit, tint, share));
    const front = frontOf(composition, view);
    const at = (across: number, down: number): Point => [
      view.left + view.width * across,
      view.top + view.height * down,
    ];
    const jump = ({ beat, bass }: FrameCues) => Math.abs(Math.sin(beat * Math.PI)) * (10 + 34 * bass) * unit;
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
                view.left -
                  cloud.width +
                  ((index * view.width * 0.6 + travel * (16 + 9 * index) * unit) % (view.width + cloud.width)),
                view.top + view.height * (0.08 + 0.13 * index),
              ],
              'top-left',
            )
            .inside({ left: view.left, right: view.left + view.width }),
        ),
        cycle(suns, ({ travel }) => travel * 6)
          .at(sunAt)
          .inside({ left: view.left, top: view.top }),
        singer &&
          picture(singer.drawing)
            .at(({ bass }) => [singer.at[0], singer.at[1] + (1 - bass) * 6 * unit], 'bottom-right')
            .inside({ bottom: singer.at[1] }),
        meter(bears, ({ hit, beat }) => (hit > 0.5 ? 0.8 : (beat % 2) / 2)).at(
          (cues) => [at(singer ? 0.84 : 0.62, 0)[0], ground - jump(cues)],
          'bottom',
        ),
        picture(front).at([view.left, view.top + view.height], 'bottom-left'),
        each([0, 1, 2], (number) =>
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

function pageOf(composition: Composition, view: Rectangle) {
  const { width, height, unit, tint, chance, movement, singer } = composition;
  const isGarden = view.width > 1.3 * view.height;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#fdf3de');
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.beginPath();
    pen.roundRect(view.left, view.top, view.width, view.height, 34 * unit);
    pen.clip();
    pen.fillStyle = tint('#bfe3f2');
    pen.fillRect(0, 0, width, height);
    crayon(pen, view, tint('#e9f6fb'), 0, unit, chance);
    hill(pen, view, 0.62, 0.1, tint('#a9cf7f'), 1.2, unit, chance);
    house(
      pen,
      view.left + view.width * (singer ? (isGarden ? 0.27 : 0.14) : 0.34),
      view.top + view.height * 0.64,
      Math.min(view.height * 0.13, view.width * 0.2),
      tint,
    );
    if (movement === 'ending') nightSky(pen, composition, view);
    hill(pen, view, 0.76, 0.08, tint('#7fb55b'), 4, unit, chance);
    if (isGarden)
      for (const [across, tall] of [
        [0.06, 0.62],
        [0.73, 0.4],
        [0.95, 0.7],
      ] as const)
        appleTree(
          pen,
          composition,
          [view.left + view.width * across, view.top + view.height * 0.84],
          view.height * tall,
        );
    pen.restore();
    pen.strokeStyle = tint('#e4a853');
    pen.lineWidth = 6 * unit;
    pen.beginPath();
    pen.roundRect(view.left, view.top, view.width, view.height, 34 * unit);
    pen.stroke();
    grain(pen, width, height, 0.07, chance, 2);
    pageDrawings(pen, composition, view);
  });
}

/** Broad strokes of wax with some paper left free. */
function crayon(
  pen: Context2D,
  { left, top, width, height }: Rectangle,
  color: string,
  turn: number,
  unit: number,
  chance: Chance,
): void {
  pen.save();
  pen.translate(left + width / 2, top + height / 2);
  pen.rotate(turn - 0.35);
  pen.strokeStyle = color;
  const reach = Math.hypot(width, height) / 2;
  for (let y = -reach; y < reach; y += 9 * unit) {
    pen.globalAlpha = chance.between(0.25, 0.7);
    pen.lineWidth = unit * chance.between(3, 9);
    handLine(
      pen,
      [
        [-reach, y],
        [-reach / 3, y + chance.around() * 5 * unit],
        [reach / 3, y + chance.around() * 5 * unit],
        [reach, y],
      ],
      3 * unit,
      chance,
    );
    pen.stroke();
  }
  pen.restore();
}

function hill(
  pen: Context2D,
  view: Rectangle,
  at: number,
  rough: number,
  color: string,
  phase: number,
  unit: number,
  chance: Chance,
): void {
  pen.save();
  pen.beginPath();
  pen.moveTo(view.left, view.top + view.height);
  for (let x = 0; x <= view.width; x += 8 * unit) {
    pen.lineTo(view.left + x, view.top + view.height * (at + rough * Math.sin((x / view.width) * 5 + phase)));
  }
  pen.lineTo(view.left + view.width, view.top + view.height);
  pen.fillStyle = color;
  pen.fill();
  pen.clip();
  pen.globalAlpha = 0.7;
  crayon(pen, view, 'rgb(255 255 255 / 0.2)', phase, unit, chance);
  crayon(pen, view, 'rgb(40 90 40 / 0.16)', phase + 0.5, unit, chance);
  pen.restore();
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
