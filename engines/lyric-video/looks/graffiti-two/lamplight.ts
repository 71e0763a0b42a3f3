import { type Context2D, frames, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { clamp, orbit } from '../../../drawing/motion.ts';
import { halftone } from '../../../drawing/texture.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc } from '../../picture/path-shapes.ts';
import { flockOf } from './birds.ts';
import { gable } from './brick.ts';
import { discOf, rowOf, skyOf } from './city.ts';
import { writerIn } from './clothes.ts';
import { type Inks, inksOf } from './inks.ts';
import { cone, type Light, wallLamp } from './lamp.ts';
import { mural, muralAreaOf } from './mural.ts';
import { leaving, person } from './people.ts';
import { pieceOf } from './piece.ts';
import { type Area, clipped, printed, sidesIn } from './sheet.ts';
import { passing } from './train.ts';
import { viaduct } from './viaduct.ts';
import { SQUEEZE, wetStreet } from './wet-street.ts';

/** Where things are at night, in units. */
interface Night {
  wall: Area;
  lamp: Light;
  piece: Area;
  moon: readonly [x: number, y: number, radius: number];
  /** The rail, the left end of what is seen of it, the ground of its viaduct, and the height of a car. */
  rail: number;
  from: number;
  ground: number;
  car: number;
  /** Where the writer walks, and units for each unit of people. */
  writer: readonly [x: number, y: number];
  size: number;
}

const NIGHTS: Readonly<Record<Composition['shape'], Night>> = {
  wide: {
    wall: { left: -20, top: 92, right: 800, bottom: 560 },
    lamp: { head: [400, 116], ground: 560, reach: 380 },
    piece: { left: 60, top: 168, right: 740, bottom: 530 },
    moon: [1120, 112, 62],
    ...{ rail: 330, from: 804, ground: 560, car: 84 },
    writer: [980, 664],
    size: 0.62,
  },
  tall: {
    wall: { left: -20, top: 470, right: 740, bottom: 1080 },
    lamp: { head: [340, 496], ground: 1080, reach: 330 },
    piece: { left: 70, top: 580, right: 650, bottom: 980 },
    moon: [560, 120, 66],
    ...{ rail: 340, from: 0, ground: 470, car: 96 },
    writer: [560, 1236],
    size: 0.62,
  },
  square: {
    wall: { left: -20, top: 190, right: 740, bottom: 590 },
    lamp: { head: [300, 212], ground: 590, reach: 270 },
    piece: { left: 50, top: 244, right: 560, bottom: 570 },
    moon: [600, 60, 40],
    ...{ rail: 140, from: 0, ground: 190, car: 62 },
    writer: [596, 650],
    size: 0.46,
  },
};

/** With a singer, whose mural is on the wall. */
const WITH_MURAL: Readonly<Record<Composition['shape'], Partial<Night>>> = {
  wide: {
    wall: { left: -20, top: 76, right: 800, bottom: 610 },
    lamp: { head: [410, 92], ground: 610, reach: 390 },
    ground: 610,
  },
  tall: {
    wall: { left: -20, top: 330, right: 740, bottom: 1080 },
    rail: 240,
    ground: 330,
    lamp: { head: [360, 352], ground: 1080, reach: 380 },
  },
  square: {
    wall: { left: -20, top: 118, right: 740, bottom: 630 },
    rail: 84,
    ground: 118,
    car: 50,
    lamp: { head: [295, 138], ground: 630, reach: 300 },
    writer: [646, 676],
    size: 0.36,
  },
};

/** Drawings of the writer's steps. */
const STEPS = 4;
const MOTHS = 5;
/** Opacity of the writer in the pavement. */
const MIRRORED = 0.4;
/** Distance of the dots of the night on a wall, in units. */
const DOTS = 7;

/** Night: the painted wall in the light of a lamp with moths, the last train, and the writer who walks away. */
export function lamplightOf(composition: Composition): Layer[] {
  const { unit, shape, singer, chance } = composition;
  const inks = inksOf(composition);
  const night: Night = { ...NIGHTS[shape], ...(singer && WITH_MURAL[shape]) };
  const { wide, tall } = sidesIn(composition);
  const { wall, lamp, rail, from, ground, car, writer, size } = night;
  const own = chance.fork('night');
  const back = printed(composition, (pen) => {
    skyOf(pen, inks, { left: 0, top: 0, right: wide, bottom: ground });
    stars(pen, inks, wide, rail, own.fork('stars'));
    discOf(pen, inks, ...night.moon);
    distance(pen, night, inks, wide, own);
    viaduct(pen, inks, { from: from - 10, to: wide + 20, rail, ground, arch: Math.min(150, 2 * (ground - rail)) });
    gable(pen, inks, wall, own.fork('wall'), () => {
      cone(pen, lamp, inks.lamplit);
      if (singer) mural(pen, composition, singer, inks);
      else pieceOf(pen, composition, inks, night.piece);
      shadows(pen, inks, wall, singer ? muralAreaOf(composition) : night.piece);
    });
    wallLamp(pen, inks, lamp);
    wetStreet(pen, inks, { ground: wall.bottom, wide, tall }, unit, own.fork('street'));
  });
  const box = { left: writer[0] - 130 * size, top: writer[1] - 440 * size };
  const [across, down] = [310 * size * unit, 455 * size * unit];
  // Dark legs would be lost before the night.
  const clothes = { ...writerIn(inks), jeans: inks.edge, shade: inks.far };
  const steps = frames(STEPS, across, (1 + 1 / SQUEEZE) * down, (pen, share) => {
    const { canvas, pen: own } = newCanvas(across, down);
    own.scale(unit, unit);
    own.translate(-box.left, -box.top);
    person(own, { x: writer[0], y: writer[1], scale: size }, (brush) => leaving(brush, clothes, stepAt(share)));
    pen.save();
    pen.globalAlpha = MIRRORED;
    pen.translate(0, (1 + 1 / SQUEEZE) * down);
    pen.scale(1, -1 / SQUEEZE);
    pen.drawImage(canvas, 0, 0, across, down);
    pen.restore();
    pen.drawImage(canvas, 0, 0, across, down);
  });
  return [
    still(back),
    passing(composition, inks, { cars: 2, tall: car, rail, apart: 0.4 * wide, speed: 70, from }),
    flockOf(composition, {
      count: MOTHS,
      wide: 13,
      ink: inks.lit,
      at: ({ travel }, number) => {
        const [x, y] = lamp.head;
        const turn = (1.6 + 0.3 * number) * travel + 2 * number;
        return orbit([x, y + 40], turn, [54 + 9 * number, 26 + 6 * Math.sin(1.7 * turn)]);
      },
    }),
    cycle(steps, ({ beat }) => (beat * STEPS) / 2).at([box.left * unit, box.top * unit], 'top-left'),
  ];
}

/** Returns how far which foot is up, at a share of two steps: one of them is always a little. */
function stepAt(share: number): number {
  return Math.cos(2 * Math.PI * share) + 0.35 * Math.sin(2 * Math.PI * share);
}

function stars(pen: Context2D, { disc }: Inks, wide: number, down: number, own: Chance): void {
  for (let star = 0; star < 44; star++)
    fillDisc(pen, disc, own.next() * wide, own.next() * down, own.between(0.7, 1.9));
}

/** Prints the night over a wall in dots that leave what the lamp lights. */
function shadows(pen: Context2D, { dark }: Inks, wall: Area, lit: Area): void {
  const { left, top, right, bottom } = wall;
  const [x, y] = [(lit.left + lit.right) / 2, (lit.top + lit.bottom) / 2];
  const [across, down] = [0.78 * (lit.right - lit.left), Math.max(0.78 * (lit.bottom - lit.top), y - top)];
  clipped(pen, wall, () => {
    pen.fillStyle = dark;
    halftone(pen, { left, top, width: right - left, height: bottom - top }, DOTS, 30, (px, py) =>
      clamp(0.9 * (Math.hypot((px - x) / across, (py - y) / down) - 0.72), 0, 0.6),
    );
  });
}

/** The city beyond the viaduct. */
function distance(pen: Context2D, { from, ground, rail }: Night, inks: Inks, wide: number, own: Chance): void {
  const row = { from: from - 30, to: wide + 20, base: ground };
  const up = ground - rail;
  rowOf(pen, { ...row, tall: [up + 10, up + 100], wide: [40, 84], ink: inks.far }, own.fork('far'));
  const lit = { ink: inks.lit, size: 9, rows: 9 };
  rowOf(pen, { ...row, tall: [0.5 * up, up + 50], wide: [64, 120], ink: inks.middle, lit }, own.fork('middle'));
}
