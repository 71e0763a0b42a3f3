import type { Context2D } from './canvas.ts';
import type { Chance } from './chance.ts';

export type Point = readonly [x: number, y: number];

/**
 * A smooth line near its points, as if drawn by hand. @param stray distance in pixels by which a point may be missed
 */
export function handLine(
  pen: Context2D,
  points: readonly Point[],
  stray: number,
  chance: Chance,
  closed = false,
): void {
  const shaken = points.map(([x, y]): Point => [x + chance.around() * stray, y + chance.around() * stray]);
  const at = (index: number) => shaken[(index + shaken.length) % shaken.length] as Point;
  const middle = (index: number): Point => [
    (at(index)[0] + at(index + 1)[0]) / 2,
    (at(index)[1] + at(index + 1)[1]) / 2,
  ];
  pen.beginPath();
  if (closed) {
    pen.moveTo(...middle(-1));
    for (let index = 0; index < shaken.length; index++) pen.quadraticCurveTo(...at(index), ...middle(index));
    pen.closePath();
    return;
  }
  pen.moveTo(...at(0));
  for (let index = 1; index < shaken.length - 1; index++) pen.quadraticCurveTo(...at(index), ...middle(index));
  pen.lineTo(...at(shaken.length - 1));
}

/** A straight stroke with small bends, as if drawn by hand. */
export function handStroke(pen: Context2D, from: Point, to: Point, stray: number, chance: Chance): void {
  const parts = 5;
  const points = Array.from({ length: parts + 1 }, (_, index): Point => {
    const share = index / parts;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  handLine(pen, points, stray, chance);
  pen.stroke();
}

/** An uneven round outline, as if drawn by hand. @param bumps 0 is a circle, 0.3 is a cloud */
export function blob(
  pen: Context2D,
  x: number,
  y: number,
  radius: number,
  bumps: number,
  chance: Chance,
  points = 10,
): void {
  const ring = ringOf(x, y, radius, points, () => 1 + chance.around() * bumps);
  handLine(pen, ring, 0, chance, true);
}

export function ringOf(
  x: number,
  y: number,
  radius: number,
  count: number,
  factor: (index: number) => number,
): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = radius * factor(index);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

export function polygon(pen: Context2D, points: readonly Point[]): void {
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.closePath();
}

export function star(pen: Context2D, x: number, y: number, outer: number, inner: number, rays: number, turn = 0): void {
  polygon(
    pen,
    Array.from({ length: rays * 2 }, (_, index): Point => {
      const angle = (index / rays) * Math.PI + turn;
      const reach = index % 2 ? inner : outer;
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
    }),
  );
}

export function disc(pen: Context2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

/** Drops scattered around a point, smaller the farther away they are. */
export function splatter(pen: Context2D, x: number, y: number, reach: number, count: number, chance: Chance): void {
  for (let index = 0; index < count; index++) {
    const far = chance.next() ** 1.6;
    const angle = chance.between(0, 2 * Math.PI);
    disc(
      pen,
      x + Math.cos(angle) * far * reach,
      y + Math.sin(angle) * far * reach,
      reach * 0.07 * (1.15 - far) * chance.next(),
    );
    pen.fill();
  }
}

/**
 * A stroke of a wide, half-dry brush in the pen's color: a body of paint, and single hairs over it.
 * @param taper how much narrower its end is than its beginning, in shares of the width
 */
export function brushStroke(
  pen: Context2D,
  points: readonly Point[],
  width: number,
  chance: Chance,
  { dryness = 0.4, hairs = Math.max(12, Math.round(width / 2.2)), taper = 0 } = {},
): void {
  const alpha = pen.globalAlpha;
  const dense = (width / hairs) * 2.6;
  for (let hair = 0; hair < hairs; hair++) {
    const side = (hair / (hairs - 1) - 0.5) * width;
    const ragged = (2 * Math.abs(side / width)) ** 3;
    const begin = chance.next() * 0.05 * (1 + 2 * ragged);
    const end = 1 - chance.next() ** 3 * (0.06 + dryness * (0.3 + ragged));
    pen.globalAlpha = alpha * (1 - chance.next() ** 2 * dryness * (0.4 + ragged));
    pen.lineWidth = dense * chance.between(0.6, 1.25);
    const line: Point[] = [];
    for (let step = 0; step <= 10; step++) {
      const share = begin + ((end - begin) * step) / 10;
      const [x, y, nx, ny] = along(points, share);
      const aside = side * (1 - taper * share);
      line.push([x + nx * aside, y + ny * aside]);
    }
    handLine(pen, line, width * 0.008, chance);
    pen.stroke();
  }
  pen.globalAlpha = alpha;
}

/** The point and the normal at a share of a polyline's length. */
function along(points: readonly Point[], share: number): [number, number, number, number] {
  const position = Math.min(0.9999, Math.max(0, share)) * (points.length - 1);
  const index = Math.floor(position);
  const [ax, ay] = points[index] as Point;
  const [bx, by] = points[index + 1] as Point;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const part = position - index;
  return [ax + (bx - ax) * part, ay + (by - ay) * part, -(by - ay) / length, (bx - ax) / length];
}

/** The outline of torn paper around a rectangle. */
export function tornEdge(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  depth: number,
  chance: Chance,
): void {
  const points: Point[] = [];
  const edge = (from: Point, to: Point) => {
    const steps = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (depth * 1.6)));
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      points.push([
        from[0] + (to[0] - from[0]) * share + chance.around() * depth,
        from[1] + (to[1] - from[1]) * share + chance.around() * depth,
      ]);
    }
  };
  const [right, bottom] = [left + width, top + height];
  edge([left, top], [right, top]);
  edge([right, top], [right, bottom]);
  edge([right, bottom], [left, bottom]);
  edge([left, bottom], [left, top]);
  polygon(pen, points);
}
