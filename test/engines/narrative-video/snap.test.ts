import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import type { PosedSkeleton } from '../../../engines/narrative-video/acting/skeleton.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { snapAt } from '../../../engines/narrative-video/looks/snap.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { passing } from '../../../engines/narrative-video/passage.ts';
import { aSheet } from './a-sheet.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';

const SIZE = 300;
const HEIGHT = 160;
const STANDING = skeletonOf(UPRIGHT_POSE, ADULT, 0);

function moved({ joints, ...rest }: PosedSkeleton, right: number, up: number): PosedSkeleton {
  const there = Object.entries(joints).map(([name, [x, y, z]]) => [name, [x + right, y + up, z]]);
  return { joints: Object.fromEntries(there), ...rest };
}

/** Draws a person in the look, and returns the picture's pixels. */
async function pixelsOf(change: Partial<FigureState>, height = HEIGHT): Promise<Uint8ClampedArray> {
  const model = { sheet: aSheet(), picture: '' };
  const figure = await lookOf('cartoon-network').figures.make(model, lightOf('day', 'clear', 'calm'));
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  const state = { pose: UPRIGHT_POSE, skeleton: STANDING, face: NEUTRAL_FACE, seconds: 0, pulse: 0.25, ...change };
  figure.draw(context, { x: SIZE / 2, y: SIZE * 0.9, height }, state);
  return context.getImageData(0, 0, SIZE, SIZE).data as unknown as Uint8ClampedArray;
}

/** Returns the width and the height of the visible part of a person's picture in pixels. */
async function boundsOf(change: Partial<FigureState>): Promise<{ wide: number; tall: number }> {
  const data = await pixelsOf(change);
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 128) continue;
    columns.add(pixel % SIZE);
    rows.add(Math.floor(pixel / SIZE));
  }
  return { wide: columns.size, tall: rows.size };
}

test.each([
  { right: 0.12, up: 0, side: 'wide', other: 'tall' },
  { right: 0, up: 0.12, side: 'tall', other: 'wide' },
] as const)('a body between two poses is stretched along its movement, by $right and $up heights', async (move) => {
  const to = moved(STANDING, move.right, move.up);
  const [sharp, smeared] = [
    await boundsOf({ skeleton: STANDING }),
    await boundsOf({ skeleton: STANDING, smear: { from: STANDING, to } }),
  ];
  expect(smeared[move.side]).toBeGreaterThan(sharp[move.side] * 1.1);
  expect(smeared[move.other]).toBeLessThan(sharp[move.other]);
});

test('a body that hardly moves between two poses is drawn as it is', async () => {
  const to = moved(STANDING, 0.005, 0);
  expect(await boundsOf({ smear: { from: STANDING, to } })).toEqual(await boundsOf({}));
});

/** Returns the pose from which the left hand comes to where it is. */
function handFrom(right: number, up: number): PosedSkeleton {
  const { leftHand, leftWrist } = moved(STANDING, right, up).joints;
  return { ...STANDING, joints: { ...STANDING.joints, leftHand, leftWrist } };
}

test('a hand that comes fast shows its fingers before its smear, and whoever holds a thing smears none', async () => {
  const fast = { smear: { from: handFrom(0.3, 0.2), to: STANDING } };
  const [x, y] = STANDING.joints.leftHand;
  /** Places of the lines around and between the fingers. */
  const linesOf = async (change: Partial<FigureState>) => {
    const data = await pixelsOf({ pose: { ...UPRIGHT_POSE, leftHand: 'open' }, ...change }, SIZE);
    const found = new Set<number>();
    for (let down = -12; down < 4; down += 1)
      for (let right = -8; right < 8; right += 1) {
        const at = Math.round(SIZE * 0.9 - y * SIZE + down) * SIZE + Math.round(SIZE / 2 + x * SIZE + right);
        if ((data[at * 4 + 3] ?? 0) > 200 && (data[at * 4] ?? 255) < 110) found.add(at);
      }
    return found;
  };
  const [sharp, smeared] = [await linesOf({}), await linesOf(fast)];
  expect(sharp.size).toBeGreaterThan(20);
  expect([...sharp].filter((at) => smeared.has(at)).length).toBeGreaterThan(sharp.size * 0.85);
  const held = { held: { left: 'flower' } } as const;
  const [fastPixels, pixels] = [await pixelsOf({ ...held, ...fast }), await pixelsOf(held)];
  expect(Buffer.compare(Buffer.from(fastPixels), Buffer.from(pixels))).toBe(0);
});

test('a smear behind a hand is shorter than an arm, however far the hand has come', async () => {
  const from = handFrom(0.5, 0.3);
  const [sharp, smeared] = [await boundsOf({}), await boundsOf({ smear: { from, to: STANDING } })];
  expect(smeared.wide).toBeGreaterThan(sharp.wide);
  expect(smeared.wide - sharp.wide).toBeLessThan(HEIGHT * (ADULT.upperArm + ADULT.forearm) * 0.6);
});

test('bodies go to a pose in one drawing, go beyond it in the next, and hold it until the drawing before the next', () => {
  // 1.5 steps per second with two poses each: four drawings for each pose.
  const rhythm = { stepsAt: (seconds: number) => seconds * 1.5 };
  const shares = Array.from({ length: 8 }, (_, drawing) => snapAt(drawing / 12, rhythm, 1 / 12).share);
  expect(shares.map((share) => (share > 1 ? 'beyond' : share < 1 ? 'between' : 'held'))).toEqual([
    ...['beyond', 'held', 'held', 'between'],
    ...['beyond', 'held', 'held', 'between'],
  ]);
});

test('a body that goes beyond a pose keeps its feet on the ground', () => {
  const raised = moved(STANDING, 0, 0.3);
  const { joints } = passing(raised, STANDING, 1.2);
  expect(joints.leftAnkle[1]).toBeCloseTo(STANDING.joints.leftAnkle[1]);
  expect(joints.crown[1]).toBeLessThan(STANDING.joints.crown[1]);
});
