import { describe, expect, it } from '@jest/globals';
import { gridShape } from '../../../../engines/drawing/solids/grid-shape.ts';
import { MeshBuilder, type Surface, type Texture } from '../../../../engines/drawing/solids/mesh.ts';

/** A sheet of four by four squares, and a print of 128 pixels along each side with one black pixel. */
const SHEET = gridShape(4, 4, (u, v) => [u, 1 - v, 0]);

function spotAt(x: number, y: number): Texture {
  const data = new Uint8ClampedArray(128 * 128 * 4);
  data[(y * 128 + x) * 4 + 3] = 255;
  return { width: 128, height: 128, data };
}

/** Returns the numbers of the squares, row by row, one of whose triangles has a print. */
function printed(surface: Surface): number[] {
  const { materials, surfaces } = new MeshBuilder().add(SHEET, surface).mesh();
  const all = Array.from(materials, (material, triangle) => (surfaces[material]?.texture ? triangle >> 1 : -1));
  return [...new Set(all)].filter((square) => square >= 0);
}

describe('a print', () => {
  it('stays where it shows something', () => {
    expect(printed({ color: [255, 0, 0], texture: spotAt(44, 76) })).toContain(9);
  });

  it('is left out where it is transparent, so that light is found in fewer points', () => {
    expect(printed({ color: [255, 0, 0], texture: spotAt(44, 76) })).toEqual([9]);
  });

  it('stays on both sides of a seam that its pixels are mixed over', () => {
    expect(printed({ color: [255, 0, 0], texture: spotAt(127, 76) })).toEqual([8, 11]);
  });

  it('stays whole on what glows, because only its bright parts do', () => {
    expect(printed({ color: [255, 0, 0], texture: spotAt(44, 76), glow: 1 })).toHaveLength(16);
  });

  it('leaves the color of what it does not cover', () => {
    const { surfaces } = new MeshBuilder().add(SHEET, { color: [255, 0, 0], gloss: 0.4, texture: spotAt(1, 1) }).mesh();
    expect(surfaces.at(-1)).toEqual({ color: [255, 0, 0], gloss: 0.4 });
  });
});
