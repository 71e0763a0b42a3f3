import { css, hex } from '../../../drawing/color.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { drum } from './band.ts';
import { bearHead, FUR } from './bear.ts';
import { type Brush, dab, drawn, form, placed } from './paint.ts';
import { rabbitHead } from './rabbit.ts';
import { around, outlineOf, points } from './shapes.ts';

/** The bear's bedroom in lamplight, seen through a window 62 wide and 43 tall around the origin. */

const QUILT = ['#b4452c', '#d79a35', '#6f93a3', '#e9d7ae', '#8a8f47'] as const;

/** The room without those who sleep in it. */
export function bedroom(brush: Brush): void {
  const { pen } = brush;
  pen.save();
  polygon(pen, points('-31,-22 0,-23 31,-21.4 31.4,21 -30.6,21.6'));
  pen.clip();
  form(brush, points('-34,-26 34,-26 34,26 -34,26'), '#eebd68', {
    flow: 1.4,
    even: true,
    hair: 3,
    apart: 1,
    shade: 0,
    line: 0,
  });
  const glow = pen.createRadialGradient(22, -8, 1, 22, -8, 46);
  glow.addColorStop(0, css(hex(brush.plain('#fff6c4')), 0.95));
  glow.addColorStop(0.4, css(hex(brush.plain('#ffe28c')), 0.4));
  glow.addColorStop(1, css(hex(brush.plain('#783c28')), 0.42));
  pen.fillStyle = glow;
  pen.fillRect(-34, -26, 68, 52);
  wallpaper(brush);
  placed(brush, { x: 11 }, hook);
  lamp(brush);
  // The bed: its head on the left, its foot on the right.
  form(brush, outlineOf(points('-33,22! -33,-4 -31,-8 -26,-9.6 -22,-7 -21,0 -21,22!')), '#8a5a38', {
    flow: 1.5,
    even: true,
    hair: 2.4,
    line: 0.4,
  });
  form(brush, outlineOf(points('-27,13 -29,6 -24,1 -14,0.4 -7,3 -6,9 -10,14')), '#f6ead0', {
    flow: 0.3,
    hair: 2,
    apart: 1,
    line: 0.4,
  });
  pen.restore();
}

function wallpaper(brush: Brush): void {
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 11; column++) {
      const [x, y] = [-30 + column * 6 + (row % 2) * 3, -19 + row * 6.4];
      dab(brush, x, y, 0.5, 0.5, '#d08f4e');
      drawn(
        brush,
        [
          [x, y + 0.4],
          [x + 0.2, y + 1.7],
        ],
        '#b98a4a',
        0.24,
        0.7,
      );
    }
}

/** The scarf on its hook. */
function hook(brush: Brush): void {
  drawn(brush, points('-6,-19 -6,-17'), '#6a4a34', 0.8, 1);
  form(brush, around(points('-6,-17.6 -7,-12 -6.4,-5'), [2, 3, 3.4]), '#b4452c', {
    flow: 1.5,
    even: true,
    hair: 1.2,
    line: 0.3,
  });
  for (const y of [-14, -11, -8])
    drawn(
      brush,
      [
        [-8.2, y],
        [-5, y + 0.3],
      ],
      '#e2b25a',
      0.5,
      0.9,
    );
}

/** A lamp and the drum on a shelf. */
function lamp(brush: Brush): void {
  form(brush, outlineOf(points('13,3.6! 30,3.4! 30,5.4! 13,5.6!')), '#7f5436', {
    flow: 0,
    even: true,
    hair: 1.6,
    line: 0.3,
  });
  placed(brush, { x: 26, y: -0.6, scale: 0.34 }, (own) => drum(own, 22, 16));
  drawn(brush, points('18,3.4 18,-3'), '#7f5436', 1, 1);
  form(brush, outlineOf(points('14.4,-3! 16.2,-9.4! 19.8,-9.4! 21.8,-3!')), '#fff0b8', {
    flow: 1.5,
    shade: 0.3,
    line: 0.3,
  });
}

/** The bear with the rabbit in its arm, under a quilt. @param lift of the quilt by their breath, 0 to 1 */
export function sleepers(brush: Brush, lift: number): void {
  placed(brush, { x: -15.4, y: 1.6 - lift * 0.2, turn: -0.62, scale: 0.62 }, (own) => bearHead(own, { eyes: 0 }));
  form(
    brush,
    outlineOf([
      [-20, 14],
      [-16, 9],
      [-8, 8 - lift],
      [2, 9],
      [2, 18],
      [-20, 18],
    ]),
    FUR,
    { flow: 0.3, hair: 2, line: 0.3 },
  );
  placed(brush, { x: -1.4, y: 8 - lift * 0.6, turn: -0.3, scale: 0.66, mirrored: true }, (own) =>
    rabbitHead(own, { eyes: 0, ears: 0.9 }),
  );
  quilt(brush, lift);
  // An arm around the rabbit.
  form(
    brush,
    around(
      [
        [-14, 12],
        [-7, 14.6 - lift * 0.7],
        [1.6, 13.6 - lift * 0.7],
      ],
      [6.4, 5.6, 5],
    ),
    FUR,
    { flow: 0.1, hair: 2, line: 0.35 },
  );
  for (const y of [12.4, 13.6, 14.8])
    drawn(
      brush,
      [
        [3, y - lift * 0.7],
        [4.4, y + 0.2 - lift * 0.7],
      ],
      '#4a2f25',
      0.4,
      0.8,
    );
}

/** The upper edge of the quilt, over bellies, knees and feet. */
function hemOf(lift: number): readonly Point[] {
  return [
    [-26, 19],
    [-20, 15.4],
    [-11, 12.6 - lift],
    [0, 10.4 - lift],
    [9, 9.4 - lift * 0.7],
    [15, 7 - lift * 0.3],
    [18.6, 7.6],
    [21.6, 8.8],
    [24.4, 6.6],
    [27.6, 7.4],
    [31, 10],
  ];
}

function quilt(brush: Brush, lift: number): void {
  const { pen } = brush;
  const hem = curve(hemOf(lift), false, 6);
  const hemAt = (x: number): number => {
    const next = hem.findIndex(([right]) => right > x);
    if (next <= 0) return (hem.at(next) as Point)[1];
    const [[ax, ay], [bx, by]] = [hem[next - 1] as Point, hem[next] as Point];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  const outline: readonly Point[] = [...hem, [31, 26], [-26, 26]];
  form(brush, outline, '#e9d7ae', { flow: 0.2, shade: 0, line: 0 });
  pen.save();
  polygon(pen, outline);
  pen.clip();
  const own = brush.chance.fork('quilt');
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 12; column++) {
      // Its rows lie on the bodies below, and hang straighter the lower they are.
      const at = (dx: number, dy: number): Point => {
        const down = row + dy;
        const x = -27 + (column + dx) * 5;
        return [x + (x - 3) * 0.03 * down, hemAt(x) + (13 - hemAt(x)) * Math.min(1, down * 0.2) + down * 3.9];
      };
      const patch: Point[] = [
        at(0, 0),
        at(0, 0),
        at(0.5, 0),
        at(1, 0),
        at(1, 0),
        at(1, 1),
        at(1, 1),
        at(0.5, 1),
        at(0, 1),
        at(0, 1),
      ];
      form(brush, outlineOf(patch), QUILT[(column * 2 + row * 3 + own.below(2)) % 5] as string, {
        flow: 0.8,
        even: true,
        hair: 1.3,
        apart: 1,
        shade: 0.5,
        line: 0.16,
      });
      if ((row + column) % 2) dab(brush, ...at(0.5, 0.5), 0.6, 0.6, '#f6ead0');
    }
  // Folds run down from the knees and the feet, and the cloth grows dark toward the floor.
  for (const [x, long, wide] of [
    [12, 9, 2.2],
    [19.4, 12, 3],
    [22, 7, 2],
    [-4, 8, 2],
  ] as const)
    drawn(
      brush,
      [
        [x, hemAt(x) + 1.4],
        [x + 0.8, hemAt(x) + long * 0.5],
        [x - 0.6, hemAt(x) + long],
      ],
      '#4a2c44',
      wide,
      0.16,
    );
  const shade = pen.createLinearGradient(0, 9, 0, 24);
  shade.addColorStop(0, css(hex(brush.plain('#3a2440')), 0));
  shade.addColorStop(1, css(hex(brush.plain('#3a2440')), 0.42));
  pen.fillStyle = shade;
  pen.fillRect(-30, 4, 64, 24);
  pen.restore();
  // The sheet is folded back over it.
  const sheet = hem.filter(([x]) => x > -21 && x < 9).map(([x, y]): Point => [x, y + 0.9]);
  form(brush, around(sheet, [3.6, 3.8, 3.4, 2.6]), '#f8efd9', {
    flow: 0.2,
    even: true,
    hair: 1.6,
    apart: 1,
    line: 0.3,
  });
  form(brush, outlineOf(points('28,1! 30,-0.6 33,0! 34,24! 28,24!')), '#8a5a38', {
    flow: 1.5,
    even: true,
    hair: 2.4,
    line: 0.4,
  });
}
