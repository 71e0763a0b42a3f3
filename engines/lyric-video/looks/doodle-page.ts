import { type Context2D, plate } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handLine, handStroke, type Point, polygon, ringOf } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';

export const INK = '#22307a';
export const RED = '#d8353f';
export const PAPER = '#fbfaf4';
/** Number of drawings of each thing. Shown in turn, they make its line wobble. */
export const TAKES = 3;
/** Where the margin's red line is, in units of the frame. */
export const MARGIN = 74;
/** How far the outline around words is from their area, in units of the frame. */
export const AROUND = 24;

export function ballpoint(pen: Context2D, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

/** An area without what is left of the margin's line or right of a place. */
export function besideMargin({ left, top, width, height }: Rectangle, unit: number, last: number): Rectangle {
  const from = Math.max(left, (MARGIN + AROUND * 1.3) * unit);
  return { left: from, top, width: Math.min(left + width, last) - from, height };
}

/** @param body where the cat or the singer is, who says the words */
export function pageOf(composition: Composition, body: Rectangle) {
  const { width, height, unit, tint, chance, text } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance, 1.5);
    pen.lineWidth = 1.6 * unit;
    pen.strokeStyle = tint('#a9cdea');
    pen.beginPath();
    for (let y = 88 * unit; y < height; y += 43 * unit) {
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    pen.stroke();
    pen.strokeStyle = tint('#f0a3a8');
    pen.beginPath();
    pen.moveTo(MARGIN * unit, 0);
    pen.lineTo(MARGIN * unit, height);
    pen.stroke();
    for (let y = 120 * unit; y < height; y += 330 * unit) {
      pen.fillStyle = '#d9d6cb';
      disc(pen, 32 * unit, y, 15 * unit);
      pen.fill();
      pen.fillStyle = '#b9b5a8';
      disc(pen, 33 * unit, y + 2 * unit, 12 * unit);
      pen.fill();
    }
    const own = chance.fork('page');
    if (text.left < width && text.top < height) bubble(pen, composition, body, own);
    else vine(pen, composition, own);
  });
}

/** The outline of words, with a tail to who says them: a cloud for thoughts, a burst for loud singing. */
function bubble(pen: Context2D, { text, unit, tint, movement }: Composition, body: Rectangle, own: Chance): void {
  const out = AROUND * unit;
  const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
  const [across, down] = [text.width / 2 + out, text.height / 2 + out];
  const step = (movement === 'opening' ? 48 : 27) * unit;
  const ring = outline([x, y], across, down, step);
  pen.fillStyle = tint(PAPER);
  ballpoint(pen, tint(INK), 3 * unit);
  if (movement === 'opening') {
    for (const edge of [1.5, -1.5]) {
      pen.fillStyle = tint(edge > 0 ? INK : PAPER);
      for (const point of ring) {
        disc(pen, ...point, step * 0.6 + edge * unit);
        pen.fill();
      }
    }
    polygon(pen, ring);
    pen.fill();
    return;
  }
  const mouth = towards(body, [x, y]);
  const nearest = ring.reduce(
    (best, point, index) => (distance(point, mouth) < distance(ring[best] as Point, mouth) ? index : best),
    0,
  );
  polygon(
    pen,
    ring.map((point, index): Point => {
      const far = index === nearest ? 54 : movement === 'chorus' && index % 2 === 0 ? 15 : own.around();
      const to = index === nearest ? mouth : [2 * point[0] - x, 2 * point[1] - y];
      const share = (far * unit) / Math.max(1, distance(point, to as Point));
      return [point[0] + ((to[0] as number) - point[0]) * share, point[1] + ((to[1] as number) - point[1]) * share];
    }),
  );
  pen.fill();
  pen.stroke();
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The point of a body's middle that is nearest to a place. */
function towards({ left, top, width, height }: Rectangle, [x, y]: Point): Point {
  return [
    Math.max(left + width * 0.3, Math.min(left + width * 0.7, x)),
    Math.max(top + height * 0.3, Math.min(top + height * 0.6, y)),
  ];
}

/** Points at about equal distances on the outline of a rectangle with round corners. */
function outline([x, y]: Point, across: number, down: number, step: number): Point[] {
  const round = Math.min(across, down) * 0.4;
  const corners = ringOf(0, 0, round, 48, () => 1).map(
    ([dx, dy]): Point => [x + dx + Math.sign(dx) * (across - round), y + dy + Math.sign(dy) * (down - round)],
  );
  const fine = corners.flatMap(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] as Point;
    return Array.from(
      { length: 100 },
      (_, part): Point => [ax + ((bx - ax) * part) / 100, ay + ((by - ay) * part) / 100],
    );
  });
  const points: Point[] = [];
  for (const point of fine) {
    if (points.length === 0 || distance(point, points.at(-1) as Point) >= step) points.push(point);
  }
  return points;
}

/** A vine with leaves and flowers along the edges of a page without words, as one draws in a long lesson. */
function vine(pen: Context2D, { width, height, unit, tint, movement }: Composition, own: Chance): void {
  const [inset, step] = [34 * unit, 24 * unit];
  const left = (MARGIN + 26) * unit;
  const corners: Point[] = [
    [left, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [left, height - inset],
  ];
  corners.forEach((from, side) => {
    const to = corners[(side + 1) % 4] as Point;
    const count = Math.round(distance(from, to) / step);
    const [ax, ay] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
    const points = Array.from({ length: count + 1 }, (_, index): Point => {
      const bend = Math.sin(index * 0.9) * 0.3;
      return [from[0] + ax * index - ay * bend, from[1] + ay * index + ax * bend];
    });
    ballpoint(pen, tint(INK), 2.4 * unit);
    handLine(pen, points, 2 * unit, own);
    pen.stroke();
    points.forEach(([x, y], index) => {
      if (index === 0 || index === count) return;
      const turn = Math.atan2(ay, ax) + (index % 2 ? 0.9 : -0.9);
      if (movement === 'ending' || index % 6 !== 3) {
        leaf(pen, [x, y], turn, 19 * unit, own);
        return;
      }
      ballpoint(pen, tint(RED), 2.2 * unit);
      for (const [px, py] of ringOf(x, y, 8 * unit, 5, () => 1)) {
        disc(pen, px, py, 5.5 * unit);
        pen.fillStyle = tint(PAPER);
        pen.fill();
        pen.stroke();
      }
      ballpoint(pen, tint(INK), 2.4 * unit);
    });
  });
}

function leaf(pen: Context2D, [x, y]: Point, turn: number, long: number, own: Chance): void {
  const at = (far: number, aside: number): Point => [
    x + Math.cos(turn) * far * long - Math.sin(turn) * aside * long,
    y + Math.sin(turn) * far * long + Math.cos(turn) * aside * long,
  ];
  handLine(pen, [at(0, 0), at(0.45, -0.36), at(1, 0), at(1, 0), at(0.45, 0.36), at(0, 0)], long * 0.03, own);
  pen.stroke();
  handStroke(pen, at(0, 0), at(0.7, 0), long * 0.02, own);
}
