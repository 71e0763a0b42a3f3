import type { Chance } from '../../../drawing/chance.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { type Brush, blended, drawn, form } from './paint.ts';
import { pencilCase } from './pencils.ts';
import { around, outlineOf, points } from './shapes.ts';

/** Trees. Lengths are in hundredths of the picture's height. */

const BARK = '#6f5643';

/** A birch from the ground to beyond the picture's top. @param lean how far its top is to the right */
export function birch(brush: Brush, x: number, foot: number, wide: number, lean: number): void {
  const own = brush.chance.fork(`birch ${x.toFixed(0)}`);
  const spine: Point[] = [
    [x, foot],
    [x + lean * 0.2, foot * 0.66],
    [x + lean * 0.5, foot * 0.3],
    [x + lean, -8],
  ];
  for (const side of [-1, 1])
    for (const high of [0, 0.09]) twig(brush, [x + lean * 0.8, foot * high], side * wide * own.between(1.3, 2), own);
  const outline = around(spine, [wide * 1.25, wide, wide * 0.86, wide * 0.74]);
  form(brush, outline, '#efe6d2', { flow: 0.05, hair: wide * 0.3, apart: 0.9, line: 0.3, shade: 1.2 });
  const { pen } = brush;
  pen.save();
  polygon(pen, outline);
  pen.clip();
  for (let mark = 0; mark < foot * 0.62; mark++) {
    const y = own.between(-4, foot);
    const share = 1 - y / foot;
    const middle = x + lean * share * share;
    const reach = wide * own.between(0.1, 0.5);
    const side = own.next() < 0.6 ? -1 : 1;
    const from = middle + side * wide * 0.5 - side * own.next() * wide * 0.2;
    drawn(
      brush,
      [
        [from + side * reach * 0.4, y],
        [from - side * reach * 0.5, y + 0.4],
        [from - side * reach, y + 0.1],
      ],
      '#43383a',
      own.between(0.2, 0.9),
      0.8,
    );
  }
  pen.restore();
}

/** A thin branch that hangs down with small leaves. @param far how far it reaches to the right */
function twig(brush: Brush, [x, y]: Point, far: number, own: Chance): void {
  const line: Point[] = [
    [x, y],
    [x + far * 0.5, y - 1],
    [x + far * 0.9, y + 5],
    [x + far, y + own.between(7, 10)],
  ];
  drawn(brush, line, BARK, 0.36, 1);
  for (const [lx, ly] of curve(line, false, 9).slice(5))
    for (let leaf = 0; leaf < 4; leaf++) {
      const [px, py] = [lx + own.around() * 2.2, ly + own.around() * 1.6];
      drawn(
        brush,
        [
          [px, py],
          [px + own.around() * 0.8, py + own.between(0.8, 1.6)],
        ],
        own.pick(['#97994f', '#b8a650', '#7f8a4a', '#c9ab52']),
        own.between(0.6, 1),
        0.95,
      );
    }
}

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

/** A tree with several crowns of leaves over a forked trunk. @param tall its height */
export function tree(brush: Brush, x: number, foot: number, tall: number, color: string): void {
  const own = brush.chance.fork(`tree ${x.toFixed(0)}`);
  const lean = own.around() * 0.1 * tall;
  const fork: Point = [x + lean * 0.4, foot - tall * 0.42];
  for (const side of [-1, 1])
    form(
      brush,
      around(
        [fork, [fork[0] + side * tall * 0.09, foot - tall * 0.58], [fork[0] + side * tall * 0.2, foot - tall * 0.74]],
        [tall * 0.06, tall * 0.04, tall * 0.02],
      ),
      BARK,
      { flow: 1.4, hair: tall * 0.03, line: 0.2 },
    );
  form(
    brush,
    around([[x, foot + 0.6], [x + lean * 0.1, foot - tall * 0.2], fork], [tall * 0.13, tall * 0.075, tall * 0.07]),
    BARK,
    { flow: 1.5, hair: tall * 0.04, line: 0.25 },
  );
  const crowns: readonly (readonly [number, number, number])[] = [
    [0.22, 0.6, 0.2],
    [-0.24, 0.62, 0.19],
    [0.08, 0.82, 0.23],
    [-0.06, 0.62, 0.2],
  ];
  for (const [dx, up, size] of crowns)
    crown(
      brush,
      { x: x + lean + dx * tall, y: foot - up * tall, rx: size * tall * 1.1, ry: size * tall * 0.86 },
      color,
      tall * 0.035,
    );
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
