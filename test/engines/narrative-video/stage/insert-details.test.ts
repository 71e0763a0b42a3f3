import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { ThingPlace } from '../../../../engines/narrative-video/cast/insert-frame.ts';
import { drawInsertDetails } from '../../../../engines/narrative-video/stage/insert-details.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';

const SIZE = 200;

/** Returns the rows of a picture on which something is drawn over the thing of an insert. */
function rowsOf(thing: ThingName, seconds: number, changes: Partial<Scene> = {}, place?: ThingPlace): number[] {
  const canvas = createCanvas(SIZE, SIZE);
  const deeds = [{ character: 0, action: 'stand' as const, things: [thing] }];
  const scene = aScene({ framing: 'insert', characters: [0], deeds, ...changes });
  const moment = { frame: 0, length: 4, loudness: 0, energy: 0, pulse: 0, beats: 0, action: 'stand' as const };
  const facts = { ...moment, width: SIZE, height: SIZE, unit: SIZE, seconds, time: seconds, poseTime: seconds };
  drawInsertDetails(canvas.getContext('2d'), scene, facts, place);
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE }, (_, row) => row).filter((row) =>
    data.subarray(row * SIZE * 4, (row + 1) * SIZE * 4).some((value) => value > 8),
  );
}

test('steam rises over hot food, and over nothing else', () => {
  expect(rowsOf('noodles', 1).length).toBeGreaterThan(20);
  expect(Math.max(...rowsOf('noodles', 1))).toBeLessThan(SIZE / 2);
  expect(rowsOf('book', 1)).toEqual([]);
});

test('no tear falls past the coat of somebody who cries: its face is not in the picture', () => {
  for (const seconds of [1, 1.8, 2.1, 3.9]) expect(rowsOf('letter', seconds, { emotion: 'cry' })).toEqual([]);
});

test('steam stays below the face of somebody who is seen with the bowl', () => {
  const rows = rowsOf('noodles', 1, {}, { aside: 0.1, up: -0.3, size: 0.4 });
  expect(Math.min(...rows)).toBeGreaterThan(SIZE * 0.55);
  expect(Math.max(...rows)).toBeLessThan(SIZE * 0.82);
});
