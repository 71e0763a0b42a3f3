import { type Context2D, frames, plate, sprite } from '../../../drawing/canvas.ts';
import { wrap } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc } from '../../picture/path-shapes.ts';
import { BODY, CROSSING, FEET, fromAbove, PEOPLE, SHADE, SHADOW, shadow, TURN, taxiOf } from './passers.ts';
import { CREAM } from './shapes.ts';
import { bustOf } from './singer.ts';

/** Drawings of a walk. */
const STEPS = 8;

/** People walk in lanes, so that nobody walks into another; two in each. */
const LANES = 5;
/** Where in its lane the first of both is at first, in shares of its length: those with one way keep their distances. */
const STARTS = [0, 0, 0.34, 0.25, 0.17] as const;
/** Pixels of a frame 720 high that a beat takes them. */
const STRIDE = 36;

/** From straight above: people and their long shadows on a zebra crossing, and a taxi that waits. */
export function crossingOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, tint } = composition;
  const short = Math.min(width, height);
  const bust = bustOf(composition);
  const long = Math.hypot(width, height);
  const [cx, cy] = [width / 2, (bust ? 0.5 : 0.66) * height];
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const at = (along: number, across: number) =>
    [cx + along * cos - across * sin, cy + along * sin + across * cos] as const;
  const band = (shape === 'tall' ? 0.9 : 0.72) * short;
  const circle = 0.42 * short;
  const range = 1.1 * long;
  const ground = plate(width, height, (pen) => {
    pen.fillStyle = tint(CROSSING.road);
    pen.fillRect(0, 0, width, height);
    pen.translate(cx, cy);
    pen.rotate(TURN);
    const bar = (color: string, left: number, top: number, wide: number, tall: number) => {
      pen.fillStyle = tint(color);
      pen.fillRect(left, top, wide, tall);
    };
    const stripe = 0.14 * short;
    for (let x = -8.3 * stripe; x < long; x += 2 * stripe) bar(CREAM, x, -band / 2, stripe, band);
    // The line before which cars stop, and that between the lanes.
    bar(CREAM, -long, -band / 2 - 0.14 * short, 2 * long, 0.035 * short);
    bar(CREAM, -long, band / 2 + 0.1 * short, 2 * long, 0.035 * short);
    // The pavement, of which most frames show nothing.
    bar(CROSSING.shade, -long, band / 2 + 0.3 * short, 2 * long, long);
    bar(CROSSING.corner, -long, band / 2 + 0.33 * short, 2 * long, long);
    pen.rotate(-TURN);
    // The shadow of the umbrella on which the singer is.
    if (bust) fillDisc(pen, tint(CROSSING.shade), 0.3 * circle * SHADOW[0], 0.3 * circle * SHADOW[1], circle);
  });
  const umbrella =
    bust &&
    sprite(2 * circle, 2 * circle, (pen) => {
      fillDisc(pen, tint(CROSSING.corner), circle, circle, circle);
      pen.clip();
      bust(pen, { x: circle, foot: 2 * circle, side: 1.9 * circle });
    });
  const scale = (0.62 * short) / 400;
  const drawn = (wide: number, tall: number, draw: (pen: Context2D, step: number) => void) =>
    frames(STEPS, wide * scale, tall * scale, (pen, step) => {
      pen.scale(scale, scale);
      draw(pen, step);
    });
  const shadows = new Map(
    [-1, 1].flatMap((way) =>
      [false, true].map((hasUmbrella) => [
        `${way} ${hasUmbrella}`,
        drawn(SHADE.wide, SHADE.tall, (pen, step) => shadow(pen, tint, { hasUmbrella, step, way })),
      ]),
    ),
  );
  // Two steps for each two beats; between the drawings nobody moves.
  const walk = ({ beat }: FrameCues) => (beat * STEPS) / 2;
  const walked = (cues: FrameCues) => (Math.floor(walk(cues)) * 2 * STRIDE * unit) / (STEPS * range);
  const walkers = Array.from({ length: 2 * LANES }, (_, number) => {
    const lane = number >> 1;
    const way = lane % 2 ? 1 : -1;
    const person = PEOPLE[number % PEOPLE.length] as (typeof PEOPLE)[number];
    const aside = (lane + 0.5) / LANES - 0.5;
    const across = 0.95 * aside * band + 0.03 * short;
    const from = (STARTS[lane] as number) + (number % 2) / 2;
    return {
      body: drawn(BODY, BODY, (pen, step) => fromAbove(pen, tint, person, { step, way })),
      shade: shadows.get(`${way} ${person.hasUmbrella}`) ?? [],
      placed: (cues: FrameCues) => at((wrap(from + way * walked(cues), 1) - 0.5) * range, across),
    };
  });
  const car = taxiOf(tint, 0.62 * short);
  return [
    still(ground),
    picture(car).at(at({ wide: -0.42, tall: 0.05, square: 0.02 }[shape] * short, -band / 2 - 0.4 * short)),
    // All shadows are below all people.
    each(walkers, ({ shade, placed }) =>
      cycle(shade, walk).at(
        (cues) => placed(cues).map((value) => value + FEET * scale) as [number, number],
        'bottom-right',
      ),
    ),
    each(walkers, ({ body, placed }) => cycle(body, walk).at(placed)),
    ...(umbrella ? [picture(umbrella).at([cx, cy])] : []),
  ];
}
