import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { TURNING } from './head-pixels.ts';

const SIDE = 300;
/** Looks with lines. Sprites have no half-transparent pixels. */
const INKED = [...TURNING, 'cartoon-network', 'yellow-family'] as const;
const PARTNER = [240, 240, 240] as const;
/** An arm across the picture, over whoever is on the left hand's side. */
const POSE = { ...UPRIGHT_POSE, leftArm: { ...UPRIGHT_POSE.leftArm, spread: Math.PI / 2, swing: 0, bend: 0 } };

/** Draws the left arm over light cloth, and returns how much of the cloth below it is darker. */
async function darkerBelow(look: (typeof INKED)[number], change: Partial<FigureState>): Promise<number> {
  const figure = await lookOf(look).figures.make({ sheet: aSheet(), picture: '' }, lightOf('day', 'clear', 'calm'));
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.fillStyle = `rgb(${PARTNER.join()})`;
  context.fillRect(0, 0, SIDE, SIDE);
  const skeleton = skeletonOf(POSE, figure.proportions, 0);
  const state = { pose: POSE, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0.25, ...change };
  figure.drawArms?.(context, { x: 60, y: 360, height: 360 }, state, 'over');
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const [wrist, tip] = [skeleton.joints.leftWrist, skeleton.joints.leftHand];
  let count = 0;
  for (let x = Math.round(60 + wrist[0] * 360); x < 60 + tip[0] * 360; x += 1)
    for (let y = Math.round(360 - wrist[1] * 360) + 10; y < 360 - wrist[1] * 360 + 40; y += 1) {
      const red = data[(y * SIDE + x) * 4] ?? 0;
      // Darker than the cloth, and neither line nor skin.
      if (red < PARTNER[0] - 20 && red > 60) count += 1;
    }
  return count;
}

test.each(INKED)('an arm over somebody who is hugged presses folds into the cloth in %s', async (look) => {
  const around = { left: 'over' } as const;
  const hugging = await darkerBelow(look, { around, contact: 'hug' });
  expect(hugging).toBeGreaterThan((await darkerBelow(look, { around, contact: 'closed-hold' })) + 5);
});
