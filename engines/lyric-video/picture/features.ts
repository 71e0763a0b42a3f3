import { type Canvas, type Context2D, newCanvas, pixels } from '../../drawing/canvas.ts';
import { curve, ribbon } from '../../drawing/curve.ts';
import { polygon } from '../../drawing/hand.ts';
import type { Face, Point } from '../../people/person.ts';

/** What an illustrator draws of a face on top of its tones. Shares of each pixel, 0 to 1. */
export interface Features {
  /** Lids, irises, brows, nostrils, and the line between the lips. */
  ink: Float32Array;
  /** Whites of the eyes, and teeth. */
  paper: Float32Array;
  lips: Float32Array;
  /** The features' surroundings, in which a photograph has dark spots that the ink replaces. */
  around: Float32Array;
}

/** Numbers of MediaPipe's face mesh, from the viewer's left to the right. */
const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    brow: { upper: [70, 63, 105, 66, 107], lower: [46, 53, 52, 65, 55] },
  },
  {
    upper: [263, 466, 388, 387, 386, 385, 384, 398, 362],
    lower: [263, 249, 390, 373, 374, 380, 381, 382, 362],
    brow: { upper: [300, 293, 334, 296, 336], lower: [276, 283, 282, 295, 285] },
  },
] as const;
const LIPS = {
  above: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  below: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;
/** Each from the wing of the nose to its middle. */
const NOSTRILS = [
  [64, 98, 97],
  [294, 327, 326],
] as const;

/** From below the ears to the chin. */
const JAWS = [
  [58, 172, 136, 150, 149, 176, 148],
  [288, 397, 365, 379, 378, 400, 377],
] as const;

/** Radius of an iris in widths of an eye. */
const IRIS = 0.205;
/** Half of a brow's thickness from its outer end, in shares of the mesh's. */
const BROW = [0.12, 0.36, 0.42, 0.42, 0.34] as const;
/** Straight lines from one point of a feature to the next. */
const FINE = 4;
/** Distance of the lips in widths of the mouth from which a mouth is open. */
const OPEN = 0.045;

/**
 * Draws the features of a photographed face where its mesh says that they are.
 * @param light lightness of each pixel, 0 to 1 @param skin lightness of the face's skin @param bold 1 is usual
 */
export function featuresOf(
  { points }: Pick<Face, 'points'>,
  light: Float32Array,
  width: number,
  { skin, bold }: { skin: number; bold: number },
): Features {
  const height = light.length / width;
  const all = (indices: readonly number[]) => indices.map((index) => points[index] as Point);
  const lightAt = (x: number, y: number) => light[Math.round(y) * width + Math.round(x)] ?? skin;
  const eyes = EYES.map(({ upper, lower, brow }) => ({
    upper: all(upper),
    lower: all(lower),
    brow: { upper: all(brow.upper), lower: all(brow.lower) },
  }));
  const lips = { above: all(LIPS.above), upper: all(LIPS.upper), lower: all(LIPS.lower), below: all(LIPS.below) };
  // The eye that is turned away looks narrower, but its iris is as large.
  const eye = Math.max(...eyes.map(({ upper }) => lengthOf(upper)));
  const mouth = lengthOf(lips.upper);
  const gap = distance(lips.upper[5] as Point, lips.lower[5] as Point);
  const isOpen = gap > OPEN * mouth;
  const drawn = (draw: (pen: Context2D) => void) => {
    const data = pixels(width, height, (pen) => {
      pen.lineJoin = 'round';
      draw(pen);
    });
    const cover = new Float32Array(data.length / 4);
    for (let at = 0; at < cover.length; at++) cover[at] = (data[at * 4 + 3] as number) / 255;
    return cover;
  };
  const paper = drawn((pen) => {
    for (const { upper, lower } of eyes) fill(pen, ring(upper, lower));
    if (isOpen) fill(pen, ring(lips.upper, lips.lower));
  });
  const ink = drawn((pen) => {
    for (const { upper, lower, brow } of eyes) {
      iris(pen, ring(upper, lower), IRIS * eye, lightAt);
      stroke(pen, upper, (along) => eye * bold * (0.15 - 0.11 * along ** 2));
      stroke(pen, lower.slice(0, 6), (along) => eye * bold * 0.05 * (1 - along));
      fill(pen, browOf(brow.upper, brow.lower, bold));
    }
    for (const jaw of JAWS) stroke(pen, all(jaw), (along) => eye * bold * 0.08 * Math.sin(Math.PI * along));
    for (const nostril of NOSTRILS)
      stroke(pen, all(nostril), (along) => eye * bold * 0.11 * Math.sin(0.5 + along * 2.3));
    if (isOpen) pen.drawImage(cavity(ring(lips.upper, lips.lower), width, height, lightAt, skin), 0, 0);
    const swell = (along: number) => Math.sin(Math.PI * along) ** 0.7;
    const seam = isOpen ? lips.upper : lips.upper.map((point, at) => between(point, lips.lower[at] as Point));
    stroke(pen, seam, (along) => mouth * bold * (0.012 + 0.035 * swell(along)));
    if (isOpen) stroke(pen, lips.lower, (along) => mouth * bold * 0.02 * swell(along));
  });
  return {
    ink,
    paper: paper.map((share, at) => share * (1 - (ink[at] as number))),
    lips: drawn((pen) => {
      fill(pen, ring(lips.above, lips.upper));
      fill(pen, ring(lips.lower, lips.below));
    }),
    around: drawn((pen) => {
      pen.filter = `blur(${0.06 * eye}px)`;
      pen.lineWidth = 0.34 * eye;
      for (const { upper, lower, brow } of eyes) {
        for (const shape of [ring(upper, lower), ring(brow.upper, brow.lower)]) {
          fill(pen, shape);
          pen.stroke();
        }
      }
      pen.lineWidth = 0.16 * eye;
      for (const nostril of NOSTRILS) {
        trace(pen, all(nostril));
        pen.stroke();
      }
      fill(pen, ring(lips.above, lips.below));
      pen.stroke();
    }),
  };
}

function ring(one: readonly Point[], other: readonly Point[]): Point[] {
  return [...one, ...[...other].reverse()];
}

function fill(pen: Context2D, shape: readonly Point[]): void {
  polygon(pen, shape);
  pen.fill();
}

function trace(pen: Context2D, line: readonly Point[]): void {
  pen.beginPath();
  for (const point of line) pen.lineTo(...point);
}

/** Fills a line whose thickness in pixels changes along it. `along` is 0 at its beginning and 1 at its end. */
export function stroke(pen: Context2D, line: readonly Point[], thickness: (along: number) => number): void {
  const half = (along: number) => thickness(along) / 2;
  fill(pen, ribbon(curve(line, false, FINE), half));
}

/** A brow that tapers to its outer end. */
function browOf(upper: readonly Point[], lower: readonly Point[], bold: number): Point[] {
  const share = (at: number) => Math.min(1, bold * (BROW[at] as number));
  const edge = (side: -1 | 1) =>
    curve(
      upper.map((point, at): Point => {
        const other = lower[at] as Point;
        const middle = between(point, other);
        const reach = side * share(at);
        return [middle[0] + (other[0] - point[0]) * reach, middle[1] + (other[1] - point[1]) * reach];
      }),
      false,
      FINE,
    );
  return ring(edge(-1), edge(1));
}

/** The iris is where the eye is darkest. */
function iris(pen: Context2D, eye: readonly Point[], radius: number, lightAt: (x: number, y: number) => number): void {
  const [xs, ys] = [eye.map(([x]) => x), eye.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  polygon(pen, eye);
  let [sum, x, y] = [1e-6, ((left + right) / 2) * 1e-6, ((top + bottom) / 2) * 1e-6];
  for (let py = Math.ceil(top); py <= bottom; py++) {
    for (let px = Math.ceil(left); px <= right; px++) {
      if (!pen.isPointInPath(px, py)) continue;
      const weight = (1 - lightAt(px, py)) ** 4;
      sum += weight;
      x += px * weight;
      y += py * weight;
    }
  }
  pen.save();
  pen.clip();
  pen.beginPath();
  pen.arc(x / sum, y / sum, radius, 0, 2 * Math.PI);
  pen.arc(x / sum - radius * 0.32, y / sum - radius * 0.35, radius * 0.3, 0, 2 * Math.PI);
  pen.fill('evenodd');
  pen.restore();
}

/** What is darker than teeth in an open mouth. */
function cavity(
  mouth: readonly Point[],
  width: number,
  height: number,
  lightAt: (x: number, y: number) => number,
  skin: number,
): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  polygon(pen, mouth);
  const [xs, ys] = [mouth.map(([x]) => x), mouth.map(([, y]) => y)];
  const image = pen.createImageData(width, height);
  for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
      if (!pen.isPointInPath(x, y)) continue;
      image.data[(y * width + x) * 4 + 3] = 255 * Math.max(0, Math.min(1, (skin * 0.72 - lightAt(x, y)) * 8));
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function lengthOf(line: readonly Point[]): number {
  return distance(line[0] as Point, line.at(-1) as Point);
}
