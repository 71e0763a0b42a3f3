import { type Context2D, newCanvas } from '../../drawing/canvas.ts';
import type { Lettering } from './lettering.ts';

type Fill = Context2D['fillStyle'];

/** How a word's letters are painted. Lengths are in em. */
export interface Ink {
  fill?: Fill;
  outline?: { color: Fill; width: number };
  /** A second outline around the first. */
  rim?: { color: Fill; width: number };
  /** The letters once more in one color behind the word: a shadow, or a block if there are many `steps`. */
  shadow?: { color: Fill; dx: number; dy: number; steps?: number };
  glow?: { color: string; radius: number };
}

/** Draws a word at the pen's origin, from back to front: shadow, rim, outline, fill. */
export function inked(pen: Context2D, text: string, size: number, ink: Ink): void {
  const { fill, outline, rim, shadow, glow } = ink;
  pen.save();
  if (shadow) {
    pen.fillStyle = shadow.color;
    pen.strokeStyle = shadow.color;
    const steps = shadow.steps ?? 1;
    const wide = (rim?.width ?? 0) + (outline?.width ?? 0);
    for (let step = steps; step >= 1; step--) {
      const [x, y] = [(shadow.dx * size * step) / steps, (shadow.dy * size * step) / steps];
      if (wide > 0) strokeAround(pen, text, x, y, wide * size);
      pen.fillText(text, x, y);
    }
  }
  if (rim) {
    pen.strokeStyle = rim.color;
    strokeAround(pen, text, 0, 0, (rim.width + (outline?.width ?? 0)) * size);
  }
  if (glow) {
    pen.shadowColor = glow.color;
    pen.shadowBlur = glow.radius * size;
  }
  if (outline) {
    pen.strokeStyle = outline.color;
    strokeAround(pen, text, 0, 0, outline.width * size);
    pen.shadowBlur = 0;
  }
  if (fill) {
    pen.fillStyle = fill;
    pen.fillText(text, 0, 0);
  }
  pen.restore();
}

/** Letters like lamps: dim while they wait, bright and glowing once they are sung. */
export function litUp({ waiting, sung, glow }: Record<'waiting' | 'sung', Fill> & Required<Pick<Ink, 'glow'>>) {
  const paint: Lettering['paint'] = (pen, text, state, { size }) => {
    inked(pen, text, size, state === 'waiting' ? { fill: waiting } : { fill: sung, glow });
  };
  return paint;
}

/** Returns an empty canvas as large as the pen's, whose pen writes as this one does: for letters that are worked on. */
export function emptyLike(pen: Context2D): ReturnType<typeof newCanvas> {
  const made = newCanvas(pen.canvas.width, pen.canvas.height);
  made.pen.setTransform(pen.getTransform());
  writeAs(pen, made.pen);
  return made;
}

/** Lets a pen write as another one does, wherever it is. */
export function writeAs(model: Context2D, pen: Context2D): void {
  pen.font = model.font;
  pen.letterSpacing = model.letterSpacing;
  pen.direction = model.direction;
  pen.textAlign = model.textAlign;
  pen.lineJoin = model.lineJoin;
}

/** Clears what was drawn around a word at the pen's origin, so that a line below it does not cut its letters. @param width em */
export function clearedAround(pen: Context2D, text: string, size: number, width: number): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  strokeAround(pen, text, 0, 0, width * size);
  pen.fillText(text, 0, 0);
  pen.restore();
}

/** Where a line below a word ends: before a last letter that reaches below it, beside which only a sliver would be left. */
export function underlineEnd(text: string, width: number, size: number): number {
  return /[gjpqy,;]$/u.test(text) ? width - 0.45 * size : width;
}

function strokeAround(pen: Context2D, text: string, x: number, y: number, width: number): void {
  pen.lineWidth = width * 2;
  pen.strokeText(text, x, y);
}

/** Fills letters with a gradient from the top of the capitals to the baseline. */
export function upright(pen: Context2D, size: number, stops: readonly (readonly [at: number, color: string])[]): Fill {
  const gradient = pen.createLinearGradient(0, -0.76 * size, 0, 0.06 * size);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}
