import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { grain, hatch } from '../../../drawing/texture.ts';
import type { Composition, Tint } from '../../look.ts';
import type { Surface } from './brush.ts';
import { drip, type Note, type Paint, pull, stroke, type Throw } from './notes.ts';
import { brushed } from './strokes.ts';

/** Strokes behind the subject, in the pixels of its study. */
export const GROUNDS: Readonly<Record<Composition['movement'], readonly Note[]>> = {
  opening: [],
  verse: [
    drip('66,52 66,64', 1.5, 'black'),
    stroke('104,46 66,56 14,44 -60,58', 12, 'white', 0.9, [0.5, 1, 1, 0.8]),
    stroke('100,42 58,42 10,28 -60,36', 9, 'red orange', 1, [0.5, 1, 1, 0.7]),
    stroke('100,50 70,66 24,64 -60,74', 8, 'turquoise', 1, [0.5, 1, 1, 0.8]),
  ],
  chorus: [drip('63,74 63,95', 1.7, 'blue'), drip('57,78 57,88', 1.3, 'black')],
  break: [
    stroke('124,-2 88,-8 44,2 16,28 8,60', 15, 'turquoise sky', 1, [0.12, 0.5, 0.9, 1, 0.7]),
    stroke('48,112 92,116 130,98 150,62', 13, 'sky turquoise', 1, [0.3, 0.9, 1, 0.6]),
  ],
  ending: [],
};

/** Strokes around a singer instead: the wings that are the bird's without one. */
export const AROUND_SINGER: Partial<typeof GROUNDS> = {
  chorus: [
    pull('60,62 34,74 0,92', 20, 'ochre orange'),
    pull('58,60 30,60 -14,66', 26, 'orange red'),
    pull('58,55 30,44 -12,26', 28, 'red rose'),
    pull('60,52 68,26 70,-10', 22, 'ochre orange'),
    pull('62,52 78,28 92,-6', 22, 'rose red'),
    pull('58,52 42,30 12,-4', 30, 'black blue'),
    pull('64,54 88,38 118,14', 24, 'blue black'),
  ],
};

/** Paint that the onsets of the music throw. */
export const THROWS: Readonly<Record<Composition['movement'], readonly Throw[]>> = {
  opening: [
    { from: [88, 66], turn: -50, spread: 22, reach: 30, colors: ['blue', 'black'] },
    { from: [16, 78], turn: 150, spread: 40, reach: 16, colors: ['blue', 'red'] },
    { from: [70, 20], turn: -30, spread: 30, reach: 26, colors: ['black', 'blue'] },
  ],
  verse: [
    { from: [30, 8], turn: 200, spread: 30, reach: 26, colors: ['black', 'blue'] },
    { from: [140, 4], turn: -20, spread: 30, reach: 18, colors: ['blue', 'red'] },
    { from: [40, 44], turn: 180, spread: 24, reach: 40, colors: ['red', 'white'] },
  ],
  chorus: [
    { from: [24, 6], turn: -100, spread: 40, reach: 14, colors: ['black', 'blue'] },
    { from: [70, 2], turn: -80, spread: 35, reach: 16, colors: ['ochre', 'rose'] },
    { from: [26, 88], turn: 80, spread: 50, reach: 18, colors: ['red', 'blue'] },
    { from: [108, 14], turn: -10, spread: 35, reach: 20, colors: ['blue', 'red'] },
  ],
  break: [
    { from: [142, 50], turn: -25, spread: 35, reach: 30, colors: ['red', 'orange'] },
    { from: [14, 84], turn: 190, spread: 35, reach: 26, colors: ['rose', 'red'] },
    { from: [120, 2], turn: -40, spread: 40, reach: 24, colors: ['ochre', 'white'] },
  ],
  ending: [],
};

/** The two paints of a field that covers the canvas before anything else is painted. Without one, the canvas is raw. */
const FIELDS: Partial<Record<Composition['movement'], readonly [Paint, Paint]>> = {
  verse: ['honey', 'ochre'],
  break: ['pool', 'lagoon'],
  ending: ['night', 'dusk'],
};
/** The size in which a field is painted, and how much coarser its brush is than the others. Set by eye. */
const [SMALLER, COARSER] = [0.36, 2.6];
/** The color of raw canvas. */
const RAW = '#fbf9f3';

/** Returns whether a movement has a field of paint. */
export function isPainted(movement: Composition['movement']): boolean {
  return FIELDS[movement] !== undefined;
}

/** Raw canvas with its threads, or a field of paint. */
export function canvasOf({ width, height, unit, chance, movement, tint }: Composition): Surface {
  const { canvas, pen } = newCanvas(width, height);
  const field = FIELDS[movement];
  pen.fillStyle = RAW;
  pen.fillRect(0, 0, width, height);
  if (field) {
    const size = {
      width: Math.ceil(SMALLER * width),
      height: Math.ceil(SMALLER * height),
      unit: COARSER * SMALLER * unit,
    };
    pen.drawImage(covered(size, field, tint, chance.fork('field')), 0, 0, width, height);
  }
  pen.strokeStyle = 'rgb(120 100 70 / 0.05)';
  pen.lineWidth = 1.1 * unit;
  for (const turn of [0, 90]) hatch(pen, { left: 0, top: 0, width, height }, 3.4 * unit, turn);
  grain(pen, width, height, 0.04, chance, 1.6);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, unit, data, wet: new Uint8Array(width * height) };
}

/** A field that the widest brush lays over a raw canvas, this way and that, with gaps where it lifts off. */
function covered(
  size: Pick<Surface, 'width' | 'height' | 'unit'>,
  [paint, other]: readonly [Paint, Paint],
  tint: Tint,
  chance: Chance,
): Canvas {
  const { width, height } = size;
  const { canvas, pen } = newCanvas(width, height);
  pen.fillStyle = RAW;
  pen.fillRect(0, 0, width, height);
  const image = pen.getImageData(0, 0, width, height);
  const surface: Surface = { ...size, data: image.data, wet: new Uint8Array(width * height) };
  const short = Math.min(width, height);
  const pulled = (middle: Point, long: number, wide: number, turn: number, dry: number, colors: Note['colors']) => {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [(Math.cos(angle) * long) / 2, (Math.sin(angle) * long) / 2];
    const bow = chance.around() * 0.12 * long;
    const at = (share: number, aside: number): Point => [
      middle[0] + dx * share - (dy * aside * bow) / long,
      middle[1] + dy * share + (dx * aside * bow) / long,
    ];
    const path = [at(-1, 0), at(-0.3, 1.6), at(0.4, 1.4), at(1, 0)];
    const press = [0.8, 1, chance.between(0.8, 1), 0.9];
    brushed(surface, { path, wide, press, colors, dry }, { left: 0, top: 0, scale: 1 }, tint, chance);
  };
  const rows = Math.ceil(height / (0.34 * short));
  for (let row = 0; row < rows; row++) {
    const middle: Point = [width * chance.between(0.42, 0.58), ((row + 0.5) / rows) * height];
    const turn = (row % 2 ? 180 : 0) + 7 * chance.around();
    pulled(middle, width * 1.14, 0.46 * short, turn, 0.5, row % 2 ? [paint, other] : [paint, paint]);
  }
  const long = Math.max(width, height);
  const crossing = Math.round((4 * long) / short);
  for (let index = 0; index < crossing; index++) {
    const along = ((index + chance.next()) / crossing) * long;
    const aside = chance.between(0.1, 0.9) * short;
    const turn = (index % 2 ? -1 : 1) * chance.between(15, 65);
    const [wide, reach] = [chance.between(0.2, 0.42) * short, chance.between(0.5, 1) * short];
    pulled(
      width > height ? [along, aside] : [aside, along],
      reach,
      wide,
      turn,
      0.8,
      index % 3 ? [paint, other] : [other, paint],
    );
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
