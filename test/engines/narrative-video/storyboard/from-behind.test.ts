import { expect, test } from '@jest/globals';
import { projected } from '../../../../engines/drawing/solids/lens.ts';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { armsAround } from '../../../../engines/narrative-video/acting/meeting.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { castScene, type Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { framingOf, STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import type { Framing } from '../../../../engines/narrative-video/story.ts';
import { relativeSizeOf } from '../../../../engines/narrative-video/storyboard/shots.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const PICTURE = { width: 1280, height: 720 };
const sceneOf = (framing: Framing) =>
  aScene({
    place: 'sea',
    characters: [0, 1],
    deeds: [0, 1].map((character) => ({ character, action: 'stand' as const })),
    framing,
  });
const performanceIn = (framing: Framing) =>
  performanceOf({ scene: sceneOf(framing), rhythm: quietSong(4), ...NOBODY, seed: 'job' });

test('people who look at a place turn their backs to the viewer, and their heads a little to each other', async () => {
  const { proportions } = await lookOf('ghibli').figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const people = performanceIn('from-behind').at(2, () => proportions);
  expect(people).toHaveLength(2);
  for (const { yaw, x } of people) {
    expect(Math.cos(yaw)).toBeLessThan(-0.9);
    expect(Math.sign(Math.sin(yaw))).toBe(-Math.sign(x));
  }
});

test('a couple with their backs to the viewer have the arms between them around each other', () => {
  const deeds = [0, 1].map((character) => ({ character, action: 'hold-hands' as const, with: 1 - character }));
  const scene = { ...sceneOf('from-behind'), action: 'hold-hands' as const, deeds };
  const performance = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  const [left, right] = performance.at(2, () => ADULT);
  expect(left?.together).toMatchObject({ contact: 'side-hug', partner: 1 });
  expect(right?.together).toMatchObject({ contact: 'side-hug', partner: 0 });
  expect(armsAround('side-hug', left?.together?.isLeader === true)).toEqual({ right: 'over' });
  expect(armsAround('side-hug', right?.together?.isLeader === true)).toEqual({ left: 'over' });
});

test('people are smaller in the first picture of a vast place, and smallest where they look at it', async () => {
  const figure = await lookOf('ghibli').figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const wardrobe: Wardrobe = { players: [], dress: async () => figure };
  const set = { light: LIGHT, ground: 620, height: 720 };
  const heightIn = async (framing: Framing) =>
    (await castScene(sceneOf(framing), wardrobe, set, PICTURE, performanceIn(framing)))[0]?.height ?? 0;
  const [full, first, looking] = [
    await heightIn('full'),
    await heightIn('establishing'),
    await heightIn('from-behind'),
  ];
  expect(first / full).toBeLessThan(0.92);
  expect(first / full).toBeGreaterThan(0.85);
  expect(looking / full).toBeLessThan(0.7);
  expect(looking / PICTURE.height).toBeGreaterThan(0.44);
});

test('couples are large enough that the arms around each other are seen', () => {
  const { deeds, ...scene } = sceneOf('from-behind');
  const couple = deeds.map((deed) => ({ ...deed, action: 'hold-hands' as const, with: 1 - deed.character }));
  expect(relativeSizeOf({ ...scene, deeds: couple })).toBeGreaterThan(1);
  expect(relativeSizeOf({ ...scene, deeds })).toBeLessThan(0.7);
});

test('a camera in space shows small people whole, near the lower edge', () => {
  for (const framing of ['establishing', 'from-behind'] as const) {
    const { base } = framingOf(sceneOf(framing), PICTURE, filmDesign, { x: 0, y: 0.88 });
    const [feet, crown] = [0, STATURE].map((y) => projected(base, [0, y, 0]).y / PICTURE.height) as [number, number];
    expect(feet).toBeGreaterThan(0.8);
    expect(feet).toBeLessThan(0.95);
    expect(feet - crown).toBeLessThan(0.73);
    expect(feet - crown).toBeGreaterThan(0.48);
  }
});
