import { expect, test } from '@jest/globals';
import { sideOfCompanion } from '../../../../engines/narrative-video/acting/companion.ts';
import { partsOf } from '../../../../engines/narrative-video/acting/part.ts';
import { sideOfPet } from '../../../../engines/narrative-video/acting/pet.ts';
import { middleOf } from '../../../../engines/narrative-video/cast/off-center.ts';
import { extrasOf } from '../../../../engines/narrative-video/scenery/extras.ts';
import { FOOD_STALL } from '../../../../engines/narrative-video/scenery/food-stall.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import { aScene } from '../a-scene.ts';

const TEXTS = ['They dance.', 'They sing.', 'They wave.', 'They run.', 'They wait.'];

test.each(TEXTS)('two people who are small in a vast place have a low sun between them: %s', (text) => {
  const scene = aScene({
    text,
    place: 'beach',
    time: 'sunset',
    shot: 'wide',
    framing: 'establishing',
    characters: [0, 1],
  });
  const light = lightIn(scene);
  expect(middleOf(scene, 0, light, 0.2)).toBe(light.sun?.x);
});

test('two people who stand arm in arm have the low sun beside them', () => {
  const deeds = [0, 1].map((character) => ({ character, action: 'hold-hands' as const, with: 1 - character }));
  for (const text of TEXTS) {
    const scene = aScene({
      text,
      place: 'beach',
      time: 'sunset',
      shot: 'wide',
      framing: 'from-behind',
      characters: [0, 1],
      deeds,
    });
    const light = lightIn(scene);
    const middle = middleOf(scene, 0, light, 0.2);
    expect(Math.abs(middle - (light.sun?.x ?? 0))).toBeGreaterThan(0.18);
    expect(Math.abs(middle - 0.5)).toBeLessThan(0.25);
  }
});

test('two people stand beside the middle of a vast place if the sun is high', () => {
  for (const text of TEXTS) {
    const scene = aScene({
      text,
      place: 'beach',
      time: 'day',
      shot: 'wide',
      framing: 'establishing',
      characters: [0, 1],
    });
    expect(Math.abs(middleOf(scene, 0, lightIn(scene), 0.2) - 0.5)).toBeGreaterThan(0.05);
  }
});

test('somebody who kneels before an animal is in the middle and faces it', () => {
  for (const text of TEXTS) {
    const deeds = [{ character: 0, action: 'kneel' as const }];
    const scene = aScene({ text, shot: 'wide', characters: [0], deeds, things: ['dog'] });
    expect(middleOf(scene, 0.6, lightIn(scene), 0.2)).toBe(0.5);
    const [part] = partsOf({ scene, singer: -1, seed: 'job' });
    expect(Math.sign(part?.yaw ?? 0)).toBe(sideOfPet(scene));
    const dog = extrasOf(scene, 'job').map(({ at }) => at[0]);
    expect(Math.min(...dog.map((x) => x * (sideOfPet(scene) ?? 0)))).toBeGreaterThan(0.2);
  }
});

test.each(['alien', 'ghost', 'robot', 'monster', 'planted-flag'] as const)(
  'somebody leaves room in the picture for what is beside: %s',
  (name) => {
    for (const text of TEXTS) {
      const deeds = [{ character: 0, action: 'dance' as const }];
      const scene = aScene({ text, shot: 'medium', characters: [0], deeds, things: [name] });
      const side = sideOfCompanion(scene) ?? 0;
      expect((middleOf(scene, 0, lightIn(scene), 0.2) - 0.5) * side).toBeLessThan(-0.1);
      const tall = middleOf({ ...scene, shot: 'wide' }, 0, lightIn(scene), 0.2, true);
      expect((tall - 0.5) * side).toBeLessThan(-0.1);
      const places = extrasOf(scene, 'job').map(({ at }) => at[0] * side);
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(Math.max(...places)).toBeLessThan(1.6);
    }
  },
);

test('two people stay on both sides of a campfire before them', () => {
  for (const text of TEXTS) {
    const scene = aScene({ text, place: 'desert', shot: 'wide', framing: 'establishing', characters: [0, 1] });
    const light = lightIn(scene);
    expect(middleOf(scene, 0, light, 0.2)).not.toBe(0.5);
    expect(middleOf({ ...scene, things: ['campfire'] }, 0, light, 0.2)).toBe(0.5);
  }
});

test.each(['day', 'sunset'] as const)('nobody is far from the middle of a tall wide picture at %s', (time) => {
  for (const text of TEXTS)
    for (const characters of [[0], [0, 1]]) {
      const scene = aScene({ text, place: 'beach', time, shot: 'wide', framing: 'establishing', characters });
      expect(Math.abs(middleOf(scene, 0, lightIn(scene), 0, true) - 0.5)).toBeLessThan(0.08);
      if (characters.length === 1) expect(Math.abs(middleOf(scene, 0, lightIn(scene), 0) - 0.5)).toBeGreaterThan(0.08);
    }
});

test('a passenger sits in the middle of the picture, and one who reads beside it, with the window before the page', () => {
  const middle = (action: 'sit' | 'read') => {
    const deeds = [{ character: 0, action, seated: true, things: ['seat' as const] }];
    const scene = aScene({ place: 'train', shot: 'medium', characters: [0], deeds });
    return middleOf(scene, 0.7, lightIn(scene), 0.2);
  };
  expect(middle('sit')).toBe(0.5);
  expect(middle('read')).toBeLessThan(0.4);
});

test('lanterns of a stall hang above heads, which would seem to wear them', () => {
  const lanterns = FOOD_STALL.foodStall({ kind: 'foodStall', x: 0, z: 0 }, 'seed').filter(
    ({ finish }) => finish === 'lamp',
  );
  expect(lanterns.length).toBeGreaterThan(2);
  for (const { at } of lanterns) expect(at[1]).toBeGreaterThan(1.85);
});

test('whoever sings for a crowd stands in the middle of a wide picture, and whoever sings alone beside it', () => {
  const singing = (text: string) =>
    aScene({
      text,
      place: 'club',
      shot: 'wide',
      framing: 'establishing',
      characters: [0],
      deeds: [{ character: 0, action: 'sing' }],
    });
  const [cheered, alone] = ['She sings on a stage and the crowd cheers.', 'She sings on a stage.'].map(singing);
  expect(cheered && middleOf(cheered, 0, lightIn(cheered), 0.2)).toBe(0.5);
  expect(alone && middleOf(alone, 0, lightIn(alone), 0.2)).not.toBe(0.5);
});
