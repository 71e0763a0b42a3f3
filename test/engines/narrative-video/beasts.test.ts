import { expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { beast } from '../../../engines/narrative-video/scenery/objects/beast.ts';

const SIZES = { tall: 0.48, long: 0.68, stout: 0.3, neck: 0.12, head: 0.42, tail: 0.34 };
const DOG = { ...SIZES, coat: '#b8803c', muzzle: '#f0dcb8', ears: 'hanging' } as const;

test('an animal has a glint in each eye, in front of the dark of it', () => {
  const parts = beast(DOG);
  const dark = parts.filter(({ color, at }) => luminance(color) < 50 && Math.abs(at[2]) > 0.1);
  const bright = parts.filter(({ color, at }) => luminance(color) > 230 && Math.abs(at[2]) > 0.1);
  expect(dark).toHaveLength(2);
  for (const { at } of dark)
    expect(bright.some((glint) => glint.at[2] * at[2] > 0 && Math.abs(glint.at[2]) > Math.abs(at[2]))).toBe(true);
});

test('a pet wears its collar around the neck, and other animals have none', () => {
  const red = (parts: ReturnType<typeof beast>) => parts.filter(({ color }) => color.join() === '255,0,0');
  expect(red(beast(DOG))).toEqual([]);
  const [collar] = red(beast({ ...DOG, collar: '#ff0000' }));
  expect(collar?.at[1]).toBeGreaterThan(DOG.tall * 0.7);
  expect(collar?.at[0]).toBeGreaterThan(0);
});
