import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { speckAt } from './film-stock.ts';

/** Pixels of the picture for each pixel of what is softened, along each side. */
const COARSE = 4;
/** Blur of the whole picture and of its lights in these pixels, and their opacity. */
const SOFT = { blur: 0.8, opacity: 0.22 };
const GLOW = { blur: 7, opacity: 0.85 };
/** Side of the square of grain that is repeated, pixels, and how much stronger it is than on a place. */
const [TILE, GRAINY] = [256, 1.5];

const sheets: { soft?: Canvas; bright?: Canvas; grain?: Canvas } = {};

/**
 * Shows a picture as a lens does that is wide open at night: its lights bleed into the dark, its edges are soft, and film
 * has grain.
 */
export function drawLensGlow(context: SKRSContext2D): void {
  const { canvas } = context;
  const [wide, tall] = [Math.ceil(canvas.width / COARSE), Math.ceil(canvas.height / COARSE)];
  const soft = sheetOf('soft', wide, tall);
  soft.filter = `blur(${SOFT.blur}px)`;
  soft.drawImage(canvas, 0, 0, wide, tall);
  const bright = sheetOf('bright', wide, tall);
  bright.filter = `blur(${GLOW.blur}px)`;
  bright.drawImage(onlyLights(soft.canvas as Canvas, wide, tall), 0, 0);
  context.save();
  context.imageSmoothingEnabled = true;
  const lay = (sheet: SKRSContext2D, opacity: number) => {
    context.globalAlpha = opacity;
    context.drawImage(sheet.canvas, 0, 0, wide * COARSE, tall * COARSE);
  };
  lay(soft, SOFT.opacity);
  context.globalCompositeOperation = 'screen';
  lay(bright, GLOW.opacity);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
  sheets.grain ??= grainTile();
  context.fillStyle = context.createPattern(sheets.grain, 'repeat') ?? 'transparent';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}

/** Returns the lights of a picture on black: multiplied by itself, what is dark becomes black. */
function onlyLights(picture: Canvas, wide: number, tall: number): Canvas {
  const canvas = createCanvas(wide, tall);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(picture, 0, 0);
  pen.drawImage(picture, 0, 0);
  return canvas;
}

function grainTile(): Canvas {
  const canvas = createCanvas(TILE, TILE);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(TILE, TILE);
  for (let at = 0; at < TILE * TILE; at += 1) {
    const speck = speckAt(at) * GRAINY;
    image.data.set(speck > 0 ? [255, 255, 255, speck] : [0, 0, 0, -speck], at * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function sheetOf(name: 'soft' | 'bright', width: number, height: number): SKRSContext2D {
  const known = sheets[name];
  const sheet = known?.width === width && known.height === height ? known : createCanvas(width, height);
  sheets[name] = sheet;
  const pen = sheet.getContext('2d');
  pen.reset();
  return pen;
}
