import { expect, test } from '@jest/globals';
import {
  browThicknessOf,
  type FacialTraits,
  femininity,
  presentationOf,
} from '../../../engines/people/presentation.ts';

const short = { age: 'adult', beard: 'none', hair: { length: 'short' } } as const;
const woman: FacialTraits = { redness: 12, jaw: 0.77, browHeight: 0.55, browWeight: 0.005 };
const man: FacialTraits = { redness: 2, jaw: 0.83, browHeight: 0.4, browWeight: 0.035 };

test('goes by the hair if the face is not clear', () => {
  expect(presentationOf(short)).toBe('masculine');
  expect(presentationOf({ ...short, hair: { length: 'medium' } })).toBe('feminine');
  expect(presentationOf({ ...short, hair: { length: 'long' }, beard: 'full' })).toBe('masculine');
});

test('goes by a clear face, whatever the length of the hair', () => {
  expect(presentationOf(short, woman)).toBe('feminine');
  expect(presentationOf({ ...short, hair: { length: 'long' } }, man)).toBe('masculine');
});

test.each([
  ['redder lips', { redness: 9 }],
  ['a narrower jaw', { jaw: 0.79 }],
  ['brows higher above the eyes', { browHeight: 0.5 }],
  ['thinner brows', { browWeight: 0.02 }],
])('counts %s as more feminine', (_, change) => {
  expect(femininity(short, { ...man, ...change })).toBeGreaterThan(femininity(short, man));
});

test('does not count the jaw of an old person', () => {
  const old = { ...short, age: 'old' } as const;
  expect(femininity(old, { ...man, jaw: 0.9 })).toBe(femininity(old, man));
});

test('draws brows as thick as they weigh in the picture, between limits', () => {
  expect(browThicknessOf({ ...man, browWeight: 0 })).toBe(0.8);
  expect(browThicknessOf({ ...man, browWeight: 0.02 })).toBeCloseTo(1.14);
  expect(browThicknessOf({ ...man, browWeight: 0.2 })).toBe(1.4);
  expect(browThicknessOf()).toBe(1);
});
