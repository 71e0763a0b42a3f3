import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blendingFrames } from '../../../engines/drawing/blending-frames.ts';
import { blit } from '../../../engines/drawing/blit.ts';
import { type Frame, frameOf, type Sprite, spriteOf } from '../../../engines/drawing/frame.ts';
import { noise, sprites } from './sprites.ts';

const [WIDTH, HEIGHT] = [64, 48];

const place = fc.integer({ min: -60, max: 60 });
const side = fc.integer({ min: 0, max: 90 });
const draws = fc.record({
  sprite: fc.nat(),
  x: place,
  y: place,
  opacity: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  from: fc.option(fc.record({ left: side, top: side, right: side, bottom: side }), { nil: undefined }),
});

describe('a frame in the memory of the module that blends', () => {
  test('gets the same samples as any other, and leaves its neighbor alone, however few sprites have room', () => {
    const several = fc.array(sprites, { minLength: 1, maxLength: 4 });
    const rooms = fc.constantFrom(0, 4_000, 20_000, 1_000_000);
    const property = fc.property(several, fc.array(draws, { maxLength: 8 }), rooms, (choice, blits, room) => {
      const [ours, neighbor] = blendingFrames(WIDTH, HEIGHT, 2, room) as [Frame, Frame];
      const plain = frameOf(WIDTH, HEIGHT);
      const before = noise(plain.data.length, 7);
      for (const { data } of [ours, neighbor, plain]) data.set(before);
      for (const { sprite, x, y, opacity, from } of blits) {
        const options = { opacity, ...(from && { from }) };
        for (const frame of [ours, plain]) blit(frame, choice[sprite % choice.length] as Sprite, x, y, options);
      }
      expect(Buffer.compare(ours.data, plain.data)).toBe(0);
      expect(Buffer.compare(neighbor.data, before)).toBe(0);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test.each([1, 0.5])('mixes light and dark by every transparency at opacity %p', (opacity) => {
    const [ours] = blendingFrames(256, 64, 1) as [Frame];
    const plain = frameOf(256, 64);
    const below = Uint8Array.from(plain.y, (_, at) => (at >> 8) * 4);
    const grays = Uint32Array.from(below, (_, at) => (at & 255) * 0x010101);
    for (let cover = 0; cover < 256; cover++) {
      const pixels = grays.map((gray) => gray + cover * 0x1000000);
      const sprite = spriteOf({ data: new Uint8Array(pixels.buffer), width: 256, height: 64 });
      for (const frame of [ours, plain]) {
        frame.y.set(below);
        blit(frame, sprite, 0, 0, { opacity });
      }
      expect(Buffer.compare(ours.data, plain.data)).toBe(0);
    }
  });
});
