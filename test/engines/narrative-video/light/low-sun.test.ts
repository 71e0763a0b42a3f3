import { describe, expect, test } from '@jest/globals';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { lightIn, paintSet } from '../../../../engines/narrative-video/set/set.ts';
import { lightingOf } from '../../../../engines/narrative-video/solid/lighting.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const size = { width: 320, height: 180 };
const beach = (more: Partial<Scene> = {}): Scene =>
  aScene({ place: 'beach', time: 'sunset', weather: 'clear', mood: 'calm', characters: [0, 1], ...more });

describe('the sun of a sunset at the sea', () => {
  test('stands on the horizon between two people, and beside one', () => {
    expect(lightIn(beach()).sun).toMatchObject({ x: 0.5 });
    expect(lightIn(beach()).sun?.y).toBeGreaterThan(0.9);
    const aside = lightIn(beach({ characters: [0] })).sun?.x ?? 0.5;
    expect(Math.abs(aside - 0.5)).toBeGreaterThan(0.15);
  });

  test('is beside two people who embrace', () => {
    expect(lightIn(beach({ action: 'hug' })).sun?.x).not.toBe(0.5);
  });

  test('stays above the houses of a city, and high at noon', () => {
    expect(lightIn(beach({ place: 'city' })).sun?.y).toBeLessThan(0.6);
    expect(lightIn(beach({ time: 'day' })).sun?.y).toBeLessThan(0.3);
  });

  test('throws shadows toward the viewer, away from itself', () => {
    const at = (characters: number[]) => {
      const light = lightIn(beach({ characters }));
      return lightingOf(light, 'beach', SCENERIES.beach).key.toward;
    };
    expect(at([0, 1])[2]).toBeLessThan(-0.3);
    expect(Math.abs(at([0, 1])[0])).toBeLessThan(0.05);
    expect(at([0])[0]).toBeGreaterThan(0.2);
  });

  test.each(['90s-anime', 'ghibli', 'yellow-family', 'disney-90s', 'cartoon-network', 'pixel-art'] as const)(
    'is seen in the gap in %s, above a bright path on blue water',
    async (preset) => {
      const look = lookOf(preset);
      const { layers, width, height } = await paintSet(beach(), size, look, 'seed');
      const horizon = Math.min(look.horizon, 0.62) * height;
      const at = (layer: { canvas: import('@napi-rs/canvas').Canvas; x: number; y: number; width: number }) => {
        const scale = layer.canvas.width / layer.width;
        return (x: number, y: number, wide: number, tall: number) => {
          const [left, top] = [Math.round((x - wide / 2 - layer.x) * scale), Math.round((y - layer.y) * scale)];
          const { data } = layer.canvas
            .getContext('2d')
            .getImageData(left, top, Math.round(wide * scale), Math.max(1, Math.round(tall * scale)));
          let [red, blue, count] = [0, 0, 0];
          for (let index = 0; index < data.length; index += 4) {
            if ((data[index + 3] ?? 0) < 128) continue;
            [red, blue, count] = [red + (data[index] ?? 0), blue + (data[index + 2] ?? 0), count + 1];
          }
          return { red: red / Math.max(1, count), blue: blue / Math.max(1, count) };
        };
      };
      const sky = at(layers.sky);
      const sea = at(layers.far ?? layers.sky);
      const sun = sky(width / 2, horizon - 10, 6, 4);
      expect(sun.red).toBeGreaterThan(215);
      const [path, water] = [sea(width / 2, horizon + 6, 16, 6), sea(width * 0.66, horizon + 6, 16, 6)];
      expect(path.red).toBeGreaterThan(water.red + 20);
      expect(water.blue).toBeGreaterThan(water.red - 20);
    },
  );
});
