import { expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { framingOf, STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import { legoDesign } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { aScene } from '../a-scene.ts';

const CAMERA = { angle: 0.66, travel: 1, lift: 0 };
const SIZES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
];

test.each(SIZES)('a person takes over half the height of a wide shot, feet included: $width × $height', (picture) => {
  const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0], deeds: [] }, picture, CAMERA);
  const feet = projected(base, [0, 0, 0]).y / picture.height;
  const crown = projected(base, [0, STATURE, 0]).y / picture.height;
  expect(feet - crown).toBeGreaterThan(0.52);
  expect(feet).toBeLessThan(0.97);
  expect(crown).toBeGreaterThan(0.12);
});

test.each(SIZES)('film shows people larger than other looks do, and whole: $width × $height', (picture) => {
  const shares = [filmDesign, CAMERA].map((camera) => {
    const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0], deeds: [] }, picture, camera);
    const [feet, crown] = [projected(base, [0, 0, 0]).y, projected(base, [0, STATURE, 0]).y];
    expect(feet).toBeLessThan(picture.height * 0.98);
    expect(crown).toBeGreaterThan(picture.height * 0.1);
    return (feet - crown) / picture.height;
  });
  expect(shares[0]).toBeGreaterThan((shares[1] ?? 0) * 1.08);
});

test.each([
  ['usual', {}],
  ['lego', legoDesign.frames ? { frames: legoDesign.frames } : {}],
])('a second wide shot from below still shows heads with their hair, in %s frames', (_, frames) => {
  const picture = SIZES[0] as (typeof SIZES)[number];
  const scene = aScene({ shot: 'wide', framing: 'full', camera: 'drift', characters: [0, 1], take: 1 });
  const { base } = framingOf(scene, picture, { ...CAMERA, ...frames });
  expect(projected(base, [0, STATURE * 1.04, 0]).y).toBeGreaterThan(0);
  expect(projected(base, [0, 0, 0]).y).toBeLessThan(picture.height);
});

test.each(SIZES)('three people with outstretched arms fit side by side: $width × $height', (picture) => {
  const { base } = framingOf({ shot: 'medium', camera: 'drift', characters: [0, 1, 2], deeds: [] }, picture, CAMERA);
  // They stand 1.3 m apart. Each takes 0.6 m to either side.
  expect(projected(base, [1.3 + 0.6, 1, 0]).x).toBeLessThan(picture.width);
});

test.each([
  ['sits', { x: 0, y: 0.5 }],
  ['lies', { x: -0.4, y: 0.1 }],
  ['flies', { x: 0.5, y: 0.95 }],
])('a close-up shows the head of somebody who %s', (_, heads) => {
  for (const picture of SIZES) {
    const { base } = framingOf({ shot: 'close', camera: 'drift', characters: [0], deeds: [] }, picture, CAMERA, heads);
    const { x, y } = projected(base, [heads.x * STATURE, heads.y * STATURE, 0]);
    expect(Math.abs(x / picture.width - 0.5)).toBeLessThan(0.35);
    expect(Math.abs(y / picture.height - 0.45)).toBeLessThan(0.25);
  }
});

test.each(SIZES)('a close-up of a reader shows the letter in front of the belly: $width × $height', (picture) => {
  const deeds = [{ character: 0, action: 'read' as const }];
  const { base } = framingOf({ shot: 'close', camera: 'drift', characters: [0], deeds }, picture, CAMERA);
  expect(projected(base, [0, STATURE * 0.56, 0.3]).y).toBeLessThan(picture.height);
  expect(projected(base, [0, STATURE, 0]).y).toBeGreaterThan(0);
});

test('a wide shot in a tall picture shows several people up to their hands, unless they pass through it', () => {
  const tall = { width: 720, height: 1280 };
  const heads = { x: 0, y: 0.88, reach: 0.75 };
  const handAt = (action: 'dance' | 'walk') => {
    const deeds = [0, 1].map((character) => ({ character, action }));
    const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0, 1], deeds }, tall, CAMERA, heads);
    return projected(base, [heads.reach * STATURE, 1.3, 0]).x;
  };
  expect(handAt('dance')).toBeLessThan(tall.width);
  expect(handAt('walk')).toBeGreaterThan(tall.width);
});

test.each(['wide', 'medium'] as const)(
  'two people with long things are whole in a tall %s shot, with their feet low',
  (shot) => {
    const tall = { width: 720, height: 1280 };
    const deeds = (['play-guitar', 'dance'] as const).map((action, character) => ({ character, action }));
    const heads = { x: 0, y: 0.88, reach: 1 };
    const { base } = framingOf({ shot, camera: 'drift', characters: [0, 1], deeds }, tall, CAMERA, heads);
    expect(projected(base, [STATURE, 1.3, 0]).x).toBeLessThan(tall.width);
    expect(projected(base, [-STATURE, 1.3, 0]).x).toBeGreaterThan(0);
    expect(projected(base, [0, 0, 0]).y).toBeGreaterThan(tall.height * 0.7);
  },
);

test.each(SIZES)('a medium shot shows spread arms: $width × $height', (picture) => {
  const heads = { x: 0, y: 0.88, reach: 0.48 };
  const { base } = framingOf({ shot: 'medium', camera: 'drift', characters: [0], deeds: [] }, picture, CAMERA, heads);
  expect(projected(base, [heads.reach * STATURE, 1.3, 0]).x).toBeLessThan(picture.width);
  expect(projected(base, [-heads.reach * STATURE, 1.3, 0]).x).toBeGreaterThan(0);
});

test('film shows two people nearer if their feet do nothing', () => {
  const picture = { width: 1280, height: 720 };
  const [eating, running] = (['eat', 'run'] as const).map((action) => {
    const deeds = [0, 1].map((character) => ({ character, action }));
    const scene = { shot: 'wide' as const, camera: 'drift' as const, characters: [0, 1], deeds };
    const { base } = framingOf(scene, picture, filmDesign);
    return { feet: projected(base, [0, 0, 0]).y, crown: projected(base, [0, STATURE, 0]).y };
  });
  if (!eating || !running) throw new Error('two scenes were framed');
  expect(eating.feet - eating.crown).toBeGreaterThan((running.feet - running.crown) * 1.15);
  // A hat has room above the head.
  expect(eating.crown).toBeGreaterThan(picture.height * 0.08);
  expect(running.feet).toBeLessThan(picture.height * 0.98);
});

test('two people in a portrait picture are as large as their hands allow', () => {
  const picture = { width: 720, height: 1280 };
  const deeds = [0, 1].map((character) => ({ character, action: 'eat' as const }));
  const scene = { shot: 'wide' as const, camera: 'drift' as const, characters: [0, 1], deeds };
  const heightIn = (reach: number) => {
    const { base } = framingOf(scene, picture, filmDesign, { x: 0, y: 0.88, reach });
    expect(projected(base, [reach * STATURE, 1.3, 0]).x).toBeLessThan(picture.width);
    return projected(base, [0, 0, 0]).y - projected(base, [0, STATURE, 0]).y;
  };
  expect(heightIn(0.36)).toBeGreaterThan(heightIn(0.5) * 1.2);
});

test('somebody who lies fits into a wide portrait picture', () => {
  const picture = { width: 720, height: 1280 };
  const deeds = [{ character: 0, action: 'sleep' as const }];
  const heads = { x: 0.54, y: 0.25 };
  const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0], deeds }, picture, CAMERA, heads);
  expect(projected(base, [(heads.x + 0.06) * STATURE, 0.4, 0]).x).toBeLessThan(picture.width);
  expect(projected(base, [-0.42 * STATURE, 0.4, 0]).x).toBeGreaterThan(0);
});

test.each(SIZES)(
  'film shows one person who reads from the knees up, and one who dances whole: $width × $height',
  (picture) => {
    const feet = (action: 'read' | 'dance') => {
      const deeds = [{ character: 0, action }];
      const scene = { shot: 'wide' as const, camera: 'drift' as const, characters: [0], deeds };
      const { base } = framingOf(scene, picture, filmDesign);
      return [0, 0.4].map((up) => projected(base, [0, STATURE * up, 0]).y / picture.height);
    };
    const [reading, dancing] = [feet('read'), feet('dance')];
    expect(reading[0]).toBeGreaterThan(1);
    expect(reading[1]).toBeLessThan(1);
    expect(dancing[0]).toBeLessThan(1);
  },
);

test('a page is seen over the shoulder of its reader, in the middle and with level lines', () => {
  const picture = SIZES[0] as (typeof SIZES)[number];
  const insert = { x: 0, y: 0.5, z: 0.2, tall: 0.5, isFlat: false, read: 1.2 };
  const heads = { x: 0, y: 0.8, insert };
  const { base } = framingOf({ shot: 'close', camera: 'push-in', characters: [0], deeds: [] }, picture, CAMERA, heads);
  const on = (x: number) => projected(base, [x, 0.5 * STATURE, 0.2 * STATURE]);
  expect(on(0).x / picture.width).toBeCloseTo(0.5, 1);
  expect(on(0).y / picture.height).toBeCloseTo(0.5, 1);
  expect(base.position[1]).toBeGreaterThan(0.6 * STATURE);
  expect(base.position[2]).toBeGreaterThan(0.2 * STATURE);
  const slant = Math.atan2(on(0.1).y - on(-0.1).y, on(0.1).x - on(-0.1).x);
  expect(Math.abs(slant)).toBeLessThan(0.15);
});

test('a look with its own medium shots of what is before a chest has the usual close ones', () => {
  const [picture] = SIZES as [(typeof SIZES)[number]];
  const scene = aScene({
    shot: 'close',
    framing: 'close-up',
    camera: 'drift',
    characters: [0],
    deeds: [{ character: 0, action: 'play-guitar' }],
  });
  const medium = { share: 1.24, tall: 0.92, aim: 0.715, eye: 0.77 };
  const usual = framingOf(scene, picture, CAMERA);
  expect(framingOf(scene, picture, { ...CAMERA, showing: { before: { medium } } }).base).toEqual(usual.base);
  const face = framingOf({ ...scene, deeds: [] }, picture, CAMERA);
  expect(usual.distance).toBeGreaterThan(face.distance);
});

test.each(SIZES)('a wide shot shows the heads of those who fly or ride: $width × $height', (picture) => {
  const heads = { x: 0, y: 1.2, top: 1.45 };
  const scene = aScene({ shot: 'wide', framing: 'full', camera: 'drift', characters: [0, 1] });
  const { base } = framingOf(scene, picture, CAMERA, heads);
  expect(projected(base, [0, heads.top * STATURE, 0]).y).toBeGreaterThan(0);
  const { base: standing } = framingOf(scene, picture, CAMERA, { x: 0, y: 0.88, top: 0.98 });
  const { base: usual } = framingOf(scene, picture, CAMERA);
  expect(standing).toEqual(usual);
});

test('a close-up does not enlarge a small photographed face until it is blurred', () => {
  const picture = { width: 1920, height: 1080 };
  const headOf = (detail: number) => {
    const heads = { x: 0, y: 0.93, detail };
    const { base } = framingOf({ shot: 'close', camera: 'drift', characters: [0], deeds: [] }, picture, CAMERA, heads);
    const [chin, crown] = [0.862, 0.998].map((up) => projected(base, [0, up * STATURE, 0]).y) as [number, number];
    return (chin - crown) / picture.height;
  };
  expect(headOf(90)).toBeLessThan((90 * 2.5) / 720);
  expect(headOf(90)).toBeGreaterThan(0.2);
  expect(headOf(900)).toBeGreaterThan(0.45);
});

test.each(SIZES)('two people who swim fit with their hands and feet: $width × $height', (picture) => {
  const deeds = [0, 1].map((character) => ({ character, action: 'swim' as const }));
  const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0, 1], deeds }, picture, CAMERA);
  // Their middles are 0.95 statures apart, and each is 1.1 long.
  expect(projected(base, [(0.95 / 2 + 0.55) * STATURE, 1, 0]).x).toBeLessThan(picture.width);
});
