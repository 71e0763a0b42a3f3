import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { rim } from '../picture/figure.ts';
import { BLACK, FILLS } from './graffiti-two-piece.ts';

/** A bar of a letter, which may end in an arrow. Lengths are in the letter's height. */
interface Bar {
  points: readonly Point[];
  arrow?: true;
}

/** Bars of letters in wild style, in the order in which they are painted: later bars pass over earlier ones. */
const LETTERS: readonly (readonly Bar[])[] = [
  [
    {
      points: [
        [0.1, 0.86],
        [0.62, 0.86],
        [0.74, 0.6],
        [0.2, 0.42],
      ],
    },
    {
      points: [
        [0.2, 0.52],
        [0.16, 0.24],
        [0.42, 0.1],
        [0.98, 0.1],
      ],
      arrow: true,
    },
  ],
  [
    {
      points: [
        [0.6, 0.1],
        [0.76, 0.3],
        [0.72, 0.74],
        [0.4, 0.88],
        [-0.12, 1.02],
      ],
      arrow: true,
    },
    {
      points: [
        [0.72, 0.16],
        [0.34, 0.06],
        [0.14, 0.36],
        [0.2, 0.84],
      ],
    },
  ],
  [
    {
      points: [
        [0.14, 1.0],
        [0.2, 0.06],
      ],
    },
    {
      points: [
        [0.7, 0.96],
        [0.72, 0.42],
        [0.9, -0.06],
      ],
      arrow: true,
    },
    {
      points: [
        [0.04, 0.12],
        [0.3, 0.16],
        [0.66, 0.84],
        [0.84, 0.86],
      ],
    },
  ],
  [
    {
      points: [
        [0.8, 0.22],
        [0.4, 0.04],
        [0.12, 0.36],
        [0.18, 0.76],
        [0.5, 0.94],
        [0.84, 0.82],
      ],
    },
    {
      points: [
        [0.46, 0.52],
        [0.82, 0.5],
        [0.86, 0.86],
        [1.06, 1.16],
      ],
      arrow: true,
    },
  ],
];

/** Bars that leave a motif at both sides, in its radiuses around its middle. */
const ARMS: readonly Bar[] = [
  {
    points: [
      [-0.3, -0.2],
      [-0.78, -0.34],
      [-0.7, -0.76],
      [-1.12, -0.98],
    ],
    arrow: true,
  },
  {
    points: [
      [0.3, -0.3],
      [0.72, -0.5],
      [0.62, -0.84],
      [1.0, -1.12],
    ],
    arrow: true,
  },
  {
    points: [
      [-0.3, 0.3],
      [-0.86, 0.3],
      [-0.84, 0.74],
      [-1.24, 0.8],
    ],
    arrow: true,
  },
  {
    points: [
      [0.3, 0.2],
      [0.88, 0.16],
      [0.94, 0.62],
      [1.3, 0.5],
    ],
    arrow: true,
  },
];

/** How much taller than wide a letter is. */
const TALLER = 1.2;

/** SONG in wild style: in one row, or in two on a tall car. @param tall width of a letter in pixels */
export function wildWord(composition: Composition, tall: number): Canvas {
  const columns = composition.shape === 'wide' ? 4 : 2;
  const [step, down] = [0.93 * tall, 1.12 * TALLER * tall];
  const margin = 0.34 * tall;
  const { canvas, pen } = newCanvas(columns * step + 2 * margin, (4 / columns) * down + 2 * margin);
  for (const [index, bars] of LETTERS.entries()) {
    const row = Math.floor(index / columns);
    pen.save();
    pen.translate(margin + (index % columns) * step, margin + row * down + ((index % 2) - 0.5) * 0.12 * tall);
    pen.scale(tall, TALLER * tall);
    pen.rotate(((index % 2) - 0.5) * 0.1);
    for (const bar of bars) barOf(pen, bar, { wide: 0.21, paints: fillOf(composition, index) });
    pen.restore();
  }
  return standing(composition, canvas);
}

/** Arrows that grow out of what is before them. @param radius in pixels */
export function arms(composition: Composition, radius: number): Canvas {
  const side = 3.4 * radius;
  const { canvas, pen } = newCanvas(side, side);
  pen.translate(side / 2, side / 2);
  pen.scale(radius, radius);
  for (const [index, bar] of ARMS.entries()) barOf(pen, bar, { wide: 0.2, paints: fillOf(composition, index) });
  return canvas;
}

function fillOf({ tint }: Composition, index: number): string[] {
  return (FILLS[index % FILLS.length] as (typeof FILLS)[number]).map(tint);
}

function barOf(
  pen: Context2D,
  { points, arrow }: Bar,
  { wide, paints: [light, deep], edge = BLACK }: { wide: number; paints: readonly string[]; edge?: string },
): void {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const head = [
    [-0.1, -1.15],
    [1.5, 0],
    [-0.1, 1.15],
  ].map(([along, aside]): Point => {
    const [x, y] = [(along as number) * wide, (aside as number) * wide];
    return [tip[0] + Math.cos(turn) * x - Math.sin(turn) * y, tip[1] + Math.sin(turn) * x + Math.cos(turn) * y];
  });
  const paint = (grow: number, color: Context2D['fillStyle']) => {
    pen.lineJoin = 'miter';
    pen.lineCap = 'butt';
    pen.strokeStyle = color;
    pen.fillStyle = color;
    pen.lineWidth = wide + 2 * grow;
    line(pen, points);
    if (!arrow) return;
    polygon(pen, head);
    pen.lineWidth = 2 * grow;
    if (grow > 0) pen.stroke();
    pen.fill();
  };
  const blend = pen.createLinearGradient(0, -0.1, 0, 1);
  blend.addColorStop(0, light as string);
  blend.addColorStop(0.9, deep as string);
  pen.lineCap = 'square';
  paint(0.035, edge);
  paint(0, blend);
  if (edge !== BLACK) return;
  // Light runs along the upper left of each bar.
  pen.strokeStyle = 'rgb(255 255 255 / 0.75)';
  pen.lineWidth = 0.1 * wide;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  line(
    pen,
    points.map(([x, y]): Point => [x - 0.24 * wide, y - 0.24 * wide]),
  );
}

function line(pen: Context2D, points: readonly Point[]): void {
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.stroke();
}

/** Letters without outlines in the paints of the cloud, for the background. @param tall height of a letter in pixels */
export function shadowsOfLetters(pen: Context2D, { tint }: Composition, places: readonly Point[], tall: number): void {
  for (const [index, [x, y]] of places.entries()) {
    pen.save();
    pen.translate(x - tall / 2, y - tall / 2);
    pen.scale(tall, tall);
    for (const bar of LETTERS[index % LETTERS.length] as readonly Bar[])
      barOf(pen, bar, { wide: 0.24, paints: ['#4a2b93', '#31206b'].map(tint), edge: tint('#31206b') });
    pen.restore();
  }
}

/** Gives a painted shape its outline, and a block that is seen from the lower right. */
export function standing({ unit, tint }: Composition, shape: Canvas): Canvas {
  const [grow, deep] = [6 * unit, 16 * unit];
  const edge = rim(shape, grow, BLACK);
  const block = rim(shape, grow * 0.4, tint('#ff2e88'));
  const { canvas, pen } = newCanvas(edge.width + deep, edge.height + deep);
  const steps = 8;
  for (let step = steps; step >= 1; step--) pen.drawImage(edge, (deep * step) / steps, (deep * step) / steps);
  for (let step = steps; step >= 1; step--) {
    const by = (deep * step) / steps + grow * 0.6;
    pen.drawImage(block, by, by);
  }
  pen.drawImage(edge, 0, 0);
  pen.drawImage(shape, grow, grow);
  return canvas;
}
