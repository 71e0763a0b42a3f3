import { describe, expect, test } from '@jest/globals';
import { enlargedPortrait } from '../../../../engines/narrative-video/figures/photo/enlarged-portrait.ts';
import type { Person, Point } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT] = [40, 20];
const NOSE: Point = [10, 5];

/** A picture that is dark in its left half and light in its right one, in which the person is the right half. */
function portrait() {
  const isRight = (at: number) => at % WIDTH >= WIDTH / 2;
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (isRight(Math.floor(at / 3)) ? 200 : 40));
  const mask = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (isRight(at) ? 255 : 0));
  const person = {
    width: WIDTH,
    height: HEIGHT,
    mask,
    face: { box: { x: 4, y: 2, width: 8, height: 10 }, points: [NOSE], leftEye: NOSE, rightEye: NOSE, mouth: NOSE },
    joints: { nose: NOSE },
  } as unknown as Person;
  return { picture: { data, width: WIDTH, height: HEIGHT }, person };
}

describe('a small portrait', () => {
  test('is enlarged with everything that is known about its person', async () => {
    const { picture, person } = await enlargedPortrait(portrait(), 82.5);
    expect([picture.width, picture.height]).toEqual([80, 40]);
    expect(picture.data).toHaveLength(80 * 40 * 3);
    expect([person.width, person.height, person.mask.length]).toEqual([80, 40, 80 * 40]);
    expect(person.joints.nose).toEqual([20, 10]);
    expect(person.face.points).toEqual([[20, 10]]);
    expect(person.face.box).toEqual({ x: 8, y: 4, width: 16, height: 20 });
    expect([person.mask[20 * 80 + 30], person.mask[20 * 80 + 50]]).toEqual([0, 255]);
  });

  test('keeps edges that are steeper than those between enlarged pixels', async () => {
    const { picture } = await enlargedPortrait(portrait(), 82.5);
    const at = (x: number) => picture.data[(20 * 80 + x) * 3] as number;
    expect(at(40) - at(39)).toBeGreaterThan((200 - 40) / 2);
  });

  test('is not enlarged beyond what its pixels tell', async () => {
    const { picture } = await enlargedPortrait(portrait(), 20);
    expect(picture.width).toBe(80);
  });

  test('with a large head stays as it is', async () => {
    const known = portrait();
    expect(await enlargedPortrait(known, 400)).toEqual(known);
  });
});
