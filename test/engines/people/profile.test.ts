import { describe, expect, test } from '@jest/globals';
import type { Person, Point } from '../../../engines/people/person.ts';
import { withoutThingsBefore } from '../../../engines/people/profile.ts';

const [WIDTH, HEIGHT] = [200, 200];
/** Indexes of MediaPipe's face mesh: the forehead's upper end, the chin, the nose's tip and the cheekbones. */
const [TOP, CHIN, NOSE, CHEEKS] = [10, 152, 4, [234, 127, 93, 132, 454, 356, 323, 361]] as const;

/** A face from x = 60 to 120 of which all pixels around belong to the person. @param nose column of its tip */
function withNoseAt(nose: number): Person {
  const points = Array.from({ length: 468 }, (_, index): Point => [60 + (index % 7) * 10, 40 + (index % 11) * 10]);
  CHEEKS.forEach((index, at) => {
    points[index] = [at < 4 ? 60 : 120, 90];
  });
  points[TOP] = [90, 40];
  points[CHIN] = [90, 140];
  points[NOSE] = [nose, 90];
  return {
    width: WIDTH,
    height: HEIGHT,
    mask: new Uint8Array(WIDTH * HEIGHT).fill(255),
    face: {
      box: { x: 60, y: 40, width: 60, height: 100 },
      points,
      leftEye: [75, 70],
      rightEye: [105, 70],
      mouth: [90, 120],
      tilt: 0,
      turn: 0,
    },
    joints: {},
  };
}

const shareAt = ({ mask }: Person, x: number, y: number) => mask[y * WIDTH + x];

describe('A thing before a face', () => {
  test('is no part of a person who is seen in profile', () => {
    const found = withoutThingsBefore(withNoseAt(130));
    expect(shareAt(found, 160, 90)).toBe(0);
    expect(shareAt(found, 100, 90)).toBe(255);
  });

  test('does not take away the back of the head, nor what is above the brow and below the chin', () => {
    const found = withoutThingsBefore(withNoseAt(130));
    expect(shareAt(found, 20, 90)).toBe(255);
    expect(shareAt(found, 160, 30)).toBe(255);
    expect(shareAt(found, 160, 160)).toBe(255);
  });

  test('is kept before a face that looks at the viewer, whose hair may be there', () => {
    const person = withNoseAt(90);
    expect(withoutThingsBefore(person)).toBe(person);
  });
});
