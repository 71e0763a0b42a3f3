import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { framed, placedFace, type Size } from '../../../engines/people/framing.ts';
import type { Face } from '../../../engines/people/person.ts';

/** Returns a face whose eyes, mouth and box are in their usual places. */
function faceAt(x: number, y: number, height: number): Face {
  const width = height * 0.78;
  return {
    box: { x: x - width / 2, y: y - height * 0.4, width, height },
    points: [],
    leftEye: [x - height * 0.19, y],
    rightEye: [x + height * 0.19, y],
    mouth: [x, y + height * 0.38],
    tilt: 0,
    turn: 0,
  };
}

/** Pictures with a whole face, including its hair, at any position. */
const pictures = fc
  .record({
    width: fc.integer({ min: 300, max: 2048 }),
    height: fc.integer({ min: 300, max: 2048 }),
    size: fc.double({ min: 0.06, max: 0.5, noNaN: true }),
    across: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, size, across, down }) => {
    const tall = size * Math.min(width, height);
    const x = tall * 0.5 + across * (width - tall);
    const y = tall * 0.95 + down * (height - tall * 1.65);
    return { picture: { width, height }, face: faceAt(x, y, tall) };
  });

/** Areas from the narrow ones of wide videos to the wide ones of tall videos. */
const places = fc.record({ width: fc.integer({ min: 200, max: 1000 }), height: fc.integer({ min: 200, max: 1000 }) });

function isInside({ box }: Face, { width, height }: Size): boolean {
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}

describe('the framing of a person', () => {
  test('keeps the whole face in view, for any picture and any area', () => {
    fc.assert(
      fc.property(pictures, places, fc.constantFrom('cut-out', 'whole'), ({ picture, face }, place, kind) => {
        expect(isInside(placedFace(face, framed(face, picture, place, kind)), place)).toBe(true);
      }),
    );
  });

  test('puts the eyes of a cut-out about a third below the top if the body is long enough', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 200, max: 1000 }), ({ picture, face }, side) => {
        const place = { width: side, height: side };
        const framing = framed(face, picture, place, 'cut-out');
        const eyes = placedFace(face, framing).leftEye[1] / side;
        const reaches = picture.height - face.leftEye[1] > face.box.height * 2;
        fc.pre(reaches);
        expect(eyes).toBeGreaterThan(0.3);
        expect(eyes).toBeLessThan(0.42);
      }),
    );
  });

  test('leaves no gap below a cut-out', () => {
    fc.assert(
      fc.property(pictures, places, ({ picture, face }, place) => {
        const { scale, y } = framed(face, picture, place, 'cut-out');
        expect(y + picture.height * scale).toBeGreaterThanOrEqual(place.height - 1);
      }),
    );
  });

  test('shows a whole cut-out without a face, and fills the area with any other picture', () => {
    const place = { width: 400, height: 300 };
    expect(framed(undefined, { width: 200, height: 600 }, place, 'cut-out')).toEqual({ scale: 0.5, x: 150, y: 0 });
    expect(framed(undefined, { width: 200, height: 600 }, place, 'whole')).toEqual({ scale: 2, x: 0, y: -225 });
  });
});
