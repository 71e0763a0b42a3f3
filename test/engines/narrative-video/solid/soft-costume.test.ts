import { describe, expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { addGlasses } from '../../../../engines/narrative-video/solid/soft/glasses.ts';
import { skinOf } from '../../../../engines/narrative-video/solid/soft/head.ts';
import { neckwearOf } from '../../../../engines/narrative-video/solid/soft/neckwear.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import { skullOf } from '../../../../engines/narrative-video/solid/soft/skull.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const cloth = (color: Mesh['surfaces'][number]['color']) => ({ color });

function pointsOf({ positions }: Mesh): [number, number, number][] {
  return Array.from({ length: positions.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(index * 3, index * 3 + 3);
    return [x, y, z];
  });
}

/** Returns one point of each triangle, with the triangle's color. */
function trianglesOf({ positions, corners, materials, surfaces }: Mesh) {
  return Array.from(materials, (material, triangle) => {
    const at = (corners[triangle * 3] ?? 0) * 3;
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    return { x, y, z, color: surfaces[material]?.color ?? [0, 0, 0] };
  });
}

describe('neckwear', () => {
  test('is a ring of dark metal around a space suit, 1.3 to 1.9 times as wide as the neck', () => {
    const ring = neckwearOf(aSheet({ top: { kind: 'spacesuit', color: [229, 114, 76] } }), cloth, 24);
    const triangles = ring ? trianglesOf(ring) : [];
    expect(Math.max(...triangles.flatMap(({ color }) => [...color]))).toBeLessThan(100);
    const widest = Math.max(...triangles.map(({ x }) => Math.abs(x)));
    expect(widest).toBeGreaterThan(1.3);
    expect(widest).toBeLessThan(1.9);
  });

  test('of a uniform is a collar with points that hang over the chest, and a dark knot before them', () => {
    const emblems = [{ across: 0.7, up: 0.8, wide: 0.5, tall: 0.1, colors: [[204, 38, 81]] }] as const;
    const top = { kind: 'jacket', color: [16, 15, 20], accent: [250, 245, 246], emblems } as const;
    const triangles = trianglesOf(neckwearOf(aSheet({ top: { ...top } as never }), cloth, 24) as Mesh);
    const shirt = triangles.filter(({ color }) => Math.min(...color) > 200);
    const knot = triangles.filter(({ color }) => Math.max(...color) < 90);
    for (const side of [-1, 1]) {
      const points = shirt.filter(({ x, z }) => x * side > 0.2 && z > 1.2);
      expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(-0.3);
    }
    expect(Math.max(...knot.map(({ z }) => z))).toBeGreaterThan(1.3);
  });

  test('is absent from clothes without a collar', () => {
    expect(neckwearOf(aSheet({ top: { kind: 't-shirt', color: [9, 9, 9] } }), cloth, 24)).toBeUndefined();
  });
});

test('the arms of glasses follow the temples to the ears', () => {
  const skull = skullOf(aSheet({ face: 'round' }));
  const builder = new MeshBuilder();
  addGlasses(builder, skull, { color: [180, 60, 50] });
  const arms = pointsOf(builder.mesh()).filter(([x, , z]) => Math.abs(x) > 0.4 && z < 0.3);
  expect(arms.length).toBeGreaterThan(20);
  expect(Math.min(...arms.map(([, , z]) => z))).toBeLessThan(0.05);
  const [widest] = skull([1, 0.1, 0]);
  for (const [x] of arms) expect(Math.abs(x)).toBeLessThan(widest + 0.04);
});

describe.each([
  ['pixar-3d', pixarFigure],
  ['ps2-low-poly', consoleFigure],
])('a person of %s', (_, build) => {
  const pose = poseAt(CLIPS.stand, { seconds: 0, beats: 0 });
  const posed = (figure: ReturnType<typeof build>, face: Partial<FaceState> = {}) => {
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    return figure.pose({ pose, skeleton, face: { ...NEUTRAL_FACE, ...face }, seconds: 0, pulse: 0 }, 1.75);
  };

  test('has tears on both cheeks that hang from the eyes, and none in a sad mood', () => {
    const figure = build(aSheet());
    const colors = posed(figure).flatMap(({ mesh }) => trianglesOf(mesh).map(({ color }) => `${color}`));
    const dry = new Set(colors);
    const drops = (strength: number) =>
      posed(figure, { feeling: 'sad', strength }).flatMap(({ mesh, matrix }) =>
        trianglesOf(mesh)
          .filter(({ color }) => !dry.has(`${color}`))
          .map(({ x, y, z }) => moved(matrix, [x, y, z])),
      );
    expect(drops(0.6)).toEqual([]);
    for (const side of [-1, 1]) {
      const heights = drops(1)
        .filter(([x]) => x * side > 0)
        .map(([, y]) => y);
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.05);
      const { head, crown } = skeletonOf(pose, figure.proportions, 0).joints;
      const onHead = (height: number) => (height / 1.75 - head[1]) / (crown[1] - head[1]);
      expect(onHead(Math.max(...heights))).toBeGreaterThan(0.38);
      expect(onHead(Math.min(...heights))).toBeGreaterThan(0.1);
    }
  });

  test('is shorter and has a fuller trunk if she is an old woman', () => {
    const woman = (age: 'adult' | 'old') => build(aSheet({ presentation: 'feminine', age }));
    const waist = (figure: ReturnType<typeof build>) => {
      const { hips, chest } = skeletonOf(pose, figure.proportions, 0).joints;
      const points = posed(figure).flatMap(({ mesh, matrix }) => pointsOf(mesh).map((point) => moved(matrix, point)));
      const [low, high] = [hips[1] * 1.75, chest[1] * 1.75];
      return Math.max(...points.filter(([x, y]) => y > low && y < high && Math.abs(x) < 0.08).map(([, , z]) => z));
    };
    expect(woman('old').stature).toBeLessThan(0.97);
    expect(woman('adult').stature ?? 1).toBe(1);
    expect(waist(woman('old'))).toBeGreaterThan(waist(woman('adult')) * 1.05);
  });
});

test('no elbow sticks out of a long sleeve', () => {
  const pose = poseAt(CLIPS.cry, { seconds: 1, beats: 2 });
  const skinAtElbow = (kind: 'jacket' | 'tank-top') => {
    const sheet = aSheet({ top: { kind, color: [20, 20, 30] } });
    const figure = pixarFigure(sheet);
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    const [x, y, z] = skeleton.joints.leftElbow;
    const skin = skinOf(sheet).color.join();
    return figure
      .pose({ pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 }, 1)
      .filter(({ mesh }) => mesh.surfaces.every(({ color }) => color.join() === skin))
      .flatMap(({ mesh, matrix }) => pointsOf(mesh).map((point) => moved(matrix, point)))
      .filter((point) => Math.hypot(point[0] - x, point[1] - y, point[2] - z) < 0.045).length;
  };
  expect(skinAtElbow('tank-top')).toBeGreaterThan(0);
  expect(skinAtElbow('jacket')).toBe(0);
});
