import { expect, test } from '@jest/globals';
import { IDENTITY, moved, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { guitarFrame, playsGuitar } from '../../../../engines/narrative-video/solid/lego/fretting.ts';
import { molded, moldedHair, moldedSkin } from '../../../../engines/narrative-video/solid/lego/plastic.ts';

test.each([[[0.4, 0.1, 0.25]], [[0.38, 0.2, 0.3]], [[0.42, 0.05, 0.2]]] as [Vector][])(
  'the neck of a guitar passes through the hand of a minifigure at %p',
  (hand) => {
    const frame = guitarFrame(IDENTITY, hand);
    const distances = Array.from({ length: 80 }, (_, step) => {
      const x = (step / 100) * legoWorkshop.scale;
      const [dx, dy, dz] = moved(frame, [x, x / 3, 0.085 * legoWorkshop.scale]);
      return Math.hypot(dx - hand[0], dy - hand[1], dz - hand[2]);
    });
    expect(Math.min(...distances)).toBeLessThan(0.03);
  },
);

test('only guitars turn toward the hand', () => {
  expect([playsGuitar(['electric-guitar']), playsGuitar(['accordion']), playsGuitar()]).toEqual([true, false, false]);
});

test('an orange suit is molded in orange, not in pink', () => {
  const [red, green, blue] = molded([226, 104, 66]);
  expect(red - blue).toBeGreaterThan(180);
  expect(green - blue).toBeGreaterThan(50);
});

test('blond hair is molded in another color than skin', () => {
  expect(moldedHair([216, 184, 120])).not.toEqual(moldedSkin([216, 184, 120]));
  const [red, , blue] = moldedHair([216, 184, 120]);
  expect(red - blue).toBeGreaterThan(90);
});
