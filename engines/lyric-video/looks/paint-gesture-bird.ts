import { type Context2D, sprite } from '../../drawing/canvas.ts';
import { brushStroke, disc, type Point, splatter } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import type { Rectangle } from '../words/layout.ts';

/** A sweep of the brush from a first over a middle to a last point, and its width, in shares of the bird's box. */
interface Sweep {
  color: string;
  wide: number;
  through: readonly [Point, Point, Point];
  /** How much narrower its end is, 0 to 1. */
  taper?: number;
  eye?: Point;
}

const [INK, RED, OCHRE, TEAL, PINK] = ['#14213d', '#d62828', '#f4a300', '#0f7173', '#e85d9a'];

const sweep = (color: string, wide: number, ...through: Sweep['through']): Sweep => ({ color, wide, through });

const PERCHED: readonly Sweep[] = [
  sweep(TEAL, 0.07, [0.02, 0.88], [0.5, 0.82], [0.98, 0.88]),
  { ...sweep(OCHRE, 0.11, [0.36, 0.64], [0.24, 0.78], [0.12, 0.98]), taper: 0.3 },
  { ...sweep(INK, 0.3, [0.68, 0.36], [0.5, 0.54], [0.3, 0.74]), taper: 0.45 },
  { ...sweep(RED, 0.16, [0.56, 0.46], [0.42, 0.64], [0.16, 0.82]), taper: 0.6 },
  { ...sweep(OCHRE, 0.075, [0.76, 0.27], [0.84, 0.28], [0.94, 0.32]), taper: 0.8 },
  { ...sweep(INK, 0.21, [0.56, 0.32], [0.64, 0.25], [0.75, 0.27]), eye: [0.7, 0.24] },
];

const RISING: readonly Sweep[] = [
  { ...sweep(TEAL, 0.17, [0.6, 0.58], [0.74, 0.36], [0.94, 0.16]), taper: 0.7 },
  { ...sweep(OCHRE, 0.12, [0.36, 0.72], [0.22, 0.84], [0.04, 0.92]), taper: -0.2 },
  { ...sweep(INK, 0.22, [0.74, 0.5], [0.56, 0.62], [0.24, 0.76]), taper: 0.55 },
  { ...sweep(RED, 0.21, [0.52, 0.62], [0.46, 0.34], [0.3, 0.04]), taper: 0.75 },
  { ...sweep(OCHRE, 0.06, [0.85, 0.44], [0.92, 0.44], [0.99, 0.47]), taper: 0.8 },
  { ...sweep(INK, 0.16, [0.68, 0.5], [0.76, 0.45], [0.84, 0.44]), eye: [0.8, 0.42] },
];

/** A swallow that flies to the upper right, seen from below. */
const FLYING: readonly Sweep[] = [
  { ...sweep(OCHRE, 0.1, [0.42, 0.58], [0.26, 0.7], [0.03, 0.78]), taper: 0.7 },
  { ...sweep(PINK, 0.1, [0.46, 0.62], [0.36, 0.78], [0.26, 0.99]), taper: 0.7 },
  { ...sweep(TEAL, 0.2, [0.62, 0.5], [0.9, 0.62], [0.78, 0.99]), taper: 0.8 },
  { ...sweep(INK, 0.23, [0.74, 0.3], [0.58, 0.46], [0.34, 0.68]), taper: 0.7 },
  { ...sweep(RED, 0.2, [0.58, 0.44], [0.4, 0.12], [0.03, 0.2]), taper: 0.8 },
  { ...sweep(INK, 0.19, [0.68, 0.38], [0.76, 0.28], [0.86, 0.2]), taper: 0.75, eye: [0.76, 0.25] },
];

const POSES: Readonly<Record<MovementKind, readonly Sweep[]>> = {
  opening: PERCHED,
  verse: RISING,
  chorus: FLYING,
  break: FLYING,
  ending: PERCHED,
};

/** The color in which a stroke is painted over, and the reverse. */
const OVER: Readonly<Record<string, string>> = { [RED]: TEAL, [TEAL]: RED, [OCHRE]: PINK, [PINK]: OCHRE };

/** Returns the strokes of a bird that perches, rises and flies, from back to front, and again in other colors. */
export function birdOf(composition: Composition) {
  return [false, true].map((isOver) => takeOf(composition, fieldOf(composition), isOver));
}

function takeOf(composition: Composition, field: Rectangle, isOver: boolean) {
  const { movement, tint, unit, chance } = composition;
  // A bird keeps its proportions, more or less.
  const width = Math.min(field.width, field.height * 1.3);
  const height = Math.min(field.height, width * 1.15);
  const [left, top] = [field.left + (field.width - width) / 2, field.top + (field.height - height) / 2];
  const side = Math.min(width, height);
  return POSES[movement].map(({ color, wide, through, taper = 0, eye }, index) => {
    const own = chance.fork(`bird ${index}`);
    const thick = wide * side;
    const margin = 0.1 * side;
    const at = ([x, y]: Point): Point => [margin + x * (width - 2 * margin), margin + y * (height - 2 * margin)];
    const drawing = sprite(width, height, (pen) => {
      pen.lineCap = 'round';
      pen.strokeStyle = tint((isOver && OVER[color]) || color);
      pen.fillStyle = pen.strokeStyle;
      const points = bent(through.map(at) as [Point, Point, Point]);
      brushStroke(pen, points, thick, own, { dryness: 0.4, hairs: Math.round(thick / (1.7 * unit)), taper });
      for (let drip = 0; drip < 2; drip++) {
        const [x, y] = points[8 + own.below(16)] as Point;
        pen.beginPath();
        pen.roundRect(x, y, own.between(3, 6) * unit, thick * own.between(0.6, 1), 4 * unit);
        pen.fill();
      }
      const [x, y] = points.at(-1) as Point;
      splatter(pen, x, y, thick, 14, own);
      if (!eye) return;
      pen.fillStyle = '#f5f0e4';
      disc(pen, ...at(eye), 0.026 * side);
      pen.fill();
      pen.fillStyle = INK;
      disc(pen, at(eye)[0] + 0.006 * side, at(eye)[1], 0.014 * side);
      pen.fill();
    });
    return { drawing, x: left, y: top, leftwards: through[2][0] < through[0][0] };
  });
}

/** A curve through three points. */
function bent([from, middle, to]: readonly [Point, Point, Point]): Point[] {
  const control = ([0, 1] as const).map((axis) => 2 * middle[axis] - (from[axis] + to[axis]) / 2);
  return Array.from({ length: 33 }, (_, step): Point => {
    const share = step / 32;
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * from[0] + b * (control[0] as number) + c * to[0], a * from[1] + b * (control[1] as number) + c * to[1]];
  });
}

/** Where strokes are drawn: behind the picture, or on the whole canvas if there are no words. */
export function fieldOf({ width, height, art, text }: Composition): Rectangle {
  const isFree = text.left > width || text.top > height;
  if (isFree) return { left: 0.03 * width, top: 0.06 * height, width: 0.94 * width, height: 0.88 * height };
  const [top, bottom] = [Math.max(0.03 * height, art.top), Math.min(0.97 * height, art.top + art.height)];
  return { ...art, top, height: bottom - top };
}

/** Over a bird, the sun is painted in a break, and a moon in an ending. */
export function lightOf(pen: Context2D, { movement, width, height, shape, tint, chance }: Composition): void {
  if (movement !== 'break' && movement !== 'ending') return;
  const radius = Math.min(width, height) * 0.15;
  const isBreak = movement === 'break';
  const [across, down] = { wide: [isBreak ? 0.84 : 0.2, 0.34], tall: [0.74, 0.17], square: [0.72, 0.2] }[shape];
  pen.strokeStyle = tint('#e85d9a');
  pen.lineCap = 'round';
  for (let row = -4; row <= 4; row++) {
    const half = Math.sqrt(1 - (row / 4.3) ** 2) * radius;
    const y = (down as number) * height + (row * radius) / 4;
    const x = (across as number) * width;
    const chord: Point[] = [-half, half].map((dx) => [x + dx, y + dx * 0.12]);
    brushStroke(pen, chord, radius * 0.3, chance.fork(`light ${row}`), { dryness: 0.22 });
  }
}
