import { describe, expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { sceneryOf } from '../../../../engines/narrative-video/scenery/afloat.ts';
import { STATURE } from '../../../../engines/narrative-video/solid/framing.ts';
import { aboard, boarded } from '../../../../engines/narrative-video/solid/rowboat.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import type { Standing } from '../../../../engines/narrative-video/solid/space.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const solid = pixarFigure(aSheet());

function seated(x: number, clip: 'sit' | 'sit-low', things?: readonly ('boat' | 'splash')[]): Standing {
  const pose = poseAt(CLIPS[clip], { seconds: 1, beats: 2 }, solid.proportions);
  const skeleton = skeletonOf(pose, solid.proportions, 0);
  const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 1, pulse: 0, ...(things && { things }) };
  return { figure: { proportions: solid.proportions, draw: () => undefined, solid }, state, x, z: 0, size: 1, gone: 0 };
}

const hipsOf = ({ state }: Standing) => state.skeleton.joints.hips[1];
const inBoat = { deeds: [{ character: 0, action: 'sit' as const, things: ['boat' as const] }] };
const clear = { weather: 'clear' as const };

describe('a boat in space', () => {
  test('is one for all, under the middle of those in it', () => {
    const { people, boat } = aboard([seated(-0.3, 'sit', ['boat']), seated(0.3, 'sit', ['boat'])]);
    expect(people.every(({ state }) => !state.things?.includes('boat'))).toBe(true);
    expect(boat && moved(boat, [0, 0, 0])[0]).toBeCloseTo(0);
    const [bow, stern] = [1, -1].map((z) => (boat ? moved(boat, [0, 0, z]) : [0, 0, 0]));
    expect(Math.abs((bow?.[0] as number) - (stern?.[0] as number))).toBeGreaterThan(0.6 * STATURE);
  });

  test('has a seat for a passenger who would sit on the ground', () => {
    const [rower, passenger] = boarded([seated(-0.3, 'sit', ['boat']), seated(0.3, 'sit-low')]) as [Standing, Standing];
    expect(hipsOf(rower)).toBeCloseTo(hipsOf(seated(0, 'sit')));
    expect(hipsOf(passenger)).toBeGreaterThan(hipsOf(seated(0, 'sit-low')) + 0.1);
  });

  test('is not under whoever fell off it, who is lower than a seat', () => {
    const [rower, fallen] = [seated(-0.6, 'sit', ['boat']), seated(0.6, 'sit-low', ['splash'])];
    const boat = aboard([rower, fallen]).boat;
    expect(boat && moved(boat, [0, 0, 0])[0]).toBeCloseTo((-0.6 + rower.state.skeleton.joints.hips[0]) * STATURE);
    expect(boarded([rower, fallen])[1]).toBe(fallen);
  });

  test('is missing where nobody rows', () => {
    const people = [seated(0, 'sit-low')];
    expect(aboard(people)).toEqual({ people, boat: undefined });
    expect(boarded(people)).toBe(people);
  });
});

test.each(['river', 'sea', 'beach', 'field'] as const)(
  'a boat at %s has water around it, and nothing that stands on land',
  (place) => {
    const { water, things } = sceneryOf({ place, ...inBoat }, clear);
    expect(water?.from).toBeGreaterThan(1);
    expect(water?.to).toBeLessThan(-10);
    expect(things.filter(({ y = 0, z }) => y < 3 && z > -2)).toEqual([]);
  },
);

test('a bridge has water below it', () => {
  const { water } = sceneryOf({ place: 'river', deeds: [], things: ['bridge'] }, clear);
  expect(water?.from).toBeGreaterThan(1);
  expect(water?.y).toBeLessThan(-0.3);
});

test('a boat in a room leaves the room as it is', () => {
  expect(sceneryOf({ place: 'room', ...inBoat }, clear)).toEqual(sceneryOf({ place: 'room', deeds: [] }, clear));
});
