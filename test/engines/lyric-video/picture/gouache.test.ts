import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { gouache } from '../../../../engines/lyric-video/picture/gouache.ts';
import { tonesOf } from '../../../../engines/lyric-video/picture/tones.ts';

const [SIDE, PAINTS] = [120, 4];

test('a photograph of many colors is painted in a few flat ones, without specks', () => {
  const { canvas, pen } = newCanvas(SIDE, SIDE);
  const shade = pen.createLinearGradient(0, 0, SIDE, SIDE);
  shade.addColorStop(0, '#f4c9a0');
  shade.addColorStop(1, '#402010');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIDE, SIDE);
  const chance = chanceOf('noise');
  for (let count = 0; count < 200; count++) {
    pen.fillStyle = chance.next() < 0.5 ? '#204080' : '#f0f0f0';
    pen.fillRect(Math.floor(SIDE * chance.next()), Math.floor(SIDE * chance.next()), 1, 1);
  }
  const figure = { canvas, width: SIDE, height: SIDE };
  const { data } = gouache(figure, tonesOf(figure), PAINTS, 1).getContext('2d').getImageData(0, 0, SIDE, SIDE);
  const areas = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.subarray(at, at + 4).join();
    areas.set(color, (areas.get(color) ?? 0) + 1);
  }
  const flat = [...areas.values()].filter((area) => area > 100);
  expect(flat.length).toBeGreaterThan(1);
  expect(flat.length).toBeLessThanOrEqual(PAINTS);
  expect(flat.reduce((sum, area) => sum + area, 0)).toBeGreaterThan(0.8 * SIDE * SIDE);
});
