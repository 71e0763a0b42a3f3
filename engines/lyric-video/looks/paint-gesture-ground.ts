import { newCanvas } from '../../drawing/canvas.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import type { Surface } from './paint-gesture-brush.ts';
import { drip, type Note, PAINTS, stroke, type Throw } from './paint-gesture-notes.ts';
import { brushed } from './paint-gesture-strokes.ts';

/** Strokes behind the subject, in the pixels of its study. */
export const GROUNDS: Readonly<Record<Composition['movement'], readonly Note[]>> = {
  opening: [],
  verse: [
    drip('57,86 57,98', 1.7, 'turquoise'),
    drip('37,68 37,84', 1.5, 'orange'),
    stroke('30,72 60,44 112,-12', 34, 'ochre orange', 1, [0.6, 1, 1]),
    stroke('52,90 80,68 116,26', 15, 'turquoise', 1, [0.7, 1, 0.8]),
    stroke('22,44 46,18 66,-8', 9, 'rose red', 1, [0.7, 1, 0.8]),
  ],
  chorus: [
    drip('80,69 80,84', 1.7, 'turquoise'),
    stroke('58,56 30,40 -10,8', 24, 'ochre', 1, [0.6, 1, 1]),
    stroke('56,50 54,24 57,-10', 22, 'rose orange', 1, [0.6, 1, 1]),
    stroke('56,60 78,66 101,82', 20, 'turquoise sky', 1, [0.6, 1, 1]),
    stroke('50,70 58,88 70,116', 20, 'ochre orange', 1, [0.6, 1, 1]),
    stroke('48,64 20,72 -10,72', 18, 'rose', 1, [0.6, 1, 1]),
  ],
  break: [
    drip('13,70 13,88', 2, 'ochre'),
    drip('6.5,64 6.5,77', 1.5, 'ochre'),
    stroke('-12,92 40,105 108,104 164,82', 17, 'turquoise blue', 0.95, [0.6, 1, 0.9, 0.6]),
    stroke('14,76 4,30 58,-2 124,4 152,44', 19, 'ochre', 1, [0.6, 1, 0.9, 0.6]),
    stroke('120,98 148,86 160,60', 9, 'rose', 1, [0.7, 1, 0.7]),
  ],
  ending: [],
};

/** Paint that the onsets of the music throw. */
export const THROWS: Readonly<Record<Composition['movement'], readonly Throw[]>> = {
  opening: [
    { from: [88, 66], turn: -50, spread: 22, reach: 30, colors: ['blue', 'black'] },
    { from: [16, 78], turn: 150, spread: 40, reach: 16, colors: ['blue', 'red'] },
    { from: [70, 20], turn: -30, spread: 30, reach: 26, colors: ['black', 'blue'] },
  ],
  verse: [
    { from: [76, 26], turn: -45, spread: 30, reach: 34, colors: ['ochre', 'red'] },
    { from: [86, 60], turn: -20, spread: 40, reach: 16, colors: ['turquoise', 'blue'] },
    { from: [34, 20], turn: -70, spread: 40, reach: 22, colors: ['red', 'rose'] },
  ],
  chorus: [
    { from: [16, 20], turn: 215, spread: 40, reach: 20, colors: ['red', 'ochre'] },
    { from: [60, 14], turn: -90, spread: 35, reach: 22, colors: ['rose', 'blue'] },
    { from: [60, 94], turn: 70, spread: 45, reach: 18, colors: ['ochre', 'turquoise'] },
    { from: [86, 66], turn: 40, spread: 45, reach: 20, colors: ['turquoise', 'red'] },
  ],
  break: [
    { from: [130, 52], turn: -15, spread: 35, reach: 34, colors: ['red', 'orange'] },
    { from: [38, 82], turn: 190, spread: 35, reach: 38, colors: ['black', 'red'] },
    { from: [40, 12], turn: 215, spread: 40, reach: 34, colors: ['ochre', 'blue'] },
  ],
  ending: [],
};

/** Raw canvas, with its threads. */
export function canvasOf({ width, height, unit, chance, movement, tint }: Composition): Surface {
  const { canvas, pen } = newCanvas(width, height);
  pen.fillStyle = movement === 'ending' ? tint(PAINTS.night) : '#fbf9f3';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = 'rgb(120 100 70 / 0.05)';
  pen.lineWidth = 1.1 * unit;
  for (const turn of [0, 90]) hatch(pen, { left: 0, top: 0, width, height }, 3.4 * unit, turn);
  grain(pen, width, height, 0.04, chance, 1.6);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const surface: Surface = { width, height, unit, data, wet: new Uint8Array(width * height) };
  if (movement === 'ending') night(surface, { width, height, tint, chance });
  return surface;
}

/** Dark blue that a wide brush lays over the whole canvas, row by row. */
function night(
  surface: Surface,
  { width, height, tint, chance }: Pick<Composition, 'width' | 'height' | 'tint' | 'chance'>,
) {
  const own = chance.fork('night');
  const wide = Math.min(width, height) * 0.3;
  const rows = Math.ceil(height / (wide * 0.7)) + 1;
  for (let row = 0; row < rows; row++) {
    const y = (row - 0.2) * wide * 0.7;
    const [from, to] = [-0.3 * wide, width + 0.5 * wide];
    const bow = own.around() * wide * 0.35;
    const path = [
      [from, y + own.around() * wide * 0.15],
      [width * 0.35, y + bow],
      [width * 0.7, y - bow * 0.6],
      [to, y + own.around() * wide * 0.2],
    ] as const;
    const note: Note = {
      path: row % 2 ? [...path].reverse() : path,
      wide,
      press: [1, 1],
      colors: row % 3 === 1 ? ['night', 'blue'] : ['night', 'black'],
      dry: 0.12,
    };
    brushed(surface, note, { left: 0, top: 0, scale: 1 }, tint, own);
  }
  surface.wet.fill(0);
}
