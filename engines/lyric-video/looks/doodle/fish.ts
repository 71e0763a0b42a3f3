import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Sketch } from './pen.ts';

const BODY =
  '-150,4 -150,4 -140,-18 -112,-46 -66,-66 -10,-70 48,-58 96,-34 128,-16 134,0 128,14 98,34 50,58 -10,70 -70,62 -114,42 -142,20';
const TAIL = '124,-14 140,-40 164,-66 190,-78 190,-78 178,-44 170,-8 176,28 192,66 192,66 162,54 140,30 124,12';
const BACK_FIN = '-40,-66 -40,-66 -14,-96 22,-108 56,-104 56,-104 54,-84 62,-52 62,-52 10,-66';
const BELLY_FIN = '-6,68 -6,68 6,92 30,108 48,108 48,108 42,86 46,60 46,60 20,66';
const SIDE_FIN = '-46,14 -46,14 -18,8 10,18 24,36 24,36 2,42 -24,40 -44,28';

/** How far the fish reaches from its middle, in units of its own. */
export const FISH = { left: -158, top: -116, width: 358, height: 232 } as const;

/** A fish as large as a house, around the origin, on its way to the left. @param isUp moves its fins */
export function fish(sketch: Sketch, isUp: boolean): void {
  const { shape, line, felt, dot, within, pen, inks } = sketch;
  const fin = (path: string, at: Point, turn: number, rays: readonly string[]) =>
    within({ x: at[0], y: at[1], turn }, () => {
      const own = pointsOf(path, -at[0], -at[1]);
      line(own, { closed: true, color: inks.paper, weight: 4 });
      shape(own, { weight: 1.1 });
      felt(own, inks.red, { gap: 11, angle: -24, shift: [4, 4] });
      for (const ray of rays) line(pointsOf(ray, -at[0], -at[1]), { weight: 0.6, taper: 0.5 });
    });
  const way = isUp ? 0.05 : -0.05;
  fin(TAIL, [124, 0], 1.6 * way, ['130,-10 152,-34 180,-66', '132,-2 152,-8 166,-8', '130,8 154,28 182,54']);
  fin(BACK_FIN, [10, -66], 0, ['-20,-72 -4,-88 12,-98', '4,-70 18,-88 34,-100', '30,-66 40,-82 50,-94']);
  fin(BELLY_FIN, [20, 66], way, ['6,72 14,86 28,98', '24,70 30,84 38,98']);
  line(BODY, { closed: true, color: inks.paper, weight: 5 });
  shape(BODY, { weight: 1.3 });
  // Scales in rows that follow the belly, fewer towards the light.
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 9; column++) {
      const x = -46 + column * 19 + (row % 2) * 9.5;
      const y = -34 + row * 15;
      const room = 54 - 0.0033 * (x + 10) ** 2;
      if (Math.abs(y) > room || (row < 2 && column % 3 === 1) || x > 108) continue;
      within({ x, y }, () => line('-1,-7 6,-4 8.4,2 5,7.4 -1,9', { weight: 0.62, taper: 0.35 }));
    }
  }
  pen.save();
  felt('-112,34 -60,46 -10,52 40,46 78,30 74,44 44,58 -10,68 -70,60 -112,42', inks.yellow, {
    gap: 11,
    angle: -12,
    shift: [2, 0],
  });
  pen.restore();
  line('-76,-58 -60,-34 -56,0 -62,34 -80,56', { weight: 1.1, taper: 0.3 });
  line('-70,-44 -60,-22 -59,4 -64,26', { weight: 0.5, taper: 0.5 });
  fin(SIDE_FIN, [-44, 22], 2 * way, ['-34,20 -12,18 8,26', '-34,26 -14,28 6,34']);
  // The mouth of somebody who knows better.
  line('-150,4 -140,8 -126,6 -114,12 -108,20', { weight: 1.2, taper: 0.1 });
  line('-136,17 -128,20 -121,18', { weight: 0.6 });
  dot([-104, -18], 17, inks.ink);
  dot([-104, -18], 15, inks.paper);
  dot([-104, -18], 15, inks.yellow);
  dot([-108, -18], 6.4);
  dot([-110, -21], 2, inks.paper);
  line('-123,-26 -112,-33 -100,-33 -88,-26', { weight: 1.6, taper: 0.2 });
}
