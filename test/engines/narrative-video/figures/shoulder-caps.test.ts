import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { capOpacity, shoulderCaps } from '../../../../engines/narrative-video/figures/photo/shoulder-caps.ts';
import type { Point } from '../../../../engines/people/person.ts';

const UNIT = 100;
/** Pixels above the line of the shoulders. */
const ABOVE = 80;

/** The caps of a chest that is opaque everywhere. @param elbow of the person's left arm, on the viewer's right */
function capsOf(elbow?: Point) {
  const canvas = createCanvas(UNIT * 2, UNIT * 2);
  canvas.getContext('2d').fillRect(0, 0, canvas.width, canvas.height);
  const joints = { leftShoulder: [150, 80], ...(elbow && { leftElbow: elbow }) };
  const chest = { canvas, above: ABOVE, long: UNIT, scale: 1000 };
  return shoulderCaps(chest, UNIT, { person: { joints } } as unknown as PhotoSource);
}

const spot = (x: number, y: number) => ({ x, y, z: 0 });

describe('the photographed shoulder of an arm', () => {
  test('is shown on its side only, and fades on the way down the arm', () => {
    const { left } = capsOf();
    const alpha = (aside: number, down: number) =>
      left?.picture.canvas.getContext('2d').getImageData(UNIT + aside * UNIT, ABOVE + down * UNIT, 1, 1).data[3];
    expect(alpha(0.6, 0.1)).toBeGreaterThan(250);
    expect(alpha(-0.6, 0.1)).toBe(0);
    expect(alpha(0.2, 0.1)).toBe(0);
    expect(alpha(0.6, 0.8)).toBe(0);
  });

  test('is not used if the photographed arm is raised', () => {
    expect(capsOf([160, 140]).left).toBeDefined();
    expect(capsOf([230, 60]).left).toBeUndefined();
  });

  test('covers an arm that hangs, and not one that is raised', () => {
    const cap = capsOf().left;
    if (!cap) throw new Error('The arm hangs.');
    expect(capOpacity(cap, 'left', spot(0, 0), spot(10, 60))).toBe(1);
    expect(capOpacity(cap, 'left', spot(0, 0), spot(60, 10))).toBe(0);
  });
});
