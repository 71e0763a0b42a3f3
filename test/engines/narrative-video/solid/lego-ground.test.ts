import { expect, test } from '@jest/globals';
import { sceneryIn } from '../../../../engines/narrative-video/scenery/seasons.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import { layGround } from '../../../../engines/narrative-video/solid/lego/ground.ts';
import { SlicedPlace } from '../../../../engines/narrative-video/solid/slices.ts';
import { aScene } from '../a-scene.ts';

test('studs cover the ground between a long lens and people', () => {
  const light = lightIn(aScene({ place: 'beach' }));
  const place = new SlicedPlace();
  layGround(place, sceneryIn('beach', light), light);
  const nearest = Math.max(
    ...place.meshes.flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, vertex) =>
        (positions[vertex * 3 + 1] as number) > 0.05 ? (positions[vertex * 3 + 2] as number) : -Infinity,
      ),
    ),
  );
  expect(nearest).toBeGreaterThan(4.5);
});
