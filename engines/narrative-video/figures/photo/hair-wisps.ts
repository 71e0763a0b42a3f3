import type { Canvas } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../people/person.ts';
import { apart } from '../../../people/swatches.ts';
import type { HeadFrame } from './head-light.ts';
import type { PhotoSource } from './photo-source.ts';

/** Part of the head's space in which hair is looked for: half of its width, and between which heights. */
const AROUND = { aside: 1.9, above: -2, below: 0.9 };
/** Greatest distance to the color of hair, as `apart` measures it. Skin is nearer to the color of the face. */
const LIKE_HAIR = 62;
/** How far inside of the outline the color of a hair is taken, and where it begins, in the head's units. */
const INSIDE = 0.05;
/** Length of a hair and its width in the head's units, and how far it stands off, as a share of its length. */
const HAIR = { long: [0.05, 0.15], wide: [0.006, 0.011], off: [0, 0.34] } as const;
/** Number of hairs for each unit of the outline's length, and their opacity. */
const [DENSE, OPACITY] = [75, [0.14, 0.5]] as const;
/** How far the outline's direction is aside from which hair falls down. Above, on the crown, it lies to either side. */
const LEVEL = 0.3;
/** Number of pieces of a hair, which gets fainter toward its tip. */
const PIECES = 4;

/** A place on the outline of hair, pixels: the direction out of it, and the color inside of it. */
interface Root {
  at: Point;
  out: Point;
  color: Rgb;
}

/**
 * Draws single hairs on the outline of a person's hair. Cut out of a photograph, it has the smooth edge of a sticker.
 * @param picture the person in the light of the place, as large as the photograph
 * @param hair color of the hair in the photograph, corrected
 */
export function drawWisps(picture: Canvas, source: PhotoSource, frame: HeadFrame, hair: Rgb): void {
  const scale = 1 / Math.hypot(frame.a, frame.b);
  const chance = chanceOf('wisps');
  const pen = picture.getContext('2d');
  pen.save();
  pen.lineCap = 'round';
  for (const { at, out, color } of rootsOf(picture, source, frame, hair)) {
    if (chance.next() > DENSE / scale) continue;
    const long = chance.between(...HAIR.long) * scale;
    const off = chance.between(...HAIR.off);
    // Hair lies along the head, and falls down.
    const along: Point = out[0] === 0 ? [1, 0] : [-out[1] * Math.sign(out[0]), Math.abs(out[0])];
    const side = Math.abs(out[0]) > LEVEL || chance.next() < 0.5 ? 1 : -1;
    const tone = chance.between(0.8, 1.2);
    const opacity = chance.between(...OPACITY);
    pen.lineWidth = Math.max(0.5, chance.between(...HAIR.wide) * scale);
    const place = (share: number): Point => {
      const [far, away] = [long * share * side, long * off * share ** 1.6];
      return [at[0] + along[0] * far + out[0] * away, at[1] + along[1] * far + out[1] * away];
    };
    for (let piece = 0; piece < PIECES; piece += 1) {
      pen.strokeStyle = css(
        color.map((value) => Math.min(255, value * tone)) as unknown as Rgb,
        opacity * (1 - piece / PIECES),
      );
      pen.beginPath();
      pen.moveTo(...place(piece / PIECES));
      pen.lineTo(...place((piece + 1) / PIECES));
      pen.stroke();
    }
  }
  pen.restore();
}

/** Returns the pixels on the outline of the hair. */
function rootsOf(
  picture: Canvas,
  { data: plain, width, height, skin }: PhotoSource,
  frame: HeadFrame,
  hair: Rgb,
): Root[] {
  const { a, b, left, top } = frame;
  const inside = INSIDE / Math.hypot(a, b);
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] as number;
  const colorIn = (pixels: Uint8ClampedArray, at: number): Rgb => [
    pixels[at] as number,
    pixels[at + 1] as number,
    pixels[at + 2] as number,
  ];
  const roots: Root[] = [];
  const reach = Math.max(2, Math.round(inside / 2));
  const findInRow = (y: number): void => {
    for (let x = reach; x < width - reach; x += 1) {
      if (
        alpha(x, y) < 128 ||
        (alpha(x - 1, y) >= 128 && alpha(x + 1, y) >= 128 && alpha(x, y - 1) >= 128 && alpha(x, y + 1) >= 128)
      )
        continue;
      const [hx, hy] = [a * x - b * y + left, b * x + a * y + top];
      if (Math.abs(hx) > AROUND.aside || hy < AROUND.above || hy > AROUND.below) continue;
      const [dx, dy] = [alpha(x - reach, y) - alpha(x + reach, y), alpha(x, y - reach) - alpha(x, y + reach)];
      const steep = Math.hypot(dx, dy);
      if (steep < 40) continue;
      const out: Point = [dx / steep, dy / steep];
      const [ix, iy] = [Math.round(x - out[0] * inside), Math.round(y - out[1] * inside)];
      if (ix < 0 || iy < 0 || ix >= width || iy >= height || alpha(ix, iy) < 200) continue;
      const from = (iy * width + ix) * 4;
      const own = colorIn(plain, from);
      if (apart(own, hair) > Math.min(LIKE_HAIR, apart(own, skin))) continue;
      roots.push({ at: [x - out[0] * inside * 0.4, y - out[1] * inside * 0.4], out, color: colorIn(data, from) });
    }
  };
  for (let y = reach; y < height - reach; y += 1) findInRow(y);
  return roots;
}
