import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { chanceOf } from '../../drawing/chance.ts';
import { hex } from '../../drawing/color.ts';
import { noiseOf } from '../../drawing/noise.ts';

/** Where water stood and what it carried at one place of a sheet. */
export interface Water {
  /** Pixels from the edge of the wet area to its inside; negative outside. */
  depth: number;
  /** Pixels over which the edge fades into wet paper: 1 where it dried as a line. */
  soft: number;
  /** Thickness of the paint, 0 to 1. */
  thick: number;
  /** Which of the pigments is here: 0 for the first, 1 for the last. */
  tone: number;
  /** How much of the paper's tooth a dry brush missed, 0 to 1. */
  dry?: number;
}

/** A part of a sheet, in whole pixels. */
export interface Patch {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Paint that has run and dried. Colors are `#rrggbb`. */
interface Wash {
  patch: Patch;
  /** Two or more pigments that run into each other. */
  colors: readonly string[];
  /** How much of the pigment settles as grains, 0 to 1. */
  grains: number;
  /** Pixels over which pigment gathers at an edge that dries, and how much. */
  rim: number;
  pooled: number;
  /** Pixels of one grain of the paper. */
  unit: number;
}

/** Between such places, in pixels, water is the mean of them: it has no finer detail than its edges. */
const CELL = 5;
/** How much darker thick paint is than thin paint of the same color. */
const DEEPER = 0.12;

/** How many times longer than wide the gaps are that a dry brush leaves. */
const HAIRS = 7;

const { floor, max, min } = Math;

/** Paints a wash on what is there, as a transparent glaze. @param water at a place in pixels of the sheet */
export function flood(pen: Context2D, wash: Wash, water: (x: number, y: number) => Water): void {
  deposit(pen, wash, water);
}

/**
 * Paints a shape as a transparent glaze.
 * @param cover of each pixel of the patch; more than 1 where pigment gathered
 */
export function dab(
  pen: Context2D,
  wash: Omit<Wash, 'rim' | 'pooled'>,
  cover: Float32Array,
  water: (x: number, y: number) => Pick<Water, 'thick' | 'tone' | 'dry'>,
): void {
  const here = (x: number, y: number) => ({ depth: 1, soft: 1, ...water(x, y) });
  deposit(pen, { ...wash, rim: 0, pooled: 0 }, here, cover);
}

function deposit(
  pen: Context2D,
  { patch, colors, grains, rim, pooled, unit }: Wash,
  water: (x: number, y: number) => Water,
  shape?: Float32Array,
): void {
  const { left, top, width, height } = patch;
  const canvas = scratch(width, height);
  const on = canvas.getContext('2d');
  const image = on.createImageData(width, height);
  const { data } = image;
  const { across, values } = cellsOf(patch, water);
  const line = new Float32Array(across * 5);
  const tones = ramp(colors);
  const tooth = toothTile();
  const step = 1 / unit;
  for (let y = 0; y < height; y++) {
    lineOf(values, across, y, line);
    const toothRow = (floor((y + top) * step) & (TOOTH - 1)) * TOOTH;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let cover = shape ? (shape[at] as number) : 1;
      if (cover <= 0) continue;
      const cell = floor(x / CELL);
      const share = x / CELL - cell;
      const rest = 1 - share;
      const from = cell * 5;
      if (!shape) {
        const depth = (line[from] as number) * rest + (line[from + 5] as number) * share;
        if (depth <= 0) continue;
        const soft = (line[from + 1] as number) * rest + (line[from + 6] as number) * share;
        if (depth < soft) {
          const near = depth / soft;
          cover = near * near * (3 - 2 * near);
        }
        if (depth < rim && soft < rim) {
          const edge = (1 - depth / rim) * (1 - soft / rim);
          cover *= 1 + pooled * edge * edge;
        }
      }
      const grain = (tooth[toothRow + (floor((x + left) * step) & (TOOTH - 1))] as number) - 0.5;
      const dry = (line[from + 4] as number) * rest + (line[from + 9] as number) * share;
      if (dry > 0.01) {
        // The hairs of a brush run dry along its way from side to side.
        const hair = (tooth[toothRow + (floor(((x + left) * step) / HAIRS) & (TOOTH - 1))] as number) - 0.5;
        cover *= max(0, min(1, (0.7 * hair + 0.4 * grain + 0.6 - dry * 1.25) * 6));
      }
      const thick = (line[from + 2] as number) * rest + (line[from + 7] as number) * share;
      const density = max(0, min(0.97, thick * cover * (1 + grain * grains * 2.2)));
      const mixed = (line[from + 3] as number) * rest + (line[from + 8] as number) * share;
      const tone = max(0, min(255, floor(mixed * 255))) * 3;
      const deep = 1 - DEEPER * density;
      data[at * 4] = (tones[tone] as number) * deep;
      data[at * 4 + 1] = (tones[tone + 1] as number) * deep;
      data[at * 4 + 2] = (tones[tone + 2] as number) * deep;
      data[at * 4 + 3] = 255 * density;
    }
  }
  on.putImageData(image, 0, 0);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(canvas, 0, 0, width, height, left, top, width, height);
  pen.restore();
}

const scratches = new Map<string, Canvas>();

/**
 * Returns a canvas that is at least so large, for something that is drawn and read at once. Canvases are used again,
 * because their native memory is freed late and a picture has many hundred touches.
 */
export function scratch(width: number, height: number): Canvas {
  const [across, down] = [width, height].map((side) => 2 ** Math.ceil(Math.log2(Math.max(32, side)))) as [
    number,
    number,
  ];
  const key = `${across} ${down}`;
  const kept = scratches.get(key) ?? newCanvas(across, down).canvas;
  scratches.set(key, kept);
  kept.getContext('2d').reset();
  return kept;
}

function cellsOf({ left, top, width, height }: Patch, water: (x: number, y: number) => Water) {
  const [across, down] = [Math.ceil(width / CELL) + 2, Math.ceil(height / CELL) + 2];
  const values = new Float32Array(across * down * 5);
  for (let row = 0, at = 0; row < down; row++) {
    for (let column = 0; column < across; column++, at += 5) {
      const { depth, soft, thick, tone, dry = 0 } = water(left + column * CELL, top + row * CELL);
      values[at] = depth;
      values[at + 1] = max(1, soft);
      values[at + 2] = thick;
      values[at + 3] = tone;
      values[at + 4] = dry;
    }
  }
  return { across, values };
}

function lineOf(values: Float32Array, across: number, y: number, line: Float32Array): void {
  const row = floor(y / CELL);
  const share = y / CELL - row;
  const from = row * across * 5;
  const next = from + across * 5;
  for (let at = 0; at < line.length; at++)
    line[at] = (values[from + at] as number) * (1 - share) + (values[next + at] as number) * share;
}

/** The colors between pigments, in 256 steps. */
function ramp(colors: readonly string[]): Float32Array {
  const codes = colors.map(hex);
  const steps = new Float32Array(256 * 3);
  for (let step = 0; step < 256; step++) {
    const place = (step / 255) * (codes.length - 1);
    const index = min(codes.length - 2, floor(place));
    const share = place - index;
    for (let channel = 0; channel < 3; channel++)
      steps[step * 3 + channel] =
        (codes[index]?.[channel] ?? 0) * (1 - share) +
        (codes[index + 1]?.[channel] ?? codes[0]?.[channel] ?? 0) * share;
  }
  return steps;
}

/** Side in pixels of the tile of the paper's tooth, a power of two. */
const TOOTH = 256;
let madeTooth: Float32Array | undefined;

/** Hills and valleys of cold-pressed paper, mostly fine ones: a mean of 0.5. */
function toothTile(): Float32Array {
  if (madeTooth) return madeTooth;
  const tile = new Float32Array(TOOTH * TOOTH).fill(0.5);
  for (const [size, strength] of [
    [2, 0.5],
    [4, 0.32],
    [16, 0.12],
  ] as const) {
    const noise = noiseOf(chanceOf(`tooth ${size}`), TOOTH / size);
    for (let at = 0; at < tile.length; at++)
      tile[at] = (tile[at] as number) + noise((at % TOOTH) / size, floor(at / TOOTH) / size) * strength * 0.5;
  }
  madeTooth = tile;
  return tile;
}
