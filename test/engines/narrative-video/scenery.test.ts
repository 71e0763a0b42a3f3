import { expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { projected } from '../../../engines/drawing/solids/lens.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { extrasOf } from '../../../engines/narrative-video/scenery/extras.ts';
import { SCENERIES } from '../../../engines/narrative-video/scenery/index.ts';
import { sceneryIn } from '../../../engines/narrative-video/scenery/seasons.ts';
import { partsOf } from '../../../engines/narrative-video/scenery/things.ts';
import { lightIn, setKey } from '../../../engines/narrative-video/set/set.ts';
import { filmDesign } from '../../../engines/narrative-video/solid/film/film-design.ts';
import { framingOf } from '../../../engines/narrative-video/solid/framing.ts';
import { legoDesign } from '../../../engines/narrative-video/solid/lego/design.ts';
import { SlicedPlace } from '../../../engines/narrative-video/solid/slices.ts';
import { pixarDesign } from '../../../engines/narrative-video/solid/soft/pixar-design.ts';
import type { Deed } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';

test.each(['room', 'cafe', 'school'] as const)('the windows of a %s show the night', (place) => {
  const windows = SCENERIES[place].things.filter(({ kind }) => kind === 'window');
  const panes = (isDark: boolean) =>
    windows.flatMap((window) => partsOf(window, 'seed', isDark)).filter(({ finish }) => finish === 'glass');
  expect(windows.length).toBeGreaterThan(0);
  for (const { color } of panes(true)) expect(luminance(color)).toBeLessThan(40);
  for (const { color } of panes(false)) expect(luminance(color)).toBeGreaterThan(150);
});

test('the windows of a train are open, so that what passes is seen through them', () => {
  const blocks = SCENERIES.train.things
    .filter(({ kind }) => kind === 'carriage')
    .flatMap((thing) => partsOf(thing, 'seed'))
    .filter((part) => part.form === 'block');
  const covered = (x: number, y: number) =>
    blocks.some(({ at, size }) => Math.abs(x - at[0]) < size[0] / 2 && y > at[1] && y < at[1] + size[1]);
  for (const [x, y] of [
    [0, 1.5],
    [-0.9, 1.5],
    [0.9, 1.1],
    [2.75, 1.9],
  ] as const)
    expect(covered(x, y)).toBe(false);
  expect(covered(0, 0.5)).toBe(true);
  expect(covered(1.375, 1.5)).toBe(true);
});

test.each([
  { shot: 'wide', width: 1280, height: 720 },
  { shot: 'medium', width: 1280, height: 720 },
  { shot: 'medium', width: 720, height: 1280 },
] as const)(
  'the towers of the castle are in a $shot picture of $width × $height, not behind heads',
  ({ shot, ...picture }) => {
    const { base } = framingOf(aScene({ place: 'castle', shot, characters: [0, 1] }), picture, filmDesign);
    const flags = SCENERIES.castle.things
      .filter(({ kind }) => kind === 'keep')
      .flatMap((thing) => partsOf(thing, 'seed'))
      .filter(({ form }) => form === 'sheet')
      .map(({ at }) => projected(base, at));
    const seen = flags.filter(({ x }) => x > 0 && x < picture.width);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    for (const { x, y } of seen) {
      expect(y).toBeGreaterThan(0);
      expect(Math.abs(x - picture.width / 2)).toBeGreaterThan(picture.width * 0.1);
    }
  },
);

test.each(['wide', 'medium'] as const)(
  'ships and the lighthouse are beside the heads of two people in a %s picture',
  (shot) => {
    const picture = { width: 1280, height: 720 };
    const { base } = framingOf(aScene({ place: 'sea', shot, characters: [0, 1] }), picture, filmDesign);
    const far = SCENERIES.sea.things.filter(({ kind }) => kind === 'boat' || kind === 'lighthouse');
    expect(far.length).toBeGreaterThan(1);
    for (const { x, z } of far)
      expect(Math.abs(projected(base, [x, 2, z]).x - picture.width / 2)).toBeGreaterThan(picture.width * 0.27);
  },
);

test.each([
  { look: 'realistic', design: filmDesign },
  { look: 'pixar', design: pixarDesign },
  { look: 'lego', design: legoDesign },
] as const)('the water under a $look pier is behind everything that stands on it', ({ design }) => {
  const place = new SlicedPlace();
  design.build(place, SCENERIES.sea, lightOf('day', 'clear', 'calm'), 'seed', []);
  const lowest = place.meshes.map(({ positions }) =>
    positions.reduce((low, y, at) => (at % 3 === 1 ? Math.min(low, y) : low), 0),
  );
  expect(Math.min(...lowest.slice(0, 2))).toBeLessThan(-0.6);
  for (const low of lowest.slice(2)) expect(low).toBeGreaterThan(-0.5);
});

test.each([[[0]], [[-0.42, 0.42]], [[-0.84, 0, 0.84]]])(
  'the row of a train has a seat under each of the people at %p',
  (places) => {
    const deeds = places.map((_, character): Deed => ({ character, action: 'sit', things: ['seat'] }));
    const scene = aScene({ place: 'train', deeds, characters: deeds.map(({ character }) => character) });
    const cushions = extrasOf(scene, 'seed').filter(({ finish, at }) => finish === 'cloth' && at[1] < 0.4);
    for (const x of places) expect(Math.min(...cushions.map(({ at }) => Math.abs(at[0] - x)))).toBeLessThan(0.02);
  },
);

test('trees and bushes turn in autumn, and firs stay green', () => {
  const autumn = sceneryIn('garden', { weather: 'clear', isAutumn: true }).things.filter(({ kind }) => kind === 'tree');
  expect(autumn.length).toBeGreaterThan(0);
  const isGreen = ({ color: [red, green, blue], finish }: ReturnType<typeof partsOf>[number]) =>
    finish === 'leaf' && green > red && green > blue;
  expect(autumn.flatMap((tree) => partsOf(tree, 'seed')).filter(isGreen)).toEqual([]);
  const firs = sceneryIn('mountain', { weather: 'clear', isAutumn: true }).things.filter(({ kind }) => kind === 'pine');
  expect(firs.length).toBeGreaterThan(0);
  expect(firs.flatMap((fir) => partsOf(fir, 'seed')).some(isGreen)).toBe(true);
});

test('leaves turn in a scene that names autumn, and in no other of the same place', () => {
  const autumn = aScene({ place: 'garden', things: ['leaves'] });
  expect(lightIn(autumn).isAutumn).toBe(true);
  expect(lightIn({ ...autumn, things: [] }).isAutumn).toBeUndefined();
  expect(setKey(autumn)).not.toBe(setKey({ ...autumn, things: [] }));
});
