import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { hangs, limbPictureOf } from '../../../../engines/narrative-video/figures/photo/limb-picture.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import type { Person } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT] = [400, 500];
const RED: Rgb = [200, 40, 40];
const BLUE: Rgb = [40, 60, 200];
/** An upper arm in shares of the figure's height, and the pixels of the photograph for that height. */
const USUAL = { long: 0.2, half: 0.016 };
const SCALE = 1300;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const ARM: Box = [180, 100, 220, 400];

/** A photograph in which rectangles of one color belong to the person. */
function photographOf(...boxes: readonly { box: Box; color: Rgb }[]): PhotoSource {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (const { box, color } of boxes) {
    const [left, top, right, bottom] = box;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        data.set([...color, 255], (y * WIDTH + x) * 4);
        mask[y * WIDTH + x] = 255;
      }
    }
  }
  const joints: Person['joints'] = { leftShoulder: [200, 120], leftElbow: [200, 380] };
  const person = { width: WIDTH, height: HEIGHT, mask, joints } as Person;
  const rest = { skin: RED, chin: [200, 60], head: 100, toward: [0, 1], corrected: (color: Rgb) => color } as const;
  return { data, lit: data, width: WIDTH, height: HEIGHT, person, ...rest };
}

function upperArmOf(source: PhotoSource, worn: Rgb) {
  return limbPictureOf(source, 'leftShoulder', 'leftElbow', USUAL, SCALE, [worn]);
}

describe('a photographed upper arm', () => {
  test('is cut out from the shoulder to the elbow', () => {
    const arm = upperArmOf(photographOf({ box: ARM, color: RED }), RED);
    expect(arm?.long).toBeCloseTo(260);
    const { canvas, above = 0 } = arm ?? {};
    const pixel = (x: number, y: number) => [...(canvas?.getContext('2d').getImageData(x, y, 1, 1).data ?? [])];
    const middle = (canvas?.width ?? 0) / 2;
    expect(pixel(middle, above + 130)).toEqual([...RED, 255]);
    expect(pixel(1, above + 130)[3]).toBeLessThan(30);
  });

  test('is not taken if it has the color of neither clothes nor skin', () => {
    expect(upperArmOf(photographOf({ box: ARM, color: RED }), BLUE)).toBeUndefined();
  });

  test('is not taken if something hides its lower half', () => {
    expect(upperArmOf(photographOf({ box: [180, 100, 220, 260], color: RED }), RED)).toBeUndefined();
  });

  test('is not taken if it lies against a body in the same cloth', () => {
    expect(upperArmOf(photographOf({ box: [100, 100, 300, 400], color: RED }), RED)).toBeUndefined();
  });

  test('is not taken if it points toward the viewer', () => {
    const source = photographOf({ box: ARM, color: RED });
    source.person.joints.leftElbow = [200, 220];
    expect(upperArmOf(source, RED)).toBeUndefined();
  });
});

describe('an arm', () => {
  const ARM_JOINTS = ['leftShoulder', 'leftElbow', 'leftWrist'] as const;
  const armTo = (...wrist: [number, number]) =>
    ({ joints: { leftShoulder: [200, 100], leftElbow: [210, 200], leftWrist: wrist } }) as unknown as Person;

  test('can be cut out of a photograph only if all of it hangs down', () => {
    expect(hangs(armTo(200, 290), ARM_JOINTS)).toBe(true);
    expect(hangs(armTo(120, 210), ARM_JOINTS)).toBe(false);
    expect(hangs(armTo(220, 110), ARM_JOINTS)).toBe(false);
    expect(hangs({ joints: {} } as Person, ARM_JOINTS)).toBe(false);
  });
});
