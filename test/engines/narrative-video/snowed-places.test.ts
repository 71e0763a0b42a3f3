import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../engines/narrative-video/scenery/index.ts';
import { sceneryIn } from '../../../engines/narrative-video/scenery/seasons.ts';
import { partsOf } from '../../../engines/narrative-video/scenery/things.ts';
import { lightingOf } from '../../../engines/narrative-video/solid/lighting.ts';

const SNOWING = { weather: 'snow' } as const;

describe('where snow falls', () => {
  test.each(['street', 'beach', 'garden', 'forest'] as const)('the ground of a %s is white', (place) => {
    const { kind, color } = sceneryIn(place, SNOWING).ground;
    expect(kind).toBe('snow');
    expect(luminance(color)).toBeGreaterThan(210);
    expect(sceneryIn(place, { weather: 'rain' })).toBe(SCENERIES[place]);
  });

  test.each(['train', 'room', 'cave', 'space', 'underwater'] as const)('a %s stays as it is', (place) => {
    expect(sceneryIn(place, SNOWING)).toBe(SCENERIES[place]);
  });

  test.each(['beach', 'garden', 'field', 'desert'] as const)('nothing of the summer stands on a %s', (place) => {
    const kinds = sceneryIn(place, SNOWING).things.map(({ kind }) => kind);
    for (const kind of ['palm', 'umbrella', 'flowers', 'cactus']) expect(kinds).not.toContain(kind);
  });

  test('drifts lie on the land and not in the sea', () => {
    const { water, things } = sceneryIn('beach', SNOWING);
    const drifts = things.filter(({ kind }) => kind === 'drift');
    expect(drifts.length).toBeGreaterThan(0);
    for (const { z } of drifts) expect(z > (water?.from ?? 0) || z < (water?.to ?? 0)).toBe(true);
  });

  test('a layer of snow lies on the seat of a bench, and leaves are white', () => {
    const things = sceneryIn('garden', SNOWING).things;
    const of = (kind: string) => things.filter((thing) => thing.kind === kind).flatMap((thing) => partsOf(thing, 's'));
    const layers = of('bench').filter(({ color }) => Math.min(...color) > 235);
    expect(layers.length).toBeGreaterThan(0);
    for (const { at } of layers) expect(at[1]).toBeGreaterThan(0.3);
    const leaves = of('bush').filter(({ finish }) => finish === 'leaf');
    expect(leaves.length).toBeGreaterThan(0);
    for (const { color } of leaves) expect(Math.min(...color)).toBeGreaterThan(150);
  });

  test('the night is brighter than on bare ground', () => {
    const light = lightOf('night', 'snow', 'calm');
    const skyOver = (ground: typeof SCENERIES.snow) => lightingOf(light, 'beach', ground).sky[1];
    expect(skyOver(sceneryIn('beach', light))).toBeGreaterThan(skyOver(SCENERIES.beach) * 1.5);
  });
});
