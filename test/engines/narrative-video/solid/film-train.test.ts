import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { WINDOW_LIGHT } from '../../../../engines/narrative-video/scenery/passing-train.ts';
import { drawLensGlow } from '../../../../engines/narrative-video/solid/film/lens-glow.ts';
import { litWindow } from '../../../../engines/narrative-video/solid/film/lit-window.ts';

describe('a train that passes at night on film', () => {
  test('has windows with bright lamps above and the night in the window on the other side', () => {
    const { data, width, height } = litWindow(WINDOW_LIGHT);
    const at = (u: number, v: number) => {
      const pixel = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
      return luminance([...data.subarray(pixel, pixel + 3)] as unknown as Rgb);
    };
    expect(at(0.4, 0.05)).toBeGreaterThan(at(0.05, 0.5) * 1.1);
    expect(at(0.5, 0.55)).toBeLessThan(at(0.05, 0.55) * 0.85);
  });

  test('lets its lights bleed into the dark around them, and leaves the dark far from them black', () => {
    const canvas = createCanvas(400, 200);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, 400, 200);
    pen.fillStyle = '#ffdc96';
    pen.fillRect(0, 0, 60, 200);
    drawLensGlow(pen);
    const mean = (x: number) => {
      const { data } = pen.getImageData(x, 80, 8, 40);
      return data.reduce((sum, value, at) => (at % 4 === 0 ? sum + value : sum), 0) / (data.length / 4);
    };
    expect(mean(72)).toBeGreaterThan(25);
    expect(mean(340)).toBeLessThan(4);
  });
});
