import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { readName } from '../../../../engines/narrative-video/figures/kit/in-both-hands.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { box } from '../../../../engines/narrative-video/figures/kit/tube.ts';
import { thingOnFilm } from '../../../../engines/narrative-video/figures/photo/thing-picture.ts';

/** Pixels for a hundredth of the figure's height, and where the hand is. */
const SCALE = 6;
const HAND = { x: 150, y: 240 };
const GRAY: Rgb = [120, 120, 120];

/** Draws a gray board on film, 12 wide and 20 high, over a body that covers the left half of the picture. */
function boardOn(side: 1 | -1, turn = 0): (x: number, y: number) => readonly number[] {
  const { pen } = newCanvas(300, 300);
  pen.fillStyle = '#a0a0a0';
  pen.fillRect(0, 0, HAND.x, 300);
  const ink = { weight: 0.5, line: () => GRAY, drop: 0 };
  pen.translate(HAND.x, HAND.y);
  pen.rotate(turn);
  pen.scale(SCALE, -SCALE);
  const board = thingOnFilm('board', (brush, paint) => brush.shape(box(-6, 0, 6, 20), paint(GRAY)));
  board(brushOf(pen, ink, SCALE * 100, side).scaled(SCALE), (color) => color, 1);
  return (x, y) => [...pen.getImageData(HAND.x + x * SCALE, HAND.y - y * SCALE, 1, 1).data];
}

const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) => luminance([red, green, blue]);

describe('a thing on film', () => {
  test.each([1, -1] as const)('is brighter at the edge toward light from side %p', (side) => {
    const at = boardOn(side);
    expect(brightness(at(side * 5.6, 10))).toBeGreaterThan(brightness(at(-side * 5.6, 10)) + 15);
  });

  test('is lit from the same side of the picture when it is turned', () => {
    const at = boardOn(1, Math.PI);
    expect(brightness(at(5.6, -5))).toBeGreaterThan(brightness(at(-5.6, -5)) + 15);
  });

  test('casts a shadow on the body behind it, and none beside the body', () => {
    const at = boardOn(1);
    expect(brightness(at(-6.6, 8))).toBeLessThan(150);
    expect(at(6.8, 8)[3]).toBe(0);
    expect(at(3, -1.2)[3]).toBe(0);
  });

  test('shows chopsticks in the other hand, wherever that is', () => {
    const sticksAt = (other: readonly [number, number], place: readonly [number, number]) => {
      const { pen } = newCanvas(300, 300);
      pen.translate(HAND.x, HAND.y);
      pen.scale(SCALE, -SCALE);
      const brush = brushOf(pen, { weight: 0.5, line: () => GRAY, drop: 0 }, SCALE * 100, 1).scaled(SCALE);
      thingOnFilm('noodles', () => undefined)(brush, (color) => color, 1, other);
      return pen.getImageData(HAND.x + place[0] * SCALE, HAND.y - place[1] * SCALE, 1, 1).data[3] ?? 0;
    };
    for (const hand of [
      [8, 9],
      [5, 14],
    ] as const)
      expect(sticksAt(hand, hand)).toBeGreaterThan(0);
    expect(sticksAt([5, 14], [8, 9])).toBe(0);
  });

  test.each<[string, string, (dark: number) => boolean]>([
    [readName('letter'), 'lines of writing for its reader', (dark) => dark < 130],
    ['letter', 'hardly a trace of them on its back', (dark) => dark > 170],
  ])('is a pale %s with %s', (name, _, isExpected) => {
    const { pen } = newCanvas(300, 300);
    pen.translate(HAND.x, HAND.y);
    pen.scale(SCALE * 2, -SCALE * 2);
    const brush = brushOf(pen, { weight: 0.5, line: () => GRAY, drop: 0 }, SCALE * 200, 1).scaled(SCALE * 2);
    thingOnFilm(name, () => undefined)(brush, (color) => color, 1);
    const darkest = (y: number) => {
      const { data } = pen.getImageData(HAND.x - 70, Math.round(HAND.y - y * SCALE * 2), 100, 1);
      return Math.min(...Array.from({ length: 100 }, (_, x) => brightness([...data.subarray(x * 4, x * 4 + 3)])));
    };
    for (const line of [0, 1, 3]) expect(isExpected(darkest(11.25 - line * 1.62))).toBe(true);
    expect(darkest(-1.6)).toBeGreaterThan(170);
  });
});
