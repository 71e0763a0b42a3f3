import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Shoulders } from '../../../../engines/narrative-video/figures/photo/build.ts';
import { eraseArms } from '../../../../engines/narrative-video/figures/photo/folded-arms.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { fillFreed, narrowBelow } from '../../../../engines/narrative-video/figures/photo/trunk-edges.ts';

const SIDE = 400;
const TURNED = { isFrontal: false, across: 100, middle: [200, 100], angle: 0 } as Shoulders;

/** Returns the opacity at places of a photograph, from which the left arm of a turned body with these joints is erased. */
function erased(elbow: [number, number], wrist: [number, number]): (x: number, y: number) => number {
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  pen.fillRect(0, 0, SIDE, SIDE);
  const joints = { leftShoulder: [250, 100], leftElbow: elbow, leftWrist: wrist };
  eraseArms(pen, { person: { joints } } as unknown as PhotoSource, TURNED);
  return (x, y) => pen.getImageData(x, y, 1, 1).data[3] as number;
}

describe('the arms of a body that is turned in its photograph', () => {
  test('lose the forearm that hangs, and keep the upper arm', () => {
    const at = erased([250, 200], [250, 300]);
    expect(at(250, 250)).toBe(0);
    expect(at(250, 130)).toBe(255);
  });

  test('keep a raised forearm, which may cover hair and face', () => {
    const at = erased([280, 140], [240, 60]);
    expect(at(260, 100)).toBe(255);
  });
});

test('painted cloth fills what was removed from before a leaning trunk, and nothing beside the person', () => {
  const whole = createCanvas(SIDE, SIDE);
  whole.getContext('2d').fillRect(100, 100, 200, 200);
  const painted = createCanvas(SIDE, SIDE);
  const cloth = painted.getContext('2d');
  cloth.fillStyle = '#ff0000';
  cloth.fillRect(140, 0, 100, SIDE);
  const body = createCanvas(SIDE, SIDE).getContext('2d');
  fillFreed(body, painted, whole, 40);
  const at = (x: number, y: number) => [...body.getImageData(x, y, 1, 1).data];
  expect(at(270, 200)).toEqual([255, 0, 0, 255]);
  expect(at(110, 200)[3]).toBe(0);
  expect(at(200, 350)[3]).toBe(0);
});

test('a body narrows toward the end of its photograph, and is whole above', () => {
  const body = createCanvas(SIDE, SIDE).getContext('2d');
  body.fillRect(0, 0, SIDE, SIDE);
  narrowBelow(body, { half: 200, above: 50, unit: 100 }, 300);
  const opacity = (x: number, y: number) => body.getImageData(x, y, 1, 1).data[3] as number;
  expect(opacity(200, 290)).toBe(255);
  expect(opacity(270, 290)).toBe(0);
  expect(opacity(330, 150)).toBe(255);
});
