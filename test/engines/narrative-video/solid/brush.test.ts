import { expect, jest, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import { IDENTITY, shifted } from '../../../../engines/drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { Rasterizer } from '../../../../engines/drawing/solids/rasterizer.ts';
import { sphere } from '../../../../engines/drawing/solids/shapes.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { Brush } from '../../../../engines/narrative-video/solid/brush.ts';
import { portraitLight } from '../../../../engines/narrative-video/solid/lighting.ts';

const PICTURE = { width: 720, height: 1280 };

test('reuses its memory in most frames while the camera comes nearer', () => {
  const brush = new Brush();
  const light = portraitLight(lightOf('day', 'clear', 'calm'));
  const mesh = new MeshBuilder().add(sphere(12), { color: [200, 60, 40] }).mesh();
  const resized = jest.spyOn(Rasterizer.prototype, 'resize');
  const frames = 24;
  for (let frame = 0; frame < frames; frame += 1) {
    const lens = lensAt([0, 1.5, 2.4 - (frame / frames) * 0.2], [0, 1.4, 0], 0.62, PICTURE);
    brush.render(lens, light, [{ mesh, matrix: IDENTITY }], PICTURE);
  }
  const sizes = resized.mock.calls.filter(([, , density]) => density === 2);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThan(frames / 6);
  // Otherwise the same test would pass for people who are always drawn at the picture's own size.
  expect(Math.max(...sizes.map(([width]) => width))).toBeLessThan(PICTURE.width);
  resized.mockRestore();
});

test('shows only what is nearer than a distance', () => {
  const brush = new Brush();
  const ball = (color: [number, number, number], ...at: [number, number, number]) => ({
    mesh: new MeshBuilder().add(sphere(12), { color }).mesh(),
    matrix: shifted(...at),
  });
  const forms = [ball([230, 30, 30], -1.5, 0, 2), ball([30, 30, 230], 1.5, 0, -2)];
  const lens = lensAt([0, 0, 12], [0, 0, 0], 0.62, { width: 160, height: 160 });
  const shown = (nearerThan?: number) => {
    const canvas = createCanvas(160, 160);
    const light = portraitLight(lightOf('day', 'clear', 'calm'));
    brush.render(lens, light, forms, { width: 160, height: 160 }, nearerThan);
    brush.lay(canvas.getContext('2d'));
    const { data } = canvas.getContext('2d').getImageData(0, 0, 160, 160);
    let [red, blue] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      if ((data[at] ?? 0) > (data[at + 2] ?? 0)) red += 1;
      else blue += 1;
    }
    return { red, blue };
  };
  const all = shown();
  expect(Math.min(all.red, all.blue)).toBeGreaterThan(50);
  expect(shown(12)).toEqual({ red: all.red, blue: 0 });
});
