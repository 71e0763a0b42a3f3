import type { Rgb } from '../drawing/color.ts';
import { smoothstep } from '../drawing/motion.ts';
import { areasOf } from './areas.ts';
import { boxMean } from './box-mean.ts';
import { landmarksOf } from './landmarks.ts';
import { COMMON, difference, isLike, ownColors } from './own-colors.ts';
import type { Person, Point } from './person.ts';
import type { Pixels } from './picture.ts';
import { commonest, swatchesOf } from './swatches.ts';
import type { Region } from './uniform.ts';

const SIDES = ['left', 'right'] as const;

/** Half of the width of the trunk whose colors are the person's own, and how far below the chin it begins, in heights of the face. */
const [CORE, BELOW_NECK] = [0.35, 0.8];
/** Radius of the place around an elbow that is looked at, and least share of strange colors there. */
const [ELBOW, MOSTLY] = [0.16, 0.7];
/** Share of the person from which a pixel counts, 0 to 255. */
const OWN = 60;

/**
 * Returns a person without the clothes of somebody whose face the picture does not show: the networks take a back beside the
 * chest for an arm. It is known by its colors, which are neither those of the other arm nor those of face, hair and
 * chest, and it goes on beyond the side of the picture.
 */
export function withoutNeighbor(picture: Pixels, person: Person): Person {
  if (person.face.points.length === 0) return person;
  let found = person;
  for (const side of SIDES) found = withoutNeighborAt(side, picture, found);
  return found;
}

function withoutNeighborAt(side: (typeof SIDES)[number], picture: Pixels, person: Person): Person {
  const { joints } = person;
  const { [`${side}Elbow` as const]: elbow, [`${side}Wrist` as const]: wrist } = joints;
  const { [`${other(side)}Elbow` as const]: opposite } = joints;
  if (!elbow || !opposite) return person;
  const face = landmarksOf(person.face);
  const swatches = swatchesOf(picture, person);
  const trunk = middleOf(person) ?? face.chin;
  const outward = Math.sign(elbow[0] - trunk[0]) || 1;
  const around = (place: Point) => swatches.at(place, face.height * ELBOW);
  const [x, y] = face.chin;
  const half = face.height * CORE;
  const own = ownColors(swatches, face, [
    {
      left: Math.min(x, trunk[0]) - (outward < 0 ? 0 : half),
      top: y + face.height * BELOW_NECK,
      right: Math.max(x, trunk[0]) + (outward < 0 ? half : 0),
      bottom: picture.height,
    },
    squareAt(opposite, face.height * ELBOW),
  ]);
  const [strange] = commonest(around(elbow));
  if (!strange || strange.share < MOSTLY) return person;
  if (own.some((one) => isLike(one, strange.color))) return person;
  const patch = { picture, mask: person.mask, from: elbow, below: y, inward: -outward, limit: x };
  const found = withoutPatch(patch, [strange.color], own);
  const beside = found && commonest(colorsBeside(found, person.mask, picture));
  const more = beside?.flatMap(({ color, share }) =>
    share > COMMON && !own.some((one) => isLike(one, color)) ? [color] : [],
  );
  const mask = more && more.length > 0 ? withoutPatch(patch, [strange.color, ...more], own) : found;
  // A sleeve ends in the picture, at the person's own hand.
  if (!mask || (wrist && isNear(wrist, mask, person, face.height * ELBOW))) return person;
  const { [`${side}Elbow` as const]: _elbow, [`${side}Wrist` as const]: _wrist, ...rest } = joints;
  return {
    ...person,
    mask: softened(joinedTo(face.middle, mask, picture.width, Math.round(face.height * BRIDGE)), person),
    joints: rest,
  };
}

interface Patch {
  picture: Pixels;
  mask: Uint8Array;
  /** A place of the patch. */
  from: Point;
  /** Row above which it does not reach, and the column beyond which it does not reach toward `inward` (-1 left, 1 right). */
  below: number;
  inward: number;
  limit: number;
}

/** @returns undefined if the patch ends within the picture, as a sleeve does */
function withoutPatch(
  { picture: { data, width, height }, mask, from, below, inward, limit }: Patch,
  strange: readonly Rgb[],
  own: readonly Rgb[],
): Uint8Array | undefined {
  const left = new Uint8Array(mask);
  const nearest = (colors: readonly Rgb[], to: Rgb) => Math.min(...colors.map((color) => difference(color, to)));
  const isStrange = (color: Rgb) => nearest(strange, color) < nearest(own, color);
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= below && x < width && y < height && (x - limit) * inward <= 0;
  const isPatch = (x: number, y: number) => {
    const at = y * width + x;
    if (!isInside(x, y) || (left[at] as number) < OWN) return false;
    return isStrange([data[at * 3] as number, data[at * 3 + 1] as number, data[at * 3 + 2] as number]);
  };
  const open: [number, number][] = [[Math.round(from[0]), Math.round(from[1])]];
  let reachesSide = false;
  for (let place = open.pop(); place; place = open.pop()) {
    const [x, y] = place;
    reachesSide ||= x === 0 || x === width - 1;
    for (let dy = -GAP; dy <= GAP; dy += 1)
      for (let dx = -GAP; dx <= GAP; dx += 1) {
        if (!isPatch(x + dx, y + dy)) continue;
        left[(y + dy) * width + x + dx] = 0;
        open.push([x + dx, y + dy]);
      }
  }
  return reachesSide ? left : undefined;
}

/** Pixels that grain or a fold may interrupt a patch. */
const GAP = 2;

/** How far from a patch the colors are looked at that may belong to it, pixels. */
const BESIDE = 6;

/** Returns the colors of the person beside what was removed from the mask. */
function colorsBeside(mask: Uint8Array, before: Uint8Array, { data, width }: Pixels): Rgb[] {
  const removed = Float32Array.from(mask, (share, at) => Number(share === 0 && (before[at] as number) >= OWN));
  const near = boxMean(removed, width, BESIDE);
  const colors: Rgb[] = [];
  for (let at = 0; at < mask.length; at += 1)
    if ((near[at] as number) > 0 && (mask[at] as number) >= OWN)
      colors.push([data[at * 3] as number, data[at * 3 + 1] as number, data[at * 3 + 2] as number]);
  return colors;
}

/** Half of the width of a bridge that joins nothing to the person, in heights of the face. */
const BRIDGE = 0.05;

/** Returns what is joined to a place, and not by a bridge. @param narrow half of a bridge's width, pixels */
function joinedTo([x, y]: Point, mask: Uint8Array, width: number, narrow: number): Uint8Array {
  const shape = Float32Array.from(mask, (share) => Number(share >= OWN));
  const core = boxMean(shape, width, narrow).map((share) => Number(share > 0.999));
  const areas = areasOf(core, width);
  const own = areas.of[Math.round(y) * width + Math.round(x)];
  const reached = boxMean(
    core.map((_, at) => Number(areas.of[at] === own)),
    width,
    Math.round(narrow * 1.6),
  );
  return mask.map((share, at) => ((reached[at] as number) > 0 ? share : 0));
}

/** Whether pixels near a place were removed from a mask. */
function isNear([x, y]: Point, mask: Uint8Array, { mask: before, width, height }: Person, reach: number): boolean {
  for (let row = Math.max(0, Math.round(y - reach)); row < Math.min(height, y + reach); row += 1)
    for (let column = Math.max(0, Math.round(x - reach)); column < Math.min(width, x + reach); column += 1)
      if (mask[row * width + column] === 0 && (before[row * width + column] as number) >= OWN) return true;
  return false;
}

/** How soft the outline is where a neighbor was, pixels. */
const SOFT = 3;

/** Softens the outline where pixels were removed from a person's mask, and takes the mixed colors at it away. */
function softened(mask: Uint8Array, { mask: before, width }: Person): Uint8Array {
  const removed = Float32Array.from(mask, (share, at) => Number(share === 0 && (before[at] as number) >= OWN));
  const near = boxMean(removed, width, SOFT);
  return mask.map((share, at) => share * (1 - smoothstep(0.04, 0.4, near[at] as number)));
}

function squareAt([x, y]: Point, reach: number): Region {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function middleOf({ joints: { leftHip, rightHip, leftShoulder, rightShoulder } }: Person): Point | undefined {
  const pair =
    leftHip && rightHip
      ? [leftHip, rightHip]
      : leftShoulder && rightShoulder
        ? [leftShoulder, rightShoulder]
        : undefined;
  return pair && [((pair[0]?.[0] ?? 0) + (pair[1]?.[0] ?? 0)) / 2, ((pair[0]?.[1] ?? 0) + (pair[1]?.[1] ?? 0)) / 2];
}

function other(side: (typeof SIDES)[number]): (typeof SIDES)[number] {
  return side === 'left' ? 'right' : 'left';
}
