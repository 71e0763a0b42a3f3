import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { css, darken, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import { apart } from '../../../people/swatches.ts';
import { combHair, hairInLight } from './back-hair.ts';
import { type BackOfHead, backOfHead, NECK } from './back-of-head.ts';
import { capFromBehind } from './cap-from-behind.ts';
import { canvasOf, EXTENT, type HeadPicture, sampleAt } from './head-picture.ts';

/** Height to which a hat covers the head. */
const BELOW_HAT = -0.5;
/** Where an ear stands out beside the hair: its height, and half of its size. */
const EAR = { y: 0.14, across: 0.1, down: 0.22 };
/** Height at which the neck begins behind short hair, and where it has gone into the collar. */
const NAPE = { from: 0.2, fades: 1.1, to: 1.24 };
/** Indexes of the sides of the face in MediaPipe's face mesh, and how far outside of them ears are. */
const [SIDES, OUTSIDE] = [[234, 454], 0.07];
/** How gray hair is from behind, where less of it shines, and how much darker. */
const DULL = { gray: 0.14, dark: 0.12 };

/** What a head from behind is made of, in the light of the place. */
export interface Behind {
  /** Color of hair that the photograph does not show. */
  hair: Rgb;
  skin: Rgb;
  /** Color of a hat, if there is one. */
  hat: Rgb | undefined;
  cut: BackOfHead['hair'];
}

/**
 * Returns a head from behind: hair in the photograph's color that is combed down to the neck, as broad as the
 * photographed head, with the ears that the photograph shows, and below the photographed hat without its emblem.
 */
export function headFromBehind(picture: HeadPicture, { hair, skin, hat, cut }: Behind): Canvas {
  const { canvas, pen } = newCanvas(picture.width, picture.height);
  const color = dulled(hairInLight(picture) ?? hair);
  const back = backOfHead(picture, cut, hat !== undefined);
  pen.scale(picture.width / (EXTENT.right - EXTENT.left), picture.height / (EXTENT.bottom - EXTENT.top));
  pen.translate(-EXTENT.left, -EXTENT.top);
  drawNape(pen, skin);
  if (!back.isHanging && showsEars(picture, color)) for (const side of [-1, 1] as const) drawEar(pen, back, skin, side);
  combHair(pen, color, back);
  if (hat) {
    pen.resetTransform();
    pen.drawImage(capFromBehind(hatOf(picture)), 0, 0);
  }
  return canvas;
}

/** Makes hair as dull as it is where no lamp is reflected. */
function dulled(color: Rgb): Rgb {
  const gray = luminance(color);
  return darken(mix(color, [gray, gray, gray], DULL.gray), DULL.dark);
}

/** Returns the photographed head in the light of its place, down to the lower edge of its hat. */
function hatOf(picture: HeadPicture): Canvas {
  const rows = Math.round(((BELOW_HAT - EXTENT.top) / (EXTENT.bottom - EXTENT.top)) * picture.height);
  const { canvas, pen } = newCanvas(picture.width, rows);
  pen.drawImage(canvasOf({ ...picture, data: inLightOf(picture) }), 0, 0);
  return canvas;
}

/** Returns the head without its shoulders in the light of its place. */
function inLightOf({ data, lit }: HeadPicture): Uint8ClampedArray {
  const inLight = new Uint8ClampedArray(lit);
  for (let at = 3; at < data.length; at += 4) inLight[at] = data[at] as number;
  return inLight;
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

/** Draws the neck, which is round and lies in the shadow of the hair. */
export function drawNape(pen: Context2D, skin: Rgb): void {
  const half = NECK;
  pen.save();
  pen.beginPath();
  pen.moveTo(-half, NAPE.from);
  pen.bezierCurveTo(-half, 0.6, -half, 0.8, -half * 0.9, NAPE.to);
  pen.lineTo(half * 0.9, NAPE.to);
  pen.bezierCurveTo(half, 0.8, half, 0.6, half, NAPE.from);
  pen.clip();
  const down = pen.createLinearGradient(0, NAPE.from, 0, NAPE.to);
  down.addColorStop(0, css(darken(skin, 0.5)));
  down.addColorStop(0.5, css(darken(skin, 0.26)));
  down.addColorStop(1, css(darken(skin, 0.2)));
  pen.fillStyle = down;
  pen.fillRect(-1, NAPE.from, 2, NAPE.to);
  const across = pen.createLinearGradient(-half, 0, half, 0);
  // Two tendons, the hollow between them, and the round sides.
  for (const [at, opacity] of [
    [0, 0.5],
    [0.28, 0.08],
    [0.4, 0.02],
    [0.5, 0.16],
    [0.6, 0.02],
    [0.72, 0.08],
    [1, 0.5],
  ] as const)
    across.addColorStop(at, `rgba(30,12,10,${opacity})`);
  pen.fillStyle = across;
  pen.fillRect(-1, NAPE.from, 2, NAPE.to);
  pen.globalCompositeOperation = 'destination-out';
  const fade = pen.createLinearGradient(0, NAPE.fades, 0, NAPE.to);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, '#000');
  pen.fillStyle = fade;
  pen.fillRect(-1, NAPE.fades, 2, NAPE.to);
  pen.restore();
}

/** Draws the edge of an ear that stands out beside the hair. */
export function drawEar(pen: Context2D, { half }: BackOfHead, skin: Rgb, side: -1 | 1): void {
  const { y, across, down } = EAR;
  pen.save();
  pen.translate(side * (half(y) - across * 0.15), y);
  pen.rotate(side * 0.14);
  const tones = pen.createLinearGradient(-across * side, 0, across * side, 0);
  tones.addColorStop(0, css(darken(skin, 0.6)));
  tones.addColorStop(0.6, css(mix(darken(skin, 0.3), [150, 60, 50], 0.14)));
  tones.addColorStop(1, css(darken(skin, 0.12)));
  pen.fillStyle = tones;
  pen.beginPath();
  pen.ellipse(0, 0, across, down, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
