import { type Context2D, frames, plate, sprite } from '../../../drawing/canvas.ts';
import { wrap } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition, Tint } from '../../look.ts';
import { fillDisc, fillPath } from '../../picture/path-shapes.ts';
import { skyline, windows } from '../../picture/skyline.ts';
import { NECK, profile } from './profile.ts';
import { CREAM, fillsOf, HERS } from './shapes.ts';
import { bustOf } from './singer.ts';

const [INSIDE, SKY, CITY, EDGE] = ['#0b0e2e', '#26378c', '#141c55', '#ffc42e'];
const COAT = '#1f2b70';

/** The middle of the moon in shares of the frame, and its radius and the size of the silhouette in those of its shorter side. */
const MOONS = { wide: [0.47, 0.43, 0.31], tall: [0.43, 0.5, 0.4], square: [0.42, 0.42, 0.3] } as const;
const SIZES = { wide: 0.82, tall: 1.05, square: 0.74 } as const;
/** Where straps hang, in shares of the width: beside the moon. */
const STRAPS = { wide: [0.13, 0.22], tall: [0.66, 0.81], square: [0.84] } as const;
/** Drawings of the straps and of her nodding head. */
const STATES = 8;
/** Width and height of the silhouette in its own units. */
const [WIDE, TALL] = [640, 700];

/** Night: she looks out of the window of a train; the city passes before the moon. */
export function trainOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, tint, chance, singer } = composition;
  const short = Math.min(width, height);
  const own = chance.fork('train');
  const pane = {
    wide: { left: 0.07, top: 0.1, right: 0.85, bottom: 0.8 },
    tall: { left: 0.09, top: 0.14, right: 0.91, bottom: 0.78 },
    square: { left: 0.08, top: 0.09, right: 0.92, bottom: 0.8 },
  }[shape];
  const [left, top, right, bottom] = [pane.left * width, pane.top * height, pane.right * width, pane.bottom * height];
  const [across, down, size] = MOONS[shape];
  const moon = { x: (singer ? across - 0.05 : across) * width, y: down * height, radius: size * short };
  const bust = bustOf(composition);
  const scale = (Math.min(SIZES[shape] * short, 0.9 * height) * (singer ? 0.72 : 1)) / TALL;
  const bend = 0.09 * short;
  const outside = plate(width, height, (pen) => {
    pen.fillStyle = tint(SKY);
    pen.fillRect(0, 0, width, height);
    fillDisc(pen, tint(CREAM), moon.x, moon.y, moon.radius);
    if (!bust) return;
    // The disc of the moon ends the bust.
    pen.clip();
    bust(pen, { x: moon.x, foot: moon.y + moon.radius, side: 1.9 * moon.radius });
  });
  const city = sprite(width, 0.2 * height, (pen) => {
    const row = { left: 0, right: width, base: 0.2 * height };
    const tall = shape === 'tall' ? ([0.03, 0.1] as const) : ([0.06, 0.19] as const);
    const sizes = { tall: [tall[0] * height, tall[1] * height], wide: [0.1 * short, 0.2 * short] } as const;
    const houses = skyline(pen, tint(CITY), { ...row, ...sizes }, own);
    for (const house of houses) windows(pen, tint(EDGE), house, 7, 13 * unit, own);
  });
  const frame = sprite(width, height, (pen) => {
    pen.fillStyle = tint(INSIDE);
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = 'destination-out';
    pen.beginPath();
    pen.roundRect(left, top, right - left, bottom - top, bend);
    pen.roundRect(right + 0.07 * short, top, width, bottom - top, bend);
    pen.fill();
    pen.globalCompositeOperation = 'source-over';
  });
  const hang = top + 0.19 * short;
  const straps = frames(STATES, 0.24 * short, hang * 1.05, (pen, share) => {
    pen.translate(0.12 * short, 0);
    pen.rotate(0.06 * Math.sin(share * 2 * Math.PI));
    pen.translate(0, hang);
    pen.scale(short / 720, short / 720);
    fillPath(pen, tint(INSIDE), `M-7 ${(-hang * 720) / short - 20} H7 V-66 H-7 Z M-12 -70 H12 V-52 H-12 Z`);
    fillPath(pen, tint(INSIDE), 'M-12 -62 H12 L36 0 H-36 Z M-6 -46 L-20 -12 H20 L6 -46 Z');
  });
  const states = frames(STATES, WIDE * scale, TALL * scale, (pen, share) => {
    pen.scale(scale, scale);
    silhouette(pen, tint, Math.sin(share * 2 * Math.PI));
  });
  const place = { wide: 0.62, tall: 0.66, square: 0.62 }[shape] * width + (singer ? 0.1 * short : 0);
  const passed = ({ travel }: FrameCues) => wrap(travel * 60 * unit, width);
  return [
    still(outside),
    ...[0, width].map((next) => picture(city).at((cues) => [next - passed(cues), bottom + 2], 'bottom-left')),
    picture(frame).at([0, 0], 'top-left'),
    // The straps swing with the train.
    each<number>(STRAPS[shape], (across, number) =>
      cycle(straps, ({ travel }) => STATES * (travel * 0.7 + 0.3 * number)).at([across * width, 0], 'top'),
    ),
    cycle(states, ({ beat }) => (beat * STATES) / 2).at([place, height + 2], 'bottom'),
  ];
}

/** A head of one dark color. */
const NIGHT = { hair: INSIDE, skin: INSIDE, shade: INSIDE, lips: INSIDE, glasses: INSIDE, shine: COAT };

/** Her silhouette from the side, dark before the window; the moon lights her coat. */
export function silhouette(pen: Context2D, tint: Tint, nod: number): void {
  const own = fillsOf(pen, tint);
  own(COAT, 'M36 700 C40 610 92 520 190 462 L250 420 L420 420 C526 452 600 560 616 700 Z');
  pen.save();
  pen.translate(310, 430);
  pen.rotate(0.02 * nod);
  pen.scale(2.75, 2.75);
  pen.translate(-NECK.x, -NECK.y - 14);
  profile(own, { ...HERS, ...NIGHT });
  pen.restore();
  // The collar, turned up, and the light along the chest and the arm.
  own(COAT, 'M214 396 C250 432 320 450 420 408 L446 500 C350 540 250 520 190 462 Z');
  own(EDGE, 'M214 396 C232 414 254 426 280 432 L262 512 C232 502 206 484 190 462 Z');
  own(EDGE, 'M36 700 C40 610 92 520 176 470 C190 490 206 500 224 508 C150 556 100 620 92 700 Z');
  own(EDGE, 'M236 700 C240 640 262 580 304 540 C286 596 276 650 276 700 Z');
}
