import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { shadedSkin } from '../../../../engines/narrative-video/figures/kit/face-shade.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { clothLight, lightFall } from '../../../../engines/narrative-video/figures/kit/puppet.ts';
import { box } from '../../../../engines/narrative-video/figures/kit/tube.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const NAVY: Rgb = [16, 15, 20];
const SKIN: Rgb = [226, 172, 142];

describe('The light on drawn people', () => {
  test('lies on the edge toward a low sun, and only there', () => {
    const canvas = createCanvas(200, 200);
    const shadow = { color: (): Rgb => [40, 40, 40], depth: 0.05 };
    const ink = { weight: 0, line: (): Rgb => [0, 0, 0], drop: 0, shadow, rim: [255, 200, 100] as Rgb };
    brushOf(canvas.getContext('2d'), ink, 200, 1).shape(box(50, 50, 150, 150), [100, 100, 100]);
    const red = (x: number) => canvas.getContext('2d').getImageData(x, 100, 1, 1).data[0];
    expect(red(148)).toBeGreaterThan(150);
    expect(red(100)).toBe(100);
    expect(red(54)).toBe(40);
  });

  test('lifts dark cloth at every hour, so that lapels and folds are seen', () => {
    for (const time of ['dawn', 'day', 'sunset', 'night'] as const) {
      const seen = clothLight(lightOf(time, 'clear', 'calm'))(NAVY);
      expect(luminance(seen)).toBeGreaterThan(luminance(NAVY) * 1.5);
      expect(luminance(seen)).toBeLessThan(70);
    }
    const [red, , blue] = clothLight(lightOf('night', 'clear', 'calm'))(NAVY);
    expect(blue).toBeGreaterThan(red * 1.3);
  });

  test('leaves faces their color in rain', () => {
    const [rain, sun] = (['rain', 'clear'] as const).map((weather) =>
      lightFall(lightOf('day', weather, weather === 'rain' ? 'sad' : 'calm'), 'drawn-face')(SKIN),
    );
    expect(luminance(rain ?? NAVY)).toBeGreaterThan(luminance(sun ?? SKIN) * 0.84);
  });

  test('is warm beside a stall and a campfire at night, and white there at noon as elsewhere', () => {
    const warmth = (scene: Partial<Scene>) => {
      const [red, , blue] = lightFall(lightIn(aScene({ place: 'city', ...scene })), 'clothes')([255, 255, 255]);
      return red / blue;
    };
    for (const thing of ['stall', 'campfire'] as const) {
      expect(warmth({ time: 'night', things: [thing] })).toBeGreaterThan(warmth({ time: 'night' }) + 0.05);
      expect(warmth({ time: 'day', things: [thing] })).toBe(warmth({ time: 'day' }));
    }
  });

  test('shades the side of a face gently and warmly', () => {
    const shade = shadedSkin(SKIN);
    const contrast = 1 - luminance(shade) / luminance(SKIN);
    expect(contrast).toBeGreaterThan(0.1);
    expect(contrast).toBeLessThan(0.2);
    expect(shade[0] / shade[2]).toBeGreaterThan(SKIN[0] / SKIN[2]);
  });
});
