import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { luminance, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Point } from '../../../people/person.ts';
import { apart } from '../../../people/swatches.ts';
import { shouldersOf } from './build.ts';
import { foundOnce } from './found-once.ts';
import { dropFlecks, dropIslands } from './head-outline.ts';
import type { PhotoSource } from './photo-source.ts';

/** A photographed head, upright, in the space of drawn heads: the chin is at y = 1, the crown at y = -1. */
export interface HeadPicture {
  /** RGBA, not premultiplied, without the shoulders. */
  data: Uint8ClampedArray;
  /** The same with neck and shoulders, in the light of the place. */
  lit: Uint8ClampedArray;
  width: number;
  height: number;
  /** Pixels per unit of the head's space. */
  scale: number;
  /** Points of the face mesh, in the head's space. */
  points: readonly Point[];
  skin: Rgb;
  hair: Rgb;
  /** How far brows can move, 0 to 1: less if a hat or glasses are next to them. */
  brows: number;
}

/** The area of the head's space that the picture covers, with room for hair above the head and over the shoulders. */
export const EXTENT = { left: -2.1, top: -2, right: 2.1, bottom: 2.6 };
/** Height from which rests of hair and neck are removed, and half of the width of what is removed, in the head's units. */
const FLECKS = { from: 0.62, half: 0.065, turned: 0.075 };
/** Maximum pixels per unit: the largest size in any shot. */
const LARGEST = 200;
/** Indexes of the face's outline in MediaPipe's face mesh. */
const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];

/** How far brows between a hat and glasses can move, before these would move with them. */
const COVERED = 0.4;

/**
 * Cuts the head out of a person's picture. The points of the face must be known.
 * @param lit the picture in the light of the place
 */
export function headPictureOf(source: PhotoSource, sheet: CharacterSheet, lit: PhotoSource['data']): HeadPicture {
  const { skin, hair, hat, glasses } = sheet;
  const key = `head ${skin} ${hair.color} ${hair.length} ${Boolean(hat)} ${Boolean(glasses)}`;
  const plain = foundOnce(source, key, () => plainHead(source, sheet));
  return { ...plain, lit: upright({ ...source, data: lit }) };
}

/** A head in the colors of good light. */
export type PlainHead = Omit<HeadPicture, 'lit'>;

/** Returns a head in the colors of good light. */
export function plainHead(source: PhotoSource, sheet: CharacterSheet): PlainHead {
  const { toward, person } = source;
  const { unit, middle, scale, width, height } = placeOf(source);
  const points = person.face.points.map(([x, y]): Point => {
    const [dx, dy] = [(x - middle[0]) / unit, (y - middle[1]) / unit];
    return [dx * toward[1] - dy * toward[0], dx * toward[0] + dy * toward[1]];
  });
  const head = {
    data: upright(source),
    width,
    height,
    scale,
    points,
    skin: sheet.skin,
    hair: source.corrected(sheet.hair.color),
    brows: sheet.hat || sheet.glasses ? COVERED : 1,
  };
  const { isFrontal } = shouldersOf(source);
  choke(head);
  fadeSides(head);
  dropWisps(head, Math.round((-0.7 - EXTENT.top) * scale));
  dropShoulders(head, sheet.hair.length === 'long' || sheet.hair.length === 'medium', isFrontal);
  dropFlecks(
    head,
    Math.round((FLECKS.from - EXTENT.top) * scale),
    height,
    (isFrontal ? FLECKS.half : FLECKS.turned) * scale,
  );
  dropIslands(head, { x: -EXTENT.left * scale, y: -EXTENT.top * scale });
  feather(head);
  return head;
}

/** Returns where the head is in a picture, how large it is there, and the size of its own picture. */
function placeOf({ chin, toward, head }: PhotoSource) {
  const unit = head / 2;
  const middle: Point = [chin[0] - toward[0] * unit, chin[1] - toward[1] * unit];
  const scale = Math.min(LARGEST, unit);
  const width = Math.round((EXTENT.right - EXTENT.left) * scale);
  const height = Math.round((EXTENT.bottom - EXTENT.top) * scale);
  return { unit, middle, scale, width, height };
}

/** Returns the pixels of the head, upright. */
function upright(source: PhotoSource): Uint8ClampedArray {
  const place = placeOf(source);
  const { width, height } = place;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) sampleRow(data, y, source, place);
  return data;
}

function sampleRow(
  data: Uint8ClampedArray,
  y: number,
  source: PhotoSource,
  { unit, middle, scale, width }: ReturnType<typeof placeOf>,
): void {
  const { toward } = source;
  const down = (EXTENT.top + (y + 0.5) / scale) * unit;
  for (let x = 0; x < width; x += 1) {
    const across = (EXTENT.left + (x + 0.5) / scale) * unit;
    const sx = middle[0] + toward[1] * across + toward[0] * down;
    const sy = middle[1] - toward[0] * across + toward[1] * down;
    sampleInto(data, (y * width + x) * 4, source, sx - 0.5, sy - 0.5);
  }
}

/** Interpolates a pixel between its four neighbors. Places outside the picture stay transparent. */
export function sampleInto(
  target: Uint8ClampedArray,
  at: number,
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  x: number,
  y: number,
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const fx = x - left;
  const fy = y - top;
  const corner = (top * width + left) * 4;
  for (let channel = 0; channel < 4; channel += 1) {
    const from = corner + channel;
    const upper = (data[from] as number) * (1 - fx) + (data[from + 4] as number) * fx;
    const lower = (data[from + width * 4] as number) * (1 - fx) + (data[from + width * 4 + 4] as number) * fx;
    target[at + channel] = upper * (1 - fy) + lower * fy;
  }
}

/** Interpolates a pixel of a head at a place of its space. */
export function sampleAt(target: Uint8ClampedArray, at: number, head: HeadPicture, x: number, y: number): void {
  sampleInto(target, at, head, (x - EXTENT.left) * head.scale - 0.5, (y - EXTENT.top) * head.scale - 0.5);
}

/** Opacity at which the outline of a head begins, 0 to 255. Below, the color is that of the old background. */
const OUTLINE = 80;

/** Moves the outline inward by the part of a pixel in which the old background shines through, as a fringe. */
function choke({ data }: PlainHead): void {
  for (let at = 3; at < data.length; at += 4) {
    const opacity = data[at] as number;
    if (opacity > 0 && opacity < 255) data[at] = 255 * smoothstep(OUTLINE, 255, opacity);
  }
}

/** Width of the soft outline of hair and face, in the head's units. */
const SOFT = 0.022;

/** Softens the outline, as a lens does: cut with scissors, a head would seem to be pasted on its place. */
function feather(head: PlainHead): void {
  const { data, width, height, scale } = head;
  const { canvas, pen } = newCanvas(width, height);
  pen.filter = `blur(${scale * SOFT}px)`;
  pen.drawImage(canvasOf(head), 0, 0);
  const soft = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  for (let at = 3; at < data.length; at += 4) {
    const share = smoothstep(90, 235, soft[at] as number);
    data[at] = Math.min(data[at] as number, 255 * share);
  }
}

/** Long hair that flies to a side ends softly, not at the edge of the picture. */
function fadeSides({ data, width, height, scale }: PlainHead): void {
  for (let x = 0; x < width; x += 1) {
    const across = Math.abs(EXTENT.left + (x + 0.5) / scale);
    const share = smoothstep(EXTENT.right, EXTENT.right - 0.6, across);
    if (share === 1) continue;
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + x) * 4 + 3;
      data[at] = (data[at] as number) * share;
    }
  }
}

/** Width of the narrowest crown of a head or a hat, in the head's units. */
const CROWN = 0.4;

/**
 * Makes what stands above the crown transparent, if it is too narrow for hair: a rest of the background.
 * @param last row that may be above the crown
 */
export function dropWisps({ data, width, scale }: Pick<HeadPicture, 'data' | 'width' | 'scale'>, last: number): void {
  for (let y = 0; y < last; y += 1) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    let seen = 0;
    for (let at = 3; at < row.length; at += 4) seen += (row[at] as number) / 255;
    if (seen > CROWN * scale) return;
    for (let at = 3; at < row.length; at += 4) row[at] = 0;
  }
}

/**
 * On a body that the photograph does not show, the throat is bare from this height, and long hair ends between these: what
 * lies on turned shoulders would not fit frontal ones.
 */
const TURNED = { throat: 0.96, hair: [2, 1.3] as const };

/**
 * Makes everything below the ears transparent except the face, the neck and the hair. The shoulders belong to the drawn
 * body. @param isFrontal whether the neck fits a body that is seen from the front
 */
function dropShoulders(head: PlainHead, isLong: boolean, isFrontal: boolean): void {
  const { width, height, scale, points } = head;
  const oval = ovalOf(points, width, height, scale);
  for (let y = Math.round((0.3 - EXTENT.top) * scale); y < height; y += 1)
    dropShouldersIn(head, y, oval, isLong, isFrontal);
}

/** Does so in one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
function dropShouldersIn(
  { data, width, scale, skin, hair }: PlainHead,
  y: number,
  oval: Uint8ClampedArray,
  isLong: boolean,
  isFrontal: boolean,
): void {
  const down = EXTENT.top + (y + 0.5) / scale;
  const [ends, begins] = isFrontal ? [2.4, 1.8] : TURNED.hair;
  const hairEnds = isLong ? smoothstep(ends, begins, down) : smoothstep(0.75, 0.45, down);
  const throat = isFrontal ? 0 : smoothstep(TURNED.throat, TURNED.throat + 0.3, down);
  const neckEnds = isFrontal ? smoothstep(1.2, 1.02, down) : smoothstep(1.1, 0.98, down);
  const ears = isFrontal ? smoothstep(0.72, 0.56, down) : smoothstep(0.5, 0.3, down);
  for (let x = 0; x < width; x += 1) {
    const at = (y * width + x) * 4;
    if (data[at + 3] === 0) continue;
    const across = Math.abs(EXTENT.left + (x + 0.5) / scale);
    const color: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const beside = 1 - throat * smoothstep(0.7, 0.4, across);
    const strands = smoothstep(46, 24, hairDistance(color, hair)) * hairEnds * smoothstep(1.7, 1.3, across) * beside;
    const neck = smoothstep(50, 28, apart(color, skin)) * neckEnds * smoothstep(0.55, 0.42, across);
    const face = (oval[at + 3] as number) / 255;
    data[at + 3] = (data[at + 3] as number) * Math.max(face, strands, neck, ears);
  }
}

/** Returns how far a color is from the hair's. Darker colors count as closer, because hair has shadows. */
function hairDistance(color: Rgb, hair: Rgb): number {
  return luminance(color) < luminance(hair) ? apart(color, hair) * 0.8 : apart(color, hair);
}

function ovalOf(points: readonly Point[], width: number, height: number, scale: number): Uint8ClampedArray {
  const { pen } = newCanvas(width, height);
  pen.filter = `blur(${scale * 0.02}px)`;
  pen.beginPath();
  for (const index of OVAL) {
    const [x, y] = points[index] as Point;
    pen.lineTo((x - EXTENT.left) * scale, (y - EXTENT.top) * scale);
  }
  pen.fill();
  return pen.getImageData(0, 0, width, height).data;
}

export function canvasOf({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  image.data.set(data);
  pen.putImageData(image, 0, 0);
  return canvas;
}
