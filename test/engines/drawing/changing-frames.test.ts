import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blendingFrames } from '../../../engines/drawing/blending-frames.ts';
import { blit, blitScaled, lay, settle } from '../../../engines/drawing/blit.ts';
import { ChangingFrames } from '../../../engines/drawing/changing-frames.ts';
import { type Frame, frameOf, type Sprite } from '../../../engines/drawing/frame.ts';
import { noise, sprites } from './sprites.ts';

const [WIDTH, HEIGHT] = [200, 150];

function plateWith(seed: number): Frame {
  const plate = frameOf(WIDTH, HEIGHT);
  plate.data.set(noise(plate.data.length, seed));
  return plate;
}

const PLATES = [plateWith(1), plateWith(2)];
const place = fc.integer({ min: -60, max: 190 });
const side = fc.integer({ min: 0, max: 90 });
const draws = fc.record({
  sprite: fc.nat(),
  x: place,
  y: place,
  opacity: fc.constantFrom(1, 0.5),
  scale: fc.constantFrom(1, 1, 0.8, 1.3),
  from: fc.option(fc.record({ left: side, top: side, right: side, bottom: side }), { nil: undefined }),
});
const pictures = fc.record({
  plate: fc.nat({ max: 1 }),
  blits: fc.array(draws, { maxLength: 5 }),
  isInverted: fc.boolean(),
  /** The picture of a frame is often the one before, with one thing more. */
  keeps: fc.boolean(),
});

describe('frames that are drawn only where they change', () => {
  test('get the same samples as a frame that is drawn whole', () => {
    const films = fc.array(pictures, { minLength: 2, maxLength: 8 });
    const several = fc.array(sprites, { minLength: 1, maxLength: 4 });
    const property = fc.property(several, films, fc.constantFrom(1, 2, 3), (choice, film, count) => {
      const changing = new ChangingFrames(blendingFrames(WIDTH, HEIGHT, count));
      const whole = frameOf(WIDTH, HEIGHT);
      let blits: (typeof film)[number]['blits'] = [];
      for (const { plate, blits: own, isInverted, keeps } of film) {
        blits = keeps ? [...blits, ...own.slice(0, 1)] : own;
        const paint = (frame: Frame) => {
          lay(frame, PLATES[plate] as Frame);
          for (const { sprite, x, y, opacity, scale, from } of blits) {
            const drawing = choice[sprite % choice.length] as Sprite;
            if (scale === 1) blit(frame, drawing, x, y, { opacity, ...(from && { from }) });
            else blitScaled(frame, drawing, x, y, scale, opacity);
          }
          if (!isInverted) return;
          settle(frame);
          for (let at = 0; at < frame.data.length; at++) frame.data[at] = 255 - (frame.data[at] as number);
        };
        paint(whole);
        expect(Buffer.compare(changing.draw(paint).data, whole.data)).toBe(0);
      }
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('are drawn again only if something changes', () => {
    const changing = new ChangingFrames(blendingFrames(WIDTH, HEIGHT, 3));
    const drawn = ([0, 0, 1, 1, 0] as const).map((plate) =>
      changing.draw((frame) => lay(frame, PLATES[plate] as Frame)),
    );
    expect(drawn[1]).toBe(drawn[0]);
    expect(drawn[3]).toBe(drawn[2]);
    expect(new Set(drawn).size).toBe(3);
  });

  test('keep the samples of frames before until as many others were drawn', () => {
    const changing = new ChangingFrames(blendingFrames(WIDTH, HEIGHT, 3));
    const shown = [0, 1, 2].map((column) => {
      const { data } = changing.draw((frame) => {
        lay(frame, PLATES[column % 2] as Frame);
      });
      return { data, before: Uint8Array.from(data) };
    });
    for (const { data, before } of shown) expect(Buffer.compare(data, before)).toBe(0);
  });
});
