import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIDE = 600;

test.each(['90s-anime', 'ghibli', 'disney-90s'] as const)(
  '%s shows the hand of a sleeved arm that points to the viewer',
  async (look) => {
    const sheet = aSheet({ top: { kind: 'jacket', color: [30, 60, 200] } });
    const figure = await lookOf(look).figures.make({ sheet, picture: '' }, lightOf('day', 'clear', 'calm'));
    const context = createCanvas(SIDE, SIDE).getContext('2d');
    const pose = { ...UPRIGHT_POSE, leftArm: { swing: 0.15, spread: 0.5, bend: 1.5, twist: 0 } };
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    const height = SIDE * 0.9;
    const at = { x: SIDE / 2, y: SIDE - 20, height };
    figure.draw(context, at, { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 });
    const { leftWrist, leftHand, leftElbow } = skeleton.joints;
    expect(leftWrist[2] - leftElbow[2]).toBeGreaterThan(figure.proportions.forearm * 0.7);
    const [x, y] = [0, 1].map((axis) => ((leftWrist[axis] ?? 0) + (leftHand[axis] ?? 0)) / 2) as [number, number];
    const [red = 0, , blue = 0] = context.getImageData(
      Math.round(at.x + x * height),
      Math.round(at.y - y * height),
      1,
      1,
    ).data;
    expect(red).toBeGreaterThan(blue);
  },
);
