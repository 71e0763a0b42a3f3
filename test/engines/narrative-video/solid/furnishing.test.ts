import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { IDENTITY, moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS, type ClipName } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { castScene } from '../../../../engines/narrative-video/cast/actors.ts';
import type { FrameFacts } from '../../../../engines/narrative-video/frame-facts.ts';
import { realistic } from '../../../../engines/narrative-video/looks/realistic.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import { filmDesign } from '../../../../engines/narrative-video/solid/film/film-design.ts';
import { Furnishing } from '../../../../engines/narrative-video/solid/furnishing.ts';
import type { Standing } from '../../../../engines/narrative-video/solid/space.ts';
import { onBuiltSeats, standingAt } from '../../../../engines/narrative-video/solid/standing-people.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { quietSong } from '../quiet-song.ts';

const furnishing = new Furnishing(filmDesign.workshop, false);

function someone(clip: ClipName, ...things: ThingName[]): Standing {
  const pose = poseAt(CLIPS[clip], { seconds: 0, beats: 0 });
  return {
    figure: { proportions: ADULT, draw() {} },
    state: { pose, skeleton: skeletonOf(pose, ADULT, 0), face: NEUTRAL_FACE, seconds: 0, pulse: 0, things },
    x: 1,
    z: 0,
    size: 1,
    gone: 0.5,
  };
}

describe('a flat person', () => {
  test('sits on a chair that stands on the ground where the person is', () => {
    const { all, hiding } = furnishing.of([someone('sit', 'chair')]);
    expect(all).toHaveLength(1);
    expect(hiding).toEqual([]);
    for (const { mesh, matrix } of all) {
      const points = Array.from({ length: mesh.positions.length / 3 }, (_, index) =>
        moved(matrix, mesh.positions.slice(index * 3, index * 3 + 3) as unknown as [number, number, number]),
      );
      const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...up)).toBeCloseTo(0, 1);
      expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo(1.5 * 1.75, 1);
    }
  });

  test.each(['sofa', 'bench'] as const)('lies along a %s, in front of its back', (name) => {
    const sleeper = someone('sleep', name);
    const [seat] = furnishing.of([sleeper]).all;
    if (!seat) throw new Error('There is no seat.');
    const points = Array.from({ length: seat.mesh.positions.length / 3 }, (_, index) =>
      moved(seat.matrix, seat.mesh.positions.slice(index * 3, index * 3 + 3) as unknown as [number, number, number]),
    );
    const [across, deep] = [points.map(([x]) => x), points.map(([, , z]) => z)];
    const { crown, leftToe } = sleeper.state.skeleton.joints;
    for (const [x] of [crown, leftToe]) {
      expect((1.5 + x) * 1.75).toBeGreaterThan(Math.min(...across));
      expect((1.5 + x) * 1.75).toBeLessThan(Math.max(...across));
    }
    const back = points.filter(([, y]) => y > Math.max(...points.map(([, up]) => up)) - 0.05);
    expect(Math.max(...back.map(([, , z]) => z))).toBeLessThan((Math.min(...deep) + Math.max(...deep)) / 2);
  });

  test('brings a seat of its own, except to a train', () => {
    const [passenger] = [someone('sit', 'seat', 'guitar')];
    const deeds: Scene['deeds'] = [{ character: 0, action: 'sit', things: ['seat', 'guitar'] }];
    const things = (place: Scene['place']) =>
      onBuiltSeats([passenger], { place, deeds }).map(({ state }) => state.things);
    expect(things('train')).toEqual([['guitar']]);
    expect(things('road')).toEqual([['seat', 'guitar']]);
  });

  test.each(['car', 'piano', 'drums', 'table'] as const)('is partly hidden by a %s', (name) => {
    expect(furnishing.of([someone('sit', name)]).hiding).toHaveLength(1);
  });

  test('is partly hidden by the boat in which it sits', () => {
    expect(furnishing.of([someone('sit')], IDENTITY).hiding).toHaveLength(1);
    expect(furnishing.of([], IDENTITY)).toEqual({ all: [], hiding: [] });
  });

  test('has small things in its own picture', () => {
    expect(furnishing.of([someone('drink', 'cup', 'hat', 'guitar')]).all).toEqual([]);
  });

  test('whose picture ends at the chest has no furniture', () => {
    const person = someone('sit', 'chair');
    expect(furnishing.of([{ ...person, figure: { ...person.figure, isBust: true } }]).all).toEqual([]);
  });
});

const SIZE = { width: 192, height: 108 };
const SCENE = aScene({ place: 'beach', action: 'sit', characters: [0] });

const FACTS: FrameFacts = {
  ...SIZE,
  unit: SIZE.height,
  frame: 0,
  seconds: 0,
  length: 4,
  loudness: 0,
  energy: 0,
  pulse: 0,
  beats: 0,
  action: 'sit',
  time: 0,
  poseTime: 0,
};

/** Returns how many pixels of a flat person in pure green a realistic picture shows. */
function seenOf(...things: ThingName[]): number {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  const person: Standing = {
    ...someone('drive', ...things),
    figure: {
      proportions: ADULT,
      draw(pen, { x, y, height }) {
        pen.fillStyle = '#00ff00';
        // Whole pixels, because the edges of others are mixed with what is behind.
        const [wide, tall] = [Math.round(height * 0.2), Math.round(height)];
        pen.fillRect(Math.round(x - wide / 2), Math.round(y) - tall, wide, tall);
      },
    },
    x: 0,
    gone: 0,
  };
  realistic.space.build(SCENE, lightIn(SCENE), SIZE, 'seed').draw(context, FACTS, [person]);
  const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
  return Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3)).filter(
    ([red = 0, green = 0, blue = 0]) => green > 250 && red < 5 && blue < 5,
  ).length;
}

test('a car hides a driver’s legs, and a chair is behind whoever sits on it', () => {
  const all = seenOf();
  expect(all).toBeGreaterThan(100);
  expect(seenOf('chair')).toBe(all);
  expect(seenOf('car')).toBeLessThan(all * 0.75);
  expect(seenOf('car')).toBeGreaterThan(all * 0.25);
});

test.each<[where: string, things: ThingName[], least: number, most: number]>([
  ['on a bed lies on it', ['bed'], 0.15, 0.3],
  ['without a bed lies on the ground', [], -0.05, 0.1],
])('somebody who sleeps %s', async (_, things, least, most) => {
  const scene: Scene = { ...SCENE, action: 'sleep', deeds: [{ action: 'sleep', character: 0, things }] };
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: 0, rhythm: quietSong(4), voice, seed: 'job' });
  const wardrobe = { players: [], dress: async () => ({ proportions: ADULT, draw() {} }) };
  const set = { light: lightIn(SCENE), ground: 100, height: SIZE.height };
  const actors = await castScene(scene, wardrobe, set, SIZE, performance);
  const [sleeper] = standingAt(actors, FACTS, SIZE);
  const lowest = Math.min(...Object.values(sleeper?.state.skeleton.joints ?? {}).map(([, up]) => up));
  expect(lowest).toBeGreaterThan(least);
  expect(lowest).toBeLessThan(most);
});
