import { expect, test } from '@jest/globals';
import { isCrying } from '../../../../engines/narrative-video/acting/face-state.ts';
import { mouthKey } from '../../../../engines/narrative-video/solid/soft/mouth.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

test('tears flow in grief, not in a sad mood', () => {
  expect(isCrying({ feeling: 'sad', strength: 0.85 })).toBe(true);
  expect(isCrying({ feeling: 'sad', strength: 0.8 })).toBe(false);
  expect(isCrying({ feeling: 'happy', strength: 1 })).toBe(false);
});

test('a face with tears is another print than one without', () => {
  const face = { ...NEUTRAL_FACE, feeling: 'sad' } as const;
  expect(mouthKey({ ...face, strength: 0.9 })).not.toBe(mouthKey({ ...face, strength: 0.8 }));
});
