import { expect, test } from '@jest/globals';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { carriedObject } from '../../../../engines/narrative-video/scenery/objects/index.ts';
import { BrickBuilder } from '../../../../engines/narrative-video/solid/lego/build.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';

/** Returns the vertices of a thing as toys carry it, in meters. */
function verticesOf(name: ThingName): (readonly [x: number, y: number, z: number])[] {
  const into = new MeshBuilder();
  const builder = legoWorkshop.builder(into, false);
  for (const part of carriedObject(name)?.parts ?? []) builder.build(part);
  const { positions } = into.mesh();
  return Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    return [x, y, z];
  });
}

test('a horse has a body between its legs from whichever side it is seen', () => {
  const barrel = verticesOf('horse').filter(([, y]) => y > 0.7 && y < 1.05);
  for (const from of [-0.4, -0.2, 0, 0.2]) {
    const slice = barrel.filter(([, , z]) => z >= from && z < from + 0.2);
    expect(Math.max(...slice.map(([x]) => x))).toBeGreaterThan(0.18);
    expect(Math.min(...slice.map(([x]) => x))).toBeLessThan(-0.18);
  }
});

test('a pizza is flat', () => {
  const heights = verticesOf('pizza').map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.06);
});

test('the waffle of an ice cream comes to a point', () => {
  const radiusNear = (height: number) =>
    Math.max(
      ...verticesOf('ice-cream')
        .filter(([, y]) => Math.abs(y - height) < 0.02)
        .map(([x, , z]) => Math.hypot(x, z)),
    );
  expect(radiusNear(-0.09)).toBeLessThan(radiusNear(0.05) / 3);
});

test('the cymbal of drums that nobody plays has no stud, and a barrel has one', () => {
  const highest = (height: number) => {
    const into = new MeshBuilder();
    const at = [0, 0, 0] as const;
    new BrickBuilder(into, false).build({ form: 'column', at, radius: 0.26, top: 0.26, height, color: [240, 190, 60] });
    return Math.max(...into.mesh().positions.filter((_, index) => index % 3 === 1));
  };
  expect(highest(0.035)).toBeCloseTo(0.035);
  expect(highest(0.4)).toBeGreaterThan(0.45);
});

test('somebody in an audience has the head of a minifigure: a cylinder with a stud', () => {
  const head = new MeshBuilder();
  new BrickBuilder(head, false).build({
    form: 'ball',
    at: [0, 1, 0],
    size: [0.24, 0.28, 0.24],
    color: [40, 34, 50],
    of: 'head',
  });
  const { positions } = head.mesh();
  const points = Array.from({ length: positions.length / 3 }, (_, at) => positions.subarray(at * 3, at * 3 + 3));
  const top = Math.max(...points.map(([, y = 0]) => y));
  const widthAt = (from: number, to: number) =>
    Math.max(...points.filter(([, y = 0]) => y >= from && y <= to).map(([x = 0]) => x));
  expect(widthAt(top - 0.02, top)).toBeLessThan(widthAt(1, top - 0.06) * 0.6);
});
