import { describe, expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { builtLike, headOf, leanOf, shouldersOf } from '../../../../engines/narrative-video/figures/photo/build.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';

const HEAD = 100;

/** A photograph in which the shoulders are so many heads apart. */
function photographOf(across: number): PhotoSource {
  const joints = { leftShoulder: [200 + (across * HEAD) / 2, 140], rightShoulder: [200 - (across * HEAD) / 2, 140] };
  return { person: { joints }, head: HEAD, chin: [200, 100], toward: [0, 1] } as unknown as PhotoSource;
}

describe('the shoulders of a photograph', () => {
  test('are frontal if they are far apart', () => {
    expect(shouldersOf(photographOf(1.4)).isFrontal).toBe(true);
    expect(shouldersOf(photographOf(0.95)).isFrontal).toBe(false);
  });

  test('of somebody who is turned are narrow, and between the chin and the trunk', () => {
    const photograph = photographOf(0.6);
    const { across, middle } = shouldersOf({ ...photograph, chin: [150, 100] });
    expect(across).toBeGreaterThan(HEAD * 1.1);
    expect(across).toBeLessThan(HEAD * 1.5);
    expect(middle[0]).toBeGreaterThan(150);
    expect(middle[0]).toBeLessThan(200);
    expect(middle[1]).toBeGreaterThan(100);
  });

  test.each([1.25, 1.5, 1.8])(
    'are %d heads apart on the body too, so that sleeves begin where the photograph ends',
    (across) => {
      const photograph = photographOf(across);
      const { shoulders, head } = builtLike(ADULT, photograph, shouldersOf(photograph));
      expect(shoulders).toBeCloseTo(head * across);
    },
  );

  test('are below the chin of somebody who stands at an angle', () => {
    const turned = photographOf(1.5);
    const aside = { ...turned, chin: [212, 100] as const };
    expect(shouldersOf(aside).middle[0]).toBeCloseTo(212);
    expect(shouldersOf(aside).across).toBeLessThan(shouldersOf(turned).across);
  });
});

test('a portrait that leans far is set upright by a part of it', () => {
  const leaning = (lean: number) =>
    leanOf(
      { toward: [-Math.sin(lean), Math.cos(lean)] },
      shouldersOf({ ...photographOf(0.6), toward: [-Math.sin(lean), Math.cos(lean)] }),
    );
  expect(leaning(0.15)).toBeCloseTo(0.15);
  expect(leaning(-0.8)).toBeLessThan(-0.2);
  expect(leaning(-0.8)).toBeGreaterThan(-0.5);
});

test('a head that is large for its shoulders gets a body of fewer heads', () => {
  const heads = [1.25, 1.45].map((across) => {
    const photograph = photographOf(across);
    return 1 / headOf(photograph, shouldersOf(photograph));
  });
  expect(heads[0]).toBeGreaterThan(6.3);
  expect(heads[0]).toBeLessThan(6.8);
  expect(heads[1]).toBeGreaterThan((heads[0] as number) + 0.5);
});

test('a head leans over its shoulders as in the photograph', () => {
  const photograph = { ...photographOf(1.4), toward: [-Math.sin(0.1), Math.cos(0.1)] as const };
  expect(leanOf(photograph, shouldersOf(photograph))).toBeCloseTo(0.1);
});

test('a body keeps its height', () => {
  const { head, neck, torso, thigh, shin } = builtLike(ADULT, photographOf(0.5), shouldersOf(photographOf(0.5)));
  expect(head + neck + torso + thigh + shin).toBeCloseTo(
    ADULT.head + ADULT.neck + ADULT.torso + ADULT.thigh + ADULT.shin,
  );
});
