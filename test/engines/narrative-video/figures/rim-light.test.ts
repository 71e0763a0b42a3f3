import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { rimLight } from '../../../../engines/narrative-video/figures/photo/rim-light.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { HalvedPicture } from '../../../../engines/narrative-video/solid/halved-picture.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIZE = 400;
const AT = { x: SIZE / 2, y: SIZE - 20, height: SIZE - 40 };
const STATE: FigureState = {
  pose: standing,
  skeleton: skeletonOf(standing, ADULT, 0),
  face: NEUTRAL_FACE,
  seconds: 0,
  pulse: 0,
};

/** A body of two gray blocks, the second one over the first one, in the light of a place. They are dark unless said otherwise. */
function lit(light: Light, background?: string, tones: readonly [number, number] = [30, 31]) {
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  if (background) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, SIZE, SIZE);
  }
  for (const [index, left] of [150, 200].entries()) {
    pen.fillStyle = `rgb(${tones[index]},${tones[index]},${tones[index]})`;
    pen.fillRect(left, 120, 60, 160);
  }
  rimLight(light)(pen, AT, STATE, new HalvedPicture(canvas).halved(canvas, 1));
  const { data } = pen.getImageData(0, 0, SIZE, SIZE);
  return (x: number, y: number) => [...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)] as number[];
}

describe('the light behind a person', () => {
  const sunset = lightOf('sunset', 'clear', 'calm');

  test('is bright on the outline, most on the side of the sun', () => {
    const at = lit(sunset);
    const sunward = sunset.sun && sunset.sun.x < 0.5 ? 150 : 259;
    const other = sunward === 150 ? 259 : 150;
    const [bright, dim] = [at(sunward, 200)[0], at(other, 200)[0]] as [number, number];
    expect(bright).toBeGreaterThan(100);
    expect(dim).toBeGreaterThan(40);
    expect(bright - 31).toBeGreaterThan(2 * (dim - 31));
  });

  test('falls from above where lamps hang in a room', () => {
    const at = lit(indoors(lightOf('night', 'clear', 'calm')));
    const [above, aside, below] = [at(205, 120)[0], at(150, 200)[0], at(205, 279)[0]] as [number, number, number];
    expect(above - 30).toBeGreaterThan(1.5 * (aside - 30));
    expect(below).toBe(31);
  });

  test('is weaker on what swallows light', () => {
    const sunward = sunset.sun && sunset.sun.x < 0.5 ? 150 : 259;
    const [dark, gray] = [lit(sunset)(sunward, 200)[0], lit(sunset, undefined, [120, 120])(sunward, 200)[0]] as [
      number,
      number,
    ];
    const share = (value: number, from: number) => (value - from) / (255 - from);
    expect(share(dark, 31)).toBeLessThan(0.85 * share(gray, 120));
  });

  test('reaches around the whole outline, also around a part that is small', () => {
    const at = lit(sunset);
    for (let y = 122; y < 278; y += 1) {
      expect(at(150, y)[0]).toBeGreaterThan(36);
      expect(at(259, y)[0]).toBeGreaterThan(36);
    }
    for (let x = 152; x < 258; x += 1) expect(at(x, 120)[0]).toBeGreaterThan(40);
  });

  test('is not inside of the body, where one part covers another, or beside it', () => {
    const at = lit(sunset);
    expect(at(200, 200)).toEqual([31, 31, 31, 255]);
    expect(at(180, 200)).toEqual([30, 30, 30, 255]);
    expect(at(140, 200)[3]).toBe(0);
  });

  test('does not change a picture that is full already', () => {
    const at = lit(sunset, 'rgb(90,90,90)');
    expect(at(150, 200)).toEqual([30, 30, 30, 255]);
    expect(at(60, 60)).toEqual([90, 90, 90, 255]);
  });
});
