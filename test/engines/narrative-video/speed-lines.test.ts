import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Action } from '../../../engines/narrative-video/actions.ts';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { anime } from '../../../engines/narrative-video/looks/anime.ts';

const SIDE = 120;

/** Returns the pixels that the look draws over a gray picture. */
function overlay(action: Action, energy: number): Buffer {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, SIDE, SIDE);
  const moment = { frame: 9, seconds: 2, pulse: 0.2, action, energy };
  anime.overlay?.(context, { width: SIDE, height: SIDE, unit: SIDE, ...moment } as FrameFacts);
  return context.canvas.data();
}

const hasLines = (action: Action, energy: number) => !overlay(action, energy).equals(overlay('stand', 0.2));

test('runners have speed lines, whatever the music does', () => {
  expect([hasLines('run', 0.2), hasLines('run', 0.9)]).toEqual([true, true]);
});

test('loud music gives dancers speed lines, but not passengers who sit', () => {
  expect([hasLines('dance', 0.9), hasLines('dance', 0.2), hasLines('sit', 0.9)]).toEqual([true, false, false]);
});
