import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { drawNearPerson } from '../../../../engines/narrative-video/cast/near-person.ts';
import { drawOutOfFocus } from '../../../../engines/narrative-video/cast/out-of-focus.ts';
import { lightOf, rimColorOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const LIGHT = lightOf('sunset', 'clear', 'calm');
const PICTURE = { width: 320, height: 180 };
const NEAR = { light: LIGHT, edge: 1 };

/** Returns the color and the opacity of a pixel of a red square that is near the camera at the right edge. */
function nearSquare(isSharp: boolean) {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  drawOutOfFocus(canvas.getContext('2d'), PICTURE, { ...NEAR, isSharp }, (pen, times) => {
    pen.fillStyle = '#ff0000';
    pen.fillRect(200 / times, 40 / times, 120 / times, 140 / times);
  });
  return (x: number, y: number) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data] as number[];
}

test.each([true, false])(
  'who is near is a little in the shade, darker away from the light, and keeps the own colors, sharp: %s',
  (isSharp) => {
    const at = nearSquare(isSharp);
    const [lit, away] = [at(225, 100), at(310, 100)] as [number[], number[]];
    expect(lit[0]).toBeLessThan(240);
    expect(lit[0]).toBeGreaterThan(180);
    expect(away[0]).toBeGreaterThan(130);
    expect(away[0]).toBeLessThan((lit[0] ?? 0) * 0.8);
    for (const color of [lit, away]) expect(color[0]).toBeGreaterThan(6 * (color[1] ?? 255));
  },
);

test('who is near has a rim in the color of the light, toward the middle of the picture', () => {
  const at = nearSquare(true);
  const [, green, blue] = rimColorOf(LIGHT);
  expect(at(200, 120)[1]).toBeGreaterThan(green * 0.55);
  expect(at(200, 120)[2]).toBeGreaterThan(blue * 0.55);
  expect(at(318, 120)[1]).toBeLessThan(40);
});

test.each(['pixel-art', 'cartoon-network', 'ghibli'] as const)(
  'the shoulders of who is near in %s are broader than the head',
  async (preset) => {
    const figure = await lookOf(preset).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
    const picture = { width: 640, height: 640 };
    const canvas = createCanvas(picture.width, picture.height);
    const skeleton = skeletonOf(UPRIGHT_POSE, figure.proportions, Math.PI);
    const state = { pose: UPRIGHT_POSE, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 };
    const at = { x: 320, y: 640, height: 560 };
    drawNearPerson(canvas.getContext('2d'), picture, { figure, at, state, near: { ...NEAR, isSharp: true } });
    const widthAt = (height: number) => {
      const { data } = canvas.getContext('2d').getImageData(0, Math.round(at.y - height * at.height), 640, 1);
      return data.filter((value, index) => index % 4 === 3 && value > 128).length;
    };
    const { neck, head, crown } = skeleton.joints;
    expect(widthAt(neck[1] - 0.09)).toBeGreaterThan(widthAt((head[1] + crown[1]) / 2) * 1.05);
  },
);
