import { describe, expect, test } from '@jest/globals';
import { withoutLap } from '../../../../engines/narrative-video/figures/photo/lap.ts';
import type { Person, Point } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT, HEAD] = [100, 200, 60];
/** Where the face mesh has the forehead's upper end and the chin. */
const [TOP, CHIN] = [10, 152];

/** A portrait in which the hips are at a row. */
function portraitWith(hips: number) {
  const points = Array.from({ length: 468 }, (): Point => [50, 40]);
  points[TOP] = [50, 10];
  points[CHIN] = [50, 10 + HEAD];
  const person = {
    width: WIDTH,
    height: HEIGHT,
    mask: new Uint8Array(WIDTH * HEIGHT).fill(255),
    face: { points, leftEye: [40, 35], rightEye: [60, 35], tilt: 0 },
    joints: { leftHip: [70, hips], rightHip: [30, hips] },
  } as unknown as Person;
  return { picture: { data: new Uint8Array(WIDTH * HEIGHT * 3), width: WIDTH, height: HEIGHT }, person };
}

describe('A portrait that ends at the lap', () => {
  test('shows the body above the lap and nothing below', () => {
    const { picture, person } = withoutLap(portraitWith(190));
    const shareAt = (y: number) => person.mask[y * WIDTH + 50];
    expect(shareAt(165)).toBe(255);
    expect(shareAt(180)).toBe(0);
    expect(person.height).toBe(picture.height);
    expect(person.mask.length).toBe(WIDTH * picture.height);
    expect(picture.data.length).toBe(WIDTH * picture.height * 3);
  });

  test('is left as it is if it shows the legs too', () => {
    const standing = portraitWith(120);
    expect(withoutLap(standing)).toBe(standing);
  });
});
