import { describe, expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { castScene, type Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { framingOf, STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const PICTURES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
];
/** Standing, bowed, seated and kneeling people. */
const DEEDS: readonly Omit<Deed, 'character'>[] = [
  { action: 'stand' },
  { action: 'cry' },
  { action: 'cry', seated: true, things: ['seat'] },
  { action: 'think', seated: true, things: ['chair'] },
  { action: 'sit' },
  { action: 'kneel' },
  { action: 'pray' },
  { action: 'laugh' },
  { action: 'drink', seated: true },
];

function sceneOf(deed: Omit<Deed, 'character'>) {
  const scene = aScene({ action: deed.action, characters: [0], deeds: [{ character: 0, ...deed }], shot: 'close' });
  return { scene, performance: performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' }) };
}

describe.each(['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family', 'pixel-art'] as const)(
  'a close-up in %s',
  (name) => {
    test.each(DEEDS)('has a large face with its eyes above the middle: %j', async (deed) => {
      const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
      const wardrobe: Wardrobe = { players: [], dress: async () => figure };
      const { scene, performance } = sceneOf(deed);
      for (const picture of PICTURES) {
        const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
        const [actor] = await castScene(scene, wardrobe, set, picture, performance);
        if (!actor) throw new Error('Nobody plays in the scene.');
        const size = figure.proportions.head * actor.height;
        expect(size / Math.min(picture.height, picture.width)).toBeGreaterThan(deed.action === 'drink' ? 0.2 : 0.48);
        for (const moment of [0.4, 1.2, 2, 2.8, 3.6]) {
          const [performer] = performance.at(moment, () => figure.proportions);
          if (!performer) throw new Error('Nobody plays in the scene.');
          const { head, crown } = skeletonOf(performer.pose, figure.proportions, performer.yaw).joints;
          const eyes = (actor.y - ((head[1] + crown[1]) / 2) * actor.height) / picture.height;
          expect(Math.abs(eyes - (deed.action === 'drink' ? 0.32 : 0.42))).toBeLessThan(0.085);
          const across = actor.x + ((head[0] + crown[0]) / 2) * actor.height;
          expect(Math.abs(across / picture.width - 0.5)).toBeLessThan(0.16);
        }
      }
    });
  },
);

test.each([
  ['who stands', 0.88],
  ['who sits', 0.62],
  ['who sits on the ground', 0.36],
])('a solid close-up has a large face with its eyes above the middle: of somebody %s', (_, y) => {
  for (const design of [{ angle: 0.72, travel: 1, lift: 0 }, { angle: 0.86, travel: 1, lift: 0.1 }, filmDesign])
    for (const size of [0.13, 0.24])
      for (const picture of PICTURES) {
        const scene = { shot: 'close' as const, camera: 'drift' as const, characters: [0], deeds: [] };
        const { base } = framingOf(scene, picture, design, { x: 0, y, size });
        const at = (up: number) => projected(base, [0, (y + up) * STATURE, 0]).y;
        expect(Math.abs(at(0) / picture.height - 0.42)).toBeLessThan(0.035);
        const share = (at(-size / 2) - at(size / 2)) / Math.min(picture.width, picture.height);
        expect(share).toBeGreaterThan(0.46);
        expect(share).toBeLessThan(0.59);
      }
});

test.each(['cry', 'laugh', 'pray', 'think', 'read', 'kneel', 'drink'] as const satisfies readonly Action[])(
  'a close-up shows the face of somebody who would bow it: %s',
  (action) => {
    const { performance } = sceneOf({ action });
    for (let seconds = 0; seconds < 4; seconds += 0.25) {
      const [performer] = performance.at(seconds, () => ADULT);
      if (!performer) throw new Error('Nobody plays in the scene.');
      const { headPitch, headRoll } = skeletonOf(performer.pose, ADULT, performer.yaw);
      expect(Math.abs(headPitch)).toBeLessThan(0.27);
      expect(Math.abs(headRoll)).toBeLessThan(0.3);
    }
  },
);
