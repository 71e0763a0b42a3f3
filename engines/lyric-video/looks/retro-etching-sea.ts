import { sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';

export const PAPER = '#eadfc3';

export const INK = '#2b2117';

export function seaOf({ width, unit, tint, chance }: Composition, index: number) {
  const own: Chance = chance.fork(`sea ${index}`);
  const high = 120 * unit;
  const period = 120 * unit;
  return sprite(width + 300 * unit, high, (pen) => {
    const crest = (x: number) => 16 * unit + Math.abs(Math.sin((x / period) * Math.PI)) * -12 * unit + 14 * unit;
    pen.beginPath();
    pen.moveTo(0, high);
    for (let x = 0; x <= width + 300 * unit; x += 4 * unit) pen.lineTo(x, crest(x));
    pen.lineTo(width + 300 * unit, high);
    const water = pen.createLinearGradient(0, 0, 0, high);
    water.addColorStop(0.5, tint(PAPER));
    water.addColorStop(1, `${tint(PAPER)}00`);
    pen.fillStyle = water;
    pen.fill();
    pen.strokeStyle = tint(INK);
    for (let line = 0; line < 11; line++) {
      pen.lineWidth = unit * (line === 0 ? 3 : 1.2);
      pen.beginPath();
      for (let x = 0; x <= width + 300 * unit; x += 4 * unit) {
        const y = crest(x) * (1 - line * 0.03) + line * 8 * unit + own.around() * 0.6 * unit;
        if (line > 0 && Math.sin((x / period) * Math.PI * 2 + line) > 0.55) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
      pen.stroke();
    }
  });
}

export function shipOf({ unit, tint, art }: Composition) {
  const size = Math.min(art.width, art.height) * 0.36;
  return sprite(size, size, (pen) => {
    pen.scale(size / 100, size / 100);
    pen.strokeStyle = tint(INK);
    pen.fillStyle = tint(PAPER);
    pen.lineWidth = (2 * unit * 100) / size;
    const shape = (path: () => void, shade: number) => {
      pen.beginPath();
      path();
      pen.fill();
      pen.stroke();
      pen.save();
      pen.clip();
      pen.lineWidth = (1 * unit * 100) / size;
      hatch(pen, { left: 0, top: 0, width: 100, height: 100 }, shade, 40);
      pen.restore();
    };
    for (const x of [34, 62]) {
      pen.beginPath();
      pen.moveTo(x, 12);
      pen.lineTo(x, 78);
      pen.stroke();
      for (const [top, wide] of [
        [18, 11],
        [40, 16],
      ] as const) {
        shape(() => {
          pen.moveTo(x - wide, top);
          pen.quadraticCurveTo(x - wide + 9, top + 9, x - wide, top + 18);
          pen.lineTo(x + wide, top + 18);
          pen.quadraticCurveTo(x + wide + 9, top + 9, x + wide, top);
          pen.closePath();
        }, 2.6);
      }
    }
    shape(() => {
      pen.moveTo(8, 66);
      pen.quadraticCurveTo(18, 94, 32, 94);
      pen.lineTo(74, 94);
      pen.quadraticCurveTo(88, 92, 94, 64);
      pen.lineTo(78, 74);
      pen.lineTo(22, 76);
      pen.closePath();
    }, 1.6);
  });
}
