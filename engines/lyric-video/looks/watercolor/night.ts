import { pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep, sway } from '../../../drawing/motion.ts';
import { cycle, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { PAPER, sweep } from '../../picture/wet-brush.ts';
import { dropping } from './drops.ts';
import { hillTown, type Light, mirrored } from './hill-town.ts';
import { rower } from './rower.ts';
import { looseOf, type Painted, type Sheet, sheetOf } from './sheet.ts';
import { backrun, thrown, wash } from './wash.ts';

/** Where things are at night, in shares of the frame. */
interface Place {
  water: number;
  moon: Point;
  /** Both ends of the town. */
  town: Point;
  hill: number;
  boat: Point;
  long: number;
}

function placeOf({ shape, singer }: Composition): Place {
  if (shape === 'wide')
    return singer
      ? { water: 0.6, moon: [0.8, 0.2], town: [-0.03, 0.5], hill: 0.3, boat: [0.82, 0.8], long: 190 }
      : { water: 0.6, moon: [0.8, 0.23], town: [-0.03, 0.58], hill: 0.34, boat: [0.6, 0.8], long: 250 };
  if (shape === 'tall')
    return singer
      ? { water: 0.52, moon: [0.78, 0.13], town: [-0.05, 0.86], hill: 0.15, boat: [0.86, 0.66], long: 150 }
      : { water: 0.54, moon: [0.7, 0.14], town: [-0.05, 0.9], hill: 0.17, boat: [0.56, 0.76], long: 300 };
  return singer
    ? { water: 0.52, moon: [0.8, 0.15], town: [-0.05, 0.8], hill: 0.24, boat: [0.87, 0.7], long: 140 }
    : { water: 0.56, moon: [0.76, 0.18], town: [-0.05, 0.8], hill: 0.26, boat: [0.6, 0.8], long: 230 };
}

/** Night over the harbor: the moon and the windows are what was left of the paper. */
export function nightOf(composition: Composition): Painted {
  const { width, height, unit } = composition;
  const place = placeOf(composition);
  const foot = place.water * height;
  let lights: Light[] = [];
  const sheet = sheetOf(composition, 'night', (on) => {
    sky(on, place);
    lights = hillTown(on, [place.town[0] * width, place.town[1] * width, foot], place.hill * height);
    water(on, place);
  });
  const deep = height - foot;
  const shown = lights.filter((_, index) => index % 4 === 0);
  const mirrors = [0, 1].map((take) =>
    looseOf(composition, `mirror ${take}`, [width * place.town[1], deep * 0.8], (on) =>
      mirrored(
        on,
        shown.map(([x, y]): Light => [x, y - foot]),
        0,
        deep,
      ),
    ),
  );
  const long = place.long * unit;
  const boat = looseOf(composition, 'rower', [long * 1.9, long * 1.5], (on) =>
    rower(on, [long * 0.8, long * 0.86], long),
  );
  const [x, y] = [place.boat[0] * width - long * 0.8, place.boat[1] * height - long * 0.86];
  return {
    behind: [
      still(sheet),
      dropping(composition, pointsOf('0.08,0.965 0.93,0.97 0.52,0.975'), ['#3f56b8']),
      cycle(mirrors, ({ beat }) => beat).at([0, foot], 'top-left'),
      picture(boat).at(
        ({ travel, beat }) => [x + sway(travel, 0.22, 26 * unit), y + sway(beat, Math.PI / 4, 2.4 * unit)],
        'top-left',
      ),
    ],
  };
}

function sky(sheet: Sheet, { water, moon }: Place): void {
  const { width, height, unit, noise } = sheet;
  const short = Math.min(width, height);
  const foot = water * height;
  const [mx, my] = [moon[0] * width, moon[1] * height];
  wash(sheet, {
    colors: ['#f6e6c0', '#8fa6e4', '#3f56b8', '#26308c', '#1c1f66'],
    outline: [
      [-40, foot + 4 * unit],
      [-40, foot + 4 * unit],
      [-40, 0.1 * height],
      [0.05 * width, 0.035 * height],
      [0.2 * width, 0.06 * height],
      [0.3 * width, -40],
      [width + 40, -40],
      [width + 40, 0.3 * height],
      [0.985 * width, 0.44 * height],
      [0.96 * width, 0.52 * height],
      [width + 40, foot + 4 * unit],
      [width + 40, foot + 4 * unit],
    ],
    spare: (px, py) => Math.hypot(px - mx, py - my) - 40 * unit,
    flow: [230, 110],
    grains: 0.17,
    lay: (px, py, run) => {
      const far = Math.hypot(px - mx, (py - my) * 1.15) / short;
      const low = smoothstep(foot - 0.22 * short, foot, py);
      const drift =
        noise((px * 0.9 + py * 0.5) / 210 / unit, (py * 0.9 - px * 0.28) / 60 / unit) * smoothstep(0.1, 0.35, far);
      return {
        thick: 0.34 + 0.5 * smoothstep(0.03, 0.5, far) + 0.3 * run + 0.2 * drift - 0.3 * low,
        tone: clamp(0.12 + smoothstep(0.02, 0.75, far) * 0.85 + run * 0.24 + drift * 0.16 - 0.25 * low),
      };
    },
  });
  if (width > height) backrun(sheet, [mx - 0.5 * short, 4 * unit], 84 * unit, '#1c1f66', 0.8);
  const { pen, chance } = sheet;
  pen.save();
  pen.fillStyle = PAPER;
  for (let star = 0; star < 46; star++) {
    const [px, py] = [chance.next() * width, chance.next() ** 1.4 * foot * 0.8];
    if (Math.hypot(px - mx, py - my) < 90 * unit) continue;
    const radius = unit * (0.6 + 1.7 * chance.next() ** 4);
    pen.globalAlpha = chance.between(0.5, 0.95);
    disc(pen, px, py, radius);
    pen.fill();
  }
  pen.restore();
}

function water(sheet: Sheet, { water: level, moon }: Place): void {
  const { width, height, unit, noise, chance, tint } = sheet;
  const foot = level * height;
  const deep = height - foot;
  const mx = moon[0] * width;
  wash(sheet, {
    colors: ['#6f86d8', '#3548a8', '#222a80', '#181c5c'],
    outline: [
      [-40, foot],
      [-40, foot],
      [width + 40, foot],
      [width + 40, foot],
      [width + 40, foot + deep * 0.5],
      [0.97 * width, foot + deep * 0.66],
      [0.985 * width, foot + deep * 0.8],
      [0.86 * width, foot + deep * 0.93],
      [0.6 * width, foot + deep * 0.86],
      [0.42 * width, foot + deep * 0.97],
      [0.2 * width, foot + deep * 0.9],
      [0.07 * width, foot + deep * 0.95],
      [-40, foot + deep * 0.82],
    ],
    stray: 0.8,
    flow: [220, 30],
    grains: 0.17,
    spare: (px, py) => {
      const near = (py - foot) / deep;
      const broad = (8 + 84 * near) * unit;
      return (
        Math.abs(px - mx + noise(py / 16 / unit, 4) * 18 * unit) -
        broad * (0.35 + noise(px / 60 / unit, py / 6 / unit / (0.5 + near)) * 1.5)
      );
    },
    lay: (px, py, run) => {
      const near = (py - foot) / deep;
      const light = Math.exp(-(((px - mx) / (0.1 * width + 0.1 * near * width)) ** 2));
      return {
        thick: (0.66 + 0.24 * near + 0.32 * run) * (1 - 0.4 * light),
        tone: clamp(0.3 + 0.6 * near + 0.5 * run - 0.3 * light),
        dry: 0.72 * smoothstep(0.7, 0.97, near + run * 0.14),
      };
    },
  });
  for (let index = 0; index < 26; index++) {
    const near = ((index + chance.next()) / 26) ** 1.2;
    const y = foot + (0.06 + 0.76 * near) * deep;
    const x = chance.between(0, 1) * width;
    const half = unit * (16 + 54 * near) * chance.between(0.6, 1.3);
    const thick = unit * (2 + 6 * near);
    sweep(
      sheet,
      [
        [x - half, y],
        [x, y + chance.around() * thick],
        [x + half, y],
      ],
      (along) => thick * Math.sin(Math.PI * along) ** 0.8,
      {
        colors: ['#1c226c', '#12164c'].map(tint),
        load: [0.6, 0.8],
        dry: 0.5,
        pooled: 0.4,
      },
      10,
    );
  }
  thrown(sheet, [0.3 * width, 0.95 * height], [0.3 * width, 0.05 * height], 24, ['#26308c', '#ffb648']);
}
