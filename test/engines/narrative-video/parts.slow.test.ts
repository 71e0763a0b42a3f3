import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { wardrobeOf } from '../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../engines/narrative-video/compose.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { type Part, partsOf } from '../../../engines/narrative-video/parts.ts';
import type { Scene, Transition } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

function scenes(...told: [start: number, end: number, transition: Transition][]): Scene[] {
  return told.map(([start, end, transition], index) =>
    aScene({
      text: `${index}`,
      place: index % 2 === 0 ? 'beach' : 'forest',
      start,
      end,
      camera: 'pan-left',
      transition,
    }),
  );
}

const QUARTERS = scenes([0, 4, 'fade'], [4, 9, 'cut'], [9, 13, 'dissolve'], [13, 20, 'cut']);

describe('the parts of a video', () => {
  test('meet at the scene border nearest to the middle and leave nothing out', () => {
    const told = scenes([0, 4, 'fade'], [4, 9.3, 'cut'], [9.3, 20, 'cut']);
    expect(partsOf(told, 20, 12, 2)).toEqual([
      { from: 0, to: 112 },
      { from: 112, to: 240 },
    ]);
  });

  test('avoid a border that needs a picture of the previous scene', () => {
    const told = scenes([0, 10, 'fade'], [10, 11, 'dissolve'], [11, 20, 'cut']);
    expect(partsOf(told, 20, 24, 2).map(({ from }) => from)).toEqual([0, 11 * 24]);
  });

  test('are one part if the video is short, has one scene, or is drawn by one processor', () => {
    expect(partsOf(QUARTERS, 10, 12, 2)).toEqual([{ from: 0, to: 120 }]);
    expect(partsOf(scenes([0, 20, 'fade']), 20, 12, 2)).toEqual([{ from: 0, to: 240 }]);
    expect(partsOf(QUARTERS, 20, 12, 1)).toEqual([{ from: 0, to: 240 }]);
  });

  test('have the same frames as the whole video, even after a border in a dissolve', async () => {
    const whole = await framesIn({ from: 0, to: 240 });
    const parts = [
      { from: 0, to: 108 },
      { from: 108, to: 156 },
      { from: 156, to: 240 },
    ];
    const drawn = await Promise.all(parts.map(framesIn));
    expect(drawn.flat()).toEqual(whole);
  });
});

/** Returns a checksum of each frame. */
async function framesIn(part: Part): Promise<string[]> {
  const look = lookOf('pixel-art');
  const picture = { width: 80, height: 45 };
  const rhythm = quietSong(20);
  const composition = {
    scenes: QUARTERS,
    look,
    picture,
    wardrobe: wardrobeOf([], look, picture, 's'),
    rhythm,
    ...NOBODY,
    seed: 's',
  };
  const sums: string[] = [];
  for await (const frame of framesOf(composition, part)) sums.push(createHash('md5').update(frame).digest('hex'));
  return sums;
}
