import { expect, jest, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Pose } from '../../../../engines/narrative-video/acting/pose.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { DRAWN } from './head-pixels.ts';

const THIGH_FORWARD = { swing: 1.4, spread: 0.1, bend: 1.4, twist: 0 };

test.each(DRAWN.filter((name) => name !== 'pixel-art'))('each leg is drawn once, raised or not: %s', async (look) => {
  const figure = await lookOf(look).figures.make({ sheet: aSheet(), picture: '' }, lightOf('day', 'clear', 'calm'));
  const context = createCanvas(400, 400).getContext('2d');
  const fillsIn = (pose: Pose) => {
    const fills = jest.spyOn(Object.getPrototypeOf(context), 'fill');
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    figure.draw(
      context,
      { x: 200, y: 380, height: 360 },
      { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0.25 },
    );
    const count = fills.mock.calls.length;
    fills.mockRestore();
    return count;
  };
  const seated = { ...UPRIGHT_POSE, leftLeg: THIGH_FORWARD, rightLeg: THIGH_FORWARD };
  expect(fillsIn(seated)).toBeLessThanOrEqual(fillsIn(UPRIGHT_POSE));
});
