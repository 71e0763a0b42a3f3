import { expect, test } from '@jest/globals';
import { IDENTITY, moved, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { withBelongings } from '../../../../engines/narrative-video/solid/belongings.ts';
import { STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { GUITAR_SCALE, guitarFrame, playsGuitar } from '../../../../engines/narrative-video/solid/lego/fretting.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { molded, moldedHair, moldedSkin } from '../../../../engines/narrative-video/solid/lego/plastic.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

test.each([[[0.4, 0.1, 0.25]], [[0.38, 0.2, 0.3]], [[0.42, 0.05, 0.2]]] as [Vector][])(
  'the neck of a guitar passes through the hand of a minifigure at %p',
  (hand) => {
    const frame = guitarFrame(IDENTITY, hand);
    const distances = Array.from({ length: 80 }, (_, step) => {
      const x = (step / 100) * GUITAR_SCALE;
      const [dx, dy, dz] = moved(frame, [x, x / 3, 0.085 * GUITAR_SCALE]);
      return Math.hypot(dx - hand[0], dy - hand[1], dz - hand[2]);
    });
    expect(Math.min(...distances)).toBeLessThan(0.03);
  },
);

/** Width of the torso at the hips, 15.8 of the 40 mm of a toy. */
const TORSO = (15.8 / 40) * STATURE;

test('a minifigure reads a letter that is nearly as wide as its torso', () => {
  const figure = withBelongings(minifigure(aSheet()), legoWorkshop, false);
  const pose = poseAt(CLIPS.read, { seconds: 1, beats: 2 }, figure.proportions);
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  const placed = figure.pose(
    { pose, skeleton, face: NEUTRAL_FACE, seconds: 1, pulse: 0, things: ['letter' as const] },
    STATURE,
  );
  const last = placed.at(-1);
  if (!last) throw new Error('it has nothing');
  const across = Array.from(
    { length: last.mesh.positions.length / 3 },
    (_, vertex) => moved(last.matrix, last.mesh.positions.slice(vertex * 3, vertex * 3 + 3) as unknown as Vector)[0],
  );
  const wide = Math.max(...across) - Math.min(...across);
  expect(wide).toBeGreaterThan(TORSO * 0.5);
  expect(wide).toBeLessThan(TORSO);
});

test('only guitars turn toward the hand', () => {
  expect([playsGuitar(['electric-guitar']), playsGuitar(['accordion']), playsGuitar()]).toEqual([true, false, false]);
});

test('an orange suit is molded in orange, not in pink', () => {
  const [red, green, blue] = molded([226, 104, 66]);
  expect(red - blue).toBeGreaterThan(180);
  expect(green - blue).toBeGreaterThan(50);
});

test('blond hair is molded in another color than skin', () => {
  expect(moldedHair([216, 184, 120])).not.toEqual(moldedSkin([216, 184, 120]));
  const [red, , blue] = moldedHair([216, 184, 120]);
  expect(red - blue).toBeGreaterThan(90);
});
