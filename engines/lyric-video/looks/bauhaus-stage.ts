import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { wrap } from '../../drawing/motion.ts';
import { cycle, each, type Layer, picture } from '../layers.ts';
import type { Composition } from '../look.ts';

/** The inks of the look's verse that the stage takes. */
interface Inks {
  black: string;
  paper: string;
  red: string;
  blue: string;
  yellow: string;
}

const STAIRS = 7;
/** Lengths of a dancer in its own pixels. */
const [TALL, BROAD] = [300, 190];

/** In a break, dancers of circles, triangles and bars step from one leg to the other on each beat. */
export function dancersOf({ movement, shape, width, height, unit }: Composition, inks: Inks): Layer | false {
  if (movement !== 'break') return false;
  const high = { wide: 0.62, tall: 0.25, square: 0.3 }[shape] * height;
  const scale = high / TALL;
  const places: readonly Point[] =
    shape === 'wide'
      ? [
          [0.13, 0.93],
          [0.84, 0.93],
        ]
      : [
          [0.22, 0.985],
          [0.5, 0.985],
          [0.78, 0.985],
        ];
  const dancers = places.map((_, index) =>
    frames(2, BROAD * scale, TALL * scale, (pen, share) => {
      pen.translate((BROAD / 2) * scale, 0);
      pen.scale((share < 0.5 === (index % 2 === 0) ? 1 : -1) * scale, scale);
      dancer(pen, inks, index);
    }),
  );
  return each(dancers, (steps, index) => {
    const [across, down] = places[index] as Point;
    return cycle(steps, ({ beat }) => beat).at(
      ({ beat, bass }) => [across * width, down * height - Math.abs(Math.sin(beat * Math.PI)) * (6 + 16 * bass) * unit],
      'bottom',
    );
  });
}

/** Around a vertical axis, one leg up. @param kind each is dressed in other shapes */
function dancer(pen: Context2D, { black, paper, red, yellow }: Inks, kind: number): void {
  const [skirt, top, arm] = [
    [paper, yellow, red],
    [yellow, paper, red],
    [paper, yellow, red],
  ][kind % 3] as [string, string, string];
  pen.strokeStyle = black;
  pen.lineWidth = 11;
  pen.beginPath();
  pen.moveTo(-16, 190);
  pen.lineTo(-22, 296);
  pen.moveTo(18, 190);
  pen.lineTo(58, 226);
  pen.lineTo(50, 268);
  pen.stroke();
  pen.lineWidth = 15;
  pen.strokeStyle = arm;
  pen.beginPath();
  pen.moveTo(0, 104);
  pen.lineTo(-74, 62);
  pen.moveTo(0, 104);
  pen.lineTo(74, 132);
  pen.stroke();
  pen.fillStyle = black;
  for (const [x, y] of [
    [-78, 58],
    [78, 134],
  ] as const) {
    disc(pen, x, y, 13);
    pen.fill();
  }
  pen.fillStyle = top;
  polygon(pen, [
    [-44, 84],
    [44, 84],
    [0, 166],
  ]);
  pen.fill();
  pen.fillStyle = skirt;
  pen.beginPath();
  if (kind % 3 === 1) pen.arc(0, 204, 70, Math.PI, 0);
  else {
    pen.moveTo(0, 128);
    pen.lineTo(70, 206);
    pen.lineTo(-70, 206);
  }
  pen.fill();
  pen.fillStyle = black;
  pen.fillRect(-5, 72, 10, 14);
  pen.fillRect(-70, 204, 140, 6);
  disc(pen, 0, 46, 32);
  pen.fill();
  pen.fillStyle = paper;
  pen.beginPath();
  pen.arc(0, 46, 32, -Math.PI / 2, Math.PI / 2);
  pen.fill();
  pen.fillStyle = red;
  disc(pen, 0, 10, 10);
  pen.fill();
}

/** In an ending, the ball hops down a flight of stairs, one step on each beat. @param radius of the ball, in pixels */
export function stairsOf({ movement, width, height, shape }: Composition, inks: Inks, radius: number): Layer | false {
  if (movement !== 'ending') return false;
  const high = (shape === 'wide' ? 0.34 : 0.22) * height;
  const [run, rise] = [width / STAIRS, high / STAIRS];
  const colors = [inks.paper, inks.yellow, inks.paper, inks.red, inks.paper, inks.black, inks.yellow];
  const stairs = sprite(width, high, (pen) => {
    for (let stair = 0; stair < STAIRS; stair++) {
      pen.fillStyle = inks.black;
      pen.fillRect(stair * run, stair * rise, run, high);
      pen.fillStyle = colors[stair % colors.length] as string;
      pen.fillRect(stair * run, stair * rise, run, rise * 0.42);
      pen.fillStyle = stair % 2 ? inks.blue : inks.red;
      for (let bar = 1; bar < 5; bar++)
        pen.fillRect(stair * run + (bar * run) / 5, (stair + 1) * rise, run * 0.03, high);
    }
  });
  const ball = sprite(2 * radius, 2 * radius, (pen) => {
    pen.fillStyle = inks.red;
    disc(pen, radius, radius, radius);
    pen.fill();
    pen.fillStyle = inks.paper;
    pen.beginPath();
    pen.arc(radius, radius, radius * 0.5, 0, Math.PI);
    pen.fill();
  });
  const top = height - high;
  const flight = picture(stairs).at([0, top], 'top-left');
  const hopping = picture(ball).at(({ beat }) => {
    const step = wrap(beat, STAIRS + 1) - 1;
    const [from, share] = [Math.floor(step), step - Math.floor(step)];
    // It lands on the next stair halfway through a beat, and waits there.
    const way = Math.min(1, share * 1.8);
    const lift = 4 * way * (1 - way) * radius * 2.2;
    return [(from + 0.5 + way) * run, top + (from + way) * rise - radius - lift];
  });
  return (frame, cues) => {
    flight(frame, cues);
    hopping(frame, cues);
  };
}
