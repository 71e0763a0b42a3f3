import { describe, expect, test } from '@jest/globals';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { lightingOf } from '../../../../engines/narrative-video/solid/lighting.ts';
import { modeledLight } from '../../../../engines/narrative-video/solid/soft/modeled-light.ts';
import { mountainForms } from '../../../../engines/narrative-video/solid/soft/mountains.ts';

const warmth = ([red, , blue]: readonly [number, number, number]) => red / blue;

describe('the light of modeled looks', () => {
  test.each(['day', 'night'] as const)('has a greater contrast of warm and cool than usual: %s', (time) => {
    const light = lightOf(time, 'clear', 'calm');
    const usual = lightingOf(light, 'castle', SCENERIES.castle);
    const made = modeledLight(usual, light);
    expect(warmth(made.sky)).toBeLessThan(warmth(usual.sky) * 0.8);
    const [warm, before] = time === 'day' ? [made.key, usual.key] : [made.lamps[1], usual.lamps[1]];
    expect(warmth(warm?.color ?? [0, 0, 1])).toBeGreaterThan(warmth(before?.color ?? [1, 0, 1]) * 1.2);
  });

  test('does not whiten level ground from behind', () => {
    const { rim } = lightingOf(lightOf('night', 'clear', 'calm'), 'field', SCENERIES.field);
    expect(Math.abs(rim.toward[1])).toBeLessThan(0.1);
  });

  test('has less haze than usual on a clear night, and darker', () => {
    const light = lightOf('night', 'clear', 'calm');
    const usual = lightingOf(light, 'mountain', SCENERIES.mountain);
    const { haze } = modeledLight(usual, light);
    expect(haze?.most).toBeLessThan(usual.haze?.most ?? 0);
    expect(haze?.color[1]).toBeLessThan((usual.haze?.color[1] ?? 0) * 0.7);
  });
});

describe('a mountain', () => {
  const { rock, snow } = mountainForms(40, 20, 0.5, 3);
  const heights = ({ positions }: typeof rock, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => positions[(from + index) * 3 + 1] ?? 0);

  test('has snow on its top down to a ragged line, without a gap over the rock', () => {
    const vertices = snow.positions.length / 3;
    const edge = heights(snow, vertices - 41, 41);
    expect(edge).toEqual(heights(rock, 0, 41));
    expect(Math.max(...edge) - Math.min(...edge)).toBeGreaterThan(0.05);
  });

  test('stands on the ground with ridges and valleys', () => {
    const vertices = rock.positions.length / 3;
    const foot = Array.from({ length: 41 }, (_, index) => {
      const at = (vertices - 41 + index) * 3;
      expect(rock.positions[at + 1]).toBeCloseTo(0, 5);
      return Math.hypot(rock.positions[at] ?? 0, rock.positions[at + 2] ?? 0);
    });
    expect(Math.max(...foot) - Math.min(...foot)).toBeGreaterThan(0.1);
  });
});
