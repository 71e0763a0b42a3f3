import { describe, expect, test } from '@jest/globals';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Composition, Scene } from '../../../../engines/lyric-video/look.ts';
import { artBrut } from '../../../../engines/lyric-video/looks/art-brut/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid, difference } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
/** Side in pixels of the squares that are looked at, in a frame whose shorter side is 360, and the least range of light. */
const [SIDE, LEAST] = [36, 30];
/** Pixels between the words and the edge of their ground. */
const EDGE = 40;
/** Range of light that the grain of cardboard has at most. */
const GRAIN = 36;

type Shape = keyof typeof SHAPES;

/** Scenes are built once, because several tests look at each. */
const built = new Map<string, { composition: Composition; scene: Scene }>();

function drawn(movement: MovementKind, shape: Shape, cues = cuesAmid(20)) {
  const [width, height] = SHAPES[shape];
  const key = `${movement} ${shape}`;
  const known = built.get(key);
  const composition =
    known?.composition ?? compositionOf({ width, height }, 'job', moodOf(undefined), undefined, movement, artBrut);
  const scene = known?.scene ?? artBrut.scene(composition);
  built.set(key, { composition, scene });
  const frame = frameOf(width, height);
  scene.draw(frame, cues);
  return { frame, composition };
}

/** The range of light in a part of a frame, without a few pixels at both ends. */
function rangeOf({ y, width }: Frame, left: number, top: number, across: number, down: number): number {
  const values = Array.from({ length: down }, (_, row) => {
    const at = (top + row) * width + left;
    return [...y.subarray(at, at + across)];
  }).flat();
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * values.length)] as number;
  return at(0.98) - at(0.02);
}

describe.each(['tall', 'wide', 'square'] as const)('a %s frame', (shape) => {
  test.each(MOVEMENT_KINDS)('is filled up to its edge beside the ground of the words: %s', (movement) => {
    const size = SHAPES[shape];
    const { frame, composition } = drawn(movement, shape);
    const { left, top, width, height } = composition.text;
    const empty: string[] = [];
    for (let y = 0; y + SIDE <= size[1]; y += SIDE) {
      for (let x = 0; x + SIDE <= size[0]; x += SIDE) {
        const isGround =
          x + SIDE > left - EDGE && x < left + width + EDGE && y + SIDE > top - EDGE && y < top + height + EDGE;
        if (!isGround && rangeOf(frame, x, y, SIDE, SIDE) < LEAST) empty.push(`${x}, ${y}`);
      }
    }
    expect(empty).toEqual([]);
  });

  test.each(['opening', 'verse', 'chorus'] as const)('has plain ground for the words: %s', (movement) => {
    const { frame, composition } = drawn(movement, shape);
    const { left, top, width, height } = composition.text;
    const [x, y, across, down] = [left, top, width, height].map(Math.round) as [number, number, number, number];
    expect(rangeOf(frame, x, y, across, down)).toBeLessThan(GRAIN);
  });
});

test.each(MOVEMENT_KINDS)('moves on the beat: %s', (movement) => {
  const later = { ...cuesAmid(21), index: 206, beat: 19.7, bass: 0.8, travel: 8.3 };
  const [one, other] = [cuesAmid(20), Object.assign(later, { onTwos: later })].map(
    (cues) => drawn(movement, 'wide', cues).frame,
  );
  expect(difference(one as Frame, other as Frame)?.pixels).toBeGreaterThan(400);
});
