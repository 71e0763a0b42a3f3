import sharp from 'sharp';
import { type Canvas, newCanvas } from '../drawing/canvas.ts';
import { cutOut } from '../people/cut-out.ts';
import { peopleIn } from '../people/find-person.ts';
import { placedFace } from '../people/framing.ts';
import type { Person } from '../people/person.ts';
import type { Singer } from './look.ts';
import { clearLooseParts } from './picture/loose-parts.ts';

/** Longer side in pixels of a picture without a person: no look draws it larger than this. */
const LONGER_SIDE = 900;
/** Height in pixels of a face: no look draws it larger than this. */
const LARGEST_FACE = 420;
/**
 * A background counts as plain if at least the share PLAIN of the border's pixels is nearer than NEAR to the border's
 * color (distance in RGB, 0 to 441). Looser values cut holes into clothes, stricter ones keep halos of JPEG noise. Set
 * by eye; `npm run preview -- POP_ART --singer PHOTO --once` shows the cut.
 */
const PLAIN = 0.86;
const NEAR = 34;
/** Pixels around a cut-out. Without them, its outermost pixels would look like a picture's edge. */
const FREE = 4;
/** Share of the person on which a plain background and the search for people may disagree. Set by eye, as above. */
const DISAGREEMENT = 0.05;

/**
 * Loads the singer's picture and removes the background if a person is found or the background is plain.
 * @param workDir folder for files of the search for people
 * @param found what an earlier search found, as in LyricVideoFacts
 * @throws Error if sharp cannot read the file
 */
export async function loadSinger(path: string, workDir: string, found?: string | null): Promise<Singer> {
  const searched = await peopleIn([{ picture: path, ...(found === undefined ? {} : { person: found }) }], workDir);
  const person = searched[0]?.person;
  const pixels = await pixelsOf(path, person ? Math.max(person.width, person.height) : LONGER_SIDE);
  const isCut = person ? cutAround(pixels, person) : cutAlone(pixels);
  const bounds = isCut ? boundsOf(pixels) : { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  const size = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
  const scale = person ? Math.min(1, LARGEST_FACE / person.face.box.height) : 1;
  const framing = { scale, x: -bounds.left * scale, y: -bounds.top * scale };
  const { canvas, pen } = newCanvas(Math.ceil(size.width * scale), Math.ceil(size.height * scale));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvasOf(pixels), framing.x, framing.y, pixels.width * scale, pixels.height * scale);
  const face = person && placedFace(person.face, framing);
  return { canvas, width: canvas.width, height: canvas.height, cutOut: isCut, ...(face ? { face } : {}) };
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

async function pixelsOf(path: string, longerSide: number): Promise<Pixels> {
  const { data, info } = await sharp(path, { limitInputPixels: 26_000_000 })
    .rotate()
    .resize(longerSide, longerSide, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return { data: pixels, width: info.width, height: info.height };
}

function canvasOf({ data, width, height }: Pixels): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  image.data.set(data);
  pen.putImageData(image, 0, 0);
  return canvas;
}

function cutAlone({ data, width, height }: Pixels): boolean {
  return hasTransparency(data) || removeBackground(data, width, height);
}

/**
 * Prefers the plain background, which gives the cleaner edge. Clothes may share its color; then the two results
 * disagree, and the search for people is used.
 */
function cutAround(pixels: Pixels, { mask, face }: Person): true {
  const plain = { ...pixels, data: Uint8ClampedArray.from(pixels.data) };
  if (cutAlone(plain) && disagreement(plain.data, mask) < DISAGREEMENT) pixels.data.set(plain.data);
  else cutOut(pixels, mask);
  clearLooseParts(pixels, face.box);
  return true;
}

function disagreement(pixels: Uint8ClampedArray, mask: Uint8Array): number {
  let [different, whole] = [0, 0];
  mask.forEach((share, at) => {
    whole += share;
    different += Math.abs(share - (pixels[at * 4 + 3] as number));
  });
  return different / Math.max(1, whole);
}

function hasTransparency(pixels: Uint8ClampedArray): boolean {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) < 32) clear++;
  return clear > pixels.length / 4 / 20;
}

/**
 * Clears pixels of the border's color that are connected with the border. Returns false if the border has many colors.
 */
function removeBackground(pixels: Uint8ClampedArray, width: number, height: number): boolean {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x);
  // A portrait is cut off at its lower border, so the sides count only in the upper two thirds.
  for (let y = 1; y < (height * 2) / 3; y++) border.push(y * width, y * width + width - 1);
  const channel = (offset: number) =>
    border.map((at) => pixels[at * 4 + offset] as number).sort((a, b) => a - b)[border.length >> 1] as number;
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const distance = (at: number) =>
    Math.hypot((pixels[at * 4] as number) - r, (pixels[at * 4 + 1] as number) - g, (pixels[at * 4 + 2] as number) - b);
  const agreeing = border.filter((at) => distance(at) < NEAR);
  if (agreeing.length < border.length * PLAIN) return false;
  const seen = new Uint8Array(width * height);
  const open = agreeing;
  for (const at of open) seen[at] = 1;
  let cleared = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const far = distance(at);
    pixels[at * 4 + 3] = far < NEAR * 0.7 ? 0 : Math.round(255 * ((far - NEAR * 0.7) / (NEAR * 0.6)));
    cleared++;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= seen.length || seen[next] || distance(next) >= NEAR * 1.3) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return cleared > 0 && cleared < width * height * 0.97;
}

/** Has free pixels on all sides but those where the picture itself ends. */
function boundsOf({ data: pixels, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return { left: 0, top: 0, right: width, bottom: height };
  return {
    left: Math.max(0, left - FREE),
    top: Math.max(0, top - FREE),
    right: Math.min(width, right + FREE),
    bottom,
  };
}
