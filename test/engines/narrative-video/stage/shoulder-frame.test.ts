import { expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
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

/** A dancer, whom a guitarist watches from near. */
const DANCED = aScene({
  text: 'One plays while the other dances.',
  action: 'dance',
  characters: [1, 0],
  deeds: [
    { character: 1, action: 'dance', things: [] },
    { character: 0, action: 'play-guitar', things: ['guitar'] },
  ],
  shot: 'medium',
  framing: 'over-shoulder',
});
const dancing = performanceOf({ scene: DANCED, rhythm: quietSong(4), ...NOBODY, seed: 'job' });

test('one person faces the viewer, and the cheek of the other one is seen', () => {
  for (const acted of [performance, dancing]) {
    const [seen, near] = acted.at(2, () => ADULT);
    expect(Math.cos(seen?.yaw ?? Math.PI)).toBeGreaterThan(0.8);
    expect(Math.cos(near?.yaw ?? 0)).toBeGreaterThan(0);
    expect(Math.cos(near?.yaw ?? 0)).toBeLessThan(0.7);
    // Each turns to the side on which the other one is.
    expect(Math.sign(seen?.yaw ?? 0)).toBe(Math.sign(near?.x ?? 0));
    expect(Math.sign(near?.yaw ?? 0)).toBe(-Math.sign(near?.x ?? 0));
  }
});

test('whoever is near keeps the guitar that others dance to, and nothing else in the hands', () => {
  const [, player] = dancing.at(2, () => ADULT);
  expect(player?.things).toEqual(['guitar']);
  const [seen, near] = SCENE.deeds;
  if (!seen || !near) throw new Error('Two people play in the scene.');
  const scene = { ...SCENE, deeds: [seen, { ...near, things: ['cup' as const] }] };
  const [, listener] = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' }).at(2, () => ADULT);
  expect(listener?.things).toEqual([]);
});

test.each(PICTURES)(
  'a guitarist is seen to the guitar, and the dancer whole, on the ground: $width × $height',
  async (picture) => {
    for (const name of ['90s-anime', 'ghibli', 'cartoon-network', 'yellow-family', 'pixel-art'] as const) {
      const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
      const wardrobe: Wardrobe = { players: [], dress: async () => figure };
      const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
      const actors = await castScene(DANCED, wardrobe, set, picture, dancing);
      const [seen, near] = placedOverShoulder(DANCED, actors, picture);
      if (!seen || !near) throw new Error('Two people play in the scene.');
      expect(seen.stands).toBe('on-ground');
      expect(seen.y / picture.height).toBeGreaterThan(0.8);
      expect(seen.y / picture.height).toBeLessThan(0.97);
      expect(near.height).toBeGreaterThan(seen.height * 1.05);
      // The crown is in the picture, a head is at most a quarter as wide, and the hands of a player are not cut off.
      expect(near.y - near.height).toBeGreaterThan(0);
      expect(near.height * figure.proportions.head).toBeLessThan(picture.width * 0.31);
      expect(near.y - near.height * (1 - figure.proportions.head - figure.proportions.torso)).toBeLessThan(
        picture.height,
      );
    }
  },
);

test.each(PICTURES)('a camera in space sees a dancer whole beyond a guitarist: $width × $height', (picture) => {
  for (const side of [-1, 1]) {
    const { base, near } = framingOf(
      DANCED,
      picture,
      { angle: 0.72, travel: 1, lift: 0 },
      { x: 0, y: 0.88, near: side },
    );
    if (!near) throw new Error('Nobody is near.');
    const feet = projected(base, [0, 0, 0]);
    const face = projected(base, [0, 0.88 * STATURE, 0]);
    expect(feet.y / picture.height).toBeGreaterThan(0.8);
    expect(feet.y / picture.height).toBeLessThan(0.97);
    expect(face.y).toBeGreaterThan(0);
    const player = (up: number) => projected(base, [near.x * STATURE, up * STATURE, near.z * STATURE]);
    expect(player(1).y).toBeGreaterThan(0);
    expect(player(0.55).y).toBeLessThan(picture.height * 0.95);
    expect((player(0.9).x / picture.width - 0.5) * side).toBeGreaterThan(0.2);
    expect(base.position[1]).toBeGreaterThan(0.5 * STATURE);
  }
});

test.each(['90s-anime', 'ghibli', 'cartoon-network', 'yellow-family', 'pixel-art'] as const)(
  'in %s the near head is larger, at one side, and does not hide the face',
  async (name) => {
    const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
    const wardrobe: Wardrobe = { players: [], dress: async () => figure };
    for (const picture of PICTURES) {
      const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
      const [seen, near] = placedOverShoulder(
        SCENE,
        await castScene(SCENE, wardrobe, set, picture, performance),
        picture,
      );
      if (!seen || !near) throw new Error('Two people play in the scene.');
      expect([seen.character, near.character]).toEqual([1, 0]);
      expect(near.height).toBeGreaterThan(seen.height * 1.2);
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
      expect(Math.abs(back.x / picture.width - 0.5)).toBeGreaterThan(0.24);
      // The cheek is seen, so the head is in the picture.
      expect(Math.abs(back.x - picture.width / 2) + back.half * 1.1).toBeLessThan(picture.width / 2);
      expect(Math.abs(face.x / picture.width - 0.5)).toBeLessThan(0.25);
    }
  },
);

test('a camera in space sees the near head larger, at one side of the picture', () => {
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
      expect(face.distance / back.distance).toBeGreaterThan(1.2);
      expect((back.x / picture.width - 0.5) * side).toBeGreaterThan(0.24);
      expect((face.x / picture.width - 0.5) * side).toBeLessThan(-0.05);
    }
});
