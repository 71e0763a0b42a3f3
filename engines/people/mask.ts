import { smoothstep } from '../drawing/motion.ts';
import { areasOf } from './areas.ts';
import { BODY_SIZE, type Body } from './body.ts';
import { boxMean } from './box-mean.ts';
import { fitLocally } from './guided-filter.ts';
import { loadNetwork, type Run } from './networks.ts';
import type { Box, Face } from './person.ts';
import { inRegion, type Picture, type Region, regionOf } from './picture.ts';

/** What is known about the people in a picture before their outlines are. */
export interface Known {
  face: Face;
  body?: Body;
  /** The other people in the picture. */
  others: readonly Known[];
}

/** A coarse grid over a part of the picture. */
interface Grid {
  box: Box;
  width: number;
  height: number;
  /** Distance of its places in pixels of the picture. */
  step: number;
}

const SIZE = 256;
/**
 * Number of places along the longer side at which the outline is fitted. Between them, it follows the picture's own
 * pixels.
 */
const LONGER_SIDE = 512;
/**
 * Variance of colors from 0 to 1. A surface with less is flat, and its edge stays where the networks see it. Set by
 * eye.
 */
const FLAT = 2e-4;
/** Radius in places within which colors are compared: about two pixels of the networks' masks. */
const RADIUS = 6;
/** Mean likelihood around a place from which it holds others together, and how far around, in heads. Set by eye. */
const [LIKELY, PATCHES] = [0.7, 0.12];
/** A hole in the person that is narrower is an error of the networks, in heads. */
const HOLE = 0.4;
/** Half of the width of a bridge that joins no other area to the person, in heads. */
const BRIDGE = 0.07;

/** Returns the share of the person in each pixel, 0 to 255, for the whole picture. */
export async function maskOf(picture: Picture, known: Known): Promise<Uint8Array> {
  if (picture.alpha && isCutOut(picture.alpha)) return picture.alpha;
  const run = await loadNetwork('person-mask', SIZE);
  const grid = gridAround(extentOf(picture, known), picture);
  const looks = await Promise.all(regionsOf(grid, known.face).map((region) => look(run, picture, region)));
  const likely = onGrid(grid, (x, y) => likelihood(looks, known, x, y));
  const joined = joinedTo(known.face, likely, grid);
  return refined(picture, joined, grid);
}

/** Whether the picture is a cut-out already: its sender cut it out better than a network would. */
function isCutOut(alpha: Uint8Array): boolean {
  return alpha.filter((share) => share < 40).length > alpha.length / 30;
}

interface Look {
  region: Region;
  people: Float32Array;
}

/** The head gets a region of its own, because hair is the hardest part of an outline. */
function regionsOf({ box }: Grid, face: Face): Region[] {
  const head = headOf(face);
  const center = { x: face.box.x + face.box.width / 2, y: face.box.y + face.box.height / 2 };
  const whole = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    side: Math.max(box.width, box.height),
    angle: 0,
  };
  const closer = [
    { x: center.x, y: center.y + head * 0.9, side: head * 4.2, angle: 0 },
    { x: center.x, y: center.y + head * 0.1, side: head * 2.6, angle: 0 },
  ];
  return [whole, ...closer.filter(({ side }) => side < whole.side * 0.9)];
}

async function look(run: Run, picture: Picture, region: Region): Promise<Look> {
  const { activation_10: people = new Float32Array() } = await run(regionOf(picture, region, SIZE));
  return { region, people };
}

/** From chin to crown. */
function headOf({ box }: Face): number {
  return Math.max(box.height, box.width) * 1.15;
}

/** The area that the person can fill: the body's mask, and the head with its hair. */
function extentOf({ width, height }: Picture, { face, body }: Known): Box {
  const head = headOf(face);
  const [cx, cy] = [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2];
  let [left, top, right, bottom] = [cx - head * 1.2, cy - head * 1.2, cx + head * 1.2, cy + head * 1.2];
  if (!body) [left, right, bottom] = [cx - head * 2.5, cx + head * 2.5, height];
  else {
    const { region, mask } = body;
    const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)];
    mask.forEach((share, at) => {
      if (share < 0.3) return;
      const dx = ((at % BODY_SIZE) / BODY_SIZE - 0.5) * region.side;
      const dy = (Math.floor(at / BODY_SIZE) / BODY_SIZE - 0.5) * region.side;
      const [x, y] = [region.x + dx * cos - dy * sin, region.y + dx * sin + dy * cos];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    });
  }
  const margin = head * 0.3;
  [left, top] = [Math.max(0, Math.floor(left - margin)), Math.max(0, Math.floor(top - margin))];
  [right, bottom] = [Math.min(width, Math.ceil(right + margin)), Math.min(height, Math.ceil(bottom + margin))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function gridAround(box: Box, { width, height }: Picture): Grid {
  const longer = Math.min(Math.max(box.width, box.height), width + height);
  const step = Math.max(1, longer / LONGER_SIDE);
  return {
    box,
    width: Math.max(2, Math.round(box.width / step)),
    height: Math.max(2, Math.round(box.height / step)),
    step,
  };
}

function onGrid(grid: Grid, valueAt: (x: number, y: number) => number): Float32Array {
  const values = new Float32Array(grid.width * grid.height);
  for (let row = 0, at = 0; row < grid.height; row += 1) {
    const y = grid.box.y + (row + 0.5) * grid.step;
    for (let column = 0; column < grid.width; column += 1, at += 1) {
      values[at] = valueAt(grid.box.x + (column + 0.5) * grid.step, y);
    }
  }
  return values;
}

/**
 * Probability that a place shows a person (from the looks), and this person rather than another one (from the bodies).
 */
function likelihood(looks: readonly Look[], { face, body, others }: Known, x: number, y: number): number {
  let somebody = 0;
  for (const { region, people } of looks) {
    const [u, v] = inRegion(region, x, y);
    const inside = Math.min(u, v, 1 - u, 1 - v);
    // Closer looks replace earlier ones, with soft borders.
    if (inside > 0) somebody += (sampled(people, SIZE, u, v) - somebody) * Math.min(1, inside * 10);
  }
  const own = closeness(face, x, y) + ofBody(body, x, y);
  const other = Math.max(0, ...others.map((each) => closeness(each.face, x, y) + ofBody(each.body, x, y)));
  const share = smoothstep(0.46, 0.54, own / (own + other));
  if (!body) return somebody * share;
  const nearHead = Math.hypot(x - face.box.x - face.box.width / 2, y - face.box.y - face.box.height / 2) / headOf(face);
  const sure = ofBody(body, x, y);
  // Hair reaches beyond what the body's network calls the body.
  const gate = Math.max(smoothstep(0.33, 0.7, sure), 1 - smoothstep(0.7, 1.3, nearHead));
  return Math.max(somebody * gate, smoothstep(0.9, 1, sure)) * share;
}

/**
 * How near a place is to a head and to the area straight below it, 1 to 0. This separates people whose bodies overlap.
 */
function closeness(face: Face, x: number, y: number): number {
  const head = headOf(face);
  const across = (x - face.box.x - face.box.width / 2) / head;
  const above = Math.max(0, face.box.y + face.box.height / 2 - y) / head;
  return Math.exp(-(across * across + above * above)) + 1e-6;
}

function ofBody(body: Body | undefined, x: number, y: number): number {
  if (!body) return 0;
  const { region, mask } = body;
  const [u, v] = inRegion(region, x, y);
  return u < 0 || v < 0 || u > 1 || v > 1 ? 0 : sampled(mask, BODY_SIZE, u, v);
}

/** Drops areas that are not connected to the face, or only by a bridge that is narrower than a limb. */
function joinedTo(face: Face, likely: Float32Array, grid: Grid): Float32Array {
  const { width, height } = grid;
  const { box } = face;
  const places = (heads: number) => Math.max(1, Math.round((heads * headOf(face)) / grid.step));
  // Patches of likely and unlikely places are a surface that the networks do not know.
  const around = boxMean(likely, width, places(PATCHES));
  const solid = likely.map((share, at) => (share + (around[at] as number) > 2 * LIKELY ? 1 : 0));
  const core = boxMean(solid, width, places(BRIDGE)).map((share) => (share > 0.999 ? 1 : 0));
  const areas = areasOf(core, width);
  const start = (share: number, from: number, size: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.round((from + size * share) / grid.step)));
  const row = start(0.5, box.y - grid.box.y, box.height, height);
  const faces = new Set(
    [0.3, 0.5, 0.7]
      .map((share) => row * width + start(share, box.x - grid.box.x, box.width, width))
      .filter((at) => core[at])
      .map((at) => areas.of[at]),
  );
  const reached = core.map((_, at) => Number(faces.has(areas.of[at])));
  // What the bridges' width took away all around comes back, and ends of locks and fingers with it.
  const near = boxMean(reached, width, places(1.6 * BRIDGE));
  // A place is the person or not. Only the picture's own edges may be soft.
  const joined = likely.map((share, at) => smoothstep(0.3, 0.7, share) * smoothstep(0, 0.05, near[at] as number));
  return withoutHoles(joined, grid, places(HOLE) ** 2);
}

/** Fills areas inside the person that are smaller than a number of places. */
function withoutHoles(joined: Float32Array, { width, height }: Grid, most: number): Float32Array {
  const areas = areasOf(
    joined.map((share) => (share > 0.5 ? 1 : 0)),
    width,
  );
  const filled = new Set(areas.sizes.keys());
  areas.sizes.forEach((size, area) => {
    if (size >= most) filled.delete(area);
  });
  const keep = (x: number, y: number) => filled.delete(areas.of[y * width + x] as number);
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) keep(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) keep(x, y);
  return joined.map((share, at) => (filled.has(areas.of[at] as number) ? 1 : share));
}

function refined(picture: Picture, likely: Float32Array, grid: Grid): Uint8Array {
  const { box, width } = grid;
  const model = fitLocally(guideOf(picture, grid), likely, width, { radius: RADIUS, flat: FLAT });
  const mask = new Uint8Array(picture.width * picture.height);
  const rows = [model.red, model.green, model.blue, model.base].map((values) => ({
    values,
    row: new Float32Array(width),
  }));
  const [reds, greens, blues, bases] = rows.map(({ row }) => row) as [Row, Row, Row, Row];
  for (let y = 0; y < box.height; y += 1) {
    for (const { values, row } of rows) rowBetween(values, row, (y + 0.5) / grid.step - 0.5);
    for (let x = 0; x < box.width; x += 1) {
      const place = Math.max(0, Math.min(width - 1, (x + 0.5) / grid.step - 0.5));
      const left = Math.floor(place);
      const right = Math.min(width - 1, left + 1);
      const part = place - left;
      const at = (box.y + y) * picture.width + box.x + x;
      const share =
        (between(reds, left, right, part) * (picture.data[at * 3] as number)) / 255 +
        (between(greens, left, right, part) * (picture.data[at * 3 + 1] as number)) / 255 +
        (between(blues, left, right, part) * (picture.data[at * 3 + 2] as number)) / 255 +
        between(bases, left, right, part);
      mask[at] = Math.min(
        picture.alpha ? (picture.alpha[at] as number) : 255,
        Math.round(255 * smoothstep(0.15, 0.85, share)),
      );
    }
  }
  return mask;
}

type Row = Float32Array;

function guideOf(picture: Picture, { box, width, height, step }: Grid): Float32Array {
  const size = Math.max(width, height);
  const side = size * step;
  const square = regionOf(picture, { x: box.x + side / 2, y: box.y + side / 2, side, angle: 0 }, size);
  const guide = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    guide.set(square.subarray(y * size * 3, (y * size + width) * 3), y * width * 3);
  }
  return guide;
}

/** Interpolates a row between two rows of a grid. */
function rowBetween(values: Float32Array, row: Row, place: number): void {
  const last = values.length / row.length - 1;
  const held = Math.max(0, Math.min(last, place));
  const upper = Math.floor(held) * row.length;
  const lower = Math.min(last, Math.floor(held) + 1) * row.length;
  const part = held - Math.floor(held);
  for (let x = 0; x < row.length; x += 1) row[x] = between(values, upper + x, lower + x, part);
}

function between(values: Float32Array, from: number, to: number, part: number): number {
  return (values[from] as number) * (1 - part) + (values[to] as number) * part;
}

/** @param u share of the square map's side from its left edge; `v` likewise from the upper one; 0 to 1 */
function sampled(values: Float32Array, width: number, u: number, v: number): number {
  const x = Math.max(0, Math.min(width - 1, u * width - 0.5));
  const y = Math.max(0, Math.min(width - 1, v * width - 0.5));
  const left = Math.floor(x);
  const right = Math.min(width - 1, left + 1);
  const upper = Math.floor(y) * width;
  const lower = Math.min(width - 1, Math.floor(y) + 1) * width;
  const above = between(values, upper + left, upper + right, x - left);
  return above + (between(values, lower + left, lower + right, x - left) - above) * (y - Math.floor(y));
}
