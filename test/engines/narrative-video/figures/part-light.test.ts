import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { placeLight, shadedBelow } from '../../../../engines/narrative-video/figures/photo/part-light.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light/light.ts';

const SIDE = 60;
const SCALE = 1300;

/** A gray square in a larger picture, in the light of a place. */
function square(light: Light) {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'rgb(60,60,60)';
  pen.fillRect(15, 15, 30, 30);
  placeLight(light)(canvas);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return (x: number, y: number) =>
    [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)] as [number, number, number, number];
}

describe('the light of a place on a part of a person', () => {
  test.each(['sunset', 'night'] as const)('comes from behind at %s, so that bodies are dark', (time) => {
    const light = lightOf(time, 'clear', 'calm');
    expect(Math.max(...square(light)(30, 30).slice(0, 3))).toBeLessThan(60 * 0.85);
    expect(square(light)(43, 35)).toEqual(square(light)(16, 35));
  });

  test('leaves a face brighter than a body', () => {
    const canvas = createCanvas(SIDE, SIDE);
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'rgb(120,120,120)';
    pen.fillRect(0, 0, SIDE, SIDE);
    placeLight(lightOf('sunset', 'clear', 'calm'))(canvas, (_x, y) => (y < 30 ? 0 : 1));
    const at = (y: number) => pen.getImageData(30, y, 1, 1).data[0] as number;
    expect(at(10)).toBeGreaterThan(at(50) + 25);
  });

  test('dims bodies in a room at night, and hardly by day', () => {
    const bright = (light: Light) => square(light)(30, 30)[0];
    expect(bright(indoors(lightOf('night', 'clear', 'calm')))).toBeLessThan(54);
    expect(bright(lightOf('day', 'clear', 'calm'))).toBeGreaterThan(54);
  });

  test('never shows what is transparent', () => {
    expect(square(lightOf('sunset', 'clear', 'calm'))(5, 5)[3]).toBe(0);
  });
});

test('a shin is darker toward the ground', () => {
  const canvas = createCanvas(10, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'rgb(120,120,120)';
  pen.fillRect(0, 0, 10, 40);
  shadedBelow({ canvas, above: 0, long: 40, scale: SCALE }, [0.1, 0.3]);
  const at = (y: number) => pen.getImageData(5, y, 1, 1).data[0] as number;
  expect(at(38)).toBeLessThan(at(2) - 15);
});
