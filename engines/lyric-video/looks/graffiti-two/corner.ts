import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { type Point, splatter } from '../../../drawing/hand.ts';
import { hatch } from '../../../drawing/texture.ts';
import { type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPath, fillPolygon } from '../../picture/path-shapes.ts';
import type { House } from '../../picture/skyline.ts';
import { gable } from './brick.ts';
import { antenna, blinkingOf, chimney, discOf, rowOf, skyOf } from './city.ts';
import { friendIn, writerIn } from './clothes.ts';
import { type Inks, inksOf } from './inks.ts';
import { cone, type Lamp, lampPost, pool } from './lamp.ts';
import { mural } from './mural.ts';
import { lookout, painting, person } from './people.ts';
import { type Area, clipped, printed, sidesIn } from './sheet.ts';

/** Where things are at the corner, in units. */
interface Corner {
  wall: Area;
  /** Where the pavement ends and the road begins. */
  curb: number;
  lamp: Lamp;
  /** Where the ladder stands, and its height. */
  ladder: readonly [x: number, tall: number];
  /** Units for each unit of people. */
  size: number;
  /** Where the friend stands. */
  friend: number;
  /** The sun, and the pole of the hoop. */
  sun: readonly [x: number, y: number, radius: number];
  hoop?: number;
}

const CORNERS: Readonly<Record<Composition['shape'], Corner>> = {
  wide: {
    wall: { left: 356, top: 58, right: 1300, bottom: 628 },
    curb: 662,
    lamp: { post: 1262, head: [1178, 100], ground: 628, reach: 196 },
    ladder: [408, 300],
    size: 0.5,
    friend: 1140,
    sun: [196, 430, 118],
    hoop: 96,
  },
  tall: {
    wall: { left: -20, top: 216, right: 740, bottom: 1136 },
    curb: 1190,
    lamp: { post: 676, head: [560, 706], ground: 1136, reach: 180 },
    ladder: [140, 356],
    size: 0.66,
    friend: 500,
    sun: [236, 180, 120],
  },
  square: {
    wall: { left: -20, top: 84, right: 740, bottom: 640 },
    curb: 668,
    lamp: { post: 686, head: [618, 462], ground: 640, reach: 96 },
    ladder: [84, 118],
    size: 0.36,
    friend: 590,
    sun: [220, 84, 76],
  },
};

/** With a singer, whose mural is on the wall. */
const WITH_MURAL: Readonly<Record<Composition['shape'], Partial<Corner>>> = {
  wide: {
    wall: { left: -20, top: 100, right: 1300, bottom: 640 },
    ladder: [590, 150],
    size: 0.34,
    sun: [900, 90, 90],
  },
  tall: { wall: { left: -20, top: 96, right: 740, bottom: 1130 }, ladder: [636, 400], size: 0.5, sun: [236, 90, 90] },
  square: { wall: { left: -20, top: 40, right: 740, bottom: 672 }, ladder: [668, 250], size: 0.32, sun: [220, 40, 60] },
};

/** Drawings of the arm that paints. */
const LIFTS = 3;
/** How far paint flies from the can, in units of people who are 400 high. */
const SPRAY = 74;

/** Dusk at a street's corner: a writer paints on a long wall, and a friend looks out. */
export function cornerOf(composition: Composition): Layer[] {
  const { unit, shape, singer, chance } = composition;
  const inks = inksOf(composition);
  const corner: Corner = { ...CORNERS[shape], ...(singer && WITH_MURAL[shape]) };
  const { wall, lamp, ladder, size } = corner;
  const own = chance.fork('corner');
  let houses: House[] = [];
  const back = printed(composition, (pen) => {
    const { wide, tall } = sidesIn(composition);
    skyOf(pen, inks, { left: 0, top: 0, right: wide, bottom: wall.bottom - 60 });
    discOf(pen, inks, ...corner.sun);
    houses = distance(pen, composition, corner, inks);
    gable(pen, inks, wall, own.fork('wall'), () => {
      buffed(pen, inks, wall, own.fork('buffed'));
      if (singer) mural(pen, composition, singer, inks);
      else cone(pen, lamp, inks.lamplit);
    });
    chimney(pen, inks, wall.left + 0.22 * (wall.right - wall.left), wall.top - 12, 30);
    antenna(pen, inks.dark, wall.left + 0.6 * (wall.right - wall.left), wall.top - 12, 40);
    pavement(pen, inks, corner, wide, tall);
    if (!singer) pool(pen, lamp, inks.lamplit, corner.curb - wall.bottom);
    if (corner.hoop !== undefined && !singer) hoop(pen, inks, corner.hoop, wall.bottom);
    rails(pen, inks, ladder, wall.bottom, wide);
    if (!singer) {
      person(pen, { x: corner.friend, y: wall.bottom + 12, scale: size }, (brush) => lookout(brush, friendIn(inks)));
      lampPost(pen, inks, lamp);
    }
  });
  const [x, tall] = ladder;
  const foot = wall.bottom - tall + 0.74 * 400 * size;
  const box = { left: x - 120 * size, top: foot - 470 * size, wide: 320 * size, tall: 490 * size };
  const writers = frames(LIFTS, box.wide * unit, box.tall * unit, (pen, share) => {
    pen.scale(unit, unit);
    pen.translate(-box.left, -box.top);
    person(pen, { x, y: foot, scale: size }, (brush) => painting(brush, writerIn(inks), inks.body, share));
  });
  const spray = sprite(2 * SPRAY * size * unit, 2 * SPRAY * size * unit, (pen) => {
    const reach = SPRAY * size * unit;
    pen.fillStyle = inks.body;
    splatter(pen, reach, reach, reach, 70, own.fork('spray'));
  });
  const panes = houses
    .flatMap(({ left, top, wide }) => [0.28, 0.62].map((share): Point => [left + share * wide, top + 17]))
    // The pole of the hoop is in front of them.
    .filter(([left]) => Math.abs(left - (corner.hoop ?? 0)) > 20);
  return [
    still(back),
    blinkingOf(composition, { ink: inks.lit, wide: 7, tall: 10, at: panes }),
    picture(spray)
      .at([(x + 150 * size) * unit, (foot - 436 * size) * unit])
      .opacity(({ hit }) => Math.min(1, 1.6 * hit)),
    meter(writers, ({ beat }) => 0.5 - 0.5 * Math.cos(beat * Math.PI)).at(
      [box.left * unit, box.top * unit],
      'top-left',
    ),
  ];
}

/** The city where the street ends, or behind the wall. @returns houses whose windows are seen */
function distance(pen: Context2D, { chance }: Composition, { wall }: Corner, inks: Inks): House[] {
  const own = chance.fork('distance');
  const lit = { ink: inks.lit, size: 9, rows: 8 };
  const edge = { ink: inks.edge, wide: 3 };
  if (wall.left <= 0) {
    const row = { from: -20, to: wall.right, base: wall.top + 10 };
    const tall = (low: number, high: number) => [low * wall.top + 10, high * wall.top + 10] as const;
    rowOf(pen, { ...row, tall: tall(0.26, 0.6), wide: [34, 70], ink: inks.far }, own.fork('far'));
    return rowOf(
      pen,
      { ...row, tall: tall(0.06, 0.36), wide: [70, 130], ink: inks.middle, lit: { ...lit, rows: 3 }, edge },
      own.fork('middle'),
    ).filter(({ top }) => top < wall.top - 40);
  }
  const row = { from: -20, to: wall.left + 40, base: wall.bottom };
  rowOf(pen, { ...row, tall: [160, 230], wide: [34, 70], ink: inks.far }, own.fork('far'));
  const houses = rowOf(
    pen,
    { ...row, tall: [90, 190], wide: [60, 110], ink: inks.middle, lit, edge },
    own.fork('middle'),
  );
  rowOf(pen, { ...row, tall: [44, 92], wide: [90, 150], ink: inks.near, lit }, own.fork('near'));
  fence(pen, inks, { left: row.from, top: row.base - 96, right: wall.left, bottom: row.base });
  return houses.filter(({ left, wide }) => left + wide < wall.left);
}

/** Patches where somebody has painted over what others wrote. */
function buffed(pen: Context2D, { shade, warm }: Inks, { left, top, right, bottom }: Area, chance: Chance): void {
  for (let patch = 0; patch < 5; patch++) {
    const [wide, tall] = [chance.between(70, 190), chance.between(40, 90)];
    const [x, y] = [chance.between(left, right - wide), chance.between(top + 0.5 * (bottom - top), bottom - tall)];
    pen.fillStyle = patch % 2 ? shade : warm;
    for (let row = 0; row < tall; row += 22)
      pen.fillRect(x + 14 * chance.around(), y + row, wide + 16 * chance.around(), 22.5);
  }
}

/** A fence of wire around a court. */
function fence(pen: Context2D, { dark }: Inks, area: Area): void {
  const { left, top, right, bottom } = area;
  clipped(pen, area, () => {
    pen.strokeStyle = dark;
    pen.lineWidth = 1.3;
    for (const degrees of [45, -45]) hatch(pen, { left, top, width: right - left, height: bottom - top }, 11, degrees);
  });
  pen.fillStyle = dark;
  pen.fillRect(left, top - 3, right - left, 5);
  for (let x = right - 20; x > left; x -= 92) pen.fillRect(x, top - 6, 5, bottom - top + 6);
}

/** A basketball hoop in front of everything else. */
function hoop(pen: Context2D, { dark, edge, body }: Inks, x: number, ground: number): void {
  pen.fillStyle = dark;
  pen.fillRect(x - 8, ground - 420, 14, 470);
  fillPolygon(pen, dark, [
    [x - 8, ground - 392],
    [x + 62, ground - 408],
    [x + 62, ground - 394],
    [x + 6, ground - 366],
  ]);
  fillPath(pen, dark, `M${x + 58} ${ground - 484} h14 v118 h-14 Z`);
  fillPath(pen, edge, `M${x + 70} ${ground - 484} h4 v118 h-4 Z`);
  fillPath(pen, body, `M${x + 74} ${ground - 386} h62 v7 h-62 Z`);
  pen.strokeStyle = dark;
  pen.lineWidth = 2.4;
  pen.beginPath();
  for (let cord = 0; cord <= 4; cord++) {
    pen.moveTo(x + 78 + cord * 14, ground - 379);
    pen.lineTo(x + 90 + cord * 8, ground - 326);
    pen.moveTo(x + 134 - cord * 14, ground - 379);
    pen.lineTo(x + 122 - cord * 8, ground - 326);
  }
  pen.stroke();
}

/** Pavement, curb and road, and weeds at the foot of the wall. */
function pavement(pen: Context2D, inks: Inks, { wall, curb, friend }: Corner, wide: number, tall: number): void {
  pen.fillStyle = inks.near;
  pen.fillRect(-10, wall.bottom, wide + 20, tall - wall.bottom + 10);
  pen.fillStyle = inks.middle;
  pen.fillRect(-10, wall.bottom, wide + 20, 5);
  pen.fillStyle = inks.dark;
  pen.fillRect(-10, curb, wide + 20, tall - curb + 10);
  pen.fillStyle = inks.edge;
  pen.fillRect(-10, curb - 2, wide + 20, 3);
  for (const share of [0.12, 0.36, 0.61, 0.83]) {
    const x = wall.left + share * (wall.right - wall.left);
    if (Math.abs(x - friend) < 60) continue;
    fillPath(
      pen,
      inks.dark,
      `M${x} ${wall.bottom + 4} q-8 -22 -18 -26 q10 12 12 26 Z M${x + 6} ${wall.bottom + 4} q0 -30 6 -40 q2 20 2 40 Z M${x + 12} ${wall.bottom + 4} q8 -18 20 -20 q-10 8 -12 20 Z`,
    );
  }
}

/** A ladder against the wall, and cans at its foot. */
function rails(
  pen: Context2D,
  { dark, edge, tones, body, rim }: Inks,
  [x, tall]: Corner['ladder'],
  ground: number,
  wide: number,
): void {
  for (const side of [-1, 1])
    fillPolygon(pen, dark, [
      [x + side * 30 - 3.5, ground + 14],
      [x + side * 23 - 3, ground - tall - 40],
      [x + side * 23 + 3, ground - tall - 40],
      [x + side * 30 + 3.5, ground + 14],
    ]);
  pen.fillStyle = dark;
  for (let y = ground - 12; y > ground - tall - 36; y -= 24) pen.fillRect(x - 29, y, 58, 5);
  pen.fillStyle = edge;
  pen.fillRect(x + 26, ground - tall - 30, 1.6, 20);
  for (const [index, paint] of [body, rim, tones[4] as string].entries()) {
    const left = (x + 120 < wide ? x + 52 : x - 102) + index * 19;
    pen.fillStyle = paint;
    pen.fillRect(left, ground - 15, 12, 25);
    pen.fillStyle = dark;
    pen.fillRect(left + 2, ground - 20, 8, 5);
    fillDisc(pen, paint, left + 6, ground - 21, 2.6);
  }
}
