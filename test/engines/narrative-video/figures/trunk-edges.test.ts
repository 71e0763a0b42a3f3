import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { fillSides, hemTrunk } from '../../../../engines/narrative-video/figures/photo/trunk-edges.ts';

const [HALF, UNIT, HIPS, ASIDE] = [300, 200, 400, 60];

/** Returns the opacity of a body that filled the picture before it got a hem. */
function hemmed(keep?: Parameters<typeof hemTrunk>[4]): (x: number, y: number) => number {
  const pen = createCanvas(HALF * 2, 700).getContext('2d');
  pen.fillRect(0, 0, HALF * 2, 700);
  hemTrunk(pen, { half: HALF, above: 100, unit: UNIT }, HIPS, ASIDE, keep);
  return (x, y) => pen.getImageData(x, y, 1, 1).data[3] as number;
}

describe('the hem of a body that stands at an angle', () => {
  test('is below the hips, wherever they are beside the shoulders', () => {
    const alpha = hemmed();
    expect(alpha(HALF + ASIDE, HIPS + 10)).toBe(255);
    expect(alpha(HALF + ASIDE + 100, HIPS)).toBe(255);
    expect(alpha(HALF - 100, HIPS)).toBe(0);
    expect(alpha(HALF + ASIDE, HIPS + UNIT * 0.2)).toBe(0);
  });

  test('leaves the shoulders and the arms beside them whole', () => {
    expect(hemmed()(HALF - 250, HIPS - UNIT)).toBe(255);
  });

  test('leaves a hand before the lap', () => {
    const alpha = hemmed((mask) => mask.fillRect(HALF + ASIDE, HIPS, 40, 150));
    expect(alpha(HALF + ASIDE + 20, HIPS + 100)).toBe(255);
    expect(alpha(HALF + ASIDE - 40, HIPS + 100)).toBe(0);
  });
});

describe('a body that the side of its photograph cuts through', () => {
  const filled = (cutOff: Parameters<typeof fillSides>[3]['cutOff']) => {
    const painted = createCanvas(HALF * 2, 700);
    painted.getContext('2d').fillRect(0, 0, HALF * 2, 700);
    const pen = createCanvas(HALF * 2, 700).getContext('2d');
    fillSides(pen, painted, { half: HALF, above: 100, unit: UNIT }, { ends: [-60, 200], cutOff });
    return (x: number, y: number) => pen.getImageData(x, y, 1, 1).data[3] as number;
  };

  test('goes on as the painted trunk below the shoulder, and not farther than a trunk', () => {
    const alpha = filled(['right']);
    expect(alpha(HALF - 70, HIPS)).toBe(255);
    expect(alpha(HALF - 70, 110)).toBe(0);
    expect(alpha(HALF - 160, HIPS)).toBe(0);
    expect(alpha(HALF, HIPS)).toBe(0);
  });

  test('stays as it is on a side that the photograph shows', () => {
    expect(filled([])(HALF - 70, HIPS)).toBe(0);
  });
});
