import { expect, test } from '@jest/globals';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { lensAt, projected } from '../../../../engines/drawing/solids/lens.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Footing } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { FlatPeople } from '../../../../engines/narrative-video/solid/flat-people.ts';
import { portraitLight } from '../../../../engines/narrative-video/solid/lighting.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIZE = { width: 320, height: 240 };
const LENS = lensAt([0, 2.4, 5], [0, 0.9, 0], 0.6, SIZE);
const STANDING = {
  state: {
    pose: poseAt(CLIPS.stand, { seconds: 0, beats: 0 }),
    skeleton: skeletonOf(poseAt(CLIPS.stand, { seconds: 0, beats: 0 }), ADULT, 0),
    face: NEUTRAL_FACE,
    seconds: 0,
    pulse: 0,
  },
  x: 0,
  z: 0,
  size: 1,
  gone: 0,
};

test('shows the whole shadow of a person whom the light comes toward', () => {
  const usual = portraitLight(lightOf('day', 'clear', 'calm'));
  const people = new FlatPeople(SIZE, { ...usual, key: { ...usual.key, toward: [0, 0.8, 0.6] } });
  // An open frame, so that the shadow of its upper bar is visible through it.
  const figure = {
    proportions: ADULT,
    draw(context: SKRSContext2D, { x, y, height }: Footing) {
      context.fillRect(x - 40, y - height, 80, 12);
      context.fillRect(x - 40, y - height, 4, height);
    },
  };
  people.pose(LENS, [{ ...STANDING, figure }]);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  people.lay(canvas.getContext('2d'), true);
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height);
  const isShaded = (x: number, y: number) => {
    const alpha = data[(y * SIZE.width + x) * 4 + 3] ?? 0;
    return alpha > 30 && alpha < 250;
  };
  const [feet, head] = [projected(LENS, [0, 0, 0]).y, projected(LENS, [0, 1.75, 0]).y];
  const x = SIZE.width / 2 + 25;
  const below = Math.ceil(head + 20);
  const rows = Array.from({ length: SIZE.height - below }, (_, row) => below + row).filter((y) => isShaded(x, y));
  // The light falls as steeply as 4 to 3, and the lens sees the ground from a height of 2.4 m at 5 m.
  const long = (feet - head) * (0.6 / 0.8) * (2.4 / Math.hypot(2.4, 5));
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.abs(Math.min(...rows) - (feet - long))).toBeLessThan(8);
});

test('shows a shadow without gaps, however flat it lies', () => {
  const [width, height] = [1280, 720];
  const lens = lensAt([0, 1.4, 6], [0, 0.9, 0], 0.6, { width, height });
  const usual = portraitLight(lightOf('sunset', 'clear', 'calm'));
  const people = new FlatPeople({ width, height }, { ...usual, key: { ...usual.key, toward: [0.9, 0.3, 0.05] } });
  const figure = {
    proportions: ADULT,
    draw: (context: SKRSContext2D, { x, y, height }: Footing) => context.fillRect(x - 30, y - height, 60, height),
  };
  people.pose(lens, [{ ...STANDING, figure }]);
  const canvas = createCanvas(width, height);
  people.lay(canvas.getContext('2d'), true);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const darkest = (x: number) =>
    Math.max(...Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3] ?? 0));
  const tall = projected(lens, [0, 0, 0]).y - projected(lens, [0, 1.75, 0]).y;
  const columns = Array.from({ length: Math.floor(tall) }, (_, x) => darkest(Math.round(width / 2 - 32 - x)));
  expect(Math.min(...columns)).toBeGreaterThan(0.5 * Math.max(...columns));
});

test.each([
  ['from below', lensAt([0, 0.4, 4], [0, 1.5, 0], 0.6, SIZE)],
  ['from above', lensAt([0, 2.8, 4], [0, 1, 0], 0.6, SIZE)],
])('draws a head where a lens that looks %s sees it, and as large', (_, lens) => {
  const people = new FlatPeople(SIZE, portraitLight(lightOf('day', 'clear', 'calm')));
  const drawn: Footing[] = [];
  const figure = { proportions: ADULT, draw: (_context: SKRSContext2D, at: Footing) => void drawn.push(at) };
  people.pose(lens, [{ ...STANDING, figure }]);
  const [{ y, height }] = drawn as [Footing];
  const { head, crown } = STANDING.state.skeleton.joints;
  const middle = (head[1] + crown[1]) / 2;
  const face = projected(lens, [0, middle * 1.75, 0]);
  expect(y - height * middle).toBeCloseTo(face.y);
  expect(height / 1.75).toBeCloseTo(lens.focal / face.distance);
});
