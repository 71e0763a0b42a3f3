import { type Context2D, frames } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillPolygon } from '../../picture/path-shapes.ts';
import { flockOf } from './birds.ts';
import { discOf, rowOf, skyOf } from './city.ts';
import { type Inks, inksOf } from './inks.ts';
import { houseOf, muralHouse } from './mural.ts';
import { pairOf } from './pair.ts';
import { printed, sidesIn } from './sheet.ts';
import { passing } from './train.ts';
import { viaduct } from './viaduct.ts';

/** Where things are at the river, in units. */
interface River {
  sun: readonly [x: number, y: number, radius: number];
  rail: number;
  water: number;
  /** Height of a car, and width of an arch. */
  car: number;
  arch: number;
  /** The edge of the quay, where the two sit on it, and units for each unit of people. */
  quay: number;
  seats: readonly [number, number];
  size: number;
}

const RIVERS: Readonly<Record<Composition['shape'], River>> = {
  wide: { sun: [640, 316, 250], rail: 432, water: 548, car: 104, arch: 150, quay: 640, seats: [930, 1078], size: 0.62 },
  tall: { sun: [360, 600, 290], rail: 760, water: 886, car: 116, arch: 150, quay: 1140, seats: [330, 530], size: 0.86 },
  square: { sun: [360, 310, 212], rail: 420, water: 520, car: 92, arch: 124, quay: 632, seats: [420, 548], size: 0.54 },
};

/** With a singer, whose mural is on a house at the river. The train passes below it. */
const WITH_MURAL: Readonly<Record<Composition['shape'], Partial<River>>> = {
  wide: { sun: [1010, 330, 200], rail: 626, water: 676, car: 84, quay: 706, seats: [1096, 1170], size: 0.32 },
  tall: { sun: [560, 200, 130], rail: 1066, water: 1150, quay: 1226, size: 0.4, seats: [530, 624] },
  square: { sun: [620, 150, 110], rail: 632, water: 676, car: 78, quay: 709, seats: [604, 656], size: 0.22 },
};

/** Drawings of the light on the water. */
const GLINTS = 3;
const BIRDS = 5;

/** Sundown at the river: the painted train crosses a viaduct before the sun. */
export function riverOf(composition: Composition): Layer[] {
  const { unit, shape, singer, chance } = composition;
  const inks = inksOf(composition);
  const river: River = { ...RIVERS[shape], ...(singer && WITH_MURAL[shape]) };
  const { wide, tall } = sidesIn(composition);
  const { sun, rail, water, car, arch, quay } = river;
  const own = chance.fork('river');
  const house = houseOf(composition, water);
  const back = printed(composition, (pen) => {
    skyOf(pen, inks, { left: 0, top: 0, right: wide, bottom: water });
    discOf(pen, inks, ...sun);
    const row = { from: -20, to: wide + 20, base: water };
    const up = water - rail;
    rowOf(pen, { ...row, tall: [up + 20, up + 130], wide: [36, 80], ink: inks.far }, own.fork('far'));
    const lit = { ink: inks.lit, size: 8, rows: 5 };
    rowOf(pen, { ...row, tall: [0.3 * up, up + 40], wide: [60, 120], ink: inks.middle, lit }, own.fork('middle'));
    if (singer) muralHouse(pen, composition, singer, inks, water);
    stream(pen, inks, river, wide, tall, own.fork('stream'));
    viaduct(pen, inks, { from: -30, to: wide + 30, rail, ground: water, arch });
    reflection(pen, inks, river, wide, own.fork('reflection'));
    pen.fillStyle = inks.middle;
    pen.fillRect(-10, quay, wide + 20, tall - quay + 10);
    pen.fillStyle = inks.edge;
    pen.fillRect(-10, quay, wide + 20, 3);
  });
  const deep = Math.min(tall, quay) - water;
  const glints = frames(GLINTS, 2.3 * sun[2] * unit, deep * unit, (pen, share) => {
    pen.scale(unit, unit);
    glitter(pen, inks.disc, 2.3 * sun[2], deep, own.fork(`glints ${Math.round(share * GLINTS)}`));
  });
  return [
    still(back),
    cycle(glints, ({ beat }) => 2 * beat).at([(sun[0] - 1.15 * sun[2]) * unit, water * unit], 'top-left'),
    passing(composition, inks, { cars: 4, tall: car, rail, apart: 0.14 * wide, speed: 150 }),
    pairOf(composition, inks, { ...river, edge: quay + 2 }),
    flockOf(composition, {
      count: BIRDS,
      wide: 34,
      ink: inks.dark,
      // They pass beside a mural, or over it.
      ...(singer && { seen: shape === 'tall' ? { bottom: house.top } : { left: house.right } }),
      at: ({ travel }, number) => [
        ((travel * 34 + number * 0.23 * wide) % (wide + 120)) - 60,
        0.16 * rail + ((number * 37) % 5) * 0.07 * rail + 8 * Math.sin(travel + number),
      ],
    }),
  ];
}

/** The river, with bands of waves that are farther apart the nearer they are. */
function stream(
  pen: Context2D,
  { near, middle }: Inks,
  { water }: River,
  wide: number,
  tall: number,
  own: Chance,
): void {
  pen.fillStyle = near;
  pen.fillRect(0, water, wide, tall - water);
  pen.fillStyle = middle;
  for (let y = water + 6, step = 7; y < tall; y += step, step *= 1.16) {
    for (let x = -60; x < wide; x += own.between(60, 220)) pen.fillRect(x, y, own.between(20, 110), 0.28 * step);
  }
}

/** The piers in the water, torn by waves. */
function reflection(pen: Context2D, { dark }: Inks, { water, arch }: River, wide: number, own: Chance): void {
  pen.fillStyle = dark;
  for (let y = water, step = 5; y < water + 0.6 * arch; y += step, step *= 1.14) {
    for (let x = -30; x < wide + 30; x += arch) {
      const half = 0.08 * arch * own.between(0.8, 1.5);
      pen.fillRect(x - half + 5 * own.around(), y, 2 * half, 0.6 * step);
    }
  }
}

/** The light of the sun on the water: strokes that get longer and rarer toward us. */
function glitter(pen: Context2D, ink: string, wide: number, deep: number, own: Chance): void {
  for (let y = 3, step = 6; y < deep; y += step, step *= 1.12) {
    const far = y / deep;
    for (let stroke = 0; stroke < 9; stroke++) {
      const x = wide / 2 + own.around() * 0.4 * wide * (1 - 0.3 * far);
      const long = own.between(14, 70) * (0.7 + far);
      fillPolygon(pen, ink, [
        [x - long, y],
        [x, y - 0.16 * step],
        [x + long, y],
        [x, y + 0.16 * step],
      ]);
    }
  }
}
