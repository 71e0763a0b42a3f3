import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { css, hex, mix } from '../../../drawing/color.ts';
import type { Composition } from '../../look.ts';
import { stains } from './stains.ts';

/** How high the foot of a wall is above the frame's lower edge, in units. */
const FOOT = { wide: 74, tall: 130, square: 70 } as const;
/** The same at night, when a puddle is on the pavement. */
const NIGHT_FOOT = { wide: 166, tall: 300, square: 170 } as const;
/** Heights of the kerb's upper edge and side, and of the shade it throws on the road, in units. */
const [RIM, SIDE, SHADE] = [7, 9, 5];
const DARK = [16, 14, 20] as const;

/** Where a wall meets the pavement, in units. */
export function footOf({ shape, height, unit, movement, singer }: Composition): number {
  return height / unit - (movement === 'break' && !singer ? NIGHT_FOOT : FOOT)[shape];
}

/** The colors of a pavement: its slabs, the kerb and the road, and whatever grows in its joints. */
export interface Ground {
  slab: string;
  edge: string;
  road: string;
  weed: string;
}

/** The pavement at the foot of a wall, its kerb and the gutter, with weeds in the joint. The pen's lengths are pixels. */
export function pavement(pen: Context2D, composition: Composition, { slab, edge, road, weed }: Ground): void {
  const { width, height, unit, tint, chance, movement } = composition;
  const own = chance.fork(`pavement ${movement}`);
  const foot = footOf(composition) * unit;
  const kerb = Math.max(foot + 0.6 * (height - foot), height - 60 * unit);
  const [side, gutter] = [kerb + RIM * unit, kerb + (RIM + SIDE) * unit];
  const dark = (color: string, share: number) => css(mix(hex(tint(color)), DARK, share));
  const fill = (color: string, top: number, bottom: number) => {
    pen.fillStyle = color;
    pen.fillRect(0, top, width, bottom - top);
  };
  const worn = (top: number, bottom: number) => {
    const stain = { color: '#16131a', size: [120 * unit, 26 * unit], strength: 0.26, free: 0.45 } as const;
    stains(pen, { left: 0, top, width, height: bottom - top }, stain, own);
  };
  fill(tint(slab), foot, kerb);
  worn(foot, kerb);
  joints(pen, composition, foot, kerb);
  fill(tint(edge), kerb, side);
  fill(dark(edge, 0.45), side, gutter);
  fill(tint(road), gutter, height);
  fill('rgb(10 8 14 / 0.45)', gutter, gutter + SHADE * unit);
  pen.strokeStyle = 'rgb(14 12 18 / 0.6)';
  pen.lineWidth = 1.6 * unit;
  for (let x = own.between(0, 200) * unit; x < width; x += 250 * unit) line(pen, x, kerb, x - 4 * unit, gutter);
  worn(kerb, height);
  for (let leaf = 0; leaf < width / unit / 60; leaf++)
    fallenLeaf(pen, own.next() * width, gutter + own.between(1, 9) * unit, unit, own);
  shade(pen, width, foot, unit);
  const tufts = Math.round(width / unit / 150);
  for (let tuft = 0; tuft < tufts; tuft++) {
    const x = ((tuft + own.between(0.1, 0.9)) / tufts) * width;
    weeds(pen, x, foot + 4 * unit, unit * own.between(0.5, 1.2), tint(weed), dark(weed, 0.45), own);
  }
}

/** The shade in the corner of wall and ground. */
function shade(pen: Context2D, width: number, foot: number, unit: number): void {
  const fade = pen.createLinearGradient(0, foot - 5 * unit, 0, foot + 22 * unit);
  fade.addColorStop(0, 'rgb(12 10 16 / 0)');
  fade.addColorStop(0.2, 'rgb(12 10 16 / 0.6)');
  fade.addColorStop(1, 'rgb(12 10 16 / 0)');
  pen.fillStyle = fade;
  pen.fillRect(0, foot - 5 * unit, width, 27 * unit);
}

function joints(pen: Context2D, { width, unit }: Composition, foot: number, kerb: number): void {
  const rows = Math.max(2, Math.round((kerb - foot) / unit / 40));
  for (const [color, aside] of [
    ['rgb(14 12 18 / 0.55)', 0],
    ['rgb(255 250 240 / 0.16)', 1.6 * unit],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = 1.7 * unit;
    const narrower = 1 - 0.0034 * ((kerb - foot) / unit);
    for (let slab = -14; slab <= 14; slab++) {
      const near = width / 2 + slab * 132 * unit + aside;
      line(pen, width / 2 + (near - width / 2) * narrower, foot, near, kerb);
    }
    for (let row = 1; row < rows; row++) {
      const y = foot + (row / rows) ** 1.25 * (kerb - foot) + aside;
      line(pen, 0, y, width, y);
    }
  }
}

/** A tuft of grass. */
function weeds(pen: Context2D, x: number, y: number, unit: number, color: string, dark: string, chance: Chance): void {
  const blades = 9 + chance.below(8);
  for (let blade = 0; blade < blades; blade++) {
    const lean = chance.around() * 1.1;
    const tall = chance.between(14, 44) * unit * (1 - 0.3 * Math.abs(lean));
    const wide = chance.between(1.2, 3.4) * unit;
    const root = x + chance.around() * 12 * unit;
    pen.fillStyle = blade % 3 ? color : dark;
    pen.beginPath();
    pen.moveTo(root - wide, y);
    pen.quadraticCurveTo(root - wide + lean * tall * 0.2, y - tall * 0.7, root + lean * tall, y - tall);
    pen.quadraticCurveTo(root + wide + lean * tall * 0.35, y - tall * 0.5, root + wide, y);
    pen.fill();
  }
}

function fallenLeaf(pen: Context2D, x: number, y: number, unit: number, chance: Chance): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(chance.around());
  pen.fillStyle = chance.pick(['#6d4a2a', '#87602f', '#4f3a2c']);
  pen.beginPath();
  pen.moveTo(-7 * unit, 0);
  pen.quadraticCurveTo(0, -5 * unit, 8 * unit, 0);
  pen.quadraticCurveTo(0, 3.4 * unit, -7 * unit, 0);
  pen.fill();
  pen.restore();
}

function line(pen: Context2D, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}
