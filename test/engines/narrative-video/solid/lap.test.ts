import { expect, test } from '@jest/globals';
import type { Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { restOnLap } from '../../../../engines/narrative-video/acting/lap.ts';
import type { Joint } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { thumbOf } from '../../../../engines/narrative-video/solid/soft/thumb.ts';

const SEATED: Partial<Record<Joint, Vector>> = {
  leftHip: [0.1, 0.5, 0],
  leftKnee: [0.1, 0.5, 0.4],
  rightHip: [-0.1, 0.5, 0],
  rightKnee: [-0.1, 0.5, 0.4],
};

function body(joints: Partial<Record<Joint, Vector>>): (joint: Joint) => Vector {
  return (joint) => joints[joint] ?? [0, 0, 0];
}

test('a hand in a thigh rises onto it and follows it, and a hand on it stays', () => {
  const rest = restOnLap(body({ ...SEATED, leftHand: [0.1, 0.5, 0.2] }), 'left', 0.08);
  expect(rest?.palm[1]).toBeGreaterThan(0.58);
  expect(rest?.along).toEqual([0, 0, 1]);
  expect(restOnLap(body({ ...SEATED, leftHand: [0.1, 0.62, 0.2] }), 'left', 0.08)).toBeUndefined();
});

test('a hand that hangs over the knee of somebody who sits is laid on the thigh, its palm down', () => {
  const rest = restOnLap(body({ ...SEATED, leftHand: [0.06, 0.42, 0.5] }), 'left', 0.08);
  expect(rest?.palm[1]).toBeGreaterThan(0.58);
  expect(rest?.palm[2]).toBeLessThan(0.32);
  const down = body({ leftElbow: [0.2, 1, 0], leftWrist: [0.2, 0.7, 0] });
  expect(thumbOf(down, 'left', [0, 0, 1], { grip: 'relaxed', isLaid: true })[0]).toBeCloseTo(-1);
});

test('hands around raised knees stay there', () => {
  const raised = { ...SEATED, leftKnee: [0.1, 0.9, 0.2], rightKnee: [-0.1, 0.9, 0.2] } as const;
  expect(restOnLap(body({ ...raised, leftHand: [0.1, 0.75, 0.2] }), 'left', 0.08)).toBeUndefined();
});

test('a standing figure keeps its hands beside its thighs', () => {
  const standing = { leftHip: [0.1, 0.9, 0], leftKnee: [0.1, 0.5, 0], rightHip: [-0.1, 0.9, 0] } as const;
  const at = body({ ...standing, rightKnee: [-0.1, 0.5, 0], leftHand: [0.12, 0.7, 0] });
  expect(restOnLap(at, 'left', 0.08)).toBeUndefined();
});

test('a relaxed hand turns its back up where the forearm points ahead', () => {
  const ahead = body({ leftElbow: [0.2, 1, 0], leftWrist: [0.2, 1, 0.3] });
  const down = body({ leftElbow: [0.2, 1, 0], leftWrist: [0.2, 0.7, 0] });
  expect(thumbOf(ahead, 'left', [0, 0, 1], { grip: 'relaxed' })[0]).toBeCloseTo(-1);
  expect(thumbOf(down, 'left', [0, 0, 1], { grip: 'relaxed' })[2]).toBeCloseTo(1);
});
