import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PictureSize } from './picture-size.ts';

/** Pixels of the picture for each pixel of what is out of focus, along each side, and its blur in these. */
const [COARSE, BLUR] = [4, 1.6];
/** Shade over what is near and dark. */
const SHADE = 'rgba(14,10,26,0.56)';

const sheets: { drawn?: Canvas; soft?: Canvas } = {};

/**
 * Draws something near the camera: dark and out of focus.
 * @param isSharp whether the look has no soft edges
 * @param draw draws it on a smaller sheet, whose pixels are so many times as large as those of the picture
 */
export function drawOutOfFocus(
  context: SKRSContext2D,
  picture: PictureSize,
  isSharp: boolean,
  draw: (pen: SKRSContext2D, times: number) => void,
): void {
  const coarse = isSharp ? 1 : COARSE;
  const drawn = sheetOf('drawn', picture, coarse);
  const pen = drawn.getContext('2d');
  draw(pen, coarse);
  pen.resetTransform();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = SHADE;
  pen.fillRect(0, 0, drawn.width, drawn.height);
  if (isSharp) {
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

/** Returns an empty sheet. Sheets are kept, because new ones for each frame would take too much memory. */
function sheetOf(name: 'drawn' | 'soft', { width, height }: PictureSize, coarse: number): Canvas {
  const [wide, tall] = [Math.ceil(width / coarse), Math.ceil(height / coarse)];
  const kept = sheets[name];
  const sheet = kept?.width === wide && kept.height === tall ? kept : createCanvas(wide, tall);
  sheets[name] = sheet;
  sheet.getContext('2d').reset();
  return sheet;
}
