import { luminance, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';

/** RGBA, not premultiplied. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Where a face is in a picture: its chin, the direction to it from the forehead, and half of the head's height, pixels. */
export interface FacePlace {
  chin: Point;
  toward: Point;
  half: number;
}

/** Half of a face's width and height, in halves of a head. */
const FACE_SIZE = { across: 0.86, down: 1.2 };

/** Returns how far a pixel is inside of a face, 0 to 1. */
function insideOf({ chin: [x, y], toward: [dx, dy], half }: FacePlace, column: number, row: number): number {
  const px = (column - x) / half;
  const py = (row - y) / half;
  const across = (px * dy - py * dx) / FACE_SIZE.across;
  const down = (px * dx + py * dy + 0.95) / FACE_SIZE.down;
  return smoothstep(1.15, 0.85, Math.sqrt(across * across + down * down));
}

/** Difference of hue to the skin, toward blue, from which a face is lit by a colored lamp, and where it is fully so. */
const LAMP = [0.06, 0.3] as const;
/** Share of such a color that is replaced. */
const REPLACED = 0.8;

/** Takes the blue and violet light of lamps from a face. What it is like in another place's light depends on its skin. */
export function whiten({ data, width, height }: Pixels, face: FacePlace, skin: Rgb): void {
  const hue = (red: number, blue: number) => (blue - red) / Math.max(1, blue + red);
  const own = hue(skin[0], skin[2]);
  const light = luminance(skin);
  const whitenRow = (row: number): void => {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      if (data[at + 3] === 0) continue;
      const inside = insideOf(face, column, row);
      if (inside === 0) continue;
      const red = data[at] as number;
      const blue = data[at + 2] as number;
      const bright = luminance([red, data[at + 1] as number, blue]);
      // Eyes are dark and white, and have no color of their own that would tell a lamp.
      const isLamp = smoothstep(LAMP[0], LAMP[1], hue(red, blue) - own);
      const share = REPLACED * inside * isLamp * smoothstep(40, 80, bright);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[at + channel] as number;
        data[at + channel] = value + (((skin[channel] as number) * bright) / light - value) * share;
      }
    }
  };
  for (let row = 0; row < height; row += 1) whitenRow(row);
}

/** How much brighter than the usual skin glare may be, and the least share of its difference that is kept. */
const [GLARE, LEAST] = [38, 0.5];
/** Pixels between those that tell how bright a face is. */
const SAMPLED = 3;

/**
 * Dims the glare of a flash on a face: a place's soft light makes none, and bright patches beside softly lit hands would
 * show that the head comes from another picture.
 */
export function softenGlare({ data, width, height }: Pixels, face: FacePlace): void {
  const brightness = (at: number) => luminance([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
  const seen: number[] = [];
  for (let row = 0; row < height; row += SAMPLED)
    for (let column = 0; column < width; column += SAMPLED) {
      const at = (row * width + column) * 4;
      if ((data[at + 3] as number) > 250 && insideOf(face, column, row) === 1) seen.push(brightness(at));
    }
  seen.sort((one, other) => one - other);
  const quantile = (share: number) => seen[Math.floor((seen.length - 1) * share)] ?? 0;
  const usual = quantile(0.5);
  const kept = Math.max(LEAST, Math.min(1, GLARE / Math.max(1, quantile(0.95) - usual)));
  const dimRow = (row: number): void => {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const bright = brightness(at);
      if (data[at + 3] === 0 || bright <= usual) continue;
      const by = 1 - ((bright - usual) * (1 - kept) * insideOf(face, column, row)) / bright;
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] as number) * by;
    }
  };
  if (kept < 1) for (let row = 0; row < height; row += 1) dimRow(row);
}
