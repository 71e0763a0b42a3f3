import { describe, expect, test } from '@jest/globals';
import type { Vector } from '../../../../engines/drawing/solids/matrix.ts';
import type { Mesh, Surface } from '../../../../engines/drawing/solids/mesh.ts';
import { mittenOf } from '../../../../engines/narrative-video/solid/ps2/mitten.ts';
import { handOf } from '../../../../engines/narrative-video/solid/soft/hand.ts';
import { CURLS, type HandShape } from '../../../../engines/narrative-video/solid/soft/hand-shapes.ts';

const SKIN: Surface = { color: [220, 170, 140] };
const SHAPES = Object.keys(CURLS) as HandShape[];

function pointsOf({ positions }: Mesh): Vector[] {
  return Array.from({ length: positions.length / 3 }, (_, at) => [...positions.subarray(at * 3, at * 3 + 3)] as never);
}

/** Returns the lowest points of a hand that hangs: the ends of its fingers. */
function endsOf({ positions, corners }: Mesh): Vector[] {
  const height = (id: number) => positions[id * 3 + 1] as number;
  const isEnd = new Array<boolean>(positions.length / 3).fill(true);
  for (let at = 0; at < corners.length; at += 3) {
    const ids = [...corners.subarray(at, at + 3)];
    const lowest = Math.min(...ids.map(height));
    for (const id of ids) if (height(id) > lowest) isEnd[id] = false;
  }
  return pointsOf({ positions } as Mesh).filter((_, id) => isEnd[id]);
}

test.each<[string, typeof handOf, number]>([
  ['a modeled hand', handOf, 0.85],
  ['a mitten', mittenOf, 0.75],
])('%s closes to the palm in a fist and reaches out when it is open', (_, make, long) => {
  const lowest = (shape: HandShape) => Math.min(...pointsOf(make(shape, 1, SKIN)).map(([, y]) => y));
  expect(lowest('open')).toBeLessThan(-long);
  expect(lowest('fist')).toBeGreaterThan(-0.75);
  expect(lowest('relaxed')).toBeGreaterThan(lowest('flat'));
});

describe('a modeled hand', () => {
  test('has a thumb and four fingers, the longest in the middle', () => {
    const ends = endsOf(handOf('open', 1, SKIN)).sort(([, , a], [, , b]) => b - a);
    expect(ends).toHaveLength(5);
    const [thumb, index, middle, ring, little] = ends.map(([, y]) => -y) as [number, number, number, number, number];
    expect(thumb).toBeLessThan(little);
    expect(middle).toBeGreaterThan(Math.max(index, ring));
    expect(little).toBeLessThan(ring);
  });

  test('bends its fingers toward the body on either side', () => {
    for (const side of [1, -1] as const) {
      const tips = pointsOf(handOf('hold', side, SKIN)).filter(([x]) => Math.abs(x) > 0.25);
      expect(tips.length).toBeGreaterThan(0);
      expect(tips.every(([x]) => Math.sign(x) === -side)).toBe(true);
    }
  });

  test.each(SHAPES)('is closed and faces outward as %s', (shape) => {
    const { positions, normals, corners } = handOf(shape, -1, SKIN);
    const edges = new Map<string, number>();
    let outward = 0;
    for (let at = 0; at < corners.length; at += 3) {
      const ids = [...corners.subarray(at, at + 3)] as [number, number, number];
      ids.forEach((from, index) => {
        const to = ids[(index + 1) % 3] as number;
        edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
      });
      const [a, b, c] = ids.map((id) => [...positions.subarray(id * 3, id * 3 + 3)]) as [number[], number[], number[]];
      const [u, v] = [b, c].map((point) => point.map((value, axis) => value - (a[axis] as number))) as [
        number[],
        number[],
      ];
      const normal = [1, 2, 0].map((i, at) => {
        const j = [2, 0, 1][at] as number;
        return (u[i] as number) * (v[j] as number) - (u[j] as number) * (v[i] as number);
      });
      const first = [...normals.subarray(ids[0] * 3, ids[0] * 3 + 3)];
      if (normal.reduce((sum, value, axis) => sum + value * (first[axis] as number), 0) >= 0) outward += 1;
    }
    expect(outward / (corners.length / 3)).toBeGreaterThan(0.97);
    expect([...edges.keys()].every((edge) => edges.has(edge.split(' ').reverse().join(' ')))).toBe(true);
  });
});
