import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIDE = 600;

/** Returns the share of the chest's width, at the height of the shoulders, that has the color of skin. */
async function skinOnChest(look: '90s-anime' | 'ghibli' | 'disney-90s'): Promise<number> {
  const sheet = aSheet({ top: { kind: 'tank-top', color: [30, 60, 200] } });
  const figure = await lookOf(look).figures.make({ sheet, picture: '' }, lightOf('day', 'clear', 'calm'));
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const raised = { ...UPRIGHT_POSE.leftArm, spread: 1.9 };
  const pose = { ...UPRIGHT_POSE, leftArm: raised, rightArm: raised };
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  const height = SIDE * 0.9;
  const at = { x: SIDE / 2, y: SIDE - 20, height };
  figure.draw(context, at, { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 });
  const { leftShoulder, rightShoulder } = skeleton.joints;
  const y = Math.round(at.y - (leftShoulder[1] - 0.012) * height);
  const [from, to] = [rightShoulder, leftShoulder].map(([x], index) =>
    Math.round(at.x + (x + (index ? -0.03 : 0.03)) * height),
  ) as [number, number];
  const { data } = context.getImageData(from, y, to - from, 1);
  let skin = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4) if ((data[pixel] ?? 0) > (data[pixel + 2] ?? 0)) skin += 1;
  return skin / (to - from);
}

describe('arms without sleeves', () => {
  test.each(['90s-anime', 'ghibli', 'disney-90s'] as const)('%s begin at the edge of the shirt', async (look) => {
    expect(await skinOnChest(look)).toBeLessThan(0.3);
  });
});
