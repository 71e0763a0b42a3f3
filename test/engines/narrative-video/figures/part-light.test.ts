import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { placeLight, shadedBelow } from '../../../../engines/narrative-video/figures/photo/part-light.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light.ts';

const SIDE = 60;
const SCALE = 1300;

/** A gray square in a larger picture, in the light of a place. */
function square(light: Light) {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'rgb(60,60,60)';
  pen.fillRect(15, 15, 30, 30);
  placeLight(light)(canvas, SCALE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return (x: number, y: number) =>
    [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)] as [number, number, number, number];
}

describe('the light of a place on a part of a person', () => {
  test.each(['sunset', 'night'] as const)('is a bright edge at %s on the side of the light', (time) => {
    const light = lightOf(time, 'clear', 'calm');
    const at = square(light);
    const [left, right] = [at(16, 35)[0], at(43, 35)[0]];
    const [bright, dark] = light.sun && light.sun.x < 0.5 ? [left, right] : [right, left];
    expect(bright).toBeGreaterThan(dark + 15);
    expect(Math.abs(dark - at(30, 35)[0])).toBeLessThan(4);
  });

  test('is the same everywhere by day, and paler than the color itself', () => {
    const at = square(lightOf('day', 'clear', 'calm'));
    expect(at(43, 35)).toEqual(at(16, 35));
    expect(at(30, 30)[0]).toBeGreaterThan(64);
  });

  test('changes nothing in a room, and never what is transparent', () => {
    expect(square(indoors(lightOf('night', 'clear', 'calm')))(30, 30)).toEqual([60, 60, 60, 255]);
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
