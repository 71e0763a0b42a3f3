import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import { rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import { shadePartner } from '../../../../engines/narrative-video/figures/photo/partner-shadow.ts';

test('somebody in an embrace shades the partner behind, and not the place around both', () => {
  const canvas = createCanvas(300, 300);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'rgb(200,200,200)';
  pen.fillRect(0, 0, 190, 300);
  shadePartner(pen, rigOf(skeletonOf(standing, ADULT, 0), ADULT, { x: 150, y: 290, height: 280 }), ADULT);
  const at = (x: number, y: number) => pen.getImageData(x, y, 1, 1).data;
  const chest = 290 - 280 * 0.7;
  expect(at(110, chest)[0]).toBeLessThan(190);
  expect(at(20, chest)[0]).toBe(200);
  expect(at(196, chest)[3]).toBe(0);
});
