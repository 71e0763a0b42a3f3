import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve } from '../../../drawing/curve.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { type Point, polygon, star } from '../../../drawing/hand.ts';
import { wrap } from '../../../drawing/motion.ts';
import { each, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPolygon } from '../../picture/path-shapes.ts';
import type { Inks } from './inks.ts';

/** Length of a car and the gap after it, and the ends of its body and of its panes, in its heights. */
const [LONG, GAP] = [3.5, 0.1];
const [ROOF, SILL] = [0.04, 0.84];
const PANES = { top: 0.2, bottom: 0.46, wide: 0.3, step: 0.42 } as const;

/** A train on its way to the right, in units. */
interface Train {
  cars: number;
  /** Height of a car, and where its wheels stand. */
  tall: number;
  rail: number;
  /** Units between two trains, and for each second of travel. */
  apart: number;
  speed: number;
  /** Left end of what is seen of the rail. */
  from?: number;
}

/** Lets a painted train pass again and again. */
export function passing(composition: Composition, inks: Inks, train: Train): Layer {
  const { unit } = composition;
  const { tall, rail, apart, speed, from = 0 } = train;
  const cars = carsOf(composition, inks, train);
  const every = cars.width + apart * unit;
  return each([-1, 0], (turn) =>
    picture(cars)
      .at(
        ({ travel }) => [
          turn * every + wrap(0.8 * every + travel * speed * unit, every) + from * unit,
          (rail - tall) * unit,
        ],
        'top-left',
      )
      .inside({ left: from * unit }),
  );
}

function carsOf({ unit, chance }: Composition, inks: Inks, { cars, tall }: Train): Sprite {
  const step = (LONG + GAP) * tall;
  return sprite(cars * step * unit, tall * unit, (pen) => {
    pen.scale(unit, unit);
    for (let car = 0; car < cars; car++) {
      pen.save();
      pen.translate(car * step, 0);
      pen.scale(tall, tall);
      if (car > 0)
        fillPolygon(pen, inks.dark, [
          [-GAP - 0.02, 0.3],
          [0.02, 0.3],
          [0.02, 0.76],
          [-GAP - 0.02, 0.76],
        ]);
      painted(pen, inks, car, chance.fork(`car ${car}`));
      if (car === 0) tailLights(pen);
      pen.restore();
    }
  });
}

/** A car that is painted from end to end. Its height is 1. */
function painted(pen: Context2D, inks: Inks, number: number, chance: Chance): void {
  for (const wheel of [0.3, 0.62, LONG - 0.62, LONG - 0.3]) fillDisc(pen, inks.dark, wheel, 0.92, 0.08);
  pen.fillStyle = inks.dark;
  pen.fillRect(0.12, 0.8, LONG - 0.24, 0.1);
  pen.beginPath();
  pen.roundRect(0, ROOF, LONG, SILL - ROOF, [0.14, 0.14, 0.03, 0.03]);
  pen.fillStyle = inks.dark;
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.roundRect(0.02, ROOF + 0.07, LONG - 0.04, SILL - ROOF - 0.1, [0.05, 0.05, 0.02, 0.02]);
  pen.clip();
  const pale = inks.tones[4] as string;
  const paints = [
    [inks.rim, inks.body, inks.under, inks.cloud],
    [inks.body, inks.rim, pale, inks.disc],
    [inks.under, pale, inks.rim, inks.body],
  ][number % 3] as string[];
  pen.fillStyle = paints[0] as string;
  pen.fillRect(0, 0, LONG, 1);
  for (const [index, paint] of paints.slice(1).entries()) wave(pen, inks.dark, paint, index, chance);
  shapes(pen, inks, paints, chance);
  pen.restore();
  for (let x = 0.16; x + PANES.wide < LONG - 0.1; x += PANES.step) {
    pen.beginPath();
    pen.roundRect(x, PANES.top, PANES.wide, PANES.bottom - PANES.top, 0.04);
    pen.fillStyle = inks.lit;
    pen.fill();
    pen.strokeStyle = inks.dark;
    pen.lineWidth = 0.035;
    pen.stroke();
  }
}

/** A band of paint that swings along the car. */
function wave(pen: Context2D, line: string, paint: string, index: number, chance: Chance): void {
  const steps = 7;
  const base = 0.24 + 0.2 * index;
  const upper = Array.from(
    { length: steps + 1 },
    (_, step): Point => [(step / steps) * LONG * 1.1 - 0.1, base + (step % 2 ? -0.16 : 0.16) + 0.06 * chance.around()],
  );
  const outline: Point[] = [...curve(upper), [LONG + 0.2, 1.1], [-0.2, 1.1]];
  polygon(pen, outline);
  pen.fillStyle = paint;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 0.03;
  pen.stroke();
}

/** Bubbles and stars over the bands. */
function shapes(pen: Context2D, { dark }: Inks, paints: readonly string[], chance: Chance): void {
  for (let x = 0.25; x < LONG; x += 0.42) {
    const y = chance.between(0.5, 0.74);
    const radius = chance.between(0.05, 0.13);
    const paint = chance.pick(paints);
    if (chance.next() < 0.4) {
      star(pen, x, y, 1.4 * radius, 0.65 * radius, 5, chance.around());
      pen.fillStyle = '#ffffff';
      pen.fill();
      pen.strokeStyle = dark;
      pen.lineWidth = 0.026;
      pen.stroke();
      continue;
    }
    fillDisc(pen, dark, x, y, radius + 0.026);
    fillDisc(pen, paint, x, y, radius);
    fillDisc(pen, '#ffffff', x - 0.35 * radius, y - 0.35 * radius, 0.24 * radius);
  }
}

function tailLights(pen: Context2D): void {
  for (const y of [0.56, 0.7]) {
    fillDisc(pen, 'rgb(255 60 60 / 0.45)', 0.03, y, 0.1);
    fillDisc(pen, '#ff3b3b', 0.05, y, 0.055);
  }
}
