import { type Chance, chanceOf } from '../../../drawing/chance.ts';

/** A fold of cloth that joints, weight or a hem cause. Lengths are in shares of the figure's height. */
export interface Crease {
  /** Ends: distance from the middle of the part, to the viewer's right, and below its upper joint. */
  from: readonly [aside: number, down: number];
  to: readonly [aside: number, down: number];
  /** How far its middle hangs below the line between its ends. */
  sag: number;
  /** Half of its width, and its height. */
  width: number;
  high: number;
}

/**
 * Raises the folds on a surface, and lowers the cloth beside them.
 * @param surface heights in pixels, row by row
 * @param middle pixel of the part's middle line and of its upper joint
 */
export function fold(
  surface: Float32Array,
  [wide, tall]: readonly [number, number],
  middle: readonly [x: number, y: number],
  scale: number,
  creases: readonly Crease[],
): void {
  for (const { from, to, sag, width, high } of creases) {
    const [ax, ay] = [middle[0] + from[0] * scale, middle[1] + from[1] * scale];
    const [dx, dy] = [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
    const [half, hang] = [width * scale, sag * scale];
    const long = Math.max(1, Math.hypot(dx, dy));
    const around = half * 3.2 + Math.abs(hang);
    const left = Math.max(0, Math.floor(Math.min(ax, ax + dx) - around));
    const right = Math.min(wide, Math.ceil(Math.max(ax, ax + dx) + around));
    const bottom = Math.min(tall, Math.ceil(Math.max(ay, ay + dy) + around));
    const foldRow = (y: number): void => {
      for (let x = left; x < right; x += 1) {
        const along = ((x - ax) * dx + (y - ay) * dy) / long / long;
        if (along <= 0 || along >= 1) continue;
        const off = ((y - ay) * dx - (x - ax) * dy) / long;
        const far = (off - Math.sign(dx || 1) * hang * 4 * along * (1 - along)) / half;
        const fades = Math.sin(Math.PI * along) ** 0.7;
        const profile = Math.exp(-far * far) - 0.55 * Math.exp(-(((far - 1.5) / 1.1) ** 2));
        surface[y * wide + x] = (surface[y * wide + x] as number) + profile * fades * high * scale;
      }
    };
    for (let y = Math.max(0, Math.floor(Math.min(ay, ay + dy) - around)); y < bottom; y += 1) foldRow(y);
  }
}

/** Where creases run in a part: its length, half of its width, and the side toward the body's middle. */
interface Course {
  long: number;
  half: number;
  /** 1 if the middle of the body is to the viewer's right. */
  inner: 1 | -1;
  seed: number;
}

type Line = readonly [fromAside: number, fromDown: number, toAside: number, toDown: number, high: number];

/** @param lines ends as shares of half the width and, down, in shares of the figure's height */
function creased({ half, inner, seed }: Course, width: number, lines: readonly Line[]): Crease[] {
  const chance: Chance = chanceOf(`${seed}/creases`);
  return lines.map(([fromAside, fromDown, toAside, toDown, high]) => ({
    from: [fromAside * half * inner, fromDown + chance.around() * 0.004],
    to: [toAside * half * inner, toDown + chance.around() * 0.004],
    sag: chance.between(0.001, 0.006),
    width: width * chance.between(0.85, 1.3),
    high: high * chance.between(0.7, 1.25),
  }));
}

/** Folds of a thigh: rays from the crotch and from the hip, and a few above the knee. */
export function thighCreases(course: Course): Crease[] {
  const { long } = course;
  return creased(course, 0.0068, [
    [1.05, 0.004, -0.5, 0.022, 0.0034],
    [1.05, 0.02, -0.3, 0.062, 0.0042],
    [1.05, 0.036, 0, 0.105, 0.0036],
    [-1.05, 0.022, 0.2, 0.052, 0.0028],
    [-0.95, 0.075, -0.35, 0.15, 0.0026],
    [0.55, 0.12, 0.2, 0.19, 0.0022],
    [1, long - 0.042, -0.25, long - 0.022, 0.0034],
    [-1, long - 0.026, 0.2, long - 0.012, 0.0032],
    [0.9, long - 0.016, -0.4, long + 0.004, 0.003],
  ]);
}

/** Folds of a shin: behind the knee, down the calf, and stacked on the shoe. */
export function shinCreases(course: Course): Crease[] {
  const { long } = course;
  return creased(course, 0.006, [
    [1, 0.01, -0.35, 0.026, 0.0034],
    [-1, 0.022, 0.3, 0.04, 0.0032],
    [0.95, 0.036, -0.1, 0.066, 0.0028],
    [-0.7, 0.07, -0.2, 0.14, 0.0022],
    [0.7, 0.11, 0.1, 0.17, 0.0022],
    [-1, long - 0.052, 0.5, long - 0.044, 0.003],
    [1, long - 0.037, -0.7, long - 0.026, 0.0036],
    [-1.05, long - 0.022, 0.8, long - 0.014, 0.0036],
    [1.05, long - 0.008, -0.6, long - 0.001, 0.003],
  ]);
}

/** Folds of a sleeve's upper half: from the armpit, and toward the elbow. */
export function upperSleeveCreases(course: Course): Crease[] {
  const { long } = course;
  return creased(course, 0.0052, [
    [1, 0.018, -0.5, 0.034, 0.003],
    [1, 0.036, -0.3, 0.07, 0.003],
    [-0.8, 0.05, -0.3, 0.1, 0.002],
    [1, long - 0.058, -0.5, long - 0.036, 0.0028],
    [-1, long - 0.036, 0.5, long - 0.02, 0.003],
    [1, long - 0.018, -0.7, long - 0.004, 0.003],
  ]);
}

/** Folds of a sleeve's lower half: below the elbow, and stacked on the cuff. */
export function lowerSleeveCreases(course: Course): Crease[] {
  const { long } = course;
  return creased(course, 0.005, [
    [-1, 0.012, 0.6, 0.024, 0.003],
    [1, 0.028, -0.4, 0.048, 0.0028],
    [-0.7, 0.05, 0.1, 0.085, 0.002],
    [-1, long - 0.052, 0.6, long - 0.044, 0.0024],
    [1, long - 0.038, -0.8, long - 0.03, 0.0028],
  ]);
}

/** Folds of a top: from the armpits, at the waist, and where it hangs over the hips. */
export function topCreases(course: Course): Crease[] {
  const { long } = course;
  const one: readonly Line[] = [
    [1, long * 0.2, 0.45, long * 0.34, 0.0036],
    [1, long * 0.28, 0.5, long * 0.5, 0.003],
    [1, long * 0.6, 0.2, long * 0.66, 0.0034],
    [1, long * 0.7, 0.1, long * 0.74, 0.0038],
    [0.9, long * 0.8, 0.3, long * 0.88, 0.003],
    [0.3, long * 0.76, 0.5, long * 1, 0.0024],
  ];
  return [
    ...creased(course, 0.0085, one),
    ...creased({ ...course, inner: course.inner === 1 ? -1 : 1, seed: course.seed + 0.5 }, 0.0085, one),
  ];
}
