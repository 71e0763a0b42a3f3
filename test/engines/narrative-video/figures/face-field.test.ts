import { describe, expect, test } from '@jest/globals';
import { FaceField, type Moved } from '../../../../engines/narrative-video/figures/photo/face-field.ts';

const AREA = { left: -1, top: -1, right: 1, bottom: 1 };

/** Returns how far the skin has moved that is at a place now. */
function movementAt(moved: readonly Moved[], x: number, y: number): readonly [number, number] {
  const movement = { x: 0, y: 0 };
  const field = new FaceField(AREA);
  field.show(moved);
  field.at(movement, x, y);
  return [movement.x, movement.y];
}

describe('a movement of the skin of a face', () => {
  const corner: Moved = { at: [0.3, 0.2], by: [0.02, -0.06] };
  const nose: Moved = { at: [0, 0], by: [0, 0] };

  test('moves each place by what it should', () => {
    const [x, y] = movementAt([corner, nose], 0.32, 0.14);
    expect(x).toBeCloseTo(0.02, 2);
    expect(y).toBeCloseTo(-0.06, 2);
    expect(movementAt([corner, nose], 0, 0)[1]).toBeCloseTo(0, 2);
  });

  test('leaves what is half of a face away where it is', () => {
    expect(movementAt([corner], -0.3, 0.2)).toEqual([0, 0]);
  });

  test('neither folds nor tears the skin between places that move apart', () => {
    const moved: Moved[] = [
      { at: [0, -0.1], by: [0, -0.06] },
      { at: [0, 0.1], by: [0, 0.05] },
    ];
    const from = Array.from({ length: 80 }, (_, row) => {
      const y = -0.8 + row * 0.02;
      return y - movementAt(moved, 0, y)[1];
    });
    const steps = from.slice(1).map((y, row) => y - (from[row] as number));
    expect(Math.min(...steps)).toBeGreaterThan(0.004);
    expect(Math.max(...steps)).toBeLessThan(0.04);
  });

  test('is found for places that coincide too', () => {
    expect(movementAt([corner, corner], 0.32, 0.14)[1]).toBeCloseTo(-0.06, 2);
  });
});
