import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { Wall } from './board.ts';
import { footOf, pavement } from './ground.ts';
import { crack, streak, type Weather, weathered } from './stains.ts';

/** A sheet of the formwork, in units. */
const [SHEET_WIDE, SHEET_TALL] = [330, 262];
/** Where the first sheet begins, in shares of its width: no tie is in the face of the kid. */
const OFFSET = -0.53;
/** Where the ties of the formwork went through a sheet, in shares of it. */
const TIES = [
  [0.2, 0.24],
  [0.8, 0.24],
  [0.2, 0.76],
  [0.8, 0.76],
] as const;

const WEATHER: Weather = {
  stains: [
    { color: '#3d3a40', size: [170, 120], strength: 0.22, free: 0.45 },
    { color: '#fffaf0', size: [90, 150], strength: 0.3, free: 0.5 },
    { color: '#26242a', size: [26, 420], strength: 0.3, free: 0.52 },
  ],
  streaks: { color: '#1d1b20', apart: 46, wide: [6, 34], long: [60, 330], opacity: [0.06, 0.2] },
  grain: 0.17,
};

/** Raw concrete with the marks of its formwork: sheets, ties and pores; rain has run down from its top. */
export function concrete(composition: Composition): Wall {
  const { width, height, unit, tint, chance } = composition;
  const foot = footOf(composition) * unit;
  const own = chance.fork('concrete');
  const { canvas: below, pen } = newCanvas(width, height);
  const morning = composition.movement === 'ending';
  pen.fillStyle = tint(morning ? '#c8c1b4' : '#bdbab5');
  pen.fillRect(0, 0, width, height);
  eachSheet(composition, (x, y, wide, tall) => {
    pen.fillStyle =
      own.next() < 0.5 ? `rgb(255 250 240 / ${own.between(0, 0.12)})` : `rgb(24 22 30 / ${own.between(0, 0.11)})`;
    pen.fillRect(x, y, wide, tall);
  });
  pores(pen, composition, foot);
  weathered(pen, composition, { left: 0, top: 0, width, height: foot }, WEATHER);

  const { canvas: above, pen: over } = newCanvas(width, height);
  eachSheet(composition, (x, y, wide, tall) => {
    seam(over, x, y, wide, 2.2 * unit);
    seam(over, x, y, 2.2 * unit, tall);
    for (const [across, down] of TIES) tie(over, x + across * wide, y + down * tall, unit, own.next());
  });
  over.strokeStyle = 'rgb(20 18 24 / 0.5)';
  over.lineWidth = 1.1 * unit;
  crack(over, [0.62 * width, 0], 1.9, 26, 9 * unit, own);
  crack(over, [0.12 * width, foot], -1.2, 14, 9 * unit, own);
  const light = over.createLinearGradient(0, 0, width, foot);
  light.addColorStop(0, morning ? 'rgb(255 196 120 / 0.3)' : 'rgb(30 44 110 / 0.24)');
  light.addColorStop(0.5, morning ? 'rgb(255 210 150 / 0.16)' : 'rgb(20 24 52 / 0)');
  light.addColorStop(1, morning ? 'rgb(30 26 60 / 0.16)' : 'rgb(255 158 108 / 0.34)');
  over.fillStyle = light;
  over.fillRect(0, 0, width, foot);
  pavement(over, composition, { slab: '#8d8986', edge: '#b4b0aa', road: '#4a484c', weed: '#5d7336' });
  return { below, above };
}

function eachSheet(
  { width, height, unit }: Composition,
  draw: (x: number, y: number, wide: number, tall: number) => void,
) {
  const [wide, tall] = [SHEET_WIDE * unit, SHEET_TALL * unit];
  for (let y = height - 2 * tall - 60 * unit; y > -tall; y -= tall)
    for (let x = OFFSET * wide; x < width; x += wide) draw(x, y, wide, tall);
  for (let y = height - tall - 60 * unit; y < height; y += tall)
    for (let x = OFFSET * wide; x < width; x += wide) draw(x, y, wide, tall);
}

/** The joint of two sheets: a dark line with a lit lip. */
function seam(pen: Context2D, x: number, y: number, wide: number, tall: number): void {
  pen.fillStyle = 'rgb(24 22 28 / 0.42)';
  pen.fillRect(x, y, wide, tall);
  pen.fillStyle = 'rgb(255 252 244 / 0.28)';
  if (wide > tall) pen.fillRect(x, y + tall, wide, 0.6 * tall);
  else pen.fillRect(x + wide, y, 0.6 * wide, tall);
}

/** The hole of a tie, open or filled with mortar. */
function tie(pen: Context2D, x: number, y: number, unit: number, kind: number): void {
  const radius = 6 * unit;
  const [filled, rusty] = [kind < 0.3, kind > 0.8];
  pen.fillStyle = 'rgb(255 252 244 / 0.4)';
  disc(pen, x, y + 1.4 * unit, radius);
  pen.fill();
  pen.fillStyle = filled ? '#a9a5a0' : '#4a474c';
  disc(pen, x, y, radius);
  pen.fill();
  if (filled) return;
  pen.fillStyle = '#1c1a1f';
  disc(pen, x - 0.6 * unit, y - 1.4 * unit, 0.62 * radius);
  pen.fill();
  if (rusty) streak(pen, x, y + radius, 9 * unit, 54 * unit, '#4f3524', 0.3);
}

/** Small holes that air left, in clusters. */
function pores(pen: Context2D, { width, unit, chance }: Composition, foot: number): void {
  const own = chance.fork('air');
  for (let cluster = 0; cluster < width / unit / 24; cluster++) {
    const [x, y] = [own.next() * width, own.next() * foot];
    for (let hole = 0; hole < 9; hole++) {
      const [px, py] = [x + own.around() * 60 * unit, y + own.around() * 60 * unit];
      const radius = own.between(0.5, 1.9) * unit;
      pen.fillStyle = 'rgb(28 26 32 / 0.55)';
      disc(pen, px, py, radius);
      pen.fill();
      pen.fillStyle = 'rgb(255 252 244 / 0.3)';
      disc(pen, px, py + radius * 0.8, radius * 0.5);
      pen.fill();
    }
  }
}
