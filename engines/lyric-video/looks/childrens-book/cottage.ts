import { css, hex } from '../../../drawing/color.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { type Brush, dab, drawn, falling, form, placed } from './paint.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/** The bear's crooked cottage. It stands on the origin; lengths are in hundredths of the picture's height. */

const PLASTER = '#ecdcb8';
const THATCH = '#c79a55';
const TIMBER = '#7a5236';
const BRICK = '#b4452c';
const SHUTTER = '#6f93a3';

const WALL: readonly Point[] = points('-20,-34! -21.6,-16 -20.4,1! 0,1.6 19.6,0.6! 20.6,-16 18,-33!');
const ROOF: readonly Point[] = points(`
  -29,-27! -25,-40 -19,-56 -14,-66! -4,-68.4 7,-66 15,-69.6! 20,-56 25,-40 29.4,-26! 22,-28.6
  12,-31.6 0,-29.4 -12,-30.6 -22,-27
`);
const DOOR: readonly Point[] = points('2.4,1! 2,-14 5,-20.6 9,-21.6 13,-19.6 14.8,-13 14.4,1!');

/** Paints the cottage, about 58 wide and 78 tall. */
export function cottage(brush: Brush): void {
  chimney(brush);
  form(brush, outlineOf(WALL), PLASTER, { flow: 1.3, even: true, hair: 1.6, apart: 1.3, shade: 0.8, line: 0.35 });
  const { pen, plain } = brush;
  // The eaves' shadow on the wall.
  pen.save();
  polygon(pen, outlineOf(WALL));
  pen.clip();
  pen.fillStyle = css(hex(plain('#463a68')), 0.26);
  polygon(pen, outlineOf(points('-30,-40 -30,-26 -12,-25 0,-23.6 12,-25.4 30,-21 30,-40')));
  pen.fill();
  pen.restore();
  for (const beam of [
    '-19,-30 -18.9,-15 -19.6,0',
    '-2,-30 -1.3,-15 -1.4,0.8',
    '17.6,-29 18.3,-15 18.2,0',
    '-19,-8 -10,-12.4 -2,-16',
  ])
    form(brush, around(points(beam), [1.8, 1.6, 1.9]), TIMBER, { flow: 1.5, even: true, hair: 1.4, line: 0.2 });
  door(brush);
  placed(brush, { x: -10.4, y: -18 }, smallWindow);
  thatch(brush, outlineOf(ROOF));
  placed(brush, { x: -2, y: -46, scale: 0.92 }, dormer);
  roses(brush);
}

function chimney(brush: Brush): void {
  form(brush, outlineOf(points('8.6,-60! 9,-80! 15.6,-80.4! 16,-60!')), BRICK, {
    flow: 0,
    even: true,
    hair: 1.3,
    apart: 0.9,
    line: 0.35,
  });
  for (let row = 0; row < 5; row++)
    drawn(
      brush,
      [
        [9, -64 - row * 3.4],
        [15.8, -64.2 - row * 3.4],
      ],
      '#e3bfa0',
      0.3,
      0.6,
    );
  form(brush, outlineOf(points('8,-79.4! 8,-82.4! 16.6,-82.6! 16.4,-79.4!')), '#8f5a44', { flow: 0, line: 0.3 });
}

/** Straw that falls from the ridge, in two layers, with a woven ridge. */
function thatch(brush: Brush, outline: readonly Point[]): void {
  const flow = falling(0, 0.022);
  form(brush, outline, THATCH, { flow, hair: 5.4, apart: 0.26, shade: 1.1, line: 0.2 });
  const { pen } = brush;
  pen.save();
  polygon(pen, outline);
  pen.clip();
  for (const down of [-45, -32])
    for (let x = -30; x < 30; x += 0.5)
      drawn(
        brush,
        [
          [x, down - 0.8 * Math.sin(x * 0.4)],
          [x + x * 0.012, down + 2.6],
        ],
        x % 1 ? '#8f6a3c' : '#6f5238',
        0.34,
        0.55,
      );
  for (let x = -16; x < 17; x += 2.4) {
    drawn(
      brush,
      [
        [x, -68],
        [x + 2.4, -61],
      ],
      '#e2bd78',
      0.5,
      0.9,
    );
    drawn(
      brush,
      [
        [x + 2.4, -68],
        [x, -61],
      ],
      '#8f6a3c',
      0.5,
      0.9,
    );
  }
  drawn(brush, points('-17,-61 0,-60.4 18,-61.6'), '#6f5238', 0.7, 0.8);
  pen.restore();
}

function door(brush: Brush): void {
  form(brush, outlineOf(DOOR.map(([x, y]): Point => [8.4 + (x - 8.4) * 1.16, y * 1.06])), TIMBER, {
    flow: 1.5,
    even: true,
    hair: 1.6,
    line: 0.3,
  });
  form(brush, outlineOf(DOOR), '#9c4a33', { flow: 1.55, even: true, hair: 2, apart: 0.7, line: 0.3 });
  for (const x of [5.4, 8.4, 11.4])
    drawn(
      brush,
      [
        [x, -19],
        [x, 0.6],
      ],
      '#6a2c22',
      0.3,
      0.7,
    );
  form(brush, oval(8.4, -15, 2.2, 2.2), '#f1d48a', { line: 0.3, shade: 0.5 });
  drawn(brush, points('8.4,-17 8.4,-13'), TIMBER, 0.5, 1);
  dab(brush, 12.8, -9, 0.6, 0.6, '#e2b25a');
  // Worn steps of stone.
  form(brush, outlineOf(points('-1,3! 0,0.4 16.6,0.2 18,3!')), '#b9b0a0', { flow: 0, even: true, hair: 1, line: 0.3 });
  form(brush, outlineOf(points('-4,6.4! -3,3 19.4,2.8 21,6.2!')), '#cbc1ae', {
    flow: 0,
    even: true,
    hair: 1,
    line: 0.3,
  });
}

function smallWindow(brush: Brush): void {
  form(brush, outlineOf(points('-4.4,-6! 4,-6.4! 4.4,5.6! -4.2,6!')), TIMBER, { flow: 1.5, line: 0.3 });
  form(brush, outlineOf(points('-3.6,-5.2! 3.2,-5.6! 3.5,4.8! -3.4,5!')), '#4b6374', { flow: 0.8, line: 0.2 });
  for (const side of [-1, 1])
    form(
      brush,
      outlineOf([
        [side * 3.4, -5.2],
        [side * 3.4, -5.2],
        [side * 0.8, -5.4],
        [side * 1.4, -1],
        [side * 3.2, 1.6],
        [side * 3.4, 1],
      ]),
      '#f3e6cb',
      { flow: 1.5, even: true, hair: 0.8, line: 0.15 },
    );
  drawn(brush, points('0,-5.6 0,5'), '#efe3c4', 0.6, 1);
  drawn(brush, points('-3.6,0 3.5,-0.3'), '#efe3c4', 0.6, 1);
  for (const side of [-1, 1]) {
    form(
      brush,
      outlineOf([
        [side * 5, -6.4],
        [side * 5, -6.4],
        [side * 8.6, -6],
        [side * 8.6, -6],
        [side * 8.8, 5.6],
        [side * 8.8, 5.6],
        [side * 5, 5.8],
        [side * 5, 5.8],
      ]),
      SHUTTER,
      { flow: 1.5, even: true, hair: 1.2, apart: 0.9, line: 0.3 },
    );
    dab(brush, side * 6.9, -2.4, 0.7, 0.8, '#f3e6cb');
  }
  form(brush, outlineOf(points('-5,5.8! 5,5.6! 4.4,8.6! -4.4,8.8!')), '#9c6a44', { flow: 0, line: 0.3 });
  for (let blossom = 0; blossom < 9; blossom++) {
    drawn(
      brush,
      [
        [-4 + blossom, 6],
        [-4.2 + blossom, 4.6],
      ],
      '#5d6b39',
      0.5,
      1,
    );
    dab(brush, -4.2 + blossom, 4.2 + (blossom % 3) * 0.5, 0.75, 0.65, blossom % 2 ? '#c9503c' : '#e4b04a');
  }
}

/** A window in the roof under its own hood of straw. */
function dormer(brush: Brush): void {
  form(brush, oval(0, 0, 5.4, 5.2), TIMBER, { line: 0.3 });
  form(brush, oval(0, 0, 4.3, 4.2), '#4b6374', { flow: 0.8, line: 0.2 });
  drawn(brush, points('0,-4 0,4'), '#efe3c4', 0.6, 1);
  drawn(brush, points('-4.2,0 4.2,-0.2'), '#efe3c4', 0.6, 1);
  form(brush, outlineOf(points('-10,3 -8,-4 -3,-8.6 3,-8.6 8,-4 10,3 6.4,1 4.6,-3 0,-5.4 -4.6,-3 -6.4,1')), THATCH, {
    flow: falling(0, 0.1),
    hair: 3,
    apart: 0.34,
    line: 0.2,
  });
}

/** Roses that climb up the left corner and over the door. */
function roses(brush: Brush): void {
  const own = brush.chance.fork('roses');
  const vines: readonly (readonly Point[])[] = [
    points('-22,2 -20,-12 -21.6,-24 -16,-31 -6,-31'),
    points('0.4,2 0,-12 1,-21 7,-25.4 14,-24 17,-18'),
  ];
  for (const vine of vines) {
    drawn(brush, vine, '#6a5038', 0.7, 1);
    const line = curve(vine, false, 9);
    for (const [x, y] of line)
      for (let leaf = 0; leaf < 6; leaf++) {
        const [lx, ly] = [x + own.around() * 2.6, y + own.around() * 2];
        drawn(
          brush,
          [
            [lx, ly],
            [lx + own.around(), ly + 0.9],
          ],
          own.pick(['#5d6b39', '#7f8a4a', '#4c5c3a', '#97994f']),
          0.8,
          0.95,
        );
      }
    for (let bloom = 0; bloom < 13; bloom++) {
      const [x, y] = own.pick(line);
      const [rx, ry, size] = [x + own.around() * 2.2, y + own.around() * 1.8, own.between(0.7, 1.25)];
      dab(brush, rx, ry, size, size * 0.9, own.pick(['#c9564a', '#dd8a7c', '#e9b0a0']));
      drawn(
        brush,
        [
          [rx - size * 0.4, ry],
          [rx, ry - size * 0.35],
          [rx + size * 0.4, ry + size * 0.1],
        ],
        '#8f2f2c',
        0.22,
        0.8,
      );
    }
  }
}

/** Washing on a line between two points. */
export function laundry(brush: Brush, from: Point, to: Point): void {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * 3.4,
  ];
  drawn(brush, [at(0), at(0.25), at(0.5), at(0.75), at(1)], '#6a5a52', 0.35, 0.9);
  const cloth = (share: number, color: string, shape: readonly Point[]) => {
    const [x, y] = at(share);
    placed(brush, { x, y, turn: -0.06 + share * 0.14 }, (own) =>
      form(own, outlineOf(shape), color, { flow: 1.5, hair: 1.2, apart: 1, line: 0.3 }),
    );
  };
  cloth(0.18, '#f3e6cb', points('-3.4,0! 3.4,0! 4,5 3,9.4! -1,8.6 -4,9.6! -3.2,5'));
  cloth(0.42, '#6f93a3', points('-2.4,0! 2.4,0! 3,7! 0.8,7.2 0,3.4 -1,7.4 -3.2,7!'));
  cloth(0.6, BRICK, points('-1,0! 1.2,0! 1.2,4 3.2,5.4 2.4,6.8 0,6.4 -1.2,4'));
  cloth(0.7, BRICK, points('-1,0! 1.2,0! 1.2,4.4 3,6 2,7.2 -0.4,6.4 -1.2,4'));
  cloth(0.86, '#d79a35', points('-2.6,0! 2.6,0! 3,6 0,6.8 -3,6'));
}
