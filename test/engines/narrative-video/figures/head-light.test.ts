import { describe, expect, test } from '@jest/globals';
import { headLight, relit } from '../../../../engines/narrative-video/figures/photo/head-light.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light/light.ts';
import type { Time } from '../../../../engines/narrative-video/story.ts';

const SCALE = 20;
/** The picture's place in the head's space. */
const FRAME = { a: 1 / SCALE, b: 0, left: -1, top: -1 };

/** A gray head, two units wide and high, in the head's space. */
function gray() {
  const side = SCALE * 2;
  const data = new Uint8ClampedArray(side * side * 4).fill(128);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width: side, height: side };
}

/** Colors of a lit gray head on its left cheek, in its middle and on its right cheek. */
function cheeksIn(light: Light): number[][] {
  const { data, width } = relit(gray(), FRAME, headLight(light, [255, 255, 255]));
  return [-0.7, 0, 0.7].map((x) => {
    const at = (SCALE * width + Math.round((x + 1) * SCALE)) * 4;
    return [...data.subarray(at, at + 3)];
  });
}

const sum = (color: readonly number[] = []) => color.reduce((a, b) => a + b, 0);
const warmth = ([red = 0, , blue = 0]: readonly number[] = []) => red / blue;

describe('the light on a photographed head', () => {
  test.each<[Time, 'left' | 'right']>([
    ['dawn', 'left'],
    ['sunset', 'right'],
    ['day', 'right'],
    ['night', 'right'],
  ])('falls at %s on its %s side, where the sun or moon is', (time, side) => {
    const [left, middle, right] = cheeksIn(lightOf(time, 'clear', 'calm'));
    const [bright, dark] = side === 'left' ? [left, right] : [right, left];
    expect(sum(bright)).toBeGreaterThan(sum(dark) * 1.25);
    expect(sum(middle)).toBeGreaterThan(sum(dark));
  });

  test('is brighter on the side of the nose that faces it', () => {
    const { data, width } = relit(gray(), FRAME, headLight(lightOf('day', 'clear', 'calm'), [255, 255, 255]));
    const [far, near] = [-0.12, 0.12].map(
      (x) => data[(Math.round(1.2 * SCALE) * width + Math.round((x + 1) * SCALE)) * 4],
    );
    expect(near).toBeGreaterThan((far as number) * 1.2);
  });

  test('leaves less contrast under clouds', () => {
    const contrast = (light: Light) => {
      const [left, , right] = cheeksIn(light).map(sum);
      return Math.abs(Math.log((left as number) / (right as number)));
    };
    expect(contrast(lightOf('day', 'rain', 'calm'))).toBeLessThan(contrast(lightOf('day', 'clear', 'calm')) * 0.7);
  });

  test('is blue in the shadows of a night outside, and warm in a lit room', () => {
    const night = lightOf('night', 'clear', 'calm');
    const [shaded, , lit] = cheeksIn(night).map(warmth);
    expect(shaded).toBeLessThan(0.8);
    expect(lit).toBeGreaterThan(1);
    for (const cheek of cheeksIn(indoors(night))) expect(warmth(cheek)).toBeGreaterThan(0.95);
  });

  test('is warm on both cheeks near lamps at night', () => {
    for (const cheek of cheeksIn({ ...lightOf('night', 'clear', 'calm'), isLamplit: true }))
      expect(warmth(cheek)).toBeGreaterThan(0.95);
  });

  test('follows a head that leans', () => {
    const light = headLight(lightOf('day', 'clear', 'calm'), [255, 255, 255]);
    const upright = relit(gray(), FRAME, light).data;
    // Turned by a quarter, the picture's right is the head's crown, and its lower edge is the head's right.
    const leaning = relit(gray(), { a: 0, b: -1 / SCALE, left: -1, top: 1 }, light).data;
    const [side, row, column] = [SCALE * 2, 30, 12];
    const at = (y: number, x: number) => (y * side + x) * 4;
    expect(leaning[at(row, column)]).toBeCloseTo(upright[at(side - 1 - column, row)] as number, -1);
    expect(leaning[at(side - 5, SCALE)]).toBeGreaterThan((leaning[at(5, SCALE)] as number) * 1.25);
  });

  test('falls on one side of the chest below a head', () => {
    const light = headLight(lightOf('day', 'clear', 'calm'), [255, 255, 255]);
    const { data } = relit(gray(), { ...FRAME, top: 2 }, light, [0, 0.3], { middle: [0, 2.5], half: 0.8 });
    const [left, right] = [4, SCALE * 2 - 4].map((column) => data[(SCALE * SCALE * 2 + column) * 4] as number);
    expect(right).toBeGreaterThan((left as number) * 1.25);
  });

  test('changes neither the transparency nor the given picture', () => {
    const head = gray();
    head.data.fill(0, 0, 4);
    const before = [...head.data];
    const { data } = relit(head, FRAME, headLight(lightOf('day', 'clear', 'calm'), [255, 255, 255]));
    expect([...head.data]).toEqual(before);
    for (let at = 3; at < data.length; at += 4) expect(data[at]).toBe(before[at]);
  });
});
