import { loadNetwork } from './networks.ts';
import type { BodyJoint, Face, Point } from './person.ts';
import { inPicture, type Picture, type Region, regionOf } from './picture.ts';

export interface Body {
  joints: Partial<Record<BodyJoint, Point>>;
  /** Region of the picture that the mask covers. */
  region: Region;
  /** 256 × 256 probabilities that a place belongs to this person, 0 to 1. */
  mask: Float32Array;
}

export const BODY_SIZE = 256;
/** Numbers of a point: x, y, depth, and the probabilities that it is visible and in the picture. */
const NUMBERS = 5;
/** The network's own points among its 39: the middle of the hips, and one as far from it as the body reaches. */
const [HIPS, REACH] = [33, 34];
/** Probabilities, 0 to 1: likelier than not. */
const LEAST_PRESENCE = 0.5;
const LEAST_VISIBILITY = 0.5;

const PLACES: Readonly<Record<BodyJoint, number>> = {
  nose: 0,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
};

/**
 * Finds the body below a face in one or two steps. Returns undefined if the network sees no body, or another person's.
 */
export async function bodyOf(picture: Picture, face: Face, care: 'close' | 'rough'): Promise<Body | undefined> {
  const run = await loadNetwork('body-joints', BODY_SIZE);
  for (const guess of GUESSES) {
    const first = await look(guessedRegion(face, guess));
    if (!first || !isOf(face, first)) continue;
    // The first step finds where the body is and how it leans. The second looks at exactly that region.
    const second = care === 'close' ? await look(nextRegion(first)) : undefined;
    const seen = second && isOf(face, second) ? second : first;
    return { joints: visibleJoints(seen, picture), region: seen.region, mask: seen.mask };
  }
  return undefined;

  async function look(region: Region): Promise<Look | undefined> {
    const outputs = await run(regionOf(picture, region, BODY_SIZE));
    const { Identity: numbers = new Float32Array(), Identity_1: presence, Identity_2: mask } = outputs;
    if ((presence?.[0] ?? 0) < LEAST_PRESENCE) return undefined;
    const point = (index: number): Point =>
      inPicture(region, (numbers[index * NUMBERS] ?? 0) / BODY_SIZE, (numbers[index * NUMBERS + 1] ?? 0) / BODY_SIZE);
    const visibility = (index: number) => logistic(numbers[index * NUMBERS + 3] ?? -100);
    return { region, point, visibility, mask: (mask ?? new Float32Array()).map(logistic) };
  }
}

interface Look {
  region: Region;
  point(index: number): Point;
  visibility(index: number): number;
  mask: Float32Array;
}

interface Guess {
  /** The picture for the network: the distance of its middle from the face's center, and its side, both in heads. */
  below: number;
  side: number;
}

/**
 * An upright person is seven and a half heads tall. Other people in the picture leave less room, and so does sitting.
 */
const GUESSES: readonly Guess[] = [
  { below: 2.7, side: 9 },
  { below: 1.7, side: 6 },
  { below: 1.2, side: 4 },
];

function guessedRegion({ box }: Face, { below, side }: Guess): Region {
  const head = Math.max(box.height, box.width) * 1.15;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + head * below, side: head * side, angle: 0 };
}

function nextRegion({ point }: Look): Region {
  const [hips, reach] = [point(HIPS), point(REACH)];
  const [dx, dy] = [reach[0] - hips[0], reach[1] - hips[1]];
  return { x: hips[0], y: hips[1], side: Math.hypot(dx, dy) * 2.5, angle: Math.atan2(dx, -dy) };
}

function isOf({ box }: Face, { point }: Look): boolean {
  const nose = point(PLACES.nose);
  return (
    Math.abs(nose[0] - box.x - box.width / 2) < box.width * 0.75 &&
    Math.abs(nose[1] - box.y - box.height / 2) < box.height * 0.75
  );
}

function visibleJoints({ point, visibility }: Look, { width, height }: Picture): Body['joints'] {
  const seen = Object.entries(PLACES).filter(([, index]) => {
    const [x, y] = point(index);
    return visibility(index) >= LEAST_VISIBILITY && x >= 0 && y >= 0 && x < width && y < height;
  });
  return Object.fromEntries(seen.map(([joint, index]) => [joint, point(index)]));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
