import type { Face, Point } from './person.ts';

export interface Size {
  width: number;
  height: number;
}

/** How a picture is placed: its enlargement, and the position of its upper left corner. */
export interface Framing {
  scale: number;
  x: number;
  y: number;
}

/** Distance of the eyes from the place's upper edge, and height of the face, in shares of the place's height. */
const [EYES, FACE] = [0.36, 0.38];
/** Room that the head needs above its eyes (with the hair), below them, and across, in heights of the face. */
const [HAIR, CHIN, ACROSS] = [0.95, 0.7, 1.1];

/**
 * Frames a person's head and shoulders: the whole face is visible, with the eyes about a third from the top.
 * @param picture its size; `face` is in its pixels, and absent if there is none
 * @param kind a cut-out stands on the place's lower edge; a whole picture fills the place
 * @param near how much larger than usual the face is
 */
export function framed(
  face: Face | undefined,
  picture: Size,
  place: Size,
  kind: 'cut-out' | 'whole',
  near = 1,
): Framing {
  const whole = Math.max(place.width / picture.width, place.height / picture.height);
  if (!face) return kind === 'whole' ? crop(picture, place, whole) : standing(picture, place);
  const tall = heightOf(face);
  const eyes = { x: (face.leftEye[0] + face.rightEye[0]) / 2, y: (face.leftEye[1] + face.rightEye[1]) / 2 };
  const below = Math.max(1, picture.height - eyes.y);
  const least = kind === 'whole' ? whole : ((1 - EYES) * place.height) / below;
  const most = Math.min(place.height / (tall * (HAIR + CHIN)), place.width / (tall * ACROSS));
  const scale = Math.min(most, Math.max(least, (near * FACE * place.height) / tall));
  // A picture that ends above the eyes needs no room for what it does not show.
  const above = Math.min(HAIR * tall, eyes.y);
  const level = clamp(EYES * place.height, above * scale, place.height - CHIN * tall * scale);
  // A face from the side reaches farther to one side of its eyes.
  const x = Math.max(
    -face.box.x * scale,
    Math.min(place.width - (face.box.x + face.box.width) * scale, place.width / 2 - eyes.x * scale),
  );
  const y = level - eyes.y * scale;
  const room = { x: place.width - picture.width * scale, y: place.height - picture.height * scale };
  if (kind === 'cut-out') return { scale, x, y: Math.max(y, room.y) };
  // The face may be off center, because a gap at a side is worse.
  return { scale, x: covering(x, room.x), y: covering(y, room.y) };
}

/** Converts a face of a picture to pixels of the place. */
export function placedFace(face: Face, { scale, x, y }: Framing): Face {
  const moved = ([px, py]: Point): Point => [px * scale + x, py * scale + y];
  const [left, top] = moved([face.box.x, face.box.y]);
  return {
    ...face,
    box: { x: left, y: top, width: face.box.width * scale, height: face.box.height * scale },
    points: face.points.map(moved),
    leftEye: moved(face.leftEye),
    rightEye: moved(face.rightEye),
    mouth: moved(face.mouth),
  };
}

/** From the forehead to the chin. */
function heightOf({ box, leftEye, rightEye }: Face): number {
  const between = Math.hypot(leftEye[0] - rightEye[0], leftEye[1] - rightEye[1]);
  return Math.max(box.height, between * 1.6);
}

/** The bottom is cut off, because faces are in the upper part of portraits. */
function crop(picture: Size, place: Size, scale: number): Framing {
  return { scale, x: (place.width - picture.width * scale) / 2, y: (place.height - picture.height * scale) * 0.25 };
}

function standing(picture: Size, place: Size): Framing {
  const scale = Math.min(place.width / picture.width, place.height / picture.height);
  return { scale, x: (place.width - picture.width * scale) / 2, y: place.height - picture.height * scale };
}

/**
 * Moves a picture so that it covers the place, if it is large enough. @param room how much larger than the picture the
 * place is
 */
function covering(at: number, room: number): number {
  return room <= 0 ? clamp(at, room, 0) : at;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
