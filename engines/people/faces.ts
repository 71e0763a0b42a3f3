import { loadNetwork } from './networks.ts';
import type { Point } from './person.ts';
import { inPicture, type Picture, type Region, regionOf } from './picture.ts';

/** A face as the networks report it: a box, and six points. */
export interface FoundFace {
  /** Center and sides, pixels of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 1. */
  score: number;
  /** As the viewer sees them. */
  leftEye: Point;
  rightEye: Point;
  mouth: Point;
}

interface Detector {
  network: string;
  size: number;
  /** Distance between the places that it examines, in its pixels, and the number of faces that it searches at each. */
  grids: readonly { stride: number; faces: number }[];
  boxes: string;
  scores: string;
  /** Least score of a face. */
  least: number;
}

const NEAR: Detector = {
  network: 'near-faces',
  size: 128,
  grids: [
    { stride: 8, faces: 2 },
    { stride: 16, faces: 6 },
  ],
  boxes: 'regressors',
  scores: 'classificators',
  least: 0.55,
};
const FAR: Detector = {
  network: 'far-faces',
  size: 192,
  grids: [{ stride: 4, faces: 1 }],
  boxes: 'reshaped_regressor_face_4',
  scores: 'reshaped_classifier_face_4',
  least: 0.6,
};
/** Two boxes that share more than this part of their area are one face. */
const SAME_FACE = 0.3;
/** Numbers for each box: its center and sides, then two for each of six points. */
const NUMBERS = 16;

/** Finds every face in a picture, the largest first. */
export async function findFaces(picture: Picture): Promise<FoundFace[]> {
  const far = await facesBy(FAR, picture);
  const found = far.length > 0 ? far : await facesBy(NEAR, picture);
  return found.sort((a, b) => b.width * b.height - a.width * a.height);
}

async function facesBy(detector: Detector, picture: Picture): Promise<FoundFace[]> {
  const run = await loadNetwork(detector.network, detector.size);
  const found: FoundFace[] = [];
  for (const region of squaresOf(picture)) {
    const input = regionOf(picture, region, detector.size).map((value) => value * 2 - 1);
    found.push(...facesIn(await run(input), detector, region));
  }
  return distinct(found);
}

/** Returns the whole picture with a black border and, if it is long, squares of it, in which faces are larger. */
function squaresOf({ width, height }: Picture): Region[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const whole = { x: width / 2, y: height / 2, side: long, angle: 0 };
  if (long < short * 1.25) return [whole];
  const count = Math.ceil(long / short);
  const parts = Array.from({ length: count }, (_, index) => {
    const center = short / 2 + ((long - short) * index) / (count - 1);
    return width > height
      ? { x: center, y: short / 2, side: short, angle: 0 }
      : { x: short / 2, y: center, side: short, angle: 0 };
  });
  return [whole, ...parts];
}

function facesIn(
  outputs: Readonly<Record<string, Float32Array>>,
  { size, grids, boxes, scores, least }: Detector,
  region: Region,
): FoundFace[] {
  const [numbers, logits] = [outputs[boxes] ?? new Float32Array(), outputs[scores] ?? new Float32Array()];
  return placesOf(size, grids).flatMap(([x, y], index) => {
    const score = 1 / (1 + Math.exp(-(logits[index] ?? -100)));
    if (score < least) return [];
    const number = (offset: number) => (numbers[index * NUMBERS + offset] ?? 0) / size;
    const point = (offset: number): Point => inPicture(region, x + number(offset), y + number(offset + 1));
    const [cx, cy] = point(0);
    const box = { x: cx, y: cy, width: number(2) * region.side, height: number(3) * region.side };
    return [{ ...box, score, leftEye: point(4), rightEye: point(6), mouth: point(10) }];
  });
}

/** The places that a detector examines, in shares of its picture's side, in the order of its outputs. */
function placesOf(size: number, grids: Detector['grids']): Point[] {
  return grids.flatMap(({ stride, faces }) => {
    const count = size / stride;
    return Array.from({ length: count * count * faces }, (_, index): Point => {
      const place = Math.floor(index / faces);
      return [((place % count) + 0.5) / count, (Math.floor(place / count) + 0.5) / count];
    });
  });
}

function distinct(found: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of [...found].sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => sharedArea(face, other) < SAME_FACE)) kept.push(face);
  }
  return kept;
}

/** Share of the smaller box that is in both. */
function sharedArea(a: FoundFace, b: FoundFace): number {
  const overlap = (p: number, sizeP: number, q: number, sizeQ: number) =>
    Math.max(0, Math.min(p + sizeP / 2, q + sizeQ / 2) - Math.max(p - sizeP / 2, q - sizeQ / 2));
  const shared = overlap(a.x, a.width, b.x, b.width) * overlap(a.y, a.height, b.y, b.height);
  return shared / Math.max(1, Math.min(a.width * a.height, b.width * b.height));
}
