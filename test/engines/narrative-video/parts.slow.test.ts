import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wardrobeOf } from '../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../engines/narrative-video/compose.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { type Part, partsOf } from '../../../engines/narrative-video/parts.ts';
import { PLACES, type PlaceName, type Scene, type Transition } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

function scenes(...told: (readonly [start: number, end: number, transition: Transition])[]): Scene[] {
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

/** Returns the scenes in places of their own. */
function apart(told: readonly Scene[]): Scene[] {
  return told.map((scene, index) => ({ ...scene, place: PLACES[index] ?? 'beach' }));
}

const QUARTERS = scenes([0, 4, 'fade'], [4, 9, 'cut'], [9, 13, 'dissolve'], [13, 20, 'cut']);

describe('the parts of a video', () => {
  test('meet at the scene border nearest to the middle if each place is shown once', () => {
    const told = scenes([0, 4, 'fade'], [4, 9.3, 'cut'], [9.3, 20, 'cut']);
    expect(partsOf(apart(told), 20, 12, 2)).toEqual([[{ from: 0, to: 112 }], [{ from: 112, to: 240 }]]);
  });

  test('avoid a border that needs a picture of the previous scene', () => {
    const told = scenes([0, 10, 'fade'], [10, 11, 'dissolve'], [11, 20, 'cut']);
    expect(partsOf(apart(told), 20, 24, 2).map(([run]) => run?.from)).toEqual([0, 11 * 24]);
  });

  test('are divided by places to which the story returns', () => {
    const told = scenes([0, 5, 'fade'], [5, 10, 'cut'], [10, 15, 'flash'], [15, 20, 'cut']);
    expect(partsOf(told, 20, 12, 2)).toEqual([
      [
        { from: 0, to: 60 },
        { from: 120, to: 180 },
      ],
      [
        { from: 60, to: 120 },
        { from: 180, to: 240 },
      ],
    ]);
  });

  test('are divided in the middle if places return with dissolves, which would be staged twice', () => {
    const told = scenes([0, 5, 'fade'], ...[5, 10, 15].map((at) => [at, at + 5, 'dissolve'] as const));
    expect(partsOf(told, 20, 12, 2)).toEqual([[{ from: 0, to: 120 }], [{ from: 120, to: 240 }]]);
  });

  test('show each drawing of a film once, whatever the story', () => {
    const transitions = fc.constantFrom<Transition>('cut', 'dissolve', 'fade');
    const places = fc.constantFrom<PlaceName>('beach', 'city', 'forest', 'room');
    const told = fc.array(fc.tuple(fc.double({ min: 0.03, max: 8, noNaN: true }), transitions, places), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(told, fc.constantFrom(8, 12, 24), (shots, drawings) => {
        let end = 0;
        const film = shots.map(([seconds, transition, place]) => {
          const start = end;
          end += seconds;
          return aScene({ place, start, end, transition });
        });
        const runs = partsOf(film, end, drawings, 2)
          .flat()
          .sort((one, other) => one.from - other.from);
        expect(runs.map(({ from }) => from)).toEqual([0, ...runs.map(({ to }) => to)].slice(0, -1));
        expect(runs.at(-1)?.to).toBe(Math.ceil(end * drawings));
      }),
    );
  });

  test('are one part if the video is short, has one scene, or is drawn by one processor', () => {
    expect(partsOf(QUARTERS, 10, 12, 2)).toEqual([[{ from: 0, to: 120 }]]);
    expect(partsOf(scenes([0, 20, 'fade']), 20, 12, 2)).toEqual([[{ from: 0, to: 240 }]]);
    expect(partsOf(QUARTERS, 20, 12, 1)).toEqual([[{ from: 0, to: 240 }]]);
  });

  test('have the same frames as the whole video, even after a border in a dissolve', async () => {
    const whole = await framesIn([{ from: 0, to: 240 }]);
    const parts = [
      [
        { from: 0, to: 48 },
        { from: 108, to: 156 },
      ],
      [
        { from: 48, to: 108 },
        { from: 156, to: 240 },
      ],
    ];
    const drawn = await Promise.all(parts.map(framesIn));
    expect(drawn).toEqual(parts.map((part) => part.flatMap(({ from, to }) => whole.slice(from, to))));
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
