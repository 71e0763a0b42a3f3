import { expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import type { Mesh } from '../../../../engines/drawing/solids/mesh.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { layGround } from '../../../../engines/narrative-video/solid/lego/ground.ts';
import { hairPiece } from '../../../../engines/narrative-video/solid/lego/hair.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { molded } from '../../../../engines/narrative-video/solid/lego/plastic.ts';
import { painted } from '../../../../engines/narrative-video/solid/ps2/face.ts';
import { checkered } from '../../../../engines/narrative-video/solid/ps2/texture.ts';
import { SlicedPlace } from '../../../../engines/narrative-video/solid/slices.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

/** Returns the greatest height of the vertices that a surface of this color has. */
function heightOf({ positions, corners, materials, surfaces }: Mesh, color: readonly number[]): number {
  const heights = [...materials].flatMap((material, triangle) =>
    surfaces[material]?.color.join() === color.join()
      ? [0, 1, 2].map((corner) => positions[(corners[triangle * 3 + corner] ?? 0) * 3 + 1] ?? 0)
      : [],
  );
  return Math.max(...heights);
}

test('a floor of lego tiles lies on its baseplate and not in it', () => {
  const place = new SlicedPlace();
  layGround(place, SCENERIES.cafe, lightOf('day', 'clear', 'calm'));
  const near = place.meshes[2] as Mesh;
  expect(heightOf(near, molded(SCENERIES.cafe.ground.accent))).toBeGreaterThan(0.001);
});

test('the hand of a raised lego arm is beside the head and not behind it', () => {
  const figure = minifigure(aSheet());
  const raised = { to: 'chest', by: [0.1, 1, 0.05], elbow: [1, 0, 0] } as const;
  const clip = { ...CLIPS.stand, base: UPRIGHT_POSE, keyframes: [{ at: 0, rightReach: raised }] };
  const pose = poseAt(clip, { seconds: 0, beats: 0 });
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 };
  const { rightHand, head } = figure.anchors(state, 1.75);
  const [[x, y], [middle, height]] = [moved(rightHand, [0, 0, 0]), moved(head, [0, 0, 0])];
  expect(y).toBeGreaterThan(height - 0.2);
  expect(Math.abs(x - middle)).toBeGreaterThan(0.3);
});

test('a lego hair piece has strands of several tones', () => {
  const textures = hairPiece(aSheet({ hair: { ...aSheet().hair, length: 'long' } })).surfaces.map(
    ({ texture }) => texture,
  );
  const tones = new Set([...(textures[0]?.data ?? [])].filter((_, at) => at % 4 === 0));
  expect(tones.size).toBeGreaterThan(8);
});

test('the face of a console has shadows painted under the brows, the nose and the jaw', () => {
  const { width, height, data, isCoarse } = painted(aSheet(), NEUTRAL_FACE);
  const lightness = (across: number, down: number) => {
    const at = (Math.round(down * height) * width + Math.round((0.5 + across) * width)) * 4;
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  };
  const forehead = lightness(0.03, 0.29);
  expect(lightness(0.04, 0.39)).toBeLessThan(forehead - 20);
  expect(lightness(0.01, 0.63)).toBeLessThan(forehead - 20);
  expect(lightness(0.06, 0.97)).toBeLessThan(forehead - 40);
  // From near, its single pixels are seen.
  expect(isCoarse).toBe(true);
});

test('the tiles of a console floor alternate between two colors', () => {
  const { width, height, data } = checkered([240, 230, 210], [90, 60, 40]);
  const redAt = (x: number, y: number) => data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4] ?? 0;
  expect(redAt(0.25, 0.25)).toBeGreaterThan(redAt(0.75, 0.25) + 80);
  expect(redAt(0.75, 0.75)).toBeGreaterThan(redAt(0.25, 0.75) + 80);
});
