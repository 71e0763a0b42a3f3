import type { Point } from '../../../drawing/hand.ts';
import type { Sketch } from './pen.ts';

/** A row of houses that leave the page at its lower edge, in units of the page. */
interface Row {
  left: number;
  right: number;
  /** Where most walls end. */
  top: number;
  bottom: number;
  /** Width of most houses. */
  wide: number;
}

/** A house in a row: its left end, its width, its eaves, and the top of its roof. */
interface House {
  x: number;
  across: number;
  eaves: number;
  ridge: Point;
}

/** Draws the town in few lines. One window in three is lit. */
export function roofs(sketch: Sketch, { left, right, top, bottom, wide }: Row): void {
  const { chance } = sketch;
  let number = 0;
  for (let x = left; x < right; number++) {
    const isTower = number % 6 === 4;
    const across = wide * (isTower ? 0.5 : chance.between(0.75, 1.25));
    const eaves = top + wide * (isTower ? -0.5 : chance.between(-0.22, 0.28));
    const ridge: Point = [
      x + across * (isTower ? 0.5 : chance.between(0.38, 0.62)),
      eaves - wide * (isTower ? 0.75 : chance.between(0.32, 0.58)),
    ];
    house(sketch, { x, across, eaves, ridge }, { bottom, wide, number });
    x += across + (chance.next() < 0.25 ? wide * 0.2 : 0);
  }
}

function house(
  { shape, line, hatch, felt, chance, inks }: Sketch,
  { x, across, eaves, ridge: [middle, ridge] }: House,
  { bottom, wide, number }: { bottom: number; wide: number; number: number },
): void {
  const end = x + across;
  if (number % 3 === 0) {
    const [cx, cy] = [middle + across * 0.2, ridge + (eaves - ridge) * 0.1];
    const chimney = boxed(cx, cy - wide * 0.16, wide * 0.12, eaves - cy + wide * 0.16);
    shape(chimney, { weight: 0.7 });
    hatch(chimney, { angle: 60, gap: wide * 0.045, weight: 0.4 });
    shape(boxed(cx - wide * 0.02, cy - wide * 0.2, wide * 0.16, wide * 0.05), { weight: 0.6 });
  }
  const overhang = wide * 0.06;
  shape(boxed(x, eaves - 1, across, bottom + 20 - eaves), { weight: 0.8 });
  hatch(boxed(end - across * 0.24, eaves, across * 0.24, bottom - eaves), {
    angle: 62,
    gap: wide * 0.065,
    weight: 0.42,
  });
  const roof = corners([
    [x - overhang, eaves + overhang * 0.6],
    [middle, ridge],
    [end + overhang, eaves + overhang * 0.6],
  ]);
  shape(roof, { weight: 0.95 });
  // The side away from the moon is in the shade, and a few tiles are on the other.
  hatch(
    corners([
      [middle, ridge],
      [end + overhang, eaves + overhang * 0.6],
      [middle + across * 0.1, eaves],
    ]),
    {
      angle: 62,
      gap: wide * 0.06,
      weight: 0.45,
    },
  );
  for (let tile = 0; tile < 3; tile++) {
    const down = chance.between(0.35, 0.9);
    const tx = middle - (middle - x) * down * chance.between(0.2, 0.75);
    const ty = ridge + (eaves - ridge) * down;
    const size = wide * 0.05;
    line(
      [
        [tx - size, ty],
        [tx, ty + size],
        [tx + size, ty],
      ],
      { weight: 0.45, taper: 0.4 },
    );
  }
  if (number % 5 === 2) {
    const mast: Point = [middle - across * 0.12, ridge - wide * 0.3];
    line([[mast[0], eaves - wide * 0.1], mast], { weight: 0.6, taper: 0.05 });
    for (const [down, half] of [
      [0.02, 0.12],
      [0.08, 0.09],
    ] as const)
      line(
        [
          [mast[0] - wide * half, mast[1] + wide * down],
          [mast[0] + wide * half, mast[1] + wide * (down + 0.02)],
        ],
        {
          weight: 0.5,
          taper: 0.05,
        },
      );
  }
  const pane = boxed(x + across * 0.24, eaves + wide * 0.16, wide * 0.15, wide * 0.2);
  if (number % 3 === 2) felt(pane, inks.yellow, { gap: wide * 0.06, shift: [wide * 0.02, wide * 0.02] });
  line(pane, { weight: 0.6, closed: true });
}

/** The outline of an upright rectangle. */
function boxed(left: number, top: number, width: number, height: number): Point[] {
  return corners([
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]);
}

/** The same outline with corners. */
export function corners(points: readonly Point[]): Point[] {
  return points.flatMap((point) => [point, point]);
}
