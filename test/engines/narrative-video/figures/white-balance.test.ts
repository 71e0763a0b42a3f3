import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { lightFall } from '../../../../engines/narrative-video/figures/kit/puppet.ts';
import { headLight, relit } from '../../../../engines/narrative-video/figures/photo/head-light.ts';
import { balancedFall } from '../../../../engines/narrative-video/figures/photo/white-balance.ts';
import { indoors, type Light, lightOf } from '../../../../engines/narrative-video/light/light.ts';

const SKIN: Rgb = [242, 188, 161];
const WHITE: Rgb = [255, 255, 255];
const night = lightOf('night', 'clear', 'calm');
const LIGHTS: readonly (readonly [string, Light])[] = [
  ['at noon', lightOf('day', 'clear', 'calm')],
  ['in rain', lightOf('day', 'rain', 'sad')],
  ['at sunset', lightOf('sunset', 'clear', 'calm')],
  ['in a snowy night', lightOf('night', 'snow', 'calm')],
  ['in a room at night', indoors(night)],
  ['near lamps', { ...night, isLamplit: true }],
];

const warmth = ([red, , blue]: Rgb) => red / blue;

describe('The light on photographed people', () => {
  test.each(LIGHTS)('leaves white nearly white %s', (_, light) => {
    const white = balancedFall(light)(WHITE);
    expect(luminance(white)).toBeGreaterThan(215);
    expect(warmth(white)).toBeGreaterThan(0.9);
    expect(warmth(white)).toBeLessThan(1.12);
  });

  test('is still warmer near lamps than in a snowy night', () => {
    const [snow, lamps] = [LIGHTS[3], LIGHTS[5]].map((named) =>
      warmth(balancedFall((named as (typeof LIGHTS)[0])[1])(WHITE)),
    );
    expect(lamps).toBeGreaterThan(snow as number);
  });

  test('has less color than the lamps of the place', () => {
    const lamps = { ...night, isLamplit: true };
    expect(warmth(balancedFall(lamps)(SKIN))).toBeLessThan(warmth(lightFall(lamps, 'face')(SKIN)) * 0.95);
  });

  test.each(LIGHTS)('leaves skin as red as it is %s', (_, light) => {
    const data = new Uint8ClampedArray([...SKIN, 255]);
    const lit = relit(
      { data, width: 1, height: 1 },
      { a: 1, b: 0, left: -0.5, top: -0.5 },
      headLight(light, balancedFall(light)(WHITE)),
    ).data;
    const seen = warmth([lit[0] as number, lit[1] as number, lit[2] as number]);
    expect(seen / warmth(SKIN)).toBeGreaterThan(0.9);
    expect(seen / warmth(SKIN)).toBeLessThan(1.25);
  });
});
