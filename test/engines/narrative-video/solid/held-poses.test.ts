import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import type { Space } from '../../../../engines/narrative-video/solid/space.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIZE = { width: 560, height: 315 };
const SCENE = aScene({ place: 'beach', action: 'dance', characters: [0], shot: 'medium', camera: 'pan-left' });
const figure = pixarFigure(aSheet({ seed: 'ann', top: { kind: 'sweater', color: [200, 40, 40] } }));

const spaceOf = () => lookOf('pixar-3d').space.build(SCENE, lightIn(SCENE), SIZE, 'seed');

function drawn(space: Space, frame: number, length = 4): Buffer {
  const time = frame / 24;
  const poseTime = lookOf('pixar-3d').timing?.(time) ?? time;
  const pose = poseAt(CLIPS.dance, { seconds: poseTime, beats: poseTime * 2 });
  const state = {
    pose,
    skeleton: skeletonOf(pose, figure.proportions, 0),
    face: NEUTRAL_FACE,
    seconds: poseTime,
    pulse: 0,
  };
  const canvas = createCanvas(SIZE.width, SIZE.height);
  space.draw(
    canvas.getContext('2d'),
    {
      ...SIZE,
      unit: SIZE.height,
      frame,
      seconds: time,
      length,
      loudness: 0.5,
      energy: 0.5,
      pulse: 0,
      beats: 0,
      action: 'dance',
      time,
      poseTime,
    },
    [
      {
        figure: { proportions: figure.proportions, solid: figure, draw: () => undefined },
        state,
        x: 0,
        z: 0,
        size: 1,
        gone: 0,
      },
    ],
  );
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height).data);
}

test('a frame of a held pose is the same, whether or not the previous frame was drawn', () => {
  const space = spaceOf();
  drawn(space, 24);
  const second = drawn(space, 25);
  expect(drawn(spaceOf(), 25).equals(second)).toBe(true);
});

test('the camera moves while a pose is held, and people change their pose twelve times a second', () => {
  const space = spaceOf();
  const frames = [24, 25, 26].map((frame) => drawn(space, frame));
  expect(frames[0]?.equals(frames[1] ?? Buffer.alloc(0))).toBe(false);
  const { timing } = lookOf('pixar-3d');
  expect([24, 25, 26, 27].map((frame) => timing?.(frame / 24))).toEqual([1, 1, 26 / 24, 26 / 24]);
});

test('a held picture that moves by less than a pixel stays as sharp as the pose', () => {
  const space = spaceOf();
  const [pose, held] = [drawn(space, 24), drawn(space, 25)];
  const middle = (pixels: Buffer, by: number) =>
    Array.from({ length: SIZE.height - 20 }, (_, row) => {
      const from = ((row + 10) * SIZE.width + 10 + by) * 4;
      return pixels.subarray(from, from + (SIZE.width - 20) * 4);
    });
  const moves = [-1, 0, 1].filter((by) => Buffer.concat(middle(held, by)).equals(Buffer.concat(middle(pose, 0))));
  expect(moves).toHaveLength(1);
});

test('a held picture that moves fast leaves no gap at the edges', () => {
  const space = spaceOf();
  drawn(space, 4, 0.4);
  const opacities = drawn(space, 5, 0.4).filter((_, at) => at % 4 === 3);
  expect(Math.min(...opacities.subarray(0, SIZE.width * 100))).toBe(255);
});

test('another scene drawn in between does not change a scene', () => {
  const [space, other] = [spaceOf(), spaceOf()];
  const alone = drawn(space, 24);
  drawn(other, 60);
  expect(drawn(space, 24).equals(alone)).toBe(true);
});

test('a scene that is left frees the held picture, and does not change another scene', () => {
  const [space, other] = [spaceOf(), spaceOf()];
  const alone = drawn(space, 24);
  other.free();
  expect(drawn(space, 24).equals(alone)).toBe(true);
});
