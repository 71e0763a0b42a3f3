import type { Point } from '../../../drawing/hand.ts';
import { grassBefore } from './contact.ts';
import { type Brush, dab, drawn, form, placed } from './paint.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/** Small things in a meadow that somebody may find. Each stands on the origin. */

const WOOD = '#a17c52';
const DARK = '#38251f';

/** A mole that looks out of its hill, 16 wide. */
export function molehill(brush: Brush): void {
  form(brush, outlineOf(points('-1,-8 -3.6,-6 -3.8,0 3.8,0 3.8,-5.4 1.8,-8')), '#55505c', {
    flow: 1.5,
    hair: 1.4,
    line: 0.3,
  });
  form(brush, oval(3.4, -5, 1.5, 0.9, 0.2), '#d99a8c', { line: 0.2, shade: 0.4 });
  dab(brush, 0.8, -6, 0.5, 0.55, DARK);
  form(brush, outlineOf(points('-9,0.4! -6,-2.2 -3,-3 0,-2.2 3,-3.2 6,-2 9,0.6!')), '#7a5a42', {
    flow: 0.6,
    hair: 1.4,
    line: 0.3,
  });
  for (const x of [-2.6, 3.4]) form(brush, oval(x, -3, 1.7, 1), '#d99a8c', { line: 0.25, shade: 0.4 });
  grassBefore(brush, -8, 8, 1, 2.6);
}

/** A snail on its way to the right, 10 wide. */
export function snail(brush: Brush): void {
  form(brush, outlineOf(points('-6,0! -3,-1.6 2,-1.6 3.4,-4 5.4,-4 5.6,-1.4 4,0!')), '#cfb188', { line: 0.3, flow: 0 });
  for (const [x, y] of [
    [4.4, -6.6],
    [6.2, -6.2],
  ] as const) {
    drawn(
      brush,
      [
        [4.6, -3.8],
        [x, y],
      ],
      '#a58a68',
      0.4,
      1,
    );
    dab(brush, x, y, 0.45, 0.45, DARK);
  }
  form(brush, oval(-1, -4, 3.4, 3.3), '#b4653c', { line: 0.35, flow: 0.8, hair: 1, even: true });
  const spiral = Array.from({ length: 15 }, (_, step): Point => {
    const [turn, reach] = [step * 0.72, 2.5 * (1 - step / 15)];
    return [-1 + Math.cos(turn) * reach, -3.9 + Math.sin(turn) * reach];
  });
  drawn(brush, spiral, '#6b3a2a', 0.45, 0.9);
}

/** Three toadstools of different heights, 10 wide. */
export function toadstools(brush: Brush): void {
  for (const [x, tall, wide, turn] of [
    [-3, 5, 5, -0.12],
    [3.6, 3.4, 3.6, 0.2],
    [0.6, 7.4, 6.4, 0.06],
  ] as const)
    placed(brush, { x, turn }, (own) => {
      form(
        own,
        around(
          [
            [0, 0.2],
            [0.2, -tall * 0.5],
            [0, -tall],
          ],
          [1.6, 1.1, 1],
        ),
        '#f3e6cb',
        { line: 0.25 },
      );
      const half = wide / 2;
      form(
        own,
        outlineOf([
          [-half, -tall + 0.6],
          [-half * 0.7, -tall - half * 0.7],
          [0, -tall - half * 1.1],
          [half * 0.7, -tall - half * 0.7],
          [half, -tall + 0.6],
          [0, -tall + 1],
        ]),
        '#bf4630',
        { line: 0.3, flow: 0.8 },
      );
      for (const [across, up] of [
        [-0.45, 0.3],
        [0.1, 0.72],
        [0.5, 0.26],
      ] as const)
        dab(own, across * half, -tall - up * half, half * 0.17, half * 0.14, '#fbf3df');
    });
  grassBefore(brush, -5, 5, 0.8, 2.4);
}

/** A fence of pales along a line, with a gate that stands open at one place. @param gate its number among the pales */
export function fence(brush: Brush, from: Point, to: Point, tall: number, gate: number): void {
  const coat = { flow: 1.5, even: true, hair: tall * 0.16, apart: 0.7, line: tall * 0.03 };
  const count = Math.round(Math.abs(to[0] - from[0]) / (tall * 0.5));
  const at = (pale: number): Point => {
    const share = pale / count;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - Math.sin(share * 3) * tall * 0.1,
    ];
  };
  for (const [first, last] of [
    [0, gate],
    [gate + 2, count],
  ] as const)
    for (const up of [0.34, 0.72]) {
      const rail = [at(first), at((first + last) / 2), at(last)].map(([x, y]): Point => [x, y - tall * up]);
      form(brush, around(rail, [tall * 0.1, tall * 0.11, tall * 0.1]), WOOD, coat);
    }
  for (let pale = 0; pale <= count; pale++) {
    if (pale === gate + 1) continue;
    const own = brush.chance.fork(`pale ${pale}`);
    const [x, y] = at(pale);
    const high = tall * own.between(0.9, 1.08) * (pale === gate || pale === gate + 2 ? 1.2 : 1);
    placed(brush, { x, y, turn: own.around() * 0.05 }, (wood) =>
      form(
        wood,
        around(
          [
            [0, 0],
            [0, -high * 0.5],
            [0, -high],
          ],
          [tall * 0.17, tall * 0.16, tall * 0.13],
        ),
        pale % 3 ? WOOD : '#b08b5e',
        coat,
      ),
    );
  }
  grassBefore(brush, Math.min(from[0], to[0]), Math.max(from[0], to[0]), Math.max(from[1], to[1]), tall * 0.4);
}

/** A far house with a red roof, 12 wide. */
export function farHouse(brush: Brush): void {
  form(brush, outlineOf(points('3,-9.4! 4.6,-9.4! 4.6,-6! 3,-6!')), '#a9604a', { line: 0.15 });
  form(brush, outlineOf(points('-5,-5! 5,-5! 5,0! -5,0!')), '#f3e6cb', { line: 0.2, flow: 1.5 });
  form(brush, outlineOf(points('-6.4,-4.4! -4,-9! 4,-9! 6.4,-4.4!')), '#b4452c', { line: 0.2, flow: 1.2 });
  form(brush, outlineOf(points('-1,0! -1,-3! 1,-3! 1,0!')), '#6f5643', { line: 0.1 });
  for (const x of [-3.2, 3.2]) dab(brush, x, -2.6, 0.8, 0.9, '#5f7f92');
}
