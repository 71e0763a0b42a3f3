import { expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { withBelongings } from '../../../../engines/narrative-video/solid/belongings.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { mittenOf } from '../../../../engines/narrative-video/solid/ps2/mitten.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { handOf } from '../../../../engines/narrative-video/solid/soft/hand.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

test.each<[string, typeof pixarFigure, typeof handOf]>([
  ['pixar-3d', pixarFigure, handOf],
  ['ps2-low-poly', consoleFigure, mittenOf],
])('a reader of %s holds a letter at both of its edges', (_, build, make) => {
  const figure = withBelongings(build(aSheet()), consoleWorkshop, false);
  const pose = poseAt(CLIPS.read, { seconds: 1, beats: 2 }, figure.proportions);
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 1, pulse: 0, things: ['letter' as const] };
  const placed = figure.pose(state, 1.75);
  const letter = placed.at(-1);
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
  // The hands reach from outside of the edges over the sheet.
  const { length } = make('edge', 1, { color: [0, 0, 0] }).positions;
  const hands = placed.filter(({ mesh }) => mesh.positions.length === length && mesh !== letter.mesh);
  expect(hands).toHaveLength(2);
  for (const { matrix } of hands) {
    const [wrist, tips] = [moved(matrix, [0, 0, 0])[0], moved(matrix, [0, -1, 0])[0]];
    expect(Math.abs(wrist)).toBeGreaterThan(Math.abs(tips));
    expect(tips).toBeGreaterThan(Math.min(...across));
    expect(tips).toBeLessThan(Math.max(...across));
  }
  // The fingers are in front of the sheet.
  expect(moved(letter.matrix, [0, 0, 0])[2]).toBeLessThan(Math.min(left[2], right[2]) - 0.02);
});

test('a letter in the lap leans more to its reader than one that somebody who stands holds', () => {
  const figure = withBelongings(pixarFigure(aSheet()), consoleWorkshop, false);
  const { leftLeg, rightLeg } = poseAt(CLIPS.sit, { seconds: 1, beats: 2 }, figure.proportions);
  const upOf = (clip: 'read' | 'read-seated', legs = {}) => {
    const pose = { ...poseAt(CLIPS[clip], { seconds: 1, beats: 2 }, figure.proportions), ...legs };
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 1, pulse: 0, things: ['letter' as const] };
    const letter = figure.pose(state, 1.75).at(-1);
    if (!letter) throw new Error('nobody holds a letter');
    const [low, high] = [moved(letter.matrix, [0, 0, 0]), moved(letter.matrix, [0, 1, 0])];
    return (high[1] - low[1]) / Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  };
  expect(upOf('read')).toBeGreaterThan(0.85);
  expect(upOf('read-seated', { leftLeg, rightLeg })).toBeLessThan(0.75);
});
