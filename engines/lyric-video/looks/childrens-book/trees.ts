import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { type Brush, blended, drawn, form } from './paint.ts';
import { pencilCase } from './pencils.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/** Trees. Lengths are in hundredths of the picture's height. */

const BARK = '#6f5643';

interface Crown {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A crown of leaves: single strokes in light and shadow over paint. @param leaf length of a leaf */
export function crown(brush: Brush, { x, y, rx, ry }: Crown, color: string, leaf: number): void {
  const { pen, chance, tint, plain, sun } = brush;
  const own = chance.fork(`crown ${x.toFixed(0)} ${y.toFixed(0)}`);
  const outline = outlineOf(
    Array.from({ length: 15 }, (_, index): Point => {
      const angle = (index / 15) * 2 * Math.PI;
      const reach = 0.86 + 0.2 * own.next();
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
  // A far tree is only its leaves.
  if (rx > 3) form(brush, outline, color, { flow: -0.8, shade: 1.3, line: 0 });
  else {
    pen.fillStyle = tint(color);
    polygon(pen, outline);
    pen.fill();
  }
  const base = tint(color);
  const lit = [0.3, 0.4, 0.5].map((share) => blended(base, plain('#fade82'), share));
  const shaded = [0.34, 0.2].map((share) => blended(base, plain('#262e46'), share));
  const leaves = pencilCase(
    pen,
    [...lit, ...shaded].map((color, index) => ({
      color,
      alpha: 0.74,
      width: leaf * (0.28 + 0.04 * index),
    })),
  );
  const count = Math.round(((rx * ry) / (leaf * leaf)) * (rx > 3 ? 7 : 3.4));
  for (let stroke = 0; stroke < count; stroke++) {
    const angle = own.between(0, 2 * Math.PI);
    const far = Math.sqrt(own.next()) * 1.06;
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const light = dx * sun[0] + dy * sun[1] + own.around() * 0.7;
    const turn = angle + own.around() * 1.2;
    const kind = light > 0.1 ? own.below(3) : 3 + own.below(2);
    leaves.stroke(kind, x + dx * rx, y + dy * ry, Math.cos(turn) * leaf * 0.9, Math.sin(turn) * leaf * 0.9);
  }
  leaves.end();
}

/** The shape that a kind of tree grows to. Lengths are in shares of its height. */
interface Habit {
  /** Middles of the crowns of leaves, from the foot. */
  crowns: readonly Point[];
  /** Half widths and heights of the crowns. */
  sizes: readonly Point[];
  /** Width of the trunk at the ground. */
  bole: number;
  /** How far branches spread from the fork; 0 for a trunk without one. */
  spread: number;
  /** Color of fruits. */
  fruit?: string;
  /** Whether twigs hang down from the crown. */
  weeps?: true;
}

const HABITS = {
  round: {
    crowns: points('0.22,-0.6 -0.24,-0.62 0.08,-0.82 -0.06,-0.62'),
    sizes: points('0.22,0.17 0.21,0.165 0.25,0.2 0.22,0.17'),
    bole: 0.13,
    spread: 0.2,
  },
  oak: {
    crowns: points('0.42,-0.5 -0.4,-0.52 0.24,-0.74 -0.2,-0.78 0.02,-0.58'),
    sizes: points('0.22,0.15 0.22,0.15 0.26,0.19 0.26,0.2 0.3,0.18'),
    bole: 0.19,
    spread: 0.34,
  },
  apple: {
    crowns: points('-0.2,-0.58 0.26,-0.66 -0.02,-0.8 0.04,-0.58'),
    sizes: points('0.27,0.2 0.24,0.2 0.27,0.2 0.25,0.15'),
    bole: 0.12,
    spread: 0.24,
    fruit: '#b4452c',
  },
  poplar: {
    crowns: points('0,-0.45 0.01,-0.68'),
    sizes: points('0.12,0.3 0.095,0.32'),
    bole: 0.07,
    spread: 0,
  },
  willow: {
    crowns: points('-0.3,-0.66 0.32,-0.64 0,-0.8'),
    sizes: points('0.22,0.18 0.24,0.18 0.34,0.2'),
    bole: 0.17,
    spread: 0.3,
    weeps: true,
  },
} satisfies Readonly<Record<string, Habit>>;

/** A tree of one of several kinds. @param tall its height */
export function tree(
  brush: Brush,
  x: number,
  foot: number,
  tall: number,
  color: string,
  kind: keyof typeof HABITS = 'round',
): void {
  const { crowns, sizes, bole, spread, fruit, weeps }: Habit = HABITS[kind];
  const own = brush.chance.fork(`tree ${x.toFixed(0)}`);
  const lean = own.around() * 0.1 * tall * (spread ? 1 : 0.2);
  const fork: Point = [x + lean * 0.4, foot - tall * 0.42];
  for (const side of spread ? [-1, 1] : [])
    form(
      brush,
      around(
        [
          fork,
          [fork[0] + side * tall * spread * 0.45, foot - tall * 0.55],
          [fork[0] + side * tall * spread, foot - tall * 0.7],
        ],
        [tall * bole * 0.46, tall * bole * 0.3, tall * 0.02],
      ),
      BARK,
      { flow: 1.4, hair: tall * 0.03, line: 0.2 },
    );
  form(
    brush,
    around(
      [[x, foot + 0.6], [x + lean * 0.1, foot - tall * 0.2], fork],
      [tall * bole, tall * bole * 0.58, tall * bole * 0.54],
    ),
    BARK,
    { flow: 1.5, hair: tall * 0.04, line: 0.25 },
  );
  const leaves = crowns.map(([dx, dy], index): Crown => {
    const [rx, ry] = sizes[index] as Point;
    return { x: x + lean + dx * tall, y: foot + dy * tall, rx: rx * tall, ry: ry * tall };
  });
  for (const part of leaves) crown(brush, part, color, tall * 0.035);
  if (weeps) hangingTwigs(brush, x + lean, foot, tall, color);
  for (let apple = 0; fruit && apple < 11; apple++) {
    const part = own.pick(leaves);
    const at: Point = [part.x + own.around() * part.rx * 0.8, part.y + own.around() * part.ry * 0.7];
    form(brush, oval(...at, tall * 0.021, tall * 0.022), fruit, { line: 0.12 });
  }
}

/** Trees of one kind that stand side by side. @param trees their places in shares of the width, and their heights */
export function grove(
  brush: Brush,
  { wide, foot }: { wide: number; foot: number },
  kind: keyof typeof HABITS,
  trees: string,
  color: string,
): void {
  for (const [across, tall] of points(trees)) tree(brush, wide * across, foot, tall, color, kind);
}

/** The hanging twigs of a willow. */
function hangingTwigs(brush: Brush, x: number, foot: number, tall: number, color: string): void {
  const own = brush.chance.fork(`willow ${x.toFixed(0)}`);
  const leaves = [0.24, 0.1, 0].map((share) => blended(color, '#fade82', share));
  for (let twig = 0; twig < 90; twig++) {
    const across = own.around();
    const [from, top] = [x + across * tall * 0.5, foot - tall * own.between(0.6, 0.86 - 0.2 * across * across)];
    const long = tall * own.between(0.2, 0.5);
    drawn(
      brush,
      [
        [from, top],
        [from + across * tall * 0.06, top + long * 0.5],
        [from + across * tall * 0.05, Math.min(top + long, foot - 1)],
      ],
      own.pick(leaves),
      tall * own.between(0.01, 0.018),
      0.9,
    );
  }
}

/** A spruce: skirts of branches over each other, the lowest at the ground. @param tall its height */
export function spruce(brush: Brush, x: number, foot: number, tall: number, color: string): void {
  form(
    brush,
    around(
      [
        [x, foot + 0.4],
        [x, foot - tall * 0.2],
      ],
      [tall * 0.09, tall * 0.07],
    ),
    BARK,
    { flow: 1.5, line: 0.2 },
  );
  for (let skirt = 0; skirt < 4; skirt++) {
    const [base, wide, top] = [0.1 + skirt * 0.2, 0.29 - skirt * 0.058, 0.46 + skirt * 0.18];
    const shape = points('-1,0! -0.62,-0.03 -0.55,0.06! -0.1,0.03 -0.04,0.1! 0.4,0.02 0.5,0.07! 0.66,-0.03 1,-0.01!');
    const outline = outlineOf([
      ...shape.map(([dx, dy]): Point => [x + dx * wide * tall, foot + (dy * 0.6 - base) * tall]),
      [x + wide * tall * 0.3, foot - (base + (top - base) * 0.5) * tall],
      [x, foot - top * tall],
      [x, foot - top * tall],
      [x - wide * tall * 0.3, foot - (base + (top - base) * 0.5) * tall],
    ]);
    form(brush, outline, color, { flow: 1.7, even: true, hair: tall * 0.06, apart: 0.6, line: 0.2, shade: 1.3 });
  }
}

/** A far forest along a line: small crowns of many heights. @param tall of one */
export function forest(brush: Brush, ridge: readonly Point[], tall: number, colors: readonly string[]): void {
  const own = brush.chance.fork(`forest ${tall} ${colors[0]}`);
  const line = curve(ridge, false, 12);
  const trees = line.flatMap(([x, y], index): { x: number; y: number; size: number }[] => {
    const next = line[index + 1];
    if (!next) return [];
    const count = Math.max(1, Math.round((next[0] - x) / (tall * 0.5)));
    return Array.from({ length: count }, () => ({
      x: own.between(x, next[0]),
      y: own.between(y, next[1]) + own.around() * tall * 0.25,
      size: tall * own.between(0.6, 1.2),
    }));
  });
  trees.sort((a, b) => a.y - b.y);
  for (const { x, y, size } of trees) {
    const color = own.pick(colors);
    if (own.next() < 0.3) fir(brush, x, y, size, color);
    else crown(brush, { x, y: y - size * 0.4, rx: size * 0.46, ry: size * 0.5 }, color, size * 0.16);
  }
}

/** A pointed tree. @param size two thirds of its height */
export function fir(brush: Brush, x: number, y: number, size: number, color: string): void {
  const shape = points('-0.34,0! -0.14,-0.7 0,-1.5! 0.16,-0.7 0.34,0!');
  const outline = outlineOf(shape.map(([dx, dy]): Point => [x + dx * size, y + dy * size]));
  form(brush, outline, color, { flow: 1.9, hair: size * 0.2, apart: 0.6, line: 0 });
}
