import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIDE = 600;
const LONG = { color: [230, 30, 20], length: 'long', texture: 'straight', fringe: false, parting: 'middle' } as const;

/** Returns how many pixels of red hair are seen below the shoulders of somebody in a blue sweater who turns aside. */
async function hairBelowShoulders(look: 'disney-90s' | '90s-anime' | 'ghibli', isArmless: boolean): Promise<number> {
  const sheet = aSheet({ presentation: 'feminine', hair: LONG, top: { kind: 'sweater', color: [20, 40, 220] } });
  const figure = await lookOf(look).figures.make({ sheet, picture: '' }, lightOf('day', 'clear', 'calm'));
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  const pose = UPRIGHT_POSE;
  const skeleton = skeletonOf(pose, figure.proportions, 0.5);
  const height = SIDE * 0.9;
  figure.draw(
    context,
    { x: SIDE / 2, y: SIDE - 20, height },
    {
      ...{ pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 },
      ...(isArmless && { around: { left: 'behind', right: 'behind' } }),
    },
  );
  const shoulders = Math.round(SIDE - 20 - skeleton.joints.leftShoulder[1] * height);
  const { data } = context.getImageData(0, shoulders, SIDE, 40);
  let red = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 120 && (data[at + 1] ?? 0) < 110 && (data[at + 2] ?? 0) < 110) red += 1;
  return red;
}

test.each(['disney-90s', '90s-anime', 'ghibli'] as const)(
  'in %s, long hair falls over the shoulder of a lowered arm',
  async (look) => {
    const [whole, armless] = [await hairBelowShoulders(look, false), await hairBelowShoulders(look, true)];
    expect(armless).toBeGreaterThan(800);
    expect(whole).toBeGreaterThan(armless * 0.95);
  },
);
