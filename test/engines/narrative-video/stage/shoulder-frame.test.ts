import { expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { castScene, type Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { framingOf, STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import { placedOverShoulder } from '../../../../engines/narrative-video/stage/shoulder-frame.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const PICTURES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
];
const SCENE = aScene({
  text: 'They sit.',
  action: 'sit',
  characters: [1, 0],
  deeds: [
    { character: 1, action: 'laugh' },
    { character: 0, action: 'stand' },
  ],
  shot: 'close',
  framing: 'over-shoulder',
});
const performance = performanceOf({ scene: SCENE, rhythm: quietSong(4), ...NOBODY, seed: 'job' });

test('one person faces the viewer and the other one turns the back', () => {
  const proportions = lookOf('ghibli').figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  return Promise.resolve(proportions).then((figure) => {
    const [seen, near] = performance.at(2, () => figure.proportions);
    expect(Math.cos(seen?.yaw ?? Math.PI)).toBeGreaterThan(0.8);
    expect(Math.cos(near?.yaw ?? 0)).toBeLessThan(-0.8);
    // Each turns to the side on which the other one is.
    expect(Math.sign(seen?.yaw ?? 0)).toBe(Math.sign(near?.x ?? 0));
    expect(Math.sign(Math.sin(near?.yaw ?? 0))).toBe(-Math.sign(near?.x ?? 0));
  });
});

test.each(['90s-anime', 'ghibli', 'cartoon-network', 'yellow-family', 'pixel-art'] as const)(
  'in %s the near head is larger, at an edge, and does not hide the face',
  async (name) => {
    const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
    const wardrobe: Wardrobe = { players: [], dress: async () => figure };
    for (const picture of PICTURES) {
      const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
      const [seen, near] = placedOverShoulder(
        SCENE,
        await castScene(SCENE, wardrobe, set, picture, performance),
        picture,
        { light: LIGHT },
      );
      if (!seen || !near) throw new Error('Two people play in the scene.');
      expect([seen.character, near.character, near.near?.light]).toEqual([1, 0, LIGHT]);
      expect(near.near?.edge).toBe(Math.sign(near.x - picture.width / 2));
      expect(near.height).toBeGreaterThan(seen.height * 1.35);
      const headOf = (actor: typeof seen) => {
        const performer = performance
          .at(2, () => figure.proportions)
          .find(({ character }) => character === actor.character);
        if (!performer) throw new Error('Nobody plays this character.');
        const { head, crown } = skeletonOf(performer.pose, figure.proportions, performer.yaw).joints;
        return {
          x: actor.x + ((head[0] + crown[0]) / 2) * actor.height,
          half: (figure.proportions.head / 2) * actor.height,
        };
      };
      const [face, back] = [headOf(seen), headOf(near)];
      expect(Math.abs(face.x - back.x)).toBeGreaterThan(face.half * 0.6 + back.half * 0.6);
      expect(Math.abs(back.x / picture.width - 0.5)).toBeGreaterThan(picture.height > picture.width ? 0.4 : 0.3);
      expect(Math.abs(face.x / picture.width - 0.5)).toBeLessThan(0.2);
    }
  },
);

test('a camera in space sees the near head larger, at an edge of the picture', () => {
  for (const side of [-1, 1])
    for (const picture of PICTURES) {
      const { base, near } = framingOf(
        SCENE,
        picture,
        { angle: 0.72, travel: 1, lift: 0 },
        { x: 0, y: 0.88, near: side },
      );
      if (!near) throw new Error('Nobody is near.');
      const [face, back] = [
        projected(base, [0, 0.88 * STATURE, 0]),
        projected(base, [near.x * STATURE, 0.88 * STATURE, near.z * STATURE]),
      ];
      expect(face.distance / back.distance).toBeGreaterThan(1.4);
      expect((back.x / picture.width - 0.5) * side).toBeGreaterThan(0.3);
      expect((face.x / picture.width - 0.5) * side).toBeLessThan(-0.05);
    }
});

test.each(PICTURES)('a camera shows more of a body than of a face beyond a shoulder: $width × $height', (picture) => {
  const camera = { angle: 0.72, travel: 1, lift: 0 };
  const headIn = (shot: 'close' | 'medium') => {
    const { base, near } = framingOf({ ...SCENE, shot }, picture, camera, { x: 0, y: 0.88, near: 1 });
    if (!near) throw new Error('Nobody is near.');
    const face = projected(base, [0, 0.88 * STATURE, 0]);
    const back = projected(base, [near.x * STATURE, 0.88 * STATURE, near.z * STATURE]);
    return { size: 1 / face.distance, near: 1 / back.distance, up: back.y };
  };
  const [face, body] = [headIn('close'), headIn('medium')];
  expect(body.size / face.size).toBeCloseTo(0.6, 1);
  expect(body.near / face.near).toBeCloseTo(1, 1);
  expect((body.up - face.up) / picture.height).toBeCloseTo(0, 1);
});
