import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

/** Leaflets on each side of a frond. */
const LEAFLETS = 26;

/** Two palms of different heights that lean away from each other, dark against the sky. @param side 1 leans to the right */
export function palmsOf({ art, shape, tint, chance, height }: Composition, side: 1 | -1): Sprite {
  const tall = (shape === 'wide' ? height * 0.66 : Math.max(art.height, height * 0.3) * 0.9) * (side > 0 ? 1 : 0.88);
  const wide = tall * 0.86;
  const own = chance.fork(`palms ${side}`);
  return sprite(wide, tall, (pen) => {
    if (side < 0) {
      pen.translate(wide, 0);
      pen.scale(-1, 1);
    }
    pen.fillStyle = tint('#12052e');
    pen.strokeStyle = tint('#12052e');
    for (const [foot, across, up, size] of [
      [0.46, 0.28, 0.46, 0.27],
      [0.42, 0.58, 0.26, 0.34],
    ] as const) {
      const crown: Point = [wide * across, tall * up];
      trunk(pen, [wide * foot, tall], crown, tall * 0.028);
      for (let leaf = 0; leaf < 11; leaf++) {
        const angle = -Math.PI / 2 + (leaf / 10 - 0.5) * Math.PI * 1.5 + own.around() * 0.06;
        frond(pen, crown, angle, tall * size * own.between(0.88, 1.08));
      }
    }
  });
}

/** Bent, with a ring where each old frond was. */
function trunk(pen: Context2D, [x, y]: Point, [topX, topY]: Point, wide: number): void {
  const rings = 22;
  const at = (share: number): Point => [x + (topX - x) * share ** 1.7, y + (topY - y) * share];
  for (let ring = 0; ring < rings; ring++) {
    const [low, high] = [at(ring / rings), at((ring + 1.15) / rings)];
    const half = (wide / 2) * (1.15 - (0.55 * ring) / rings);
    polygon(pen, [
      [low[0] - half * 0.82, low[1]],
      [high[0] - half, high[1]],
      [high[0] + half, high[1]],
      [low[0] + half * 0.82, low[1]],
    ]);
    pen.fill();
  }
}

/** A curved rib with fine leaflets that hang the more, the farther out they are. */
function frond(pen: Context2D, [x, y]: Point, angle: number, reach: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [bend, tip]: [Point, Point] = [
    [x + cos * reach * 0.58, y + sin * reach * 0.58 - reach * 0.1],
    [x + cos * reach * 0.98, y + sin * reach * 0.5 + reach * 0.36],
  ];
  const along = (share: number): Point => [
    (1 - share) ** 2 * x + 2 * share * (1 - share) * bend[0] + share ** 2 * tip[0],
    (1 - share) ** 2 * y + 2 * share * (1 - share) * bend[1] + share ** 2 * tip[1],
  ];
  pen.lineCap = 'round';
  pen.lineWidth = reach * 0.022;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(...bend, ...tip);
  pen.stroke();
  for (let leaflet = 1; leaflet <= LEAFLETS; leaflet++) {
    const share = leaflet / LEAFLETS;
    const [px, py] = along(share);
    const [qx, qy] = along(share - 0.03);
    const turn = Math.atan2(py - qy, px - qx);
    const long = reach * 0.34 * Math.sin(Math.PI * (0.16 + 0.78 * share)) + reach * 0.03;
    for (const side of [-1, 1]) {
      const way = turn + side * (0.95 - 0.5 * share);
      const end: Point = [px + Math.cos(way) * long, py + Math.sin(way) * long + long * (0.2 + 0.35 * share)];
      polygon(pen, [[qx, qy], [px, py], end]);
      pen.fill();
    }
  }
}
