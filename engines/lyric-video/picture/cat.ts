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
/** Distance by which a line may miss its points. */
const STRAY = 0.01;

/** What a cat's face shows. */
export type Mood = 'awake' | 'blissful' | 'writing' | 'singing' | 'cool';

/** Draws with a page's pens in units of half the cat's head, and leaves the pen as it was. @param size pixels of a unit */
export function sketched(
  pen: Context2D,
  size: number,
  pens: Pens,
  chance: Chance,
  draw: (sketch: Sketch) => void,
): void {
  const sketch = sketchOf(pen, pens, chance, size);
  pen.save();
  pen.scale(size, size);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = pens.ink;
  pen.lineWidth = sketch.width;
  draw(sketch);
  pen.restore();
}

/** A cat's head with its face. @param turn radians, clockwise */
export function head(sketch: Sketch, mood: Mood, { x = 0, y = 0, turn = 0, scale = 1, hears = false } = {}): void {
  const { pen, inRed } = sketch;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  skull(sketch);
  for (const side of [-1, 1]) eye(sketch, mood, side);
  muzzle(sketch, mood);
  if (hears) inRed(() => headphones(sketch));
  pen.restore();
}

export type Sketch = ReturnType<typeof sketchOf>;

/** What a hand does again and again. */
function sketchOf(pen: Context2D, { ink, red, paper, width: pixels }: Pens, chance: Chance, size: number) {
  const width = pixels / size;
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
    chance,
    width,
    line,
    /** Draws something with the red pen. */
    inRed(draw: () => void) {
      pen.strokeStyle = red;
      draw();
      pen.strokeStyle = ink;
    },
    /** A round limb along a line. Stripes run across it. */
    limb(points: readonly Point[], thick: number, striped = false) {
      const own = pen.strokeStyle;
      handLine(pen, points, STRAY, chance);
      pen.lineWidth = thick + width;
      pen.stroke();
      pen.strokeStyle = paper;
      pen.lineWidth = thick - width;
      pen.stroke();
      pen.strokeStyle = own;
      if (striped) {
        pen.lineCap = 'butt';
        pen.setLineDash([0.035, 0.115]);
        pen.stroke();
        pen.setLineDash([]);
        pen.lineCap = 'round';
      }
      pen.lineWidth = width;
    },
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

export function moved(points: readonly Point[], by: Point, side = 1): Point[] {
  return points.map(([x, y]): Point => [x * side + by[0], y + by[1]]);
}

function skull({ stroke, shape, hatch }: Sketch): void {
  for (const side of [-1, 1]) {
    shape(moved(EAR, [0, 0], side), () => hatch([0.34 * side, -0.8], [0.5 * side, -0.3], [0.14 * side, -0.06], 9));
  }
  shape(HEAD, () => hatch([0.3, 0.5], [0.72, -0.3], [0.16, -0.2], 16));
  for (const x of [-0.12, 0, 0.12]) stroke([x, -0.52], [x * 0.7, -0.36]);
}

/** @param side -1 for the left eye, 1 for the right one */
function eye({ pen, line, stroke, spot }: Sketch, mood: Mood, side: number): void {
  const x = 0.25 * side;
  if (mood === 'cool') {
    const glass: readonly Point[] = [
      [-0.2, -0.14],
      [0.2, -0.16],
      [0.19, 0.04],
      [0.04, 0.12],
      [-0.15, 0.06],
    ];
    spot(moved(glass, [x, -0.02], side));
    stroke([0, -0.11], [0.62 * side, -0.16]);
    return;
  }
  if (mood === 'blissful' || mood === 'singing') {
    const bend = mood === 'singing' ? -0.1 : 0.06;
    line([
      [x - 0.14, 0],
      [x - 0.06, bend],
      [x + 0.06, bend],
      [x + 0.14, 0],
    ]);
    return;
  }
  line(
    ringOf(x, -0.03, 0.135, 9, () => 1),
    true,
  );
  const down = mood === 'writing' ? 0.05 : 0;
  pen.beginPath();
  pen.ellipse(x - down, -0.03 + down, 0.06, 0.09, 0, 0, 2 * Math.PI);
  pen.fillStyle = pen.strokeStyle;
  pen.fill();
}

function muzzle({ pen, line, stroke, spot, shape, inRed }: Sketch, mood: Mood): void {
  for (const side of [-1, 1]) {
    for (const whisker of [-1, 0, 1]) {
      stroke([0.32 * side, 0.18 + whisker * 0.03], [0.86 * side, 0.16 + whisker * 0.11]);
    }
    line([
      [0, 0.17],
      [0.03 * side, 0.25],
      [0.12 * side, 0.25],
      [0.17 * side, 0.19],
    ]);
  }
  spot([
    [-0.07, 0.08],
    [0.07, 0.08],
    [0, 0.16],
  ]);
  if (mood === 'singing' || mood === 'cool') {
    const mouth = ringOf(0, 0.33, mood === 'singing' ? 0.13 : 0.08, 9, () => 1);
    spot(mouth);
    inRed(() => spot(ringOf(0, 0.38, mood === 'singing' ? 0.07 : 0.04, 7, () => 1)));
  }
  if (mood === 'writing') inRed(() => shape(ringOf(0.1, 0.28, 0.05, 7, () => 1)));
  pen.lineCap = 'round';
}

/** A band over the head, and a cup on each ear. */
function headphones({ line, shape, hatch }: Sketch): void {
  line(BAND);
  line(moved(BAND, [0, 0.05]));
  for (const side of [-1, 1]) {
    shape(moved(CUP, [0, 0], side), () => hatch([0.53 * side, -0.16], [0.53 * side, 0.26], [0.24 * side, -0.09], 8));
  }
}

/** A curled cable. */
export function cable({ line }: Sketch, from: Point, to: Point): void {
  line(
    Array.from({ length: 60 }, (_, index): Point => {
      const share = index / 59;
      const turn = index * 1.25;
      return [
        from[0] + (to[0] - from[0]) * share + 0.04 * Math.cos(turn),
        from[1] + (to[1] - from[1]) * share + 0.04 * Math.sin(turn),
      ];
    }),
  );
}
