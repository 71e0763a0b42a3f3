import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Body } from './burin.ts';

/** Cuts and prints a round shape in a drawing's own units. `more` is in pixels of the sprite. */
export type Engrave = (
  path: (pen: Context2D) => void,
  flow: (x: number, y: number) => number,
  round: number,
  more?: Partial<Body>,
) => void;

/** Draws lines in a drawing's own units, with a width in units of the frame. */
export type Lines = (wide: number, ...all: readonly (readonly Point[])[]) => void;

/** The hull of a three-master with a high stern, planks that follow its sheer, and a beak under the bowsprit. */
export function hull(cut: Engrave, lines: Lines, scale: number): void {
  // How the planks sag between the castles.
  const sheer = (x: number) => 0.0024 * (x - 112) ** 2;
  cut(
    (own) => {
      own.moveTo(4, 108);
      own.lineTo(26, 114);
      own.lineTo(28, 124);
      own.lineTo(47, 129);
      own.lineTo(50, 141);
      own.quadraticCurveTo(96, 151, 136, 142);
      own.lineTo(139, 132);
      own.quadraticCurveTo(160, 133, 178, 126);
      own.quadraticCurveTo(190, 128, 201, 119);
      own.bezierCurveTo(202, 128, 193, 138, 180, 143);
      own.bezierCurveTo(177, 160, 172, 180, 162, 200);
      own.lineTo(30, 200);
      own.bezierCurveTo(14, 176, 16, 150, 4, 108);
    },
    (x, y) => y + sheer(x) * 0.95,
    15,
    {
      bend: 0.1,
      light: 0.2,
      dark: 0.6,
      // Below the wales the side turns under; toward the bow it turns away from the light.
      shade: (px, py) => {
        const [x, y] = [px / scale, py / scale + sheer(px / scale)];
        return 0.42 * clamp((y - 166) / 24) + 0.3 * clamp((x - 128) / 52) + (y > 158 && y < 161 ? 0.3 : 0);
      },
    },
  );
  const strake = (y: number, from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, step) => {
      const x = from + ((to - from) * step) / 24;
      return [x, y - sheer(x) * 0.95];
    });
  lines(2.8, strake(157.5, 14, 178), strake(171, 18, 172));
  lines(1.4, strake(160.5, 15, 178), strake(150, 44, 140), strake(146, 9, 47));
  // Gun ports between the wales, with their lids open.
  for (let port = 0; port < 9; port++) {
    const x = 36 + port * 14.4;
    const y = 164 - sheer(x) * 0.95;
    for (const down of [0, 1.4, 2.8, 4])
      lines(3.6, [
        [x, y + down],
        [x + 4.6, y + down],
      ]);
    lines(1.6, [
      [x - 0.8, y - 0.6],
      [x - 0.4, y - 3.4],
      [x + 5.4, y - 3.4],
      [x + 5.4, y - 0.6],
    ]);
  }
  // The windows of the stern.
  for (const [left, top] of [
    [11, 119],
    [18, 120.6],
    [14, 131],
    [21, 132.6],
    [29, 134],
    [37, 135.4],
  ] as const)
    for (const across of [0, 1.6, 3.2])
      lines(1.7, [
        [left + across, top],
        [left + across + 0.3, top + 6],
      ]);
  // Posts of the rail.
  for (let post = 0; post < 13; post++) {
    const x = 52 + post * 6.9;
    const y = 147 - 0.0026 * (x - 93) ** 2;
    lines(
      1.2,
      [
        [x, y],
        [x, y - 4],
      ],
      [
        [x, y - 4],
        [x + 6.9, 143 - 0.0026 * (x - 86.1) ** 2],
      ],
    );
  }
  // A scroll at the beak.
  lines(1.8, [
    [181, 140],
    [190, 134],
    [197, 126],
  ]);
}
