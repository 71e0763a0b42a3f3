import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { dropping } from '../../../../engines/lyric-video/looks/watercolor/drops.ts';
import { backrun, wash } from '../../../../engines/lyric-video/looks/watercolor/wash.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { brushOf } from '../../../../engines/lyric-video/picture/wet-brush.ts';
import { cuesAmid, difference } from '../films.ts';

const SIDE = 240;
const composition = compositionOf({ width: SIDE, height: SIDE }, 'job', moodOf(undefined));

describe('a drop of paint', () => {
  const draw = dropping(composition, [[0.5, 0.5]], ['#2f86cf']);
  const clear = frameOf(SIDE, SIDE);
  const changedAt = (beat: number) => {
    const frame = frameOf(SIDE, SIDE);
    draw(frame, { ...cuesAmid(8), beat });
    return difference(clear, frame);
  };

  test('falls from above to its place', () => {
    expect(changedAt(3.7)?.bottom).toBeLessThan(SIDE / 2);
    expect(changedAt(3.95)?.bottom).toBeGreaterThan(changedAt(3.7)?.bottom ?? SIDE);
  });

  test('spreads after the beat on which it lands', () => {
    expect(changedAt(4.7)?.pixels).toBeGreaterThan(2 * (changedAt(4)?.pixels ?? SIDE * SIDE));
  });

  test('has dried before the next one falls', () => {
    expect(changedAt(7.59)).toBeUndefined();
  });
});

describe('a wash', () => {
  const sheetOf = () => {
    const { pen } = newCanvas(SIDE, SIDE);
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, SIDE, SIDE);
    return { ...brushOf(pen, 1, chanceOf('wash')), width: SIDE, height: SIDE, tint: (color: string) => color };
  };
  type Sheet = ReturnType<typeof sheetOf>;
  const outline = [
    [20, 20],
    [220, 20],
    [220, 220],
    [20, 220],
  ].flatMap(([x, y]) => [[x, y] as [number, number], [x, y] as [number, number]]);
  const laid = (sheet: Sheet) =>
    wash(sheet, {
      colors: ['#2040c0', '#2040c0'],
      outline,
      spare: (x, y) => Math.hypot(x - 80, y - 120) - 30,
      lay: () => ({ thick: 0.6, tone: 0.5 }),
    });
  /** The mean brightness around a place, 0 to 255. */
  const brightness = ({ pen }: Sheet, x: number, y: number) => {
    const { data } = pen.getImageData(x - 4, y - 4, 9, 9);
    return data.reduce((sum, value, index) => (index % 4 === 0 ? sum + value : sum), 0) / 81;
  };

  test('leaves paper outside its outline and where it was spared', () => {
    const sheet = sheetOf();
    laid(sheet);
    expect(brightness(sheet, 80, 120)).toBe(255);
    expect(brightness(sheet, 7, 120)).toBe(255);
    expect(brightness(sheet, 170, 120)).toBeLessThan(170);
  });

  test('gets paler where clear water runs into it', () => {
    const [dry, wet] = [sheetOf(), sheetOf()];
    laid(dry);
    laid(wet);
    backrun(wet, [170, 120], 34, '#102060');
    const around = (sheet: Sheet) =>
      [-12, 0, 12].reduce(
        (sum, aside) => sum + brightness(sheet, 170 + aside, 120) + brightness(sheet, 170, 120 + aside),
        0,
      );
    expect(around(wet)).toBeGreaterThan(around(dry) + 60);
  });
});
