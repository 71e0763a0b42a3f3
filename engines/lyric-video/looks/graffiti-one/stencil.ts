import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { wear } from '../../../drawing/texture.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, oval, trimmed } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { posterized } from '../../picture/prints.ts';
import type { Tones } from '../../picture/tones.ts';
import { type Bricks, joints } from './bricks.ts';
import { BLACK, drip, mist } from './spray.ts';

/** Height of a portrait with the paint that runs from it, in shares of its width. */
const RUNNING = 1.12;
/** From where on a stencil above the frame's edge thins out, in shares of its height. */
const THIN = 0.72;

/** A stencil: two coats through cut card, thin and speckled, with the joints of the wall in them. */
export function portraitOf(composition: Composition, singer: Singer, bricks: Bricks) {
  const { art, tint, unit, chance, height, movement } = composition;
  const side = Math.min(art.width, art.height);
  const stands = art.top + art.height >= height;
  const tones = tonesOf(composition, singer);
  const coat = coatOf(tones, side, [BLACK, BLACK, tint('#ff2e63'), '#f4f4f0', '#f4f4f0'], movement === 'chorus');
  const own = chance.fork('portrait runs');
  if (!stands) thinOut(coat.getContext('2d'), coat.height, unit, own);
  const { canvas, pen } = newCanvas(side, side * (stands ? 1 : RUNNING));
  const [left, top] = [(side - coat.width) / 2, side - coat.height];
  // Paint that went past the stencil.
  pen.shadowColor = 'rgb(20 14 14 / 0.75)';
  pen.shadowBlur = 16 * unit;
  pen.drawImage(coat, left, top);
  pen.shadowColor = 'transparent';
  pen.drawImage(coat, left, top);
  for (let run = 0; run < 7 && !stands; run++) {
    const share = own.between(0.15, 0.85);
    const x = share * coat.width;
    const row = lowest(tones, Math.floor(share * tones.width));
    const wide = own.between(4, 7) * unit;
    if (row === undefined) continue;
    const y = (row / tones.height) * coat.height;
    pen.fillStyle = own.pick([BLACK, tint('#ff2e63')]);
    drip(pen, left + x - wide / 2, top + y * own.between(0.78, 0.88), wide, side * own.between(0.08, 0.2));
  }
  speckled(pen, unit, own);
  joints(pen, bricks, [art.left + (art.width - canvas.width) / 2, art.top + art.height - side]);
  return { ...trimmed(canvas), under: canvas.height - side };
}

/** The mist of the can on the wall behind a stencil. */
export function halo(pen: Context2D, { art, tint, chance }: Composition): void {
  const side = Math.min(art.width, art.height);
  const [x, y] = [art.left + art.width / 2, art.top + art.height - side / 2];
  pen.globalAlpha = 0.75;
  mist(pen, x, y, side * 0.5, side * 0.48, tint('#f9ed32'), chance.fork('halo'));
  pen.globalAlpha = 1;
}

/** The same stencil in one coat along a wall, as if somebody had sprayed it on the way. */
export function copies(pen: Context2D, composition: Composition, singer: Singer): void {
  const { width, height, movement, shape, tint } = composition;
  if (movement !== 'break' && movement !== 'ending') return;
  const isWide = shape === 'wide';
  const places =
    movement === 'break'
      ? [
          [isWide ? 0.15 : 0.24, '#08d9d6'],
          [isWide ? 0.85 : 0.76, '#f9ed32'],
        ]
      : [
          [isWide ? 0.1 : 0.2, '#08d9d6'],
          [isWide ? 0.27 : 0.5, '#ff2e63'],
          [isWide ? 0.73 : 0.8, '#f9ed32'],
          ...(isWide ? [[0.9, '#ff8c1a']] : []),
        ];
  const side = Math.min(width, height) * (movement === 'break' ? (isWide ? 0.72 : 0.5) : isWide ? 0.42 : 0.34);
  const foot = isWide ? height : height * (movement === 'break' ? 0.36 : 0.42);
  const tones = tonesOf(composition, singer);
  for (const [across, color] of places as [number, string][]) {
    const coat = coatOf(tones, side, [BLACK, BLACK, tint(color), tint(color), tint(color)], across > 0.5);
    if (!isWide) thinOut(coat.getContext('2d'), coat.height, composition.unit, composition.chance.fork(color));
    pen.globalAlpha = 0.9;
    pen.drawImage(coat, across * width - side / 2, foot - coat.height);
  }
  pen.globalAlpha = 1;
}

const kept = keptDrawings<Tones>();

function tonesOf({ unit, width, height }: Composition, singer: Singer): Tones {
  const side = Math.min(width, height);
  return kept(singer, side, () => {
    const figure = figureOf({ ...singer, near: 1 }, { width: side * 0.94, height: side * 0.98 }, oval);
    return drawnTones(figure, 3.5 * unit);
  });
}

/** @param side of the place in pixels @param isTurned whether the singer looks to the other side */
function coatOf(tones: Tones, side: number, inks: string[], isTurned: boolean): Canvas {
  const { canvas, pen } = newCanvas(side * 0.94, side * 0.98);
  if (isTurned) {
    pen.translate(canvas.width, 0);
    pen.scale(-1, 1);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(posterized(tones, inks), 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Lets the wall show through drops that are missing, as where a can was far away. */
function speckled(pen: Context2D, unit: number, own: Chance): void {
  const { width, height } = pen.canvas;
  wear(pen, width, height, 0.035, 2.2 * unit, own);
  pen.globalCompositeOperation = 'destination-out';
  for (let spot = 0; spot < 5; spot++) {
    const [x, y] = [own.next() * width, own.next() * height];
    pen.globalAlpha = 0.22;
    mist(pen, x, y, 0.22 * width, 0.14 * height, BLACK, own);
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
}

/** Lets a stencil end in ever fewer drops, as if the can had moved on. */
function thinOut(pen: Context2D, height: number, unit: number, own: Chance): void {
  const { width } = pen.canvas;
  const from = THIN * height;
  pen.globalCompositeOperation = 'destination-out';
  const fade = pen.createLinearGradient(0, from, 0, height * 0.97);
  fade.addColorStop(0, 'rgb(0 0 0 / 0)');
  fade.addColorStop(0.55, 'rgb(0 0 0 / 0.35)');
  fade.addColorStop(1, '#000');
  pen.fillStyle = fade;
  pen.fillRect(0, from, width, height - from);
  pen.fillStyle = '#000';
  pen.beginPath();
  for (let drop = 0; drop < 2600; drop++) {
    const down = Math.sqrt(own.next());
    const size = own.between(1.5, 4.5) * unit;
    pen.rect(own.next() * width, from + down * (height - from), size, size);
  }
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
}

/** Returns the lowest row of a figure in a column. */
function lowest({ cover, width, height }: Tones, x: number): number | undefined {
  for (let y = height - 1; y > height / 2; y--) if ((cover[y * width + x] as number) > 200) return y;
  return undefined;
}
