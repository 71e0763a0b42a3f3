import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { curve, normalsOf, pointsOf, sidesOf } from '../../drawing/curve.ts';
import { type Point, polygon } from '../../drawing/hand.ts';

/** What lies on the desk, and the page: colors `#rrggbb`. */
export interface Pens {
  ink: string;
  red: string;
  marker: string;
  /** Color of the page, for what is in front of something else. */
  paper: string;
  /** Pixels of a firm line. */
  width: number;
}

interface Pressure {
  /** 1 for an outline, less for what is light or small. */
  weight?: number;
  /** How often the hand goes over a line before it is right. */
  passes?: number;
  /** Share of a line at its ends in which the pen comes down and leaves. */
  taper?: number;
  closed?: boolean;
}

interface Hatching {
  /** Degrees, clockwise from a line to the right. */
  angle: number;
  /** Distance between lines, in units of the drawing. */
  gap: number;
  weight?: number;
  /** How far the middle of a line is beside its ends, in shares of its length: lines around something round bend. */
  bend?: number;
}

export type Sketch = ReturnType<typeof sketchOf>;
/** `x,y x,y …` A point that comes twice is a corner. */
type Path = string | readonly Point[];

/** A smooth line through points. A closed one ends where it began. */
function smooth(path: Path, closed = false): Point[] {
  const line = curve(typeof path === 'string' ? pointsOf(path) : path, closed);
  return closed ? [...line, line[0] as Point] : line;
}

/**
 * Draws with a ballpoint: lines search for their way in several strokes, pressed hard or hardly at all. The pen's
 * transformation makes the units of the drawing.
 * @param size pixels of a unit @param take the same drawing, traced again: its lines are a little elsewhere
 */
export function sketchOf(
  pen: Context2D,
  { ink, red, marker, paper, width: pixels }: Pens,
  chance: Chance,
  size: number,
  take = 0,
) {
  let width = pixels / size;
  let color = ink;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';

  /** One stroke, thick where the hand presses. */
  const stroke = (points: readonly Point[], weight: number, taper: number, stray: number) => {
    const last = points.length - 1;
    const [driftX, driftY, phase] = [chance.around() * stray, chance.around() * stray, chance.next() * 6];
    const press = chance.between(0.8, 1.15);
    const [left, right]: [Point[], Point[]] = [[], []];
    const waves = 1.5 + last / 26;
    for (const [index, [nx, ny]] of normalsOf(points).entries()) {
      const [x, y] = points[index] as Point;
      const share = index / last;
      const end = taper > 0 ? Math.min(1, Math.min(share, 1 - share) / taper) : 1;
      const wave = Math.sin(phase + share * waves * 3.1);
      // Down strokes are pressed harder than up strokes.
      const thick =
        width * weight * press * (0.28 + 0.72 * end ** 0.7) * (0.8 + 0.28 * wave + 0.16 * Math.abs(nx)) * 0.5;
      const off = stray * 0.7 * Math.sin(phase * 2 + share * waves * 2.3);
      const traced = (at: number) => width * 0.4 * Math.sin(at / (width * 11) + take * 2.1);
      const [px, py] = [x + driftX * (1 - share) + nx * off + traced(y), y + driftY * share + ny * off + traced(x)];
      left.push([px + nx * thick, py + ny * thick]);
      right.push([px - nx * thick, py - ny * thick]);
    }
    polygon(pen, [...left, ...right.reverse()]);
    pen.fillStyle = color;
    pen.fill();
  };

  const line = (path: Path, { weight = 1, passes = 2, taper = 0.2, closed = false }: Pressure = {}) => {
    const points = smooth(path, closed);
    const last = points.length - 1;
    for (let pass = 0; pass < passes; pass++) {
      const whole = pass === 0;
      // Later strokes begin and end anywhere, lighter and a little beside the first.
      const from = whole ? 0 : Math.floor(last * chance.next() * 0.35);
      const to = whole ? last : Math.ceil(last * (1 - chance.next() * 0.35));
      pen.globalAlpha = whole ? 0.95 : 0.75;
      stroke(
        points.slice(from, to + 1),
        weight * (whole ? 1 : 0.6),
        closed && whole ? 0 : taper,
        width * (whole ? 0.25 : 0.75),
      );
    }
    pen.globalAlpha = 1;
  };

  /** Lines inside an outline, pressed where they begin. */
  const hatch = (path: Path, { angle, gap, weight = 0.62, bend = 0 }: Hatching) => {
    const ring = smooth(path, true);
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const turned = ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    const heights = turned.map(([, y]) => y);
    const lowest = Math.max(...heights);
    for (let y = Math.min(...heights) + gap * chance.next(); y < lowest; y += gap * chance.between(0.7, 1.35)) {
      const crossed: number[] = [];
      turned.forEach(([ax, ay], index) => {
        const [bx, by] = turned[(index + 1) % turned.length] as Point;
        if (ay > y !== by > y) crossed.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
      });
      crossed.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const from = (crossed[pair] as number) + gap * chance.around() * 0.5;
        const to = (crossed[pair + 1] as number) + gap * chance.around() * 0.9;
        const [rise, tilt] = [(to - from) * bend, gap * chance.around() * 0.35];
        const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
          const [x, h] = [from + (to - from) * share, y + rise * 4 * share * (1 - share) + tilt * (share - 0.5)];
          return [x * cos - h * sin, h * cos + x * sin];
        });
        pen.globalAlpha = chance.between(0.65, 0.95);
        stroke(points, weight * chance.between(0.75, 1.2), 0.4, width * 0.15);
      }
    }
    pen.globalAlpha = 1;
  };

  const fill = (path: Path, with_: string) => {
    polygon(pen, smooth(path, true));
    pen.fillStyle = with_;
    pen.fill();
  };

  return {
    pen,
    chance,
    line,
    hatch,
    /** Draws something in units and a direction of its own. @param turn radians @param scale how large its unit is */
    within({ x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }, draw: () => void) {
      const own = width;
      width /= scale;
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.scale(scale, scale);
      draw();
      pen.restore();
      width = own;
    },
    /** Draws something with the red pen. */
    inRed(draw: () => void) {
      color = red;
      draw();
      color = ink;
    },
    /** A closed shape in front of what was drawn before. */
    shape(path: Path, pressure: Pressure = {}) {
      fill(path, paper);
      line(path, { ...pressure, closed: true });
    },
    /** Covers what was drawn before, without an outline. */
    clear: (path: Path) => fill(path, paper),
    /** A star of four or five rays, left white and colored with the highlighter. */
    star(x: number, y: number, radius: number, rays = 4) {
      const turn = chance.around() * 0.3;
      const points = Array.from({ length: rays * 2 }, (_, index): Point => {
        const angle = (index / rays) * Math.PI + turn;
        const far = radius * (index % 2 ? 0.36 : chance.between(0.85, 1.2));
        return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
      }).flatMap((point) => [point, point]);
      fill(points, paper);
      fill(points, marker);
      line(points, { closed: true, weight: 0.8 });
    },
    /** A surface scribbled full until it is dark. */
    dark(path: Path, gap = width * 1.1, angle = 58) {
      pen.globalAlpha = 0.72;
      fill(path, color);
      pen.globalAlpha = 1;
      hatch(path, { angle, gap, weight: 0.9 });
      hatch(path, { angle: angle - 75, gap: gap * 1.5, weight: 0.8 });
    },
    /** A round limb that grows thinner or thicker, as its outline. */
    limb(path: Path, from: number, to: number): Point[] {
      const sides = sidesOf(smooth(path), (share) => (from + (to - from) * share) / 2);
      const [left, right] = sides.map((side) => side.filter((_, index) => index % 4 === 0)) as [Point[], Point[]];
      return [...left, ...right.reverse()];
    },
    /** Strokes of a highlighter side by side, over what is to be colored in a hurry. */
    highlight(path: Path, gap: number, angle = -38) {
      const ring = smooth(path, true);
      pen.save();
      polygon(pen, ring);
      pen.clip();
      const xs = ring.map(([x]) => x);
      const ys = ring.map(([, y]) => y);
      const reach = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2;
      pen.translate((Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2);
      pen.rotate((angle * Math.PI) / 180);
      pen.strokeStyle = marker;
      pen.globalAlpha = 0.75;
      for (let y = -reach; y < reach; y += gap * 0.86) {
        pen.lineWidth = gap * chance.between(0.9, 1.06);
        pen.beginPath();
        pen.moveTo(-reach, y + gap * chance.around() * 0.15);
        pen.lineTo(reach, y + gap * chance.around() * 0.15);
        pen.stroke();
      }
      pen.restore();
    },
  };
}
