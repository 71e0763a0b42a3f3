import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { drawGarment } from '../../../../engines/narrative-video/figures/kit/garments.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import { trunkOf } from '../../../../engines/narrative-video/figures/kit/trunk.ts';

const SIDE = 600;
const TORSO = { hips: 0.084, waist: 0.06, chest: 0.083, shoulders: 0.094, neck: 0.03, depth: 0.7 };

/** Returns how many pixels of a neckline are outside of the trunk, which is turned. @param yaw radians */
function aboveTrunk(kind: 'tank-top' | 't-shirt', yaw: number): number {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  const at = { x: SIDE / 2, y: SIDE - 10, height: SIDE * 0.9 };
  const trunk = trunkOf(rigOf(skeletonOf(UPRIGHT_POSE, ADULT, yaw), ADULT, at), TORSO);
  const brush = brushOf(context, { weight: 1, line: () => [0, 0, 0], drop: 0 }, SIDE, 1);
  drawGarment(brush, trunk, { kind, color: [20, 120, 60] }, [240, 200, 170], (color) => color);
  context.globalCompositeOperation = 'destination-out';
  context.fill(trunk.path);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.filter((value, index) => index % 4 === 3 && value > 128).length;
}

test.each(['tank-top', 't-shirt'] as const)('the neckline of a %s does not stand in the air from the side', (kind) => {
  expect(aboveTrunk(kind, 0)).toBeGreaterThan(60);
  expect(aboveTrunk(kind, 1.2)).toBeLessThan(20);
});
