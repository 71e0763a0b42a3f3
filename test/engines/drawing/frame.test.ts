import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blit, blitScaled, lay } from '../../../engines/drawing/blit.ts';
import { plate, sprite } from '../../../engines/drawing/canvas.ts';
import { frameOf, rgbOf } from '../../../engines/drawing/frame.ts';

const paper = plate(64, 48, (pen) => {
  pen.fillStyle = '#202020';
  pen.fillRect(0, 0, 64, 48);
});
const red = sprite(20, 12, (pen) => {
  pen.fillStyle = '#e01010';
  pen.fillRect(0, 0, 20, 12);
});

function colorAt(frame: ReturnType<typeof frameOf>, x: number, y: number): number[] {
  return [...rgbOf(frame).slice((y * frame.width + x) * 3, (y * frame.width + x) * 3 + 3)];
}

describe('a YUV picture', () => {
  test.each(['#000000', '#ffffff', '#d5321f', '#1f4e9c', '#f2b81c', '#808080'])('keeps the color %s', (color) => {
    const frame = plate(4, 4, (pen) => {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 4, 4);
    });
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    colorAt(frame, 1, 1).forEach((value, channel) => {
      expect(Math.abs(value - (wanted[channel] as number))).toBeLessThanOrEqual(3);
    });
  });
});

describe('a sprite', () => {
  test('changes the pixels that it covers and no others', () => {
    const frame = frameOf(64, 48);
    lay(frame, paper);
    blit(frame, red, 10, 8);
    expect(colorAt(frame, 12, 10)[0]).toBeGreaterThan(200);
    expect(colorAt(frame, 32, 10)[0]).toBeLessThan(50);
    expect(colorAt(frame, 12, 22)[0]).toBeLessThan(50);
  });

  test('shows half of itself at half opacity', () => {
    const frame = frameOf(64, 48);
    lay(frame, paper);
    blit(frame, red, 10, 8, { opacity: 0.5 });
    const [value] = colorAt(frame, 14, 12);
    expect(value).toBeGreaterThan(100);
    expect(value).toBeLessThan(150);
  });

  test('shows only the requested part', () => {
    const frame = frameOf(64, 48);
    lay(frame, paper);
    blit(frame, red, 10, 8, { from: { left: 0, top: 0, right: 8, bottom: 12 } });
    expect(colorAt(frame, 14, 12)[0]).toBeGreaterThan(200);
    expect(colorAt(frame, 24, 12)[0]).toBeLessThan(50);
  });

  test('draws at any position, even outside the frame, and only inside its rectangle', () => {
    const place = fc.integer({ min: -90, max: 90 });
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 3, noNaN: true }), fc.boolean(), (x, y, scale, scaled) => {
        const frame = frameOf(64, 48);
        if (scaled) blitScaled(frame, red, x, y, scale);
        else blit(frame, red, x, y);
        const reach = scaled ? [(red.width * scale) / 2 + 1, (red.height * scale) / 2 + 1] : [red.width, red.height];
        for (let row = 0; row < 48; row++) {
          for (let column = 0; column < 64; column++) {
            if (frame.y[row * 64 + column] === 0) continue;
            expect(column).toBeGreaterThanOrEqual(scaled ? x - (reach[0] as number) : x);
            expect(column).toBeLessThanOrEqual(x + (reach[0] as number));
            expect(row).toBeGreaterThanOrEqual(scaled ? y - (reach[1] as number) : y);
            expect(row).toBeLessThanOrEqual(y + (reach[1] as number));
          }
        }
      }),
    );
  });
});
