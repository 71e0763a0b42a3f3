import { sprite } from '../../drawing/canvas.ts';
import type { Composition } from '../look.ts';
import { INK, PAPER } from './retro-etching-sea.ts';

/** Width and height of the drawing, in its own units. */
const [WIDE, HIGH] = [200, 130];

/** A whale at the surface, as in old books of travels. Its back and belly are shaded by lines along its round. */
export function whaleOf({ art, tint, unit, chance }: Composition, room: { width: number; height: number }) {
  const own = chance.fork('whale');
  const size = Math.min(room.width / WIDE, room.height / HIGH, (art.width * 1.25) / WIDE);
  const px = unit / size;
  return sprite(WIDE * size, HIGH * size, (pen) => {
    pen.scale(size, size);
    pen.strokeStyle = tint(INK);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const shape = (path: () => void, lines: () => void) => {
      pen.beginPath();
      path();
      pen.fillStyle = tint(PAPER);
      pen.fill();
      pen.save();
      pen.clip();
      lines();
      pen.restore();
      pen.beginPath();
      path();
      pen.lineWidth = 3 * px;
      pen.stroke();
    };
    const curve = (wide: number, x0: number, y0: number, x1: number, y1: number, x2: number, y2: number) => {
      pen.lineWidth = wide * px;
      pen.beginPath();
      pen.moveTo(x0, y0);
      pen.quadraticCurveTo(x1, y1, x2, y2);
      pen.stroke();
    };
    // The spout: two sheaves of water that fall to both sides.
    for (const side of [-1, 1]) {
      for (let jet = 0; jet < 9; jet++) {
        const [far, top] = [side * (4 + jet * 3.4), 3 + jet * 2.2 + own.next() * 2];
        curve(2.4 - jet * 0.12, 52 + side, 53, 52 + far * 0.3, top - 6, 52 + far, top + 14 + jet * 1.4);
      }
    }
    shape(
      () => {
        pen.moveTo(168, 82);
        pen.bezierCurveTo(176, 62, 166, 46, 150, 36);
        pen.bezierCurveTo(164, 30, 174, 34, 179, 44);
        pen.bezierCurveTo(180, 32, 186, 24, 199, 22);
        pen.bezierCurveTo(199, 40, 192, 50, 184, 56);
        pen.bezierCurveTo(188, 76, 182, 96, 172, 108);
      },
      () => {
        for (let line = 0; line < 16; line++) curve(1.3, 150 + line * 3.4, 20, 172 + line * 1.2, 56, 176 + line, 110);
      },
    );
    shape(
      () => {
        pen.moveTo(6, 130);
        pen.bezierCurveTo(0, 88, 16, 56, 56, 52);
        pen.bezierCurveTo(104, 46, 150, 66, 190, 130);
        pen.closePath();
      },
      () => {
        for (let line = 0; line < 26; line++) {
          const down = line * 1.5;
          const start = 30 + line * 3.4 + own.next() * 4;
          pen.lineWidth = (2.3 - line * 0.06) * px;
          pen.beginPath();
          pen.moveTo(start, 57 + down + Math.max(0, 44 - start) * 0.5);
          pen.bezierCurveTo(104, 49 + down, 150, 70 + down, 190, 132 + down);
          pen.stroke();
        }
        for (let line = 0; line < 26; line++) {
          const x = 70 + line * 4.6;
          curve(0.9, x, 46 + line * 1.1, x - 8, 62 + line, x - 4, 78 + line);
        }
        // The grooves of the throat.
        for (let line = 0; line < 9; line++)
          curve(1.7, 7 - line * 0.2, 104 + line * 4, 40, 112 + line * 4.4, 92 - line * 3, 104 + line * 4.4);
      },
    );
    curve(3, 7, 98, 34, 108, 62, 94);
    curve(2, 62, 94, 66, 92, 67, 88);
    pen.beginPath();
    pen.ellipse(56, 84, 4.4, 3.2, 0.1, 0, 2 * Math.PI);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.lineWidth = 2 * px;
    pen.stroke();
    pen.beginPath();
    pen.arc(55.6, 84, 2, 0, 2 * Math.PI);
    pen.fillStyle = tint(INK);
    pen.fill();
    curve(2.2, 49, 80, 56, 75, 64, 80);
    shape(
      () => {
        pen.moveTo(84, 104);
        pen.bezierCurveTo(92, 108, 108, 118, 112, 130);
        pen.bezierCurveTo(92, 132, 82, 120, 84, 104);
      },
      () => {
        for (let line = 0; line < 8; line++) curve(1.2, 84 + line * 3, 102, 92 + line * 3, 116, 100 + line * 3, 132);
      },
    );
  });
}
