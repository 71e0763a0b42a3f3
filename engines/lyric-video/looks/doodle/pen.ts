import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve, curveAt, normalsOf, pointsOf, ribbon } from '../../../drawing/curve.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { smoothstep } from '../../../drawing/motion.ts';

/** What lies on the table: colors `#rrggbb`. */
export interface Inks {
  ink: string;
  paper: string;
  /** The felt pens. */
  yellow: string;
  red: string;
}

interface Pressure {
  /** 1 for an outline, less for what is light or small. */
  weight?: number;
  /** Share of a line at its ends in which the pen comes down and leaves. */
  taper?: number;
  closed?: boolean;
  /** Straight parts from one point to the next, 8 by default. What is nearly straight needs fewer. */
  parts?: number;
  /** Instead of the ink. */
  color?: string;
}

interface Hatching {
  /** Degrees, clockwise from a line to the right. */
  angle: number;
  /** Distance between lines, in units of the drawing. */
  gap: number;
  weight?: number;
  /** How far the middle of a line is beside its ends, in shares of its length: lines around something round bend. */
  bend?: number;
  color?: string;
}

/** A smooth line: `x,y x,y …` or points. A point that comes twice is a corner. */
export type Path = string | readonly Point[];

export type Sketch = ReturnType<typeof sketchOf>;

/** Pixels of a firm line, at 720p. By eye. */
const FIRM = 3.4;

/** A smooth line through points. A closed one ends where it began. */
export function smooth(path: Path, closed = false, parts = 8): Point[] {
  const line = curve(typeof path === 'string' ? pointsOf(path) : path, closed, parts);
  return closed ? [...line, line[0] as Point] : line;
}

/** Returns half of a limb's width at a share of its way, from its halves at equal distances. */
export function halfOf(halves: readonly number[]): (share: number) => number {
  const steps = halves.map((half) => [half] as const);
  return (share) => curveAt(steps, share)[0];
}

/**
 * Draws with a pen whose line is thick where the hand presses, and colors with felt pens. The pen's transformation makes
 * the units of the drawing.
 * @param take the same drawing, traced again: its lines are a little elsewhere
 */
export function sketchOf(pen: Context2D, inks: Inks, chance: Chance, take = 0) {
  let width = FIRM;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';

  /** Where the hand traces a point in this take. */
  const traced = ([x, y]: Point): Point => {
    const far = width * 0.22;
    const [across, down] = [x / (width * 9), y / (width * 9)];
    return [x + far * Math.sin(down + take * 2.1), y + far * Math.sin(across * 1.1 + take * 2.7)];
  };

  const stroke = (points: readonly Point[], weight: number, taper: number) => {
    const phase = chance.next() * 6;
    const waves = 1 + points.length / 30;
    const normals = normalsOf(points);
    const outline = ribbon(points.map(traced), (share, index) => {
      const end = taper > 0 ? Math.min(1, Math.min(share, 1 - share) / taper) : 1;
      const [nx] = normals[index] as Point;
      // Down strokes are pressed harder than up strokes.
      const press = 0.62 + 0.26 * Math.sin(phase + share * waves * 3.1) + 0.34 * Math.abs(nx);
      return 0.5 * width * weight * press * (0.22 + 0.78 * end ** 0.7);
    });
    polygon(pen, outline);
    pen.fill();
  };

  const line = (path: Path, { weight = 1, taper = 0.25, closed = false, parts, color = inks.ink }: Pressure = {}) => {
    pen.fillStyle = color;
    stroke(smooth(path, closed, parts), weight, closed ? 0.04 : taper);
  };

  const fill = (path: Path, color: string) => {
    polygon(pen, smooth(path, true).map(traced));
    pen.fillStyle = color;
    pen.fill();
  };

  /** Lines inside an outline, pressed where they begin. */
  const hatch = (path: Path, { angle, gap, weight = 0.5, bend = 0, color = inks.ink }: Hatching) => {
    pen.fillStyle = color;
    const turn = (angle * Math.PI) / 180;
    for (const [from, to, y] of rowsIn(smooth(path, true), turn, () => gap * chance.between(0.75, 1.3))) {
      const [one, other] = [from + gap * chance.around() * 0.5, to + gap * chance.around() * 0.8];
      const [rise, tilt] = [(other - one) * bend, gap * chance.around() * 0.3];
      const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
        const x = one + (other - one) * share;
        return turned([x, y + rise * 4 * share * (1 - share) + tilt * (share - 0.5)], turn);
      });
      stroke(points, weight * chance.between(0.75, 1.2), 0.4);
    }
  };

  /** Colors a surface in a hurry with a felt pen, side by side and not quite inside its outline. */
  const felt = (path: Path, color: string, { gap = 11, angle = -52, shift = [3, 4] as Point } = {}) => {
    pen.save();
    pen.globalCompositeOperation = 'multiply';
    pen.strokeStyle = color;
    pen.translate(...shift);
    const turn = (angle * Math.PI) / 180;
    for (const [from, to, y] of rowsIn(smooth(path, true), turn, () => gap * chance.between(0.82, 0.96))) {
      const inset = Math.min(gap * 0.5, (to - from) / 3);
      pen.lineWidth = gap * chance.between(0.96, 1.1);
      pen.beginPath();
      pen.moveTo(...turned([from + inset + gap * chance.around() * 0.5, y + gap * 0.12 * chance.around()], turn));
      pen.lineTo(...turned([to - inset + gap * chance.around() * 0.6, y + gap * 0.12 * chance.around()], turn));
      pen.stroke();
    }
    pen.restore();
  };

  return {
    pen,
    inks,
    chance,
    take,
    line,
    fill,
    hatch,
    felt,
    /** Draws something in units and a direction of its own. @param turn radians @param scale how large its unit is */
    within({ x, y, turn = 0, scale = 1, flip = false }: Placing, draw: () => void) {
      const own = width;
      // What is drawn small has thinner lines, but not in proportion.
      width = (width * scale ** 0.45) / scale;
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.scale(flip ? -scale : scale, scale);
      draw();
      pen.restore();
      width = own;
    },
    /** A closed shape in front of what was drawn before. */
    shape(path: Path, pressure: Pressure = {}) {
      fill(path, inks.paper);
      line(path, { ...pressure, closed: true });
    },
    /** A disc in one color. */
    dot([x, y]: Point, radius: number, color = inks.ink) {
      disc(pen, ...traced([x, y]), radius);
      pen.fillStyle = color;
      pen.fill();
    },
    /**
     * A round limb in one color with ends like those of a sausage.
     * @param halves half of its width, at equal distances @param apart how far it stands out from what is behind it, in
     * units of the drawing: from nothing where it begins
     */
    limb(path: Path, halves: readonly number[], color = inks.ink, apart = 0) {
      const points = smooth(path);
      const half = halfOf(halves);
      const draw = (more: number, own: string) => {
        pen.fillStyle = own;
        polygon(
          pen,
          ribbon(points, (share) => half(share) + more * (1.2 * smoothstep(0.1, 0.45, share) - 0.2)).map(traced),
        );
        pen.fill();
        for (const share of [0, 1]) {
          disc(pen, ...traced(points.at(share ? -1 : 0) as Point), half(share) + more * (1.2 * share - 0.2));
          pen.fill();
        }
      };
      if (apart > 0) draw(apart, inks.paper);
      draw(0, color);
    },
  };
}

interface Placing {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  /** Whether left and right are exchanged. */
  flip?: boolean;
}

/** Parallel lines inside an outline, as ends and height in a system of coordinates that is turned. */
function* rowsIn(
  ring: readonly Point[],
  turn: number,
  gap: () => number,
): Generator<readonly [from: number, to: number, y: number]> {
  const points = ring.map((point) => turned(point, -turn));
  const heights = points.map(([, y]) => y);
  const lowest = Math.max(...heights);
  for (let y = Math.min(...heights) + 0.6 * gap(); y < lowest; y += gap()) {
    const crossed: number[] = [];
    points.forEach(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] as Point;
      if (ay > y !== by > y) crossed.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    });
    crossed.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossed.length; pair += 2)
      yield [crossed[pair] as number, crossed[pair + 1] as number, y];
  }
}

function turned([x, y]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - y * sin, x * sin + y * cos];
}
