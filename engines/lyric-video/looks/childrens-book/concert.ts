import type { Point } from '../../../drawing/hand.ts';
import { accordionBear, bird, drummingRabbit, hedgehog } from './band.ts';
import { ground, meadow, sky } from './land.ts';
import { type Brush, drawn, form, placed } from './paint.ts';
import { around, outlineOf, points } from './shapes.ts';
import { type Actor, middleOf, type Page, type Stage } from './stage.ts';
import { crown, forest, grove } from './trees.ts';
import { molehill, snail, toadstools } from './wayside.ts';

const FLAGS = ['#b4452c', '#f3e6cb', '#d79a35', '#6f93a3', '#7f8a4a'] as const;

/** In the afternoon: the bear sings and plays the accordion, the rabbit drums, and everybody joins in. */
export const concert: Page = {
  paint(brush, stage) {
    const { wide, right } = stage;
    sky(brush, wide, 82, ['#f2cd86', '#f5d999', '#f9e8bd', '#fbeecb'], 0.03);
    shine(brush, middleOf(stage), 46);
    ground(
      brush,
      [
        [-4, 80],
        [wide * 0.3, 78],
        [wide * 0.6, 80],
        [wide + 4, 77],
      ],
      '#c9b86a',
      2,
    );
    forest(
      brush,
      [
        [-4, 82],
        [wide * 0.3, 80],
        [wide * 0.6, 82],
        [wide + 4, 79],
      ],
      8,
      ['#c3ac62', '#b7a45c', '#cbb670'],
    );
    grove(brush, { wide, foot: 84 }, 'oak', '0.05,16', '#a8a05a');
    grove(brush, { wide, foot: 84 }, 'poplar', '0.17,16 0.19,12', '#a8a05a');
    grove(brush, { wide, foot: 84 }, 'apple', '0.4,15', '#a8a05a');
    trunk(brush, right - 3, 92, 11, 4);
    for (const [dx, dy, rx, ry] of [
      [-2, 6, 17, 13],
      [-13, 1, 12, 9],
      [1, 22, 12, 9],
    ] as const)
      crown(brush, { x: right + dx, y: dy, rx, ry }, '#8a8f47', 2.6);
    ground(
      brush,
      [
        [-4, 85],
        [wide * 0.3, 82],
        [wide * 0.7, 84],
        [wide + 4, 81],
      ],
      '#a8a552',
      2.4,
    );
    ground(
      brush,
      [
        [-4, 95],
        [wide * 0.3, 93],
        [wide * 0.7, 95],
        [wide + 4, 93],
      ],
      '#8f9449',
      2.6,
    );
    meadow(brush, { left: -2, right: wide, at: (x) => 87 + Math.sin(x * 0.2) }, 3.4, 0.5);
    garland(brush, stage);
    if (wide > 110) placed(brush, { x: wide * 0.1, y: 94, scale: 0.8 }, molehill);
    placed(brush, { x: wide * 0.27, y: 97.4, scale: 0.7 }, snail);
    placed(brush, { x: right - 9, y: 92, scale: 0.8 }, toadstools);
    meadow(brush, { left: -2, right: wide, at: (x) => 102 + Math.sin(x * 0.13) }, 7, 0.8);
  },
  actors: (stage) => {
    const { left, right, scale, hasSinger } = stage;
    const middle = middleOf(stage);
    const large = scale * (hasSinger ? 0.34 : 0.8);
    const at = (across: number, down: number): Point => [middle + across * scale, down];
    const [bear, rabbit, spines] = hasSinger
      ? ([[left + 15 * scale, 96], [right - 13 * scale, 97], at(0, 130)] as const)
      : [at(-22, 94), at(36, 96), at(-52, 97)];
    const birds: Actor[] = [0.3, 0.66].map((share, index) => {
      const [x, y] = garlandAt(stage, share);
      return {
        at: [x, y],
        scale: scale * 0.52,
        isFar: true,
        mirrored: index === 1,
        box: [-16, -15, 12, 3],
        poses: 4,
        paint: (brush, song) =>
          placed(brush, { turn: -0.16 * Math.sin(song * Math.PI) }, (own) =>
            bird(own, Math.sin(song * Math.PI), index ? '#b4603c' : '#6f93a3'),
          ),
        pose: ({ beat }) => beat + index / 2,
      };
    });
    const band: Actor[] = [
      {
        at: bear,
        scale: large,
        box: [-44, -116, 58, 7],
        poses: 6,
        paint: (brush, share) => {
          const open = 0.5 - 0.5 * Math.cos(share * 2 * Math.PI);
          accordionBear(brush, open, 0.35 + 0.65 * Math.abs(Math.sin(share * 2 * Math.PI)));
        },
        pose: ({ beat }) => beat / 2,
      },
      {
        at: rabbit,
        mirrored: true,
        scale: large * (hasSinger ? 1.2 : 1),
        box: [-18, -66, 32, 4],
        poses: 6,
        paint: drummingRabbit,
        pose: ({ beat }) => beat,
      },
    ];
    const third: Actor = {
      at: spines,
      scale: large * 0.9,
      box: [-16, -30, 22, 3],
      poses: 4,
      paint: (brush, share) => hedgehog(brush, Math.sin(share * Math.PI)),
      pose: ({ beat }) => beat,
    };
    return hasSinger ? [...band, ...birds] : [...birds, third, ...band];
  },
};

/** Light behind the band, laid on around its middle. */
function shine({ pen, chance, tint }: Brush, x: number, y: number): void {
  const own = chance.fork('shine');
  pen.lineCap = 'round';
  for (let ray = 0; ray < 150; ray++) {
    const angle = own.between(0, 2 * Math.PI);
    const [from, to] = [own.between(2, 30), own.between(34, 60)];
    pen.globalAlpha = own.between(0.06, 0.2);
    pen.strokeStyle = tint(own.pick(['#fff6d8', '#fbe6a8', '#fffaf0']));
    pen.lineWidth = own.between(1, 5);
    pen.beginPath();
    pen.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from * 0.8);
    pen.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to * 0.8);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function trunk(brush: Brush, x: number, foot: number, wide: number, lean: number): void {
  form(
    brush,
    around(
      [
        [x, foot],
        [x - lean * 0.3, foot * 0.6],
        [x + lean * 0.3, foot * 0.3],
        [x + lean, -6],
      ],
      [wide * 1.5, wide, wide * 0.9, wide],
    ),
    '#7a5f48',
    { flow: 1.5, hair: 3, apart: 0.4, line: 0.3, shade: 1.2 },
  );
  form(
    brush,
    around(
      [
        [x - lean * 0.2, foot * 0.34],
        [x - wide * 1.1, foot * 0.22],
        [x - wide * 2.4, foot * 0.16],
      ],
      [wide * 0.5, wide * 0.36, wide * 0.16],
    ),
    '#7a5f48',
    { flow: 3, hair: 2, line: 0.2 },
  );
}

/** The garland's height over the width of the picture: it hangs in two bows. @param share 0 to 1 */
function garlandAt({ wide }: Stage, share: number): Point {
  const bow = share < 0.46 ? share / 0.46 : (share - 0.46) / 0.54;
  return [share * wide, 3 + Math.sin(bow * Math.PI) * 6.4 + 2 * share];
}

function garland(brush: Brush, stage: Stage): void {
  const line = Array.from({ length: 49 }, (_, index) => garlandAt(stage, index / 48));
  drawn(brush, line, '#6a5038', 0.4, 1);
  const count = Math.round(stage.wide / 7.4);
  for (let flag = 0; flag < count; flag++) {
    const share = (flag + 0.5) / count;
    const [x, y] = garlandAt(stage, share);
    const own = brush.chance.fork(`flag ${flag}`);
    placed(brush, { x, y, turn: own.around() * 0.24, scale: own.between(0.8, 1.1) }, (cloth) => {
      form(cloth, outlineOf(points('-2.3,0! 0,0.4 2.3,0! 1.5,3 0.3,6! -1.1,3.2')), own.pick(FLAGS), {
        flow: 1.5,
        hair: 1.1,
        apart: 0.8,
        line: 0.25,
      });
    });
  }
}
