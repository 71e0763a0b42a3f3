import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { castScene, type Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { seatOn } from '../../../../engines/narrative-video/drawn-things/drawn.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';
import { quietSong } from '../quiet-song.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const wardrobe: Wardrobe = { players: [], dress: async () => ({ proportions: ADULT, draw() {} }) };

/** Returns the middles of heads, and the x of hands, in a painted picture, as shares of its width and height. */
async function headsIn(deeds: Deed[], shot: Shot, picture: { width: number; height: number }) {
  const scene = aScene({
    place: 'room',
    action: deeds[0]?.action ?? 'stand',
    characters: deeds.map(({ character }) => character),
    deeds,
    shot,
  });
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: -1, rhythm: quietSong(4), voice, seed: 'job' });
  const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
  const actors = await castScene(scene, wardrobe, set, picture, performance);
  return performance
    .at(2, () => ADULT)
    .map(({ character, pose, yaw, things }) => {
      const { head, crown, hips, leftHand, rightHand } = skeletonOf(pose, ADULT, yaw).joints;
      const actor = actors.find((one) => one.character === character);
      if (!actor) throw new Error('Nobody plays this character.');
      const [under] = shot === 'close' ? [] : things;
      const seat = under && seatOn(under);
      const raised = seat ? seat.height - hips[1] : 0;
      return {
        hands: [leftHand, rightHand].map(([right]) => (actor.x + right * actor.height) / picture.width),
        x: (actor.x + ((head[0] + crown[0]) / 2) * actor.height) / picture.width,
        y: (actor.y - ((head[1] + crown[1]) / 2 + raised) * actor.height) / picture.height,
      };
    });
}

const LOW: readonly [Action, ThingName[]][] = [
  ['sit', []],
  ['sit', ['chair']],
  ['kneel', []],
  ['pray', []],
  ['sleep', []],
  ['sleep', ['bed']],
  ['play-piano', ['piano']],
  ['drive', ['car']],
  ['ride', ['horse']],
];

test('a close-up keeps the face of a runner who leans near the middle of a tall picture', async () => {
  const [runner] = await headsIn([{ character: 0, action: 'run' }], 'close', { width: 720, height: 1280 });
  expect(Math.abs((runner?.x ?? 0) - 0.5)).toBeLessThan(0.12);
});

describe.each(['medium', 'close'] as const)('a %s shot', (shot) => {
  test.each(LOW)('shows the head of somebody who does this: %s %j', async (action, things) => {
    for (const picture of [
      { width: 1280, height: 720 },
      { width: 720, height: 1280 },
    ]) {
      for (const { x, y } of await headsIn([{ character: 0, action, things }], shot, picture)) {
        expect(x).toBeGreaterThan(0.1);
        expect(x).toBeLessThan(0.9);
        expect(y).toBeGreaterThan(0.1);
        expect(y).toBeLessThan(0.62);
      }
    }
  });

  test('keeps the head of somebody who stands beside somebody who sits', async () => {
    const deeds: Deed[] = [
      { character: 0, action: 'stand' },
      { character: 1, action: 'sit' },
    ];
    const [standing] = await headsIn(deeds, shot, { width: 1280, height: 720 });
    expect(standing?.y).toBeGreaterThan(0.05);
  });
});

test.each(['cheer', 'fall', 'sing', 'climb'] as const)(
  'a tall medium shot shows both hands of somebody: %s',
  async (action) => {
    const [person] = await headsIn([{ character: 0, action }], 'medium', { width: 720, height: 1280 });
    for (const hand of person?.hands ?? [Number.NaN]) {
      expect(hand).toBeGreaterThan(0);
      expect(hand).toBeLessThan(1);
    }
  },
);

test.each(['horse', 'bicycle', 'throne'] as const)('a wide shot shows the head of somebody on a %s', async (thing) => {
  const action = thing === 'throne' ? 'sit' : 'ride';
  const [person] = await headsIn([{ character: 0, action, things: [thing] }], 'wide', { width: 1280, height: 720 });
  expect(person?.y).toBeGreaterThan(0.08);
});

test('a medium picture has room above the head of somebody who lifts a trophy', async () => {
  const deeds: Deed[] = [{ character: 0, action: 'cheer', things: ['trophy'] }];
  const [winner] = await headsIn(deeds, 'medium', { width: 1280, height: 720 });
  expect(winner?.y).toBeGreaterThan(0.25);
});
