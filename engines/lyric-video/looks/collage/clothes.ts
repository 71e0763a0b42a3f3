import type { Context2D } from '../../../drawing/canvas.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { cutOut } from './features.ts';

/** A neck, and a jacket with a bow tie, cut off below. */
export function bust(pen: Context2D, tint: Composition['tint']): void {
  cutOut(
    pen,
    () =>
      polygon(pen, [
        [-0.1, 0.2],
        [0.1, 0.2],
        [0.12, 0.46],
        [-0.12, 0.46],
      ]),
    '#d8d0c0',
  );
  const jacket = () =>
    polygon(pen, [
      [-0.5, 0.6],
      [-0.44, 0.42],
      [-0.16, 0.36],
      [0, 0.5],
      [0.16, 0.36],
      [0.44, 0.42],
      [0.5, 0.6],
    ]);
  cutOut(pen, jacket, tint('#3b7ea1'));
  pen.save();
  jacket();
  pen.clip();
  pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
  pen.lineWidth = 0.012;
  hatch(pen, { left: -0.5, top: 0.3, width: 1, height: 0.4 }, 0.05, 90);
  pen.restore();
  for (const side of [-1, 1])
    cutOut(
      pen,
      () =>
        polygon(pen, [
          [0, 0.44],
          [side * 0.16, 0.37],
          [side * 0.17, 0.52],
        ]),
      tint('#f6c445'),
      0.008,
    );
}

/** A hat folded from a newspaper, as children fold boats. */
export function hat(pen: Context2D): void {
  pen.save();
  pen.translate(0.02, -0.3);
  pen.rotate(0.08);
  const parts: readonly (readonly [readonly Point[], string])[] = [
    [
      [
        [-0.17, 0.02],
        [0, -0.27],
        [0.17, 0.02],
      ],
      '#e9e2cf',
    ],
    [
      [
        [-0.27, 0.1],
        [-0.43, -0.14],
        [0, -0.03],
        [0.43, -0.14],
        [0.27, 0.1],
      ],
      '#f4efe2',
    ],
  ];
  for (const [points, color] of parts) {
    const shape = () => polygon(pen, points);
    cutOut(pen, shape, color, 0.006);
    pen.save();
    shape();
    pen.clip();
    pen.fillStyle = 'rgb(40 36 30 / 0.6)';
    pen.font = '0.022px "Special Elite"';
    for (let row = 0; row < 15; row++)
      pen.fillText(
        'the band played on and on until the last train left',
        -0.42 + (row % 3) * 0.03,
        -0.26 + row * 0.026,
      );
    pen.restore();
  }
  pen.restore();
}

/** A crown of colored paper. */
export function crown(pen: Context2D, color: string): void {
  cutOut(
    pen,
    () =>
      polygon(pen, [
        [-0.22, -0.29],
        [-0.27, -0.5],
        [-0.12, -0.4],
        [0, -0.55],
        [0.12, -0.4],
        [0.27, -0.5],
        [0.22, -0.29],
        [0, -0.35],
      ]),
    color,
  );
}
