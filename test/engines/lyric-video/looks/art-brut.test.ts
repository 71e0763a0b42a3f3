import { expect, test } from '@jest/globals';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { artBrut } from '../../../../engines/lyric-video/looks/art-brut.ts';
import { near, singing, waking } from '../../../../engines/lyric-video/looks/art-brut-poses.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid } from '../films.ts';

/** Side in pixels of the squares that are looked at, in a frame whose shorter side is 360, and the least range of light. */
const [SIDE, LEAST] = [36, 30];

test.each(MOVEMENT_KINDS)('leaves no place of the wall empty in the movement %s', (movement) => {
  const size = { width: 360, height: 640 };
  const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, artBrut);
  const frame = frameOf(size.width, size.height);
  artBrut.scene(composition).draw(frame, cuesAmid(20));
  const empty: string[] = [];
  for (let top = 0; top + SIDE <= size.height; top += SIDE) {
    for (let left = 0; left + SIDE <= size.width; left += SIDE) {
      const square = Array.from({ length: SIDE }, (_, row) => {
        const at = (top + row) * size.width + left;
        return [...frame.y.subarray(at, at + SIDE)];
      }).flat();
      square.sort((a, b) => a - b);
      // A few pixels of a line that crosses a corner fill nothing.
      const at = (share: number) => square[Math.floor(share * square.length)] as number;
      if (at(0.98) - at(0.02) < LEAST) empty.push(`${left}, ${top}`);
    }
  }
  expect(empty).toEqual([]);
});

test('has heads that take two fifths of a figure or more', () => {
  for (const figure of [waking, singing, near]) expect(2 * figure.body(false).head[2]).toBeGreaterThanOrEqual(0.4);
});
