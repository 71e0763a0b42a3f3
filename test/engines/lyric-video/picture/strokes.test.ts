import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { strokesOf } from '../../../../engines/lyric-video/picture/strokes.ts';

const SIDE = 300;

test('a border between two colors is one long line, and specks and noise are none', () => {
  const { canvas, pen } = newCanvas(SIDE, SIDE);
  pen.fillStyle = '#e0c090';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = '#303048';
  pen.fillRect(0, 0, SIDE * 0.4, SIDE);
  pen.fillRect(200, 80, 6, 6);
  const chance = chanceOf('noise');
  for (let count = 0; count < 2000; count++) {
    pen.fillStyle = `rgb(120 100 80 / ${0.05 * chance.next()})`;
    pen.fillRect(SIDE * chance.next(), SIDE * chance.next(), 2, 2);
  }
  const lines = strokesOf({ canvas, width: SIDE, height: SIDE });
  expect(lines).toHaveLength(1);
  const [line = []] = lines;
  for (const [x] of line) expect(Math.abs(x - SIDE * 0.4)).toBeLessThan(4);
  const rows = line.map(([, y]) => y);
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(SIDE * 0.8);
});
