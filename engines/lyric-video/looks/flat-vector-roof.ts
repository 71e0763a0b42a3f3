import { frames, plate } from '../../drawing/canvas.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { cycle, each, type Layer, meter, still } from '../layers.ts';
import type { Composition } from '../look.ts';
import { block, cut, INK, round, underWords } from './flat-vector-shapes.ts';
import { bustOf } from './flat-vector-singer.ts';
import { SITTER, sitter } from './flat-vector-sitter.ts';
import { skyline, waterTower, windows } from './flat-vector-skyline.ts';

const [SKY, SUN, FAR, NEAR, LIT] = ['#5a2a8e', '#ff6a50', '#93347f', '#2b1560', '#ffc42e'];
/** States of the rows of lit windows that rise with the music, and of the swing of the woman's legs. */
const [LEVELS, SWINGS] = [9, 8];

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
  const { width, height, unit, shape, singer, tint, chance } = composition;
  const { sun, seat, woman, tower } = (singer ? WITH_SINGER : PLACES)[shape];
  const short = Math.min(width, height);
  const own = chance.fork('roof');
  const under = underWords(composition);
  const [x, y] = [sun[0] * width, sun[1] * height];
  const radius = Math.min(sun[2] * short, y - under - 0.015 * height);
  const edge = { x: seat[0] * width, y: seat[1] * height };
  const scale = Math.min(woman * short, edge.y - under - 0.03 * height) / SITTER.seat;
  const bust = bustOf(composition);
  const meters: { x: number; top: number; wide: number; tall: number }[] = [];
  const ground = plate(width, height, (pen) => {
    pen.fillStyle = tint(SKY);
    pen.fillRect(0, 0, width, height);
    round(pen, tint(SUN), x, y, radius);
    bust?.(pen, { x, foot: edge.y + 0.06 * height, side: 1.9 * radius });
    // A flat cloud, cut by the sun's light.
    if (shape === 'wide') cloud(x - 1.2 * radius, y - 0.06 * radius, 0.7 * radius);
    const row = (left: number, tall: readonly [number, number], wide: readonly [number, number]) => ({
      ...{ left, right: width, base: height + 2 },
      tall: [tall[0] * height, tall[1] * height] as const,
      wide: [wide[0] * short, wide[1] * short] as const,
    });
    const low = 1 - seat[1];
    skyline(pen, tint(FAR), row(-0.02 * width, [low - 0.03, low + 0.1], [0.09, 0.2]), own);
    const houses = skyline(pen, tint(NEAR), row(-0.03 * width, [low - 0.14, low + 0.01], [0.13, 0.26]), own);
    houses.forEach((house, number) => {
      const size = 18 * unit;
      if (house.left + house.wide > edge.x) return;
      if (number % 2) windows(pen, tint(LIT), house, 12, size, own);
      else meters.push({ x: house.left, top: house.top + 0.9 * size, wide: house.wide, tall: height - house.top });
    });
    roof();
    function cloud(left: number, top: number, wide: number): void {
      pen.fillStyle = tint(FAR);
      pen.beginPath();
      pen.roundRect(left, top, wide, 0.09 * wide, 0.045 * wide);
      pen.roundRect(left + 0.3 * wide, top + 0.085 * wide, 0.9 * wide, 0.09 * wide, 0.045 * wide);
      pen.fill();
    }
    function roof(): void {
      const t = short * 0.26;
      block(pen, tint(INK), [
        [-2, tower[1] * height],
        [0.25 * width, tower[1] * height],
        [0.25 * width, height],
        [-2, height],
      ]);
      pen.fillStyle = tint(NEAR);
      waterTower(pen, [tint(INK), tint(shape === 'wide' ? SUN : FAR)], tower[0] * width, tower[1] * height + 1, t);
      block(pen, tint(INK), [
        [edge.x, edge.y],
        [width, edge.y],
        [width, height],
        [edge.x + 10 * unit, height],
        [edge.x + 10 * unit, edge.y + 24 * unit],
        [edge.x, edge.y + 24 * unit],
      ]);
      // The light of the sun on the edge, and a window of the house below her, with a cat in it.
      pen.fillStyle = tint(SUN);
      pen.fillRect(edge.x, edge.y, width, 5 * unit);
      pen.translate(edge.x + 0.45 * (width - edge.x), edge.y + 0.4 * (height - edge.y));
      pen.scale((0.9 * short) / 1000, (0.9 * short) / 1000);
      cut(pen, tint(LIT), 'M0 0 H96 V300 H0 Z M106 0 H202 V300 H106 Z');
      cut(
        pen,
        tint(INK),
        'M38 178 C30 140 40 104 58 92 L52 64 L68 76 L84 76 L98 62 L96 92 C104 104 104 120 96 130 C112 150 116 168 112 178 Z',
      );
    }
  });
  const women = frames(SWINGS, SITTER.wide * scale, SITTER.tall * scale, (pen, share) => {
    pen.scale(scale, scale);
    sitter(pen, tint, Math.sin(share * 2 * Math.PI));
  });
  const flock = frames(4, 44 * unit, 26 * unit, (pen, share) => {
    pen.scale(unit, unit);
    const lift = [-9, 0, 7, 0][Math.round(share * 4)] as number;
    cut(
      pen,
      tint(INK),
      `M2 ${14 + lift} Q14 ${8 + lift * 0.3} 22 14 Q30 ${8 + lift * 0.3} 42 ${14 + lift} Q30 ${13 + lift * 0.4} 22 19 Q14 ${13 + lift * 0.4} 2 ${14 + lift} Z`,
    );
  });
  return [
    still(ground),
    each(meters, ({ x: left, top, wide, tall }, number) =>
      meter(
        frames(LEVELS, wide, tall, (pen, share) => rowsOf(share, wide, tall, pen)),
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
      [edge.x - SITTER.edge * scale, edge.y - (SITTER.seat + 8) * scale],
      'top-left',
    ),
  ];

  /** Rows of windows of which as many are lit, from below, as the music is loud. */
  function rowsOf(share: number, wide: number, tall: number, pen: Parameters<typeof cut>[0]): void {
    const size = 18 * unit;
    const rows = Math.floor(tall / (1.75 * size));
    const columns = Math.max(2, Math.floor(wide / (2.2 * size)));
    pen.fillStyle = tint(LIT);
    for (let row = Math.ceil((1 - share) * Math.min(rows, 8)); row < rows; row++)
      for (let column = 0; column < columns; column++)
        if ((row * 5 + column * 3) % 7 !== 0)
          pen.fillRect(((column + 0.5) * wide) / columns - 0.32 * size, row * 1.75 * size, 0.64 * size, size);
  }
}
