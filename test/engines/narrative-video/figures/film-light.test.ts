import { expect, test } from '@jest/globals';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Figure, FigureState, Footing } from '../../../../engines/narrative-video/figures/figure.ts';
import { filmed } from '../../../../engines/narrative-video/figures/photo/film-light.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIZE = 300;
const AT: Footing = { x: SIZE / 2, y: SIZE * 0.8, height: SIZE / 2 };
/** Pixels from a joint to the end of a hand or of hair. */
const END = 16;

/** Marks each joint with a spot as large as what hangs on it. */
const joints: Figure = {
  proportions: ADULT,
  draw(context: SKRSContext2D, { x, y, height }, { skeleton }) {
    context.fillStyle = '#fff';
    for (const [right, up] of Object.values(skeleton.joints)) {
      context.fillRect(x + right * height - END, y - up * height - END, END * 2, END * 2);
    }
  },
};

function covered(figure: Figure, state: FigureState): number {
  const canvas = createCanvas(SIZE, SIZE);
  figure.draw(canvas.getContext('2d'), AT, state);
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

test.each(['stand', 'wave', 'jump', 'lie', 'dance', 'fight-lead'] as const)(
  'lights a whole figure that does this: %s',
  (clip) => {
    for (const seconds of [0, 0.4, 0.9, 1.7]) {
      const pose = poseAt(CLIPS[clip], { seconds, beats: seconds * 2 });
      const state = { pose, skeleton: skeletonOf(pose, ADULT, 0), face: NEUTRAL_FACE, seconds, pulse: 0 };
      expect(covered(filmed(joints, lightOf('day', 'clear', 'calm')), state)).toBe(covered(joints, state));
    }
  },
);
