import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { cutBelow, fadedBelow } from '../../../../engines/narrative-video/figures/photo/tailoring.ts';

/** An opaque part, 100 pixels for a unit, whose joints are 10 and 60 pixels below its upper end. */
function part() {
  const { canvas, pen } = newCanvas(40, 80);
  pen.fillRect(0, 0, 40, 80);
  const opacity = (x: number, y: number) => pen.getImageData(x, y, 1, 1).data[3] as number;
  return { canvas, above: 10, long: 50, scale: 100, opacity };
}

describe('the lower end of a forearm', () => {
  test('is the rim of a sleeve, lower in its middle, with no bare skin below', () => {
    const sleeve = part();
    cutBelow(sleeve, 0.5, 0.15, 0.05);
    expect(sleeve.opacity(20, 58)).toBe(255);
    expect(sleeve.opacity(20, 62)).toBe(255);
    expect(sleeve.opacity(6, 63)).toBe(0);
    expect(sleeve.opacity(20, 68)).toBe(0);
  });

  test('fades into the hand where it is bare', () => {
    const bare = part();
    fadedBelow({ ...bare, long: 50 }, [-0.1, 0.1]);
    expect(bare.opacity(20, 45)).toBe(255);
    expect(bare.opacity(20, 60)).toBeGreaterThan(100);
    expect(bare.opacity(20, 60)).toBeLessThan(155);
    expect(bare.opacity(20, 72)).toBe(0);
  });
});
