import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { wrap } from '../../drawing/motion.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, type Layer, picture, still } from '../layers.ts';
import type { Composition } from '../look.ts';
import { CREAM, cut, HERS, round, type Tint } from './flat-vector-shapes.ts';
import { bustOf } from './flat-vector-singer.ts';
import { skyline, windows } from './flat-vector-skyline.ts';

const [INSIDE, SKY, CITY, EDGE] = ['#0b0e2e', '#26378c', '#141c55', '#ffc42e'];

/** The middle of the moon in shares of the frame, and its radius and the size of the silhouette in those of its shorter side. */
const MOONS = { wide: [0.47, 0.43, 0.31], tall: [0.43, 0.5, 0.4], square: [0.42, 0.42, 0.3] } as const;
const SIZES = { wide: 0.82, tall: 1.05, square: 0.74 } as const;
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
    round(pen, tint(CREAM), moon.x, moon.y, moon.radius);
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
  const states = frames(6, WIDE * scale, TALL * scale, (pen, share) => {
    pen.scale(scale, scale);
    silhouette(pen, tint, Math.sin(share * 2 * Math.PI));
  });
  const place = { wide: 0.62, tall: 0.66, square: 0.62 }[shape] * width + (singer ? 0.1 * short : 0);
  const passed = ({ travel }: FrameCues) => wrap(travel * 60 * unit, width);
  return [
    still(outside),
    ...[0, width].map((next) => picture(city).at((cues) => [next - passed(cues), bottom + 2], 'bottom-left')),
    picture(frame).at([0, 0], 'top-left'),
    cycle(states, ({ beat }) => beat * 3).at([place, height + 2], 'bottom'),
  ];
}

/** Her silhouette from the side, dark before the window; the moon lights her coat and profile. */
function silhouette(pen: Context2D, tint: Tint, nod: number): void {
  const own = (color: string, outline: string) => cut(pen, tint(color), outline);
  pen.save();
  // The head moves a little.
  pen.translate(300, 420);
  pen.rotate(0.02 * nod);
  pen.translate(-300, -420);
  own(
    INSIDE,
    'M196 120 C176 148 168 170 164 196 C152 222 134 240 128 254 C130 264 144 266 150 270 C146 280 142 290 148 296 C150 300 146 304 148 312 C154 318 150 328 154 340 C166 360 208 350 240 336 L246 420 L400 420 L380 200 Z',
  );
  own(
    INSIDE,
    'M174 180 C160 90 230 30 310 34 C410 38 460 130 450 240 C446 300 434 350 414 392 C364 386 308 366 268 332 C278 276 268 226 242 188 C216 184 190 182 174 180 Z',
  );
  own(HERS.phones, 'M286 36 L326 30 C352 84 362 140 356 206 L322 206 C326 140 316 86 286 36 Z');
  own(
    HERS.phones,
    'M288 256 C288 218 306 190 332 190 C358 190 376 218 376 256 C376 294 358 322 332 322 C306 322 288 294 288 256 Z',
  );
  own(
    HERS.cushion,
    'M308 256 C308 240 318 228 332 228 C346 228 356 240 356 256 C356 272 346 284 332 284 C318 284 308 272 308 256 Z',
  );
  pen.restore();
  // Her coat, the collar turned up.
  own(CITY, 'M40 700 C46 600 100 510 196 452 L240 400 L420 392 C520 440 590 540 600 700 Z');
  own(EDGE, 'M40 700 C46 600 100 510 196 452 L226 424 C246 452 244 480 226 500 C150 560 100 630 96 700 Z');
  own(EDGE, 'M226 366 C250 396 300 420 352 428 L330 486 C280 480 236 452 210 424 Z');
  own('#b86f1e', 'M300 412 C318 420 334 425 352 428 L330 486 C312 484 296 479 280 472 Z');
}
