import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, handStroke, type Point, ringOf } from '../../drawing/hand.ts';

/** How a page's pens draw. */
interface Pens {
  ink: string;
  red: string;
  /** Color of the page, for what is in front of something else. */
  paper: string;
  /** Pixels of a line. */
  width: number;
}

/** The unit of all outlines and strays is half of the drawing's width. The origin is the middle of the head. */
const HEAD: readonly Point[] = [
  [-0.62, 0.02],
  [-0.6, -0.3],
  [-0.36, -0.5],
  [0, -0.54],
  [0.36, -0.5],
  [0.6, -0.3],
  [0.62, 0.02],
  [0.46, 0.34],
  [0, 0.46],
  [-0.46, 0.34],
];
const EAR: readonly Point[] = [
  [0.2, -0.52],
  [0.44, -0.9],
  [0.56, -0.86],
  [0.61, -0.24],
];
const BODY: readonly Point[] = [
  [-0.3, 0.42],
  [-0.5, 0.7],
  [-0.56, 1.1],
  [-0.5, 1.36],
  [0.5, 1.36],
  [0.56, 1.1],
  [0.5, 0.7],
  [0.3, 0.42],
];
const TAIL: readonly Point[] = [
  [0.5, 1.28],
  [0.86, 1.3],
  [1.04, 1.02],
  [0.88, 0.78],
  [0.98, 0.6],
];

const PAW: readonly Point[] = [
  [-0.1, 0.86],
  [-0.12, 1.3],
  [0, 1.38],
  [0.12, 1.3],
  [0.1, 0.86],
];
const BAND: readonly Point[] = [
  [-0.64, -0.1],
  [-0.62, -0.47],
  [-0.3, -0.69],
  [0.3, -0.69],
  [0.62, -0.47],
  [0.64, -0.1],
];
const CUP: readonly Point[] = [
  [0.54, -0.2],
  [0.74, -0.2],
  [0.78, 0.02],
  [0.74, 0.22],
  [0.54, 0.22],
  [0.5, 0],
];
const CASSETTE: readonly Point[] = [
  [-0.3, 0.9],
  [0.3, 0.9],
  [0.3, 1.24],
  [-0.3, 1.24],
];
/** Distance by which a line may miss its points. */
const STRAY = 0.01;

/**
 * Draws a sitting cat that listens to a cassette, with ballpoint pens. The pen's origin is the middle of its head.
 * @param size half of the drawing's width, which is less than its height, in pixels
 * @param isBlinking whether its eyes are closed
 */
export function cat(pen: Context2D, size: number, pens: Pens, isBlinking: boolean, chance: Chance): void {
  const sketch = sketchOf(pen, pens.paper, pens.width / size, chance);
  pen.save();
  pen.scale(size, size);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = pens.ink;
  pen.lineWidth = sketch.width;
  body(sketch);
  head(sketch);
  face(sketch, isBlinking);
  pen.strokeStyle = pens.red;
  headphones(sketch);
  pen.strokeStyle = pens.ink;
  cassette(sketch);
  pen.restore();
}

type Sketch = ReturnType<typeof sketchOf>;

/** What a hand does again and again. */
function sketchOf(pen: Context2D, paper: string, width: number, chance: Chance) {
  const line = (points: readonly Point[], closed = false) => {
    handLine(pen, points, STRAY, chance, closed);
    pen.stroke();
  };
  const stroke = (from: Point, to: Point) => handStroke(pen, from, to, STRAY, chance);
  const filled = (points: readonly Point[], color: string, lines?: () => void) => {
    handLine(pen, points, STRAY, chance, true);
    pen.fillStyle = color;
    pen.fill();
    pen.stroke();
    if (!lines) return;
    pen.save();
    pen.clip();
    pen.lineWidth = width * 0.55;
    lines();
    pen.restore();
  };
  return {
    pen,
    paper,
    width,
    line,
    stroke,
    /** A closed shape in front of what was drawn before. `lines` are drawn inside of it. */
    shape: (points: readonly Point[], lines?: () => void) => filled(points, paper, lines),
    spot: (points: readonly Point[]) => filled(points, `${pen.strokeStyle}`),
    /** Parallel lines from one place to another. */
    hatch(from: Point, to: Point, [leanX, leanY]: Point, count: number) {
      for (let index = 0; index < count; index++) {
        const share = index / (count - 1);
        const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        const long = 1 + chance.around() * 0.25;
        stroke([x, y], [x + leanX * long, y + leanY * long]);
      }
    },
  };
}

function moved(points: readonly Point[], by: Point, side = 1): Point[] {
  return points.map(([x, y]): Point => [x * side + by[0], y + by[1]]);
}

function body({ line, stroke, shape, hatch }: Sketch): void {
  line(TAIL);
  line(moved(TAIL, [-0.09, -0.02]));
  shape(BODY, () => hatch([0.62, 0.5], [0.62, 1.4], [-0.3, 0.2], 20));
  for (const x of [-0.2, 0.2]) {
    shape(moved(PAW, [x, 0]));
    for (const toe of [-0.04, 0.04]) stroke([x + toe, 1.29], [x + toe, 1.36]);
  }
}

function head({ stroke, shape, hatch }: Sketch): void {
  for (const side of [-1, 1]) {
    shape(moved(EAR, [0, 0], side), () => hatch([0.34 * side, -0.8], [0.5 * side, -0.3], [0.14 * side, -0.06], 9));
  }
  shape(HEAD, () => hatch([0.3, 0.5], [0.72, -0.3], [0.16, -0.2], 16));
  for (const x of [-0.12, 0, 0.12]) stroke([x, -0.52], [x * 0.7, -0.36]);
}

function face({ pen, line, stroke, spot }: Sketch, isBlinking: boolean): void {
  for (const side of [-1, 1]) {
    const x = 0.25 * side;
    if (isBlinking) {
      line([
        [x - 0.13, 0],
        [x - 0.05, 0.05],
        [x + 0.05, 0.05],
        [x + 0.13, 0],
      ]);
    } else {
      line(
        ringOf(x, -0.03, 0.125, 9, () => 1),
        true,
      );
      pen.beginPath();
      pen.ellipse(x, -0.03, 0.045, 0.09, 0, 0, 2 * Math.PI);
      pen.fillStyle = pen.strokeStyle;
      pen.fill();
    }
    for (const whisker of [-1, 0, 1]) {
      stroke([0.2 * side, 0.2 + whisker * 0.03], [0.86 * side, 0.18 + whisker * 0.11]);
    }
    line([
      [0, 0.19],
      [0.03 * side, 0.28],
      [0.12 * side, 0.28],
      [0.17 * side, 0.22],
    ]);
  }
  spot([
    [-0.06, 0.11],
    [0.06, 0.11],
    [0, 0.18],
  ]);
}

/** A band over the head, a cup on each ear, and a curled cable. */
function headphones({ line, shape, hatch }: Sketch): void {
  line(BAND);
  line(moved(BAND, [0, 0.05]));
  for (const side of [-1, 1]) {
    shape(moved(CUP, [0, 0], side), () => hatch([0.53 * side, -0.16], [0.53 * side, 0.26], [0.24 * side, -0.09], 8));
  }
  line(
    Array.from({ length: 60 }, (_, index): Point => {
      const share = index / 59;
      const turn = index * 1.25;
      return [-0.66 + 0.5 * share + 0.04 * Math.cos(turn), 0.24 + 0.68 * share + 0.04 * Math.sin(turn)];
    }),
  );
}

function cassette({ pen, paper, stroke }: Sketch): void {
  pen.beginPath();
  for (const [x, y] of CASSETTE) pen.lineTo(x, y);
  pen.fillStyle = paper;
  pen.fill();
  CASSETTE.forEach((corner, index) => {
    stroke(corner, CASSETTE[(index + 1) % CASSETTE.length] as Point);
  });
  for (const x of [-0.12, 0.12]) {
    pen.beginPath();
    pen.arc(x, 1.05, 0.06, 0, 2 * Math.PI);
    pen.stroke();
    stroke([x - 0.04, 1.05], [x + 0.04, 1.05]);
  }
  stroke([-0.22, 1.18], [0.22, 1.18]);
}
