import { describe, expect, test } from '@jest/globals';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import type { Lighting } from '../../../../engines/drawing/solids/lighting.ts';
import { IDENTITY, scaled, shifted } from '../../../../engines/drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../../engines/drawing/solids/mesh.ts';
import { Rasterizer } from '../../../../engines/drawing/solids/rasterizer.ts';
import { paint } from '../../../../engines/drawing/solids/shade.ts';
import { ShadowMap } from '../../../../engines/drawing/solids/shadow-map.ts';
import { box, lathe, roundedBox, sphere } from '../../../../engines/drawing/solids/shapes.ts';
import { newSolidsKernel, type SolidsKernel, solidsKernel } from '../../../../engines/drawing/solids/solids-kernel.ts';

const SIZE = 80;
const LENS = lensAt([0, 0, 6], [0, 0, 0], 0.6, { width: SIZE, height: SIZE });
/** Light from the direction of the lens, so that surfaces that face it show their own color. */
const LIGHT: Lighting = {
  key: { toward: [0, 0, 1], color: [0.6, 0.6, 0.6] },
  fill: { toward: [0, 0, 1], color: [0, 0, 0] },
  rim: { toward: [0, 0, -1], color: [0, 0, 0] },
  sky: [0.1, 0.1, 0.1],
  ground: [0.1, 0.1, 0.1],
  lamps: [],
};
const RED: Surface = { color: [230, 30, 30] };
const BLUE: Surface = { color: [30, 30, 230] };

function meshOf(shape: Shape, surface: Surface, matrix = IDENTITY): Mesh {
  return new MeshBuilder().add(shape, surface, matrix).mesh();
}

function pictureOf(meshes: readonly Mesh[], light = LIGHT, density: 1 | 2 = 2): Uint8ClampedArray {
  const raster = new Rasterizer(SIZE, SIZE, density);
  raster.begin(LENS);
  for (const mesh of meshes) raster.draw(mesh, IDENTITY);
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  paint(raster, light, pixels);
  return pixels;
}

function at(pixels: Uint8ClampedArray, x: number, y: number): number[] {
  return [...pixels.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)];
}

describe('a rasterizer', () => {
  test('shows the nearer surface, whatever the drawing order', () => {
    const near = meshOf(sphere(24), RED, shifted(0, 0, 1));
    const far = meshOf(sphere(24), BLUE);
    const [one, other] = [pictureOf([near, far]), pictureOf([far, near])];
    const [red = 0, , blue = 255] = at(one, SIZE / 2, SIZE / 2);
    expect(red).toBeGreaterThan(blue + 80);
    expect(other).toEqual(one);
  });

  test('leaves uncovered pixels clear and smooths edges', () => {
    const pixels = pictureOf([meshOf(sphere(32), RED)]);
    expect(at(pixels, 2, 2)).toEqual([0, 0, 0, 0]);
    const alphas = new Set(Array.from({ length: SIZE * SIZE }, (_, index) => pixels[index * 4 + 3]));
    expect([...alphas].filter((alpha) => alpha !== 0 && alpha !== 255).length).toBeGreaterThan(1);
  });

  test('is empty after its size changes', () => {
    const raster = new Rasterizer(SIZE, SIZE, 2);
    raster.begin(LENS);
    raster.draw(meshOf(sphere(24), RED), IDENTITY);
    expect(raster.seen.some((value) => value > 0)).toBe(true);
    raster.resize(50, 40, 1);
    expect([raster.seen.length, raster.depths.length]).toEqual([2000, 2000]);
    expect([...raster.seen, ...raster.depths].every((value) => value === 0)).toBe(true);
  });

  test('clears the whole window of a picture if the window is inside of it', () => {
    const raster = new Rasterizer(SIZE, SIZE, 2);
    raster.begin(LENS);
    raster.draw(meshOf(sphere(24), RED), IDENTITY);
    const pixels = new Uint8ClampedArray(60 * 60 * 4).fill(9);
    paint(raster, LIGHT, pixels, { window: { left: 10, top: 10, width: 60 } });
    expect([...pixels.slice(0, 4)]).toEqual([0, 0, 0, 0]);
    const whole = pictureOf([meshOf(sphere(24), RED)]);
    expect([...pixels.slice((30 * 60 + 30) * 4, (30 * 60 + 34) * 4)]).toEqual(
      [40, 41, 42, 43].flatMap((x) => at(whole, x, 40)),
    );
  });

  test('shows nothing of an earlier picture of another size', () => {
    const raster = new Rasterizer(SIZE, SIZE, 2);
    raster.begin(LENS);
    raster.draw(meshOf(sphere(24), RED), IDENTITY);
    raster.resize(SIZE / 2, SIZE / 2, 2);
    raster.begin(lensAt([0, 0, 6], [0, 0, 0], 0.6, { width: SIZE / 2, height: SIZE / 2 }));
    expect(raster.seen.every((seen) => seen === 0)).toBe(true);
    expect(raster.depths.every((depth) => depth === 0)).toBe(true);
  });

  test('skips sides that face away, unless the surface is thin', () => {
    const sheet = (isThin: boolean) =>
      meshOf(
        { ...box(), corners: box().corners.slice(6, 12), groups: new Uint16Array(2) },
        { ...RED, isThin },
        shifted(0, -0.5, 0),
      );
    expect(at(pictureOf([sheet(false)]), SIZE / 2, SIZE / 2)[3]).toBe(0);
    expect(at(pictureOf([sheet(true)]), SIZE / 2, SIZE / 2)[3]).toBe(255);
  });

  test('takes the memory of one that was freed', () => {
    const large = () => new Rasterizer(1000, 1000, 2);
    large().free();
    const size = solidsKernel().bytes.length;
    for (let time = 0; time < 20; time += 1) large().free();
    expect(solidsKernel().bytes.length).toBe(size);
  });

  test('that only measures distances finds the same ones', () => {
    const mesh = meshOf(sphere(24), RED);
    const [whole, measuring] = [new Rasterizer(SIZE, SIZE, 2), new Rasterizer(SIZE, SIZE, 2)];
    measuring.isDepthOnly = true;
    for (const raster of [whole, measuring]) {
      raster.begin(LENS);
      raster.draw(mesh, IDENTITY);
    }
    expect([...measuring.depths]).toEqual([...whole.depths]);
    expect(measuring.count).toBe(whole.count);
  });

  test('cuts off whatever is behind the lens', () => {
    const floor = meshOf(box(), RED, [100, 0, 0, 0, 0, 0.1, 0, -1, 0, 0, 100, 0]);
    const pixels = pictureOf([floor]);
    expect(at(pixels, SIZE / 2, SIZE - 3)[3]).toBe(255);
    expect(at(pixels, SIZE / 2, 3)[3]).toBe(0);
  });

  test('leaves no gap between the triangles of a surface', () => {
    const pixels = pictureOf([meshOf(roundedBox(2, 2, 2, 0.3, 4), RED, shifted(0, -1, 0))]);
    for (let y = 25; y < 55; y += 1) for (let x = 25; x < 55; x += 1) expect(at(pixels, x, y)[3]).toBe(255);
  });

  test('makes room for more triangles than its initial memory holds', () => {
    const pixels = pictureOf([meshOf(sphere(120, 80), RED)]);
    const [red = 0, green = 255] = at(pixels, SIZE / 2, SIZE / 2);
    expect(red).toBeGreaterThan(green + 80);
  });
});

describe('lighting', () => {
  test('casts the shadows of the key light', () => {
    const wall = meshOf(box(), RED, [4, 0, 0, 0, 0, 4, 0, -2, 0, 0, 0.1, -1]);
    const blind = meshOf(box(), BLUE, [0.5, 0, 0, 0.6, 0, 0.5, 0, 0.6, 0, 0, 0.1, 0.4]);
    const toward = [0.42, 0.42, 0.8] as const;
    const shadow = new ShadowMap(256);
    shadow.begin(toward, [0, 0, 0], 4);
    for (const mesh of [wall, blind]) shadow.draw(mesh);
    const key = { toward, color: [0.6, 0.6, 0.6] as const };
    const [lit, dark] = [
      pictureOf([wall, blind], { ...LIGHT, key }),
      pictureOf([wall, blind], { ...LIGHT, key, shadow }),
    ];
    const darker = Array.from({ length: SIZE * SIZE }, (_, index) => index).filter(
      (index) => (dark[index * 4] ?? 0) < (lit[index * 4] ?? 0) - 40,
    );
    expect(darker.length).toBeGreaterThan(20);
    expect(at(dark, 20, 60)).toEqual(at(lit, 20, 60));
  });

  test('casts the same shadows from another kernel, and after they were kept outside of it', () => {
    const wall = meshOf(box(), RED, [4, 0, 0, 0, 0, 4, 0, -2, 0, 0, 0.1, -1]);
    const blind = meshOf(box(), BLUE, [0.5, 0, 0, 0.6, 0, 0.5, 0, 0.6, 0, 0, 0.1, 0.4]);
    const toward = [0.42, 0.42, 0.8] as const;
    const shadow = new ShadowMap(256);
    const light = { ...LIGHT, key: { toward, color: [0.6, 0.6, 0.6] as const }, shadow };
    const drawIn = (kernel?: SolidsKernel) => {
      shadow.begin(toward, [0, 0, 0], 4, kernel);
      for (const mesh of [wall, blind]) shadow.draw(mesh);
    };
    drawIn();
    const own = pictureOf([wall, blind], light);
    drawIn(newSolidsKernel());
    expect(pictureOf([wall, blind], light)).toEqual(own);
    shadow.keep();
    expect(pictureOf([wall, blind], light)).toEqual(own);
  });

  test('gives a glossy surface a highlight brighter than the surface', () => {
    const ball = (gloss: number) => pictureOf([meshOf(sphere(48), { ...RED, gloss, sharpness: 60 })]);
    const green = (pixels: Uint8ClampedArray) =>
      Math.max(...Array.from({ length: SIZE * SIZE }, (_, index) => pixels[index * 4 + 1] ?? 0));
    expect(green(ball(0.8))).toBeGreaterThan(green(ball(0)) + 60);
  });

  test('shows a texture where it is opaque, and the surface elsewhere', () => {
    const data = new Uint8ClampedArray([0, 255, 0, 255, 0, 0, 0, 0]);
    const texture = { width: 2, height: 1, data, isCoarse: true };
    const sheet = meshOf(box(), { ...RED, texture }, [2, 0, 0, 0, 0, 2, 0, -1, 0, 0, 0.1, 0]);
    const pixels = pictureOf([sheet]);
    const [left, right] = [at(pixels, SIZE / 2 - 8, SIZE / 2), at(pixels, SIZE / 2 + 8, SIZE / 2)];
    expect([left[1] ?? 0, right[0] ?? 0].every((value) => value > 120)).toBe(true);
    expect([left[0] ?? 255, right[1] ?? 255].every((value) => value < 80)).toBe(true);
  });

  test('keeps a thin stripe on a smooth surface in its own color', () => {
    const wall = new MeshBuilder()
      .add(box(), RED, [2, 0, 0, 0, 0, 2, 0, -1, 0, 0, 0.1, 0])
      .add(box(), BLUE, [2, 0, 0, 0, 0, 0.16, 0, 0, 0, 0, 0.1, 0.02])
      .mesh();
    // One smooth surface, like a body with a belt.
    const pixels = pictureOf([{ ...wall, groups: wall.groups.map(() => 0) }]);
    const column = Array.from({ length: SIZE }, (_, y) => at(pixels, SIZE / 2, y)).filter(
      ([, , , alpha]) => alpha === 255,
    );
    const stripe = column.filter(([red = 0, , blue = 0]) => blue > red + 80);
    expect(stripe.length).toBeGreaterThan(2);
    expect(column.filter(([red = 0, , blue = 0]) => Math.abs(red - blue) < 60)).toEqual([]);
  });

  test('lets only the bright areas of a texture glow', () => {
    const data = new Uint8ClampedArray([255, 255, 255, 255, 90, 90, 90, 255]);
    const texture = { width: 2, height: 1, data, isCoarse: true };
    const rowOf = (glow: number) => {
      const wall = meshOf(box(), { ...RED, texture, glow }, [2, 0, 0, 0, 0, 2, 0, -1, 0, 0, 0.1, 0]);
      const pixels = pictureOf([wall]);
      const row = Array.from({ length: SIZE }, (_, x) => at(pixels, x, SIZE / 2)).filter(
        ([, , , alpha]) => alpha === 255,
      );
      return row.map(([red = 0]) => red);
    };
    const [dull, bright] = [rowOf(0), rowOf(1.5)];
    const middle = dull.length / 2;
    dull.forEach((value, x) => {
      if (x < middle - 1) expect(bright[x]).toBeGreaterThan(value + 15);
      if (x > middle) expect(bright[x]).toBe(value);
    });
  });
});

describe('a shape', () => {
  test.each([
    ['a sphere', sphere(20)],
    ['a box', box()],
    ['a rounded box', roundedBox(1, 1, 1, 0.1)],
    [
      'a turned profile',
      lathe(
        [
          [0, 0],
          [1, 0],
          [1, 0],
          [0.5, 1],
          [0.5, 1],
          [0, 1],
        ],
        16,
      ),
    ],
  ])('is closed, and its triangles face outward: %s', (_, { positions, corners, normals }) => {
    let volume = 0;
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => {
        const from = (corners[at + corner] ?? 0) * 3;
        return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0] as const;
      });
      if (!a || !b || !c) throw new Error('a triangle has three corners');
      volume +=
        (a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])) /
        6;
    }
    expect(volume).toBeGreaterThan(0.4);
    for (let at = 0; at < normals.length; at += 3) {
      expect(Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0)).toBeCloseTo(1, 3);
    }
  });

  test('keeps its normals at right angles to its surface when it is scaled unevenly', () => {
    const { normals, positions } = meshOf(sphere(24), RED, scaled(3, 1, 1));
    for (let at = 0; at < normals.length; at += 3) {
      const [x, y, z] = [(positions[at] ?? 0) / 9, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
      const length = Math.hypot(x, y, z);
      const cosine = (x * (normals[at] ?? 0) + y * (normals[at + 1] ?? 0) + z * (normals[at + 2] ?? 0)) / length;
      expect(cosine).toBeGreaterThan(0.98);
    }
  });
});

describe('a quad whose corners’ normals spread to both sides', () => {
  const quad: Shape = {
    positions: Float32Array.from([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]),
    normals: Float32Array.from([-0.9, 0, 0.4, 0.9, 0, 0.4, 0.9, 0, 0.4, -0.9, 0, 0.4]),
    uvs: new Float32Array(8),
    corners: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    groups: new Uint16Array(2),
  };
  const middle = SIZE / 2;

  /** Draws the quad in light from the right. */
  function lit(isFaceted: boolean): Uint8ClampedArray {
    const raster = new Rasterizer(SIZE, SIZE, 1);
    raster.begin(LENS);
    raster.isFaceted = isFaceted;
    raster.draw(meshOf(quad, RED), IDENTITY);
    raster.isFaceted = true;
    const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
    paint(raster, { ...LIGHT, key: { toward: [0.8, 0, 0.6], color: [0.6, 0.6, 0.6] } }, pixels);
    return pixels;
  }

  test('has the same light on both halves if triangles are facets', () => {
    const pixels = lit(true);
    expect(at(pixels, middle - 6, middle - 12)).toEqual(at(pixels, middle + 6, middle + 12));
    expect(at(pixels, middle, middle)[3]).toBe(255);
    expect(at(pixels, middle, middle)[0]).toBeGreaterThan(40);
  });

  test('is round if it was drawn without facets, also in a picture with facets', () => {
    const pixels = lit(false);
    const [left, right] = [at(pixels, middle - 12, middle)[0] as number, at(pixels, middle + 12, middle)[0] as number];
    expect(right).toBeGreaterThan(left * 1.3);
  });
});
