import { sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';

export const PAPER = '#eadfc3';

export const INK = '#2b2117';

/** @param index 0 for the farthest of three rows of waves; the nearest goes down to the frame */
export function seaOf({ width, height, unit, tint, chance, shape }: Composition, index: number) {
  const own: Chance = chance.fork(`sea ${index}`);
  const high = index < 2 ? 90 * unit : height * (shape === 'tall' ? 0.34 : 0.3);
  const period = 120 * unit;
  return sprite(width + 300 * unit, high, (pen) => {
    const crest = (x: number) => 16 * unit + Math.abs(Math.sin((x / period) * Math.PI)) * -12 * unit + 14 * unit;
    pen.beginPath();
    pen.moveTo(0, high);
    for (let x = 0; x <= width + 300 * unit; x += 4 * unit) pen.lineTo(x, crest(x));
    pen.lineTo(width + 300 * unit, high);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.strokeStyle = tint(INK);
    const lines = Math.floor(high / (6.4 * unit));
    for (let line = 0; line < lines; line++) {
      const flat = line / lines;
      pen.beginPath();
      pen.lineWidth = unit * (line === 0 ? 3.2 : 1.5 - 0.5 * flat);
      for (let x = 0; x <= width + 300 * unit; x += 4 * unit) {
        const y = crest(x) * (1 - 0.6 * flat) + line * 6.4 * unit + own.around() * 0.6 * unit;
        if (line > 0 && Math.sin((x / period) * Math.PI * 2 + line * 1.7) > 0.72 - 0.5 * flat) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
      pen.stroke();
    }
    // Short steep strokes in the troughs give each wave a dark side.
    pen.lineWidth = 1.1 * unit;
    pen.beginPath();
    for (let x = 0; x <= width + 300 * unit; x += 5 * unit) {
      const share = (x / period) % 1;
      if (share < 0.56 || share > 0.98) continue;
      const y = crest(x) + 5 * unit;
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x - 5 * unit, y + 10 * unit, x - 16 * unit, y + (14 + 14 * Math.sin(share * 8)) * unit);
    }
    pen.stroke();
  });
}

/** A ship of two masts. At night it lies at anchor. */
export function shipOf({ unit, tint, art, movement }: Composition) {
  const size = Math.min(art.width, art.height) * (movement === 'ending' ? 0.56 : 0.4);
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
      hatch(pen, { left: 0, top: 0, width: 100, height: 100 }, (shade * unit * 100) / size, 40);
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
        }, 7);
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
    }, 5);
    if (movement === 'ending') {
      pen.setLineDash([2, 1.4]);
      pen.beginPath();
      pen.moveTo(90, 70);
      pen.quadraticCurveTo(94, 86, 99, 99);
      pen.stroke();
    }
  });
}
