import { expect, test } from '@jest/globals';
import type { Radiance } from '../../../../engines/drawing/solids/tone.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { lightingOf } from '../../../../engines/narrative-video/solid/lighting.ts';

test.each(['day', 'sunset', 'night'] as const)('film exposes for the bright sun only by day: %s', (time) => {
  const light = lightOf(time, 'clear', 'calm');
  const usual = lightingOf(light, 'castle', SCENERIES.castle);
  const onFilm = filmDesign.light?.(usual, light) ?? usual;
  const factor = brightness(onFilm.key.color) / brightness(usual.key.color);
  if (time === 'day') expect(factor).toBeGreaterThan(1.2);
  else expect(factor).toBeCloseTo(1);
});

test('moonlight is grayer on film, and light of the day is not', () => {
  const purity = (time: 'day' | 'night') => {
    const light = lightOf(time, 'clear', 'calm');
    const usual = lightingOf(light, 'snow', SCENERIES.snow);
    const { sky } = filmDesign.light?.(usual, light) ?? usual;
    return spread(sky) / brightness(sky) / (spread(usual.sky) / brightness(usual.sky));
  };
  expect(purity('night')).toBeLessThan(0.6);
  expect(purity('day')).toBeCloseTo(1);
});

function brightness([red, green, blue]: Radiance): number {
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

function spread(color: Radiance): number {
  return Math.max(...color) - Math.min(...color);
}
