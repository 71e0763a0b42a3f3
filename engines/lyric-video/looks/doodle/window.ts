import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bird } from './bird.ts';
import { cat, catHead, furry } from './cat.ts';
import { drawnOf, pageOf, TAKES, takeOf } from './page.ts';
import type { Sketch } from './pen.ts';
import { hangingTail, SITTING_BACK } from './poses.ts';
import { corners, roofs } from './roofs.ts';
import { portraitOf } from './singer.ts';

/** The open window, the moon in it, and the cat on its sill, in units of the page. */
interface Room {
  left: number;
  right: number;
  top: number;
  sill: number;
  moon: Point;
  radius: number;
  /** Where the cat sits, and pixels at 720p of its units. */
  cat: number;
  scale: number;
}

const ALONE: Readonly<Record<Composition['shape'], Room>> = {
  wide: { left: 694, right: 1150, top: -40, sill: 552, moon: [842, 176], radius: 92, cat: 1008, scale: 4.9 },
  tall: { left: 120, right: 612, top: 452, sill: 1040, moon: [262, 616], radius: 94, cat: 462, scale: 5 },
  square: { left: 150, right: 606, top: 262, sill: 582, moon: [268, 362], radius: 66, cat: 468, scale: 3.7 },
};

/** With a singer in the window. */
const SHARED: Readonly<Record<Composition['shape'], Room>> = {
  wide: { left: 706, right: 1186, top: -40, sill: 592, moon: [1086, 96], radius: 62, cat: 1128, scale: 3.2 },
  tall: { left: 92, right: 650, top: 440, sill: 1110, moon: [206, 556], radius: 72, cat: 574, scale: 3.9 },
  square: { left: 132, right: 640, top: 252, sill: 644, moon: [226, 322], radius: 46, cat: 588, scale: 2.5 },
};

/** Swings of the tail from one side to the other. */
const SWINGS = 7;

/** The cat sits at the open window, and a bird sings in front of the moon. Now and then the cat looks back at us. */
export function windowOf(composition: Composition): Layer[] {
  const { singer: who, shape } = composition;
  const room = (who ? SHARED : ALONE)[shape];
  const { cat: x, sill, scale, moon, radius } = room;
  const page = pageOf(composition, (sketch) => {
    night(sketch, room);
    frame(sketch, room);
    curtain(sketch, room);
    if (!who) pot(sketch, room.left + 52, sill, scale / 4.7);
  });
  const seat = { left: x - 26 * scale, top: sill - 66 * scale, width: 52 * scale, height: 68 * scale };
  const seated = drawnOf(composition, 'cat', seat, 1, (sketch) =>
    sketch.within({ x, y: sill, scale }, () => cat(sketch, SITTING_BACK)),
  );
  const around = { left: x - 26 * scale, top: sill - 66 * scale, width: 52 * scale, height: 34 * scale };
  const heads = drawnOf(composition, 'head', around, 2 * TAKES, (sketch, index) =>
    sketch.within({ x, y: sill, scale }, () =>
      catHead(sketch, index < TAKES ? SITTING_BACK.head : { at: [0, -45], turn: 0.1, eyes: 'wide' }),
    ),
  );
  const below = { left: x - 14 * scale, top: sill - 8 * scale, width: 60 * scale, height: 46 * scale };
  const tails = drawnOf(composition, 'tail', below, SWINGS, (sketch, index) =>
    sketch.within({ x, y: sill, scale }, () => furry(sketch, hangingTail((index / (SWINGS - 1)) * 2 - 1))),
  );
  const perch: Point = [moon[0] + radius * 0.1, wireAt(room, moon[0])];
  const size = radius / 40;
  const birdBox = { left: perch[0] - 24 * size, top: perch[1] - 46 * size, width: 48 * size, height: 52 * size };
  const singer = drawnOf(composition, 'bird', birdBox, TAKES, (sketch) =>
    bird(sketch, { x: perch[0], y: perch[1], scale: size, flip: true }),
  );
  const { unit } = composition;
  return [
    still(page),
    ...portraitOf(composition),
    picture(seated.sprites[0] as Sprite).at([seated.x, seated.y], 'top-left'),
    cycle(singer.sprites, takeOf).at(
      ({ onTwos: { beat } }) => [singer.x, singer.y - Math.round(Math.max(0, 1 - 3 * (beat % 1)) * 7) * unit],
      'top-left',
    ),
    meter(tails.sprites, ({ onTwos: { beat } }) => 0.5 + 0.499 * Math.sin(beat * Math.PI)).at(
      [tails.x, tails.y],
      'top-left',
    ),
    // The cat looks back for two beats of sixteen.
    cycle(heads.sprites, (cues) => (takeOf(cues) % TAKES) + (cues.beat % 16 >= 14 ? TAKES : 0)).at(
      [heads.x, heads.y],
      'top-left',
    ),
  ];
}

/** The height of the wire in front of the moon. */
function wireAt({ moon, radius, left, right }: Room, x: number): number {
  const share = (x - left) / (right - left);
  return moon[1] + radius * (0.62 + 0.5 * share * (1 - share) * 2 - 0.5 * share);
}

function night(sketch: Sketch, room: Room): void {
  const { pen, fill, hatch, felt, line } = sketch;
  const { left, right, top, sill, moon, radius } = room;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, right - left, sill - top);
  pen.clip();
  const sky: Point[] = corners([
    [left, top],
    [right, top],
    [right, sill],
    [left, sill],
  ]);
  hatch(sky, { angle: -38, gap: 8, weight: 0.5 });
  // Darker towards the upper corner, away from the moon.
  hatch(
    corners([
      [right, top],
      [right, sill - 60],
      [right - 150, top],
    ]),
    { angle: -78, gap: 9, weight: 0.5 },
  );
  hatch(
    corners([
      [left, sill],
      [left, sill - 210],
      [left + 190, sill],
    ]),
    { angle: -78, gap: 9, weight: 0.5 },
  );
  const ring = (far: number): Point[] =>
    Array.from({ length: 14 }, (_, index): Point => {
      const turn = (index / 14) * 2 * Math.PI;
      return [moon[0] + Math.cos(turn) * far, moon[1] + Math.sin(turn) * far * 0.98];
    });
  fill(ring(radius * 1.2), sketch.inks.paper);
  felt(ring(radius), sketch.inks.yellow, { gap: radius / 5 });
  line(ring(radius), { closed: true, weight: 0.8 });
  line(
    Array.from({ length: 9 }, (_, index): Point => {
      const x = left + ((right - left) * index) / 8;
      return [x, wireAt(room, x)];
    }),
    { taper: 0.01, weight: 0.75 },
  );
  roofs(sketch, { left: left - 20, right: right + 20, top: sill - 58, bottom: sill, wide: 74 });
  pen.restore();
}

function frame({ line, shape, hatch }: Sketch, { left, right, top, sill }: Room): void {
  // The wall is as thick as a hand is long.
  const reveal: Point[] = corners([
    [right, top - 4],
    [right + 26, top - 22],
    [right + 26, sill + 4],
    [right, sill],
  ]);
  shape(reveal, { weight: 0.9 });
  hatch(reveal, { angle: 74, gap: 7, weight: 0.45 });
  line(
    [
      [left, sill],
      [left - 2, (top + sill) / 2],
      [left, top - 6],
    ],
    { weight: 1.1, taper: 0.02 },
  );
  line(
    [
      [left - 24, sill],
      [left - 25, (top + sill) / 2],
      [left - 24, top - 24],
    ],
    { weight: 0.9, taper: 0.02 },
  );
  line(
    [
      [left - 30, top - 24],
      [(left + right) / 2, top - 27],
      [right + 34, top - 23],
    ],
    { weight: 1.2, taper: 0.03 },
  );
  line(
    [
      [left, top - 4],
      [(left + right) / 2, top - 2],
      [right, top - 5],
    ],
    { weight: 0.8, taper: 0.03 },
  );
  const board = corners([
    [left - 58, sill],
    [right + 62, sill - 3],
    [right + 64, sill + 20],
    [left - 60, sill + 22],
  ]);
  shape(board, { weight: 1.2 });
  hatch(
    corners([
      [left - 30, sill + 24],
      [right + 44, sill + 22],
      [right + 30, sill + 42],
      [left - 12, sill + 44],
    ]),
    { angle: 68, gap: 9, weight: 0.42 },
  );
}

/** It hangs beside the window and ends in the wind. */
function curtain({ shape, line, felt, inks }: Sketch, { left, top, sill }: Room): void {
  const tall = sill - top;
  const at = (x: number, y: number): Point => [left - 34 + x, top - 16 + y * tall];
  const cloth = [
    at(-40, 0),
    at(-40, 0),
    at(58, 0),
    at(58, 0),
    at(52, 0.3),
    at(14, 0.58),
    at(-22, 0.66),
    at(-22, 0.66),
    at(4, 0.78),
    at(16, 0.98),
    at(16, 0.98),
    at(-22, 1.01),
    at(-62, 0.97),
    at(-62, 0.97),
    at(-56, 0.8),
    at(-40, 0.66),
    at(-40, 0.66),
    at(-46, 0.34),
  ];
  shape(cloth, { weight: 1 });
  felt(cloth, inks.red, { gap: 15, angle: -80, shift: [6, 4] });
  for (const fold of [
    [at(-18, 0.02), at(-20, 0.3), at(-31, 0.62)],
    [at(14, 0.02), at(8, 0.3), at(-26, 0.62)],
    [at(38, 0.02), at(30, 0.28), at(-8, 0.56)],
    [at(-34, 0.7), at(-38, 0.84), at(-40, 0.96)],
    [at(-26, 0.7), at(-14, 0.82), at(-10, 0.97)],
  ])
    line(fold, { weight: 0.65, taper: 0.5 });
  line([at(-43, 0.65), at(-30, 0.67), at(-19, 0.655)], { weight: 2.4, taper: 0.1 });
}

function pot({ within, shape, line, felt, inks }: Sketch, x: number, y: number, scale: number): void {
  within({ x, y, scale }, () => {
    shape('-13,-38 -17,-62 -13,-92 0,-102 12,-92 16,-64 12,-38', { weight: 0.9 });
    felt('-13,-38 -17,-62 -13,-92 0,-102 12,-92 16,-64 12,-38', inks.yellow, { gap: 9, angle: -70, shift: [3, 2] });
    for (const rib of ['-6,-40 -8,-66 -4,-94', '5,-40 7,-66 4,-94']) line(rib, { weight: 0.55 });
    for (const thorn of ['-17,-70 -23,-74', '-16,-54 -22,-55', '16,-76 22,-80', '16,-58 22,-59', '-10,-96 -14,-102'])
      line(thorn, { weight: 0.5, taper: 0.5 });
    shape('-24,-42 -24,-42 24,-43 24,-43 22,-31 22,-31 18,-1 18,-1 -17,0 -17,0 -22,-31 -22,-31', { weight: 1 });
    line('-22,-31 0,-30 22,-31', { weight: 0.7 });
  });
}
