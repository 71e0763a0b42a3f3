import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition, Tint } from '../../look.ts';
import { bokashi, carve, FOAM, KEY } from './carving.ts';

/** The drawing's own size; it grows from its left edge. */
const [WIDE, HIGH] = [720, 520];
/** Limbs: how thick they begin and end, and their way. The trunk comes last, over the others. */
const LIMBS: readonly (readonly [from: number, to: number, points: readonly Point[]])[] = [
  [22, 5, pointsOf('196,236 232,190 222,142 268,104 300,96')],
  [20, 5, pointsOf('330,196 372,240 398,292 448,306')],
  [16, 4, pointsOf('432,204 462,156 512,132 540,108')],
  [12, 4, pointsOf('520,180 574,210 622,212')],
  [14, 4, pointsOf('96,330 150,352 176,396 222,404')],
  [70, 7, pointsOf('-60,560 -6,456 62,392 96,318 176,248 258,196 338,200 424,208 500,178 580,168 654,140')],
];
/** Pads of needles: their middle and half their width, from back to front. */
const PADS: readonly (readonly [x: number, y: number, half: number])[] = [
  [292, 92, 84],
  [196, 128, 64],
  [538, 112, 66],
  [420, 138, 54],
  [648, 138, 60],
  [88, 236, 74],
  [340, 168, 52],
  [620, 214, 56],
  [520, 200, 50],
  [446, 310, 70],
  [368, 270, 46],
  [222, 408, 62],
  [28, 330, 66],
];
const BARK = '#8a5f42';
const [NEEDLES, LIGHT] = ['#2f5f50', '#a9bd8c'];

/** An old pine whose branch reaches into the picture. @param wide pixels @param snow how much lies on it, 0 to 1 */
export function pineOf({ tint, chance }: Composition, wide: number, snow = 0) {
  const scale = wide / WIDE;
  const own = chance.fork('pine');
  return sprite(wide, HIGH * scale, (pen) => {
    pen.scale(scale, scale);
    for (const [from, to, points] of LIMBS) limb(pen, from, to, curve(points, false, 10), snow, tint, own);
    for (const [x, y, half] of PADS) pad(pen, x, y, half, snow, tint, own);
  });
}

function limb(
  pen: Context2D,
  from: number,
  to: number,
  line: readonly Point[],
  snow: number,
  tint: Tint,
  chance: Chance,
): void {
  const thick = (share: number) => (from + (to - from) * share ** 0.7) * (1 + 0.07 * Math.sin(share * 31));
  const widest = Math.max(from, to);
  const swelling = (extra: number) => (share: number) => (thick(share) + extra) / widest;
  pen.fillStyle = tint(KEY);
  carve(pen, line, widest, swelling(7));
  pen.fillStyle = tint(BARK);
  carve(pen, line, widest, swelling(0));
  // Plates of bark, on the shaded side.
  pen.fillStyle = tint(KEY);
  for (let index = 4; index < line.length - 4; index += 2) {
    const share = index / (line.length - 1);
    const half = thick(share) / 2;
    if (half < 7) break;
    const [x, y] = line[index] as Point;
    const [bx, by] = line[index + 1] as Point;
    const way = Math.atan2(by - y, bx - x);
    for (const aside of [-0.45, 0.1, 0.55]) {
      const middle = (aside + chance.around() * 0.2) * half;
      const [cx, cy] = [x - Math.sin(way) * middle, y + Math.cos(way) * middle];
      const size = half * 0.34;
      const plate = [-1, -0.3, 0.4, 1].map((t): Point => {
        const angle = way + t * 1.25;
        return [cx + Math.cos(angle) * size, cy + Math.sin(angle) * size];
      });
      carve(pen, curve(plate), 2.4);
    }
  }
  if (snow === 0) return;
  pen.fillStyle = tint(FOAM);
  const lifted = line.map(([x, y], index): Point => [x - 1, y - thick(index / (line.length - 1)) * 0.4]);
  carve(pen, lifted, widest * 0.42 * snow, swelling(3));
}

/** A flat cloud of needles: fans that overlap, each with needles of the knife. */
function pad(pen: Context2D, x: number, y: number, half: number, snow: number, tint: Tint, chance: Chance): void {
  const fans = Math.round(half / 8);
  const places = Array.from({ length: fans * 2 }, (_, index) => {
    const row = index < fans ? 0 : 1;
    const share = ((index % fans) + 0.5 + chance.around() * 0.2) / fans;
    const [dx, arch] = [(share * 2 - 1) * half * (row ? 0.86 : 0.72), Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2))];
    const up = row ? 0.06 : 0.3;
    return { x: x + dx, y: y + 8 - arch * half * up, lean: (share * 2 - 1) * 0.75, size: 21 + 9 * arch };
  });
  for (const { x: fx, y: fy, lean, size } of places)
    fan(pen, fx, fy, lean, size * (0.9 + 0.2 * chance.next()), snow, tint);
}

function fan(pen: Context2D, x: number, y: number, lean: number, size: number, snow: number, tint: Tint): void {
  const needles = 17;
  const tip = (index: number, far: number): Point => {
    const angle = -Math.PI / 2 + lean + ((index / (needles - 1)) * 2 - 1) * 1.38;
    return [x + Math.cos(angle) * size * far, y + Math.sin(angle) * size * far * 0.94];
  };
  const rim = Array.from({ length: needles * 2 - 1 }, (_, step) => tip(step / 2, step % 2 ? 0.86 : 1));
  polygon(pen, [[x, y + 4], ...rim]);
  pen.fillStyle = tint(NEEDLES);
  pen.fill();
  pen.save();
  pen.clip();
  bokashi(
    pen,
    { left: x - size, width: 2 * size, from: y - size * 1.02, to: y + size * 0.3 },
    tint(snow > 0 ? FOAM : LIGHT),
    snow > 0 ? 1 : 0.85,
  );
  pen.restore();
  pen.fillStyle = tint(KEY);
  for (let index = 0; index < needles; index += 1) {
    const [ax, ay] = tip(index, 0.12);
    const [bx, by] = tip(index, index % 2 ? 0.98 : 0.74);
    carve(
      pen,
      [
        [ax, ay],
        [(ax + bx) / 2, (ay + by) / 2],
        [bx, by],
      ],
      1.7,
    );
  }
  carve(pen, rim, 1.8, () => 1);
}
