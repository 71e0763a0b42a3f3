import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** Sprays of leaves on stems that grow from the lower corners, and grasses between them. */
export function leavesOf(composition: Composition) {
  const { width, height, tint, unit, shape } = composition;
  const chance = composition.chance.fork('leaves');
  const tall = (shape === 'tall' ? 330 : 230) * unit;
  return sprite(width, height + 20 * unit, (pen) => {
    for (let blade = 0; blade < 34; blade++) {
      const x = chance.next() * width;
      const long = tall * chance.between(0.12, 0.34);
      const lean = chance.around() * long * 0.5;
      pen.globalAlpha = chance.between(0.25, 0.6);
      pen.fillStyle = tint(chance.pick(GREENS));
      pen.beginPath();
      pen.moveTo(x - 2.4 * unit, height + 20 * unit);
      pen.quadraticCurveTo(x + lean * 0.2, height - long * 0.5, x + lean, height - long);
      pen.quadraticCurveTo(x + lean * 0.3 + 3 * unit, height - long * 0.4, x + 3 * unit, height + 20 * unit);
      pen.fill();
    }
    for (const [share, long, lean] of SPRAYS) {
      spray(pen, [share * width, height + 20 * unit], tall * long, lean, unit, tint(chance.pick(GREENS)), chance);
    }
  });
}

const GREENS = ['#5fa28f', '#7fb069', '#3f7f74', '#a9b665'] as const;
/** Position, length and lean of each stem. */
const SPRAYS = [
  [0.015, 1, 0.32],
  [0.07, 0.62, 0.12],
  [0.0, 0.55, 0.75],
  [0.985, 0.9, -0.36],
  [0.93, 0.55, -0.1],
  [1.0, 0.6, -0.8],
] as const;

/** A stem with pairs of leaves that become smaller toward its tip. A brush leaves a line of paper between two strokes. */
function spray(pen: Context2D, [x, y]: Point, long: number, lean: number, unit: number, color: string, chance: Chance) {
  const along = (share: number): Point => [
    x + lean * long * share * share,
    y - long * share * (1 - 0.2 * Math.abs(lean)),
  ];
  pen.strokeStyle = color;
  pen.fillStyle = color;
  for (let part = 0; part < 12; part++) {
    pen.globalAlpha = 0.7;
    pen.lineWidth = Math.max(1, (3.4 - part * 0.22) * unit);
    pen.beginPath();
    pen.moveTo(...along(part / 12));
    pen.lineTo(...along((part + 1.05) / 12));
    pen.stroke();
  }
  for (let leaf = 0; leaf < 11; leaf++) {
    const share = 0.16 + (leaf / 11) * 0.84;
    const [leafX, leafY] = along(share);
    const size = long * (0.34 - share * 0.18) * chance.between(0.85, 1.15);
    const side = leaf % 2 === 0 ? 1 : -1;
    pen.save();
    pen.translate(leafX, leafY);
    pen.rotate(lean * share + side * (1.05 - share * 0.55) + chance.around() * 0.12);
    for (const half of [1, -1]) {
      // The second stroke had less paint in it.
      pen.globalAlpha = half === 1 ? chance.between(0.5, 0.75) : chance.between(0.28, 0.45);
      const vein = half * 0.9 * unit;
      pen.beginPath();
      pen.moveTo(vein * 0.3, -size * 0.06);
      pen.quadraticCurveTo(half * size * 0.42, -size * 0.45, 0, -size);
      pen.quadraticCurveTo(vein + half * size * 0.03, -size * 0.5, vein, -size * 0.06);
      pen.fill();
    }
    pen.restore();
  }
}

/** The stem of a blossom with two leaves, from the ground up. @param short the frame's shorter side in pixels */
export function stem(
  pen: Context2D,
  [x, y]: Point,
  ground: number,
  short: number,
  tint: (color: string) => string,
  chance: Chance,
): void {
  const lean = chance.around() * short * 0.06;
  const low = Math.max(ground, y + short * 0.1);
  const color = tint(chance.pick(GREENS));
  pen.save();
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.62;
  pen.lineWidth = short * 0.008;
  pen.beginPath();
  pen.moveTo(x + lean, low);
  pen.quadraticCurveTo(x + lean, (y + low) / 2, x, y);
  pen.stroke();
  for (const side of [-1, 1]) {
    const long = short * chance.between(0.07, 0.11);
    const from = low - (low - y) * (side < 0 ? 0.22 : 0.36);
    pen.globalAlpha = chance.between(0.4, 0.62);
    pen.beginPath();
    pen.moveTo(x + lean * 0.7, from);
    pen.quadraticCurveTo(
      x + lean * 0.7 + side * long * 0.35,
      from - long * 0.75,
      x + lean * 0.7 + side * long,
      from - long * 0.7,
    );
    pen.quadraticCurveTo(x + lean * 0.7 + side * long * 0.7, from - long * 0.1, x + lean * 0.7, from);
    pen.fill();
  }
  pen.restore();
}
