import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { visible } from '../soft/visible-cloth.ts';

/** Size of the texture around a sleeve, a leg or a trunk, whose seam is at its back. */
const [WIDTH, HEIGHT] = [64, 96];
/** Heights at which cloth folds: at the shoulder or the hip, in the elbow or the knee, and over the cuff. */
const CREASED = [
  { at: 0.1, spread: 0.07, folds: 3 },
  { at: 0.5, spread: 0.09, folds: 5 },
  { at: 0.92, spread: 0.05, folds: 4 },
];
/** How much darker and lighter single threads are, at most. */
const WEAVE = 0.04;

const woven = new Map<string, Surface>();

/** Returns cloth with painted folds and seams. Games painted them on, because a few triangles have none. */
export function paintedCloth(dye: Rgb): Surface {
  const key = String(dye);
  const known = woven.get(key);
  if (known) return known;
  const color = visible(dye);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  paintCloth(context, color);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const surface = { color, texture: { width: WIDTH, height: HEIGHT, data } };
  woven.set(key, surface);
  return surface;
}

/** Returns cloth with a print on it, whose empty parts show the folds. */
export function printedCloth(cloth: Surface, { texture: print }: Partial<Surface>): Surface {
  if (!print) return cloth;
  const { width, height } = print;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.save();
  context.scale(width / WIDTH, height / HEIGHT);
  paintCloth(context, cloth.color);
  context.restore();
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.length; at += 4) {
    const opaque = (print.data[at + 3] as number) / 255;
    // The folds shade the print as well.
    const shade = (data[at + 1] as number) / Math.max(1, cloth.color[1]);
    for (let channel = 0; channel < 3; channel += 1) {
      const printed = (print.data[at + channel] as number) * Math.max(0.8, Math.min(1.06, shade));
      data[at + channel] = (data[at + channel] as number) * (1 - opaque) + printed * opaque;
    }
  }
  return { ...cloth, texture: { width, height, data } };
}

function paintCloth(context: SKRSContext2D, color: Rgb): void {
  const chance = chanceOf(`${color}/folds`);
  const dark: Rgb = [color[0] * 0.6, color[1] * 0.52, color[2] * 0.6];
  // On black, lights as strong as on other colors would look like dust.
  const light = lighten(color, 0.16 + 0.12 * Math.min(1, luminance(color) / 160));
  context.fillStyle = css(color);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const thread = chance.between(-WEAVE, WEAVE) + ((x + y) % 2 ? 0.01 : -0.01);
      context.fillStyle = css(thread > 0 ? light : dark, Math.abs(thread) * 2);
      context.fillRect(x, y, 1, 1);
    }
  context.lineCap = 'round';
  const curve = (
    tone: Rgb,
    alpha: number,
    width: number,
    points: readonly [number, number, number, number, number, number],
  ) => {
    context.strokeStyle = css(tone, alpha);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(points[0], points[1]);
    context.quadraticCurveTo(points[2], points[3], points[4], points[5]);
    context.stroke();
  };
  for (const { at, spread, folds } of CREASED)
    for (let fold = 0; fold < folds; fold += 1) {
      const x = ((fold + chance.next()) / folds) * WIDTH;
      const y = (at + chance.between(-spread, spread)) * HEIGHT;
      const [wide, fall] = [chance.between(8, 15), chance.between(-4, 5)];
      const points = [x - wide / 2, y - fall, x, y + chance.between(1, 4), x + wide / 2, y + fall] as const;
      const raised = points.map((value, index) => (index % 2 ? value - 2.2 : value)) as unknown as typeof points;
      curve(dark, 0.2, 4.6, [...points]);
      curve(dark, 0.5, 1.8, [...points]);
      curve(light, 0.42, 1.7, [...raised]);
    }
  // Long folds hang between the creases.
  for (let fold = 0; fold < 6; fold += 1) {
    const x = ((fold + chance.next()) / 6) * WIDTH;
    const y = (chance.next() > 0.5 ? 0.2 : 0.6) * HEIGHT;
    const lean = chance.between(-4, 4);
    curve(dark, 0.22, 2.6, [x, y, x + lean, y + 10, x + lean * 0.4, y + 22]);
    curve(light, 0.24, 1.8, [x + 2.4, y, x + 2.4 + lean, y + 10, x + 2.4 + lean * 0.4, y + 22]);
  }
  // A seam with its stitches runs down each side.
  for (const x of [0.25, 0.75]) {
    context.fillStyle = css(dark, 0.6);
    context.fillRect(x * WIDTH, 0, 1, HEIGHT);
    context.fillStyle = css(light, 0.5);
    for (let y = 0; y < HEIGHT; y += 4) context.fillRect(x * WIDTH + 2, y, 1, 2);
  }
}
