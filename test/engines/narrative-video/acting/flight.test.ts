import { expect, test } from '@jest/globals';
import { flightOf, flightOffset, flownAt, sideOfAim } from '../../../../engines/narrative-video/acting/flight.ts';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';

const scene = { things: ['goal'], text: 'Mina scores.', mood: 'joyful' } as unknown as Scene;
const kick: Deed = { character: 0, action: 'jump', things: ['football'] };
const clip = { counts: 'beats', length: 4 } as const;

test('a ball that is kicked ends in the goal, and over it if the player is sad', () => {
  const scored = flightOf(kick, scene, 0);
  const missed = flightOf(kick, { ...scene, mood: 'sad' }, 0);
  expect(Math.sign(scored?.[0] ?? 0)).toBe(sideOfAim(scene));
  expect(missed?.[1]).toBeGreaterThan((scored?.[1] ?? 9) + 0.5);
  expect(flightOf(kick, { ...scene, things: [] }, 0)).toBeUndefined();
});

test('a thing that is thrown flies in the direction in which somebody looks', () => {
  const deed: Deed = { character: 0, action: 'throw', things: ['ring'] };
  expect(flightOf(deed, { ...scene, things: [] }, -0.8)?.[0]).toBeLessThan(0);
  expect(flightOf(deed, { ...scene, things: [] }, 0.8)?.[0]).toBeGreaterThan(0);
});

test('a ball leaves the foot with the kick, rises, and arrives', () => {
  const to = [2, 0.4, -1] as const;
  const at = (beats: number) => flownAt('kick', clip, { beats, seconds: 0 }, to);
  expect(at(1)).toBeUndefined();
  expect(flightOffset({ share: 0.5, to }, [0, 0, 0])[1]).toBeGreaterThan(0.6);
  expect(flightOffset(at(3.5) ?? { share: 0, to }, [0, 0, 0])).toEqual([...to]);
  expect(at(5)).toBeUndefined();
});
