import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { circle, figureOf, posterized } from '../picture/figure.ts';
import { slide } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const LEVELS = 20;
const PALETTES = [
  { top: '#ff8fa3', left: '#e85d75', right: '#c9405c' },
  { top: '#7ce0c3', left: '#3dbf9a', right: '#25967a' },
  { top: '#ffd166', left: '#f2b134', right: '#d6921a' },
  { top: '#8ea7ff', left: '#5d78f2', right: '#3f57cf' },
] as const;

/** Isometric blocks in clean vector colors: a town that is the song's equalizer. */
export const flatVector: Look = {
  fps: 24,
  transition: 'iris',

  lettering: ({ tint }) => ({
    font: 'Poppins',
    weight: 700,
    size: 0.108,
    smallest: 0.048,
    leading: 1.3,
    space: 0.4,
    joint: 0.15,
    tracking: -0.02,
    casing: 'as it is',
    align: 'left',
    margin: 0.3,
    turn: 'switch',
    entrance: slide('line', 0.36, 1.8, 0.05),
    paint(pen, text, state, { size, word }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: tint('#2f2e6b') });
      // Marks are high above the letters in some scripts. White marks need the dark ground behind them.
      const top = Math.max(0.86 * size, pen.measureText(text).actualBoundingBoxAscent + 0.06 * size);
      pen.fillStyle = tint('#5d78f2');
      pen.beginPath();
      pen.roundRect(-0.13 * size, -top, word.width + 0.26 * size, top + 0.3 * size, 0.28 * size);
      pen.fill();
      inked(pen, text, size, { fill: '#ffffff' });
    },
    count(pen, radius) {
      pen.fillStyle = tint('#ff8fa3');
      pen.beginPath();
      pen.roundRect(-radius * 0.8, -radius * 0.8, radius * 1.6, radius * 1.6, radius * 0.4);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, art, shape } = composition;
    const ground = groundOf(composition);
    const across = shape === 'wide' ? 5 : 6;
    const tile = Math.min((art.width * (shape === 'wide' ? 1.12 : 0.96)) / across, (art.height * 1.2) / across);
    const tall = Math.min(art.height * 0.62, tile * 2.6);
    const towers = PALETTES.map((palette) =>
      frames(LEVELS, tile + 4, tall + tile * 0.5 + 4, (pen, share) =>
        tower(pen, composition, tile, tall, share, palette),
      ),
    );
    const cells = cellsOf(composition, across, tile);
    const cloud = sprite(150 * unit, 60 * unit, (pen) => cloudShape(pen, unit));
    const portrait = portraitOf(composition);
    return layers([
      still(ground),
      each([0, 1, 2, 3], (number) =>
        picture(cloud).at(
          ({ travel }) => [
            ((number * 0.37 * width + travel * (12 + 5 * number) * unit) % (width * 1.3)) - width * 0.2,
            art.top * 0.3 + height * 0.045 * number,
          ],
          'top-left',
        ),
      ),
      each(cells, ({ x, y, kind, phase, reach }) =>
        meter(towers[kind % towers.length] ?? [], ({ treble, bass, beat, loudness, hit }) => {
          const swing = 0.5 + sway(beat, Math.PI, 0.5, phase);
          const level = 0.18 + 0.5 * (kind % 2 ? treble : bass) * swing + 0.3 * loudness + 0.15 * hit;
          return Math.min(0.99, reach * level);
        }).at([x, y + tile * 0.25], 'bottom'),
      ),
      portrait &&
        picture(portrait).at(({ travel }) => [art.left + art.width / 2, art.top + sway(travel, 1, 6 * unit)], 'top'),
    ]);
  },
};

function groundOf({ width, height, tint, unit, art, shape, text }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#eef1ff');
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = tint('#dde3ff');
    disc(pen, art.left + art.width * 0.5, art.top + art.height * 0.45, Math.min(art.width, art.height) * 0.62);
    pen.fill();
    pen.fillStyle = tint('#ffd166');
    disc(pen, art.left + art.width * 0.86, art.top + art.height * 0.1, 44 * unit);
    pen.fill();
    pen.fillStyle = tint('#cfd8ff');
    if (shape !== 'wide') {
      polygon(pen, [
        [0, height],
        [0, height * 0.9],
        [width, height * 0.84],
        [width, height],
      ]);
      pen.fill();
    }
    pen.fillStyle = tint('#5d78f2');
    pen.fillRect(text.left, text.top - 22 * unit, 64 * unit, 9 * unit);
  });
}

function cellsOf({ art, chance, singer, shape }: Composition, across: number, tile: number) {
  const depth = across;
  const cells: { x: number; y: number; kind: number; phase: number; reach: number }[] = [];
  const bottom = art.top + art.height * (shape === 'wide' ? 0.8 : 0.97);
  for (let row = 0; row < depth; row++) {
    for (let column = 0; column < across; column++) {
      const x = art.left + art.width / 2 + ((column - row) * tile) / 2;
      const y = bottom - ((depth + across - 2 - row - column) * tile) / 4;
      cells.push({
        x,
        y,
        kind: chance.below(4),
        phase: chance.next() * 6.3,
        reach: chance.between(0.35, 1) * (singer ? 0.55 : 1),
      });
    }
  }
  return cells;
}

function tower(
  pen: Context2D,
  { tint }: Composition,
  tile: number,
  tall: number,
  share: number,
  palette: (typeof PALETTES)[number],
): void {
  const high = tile * 0.12 + tall * 0.88 * share;
  const [x, base] = [tile / 2 + 2, tall + tile * 0.5];
  const half = tile * 0.46;
  const quarter = half / 2;
  const face = (color: string, points: Point[]) => {
    pen.fillStyle = tint(color);
    polygon(pen, points);
    pen.fill();
  };
  face(palette.left, [
    [x - half, base - quarter],
    [x, base],
    [x, base - high],
    [x - half, base - quarter - high],
  ]);
  face(palette.right, [
    [x + half, base - quarter],
    [x, base],
    [x, base - high],
    [x + half, base - quarter - high],
  ]);
  face(palette.top, [
    [x, base - high],
    [x + half, base - quarter - high],
    [x, base - half - high],
    [x - half, base - quarter - high],
  ]);
  pen.fillStyle = 'rgb(255 255 255 / 0.55)';
  for (let floor = 0; floor < Math.floor(high / (tile * 0.2)) - 1; floor++) {
    for (const column of [0.25, 0.6]) {
      const [wx, wy] = [x + half * column, base - quarter * column - (floor + 0.9) * tile * 0.2];
      polygon(pen, [
        [wx, wy],
        [wx + half * 0.18, wy - quarter * 0.18],
        [wx + half * 0.18, wy - quarter * 0.18 - tile * 0.09],
        [wx, wy - tile * 0.09],
      ]);
      pen.fill();
    }
  }
}

function cloudShape(pen: Context2D, unit: number): void {
  pen.fillStyle = '#ffffff';
  for (const [x, y, r] of [
    [40, 40, 19],
    [70, 30, 26],
    [104, 38, 20],
  ] as const) {
    disc(pen, x * unit, y * unit, r * unit);
    pen.fill();
  }
  pen.beginPath();
  pen.roundRect(22 * unit, 38 * unit, 104 * unit, 21 * unit, 11 * unit);
  pen.fill();
}

function portraitOf({ singer, art, tint, unit }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height) * 0.66;
  const figure = posterized(
    figureOf(singer, { width: side, height: side }, circle),
    [tint('#2f2e6b'), tint('#e85d75'), tint('#ffb4a2'), '#fff0e6'],
    3,
  );
  return sprite(side, side, (pen) => {
    pen.fillStyle = tint('#7ce0c3');
    circle(pen, side, side);
    pen.fill();
    pen.save();
    circle(pen, side, side);
    pen.clip();
    pen.drawImage(figure, 0, 0);
    pen.restore();
    disc(pen, side / 2, side / 2, side / 2 - 4 * unit);
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 8 * unit;
    pen.stroke();
  });
}
