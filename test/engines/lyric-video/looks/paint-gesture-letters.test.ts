import { beforeAll, describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { registerFont } from '../../../../engines/drawing/fonts.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { paintGesture } from '../../../../engines/lyric-video/looks/paint-gesture/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import type { WordState } from '../../../../engines/lyric-video/words/lettering.ts';

const SIZE = { width: 640, height: 360 };
const [EM, TEXT] = [80, 'light'];

beforeAll(() => registerFont('Caveat Brush'));

/** The mean color of a word and its mean opacity, from 0 to 255, where it is painted. */
function wordIn(movement: MovementKind, state: WordState) {
  const lettering = paintGesture.lettering(
    compositionOf(SIZE, 'job', moodOf(undefined), undefined, movement, paintGesture),
  );
  const { pen } = newCanvas(320, 160);
  pen.font = `${EM}px "Caveat Brush"`;
  pen.translate(30, 100);
  const word = { text: TEXT, width: pen.measureText(TEXT).width } as Parameters<typeof lettering.paint>[3]['word'];
  lettering.paint(pen, TEXT, state, { word, index: 0, size: EM, chance: chanceOf('word') });
  const { data } = pen.getImageData(0, 0, 320, 160);
  const sums = [0, 0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    // The shadow is fainter than any paint.
    if ((data[at + 3] as number) < 100) continue;
    for (let channel = 0; channel < 4; channel++)
      sums[channel] = (sums[channel] as number) + (data[at + channel] as number);
    count++;
  }
  return sums.map((sum) => sum / count) as [red: number, green: number, blue: number, alpha: number];
}

describe.each<[MovementKind, 'red' | 'blue']>([
  ['chorus', 'red'],
  ['verse', 'blue'],
])('the words of a %s', (movement, color) => {
  test.each(['waiting', 'sung'] as const)(`are ${color} while %s`, (state) => {
    const [red, , blue] = wordIn(movement, state);
    expect(color === 'red' ? red - blue : blue - red).toBeGreaterThan(60);
  });

  test('let the canvas show through while they wait, and cover it once they are sung', () => {
    expect(wordIn(movement, 'waiting')[3]).toBeLessThan(235);
    expect(wordIn(movement, 'sung')[3]).toBeGreaterThan(240);
  });
});
