import { expect, test } from '@jest/globals';
import { IDENTITY, moved } from '../../../../engines/drawing/solids/matrix.ts';
import { lidsOver } from '../../../../engines/narrative-video/acting/face.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { Eyes } from '../../../../engines/narrative-video/solid/soft/eyes.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

/** Radius of an eye. */
const SIZE = 0.1;
const GAZE = [0, -0.82] as const;

/** Returns the heights of the edges of the upper or lower lids over the middle of the eyes, in radii. */
function edgesOf(
  face: Partial<FaceState>,
  { age = 'old', isLower = false }: { age?: 'old' | 'adult'; isLower?: boolean } = {},
) {
  const eyes = new Eyes(aSheet({ age }), { color: [200, 150, 110] }, SIZE).pose(IDENTITY, { ...NEUTRAL_FACE, ...face });
  // The first form is an eye, and each eye's lids are a little larger.
  const sizeOf = ([x = 0, y = 0, z = 0]: readonly number[]) => Math.hypot(x, y, z);
  const whole = sizeOf(eyes[0]?.matrix ?? []);
  return eyes
    .filter(({ matrix }) => Math.abs(sizeOf(matrix) / whole - (isLower ? 1.035 : 1.07)) < 0.01)
    .map(({ matrix }) => (moved(matrix, [0, 0, 1])[1] - moved(matrix, [0, 0, 0])[1]) / whole);
}

test('somebody old who reads a sad letter has open eyes, with tears too', () => {
  const reading = { gaze: GAZE, blink: lidsOver(GAZE), feeling: 'sad' } as const;
  for (const strength of [0.7, 1]) {
    const edges = edgesOf({ ...reading, strength });
    expect(edges).toHaveLength(2);
    for (const edge of edges) expect(edge).toBeGreaterThan(0.25);
  }
});

test('somebody who weeps or blinks has closed eyes', () => {
  for (const edge of edgesOf({ gaze: GAZE, blink: 0.85, feeling: 'sad', strength: 1 })) expect(edge).toBeLessThan(-0.1);
  for (const edge of edgesOf({ gaze: GAZE, blink: 1 })) expect(edge).toBeLessThan(-0.2);
});

test('the lids of people who hug or kiss meet, and the eyes of sleepy passengers are open', () => {
  const edges = (blink: number, isLower: boolean) => edgesOf({ blink }, { age: 'adult', isLower });
  const [upper, lower] = [edges(0.85, false), edges(0.85, true)];
  expect(lower).toHaveLength(2);
  for (const [eye, edge] of upper.entries()) expect(edge - (lower[eye] ?? 0)).toBeLessThan(0.03);
  for (const edge of edges(0.32, false)) expect(edge).toBeGreaterThan(0.4);
});
