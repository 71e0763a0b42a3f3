import { expect, test } from '@jest/globals';
import { IDENTITY, moved } from '../../../../engines/drawing/solids/matrix.ts';
import { Eyes } from '../../../../engines/narrative-video/solid/soft/eyes.ts';
import { skinOf } from '../../../../engines/narrative-video/solid/soft/head.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const eyes = new Eyes(aSheet(), skinOf(aSheet()), 0.166);

/** Returns where glints are: they are the only forms that shine. */
const glintsOf = (face: Partial<typeof NEUTRAL_FACE>) =>
  eyes
    .pose(IDENTITY, { ...NEUTRAL_FACE, ...face })
    .filter(({ mesh }) => mesh.surfaces.some(({ glow }) => glow))
    .map(({ matrix }) => moved(matrix, [0, 0, 0]));

test('eyes that are half closed have a large and a small glint each, which is below the lid', () => {
  const [open, half] = [glintsOf({}), glintsOf({ feeling: 'sad', strength: 0.6, blink: 0.4 })];
  expect(half).toHaveLength(4);
  expect(half[0]?.[1]).toBeLessThan(open[0]?.[1] ?? 0);
});

test('closed eyes have no glint', () => {
  expect(glintsOf({ blink: 1 })).toEqual([]);
});
