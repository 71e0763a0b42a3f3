import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import { wrap } from '../../../drawing/motion.ts';
import { cycle, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPath } from '../../picture/path-shapes.ts';
import { flockOf } from './birds.ts';
import { coping } from './brick.ts';
import { antenna, rowOf, skyOf } from './city.ts';
import { type Inks, inksOf } from './inks.ts';
import { muralHouse } from './mural.ts';
import { type Area, printed, sidesIn } from './sheet.ts';

/** Where things are over the roofs, in units. */
interface Rooftops {
  /** The tank, the tip of its roof, and the roof on which it stands. */
  tank: Area;
  tip: number;
  roof: number;
  /** The rail far away. */
  rail: number;
  /** Ends of the line with laundry, and its height. */
  line?: readonly [left: number, right: number, y: number];
}

const ROOFTOPS: Readonly<Record<Composition['shape'], Rooftops>> = {
  wide: {
    tank: { left: 630, top: 150, right: 1226, bottom: 484 },
    tip: 26,
    roof: 606,
    rail: 490,
    line: [70, 520, 430],
  },
  tall: {
    tank: { left: 40, top: 330, right: 680, bottom: 740 },
    tip: 176,
    roof: 1060,
    rail: 880,
    line: [40, 690, 930],
  },
  square: {
    tank: { left: 50, top: 170, right: 670, bottom: 436 },
    tip: 60,
    roof: 610,
    rail: 520,
  },
};

/** With a singer, whose mural is on the side of the next house. */
const WITH_MURAL: Readonly<Record<Composition['shape'], Partial<Rooftops>>> = {
  wide: {},
  tall: { tank: { left: 40, top: 140, right: 680, bottom: 424 }, tip: 40, rail: 470 },
  square: { tank: { left: 50, top: 74, right: 670, bottom: 220 }, tip: 12, rail: 240 },
};

/** Drawings of the laundry in the wind. */
const GUSTS = 4;
const BIRDS = 6;

/** Before dawn: a tank for water over the roofs of the city, and a train far away. */
export function rooftopsOf(composition: Composition): (Layer | false | undefined)[] {
  const { unit, shape, singer, chance } = composition;
  const inks = inksOf(composition);
  const place: Rooftops = { ...ROOFTOPS[shape], ...(singer && WITH_MURAL[shape]) };
  const { wide, tall } = sidesIn(composition);
  const { tank, roof, rail, line } = place;
  const own = chance.fork('rooftops');
  const back = printed(composition, (pen) => {
    skyOf(pen, inks, { left: 0, top: 0, right: wide, bottom: roof });
    if (!singer) crescent(pen, inks, 0.16 * wide, 0.12 * tall, 30);
    const row = { from: -20, to: wide + 20, base: roof + 20 };
    const up = roof + 20 - rail;
    rowOf(pen, { ...row, tall: [up + 10, up + 130], wide: [40, 90], ink: inks.far }, own.fork('far'));
    pen.fillStyle = inks.middle;
    pen.fillRect(-10, rail, wide + 20, 8);
    for (let x = 10; x < wide; x += 64) pen.fillRect(x, rail, 7, up);
    rowOf(pen, { ...row, tall: [30, up - 34], wide: [70, 140], ink: inks.near }, own.fork('near'));
    tower(pen, inks, place);
    parapet(pen, inks, roof, wide, tall);
    if (line && !singer) poles(pen, inks, line, roof);
    if (singer) muralHouse(pen, composition, singer, inks, tall + 10);
    pigeons(pen, inks, place, wide, singer !== undefined);
  });
  const lights = sprite(220 * unit, 12 * unit, (pen) => {
    pen.scale(unit, unit);
    pen.fillStyle = inks.near;
    pen.fillRect(0, 0, 220, 12);
    pen.fillStyle = inks.lit;
    for (let x = 5; x < 214; x += 13) pen.fillRect(x, 3, 8, 5);
  });
  return [
    still(back),
    // Elsewhere, the tank's legs are before the rail.
    shape === 'wide' &&
      !singer &&
      picture(lights)
        .at(({ travel }) => [(wrap(travel * 46, wide + 240) - 230) * unit, (rail - 11) * unit], 'top-left')
        .inside({ right: (tank.left + 40) * unit }),
    line && !singer && laundry(composition, inks, line),
    flockOf(composition, {
      count: BIRDS,
      wide: 30,
      ink: inks.dark,
      at: ({ travel, beat }, number) => [
        wide - (wrap(travel * 40 + number * 46, 1.6 * wide) - 100),
        0.1 * roof + 26 * ((number * 3) % 4) + 6 * Math.sin(beat * Math.PI + number),
      ],
    }),
  ];
}

/** The thin moon of the last hour before dawn. */
function crescent(pen: Context2D, { disc, sky }: Inks, x: number, y: number, radius: number): void {
  fillDisc(pen, disc, x, y, radius);
  fillDisc(pen, sky[0] as string, x + 0.36 * radius, y - 0.2 * radius, 0.92 * radius);
}

/** The tank of planks with hoops, a pointed roof, and legs. */
function tower(pen: Context2D, inks: Inks, { tank, tip, roof }: Rooftops): void {
  const { left, top, right, bottom } = tank;
  const wide = right - left;
  const middle = (left + right) / 2;
  pen.strokeStyle = inks.dark;
  const feet = [0.1, 0.36, 0.64, 0.9].map((share) => left + share * wide);
  for (const [index, x] of feet.entries()) {
    pen.lineWidth = 13;
    pen.beginPath();
    pen.moveTo(x, bottom - 4);
    pen.lineTo(x + (index - 1.5) * 8, roof + 6);
    pen.stroke();
    const next = feet[index + 1];
    if (next === undefined) continue;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(x, bottom + 10);
    pen.lineTo(next, roof - 6);
    pen.moveTo(next, bottom + 10);
    pen.lineTo(x, roof - 6);
    pen.stroke();
  }
  const arch = 0.035 * wide;
  /** A level line around the tank, which is seen from below. */
  const hoop = (y: number, thick: number, ink: string, beyond = 3) => {
    pen.strokeStyle = ink;
    pen.lineWidth = thick;
    pen.lineCap = 'butt';
    pen.beginPath();
    pen.moveTo(left - beyond, y);
    pen.quadraticCurveTo(middle, y - arch, right + beyond, y);
    pen.stroke();
  };
  hoop(bottom + 6, 18, inks.dark, 8);
  pen.save();
  pen.beginPath();
  pen.moveTo(left, bottom);
  pen.quadraticCurveTo(middle, bottom - arch, right, bottom);
  pen.lineTo(right, top - 10);
  pen.lineTo(left, top - 10);
  pen.clip();
  // Planks: they are narrower and darker where the tank turns away.
  const planks = Math.round(wide / 24);
  const across = (share: number) =>
    middle - (0.5 * wide * Math.cos(Math.PI * (0.12 + 0.76 * share))) / Math.cos(0.12 * Math.PI);
  for (let plank = 0; plank < planks; plank++) {
    const share = plank / planks;
    const x = across(share);
    pen.fillStyle = share < 0.16 ? inks.lamplit : share < 0.34 ? inks.warm : share > 0.74 ? inks.shade : inks.wall;
    pen.fillRect(x, top - 12, wide, bottom);
    pen.fillStyle = inks.near;
    pen.fillRect(x, top - 12, 2, bottom);
  }
  pen.restore();
  for (const share of [0.08, 0.5, 0.93]) hoop(top + share * (bottom - top), 5, inks.dark);
  cap(pen, inks, { left, right, top, tip }, arch);
}

/** The pointed roof of the tank. */
function cap(
  pen: Context2D,
  inks: Inks,
  { left, right, top, tip }: Record<'left' | 'right' | 'top' | 'tip', number>,
  arch: number,
): void {
  const middle = (left + right) / 2;
  const eaves = (from: number, to: number, ink: string) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.moveTo(middle, tip);
    pen.lineTo(from, top + 4);
    pen.quadraticCurveTo((from + to) / 2, top + 4 - arch * Math.abs((to - from) / (right - left)), to, top + 4);
    pen.fill();
  };
  eaves(left - 24, right + 24, inks.dark);
  eaves(left - 24, left + 0.14 * (right - left), inks.edge);
  eaves(left + 0.14 * (right - left), left + 0.36 * (right - left), inks.middle);
  fillDisc(pen, inks.dark, middle, tip, 10);
}

/** The nearest roof: its parapet, an aerial, and one lit window below. */
function parapet(pen: Context2D, inks: Inks, roof: number, wide: number, tall: number): void {
  antenna(pen, inks.dark, 0.04 * wide, roof, 96);
  pen.fillStyle = inks.near;
  pen.fillRect(-10, roof, wide + 20, tall - roof + 10);
  coping(pen, inks, -10, wide + 10, roof);
  const x = 0.12 * wide;
  const y = roof + 36;
  const high = Math.min(90, tall - y - 12);
  if (high < 44) return;
  pen.fillStyle = inks.lit;
  pen.fillRect(x, y, 66, high);
  pen.fillStyle = inks.near;
  pen.fillRect(x + 31, y, 4, high);
  pen.fillRect(x, y + 40, 66, 4);
  pen.fillStyle = inks.dark;
  for (const column of [1, 2, 3, 4]) pen.fillRect(x + column * 0.19 * wide, y, 66, high);
}

function poles(pen: Context2D, inks: Inks, [left, right, y]: NonNullable<Rooftops['line']>, roof: number): void {
  pen.fillStyle = inks.dark;
  for (const x of [left, right]) {
    pen.fillRect(x - 4, y - 24, 8, roof - y + 26);
    pen.fillRect(x - 22, y - 16, 44, 6);
  }
}

/** Clothes on a line, which swing with the beat. */
function laundry({ unit }: Composition, inks: Inks, [left, right, y]: NonNullable<Rooftops['line']>): Layer {
  const wide = right - left;
  const pale = inks.tones[4] as string;
  const clothes = [pale, inks.coat, inks.edge, inks.body, pale, inks.rim];
  const step = wide / (clothes.length + 0.4);
  const states = frames(GUSTS, wide * unit, 150 * unit, (pen, share) => {
    pen.scale(unit, unit);
    pen.strokeStyle = inks.dark;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(0, 4);
    pen.quadraticCurveTo(wide / 2, 26, wide, 4);
    pen.stroke();
    for (const [index, color] of clothes.entries()) {
      const x = (index + 0.7) * step;
      const drop = 4 + 22 * (1 - ((2 * x) / wide - 1) ** 2) * 0.5;
      pen.save();
      pen.translate(x, drop);
      pen.transform(1, 0, 0.16 * Math.sin(2 * Math.PI * share + 0.9 * index) - 0.06, 1, 0, 0);
      const s = Math.min(1, step / 66);
      pen.scale(s, s);
      fillPath(
        pen,
        color,
        index % 3 === 1
          ? 'M-26 0 H26 V86 Q12 92 0 86 T-26 86 Z'
          : index % 3 === 2
            ? 'M-20 0 H20 L24 78 H4 L0 22 L-4 78 H-24 Z'
            : 'M-16 0 Q0 10 16 0 L38 16 L28 36 L20 30 V74 H-20 V30 L-28 36 L-38 16 Z',
      );
      pen.restore();
    }
  });
  return cycle(states, ({ beat }) => 2 * beat).at([left * unit, (y - 10) * unit], 'top-left');
}

/** Pigeons in a row on the parapet. */
function pigeons(pen: Context2D, inks: Inks, { roof, tank }: Rooftops, wide: number, hasMural: boolean): void {
  const y = hasMural ? tank.top + 2 : roof - 12;
  const from = hasMural ? tank.left : 0.3 * wide;
  for (const [index, along] of [0, 34, 62, 108, 300, 332].entries()) {
    pen.save();
    pen.translate(from + along * Math.min(1, wide / 900), y);
    pen.scale(index % 2 ? -1 : 1, 1);
    fillPath(
      pen,
      inks.far,
      'M-17 -6 Q-8 -8 -4 -16 Q-2 -24 5 -24 Q11 -23 11 -18 L15 -16 L11 -14 Q12 -4 4 -1 L4 2 H2 V0 L-2 0 V2 H-4 V-1 Q-10 -2 -17 -6 Z',
    );
    pen.restore();
  }
}
