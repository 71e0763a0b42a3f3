import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../engines/drawing/color.ts';
import { withoutNeighbor } from '../../../engines/people/neighbor.ts';
import type { Person, Point } from '../../../engines/people/person.ts';

const [WIDTH, HEIGHT] = [200, 300];
const SKIN: Rgb = [200, 140, 100];
const RED: Rgb = [180, 30, 30];
const NAVY: Rgb = [30, 34, 80];

/** Where the face mesh has the forehead's upper end and the chin. */
const [TOP, CHIN] = [10, 152];

/** Somebody in red beside a rectangle of another color, which the mask takes for an arm. */
function beside(
  color: Rgb,
  from: number,
  wrist?: Point,
): { picture: Parameters<typeof withoutNeighbor>[0]; person: Person } {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  const fill = ([left, top, right, bottom]: readonly [number, number, number, number], of: Rgb) => {
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        data.set(of, (y * WIDTH + x) * 3);
        mask[y * WIDTH + x] = 255;
      }
  };
  fill([80, 20, 140, 100], SKIN);
  fill([70, 100, 170, 300], RED);
  fill([from, 110, 72, 220], color);
  const points = Array.from({ length: 468 }, (): Point => [110, 60]);
  points[TOP] = [110, 30];
  points[CHIN] = [110, 90];
  const face = {
    box: { x: 80, y: 30, width: 60, height: 60 },
    points,
    leftEye: [95, 55],
    rightEye: [125, 55],
    mouth: [110, 75],
    tilt: 0,
    turn: 0,
  } as const;
  const joints = {
    leftElbow: [155, 190],
    rightElbow: [40, 160],
    leftHip: [140, 280],
    rightHip: [100, 280],
    ...(wrist && { rightWrist: wrist }),
  } as const;
  return {
    picture: { data, width: WIDTH, height: HEIGHT },
    person: { width: WIDTH, height: HEIGHT, mask, face, joints },
  };
}

const shareAt = ({ mask }: Person, x: number, y: number) => mask[y * WIDTH + x] as number;

describe('A neighbor whose face is not in the picture', () => {
  test('is no part of the person, and neither are the joints that were found there', () => {
    const { picture, person } = beside(NAVY, 0);
    const found = withoutNeighbor(picture, person);
    expect(shareAt(found, 30, 160)).toBe(0);
    expect(shareAt(found, 110, 200)).toBe(255);
    expect(found.joints.rightElbow).toBeUndefined();
    expect(found.joints.leftElbow).toEqual([155, 190]);
  });

  test('is not seen in an arm whose sleeve has the color of the other one', () => {
    const { picture, person } = beside(RED, 0);
    expect(withoutNeighbor(picture, person)).toEqual(person);
  });

  test('is not seen in a sleeve that ends in the picture', () => {
    const { picture, person } = beside(NAVY, 20);
    expect(withoutNeighbor(picture, person)).toEqual(person);
  });

  test('is not seen in a sleeve that ends at a hand', () => {
    const { picture, person } = beside(NAVY, 0, [40, 222]);
    expect(withoutNeighbor(picture, person)).toEqual(person);
  });
});
