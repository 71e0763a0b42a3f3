import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, mix } from '../../drawing/color.ts';
import { type Light, rimColorOf } from '../light/light.ts';
import type { PictureSize } from '../picture-size.ts';

/** Pixels of the picture for each pixel of what is out of focus, along each side, and its blur in these. */
const [COARSE, BLUR] = [2, 2.2];
/** Opacity of the shade over what is near, on the side of the light and on the other one. */
const SHADE = { lit: 0.1, away: 0.48 };
/** Color of which most of the shade is: much of the sky's or the air's would hide the colors of who is near. */
const DEEP = hex('#0e0b0b');
/** Width of the shaded slope, and of the rim of light, as shares of the picture's shorter side, and the rim's opacity. */
const [SLOPE, RIM, RIM_OPACITY] = [0.5, 0.009, 0.55];

/** How somebody near the camera is lit. */
export interface NearLight {
  light: Light;
  /** The picture's edge at which somebody stands, away from the light: -1 on the viewer's left, 1 on the right. */
  edge: number;
  /** Whether the look has no soft edges. */
  isSharp?: boolean;
}

const sheets: { drawn?: Canvas; soft?: Canvas; rim?: Canvas } = {};

/**
 * Draws something near the camera: out of focus and in the shade, with a rim of light toward the middle of the picture.
 * @param draw draws it on a smaller sheet, whose pixels are so many times as large as those of the picture
 */
export function drawOutOfFocus(
  context: SKRSContext2D,
  picture: PictureSize,
  near: NearLight,
  draw: (pen: SKRSContext2D, times: number) => void,
): void {
  const coarse = near.isSharp ? 1 : COARSE;
  const drawn = sheetOf('drawn', picture, coarse);
  const pen = drawn.getContext('2d');
  draw(pen, coarse);
  pen.resetTransform();
  const rim = rimOf(drawn, picture, coarse, near);
  shade(pen, drawn, near);
  pen.globalAlpha = RIM_OPACITY;
  pen.drawImage(rim, 0, 0);
  if (near.isSharp) {
    context.drawImage(drawn, 0, 0);
    return;
  }
  const soft = sheetOf('soft', picture, coarse);
  const brush = soft.getContext('2d');
  brush.filter = `blur(${BLUR}px)`;
  brush.drawImage(drawn, 0, 0);
  const smooths = context.imageSmoothingEnabled;
  context.imageSmoothingEnabled = true;
  context.drawImage(soft, 0, 0, soft.width * coarse, soft.height * coarse);
  context.imageSmoothingEnabled = smooths;
}

/** Shades what is drawn, in the dark color of the place, more on the side away from the light. */
function shade(pen: SKRSContext2D, { width, height }: Canvas, { light, edge }: NearLight): void {
  const dark = darken(mix(mix(light.zenith, light.haze, 0.6), DEEP, 0.8), 0.3);
  const slope = Math.min(width, height) * SLOPE;
  const outer = edge < 0 ? 0 : width;
  const across = pen.createLinearGradient(outer - edge * slope, 0, outer, height * 0.4);
  across.addColorStop(0, css(dark, SHADE.lit));
  across.addColorStop(1, css(dark, SHADE.away));
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = across;
  pen.fillRect(0, 0, width, height);
}

/** Returns the edges of what is drawn that face the light, in its color. */
function rimOf(drawn: Canvas, picture: PictureSize, coarse: number, { light, edge }: NearLight): Canvas {
  const rim = sheetOf('rim', picture, coarse);
  const pen = rim.getContext('2d');
  const wide = Math.max(1, RIM * Math.min(drawn.width, drawn.height));
  pen.drawImage(drawn, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = css(rimColorOf(light));
  pen.fillRect(0, 0, rim.width, rim.height);
  pen.globalCompositeOperation = 'destination-out';
  pen.drawImage(drawn, edge * wide, wide * 0.7);
  return rim;
}

/** Returns an empty sheet. Sheets are kept, because new ones for each frame would take too much memory. */
function sheetOf(name: keyof typeof sheets, { width, height }: PictureSize, coarse: number): Canvas {
  const [wide, tall] = [Math.ceil(width / coarse), Math.ceil(height / coarse)];
  const kept = sheets[name];
  const sheet = kept?.width === wide && kept.height === tall ? kept : createCanvas(wide, tall);
  sheets[name] = sheet;
  sheet.getContext('2d').reset();
  return sheet;
}
