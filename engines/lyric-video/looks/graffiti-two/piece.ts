import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

export const BLACK = '#14121f';
/** The paints of a piece: the fade of its letters from above, their shade, the block, and the second outline. */
export const SCHEMES = {
  hot: { fade: ['#fffbc0', '#ffd21f', '#ff7a1a', '#ef1f7a'], shade: '#c4126a', block: '#4a22b8', halo: '#8ff7ff' },
  cold: { fade: ['#fbffd6', '#b4f23f', '#17c4c4', '#1668e8'], shade: '#0b4bb0', block: '#e0218a', halo: '#ffffff' },
  chrome: { fade: ['#ffffff', '#cfd8ea', '#8496b8', '#f4f7ff'], shade: '#4d5a80', block: '#1f1b3a', halo: '#ffd21f' },
  marker: { fade: ['#ffbe2e', '#ffbe2e'], shade: '#f0603c', block: '#17a0b4', halo: '#fff4dc' },
} as const;
export type Scheme = keyof typeof SCHEMES;

/** The part of the car's side that is painted, in pixels. */
interface Side {
  top: number;
  bottom: number;
}

interface Puff {
  x: number;
  y: number;
  radius: number;
}

/** The background of a piece: a cloud from one end of the car to the other, whose lower edge drips. */
export function cloud(pen: Context2D, composition: Composition, side: Side, chance: Chance): void {
  const { width, unit, tint } = composition;
  const { top, bottom } = side;
  overspray(pen, composition, side, chance.fork('spray'));
  for (const [layer, color] of ['#31206b', '#4a2b93', '#5f37b8'].entries()) {
    const own = chance.fork(`layer ${layer}`);
    const inset = layer * 40 * unit;
    const puffs = [
      ...puffsAlong(composition, top + inset + 34 * unit, own),
      ...puffsAlong(composition, bottom - inset - 40 * unit, own),
    ];
    const runs = layer === 0 ? dripsOf(puffs, unit, own) : [];
    const fill = (grow: number, paint: string) => {
      pen.fillStyle = paint;
      pen.fillRect(0, top + inset + 34 * unit, width, bottom - top - 2 * inset - 74 * unit);
      for (const { x, y, radius } of puffs) {
        disc(pen, x, y, radius + grow);
        pen.fill();
      }
      for (const { x, y, long, wide } of runs) drip(pen, x, y, long + grow, wide + grow);
    };
    if (layer === 0) fill(6 * unit, BLACK);
    fill(0, tint(color));
    if (layer === 0) shines(pen, puffs, unit);
  }
}

function puffsAlong({ width, unit }: Composition, y: number, chance: Chance): Puff[] {
  const puffs: Puff[] = [];
  for (let x = -30 * unit; x < width + 60 * unit; ) {
    const radius = chance.between(34, 66) * unit;
    puffs.push({ x, y: y + chance.around() * 14 * unit, radius });
    x += radius * chance.between(1.15, 1.45);
  }
  return puffs;
}

/** Paint runs from the lowest points of some puffs. */
function dripsOf(puffs: readonly Puff[], unit: number, chance: Chance) {
  const low = puffs.slice(puffs.length / 2);
  return low
    .filter(() => chance.next() < 0.55)
    .map(({ x, y, radius }) => ({
      x: x + chance.around() * radius * 0.3,
      y: y + radius * 0.8,
      long: radius * 0.2 + chance.between(12, 52) * unit,
      wide: chance.between(3, 6) * unit,
    }));
}

/** Paint that runs down: narrow where it leaves the paint, with a drop at its end. Lengths are in pixels. */
function drip(pen: Context2D, x: number, y: number, long: number, wide: number): void {
  pen.beginPath();
  pen.moveTo(x - 2.6 * wide, y);
  pen.quadraticCurveTo(x - wide * 0.7, y + 0.1 * long, x - wide * 0.7, y + 0.4 * long);
  pen.lineTo(x - wide, y + long);
  pen.arc(x, y + long, wide, Math.PI, 0, true);
  pen.lineTo(x + wide * 0.7, y + 0.4 * long);
  pen.quadraticCurveTo(x + wide * 0.7, y + 0.1 * long, x + 2.6 * wide, y);
  pen.fill();
}

function shines(pen: Context2D, puffs: readonly Puff[], unit: number): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
  pen.lineCap = 'round';
  pen.lineWidth = 4 * unit;
  for (const { x, y, radius } of puffs.slice(0, puffs.length / 2)) {
    pen.beginPath();
    pen.arc(x, y, radius - 10 * unit, Math.PI * 1.2, Math.PI * 1.45);
    pen.stroke();
  }
}

/** Fine paint that missed its place, thicker near the edges of the piece. */
function overspray(pen: Context2D, { width, unit, tint }: Composition, { top, bottom }: Side, chance: Chance): void {
  for (let speck = 0; speck < 1500; speck++) {
    const far = chance.next() ** 2 * 70 * unit;
    pen.globalAlpha = chance.between(0.1, 0.45);
    pen.fillStyle = tint('#5f37b8');
    disc(pen, chance.next() * width, chance.next() < 0.5 ? top - far : bottom + far, chance.between(0.6, 2.2) * unit);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A rounded cloud of paint in a part of the picture, in one color after another toward its middle. */
export function puffs(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  colors: readonly string[],
  unit: number,
  chance: Chance,
): void {
  const radius = 0.16 * Math.min(width, height);
  for (const [layer, color] of colors.entries()) {
    const inset = radius + layer * 0.62 * radius;
    const [x0, y0, x1, y1] = [left + inset, top + inset, left + width - inset, top + height - inset];
    const discs: Puff[] = [];
    const along = (xa: number, ya: number, xb: number, yb: number) => {
      const steps = Math.max(1, Math.round(Math.hypot(xb - xa, yb - ya) / (1.3 * radius)));
      for (let step = 0; step < steps; step++) {
        const share = (step + 0.3 * chance.around()) / steps;
        const at = { x: xa + (xb - xa) * share, y: ya + (yb - ya) * share };
        discs.push({ ...at, radius: radius * chance.between(0.75, 1.2) });
      }
    };
    along(x0, y0, x1, y0);
    along(x1, y0, x1, y1);
    along(x1, y1, x0, y1);
    along(x0, y1, x0, y0);
    const fill = (grow: number, paint: string) => {
      pen.fillStyle = paint;
      pen.fillRect(x0, y0, x1 - x0, y1 - y0);
      for (const puff of discs) {
        disc(pen, puff.x, puff.y, puff.radius + grow);
        pen.fill();
      }
    };
    if (layer === 0) fill(6 * unit, BLACK);
    fill(0, color);
  }
}
