import { describe, expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const TALL = 1.75;
const figure = minifigure(aSheet());

function stateOf(clip: keyof typeof CLIPS, beats = 2): FigureState {
  const pose = poseAt(CLIPS[clip], { seconds: beats / 2, beats }, figure.proportions);
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  return { pose, skeleton, face: NEUTRAL_FACE, seconds: beats / 2, pulse: 0 };
}

/** Returns the height of the lowest point of each leg, and that of the hips, meters. */
function standOf(clip: keyof typeof CLIPS): { soles: number[]; hips: number } {
  const placed = figure.pose(stateOf(clip), TALL);
  const lowest = ({ mesh, matrix }: (typeof placed)[number]) => {
    let least = Infinity;
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3);
      least = Math.min(least, moved(matrix, [x, y, z])[1]);
    }
    return least;
  };
  const [body] = placed;
  return { soles: placed.slice(6, 8).map(lowest), hips: body ? moved(body.matrix, [0, 0, 0])[1] : 0 };
}

describe('a toy', () => {
  test.each(['kneel', 'propose', 'pray'] as const)('touches the ground with both legs if it kneels: %s', (clip) => {
    const { soles, hips } = standOf(clip);
    for (const sole of soles) {
      expect(sole).toBeGreaterThan(-0.03);
      expect(sole).toBeLessThan(0.03);
    }
    expect(hips).toBeLessThan(standOf('stand').hips - 0.05);
  });

  test('stands on straight legs if it runs, whose shins are level as those of somebody who kneels', () => {
    expect(standOf('run').hips).toBeGreaterThan(standOf('kneel').hips);
  });

  test('has its claws together if it prays, and apart if it stands', () => {
    const apart = (clip: 'pray' | 'stand') => {
      const { leftHand, rightHand } = figure.anchors(stateOf(clip), TALL);
      return moved(leftHand, [0, 0, 0])[0] - moved(rightHand, [0, 0, 0])[0];
    };
    expect(apart('pray')).toBeLessThan(0.3);
    expect(apart('stand')).toBeGreaterThan(0.6);
  });

  test('has the hand that strikes the strings before the body of the guitar', () => {
    const state = stateOf('guitar');
    const { belly, rightHand } = figure.anchors({ ...state, things: ['guitar'] }, TALL);
    const aside = moved(rightHand, [0, 0, 0])[0] - moved(belly, [0, 0, 0])[0];
    expect(Math.abs(aside)).toBeLessThan(0.2);
  });
});
