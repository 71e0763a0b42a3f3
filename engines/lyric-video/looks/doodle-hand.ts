import type { Rectangle } from '../words/layout.ts';
import type { Sketch } from './doodle-ballpoint.ts';

/** The room of a hand, around the point of its pen. */
export const HAND: Rectangle = { left: -3, top: -68, width: 190, height: 150 };

/** A hand with a ballpoint comes from the lower right. The origin is the pen's point. */
export function writingHand(sketch: Sketch): void {
  const { line, shape, hatch, clear } = sketch;
  const fist =
    '62,-17 80,-9 98,6 120,22 190,62 190,100 140,78 104,60 80,52 60,45 46,42 33,37 28,31 24,25 18,19 15,12 15,5 20,0 32,-7 46,-14';
  clear(fist);
  // The sleeve.
  line('114,18 126,26 152,40 190,62', { weight: 1.2 });
  line('100,58 122,68 150,84', { weight: 1.2 });
  shape('108,12 118,16 112,38 98,62 90,58 100,36', { weight: 1.3 });
  for (const rib of ['111,16 105,36 95,57', '115,18 109,38 98,58']) line(rib, { weight: 0.7 });
  hatch('116,24 190,66 190,100 120,66 100,60', { angle: 78, gap: 2.4, weight: 0.55 });
  // The back of the hand, and the fingers that are rolled up.
  line('62,-17 80,-9 94,3 106,12', { weight: 1.3, passes: 3 });
  line('92,58 76,51 60,45 50,43', { weight: 1.3, passes: 3 });
  line('52,42 40,41 32,36 34,31 44,32 56,36', { weight: 1.2, passes: 2 });
  line('33,32 26,28 22,22 26,18 38,22 52,28', { weight: 1.2, passes: 2 });
  line('23,20 16,16 14,9 19,5 32,10 48,18', { weight: 1.2, passes: 2 });
  line('35,32 38,33', { weight: 0.8 });
  hatch('30,33 44,33 58,38 74,50 60,45 46,42 36,39', { angle: 40, gap: 1.6 });
  hatch('24,22 36,24 50,30 42,31 32,30', { angle: 40, gap: 1.5 });
  hatch('70,30 88,32 98,46 90,56 76,51', { angle: 66, gap: 1.9, bend: 0.1 });
  ballpointPen(sketch);
  // The first finger lies on the pen, and the thumb holds it from below.
  clear('64,-16 52,-25 42,-32 34,-33 27,-28 19,-20 12,-13 9.5,-8 12,-5.6 17,-8 26,-15 33,-18 40,-12 52,-4 66,-2');
  line('64,-16 52,-25 42,-32 34,-33 27,-28 19,-20 12,-13 9.5,-8 12,-5.6 17,-8 26,-15 33,-18.5 40,-13 48,-8', {
    weight: 1.3,
    passes: 3,
    taper: 0.06,
  });
  line('11,-12.6 14,-9.6 12.6,-7', { weight: 0.7 });
  for (const crease of ['35,-31 37,-27', '38,-31.4 40,-28', '24,-24 26,-21']) line(crease, { weight: 0.7 });
  clear('54,12 44,3 36,-2 26,-5 17,-5.4 12,-3 13,1 22,3.6 30,7 38,15 48,22');
  line('54,8 44,2 36,-2.6 26,-5.4 17,-5.6 12,-3 13,1 22,3.6 30,7 38,15 46,20', { weight: 1.3, passes: 3, taper: 0.06 });
  line('13,-3.4 18,-3.6 19,.4', { weight: 0.8 });
  hatch('30,4 42,8 54,18 48,24 38,15', { angle: 30, gap: 1.5 });
  hatch('40,-14 52,-6 64,-2 58,2 46,-4', { angle: 50, gap: 1.6 });
}

/** A ballpoint with a clear barrel, its point at the origin. */
export function ballpointPen({ line, shape, hatch, dark, highlight, inRed, within }: Sketch, turn = -0.92): void {
  within({ x: 0, y: 0, turn }, () => {
    shape('0,0 3,-1 9,-3 9,-3 9,3 9,3 3,1', { weight: 0.9 });
    dark('0,0 2.4,-.8 2.4,.8');
    shape('9,-3.4 9,-3.4 62,-3.6 62,-3.6 62,3.6 62,3.6 9,3.4 9,3.4', { weight: 1.1, taper: 0 });
    line('10,0 60,0', { weight: 2, passes: 3, taper: 0 });
    hatch('10,1.2 62,1.2 62,3.6 10,3.4', { angle: 80, gap: 1.4, weight: 0.5 });
    const cap = '62,-4 62,-4 80,-3.6 82,0 80,3.6 62,4 62,4';
    inRed(() => {
      shape(cap, { weight: 1.1 });
      dark(cap);
      line('66,-4 48,-5.4', { weight: 1.6, passes: 3 });
    });
    highlight('8,-3 12,-3 12,3 8,3', 2);
  });
}
