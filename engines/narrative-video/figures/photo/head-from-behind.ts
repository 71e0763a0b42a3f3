import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { css, darken, type Rgb } from '../../../drawing/color.ts';
import { apart } from '../../../people/swatches.ts';
import { combHair, hairInLight, hairTones } from './back-hair.ts';
import { capFromBehind } from './cap-from-behind.ts';
import { canvasOf, EXTENT, type HeadPicture, sampleAt } from './head-picture.ts';

/** Heights on a head from behind, in the space of the head, between which it narrows to the neck. */
const [EARS, NAPE] = [0.1, 0.78];
/** Where hair begins, on the crown or below a hat, and where short and long hair end on the neck. */
const [CROWN, BELOW_HAT, TRIMMED] = [-1.12, -0.72, { short: 0.66, long: 1.32 }] as const;
/** Half of the width of the neck below short hair and below long hair, in the same space. */
const NECK = { short: 0.45, long: 0.8 };
/** Most of half the width of a head with short and with long hair: hair may have flown aside. */
const BROAD = { short: 1.07, long: 0.99 };
/** The back of a head, which the front may not show: its middle, and half of its width and height. */
const SKULL = { y: -0.14, across: 0.76, down: 0.86 };
/** Half of the width of hair before which bare ears stand out, and the height from which they do. */
const [BETWEEN_EARS, ABOVE_EARS] = [0.7, -0.16];
/** Indexes of the sides of the face in MediaPipe's face mesh, and how far outside of them ears are. */
const [SIDES, OUTSIDE] = [[234, 454], 0.07];

/** What a head from behind is made of, in the light of the place. */
export interface Behind {
  /** Color of hair that the photograph does not show. */
  hair: Rgb;
  skin: Rgb;
  /** Color of a hat, if there is one. */
  hat: Rgb | undefined;
  /** Whether the hair hides the neck. */
  isLong: boolean;
}

/**
 * Returns a head from behind: hair in the photograph's color that is combed down to the neck, with the ears that the
 * photograph shows, and below the photographed hat without its emblem.
 */
export function headFromBehind(picture: HeadPicture, { hair, skin, hat, isLong }: Behind): Canvas {
  const canvas = canvasOf({ ...picture, data: inLightOf(picture) });
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const color = darken(hairInLight(picture) ?? hair, 0.06);
  const length = isLong ? 'long' : 'short';
  const [from, to] = [hat ? BELOW_HAT : CROWN, TRIMMED[length]];
  const cap = hat && copyAbove(canvas, BELOW_HAT + 0.16);
  pen.scale(width / (EXTENT.right - EXTENT.left), height / (EXTENT.bottom - EXTENT.top));
  pen.translate(-EXTENT.left, -EXTENT.top);
  fillSkull(pen, css(color), isLong);
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = neckTones(pen, skin);
  pen.fillRect(EXTENT.left, EXTENT.top, EXTENT.right - EXTENT.left, EXTENT.bottom - EXTENT.top);
  pen.save();
  const hasEars = !isLong && showsEars(picture, color);
  const half = hasEars ? BETWEEN_EARS : BROAD[length];
  pen.beginPath();
  pen.rect(EXTENT.left, EXTENT.top, EXTENT.right - EXTENT.left, (hasEars ? ABOVE_EARS : EARS) - EXTENT.top);
  pen.roundRect(-half, ABOVE_EARS - 0.3, half * 2, to - ABOVE_EARS + 0.26, isLong ? 0.2 : 0.5);
  pen.clip();
  pen.fillStyle = hairTones(pen, color, from, to);
  pen.fillRect(EXTENT.left, EXTENT.top, EXTENT.right - EXTENT.left, to - EXTENT.top);
  pen.restore();
  combHair(pen, color, { from, to, half: Math.min(half, 0.82), end: NECK[length] });
  roundOff(pen);
  if (cap) {
    pen.save();
    pen.resetTransform();
    pen.drawImage(capFromBehind(cap), 0, 0);
    pen.restore();
  }
  keepHead(pen, length);
  return canvas;
}

/** Returns the head without its shoulders in the light of its place. */
function inLightOf({ data, lit }: HeadPicture): Uint8ClampedArray {
  const inLight = new Uint8ClampedArray(lit);
  for (let at = 3; at < data.length; at += 4) inLight[at] = data[at] as number;
  return inLight;
}

function copyAbove(picture: Canvas, down: number): Canvas {
  const rows = Math.round(((down - EXTENT.top) / (EXTENT.bottom - EXTENT.top)) * picture.height);
  const { canvas, pen } = newCanvas(picture.width, rows);
  pen.drawImage(picture, 0, 0);
  return canvas;
}

/** Whether the photograph shows skin beside the face: an ear, and not the hair over it. */
function showsEars(picture: HeadPicture, hair: Rgb): boolean {
  return SIDES.some((index) => {
    const place = picture.points[index];
    if (!place) return false;
    const pixel = new Uint8ClampedArray(4);
    sampleAt(pixel, 0, { ...picture, data: inLightOf(picture) }, place[0] + Math.sign(place[0]) * OUTSIDE, place[1]);
    const color: Rgb = [pixel[0] as number, pixel[1] as number, pixel[2] as number];
    return (pixel[3] as number) > 200 && apart(color, picture.skin) < apart(color, hair);
  });
}

/** Lays the back of the head under its front, of which a turned face or a hand may have hidden a side. */
function fillSkull(pen: Context2D, color: string, isLong: boolean): void {
  const { y, across, down } = SKULL;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(0, y, across, down, 0, 0, Math.PI * 2);
  if (isLong) pen.roundRect(-across, y, across * 2, TRIMMED.long - y, 0.3);
  pen.fill();
}

/** The hair shades the nape, and the ears are as bright as it is below. */
function neckTones(pen: Context2D, skin: Rgb) {
  const tones = pen.createLinearGradient(0, 0.4, 0, 1.3);
  tones.addColorStop(0, css(darken(skin, 0.2)));
  tones.addColorStop(0.3, css(darken(skin, 0.34)));
  tones.addColorStop(1, css(darken(skin, 0.18)));
  return tones;
}

/** Darkens the sides of a head, which is round. */
function roundOff(pen: Context2D): void {
  const across = pen.createLinearGradient(-0.92, 0, 0.92, 0);
  across.addColorStop(0, 'rgba(6,5,10,0.46)');
  across.addColorStop(0.34, 'rgba(6,5,10,0)');
  across.addColorStop(0.66, 'rgba(6,5,10,0)');
  across.addColorStop(1, 'rgba(6,5,10,0.46)');
  pen.fillStyle = across;
  pen.fillRect(EXTENT.left, EXTENT.top, EXTENT.right - EXTENT.left, EXTENT.bottom - EXTENT.top);
}

/** Makes everything transparent beside the outline of a head on its neck. */
function keepHead(pen: Context2D, length: 'short' | 'long'): void {
  const [half, broad] = [NECK[length], BROAD[length]];
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = '#000';
  pen.filter = 'blur(3px)';
  pen.beginPath();
  pen.moveTo(-half, EXTENT.bottom);
  pen.lineTo(-half, NAPE);
  pen.quadraticCurveTo(-broad * 0.86, NAPE, -broad, EARS);
  pen.bezierCurveTo(-broad, -1, -broad * 0.8, EXTENT.top, 0, EXTENT.top);
  pen.bezierCurveTo(broad * 0.8, EXTENT.top, broad, -1, broad, EARS);
  pen.quadraticCurveTo(broad * 0.86, NAPE, half, NAPE);
  pen.lineTo(half, EXTENT.bottom);
  pen.fill();
}
