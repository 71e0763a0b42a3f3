import type { ImageData } from '@napi-rs/canvas';
import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { chanceOf } from '../../drawing/chance.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import { clamp, smoothstep } from '../../drawing/motion.ts';
import { noiseOf } from '../../drawing/noise.ts';

/** What water carried to one place of a sheet. */
export interface Paint {
  /** Thickness of the paint, 0 to 1. */
  thick: number;
  /** Which of the pigments is here: 0 for the first, 1 for the last. */
  tone: number;
  /** How much of the paper's tooth a dry brush missed, 0 to 1. */
  dry?: number;
}

/** Where water stood, and what it carried. */
export interface Water extends Paint {
  /** Pixels from the edge of the wet area to its inside; negative outside. */
  depth: number;
  /** Pixels over which the edge fades into wet paper: 1 where it dried as a line. */
  soft: number;
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
  /** Pixels of one grain of the paper. */
  unit: number;
  /** The way of the brush, whose hairs leave gaps where it runs dry, in radians: along the rows by default. */
  way?: number;
}

/** Pixels over which pigment gathers at an edge that dries, and how much. */
interface Edge {
  rim: number;
  pooled: number;
}

/** Between such places, in pixels, water is the mean of them: it has no finer detail than its edges. */
const CELL = 5;
/** How much darker thick paint is than thin paint of the same color. */
const DEEPER = 0.12;
/** How far pigments part, because the heavier one sinks into the paper's valleys. By eye, as is the next. */
const PARTED = 0.16;
/** Pixels, in units, by which the paper's tooth moves the edge of a wet area. */
const JAGGED = 4;

/** How many times longer than wide the gaps are that a dry brush leaves. */
const HAIRS = 7;

const { floor, max, min } = Math;

/** Paints a wash on what is there, as a transparent glaze. @param water at a place in pixels of the sheet */
export function flood(pen: Context2D, wash: Wash & Edge, water: (x: number, y: number) => Water): void {
  const cells = cellsOf(wash.patch, water);
  deposit(pen, wash, cells, coverOf(cells, wash));
}

/**
 * Paints a shape as a transparent glaze.
 * @param cover of each pixel of the patch; more than 1 where pigment gathered
 * @param paint at a place in pixels of the sheet
 */
export function dab(pen: Context2D, wash: Wash, cover: Float32Array, paint: (x: number, y: number) => Paint): void {
  deposit(pen, wash, cellsOf(wash.patch, paint), cover);
}

/** How much paint each pixel of a wash has: less where its edge fades, more than 1 where pigment gathered. */
function coverOf({ across, values }: Cells, wash: Wash & Edge): Float32Array {
  const { width, height } = wash.patch;
  const cover = new Float32Array(width * height);
  const line = new Float32Array(across * 5);
  // A function for each row, because V8 compiles what is called often sooner and better than what loops for long.
  for (let y = 0; y < height; y++) {
    lineOf(values, across, y, line);
    coverRow(cover, y, line, wash);
  }
  return cover;
}

function coverRow(
  cover: Float32Array,
  y: number,
  line: Float32Array,
  { patch: { left, top, width }, rim, pooled, unit }: Wash & Edge,
): void {
  const jagged = JAGGED * unit;
  const step = 1 / unit;
  const tooth = toothTile();
  const toothRow = (floor((y + top) * step) & (TOOTH - 1)) * TOOTH;
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const cell = floor(x / CELL);
    const share = x / CELL - cell;
    const rest = 1 - share;
    const from = cell * 5;
    let depth = (line[from] as number) * rest + (line[from + 5] as number) * share;
    if (depth <= -jagged) continue;
    if (depth < jagged)
      depth += jagged * ((tooth[toothRow + (floor((x + left) * step) & (TOOTH - 1))] as number) - 0.5);
    if (depth <= 0) continue;
    const soft = (line[from + 1] as number) * rest + (line[from + 6] as number) * share;
    const edge = depth < rim && soft < rim ? (1 - depth / rim) * (1 - soft / rim) : 0;
    cover[at] = smoothstep(0, soft, depth) * (1 + pooled * edge * edge);
  }
}

/** Lays paint on the sheet as far as the paper's tooth takes it. */
function deposit(pen: Context2D, wash: Wash, { across, values }: Cells, cover: Float32Array): void {
  const { left, top, width, height } = wash.patch;
  const { canvas, image } = kept(width, height);
  const row = canvas.width * 4;
  image.data.fill(0, 0, row * height);
  const line = new Float32Array(across * 5);
  const tones = ramp(wash.colors);
  for (let y = 0; y < height; y++) {
    lineOf(values, across, y, line);
    depositRow(image.data, y * row, y, wash, line, tones, cover);
  }
  canvas.getContext('2d').putImageData(image, 0, 0, 0, 0, width, height);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(canvas, 0, 0, width, height, left, top, width, height);
  pen.restore();
}

/** @param start of the row in the pixels */
function depositRow(
  data: Uint8ClampedArray,
  start: number,
  y: number,
  { patch: { left, top, width }, grains, unit, way = 0 }: Wash,
  line: Float32Array,
  tones: ReturnType<typeof ramp>,
  cover: Float32Array,
): void {
  const tooth = toothTile();
  const step = 1 / unit;
  const [cos, sin] = [Math.cos(way) * step, Math.sin(way) * step];
  const toothRow = (floor((y + top) * step) & (TOOTH - 1)) * TOOTH;
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    let wet = cover[pixel] as number;
    if (wet <= 0) continue;
    const cell = floor(x / CELL);
    const share = x / CELL - cell;
    const rest = 1 - share;
    const from = cell * 5;
    const grain = (tooth[toothRow + (floor((x + left) * step) & (TOOTH - 1))] as number) - 0.5;
    const dry = (line[from + 4] as number) * rest + (line[from + 9] as number) * share;
    if (dry > 0.01) {
      // The hairs of a brush run dry along its way.
      const along = floor(((x + left) * cos + (y + top) * sin) / HAIRS) & (TOOTH - 1);
      const aside = floor((y + top) * cos - (x + left) * sin) & (TOOTH - 1);
      const hair = (tooth[aside * TOOTH + along] as number) - 0.5;
      wet *= clamp((0.7 * hair + 0.4 * grain + 0.6 - dry * 1.25) * 6);
    }
    const thick = (line[from + 2] as number) * rest + (line[from + 7] as number) * share;
    const density = clamp(thick * wet * (1 + grain * grains * 2.2), 0, 0.97);
    const mixed = (line[from + 3] as number) * rest + (line[from + 8] as number) * share;
    const tone = clamp(floor((mixed - grain * PARTED) * 255), 0, 255) * 3;
    const deep = 1 - DEEPER * density;
    const at = start + x * 4;
    data[at] = (tones[tone] as number) * deep;
    data[at + 1] = (tones[tone + 1] as number) * deep;
    data[at + 2] = (tones[tone + 2] as number) * deep;
    data[at + 3] = 255 * density;
  }
}

/** A canvas and the pixels that are put on it. */
interface Scratch {
  canvas: Canvas;
  image: ImageData;
}

const scratches = new Map<string, Scratch>();

/**
 * Returns a clear canvas that is at least so large, for something that is drawn and read at once. Canvases are used
 * again, because their native memory is freed late and a picture has many hundred touches.
 */
export function scratch(width: number, height: number): Canvas {
  const { canvas } = kept(width, height);
  canvas.getContext('2d').reset();
  return canvas;
}

function kept(width: number, height: number): Scratch {
  const [across, down] = [width, height].map((side) => 2 ** Math.ceil(Math.log2(Math.max(32, side)))) as [
    number,
    number,
  ];
  const key = `${across} ${down}`;
  const known = scratches.get(key);
  if (known) return known;
  const { canvas, pen } = newCanvas(across, down);
  const made = { canvas, image: pen.createImageData(across, down) };
  scratches.set(key, made);
  return made;
}

/** Water at places that are CELL pixels apart: depth, softness, thickness, tone and dryness of each, row after row. */
interface Cells {
  across: number;
  values: Float32Array;
}

function cellsOf({ left, top, width, height }: Patch, water: (x: number, y: number) => Paint & Partial<Water>): Cells {
  const [across, down] = [Math.ceil(width / CELL) + 2, Math.ceil(height / CELL) + 2];
  const values = new Float32Array(across * down * 5);
  for (let row = 0, at = 0; row < down; row++) {
    for (let column = 0; column < across; column++, at += 5) {
      const { depth = 1, soft = 1, thick, tone, dry = 0 } = water(left + column * CELL, top + row * CELL);
      values[at] = depth;
      values[at + 1] = max(1, soft);
      values[at + 2] = thick;
      values[at + 3] = tone;
      values[at + 4] = dry;
    }
  }
  return { across, values };
}

/** The water along one row of pixels. */
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
    const index = floor(place);
    const [from, to] = [codes[index] as Rgb, codes[min(codes.length - 1, index + 1)] as Rgb];
    for (let channel = 0; channel < 3; channel++) {
      const first = from[channel] as number;
      steps[step * 3 + channel] = first + ((to[channel] as number) - first) * (place - index);
    }
  }
  return steps;
}

/** Side in pixels of the tile of the paper's tooth, a power of two. */
const TOOTH = 256;
let madeTooth: Float32Array | undefined;

/** Returns how high the paper's tooth is at a place in pixels: about 0.5, and rarely far from it. */
export function toothAt(x: number, y: number, unit: number): number {
  return toothTile()[(floor(y / unit) & (TOOTH - 1)) * TOOTH + (floor(x / unit) & (TOOTH - 1))] as number;
}

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
