import { curve, evenly, lengthsOf, normalsOf, offset } from '../../../drawing/curve.ts';
import { handLine, type Point, ringOf } from '../../../drawing/hand.ts';
import type { Hand } from './paint.ts';

/** Strokes a small sign around the origin, in one path. */
type Sign = (pen: Hand['pen'], radius: number) => void;

const eye: Sign = (pen, r) => {
  pen.moveTo(-r, 0);
  pen.quadraticCurveTo(0, -1.1 * r, r, 0);
  pen.quadraticCurveTo(0, 1.1 * r, -r, 0);
  pen.moveTo(0.3 * r, 0);
  pen.arc(0, 0, 0.3 * r, 0, 2 * Math.PI);
  for (const x of [-0.6, 0, 0.6]) {
    pen.moveTo(x * r, -0.7 * r);
    pen.lineTo(1.3 * x * r, -1.1 * r);
  }
};

const fish: Sign = (pen, r) => {
  pen.moveTo(-r, 0);
  pen.quadraticCurveTo(-0.2 * r, -0.9 * r, 0.5 * r, 0);
  pen.lineTo(r, -0.5 * r);
  pen.lineTo(r, 0.5 * r);
  pen.lineTo(0.5 * r, 0);
  pen.quadraticCurveTo(-0.2 * r, 0.9 * r, -r, 0);
  pen.moveTo(-0.5 * r, -0.1 * r);
  pen.lineTo(-0.45 * r, -0.1 * r);
  for (const x of [-0.15, 0.12]) {
    pen.moveTo(x * r, -0.36 * r);
    pen.lineTo(x * r, 0.36 * r);
  }
};

const star: Sign = (pen, r) => {
  for (let ray = 0; ray < 8; ray++) {
    const turn = (ray / 8) * 2 * Math.PI;
    const far = ray % 2 ? 0.7 : 1;
    pen.moveTo(0.2 * r * Math.cos(turn), 0.2 * r * Math.sin(turn));
    pen.lineTo(far * r * Math.cos(turn), far * r * Math.sin(turn));
  }
};

const palm: Sign = (pen, r) => {
  pen.moveTo(0.5 * r, 0.5 * r);
  pen.arc(0, 0.5 * r, 0.5 * r, 0, 2 * Math.PI);
  for (let finger = 0; finger < 5; finger++) {
    const turn = -Math.PI * (0.08 + 0.21 * finger);
    pen.moveTo(0.5 * r * Math.cos(turn), 0.5 * r + 0.5 * r * Math.sin(turn));
    pen.lineTo(1.1 * r * Math.cos(turn), 0.5 * r + 1.4 * r * Math.sin(turn));
  }
};

const spiral: Sign = (pen, r) => {
  pen.moveTo(0, 0);
  for (let step = 1; step <= 26; step++) {
    const turn = (step / 26) * 5.2 * Math.PI;
    pen.lineTo((Math.cos(turn) * r * step) / 26, (Math.sin(turn) * r * step) / 26);
  }
};

const bird: Sign = (pen, r) => {
  pen.moveTo(-r, -0.2 * r);
  pen.lineTo(-0.6 * r, -0.4 * r);
  pen.quadraticCurveTo(0.1 * r, -0.5 * r, r, 0.5 * r);
  pen.quadraticCurveTo(-0.3 * r, 0.8 * r, -0.6 * r, -0.1 * r);
  pen.lineTo(-r, -0.2 * r);
  pen.moveTo(-0.1 * r, -0.2 * r);
  pen.lineTo(0.3 * r, -r);
  pen.lineTo(0.5 * r, 0.1 * r);
  for (const x of [0, 0.25]) {
    pen.moveTo(x * r, 0.6 * r);
    pen.lineTo(x * r, r);
  }
};

const face: Sign = (pen, r) => {
  pen.moveTo(0.9 * r, 0);
  pen.arc(0, 0, 0.9 * r, 0, 2 * Math.PI);
  for (const x of [-0.35, 0.35]) {
    pen.moveTo((x + 0.2) * r, -0.2 * r);
    pen.arc(x * r, -0.2 * r, 0.2 * r, 0, 2 * Math.PI);
  }
  pen.moveTo(0, -0.2 * r);
  pen.lineTo(-0.1 * r, 0.2 * r);
  pen.lineTo(0.1 * r, 0.2 * r);
  pen.rect(-0.35 * r, 0.4 * r, 0.7 * r, 0.2 * r);
};

const ladder: Sign = (pen, r) => {
  for (const x of [-0.4, 0.4]) {
    pen.moveTo(x * r, -r);
    pen.lineTo(0.9 * x * r, r);
  }
  for (const y of [-0.7, -0.3, 0.1, 0.5]) {
    pen.moveTo(-0.4 * r, y * r);
    pen.lineTo(0.4 * r, (y + 0.06) * r);
  }
};

const SIGNS: readonly Sign[] = [eye, star, fish, face, spiral, bird, palm, eye, ladder];

/** Draws one of the signs that fill every empty place. @param kind which one, in turn */
export function sign(
  { pen, chance }: Hand,
  [x, y]: Point,
  radius: number,
  kind: number,
  color: string,
  wide = 2.2,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(chance.around() * 0.4);
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  pen.beginPath();
  (SIGNS[kind % SIGNS.length] as Sign)(pen, radius);
  pen.stroke();
  pen.restore();
}

/**
 * Surrounds a form with rings that repeat its outline, as far as they reach: rings of rays, and rings of signs.
 * @param outline clockwise
 * @param grounds paints of the rings, in turn
 */
export function echoes(
  hand: Hand,
  outline: readonly Point[],
  { count, step, grounds, ink }: { count: number; step: number; grounds: readonly string[]; ink: string },
): void {
  const { pen, chance } = hand;
  const line = curve([...outline, outline[0] as Point], false, 4);
  for (let ring = count; ring > 0; ring--) {
    handLine(pen, line, (0.3 * step) / ring, chance, true);
    for (const [wide, color] of [
      [2 * ring * step + 5, ink],
      [2 * ring * step, grounds[ring % grounds.length] as string],
    ] as const) {
      pen.lineWidth = wide;
      pen.strokeStyle = color;
      pen.stroke();
    }
  }
  for (let ring = 1; ring <= count; ring++) {
    const away = offset(line, () => -(ring - 0.5) * step);
    if (ring % 2)
      for (const [index, middle] of paced(away, 1.4 * step).entries())
        sign(hand, middle, 0.4 * step, ring * 2 + index, ink);
    else rays(hand, away, step, ink);
  }
}

/** Short strokes across a ring, from its inner edge. */
function rays({ pen, chance }: Hand, ring: readonly Point[], step: number, ink: string): void {
  const middles = paced(ring, 14);
  pen.beginPath();
  for (const [index, [nx, ny]] of normalsOf(middles).entries()) {
    const [x, y] = middles[index] as Point;
    const far = step * (0.12 + 0.16 * chance.next());
    pen.moveTo(x + nx * 0.5 * step, y + ny * 0.5 * step);
    pen.lineTo(x - nx * far, y - ny * far);
  }
  pen.lineWidth = 3.2;
  pen.strokeStyle = ink;
  pen.stroke();
}

/** Returns points of a line at equal distances. @param apart the distance, or a little more to end with the line */
export function paced(line: readonly Point[], apart: number): Point[] {
  return evenly(line, Math.max(2, 1 + Math.floor((lengthsOf(line).at(-1) ?? 0) / apart)));
}

/** Fills an area with signs, as on a wall that many hands have scratched. */
export function wallOf(hand: Hand, [width, height]: Point, step: number, inks: readonly string[]): void {
  const { pen, chance } = hand;
  let kind = 0;
  for (let row = 0; row * step < height + step; row++) {
    for (let x = (row % 2) * 0.5 * step; x < width + step; x += step) {
      kind += 1 + (row % 2);
      const middle: Point = [x + chance.around() * 0.1 * step, (row + 0.5) * step + chance.around() * 0.1 * step];
      const ink = inks[(kind * 7 + row) % inks.length] as string;
      handLine(
        pen,
        ringOf(...middle, 0.47 * step, 6, () => 1 + 0.16 * chance.around()),
        2,
        chance,
        true,
      );
      pen.strokeStyle = ink;
      pen.lineWidth = 2;
      pen.stroke();
      sign(hand, middle, 0.33 * step, kind, ink, 2.8);
    }
  }
}

/** Puts beads on a line. @param apart distance from a bead to the next */
export function beads(
  { pen, chance }: Hand,
  line: readonly Point[],
  radius: number,
  apart: number,
  color: string,
): void {
  pen.beginPath();
  for (const [x, y] of paced(line, apart)) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius * (1 + 0.2 * chance.around()), 0, 2 * Math.PI);
  }
  pen.fillStyle = color;
  pen.fill();
}
