import { expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { addEars } from '../../../../engines/narrative-video/solid/soft/ear.ts';
import { skinOf } from '../../../../engines/narrative-video/solid/soft/head.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

test('an ear has a hollow that is darker than its rim, and both ears are equal', () => {
  const mesh = new MeshBuilder();
  addEars(mesh, skinOf(aSheet()));
  const { positions, surfaces } = mesh.mesh();
  const tones = surfaces.map(({ color }) => luminance(color)).toSorted((one, other) => one - other);
  expect((tones.at(-1) ?? 0) - (tones[0] ?? 0)).toBeGreaterThan(12);
  const widths = [...positions].filter((_, at) => at % 3 === 0);
  expect(Math.max(...widths)).toBeCloseTo(-Math.min(...widths), 3);
});

test('long hair covers the ears, and short hair does not', () => {
  const surfacesOf = (length: 'long' | 'short') => {
    const sheet = aSheet({ hair: { ...aSheet().hair, length } });
    const figure = pixarFigure(sheet);
    const skeleton = skeletonOf(UPRIGHT_POSE, figure.proportions, 0);
    const placed = figure.pose({ pose: UPRIGHT_POSE, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 }, 1.75);
    return new Set(placed.flatMap(({ mesh }) => mesh.surfaces.map(({ color }) => color.join())));
  };
  const ears = new MeshBuilder();
  addEars(ears, skinOf(aSheet()));
  const [hollow = ''] = ears.mesh().surfaces.map(({ color }) => color.join());
  expect(surfacesOf('short').has(hollow)).toBe(true);
  expect(surfacesOf('long').has(hollow)).toBe(false);
});
