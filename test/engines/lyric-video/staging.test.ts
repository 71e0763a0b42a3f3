import { describe, expect, test } from '@jest/globals';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';
import type { FrameCues } from '../../../engines/lyric-video/frame-cues.ts';
import type { Movement, MovementKind } from '../../../engines/lyric-video/movements.ts';
import { staged } from '../../../engines/lyric-video/staging.ts';
import { CHANGES, type Transition } from '../../../engines/lyric-video/transitions.ts';

const SIZE = { width: 16, height: 8 };
const MOVEMENTS: Movement[] = [
  { kind: 'opening', start: 0, end: 10, free: 0 },
  { kind: 'verse', start: 10, end: 20, free: 0 },
  { kind: 'chorus', start: 20, end: 30, free: 20 },
  { kind: 'verse', start: 30, end: 40, free: 29.8 },
  { kind: 'ending', start: 40, end: 50, free: 39 },
];
const BRIGHTNESS: Readonly<Record<MovementKind, number>> = {
  opening: 40,
  verse: 80,
  chorus: 120,
  break: 160,
  ending: 200,
};

/** A stage whose pictures are evenly bright. */
function stage(transition: Transition) {
  const built: MovementKind[] = [];
  const scene = staged(
    MOVEMENTS,
    (kind) => {
      built.push(kind);
      return { draw: (frame) => void frame.data.fill(BRIGHTNESS[kind]) };
    },
    transition,
    SIZE,
  );
  const at = (seconds: number) => {
    const frame = frameOf(SIZE.width, SIZE.height);
    scene.draw(frame, { seconds } as FrameCues);
    return [...frame.y];
  };
  return { built, at };
}

const evenly = (value: number) => Array(SIZE.width * SIZE.height).fill(value);

test('each movement has its own picture from its border to the next', () => {
  const { at } = stage('dissolve');
  expect([5, 10, 15, 20, 25, 30, 40].map((seconds) => at(seconds)[0])).toEqual([40, 80, 80, 120, 120, 80, 200]);
});

test('the next picture arrives at the border, and comes only while no words are shown', () => {
  const { at } = stage('dissolve');
  expect([9.4, 9.75, 10].map((seconds) => at(seconds)[0])).toEqual([40, 60, 80]);
  expect([19.99, 20].map((seconds) => at(seconds)[0])).toEqual([80, 120]);
  expect([29.7, 29.9, 30].map((seconds) => at(seconds)[0])).toEqual([120, 100, 80]);
});

test('a picture is built when it is first needed', () => {
  const { at, built } = stage('cut');
  expect(built).toEqual([]);
  for (const seconds of [1, 12, 22, 32, 23, 41]) at(seconds);
  expect(built).toEqual(['opening', 'verse', 'chorus', 'ending']);
});

test('of more than three pictures, the one that was not shown for longest is built again', () => {
  const { at, built } = stage('cut');
  for (const seconds of [1, 12, 22, 41, 1]) at(seconds);
  expect(built).toEqual(['opening', 'verse', 'chorus', 'ending', 'opening']);
});

test('the picture of an ending grows dark', () => {
  const { at } = stage('cut');
  expect(at(47)).toEqual(evenly(200));
  expect(at(48.75)).toEqual(evenly(108));
  expect(at(50)).toEqual(evenly(16));
});

test.each(['dissolve', 'wipe', 'push', 'iris'] as const)(
  '%s: draws the same frame, whatever was drawn before it',
  (transition) => {
    const { at } = stage(transition);
    const inOrder = [9.6, 9.8, 9.9].map(at);
    expect([9.9, 35, 9.8, 1, 9.6].map(at).filter((_, index) => index % 2 === 0)).toEqual(inOrder.reverse());
  },
);

describe.each(Object.entries(CHANGES).filter(([name]) => name !== 'cut'))('%s', (_, change) => {
  const brightnessAt = (share: number) => {
    const [frame, next] = [evenFrame(50), evenFrame(200)];
    change(frame, next, share);
    return frame.data.reduce((sum, value) => sum + value, 0) / frame.data.length;
  };

  test('leads from the old picture to the new one', () => {
    expect(brightnessAt(0)).toBe(50);
    expect(brightnessAt(1)).toBe(200);
  });

  test('shows more of the new picture with each frame', () => {
    const values = [0, 0.25, 0.5, 0.75, 1].map(brightnessAt);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
  });
});

function evenFrame(value: number): Frame {
  const frame = frameOf(SIZE.width, SIZE.height);
  frame.data.fill(value);
  return frame;
}
