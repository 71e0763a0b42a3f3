import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { easeInOut } from '../../drawing/motion.ts';
import { pixels } from './raster.ts';

const SIDE = 256;
let noise: Canvas | undefined;

/** Returns a tile of five octaves of value noise, around middle gray, that repeats without seams. */
function noiseTile(): Canvas {
  const chance = chanceOf('surface');
  const values = new Float32Array(SIDE * SIDE);
  for (let octave = 3; octave < 8; octave += 1) {
    const cells = 2 ** octave;
    const grid = Float32Array.from({ length: cells * cells }, () => chance.next() - 0.5);
    const at = (x: number, y: number) => grid[(y % cells) * cells + (x % cells)] ?? 0;
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const [u, v] = [(x / SIDE) * cells, (y / SIDE) * cells];
        const [column, row] = [Math.floor(u), Math.floor(v)];
        const [s, t] = [easeInOut(u - column), easeInOut(v - row)];
        const above = at(column, row) * (1 - s) + at(column + 1, row) * s;
        const below = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
        const index = y * SIDE + x;
        values[index] = (values[index] ?? 0) + (above * (1 - t) + below * t) * 0.8 ** (octave - 3);
      }
    }
  }
  return pixels(createCanvas(SIDE, SIDE), (data) => {
    values.forEach((value, index) => {
      data.fill(Math.max(0, Math.min(255, 128 + value * 150)), index * 4, index * 4 + 3);
      data[index * 4 + 3] = 255;
    });
  });
}

/**
 * Makes painted surfaces rough, such as plaster, asphalt and leaves.
 * @param across width of the noise's tile, pixels
 * @param down height of the noise's tile, pixels
 */
export function roughened(layer: Canvas, strength: number, across: number, down: number): Canvas {
  noise ??= noiseTile();
  const sheet = createCanvas(layer.width, layer.height);
  const paper = sheet.getContext('2d');
  for (let y = 0; y < layer.height; y += down)
    for (let x = 0; x < layer.width; x += across) paper.drawImage(noise, x, y, across + 1, down + 1);
  paper.globalCompositeOperation = 'destination-in';
  paper.drawImage(layer, 0, 0);
  const context = layer.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = strength;
  context.drawImage(sheet, 0, 0);
  context.restore();
  return layer;
}
