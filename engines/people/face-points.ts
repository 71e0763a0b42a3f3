import type { FoundFace } from './faces.ts';
import { loadNetwork } from './networks.ts';
import type { Box, Face, Point } from './person.ts';
import { inPicture, type Picture, type Region, regionOf } from './picture.ts';

const SIZE = 192;
const COUNT = 468;
/** The network looks at this many times the face's size. */
const MARGIN = 1.5;
/** Least probability that there is a face, 0 to 1. */
const LEAST = 0.5;

/**
 * Indices among MediaPipe's points: corners of the eyes and mouth, and the ends of the face. Left and right as the
 * viewer sees them.
 */
const LEFT_EYE = [33, 133] as const;
const RIGHT_EYE = [362, 263] as const;
const LIPS = [13, 14] as const;
const [LEFT_CHEEK, RIGHT_CHEEK, NOSE] = [234, 454, 1];

/** Returns the face's points if the network finds them, and the box and the eyes in any case. */
export async function faceOf(picture: Picture, found: FoundFace): Promise<Face> {
  const run = await loadNetwork('face-points', SIZE);
  const tilt = angleOf(found.leftEye, found.rightEye);
  const side = Math.max(found.width, found.height) * MARGIN;
  let points = await pointsIn(picture, { x: found.x, y: found.y, side, angle: tilt });
  // The second step looks more closely at the region that the first one found.
  if (points) points = await pointsIn(picture, regionAround(points));
  return points ? faceFrom(points) : faceWithoutPoints(found);

  async function pointsIn(from: Picture, region: Region): Promise<Point[] | undefined> {
    const { conv2d_21: numbers = new Float32Array(), conv2d_31: sure } = await run(regionOf(from, region, SIZE));
    if (1 / (1 + Math.exp(-(sure?.[0] ?? -100))) < LEAST) return undefined;
    return Array.from({ length: COUNT }, (_, index) =>
      inPicture(region, (numbers[index * 3] ?? 0) / SIZE, (numbers[index * 3 + 1] ?? 0) / SIZE),
    );
  }
}

function regionAround(points: readonly Point[]): Region {
  const angle = angleOf(middle(points, LEFT_EYE), middle(points, RIGHT_EYE));
  const { x, y, width, height } = boxAround(points);
  return { x: x + width / 2, y: y + height / 2, side: Math.max(width, height) * MARGIN, angle };
}

function faceFrom(points: readonly Point[]): Face {
  const [leftEye, rightEye, mouth] = [middle(points, LEFT_EYE), middle(points, RIGHT_EYE), middle(points, LIPS)];
  const [left, right, nose] = [points[LEFT_CHEEK], points[RIGHT_CHEEK], points[NOSE]] as [Point, Point, Point];
  const [toLeft, toRight] = [distance(nose, left), distance(nose, right)];
  const turn = (toLeft - toRight) / (toLeft + toRight);
  return { box: boxAround(points), points, leftEye, rightEye, mouth, tilt: angleOf(leftEye, rightEye), turn };
}

/** The face as the detector alone found it. */
export function faceWithoutPoints({ x, y, width, height, leftEye, rightEye, mouth }: FoundFace): Face {
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const between = distance(leftEye, rightEye);
  const turn = ((mouth[0] - (leftEye[0] + rightEye[0]) / 2) / Math.max(1, between)) * 1.2;
  const tilt = angleOf(leftEye, rightEye);
  return { box, points: [], leftEye, rightEye, mouth, tilt, turn: Math.max(-1, Math.min(1, turn)) };
}

function middle(points: readonly Point[], ends: readonly number[]): Point {
  const [from, to] = ends.map((index) => points[index]) as [Point, Point];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function angleOf(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
