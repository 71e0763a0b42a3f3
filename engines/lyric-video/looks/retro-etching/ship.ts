import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { copperOf, cutBody, print } from './burin.ts';
import { type Engrave, hull, type Lines } from './hull.ts';
import { INK, PAPER, PITCH } from './sea.ts';

/** Width and height of the drawing, in its own units. The water is at 186. */
const [WIDE, HIGH] = [210, 200];

/** A square sail that the wind fills toward the right: its four corners, and how far each side bows. */
type Sail = readonly [head: Point, headEnd: Point, footEnd: Point, foot: Point, belly: number];

/** Masts from back to front, foot and top. */
const MASTS: readonly (readonly [Point, Point])[] = [
  [
    [44, 150],
    [37, 44],
  ],
  [
    [92, 152],
    [88, 8],
  ],
  [
    [142, 150],
    [143, 22],
  ],
];

const SAILS: readonly Sail[] = [
  [[26, 56], [50, 52], [56, 78], [24, 84], 7],
  [[22, 88], [57, 82], [62, 116], [19, 122], 9],
  [[73, 18], [103, 14], [109, 38], [70, 43], 8],
  [[68, 47], [111, 41], [118, 76], [64, 83], 11],
  [[62, 88], [120, 80], [126, 122], [58, 131], 13],
  [[130, 31], [156, 28], [161, 50], [127, 54], 7],
  [[125, 58], [163, 53], [170, 84], [122, 89], 10],
  [[120, 94], [172, 87], [177, 122], [117, 130], 11],
];

const STAYSAILS: readonly (readonly [Point, Point, Point])[] = [
  [
    [150, 34],
    [204, 118],
    [168, 118],
  ],
  [
    [152, 60],
    [196, 128],
    [166, 128],
  ],
];

/** A three-master that comes toward the right. @param size its height in pixels @param bare whether its sails are furled */
export function shipOf({ unit, tint }: Composition, size: number, bare: boolean): Sprite {
  const scale = size / HIGH;
  const px = unit / scale;
  const pitch = Math.max(3.2, Math.min(PITCH, size / (46 * unit))) * unit;
  const [ink, paper] = [tint(INK), tint(PAPER)];
  return sprite(WIDE * scale, size, (pen) => {
    const cut: Engrave = (path, flow, round, more = {}) => {
      const copper = copperOf(WIDE * scale, size);
      cutBody(copper, {
        box: [0, 0, copper.width, copper.height],
        round: round * scale,
        flow: (x, y) => flow(x / scale, y / scale) * scale,
        path: (own) => {
          own.scale(scale, scale);
          path(own);
        },
        ...more,
      });
      print(pen, copper, pitch, ink, paper);
      pen.save();
      pen.scale(scale, scale);
      pen.beginPath();
      path(pen);
      stroke(pen, 1.7);
      pen.restore();
    };
    const stroke = (own: Context2D, wide: number) => {
      own.strokeStyle = ink;
      own.lineCap = own.lineJoin = 'round';
      own.lineWidth = wide * px;
      own.stroke();
    };
    const lines: Lines = (wide, ...all) => {
      pen.save();
      pen.scale(scale, scale);
      for (const [first, ...others] of all) {
        pen.beginPath();
        pen.moveTo(...(first as Point));
        for (const point of others) pen.lineTo(...point);
        stroke(pen, wide);
      }
      pen.restore();
    };
    // Stays and shrouds, then masts.
    lines(
      0.9,
      [
        [37, 44],
        [88, 84],
      ],
      [
        [88, 8],
        [142, 66],
      ],
      [
        [143, 22],
        [206, 118],
      ],
      [
        [88, 8],
        [44, 110],
      ],
      [
        [37, 44],
        [10, 140],
      ],
    );
    for (const [[x, y], [tx, ty]] of MASTS) {
      for (const side of bare ? [-1, 1] : [-1]) {
        for (const out of [20, 15, 10, 5])
          lines(0.8, [
            [x + side * out, y],
            [tx + side, ty + (y - ty) * 0.3],
          ]);
        for (let step = 1; step < 15; step++) {
          const share = step / 22;
          const rung = y + (ty + (y - ty) * 0.3 - y) * share * 1.3;
          const at = (out: number) => x + side * out + (tx - x - side * (out - 1)) * share * 1.3;
          lines(0.6, [
            [at(20), rung],
            [at(5), rung],
          ]);
        }
      }
      lines(4.4, [
        [x, y],
        [tx, ty],
      ]);
    }
    lines(4, [
      [172, 130],
      [209, 112],
    ]);
    if (bare) {
      for (const [head, headEnd] of SAILS) {
        const [dx, dy] = [headEnd[0] - head[0], headEnd[1] - head[1]];
        cut(
          (own) => {
            own.moveTo(...head);
            own.quadraticCurveTo(head[0] + dx * 0.5, head[1] + dy * 0.5 - 2, ...headEnd);
            own.quadraticCurveTo(
              head[0] + dx * 0.75,
              head[1] + dy * 0.75 + 5,
              head[0] + dx * 0.5,
              head[1] + dy * 0.5 + 3,
            );
            own.quadraticCurveTo(head[0] + dx * 0.25, head[1] + dy * 0.25 + 5, ...head);
          },
          (x, y) => x * 0.9 + y * 0.2,
          3,
        );
      }
    } else {
      for (const [a, b, c] of STAYSAILS)
        cut(
          (own) => {
            own.moveTo(...a);
            own.quadraticCurveTo((a[0] + b[0]) / 2 + 7, (a[1] + b[1]) / 2 - 2, ...b);
            own.quadraticCurveTo((b[0] + c[0]) / 2, b[1] + 5, ...c);
            own.quadraticCurveTo((a[0] + c[0]) / 2 + 6, (a[1] + c[1]) / 2, ...a);
          },
          (x, y) => (x - 0.42 * y) * 0.95 + 0.0035 * (y - 90) ** 2,
          9,
          { bend: 0, light: 0.16, dark: 0.75 },
        );
      for (const [a, b, c, d, belly] of SAILS)
        cut(
          (own) => {
            own.moveTo(...a);
            own.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1.5, ...b);
            own.bezierCurveTo(b[0] + belly, b[1] + 6, c[0] + belly * 0.9, c[1] - 8, ...c);
            own.quadraticCurveTo((c[0] + d[0]) / 2 + belly * 0.4, (c[1] + d[1]) / 2 - belly * 0.85, ...d);
            own.bezierCurveTo(d[0] + belly * 0.75, d[1] - 9, a[0] + belly * 0.7, a[1] + 7, ...a);
          },
          // Lines go down the cloth and bow with it.
          (x, y) => {
            const down = (y - a[1]) / (d[1] - a[1]);
            return (x - belly * 0.9 * Math.sin(Math.max(0, Math.min(1, down)) * Math.PI)) * 0.85;
          },
          belly * 1.7,
          {
            bend: 0,
            light: 0.04,
            dark: 0.8,
            shade: (_: number, y: number) => 0.3 * Math.max(0, (y / scale - a[1]) / (d[1] - a[1]) - 0.62),
          },
        );
      for (const [head, headEnd] of SAILS)
        lines(3, [
          [head[0] - 2, head[1] + 0.3],
          [headEnd[0] + 2, headEnd[1] - 0.3],
        ]);
    }
    hull(cut, lines, scale);
    pennants(pen, scale, ink, px);
  });
}

function pennants(pen: Context2D, scale: number, ink: string, px: number): void {
  pen.save();
  pen.scale(scale, scale);
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = px;
  for (const [, [x, y]] of MASTS) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.bezierCurveTo(x + 9, y - 5, x + 14, y + 3, x + 26, y - 3);
    pen.bezierCurveTo(x + 15, y + 6, x + 9, y + 1, x, y + 5);
    pen.closePath();
    pen.fill();
  }
  pen.restore();
}
