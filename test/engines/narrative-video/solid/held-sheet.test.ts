import { expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { withBelongings } from '../../../../engines/narrative-video/solid/belongings.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

test.each([
  ['pixar-3d', pixarFigure],
  ['ps2-low-poly', consoleFigure],
])('a reader of %s holds a letter at both of its edges', (_, build) => {
  const figure = withBelongings(build(aSheet()), consoleWorkshop, false);
  const pose = poseAt(CLIPS.read, { seconds: 1, beats: 2 }, figure.proportions);
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 1, pulse: 0, things: ['letter' as const] };
  const [letter, ...thumbs] = figure.pose(state, 1.75).slice(-3);
  if (!letter) throw new Error('nobody holds a letter');
  const { positions } = letter.mesh;
  const across: number[] = [];
  for (let at = 0; at < positions.length; at += 3)
    across.push(
      moved(letter.matrix, [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number])[0],
    );
  const { leftHand, rightHand } = figure.anchors(state, 1.75);
  const [left, right] = [moved(leftHand, [0, 0, 0]), moved(rightHand, [0, 0, 0])];
  expect(Math.abs(Math.max(...across) - Math.max(left[0], right[0]))).toBeLessThan(0.03);
  expect(Math.abs(Math.min(...across) - Math.min(left[0], right[0]))).toBeLessThan(0.03);
  // A thumb lies in front of each edge.
  expect(thumbs).toHaveLength(2);
  for (const [index, thumb] of thumbs.entries()) {
    const [x, , z] = moved(thumb.matrix, [0, 0, 0]);
    expect(z).toBeGreaterThan(moved(letter.matrix, [0, 0, 0])[2]);
    expect(Math.abs(x - (index === 0 ? Math.min(...across) : Math.max(...across)))).toBeLessThan(0.06);
  }
  // The fingers are in front of the sheet.
  expect(moved(letter.matrix, [0, 0, 0])[2]).toBeLessThan(Math.min(left[2], right[2]) - 0.02);
});
