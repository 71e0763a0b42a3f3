import { type Context2D, frames, plate } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { sway, wrap } from '../../../drawing/motion.ts';
import { cycle, each, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPath } from '../../picture/path-shapes.ts';
import { type House, type Row, skyline, waterTower, windows } from '../../picture/skyline.ts';
import { INK, underWords } from './shapes.ts';
import { bustOf } from './singer.ts';
import { SITTER, sitter } from './sitter.ts';

const [SKY, SUN, FAR, NEAR, LIT] = ['#5a2a8e', '#ff6a50', '#93347f', '#2b1560', '#ffc42e'];
/** States of the rows of lit windows that rise with the music, and of the swing of the woman's legs. */
const [LEVELS, SWINGS] = [9, 8];

/** Height of a window in pixels of a frame 720 high. */
const PANE = 18;

/** Where things are in shares of the frame's width and height; the sun's radius, the woman and her seat by its shorter side. */
const PLACES = {
  wide: { sun: [0.68, 0.6, 0.46], seat: [0.775, 0.745], woman: 0.54, tower: [0.11, 0.88] },
  tall: { sun: [0.46, 0.63, 0.43], seat: [0.6, 0.8], woman: 0.62, tower: [0.14, 0.74] },
  square: { sun: [0.44, 0.66, 0.32], seat: [0.66, 0.8], woman: 0.4, tower: [0.12, 0.78] },
} as const;
/** The same with a singer before the sun, to whom the woman looks. */
const WITH_SINGER = {
  wide: { ...PLACES.wide, sun: [0.68, 0.5, 0.4], seat: [0.9, 0.8], woman: 0.2 },
  tall: { ...PLACES.tall, sun: [0.44, 0.6, 0.42], seat: [0.83, 0.83], woman: 0.26 },
  square: { ...PLACES.square, sun: [0.46, 0.62, 0.31], seat: [0.87, 0.84], woman: 0.17 },
} as const;

/** Dusk: she sits on the edge of a roof, before the sun behind the city. */
export function roofOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, singer, tint } = composition;
  const { sun, seat, woman, tower } = (singer ? WITH_SINGER : PLACES)[shape];
  const short = Math.min(width, height);
  const under = underWords(composition);
  const [x, y] = [sun[0] * width, sun[1] * height];
  const radius = Math.min(sun[2] * short, y - under - 0.015 * height);
  const edge: Point = [seat[0] * width, seat[1] * height];
  const scale = Math.min(woman * short, edge[1] - under - 0.03 * height) / SITTER.seat;
  const bust = bustOf(composition);
  let houses: House[] = [];
  const ground = plate(width, height, (pen) => {
    pen.fillStyle = tint(SKY);
    pen.fillRect(0, 0, width, height);
    fillDisc(pen, tint(SUN), x, y, radius);
    bust?.(pen, { x, foot: edge[1] + 0.06 * height, side: 1.9 * radius });
    if (shape === 'wide') cloud(pen, tint(FAR), [x - 1.2 * radius, y - 0.06 * radius], 0.7 * radius);
    houses = city(pen, composition, edge);
    // A water tower on the roof of another house.
    const foot: Point = [tower[0] * width, tower[1] * height];
    pen.fillStyle = tint(INK);
    pen.fillRect(-2, foot[1], 0.25 * width + 2, height);
    waterTower(pen, [tint(INK), tint(shape === 'wide' ? SUN : FAR)], foot[0], foot[1] + 1, 0.26 * short);
    ownHouse(pen, composition, edge);
  });
  const women = frames(SWINGS, SITTER.wide * scale, SITTER.tall * scale, (pen, share) => {
    pen.scale(scale, scale);
    sitter(pen, tint, Math.sin(share * 2 * Math.PI));
  });
  const flock = frames(4, 44 * unit, 26 * unit, (pen, share) => {
    pen.scale(unit, unit);
    bird(pen, tint(INK), [-9, 0, 7, 0][Math.round(share * 4)] as number);
  });
  return [
    still(ground),
    each(houses, ({ left, top, wide }, number) =>
      meter(
        frames(LEVELS, wide, height - top, (pen, share) => rows(pen, composition, wide, height - top, share)),
        ({ bass, treble, beat, loudness }) =>
          0.25 + 0.5 * (number % 2 ? treble : bass) + 0.2 * loudness + sway(beat, Math.PI, 0.12, number * 2),
      ).at([left, top], 'top-left'),
    ),
    each(singer ? [] : [0, 1, 2, 3], (number) =>
      cycle(flock, ({ travel }) => travel * 5 + number).at(({ travel }) => [
        x - 0.8 * radius + wrap(number * 0.2 * radius + travel * 14 * unit, 0.9 * radius),
        y - radius * (0.5 - 0.09 * ((number * 2) % 3)) + sway(travel, 0.8, 6 * unit, number),
      ]),
    ),
    cycle(women, ({ beat }) => beat * (SWINGS / 2)).at(
      [edge[0] - SITTER.edge * scale, edge[1] - (SITTER.seat + 8) * scale],
      'top-left',
    ),
  ];
}

function cloud(pen: Context2D, color: string, [x, y]: Point, wide: number): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, wide, 0.09 * wide, 0.045 * wide);
  pen.roundRect(x + 0.3 * wide, y + 0.085 * wide, 0.9 * wide, 0.09 * wide, 0.045 * wide);
  pen.fill();
}

/** Two rows of houses below the roof on which she sits. @returns where windows light up with the music */
function city(pen: Context2D, { width, height, unit, tint, chance }: Composition, [x, y]: Point): House[] {
  const own = chance.fork('roof');
  const short = Math.min(width, height);
  const low = height - y;
  const row = (from: number, least: number, most: number, narrow: number, wide: number): Row => ({
    ...{ left: from * width, right: width, base: height + 2 },
    ...{ tall: [low + least * height, low + most * height], wide: [narrow * short, wide * short] },
  });
  skyline(pen, tint(FAR), row(-0.02, -0.03, 0.1, 0.09, 0.2), own);
  const near = skyline(pen, tint(NEAR), row(-0.03, -0.14, 0.01, 0.13, 0.26), own);
  const seen = near.filter(({ left, wide }) => left + wide <= x);
  // Every other house has windows that stay as they are.
  const isStill = (_: House, number: number) => number % 2 === 1;
  for (const house of seen.filter(isStill)) windows(pen, tint(LIT), house, 12, PANE * unit, own);
  return seen
    .filter((house, number) => !isStill(house, number))
    .map((house) => ({ ...house, top: house.top + 0.9 * PANE * unit }));
}

/** Rows of windows of which as many are lit, from below, as the music is loud. @param share 0 to 1 */
function rows(pen: Context2D, { unit, tint }: Composition, wide: number, tall: number, share: number): void {
  const size = PANE * unit;
  const floors = Math.floor(tall / (1.75 * size));
  const columns = Math.max(2, Math.floor(wide / (2.2 * size)));
  pen.fillStyle = tint(LIT);
  for (let row = Math.ceil((1 - share) * Math.min(floors, 8)); row < floors; row++)
    for (let column = 0; column < columns; column++)
      if ((row * 5 + column * 3) % 7 !== 0)
        pen.fillRect(((column + 0.5) * wide) / columns - 0.32 * size, row * 1.75 * size, 0.64 * size, size);
}

/** The house on which she sits, with the light of the sun along its edge, and a cat in a window. */
function ownHouse(pen: Context2D, { width, height, unit, tint }: Composition, [x, y]: Point): void {
  const short = Math.min(width, height);
  pen.fillStyle = tint(INK);
  pen.fillRect(x, y, width, 24 * unit);
  pen.fillRect(x + 10 * unit, y, width, height);
  pen.fillStyle = tint(SUN);
  pen.fillRect(x, y, width, 5 * unit);
  pen.save();
  pen.translate(x + 0.45 * (width - x), y + 0.4 * (height - y));
  pen.scale((0.9 * short) / 1000, (0.9 * short) / 1000);
  fillPath(pen, tint(LIT), 'M0 0 H96 V300 H0 Z M106 0 H202 V300 H106 Z');
  fillPath(
    pen,
    tint(INK),
    'M38 178 C30 140 40 104 58 92 L52 64 L68 76 L84 76 L98 62 L96 92 C104 104 104 120 96 130 C112 150 116 168 112 178 Z',
  );
  pen.restore();
}

/** A bird on its way. @param lift how far the tips of its wings are below their middle */
function bird(pen: Context2D, color: string, lift: number): void {
  const [tip, upper, lower] = [14 + lift, 8 + lift * 0.3, 13 + lift * 0.4];
  fillPath(
    pen,
    color,
    `M2 ${tip} Q14 ${upper} 22 14 Q30 ${upper} 42 ${tip} Q30 ${lower} 22 19 Q14 ${lower} 2 ${tip} Z`,
  );
}
