import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { BLACK, faceOf, label, oval, shine } from './graffiti-one-face.ts';

/** The soft edge and the loose drops of a spray can. */
export function mist(
  pen: Context2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  chance: Chance,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, ry / rx);
  const soft = pen.createRadialGradient(0, 0, rx * 0.1, 0, 0, rx);
  soft.addColorStop(0, `${color}cc`);
  soft.addColorStop(0.5, `${color}66`);
  soft.addColorStop(1, `${color}00`);
  pen.fillStyle = soft;
  disc(pen, 0, 0, rx);
  pen.fill();
  pen.restore();
  pen.fillStyle = color;
  pen.beginPath();
  for (let drop = 0; drop < 90; drop++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = Math.sqrt(chance.between(0.2, 1.15));
    const [px, py, size] = [
      x + Math.cos(angle) * rx * far,
      y + Math.sin(angle) * ry * far,
      Math.max(1, ry * 0.022 * chance.between(0.4, 1.6)),
    ];
    pen.rect(px, py, size, size);
  }
  pen.fill();
}

export function drip(pen: Context2D, x: number, y: number, wide: number, long: number): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, long, wide / 2);
  pen.fill();
  disc(pen, x + wide / 2, y + long, wide * 0.8);
  pen.fill();
}

interface Part {
  /** Begins a closed path. */
  path(pen: Context2D): void;
  colors: readonly [top: string, bottom: string];
  /** Where the second color begins and where it is full. */
  fade?: readonly [from: number, to: number];
}

const line =
  (points: readonly Point[], wide: number): Part['path'] =>
  (pen) => {
    // A tube around a bent line, so that it can be filled and outlined as other parts.
    const [[ax, ay], [bx, by], [cx, cy]] = points as readonly [Point, Point, Point];
    pen.beginPath();
    for (const side of [1, -1]) {
      for (let step = 0; step <= 14; step++) {
        const t = side > 0 ? step / 14 : 1 - step / 14;
        const [x, y] = [
          (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
          (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
        ];
        const [dx, dy] = [(1 - t) * (bx - ax) + t * (cx - bx), (1 - t) * (by - ay) + t * (cy - by)];
        const length = Math.hypot(dx, dy) || 1;
        pen.lineTo(x - (dy / length) * wide * side, y + (dx / length) * wide * side);
      }
    }
    pen.closePath();
  };

/** The parts of the can from back to front, in shares of its radius. @param share 0 to 1, how high the arms are */
function partsOf(share: number): Part[] {
  const lift = 0.35 * share;
  const hands: Point[] = [
    [-0.92, -0.22 - lift],
    [0.94, -0.12 - lift * 0.7],
  ];
  const [left, right] = hands as [Point, Point];
  return [
    {
      path: line(
        [
          [-0.17, 0.66],
          [-0.2, 0.86],
          [-0.24, 1],
        ],
        0.09,
      ),
      colors: ['#2b2b40', '#2b2b40'],
    },
    {
      path: line(
        [
          [0.17, 0.66],
          [0.2, 0.86],
          [0.26, 1],
        ],
        0.09,
      ),
      colors: ['#2b2b40', '#2b2b40'],
    },
    { path: oval(-0.36, 1.03, 0.3, 0.14, -0.06), colors: ['#ffffff', '#ff2e63'], fade: [0.98, 1.14] },
    { path: oval(0.38, 1.03, 0.3, 0.14, 0.06), colors: ['#ffffff', '#ff2e63'], fade: [0.98, 1.14] },
    { path: line([[-0.4, 0.16], [-0.86, 0.34], left], 0.08), colors: ['#2b2b40', '#2b2b40'] },
    { path: line([[0.4, 0.16], [0.9, 0.4], right], 0.08), colors: ['#2b2b40', '#2b2b40'] },
    { path: oval(left[0], left[1], 0.19, 0.18), colors: ['#ffffff', '#e9e2d6'] },
    { path: oval(right[0], right[1], 0.19, 0.18), colors: ['#ffffff', '#e9e2d6'] },
    {
      path(pen) {
        pen.beginPath();
        pen.roundRect(-0.15, -0.92, 0.3, 0.26, 0.06);
      },
      colors: ['#ffffff', '#d9d2c6'],
    },
    {
      path(pen) {
        pen.beginPath();
        pen.moveTo(-0.44, -0.44);
        pen.bezierCurveTo(-0.42, -0.66, -0.24, -0.72, 0, -0.72);
        pen.bezierCurveTo(0.24, -0.72, 0.42, -0.66, 0.44, -0.44);
        pen.closePath();
      },
      colors: ['#ffffff', '#9aa7b8'],
      fade: [-0.62, -0.46],
    },
    {
      path(pen) {
        pen.beginPath();
        pen.roundRect(-0.47, -0.5, 0.94, 1.22, 0.13);
      },
      colors: ['#08d9d6', '#ff2e63'],
      fade: [0.02, 0.62],
    },
  ];
}

const CROWN: readonly Point[] = [
  [-0.36, -0.86],
  [-0.47, -1.28],
  [-0.2, -1.08],
  [0.02, -1.4],
  [0.2, -1.07],
  [0.48, -1.24],
  [0.35, -0.86],
];

/** A spray can with a crown, sprayed as a piece: a glow around it, faded fills, thick outlines and highlights. */
export function sprayCan(pen: Context2D, { tint, chance }: Composition, radius: number, share: number): void {
  const own = chance.fork('can');
  pen.translate(radius * 1.35, radius * 1.68);
  pen.scale(radius, radius);
  pen.rotate(-0.08 + 0.05 * share);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const parts: Part[] = [
    ...partsOf(share),
    { path: (one) => polygon(one, CROWN), colors: ['#fff23d', '#ff7a1c'], fade: [-1.22, -0.84] },
  ];
  // The overspray behind the piece: three coats, each narrower and denser.
  for (const [wide, alpha] of [
    [0.56, 0.1],
    [0.49, 0.14],
    [0.42, 0.22],
    [0.35, 0.4],
    [0.29, 0.9],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.strokeStyle = tint('#f9ed32');
    pen.lineWidth = wide;
    for (const { path } of parts) {
      path(pen);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
  specks(pen, tint('#f9ed32'), 240, own, (angle) => [Math.cos(angle) * 1.02, Math.sin(angle) * 1.2 - 0.1]);
  for (const { path } of parts) {
    path(pen);
    pen.strokeStyle = BLACK;
    pen.lineWidth = 0.13;
    pen.stroke();
  }
  for (const { path, colors, fade } of parts) {
    pen.save();
    path(pen);
    pen.strokeStyle = BLACK;
    pen.lineWidth = 0.07;
    pen.stroke();
    pen.clip();
    faded(pen, [tint(colors[0]), tint(colors[1])], fade ?? [0, 1], own);
    pen.restore();
  }
  label(pen, tint, own);
  faceOf(pen, tint, share);
  shine(pen);
}

/** A fill that changes its color in a sprayed fade: soft, with fine drops on both sides. */
function faded(
  pen: Context2D,
  [top, bottom]: [string, string],
  [from, to]: readonly [number, number],
  own: Chance,
): void {
  const fade = pen.createLinearGradient(0, from, 0, to);
  fade.addColorStop(0, top);
  fade.addColorStop(1, bottom);
  pen.fillStyle = fade;
  pen.fillRect(-2, -2, 4, 4);
  if (top === bottom) return;
  for (const [color, way] of [
    [bottom, -1],
    [top, 1],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    for (let drop = 0; drop < 420; drop++) {
      const far = own.next() ** 2 * (to - from) * 0.9;
      const size = own.between(0.007, 0.016);
      pen.rect(own.between(-0.7, 0.7), (from + to) / 2 + way * far, size, size);
    }
    pen.fill();
  }
}

/** Loose drops around an outline. */
function specks(pen: Context2D, color: string, count: number, own: Chance, at: (angle: number) => Point): void {
  pen.fillStyle = color;
  for (let drop = 0; drop < count; drop++) {
    const [x, y] = at(own.between(0, 2 * Math.PI));
    const far = 0.92 + own.next() ** 2 * 0.42;
    disc(pen, x * far, y * far, own.between(0.006, 0.02));
    pen.fill();
  }
}
