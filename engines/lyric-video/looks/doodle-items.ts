import type { Context2D } from '../../drawing/canvas.ts';
import { disc, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { type Sketch, sketchOf } from './doodle-ballpoint.ts';
import { ballpointPen } from './doodle-hand.ts';
import { PAPER, pensOf } from './doodle-page.ts';

/** Where things lie on a page that are not drawn, in pixels: nothing else is drawn there. */
export function itemsOf(composition: Composition): Rectangle[] {
  const { width, height, unit, movement } = composition;
  const free = (left: number, top: number, across: number, down: number): Rectangle => ({
    left: left * unit,
    top: top * unit,
    width: across * unit,
    height: down * unit,
  });
  const [right, bottom] = [width / unit, height / unit];
  if (movement === 'ending')
    return [
      free(right - 300, bottom - 170, 300, 170),
      free(80, bottom - 150, 330, 150),
      free(right - 130, 0, 130, 110),
    ];
  if (movement === 'break') return [free(right - 330, bottom - 190, 330, 190)];
  if (movement === 'opening') return [free(84, 0, 250, 120)];
  return [];
}

/** A ring of coffee, a bus ticket under a strip of tape, and what belongs to the end of a page. */
export function drawItems(pen: Context2D, composition: Composition): void {
  const { width, height, unit, shape, movement, singer, chance } = composition;
  const [right, bottom] = [width / unit, height / unit];
  pen.save();
  pen.scale(unit, unit);
  const sketch = sketchOf(pen, pensOf(composition, 2.6 * unit), chance.fork('items'), unit);
  if (movement === 'opening') {
    if (shape === 'wide') ticket(pen, composition, 190, 62, -0.06);
    if (!singer) coffee(pen, 140, bottom - 20, 86);
  }
  if (movement === 'break' && !singer) {
    ticket(pen, composition, right - 170, bottom - 92, 0.09);
  }
  if (movement === 'chorus') coffee(pen, right - 60, bottom + 6, 92);
  if (movement === 'ending' && !(singer && shape === 'tall')) {
    signature(sketch, right - 272, bottom - 84);
    sketch.within({ x: 118, y: bottom - 74, scale: 3.1 }, () => ballpointPen(sketch, 0.1));
    corner(pen, composition, right);
  }
  pen.restore();
}

function coffee(pen: Context2D, x: number, y: number, radius: number): void {
  pen.save();
  pen.strokeStyle = '#8a5a2a';
  for (const [out, wide, alpha] of [
    [0, 5, 0.2],
    [2.5, 1.6, 0.3],
    [-4, 2, 0.16],
    [-7, 9, 0.06],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.ellipse(x, y, radius + out, radius * 0.985 + out, 0.3, 0.2, 5.7);
    pen.stroke();
  }
  pen.globalAlpha = 0.24;
  pen.fillStyle = '#8a5a2a';
  disc(pen, x + radius * 0.9, y - radius * 0.72, 5);
  pen.fill();
  disc(pen, x + radius * 1.06, y - radius * 0.6, 2.4);
  pen.fill();
  pen.restore();
}

function ticket(pen: Context2D, { tint }: Composition, x: number, y: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = 'rgba(60, 50, 40, 0.18)';
  pen.fillRect(-93, -37, 190, 80);
  pen.fillStyle = tint('#f3c9a5');
  pen.fillRect(-95, -40, 190, 78);
  pen.fillStyle = tint('#d9694f');
  pen.fillRect(-95, -40, 190, 15);
  pen.fillStyle = tint('#7a3f35');
  pen.fillRect(-82, -14, 62, 6);
  pen.fillRect(-82, -1, 92, 4);
  pen.fillRect(-82, 8, 78, 4);
  pen.fillRect(-82, 17, 86, 4);
  for (let bar = 0; bar < 14; bar++) pen.fillRect(28 + bar * 3.6, -14, bar % 3 === 1 ? 2.6 : 1.2, 40);
  pen.fillStyle = tint(PAPER);
  for (let hole = 0; hole < 13; hole++) {
    disc(pen, -90 + hole * 15, 39, 4);
    pen.fill();
  }
  pen.globalAlpha = 0.5;
  pen.fillStyle = tint('#efe2b4');
  pen.rotate(-0.5);
  pen.fillRect(-106, -78, 78, 26);
  pen.restore();
}

function signature({ line, inRed, within }: Sketch, x: number, y: number): void {
  within({ x, y, scale: 1.9 }, () => {
    line(
      '0,10 4,-14 10,-18 12,-6 6,6 14,8 18,-2 22,-4 22,6 26,6 30,-4 30,-22 31,6 36,4 34,-6 42,-8 44,4 48,6 54,-6 58,-4 56,6 62,8 70,-10 78,-14 84,4 96,2',
      { weight: 1.3, passes: 2, taper: 0.1 },
    );
    line('22,-10 42,-14', { weight: 1 });
    inRed(() => {
      line('-8,20 30,15 70,17 112,10', { weight: 1.2, passes: 3 });
      line('40,22 70,22 92,19', { weight: 0.9 });
    });
  });
}

/** The page's upper corner, turned over. */
function corner(pen: Context2D, { tint }: Composition, right: number): void {
  pen.save();
  pen.fillStyle = tint('#5d6a86');
  polygon(pen, [
    [right - 120, 0],
    [right + 2, 0],
    [right + 2, 104],
  ]);
  pen.fill();
  pen.shadowColor = 'rgba(40, 30, 20, 0.45)';
  pen.shadowBlur = 16;
  pen.shadowOffsetX = -5;
  pen.shadowOffsetY = 7;
  pen.fillStyle = tint(PAPER);
  pen.beginPath();
  pen.moveTo(right - 122, 0);
  pen.quadraticCurveTo(right - 112, 60, right - 96, 88);
  pen.quadraticCurveTo(right - 40, 86, right, 106);
  pen.quadraticCurveTo(right - 50, 40, right - 122, 0);
  pen.fill();
  pen.restore();
}
