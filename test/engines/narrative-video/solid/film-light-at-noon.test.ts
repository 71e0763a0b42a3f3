import { expect, test } from '@jest/globals';
import { lightOf } from '../../../../engines/narrative-video/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { lightingOf } from '../../../../engines/narrative-video/solid/lighting.ts';

test.each(['day', 'sunset', 'night'] as const)('film exposes for the bright sun only by day: %s', (time) => {
  const light = lightOf(time, 'clear', 'calm');
  const usual = lightingOf(light, 'castle', SCENERIES.castle);
  const onFilm = filmDesign.light?.(usual, light) ?? usual;
  const factor = onFilm.key.color[1] / usual.key.color[1];
  if (time === 'day') expect(factor).toBeGreaterThan(1.2);
  else expect(factor).toBe(1);
});
