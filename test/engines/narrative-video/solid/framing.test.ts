import { expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { framingOf, STATURE } from '../../../../engines/narrative-video/solid/framing.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
];

test.each(SIZES)('a person takes about half the height of a wide shot, feet included: $width × $height', (picture) => {
  const { base } = framingOf({ shot: 'wide', camera: 'drift', characters: [0] }, picture, 0.66, 1);
  const feet = projected(base, [0, 0, 0]).y / picture.height;
  const crown = projected(base, [0, STATURE, 0]).y / picture.height;
  expect(feet - crown).toBeGreaterThan(0.45);
  expect(feet).toBeLessThan(0.97);
  expect(crown).toBeGreaterThan(0.2);
});

test.each(SIZES)('three people with outstretched arms fit side by side: $width × $height', (picture) => {
  const { base } = framingOf({ shot: 'medium', camera: 'drift', characters: [0, 1, 2] }, picture, 0.66, 1);
  // They stand 1.3 m apart. Each takes 0.6 m to either side.
  expect(projected(base, [1.3 + 0.6, 1, 0]).x).toBeLessThan(picture.width);
});
