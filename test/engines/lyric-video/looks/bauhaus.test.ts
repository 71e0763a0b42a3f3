import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { bauhaus } from '../../../../engines/lyric-video/looks/bauhaus/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid, difference } from '../films.ts';

const SIZES = [
  { width: 180, height: 320 },
  { width: 320, height: 180 },
  { width: 240, height: 240 },
];
const CASES = SIZES.flatMap((size) => [
  { ...size, who: 'a singer', singer: someone() },
  { ...size, who: 'nobody', singer: undefined },
]);

function someone(): Singer {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillStyle = '#a87';
  pen.fillRect(10, 10, 40, 70);
  return { canvas, width: 60, height: 80, cutOut: true };
}

/** @returns the composition of a sheet, and what draws it at a beat, at 100 beats in a minute */
function sheetOf(movement: MovementKind, { width, height, singer }: (typeof CASES)[number]) {
  const composition = compositionOf({ width, height }, 'job', moodOf(undefined), singer, movement, bauhaus);
  const scene = bauhaus.scene(composition);
  const at = (beat: number): Frame => {
    const frame = frameOf(width, height);
    const cues = { ...cuesAmid(beat * 0.6), beat, travel: beat * 0.5, loudness: 0.5 + 0.5 * Math.sin(beat) };
    scene.draw(frame, { ...cues, onTwos: cues });
    return frame;
  };
  return { composition, at };
}

/** Everything that moves within 64 beats, as a frame that is bright there. */
function movedIn(at: (beat: number) => Frame): Frame {
  const first = at(0);
  const moved = frameOf(first.width, first.height);
  for (let beat = 0; beat < 64; beat += 0.85) {
    const { y } = at(beat);
    for (let pixel = 0; pixel < y.length; pixel++) if (y[pixel] !== first.y[pixel]) moved.y[pixel] = 255;
  }
  return moved;
}

describe.each(CASES)('a Bauhaus film with $who, at $width × $height', (size) => {
  test.each(['opening', 'verse', 'chorus'] as const)('moves nothing behind the words of its %s', (movement) => {
    const { composition, at } = sheetOf(movement, size);
    const { left, top, width, height } = composition.text;
    const moved = movedIn(at);
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => {
      const from = Math.ceil(top + row) * moved.width + Math.ceil(left);
      return moved.y.subarray(from, from + Math.floor(width)).includes(255);
    });
    expect(moved.y).toContain(255);
    expect(rows).not.toContain(true);
  });

  test('swings its mobile inside the frame', () => {
    const moved = movedIn(sheetOf('break', size).at);
    const { left = 0, top = 0, right = 0, bottom = 0 } = difference(frameOf(moved.width, moved.height), moved) ?? {};
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(right).toBeLessThan(moved.width);
    expect(bottom).toBeLessThan(moved.height);
  });

  test('turns its dancers on the beat, and lets them rest until the next', () => {
    const { at } = sheetOf('chorus', size);
    for (const beat of [8, 9]) {
      expect(difference(at(beat), at(beat + 0.5))).toBeDefined();
      expect(difference(at(beat + 0.62), at(beat + 0.98))).toBeUndefined();
    }
  });
});
