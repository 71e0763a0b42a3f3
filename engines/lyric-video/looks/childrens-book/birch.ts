import type { Chance } from '../../../drawing/chance.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { type Brush, drawn, form } from './paint.ts';
import { around } from './shapes.ts';

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
  drawn(brush, line, '#6f5643', 0.36, 1);
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
