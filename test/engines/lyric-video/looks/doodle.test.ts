import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../../engines/lyric-video/frame-cues.ts';
import { cat } from '../../../../engines/lyric-video/looks/doodle/cat.ts';
import { doodle } from '../../../../engines/lyric-video/looks/doodle/index.ts';
import { isSecond, poseOf } from '../../../../engines/lyric-video/looks/doodle/page.ts';
import { sketchOf } from '../../../../engines/lyric-video/looks/doodle/pen.ts';
import { ASLEEP, leaping, SITTING_BACK, sitting, walking } from '../../../../engines/lyric-video/looks/doodle/poses.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
/** Luma in limited range: paper with its grain is lighter, and pens are darker. */
const PAPER = 205;
/** Moments of two beats, with and without a hit. */
const MOMENTS = [
  [16.1, 1],
  [16.6, 0],
  [17.1, 1],
  [17.6, 0],
] as const;

/** A head and shoulders in one color. */
function singer() {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillStyle = '#b08060';
  pen.fillRect(18, 8, 24, 40);
  pen.fillRect(4, 48, 52, 32);
  return { canvas, width: 60, height: 80, cutOut: true };
}

function composed(shape: keyof typeof SHAPES, movement: MovementKind, hasSinger: boolean) {
  const [width, height] = SHAPES[shape];
  return compositionOf({ width, height }, 'job', moodOf(undefined), hasSinger ? singer() : undefined, movement, doodle);
}

/** Returns a function that draws a page at a moment, and returns the luma of its pixels. */
function pageOf(composition: ReturnType<typeof composed>): (beat: number, hit: number) => Uint8Array {
  const scene = doodle.scene(composition);
  const frame = frameOf(composition.width, composition.height);
  return (beat, hit) => {
    const cues = { ...cuesAmid(8), beat, hit, index: Math.round(beat * 12) } as FrameCues;
    scene.draw(frame, Object.assign(cues, { onTwos: cues }));
    return frame.y;
  };
}

describe.each(['tall', 'wide', 'square'] as const)('a %s page', (shape) => {
  test.each(['opening', 'verse', 'chorus'] as const)(
    'leaves the paper of the words white in the movement %s',
    (kind) => {
      for (const hasSinger of [false, true]) {
        const composition = composed(shape, kind, hasSinger);
        const { left, top, width, height } = composition.text;
        const page = pageOf(composition);
        for (const [beat, hit] of MOMENTS) {
          const luma = page(beat, hit);
          let dark = 0;
          for (let y = Math.ceil(top); y < top + height; y++)
            for (let x = Math.ceil(left); x < left + width; x++)
              if ((luma[y * composition.width + x] as number) < PAPER) dark++;
          expect(dark / (width * height)).toBeLessThan(0.004);
        }
      }
    },
  );

  test('is darker in a break than in a verse', () => {
    const mean = (kind: MovementKind) => {
      const luma = pageOf(composed(shape, kind, false))(16.2, 0);
      return luma.reduce((sum, value) => sum + value, 0) / luma.length;
    };
    expect(mean('verse')).toBeGreaterThan(1.25 * mean('break'));
  });
});

test.each([
  ['walking', walking(true)],
  ['walking with the other legs', walking(false)],
  ['sitting', sitting()],
  ['sitting with its back to us', SITTING_BACK],
  ['asleep', ASLEEP],
])('the cat is on the ground when it is %s', (_, pose) => {
  const { bottom } = inked(pose);
  expect(Math.abs(bottom)).toBeLessThan(2);
});

test('the cat is one and a half times as long when it leaps as when it walks', () => {
  for (const isUp of [true, false]) {
    const [leap, walk] = [inked(leaping(isUp)), inked(walking(isUp))];
    expect(leap.right - leap.left).toBeGreaterThan(1.5 * (walk.right - walk.left));
  }
});

/** Returns what is dark of a cat, in its units. */
function inked(pose: Parameters<typeof cat>[1]) {
  const [size, scale] = [400, 2];
  const { canvas, pen } = newCanvas(size, size);
  const inks = { ink: '#000000', paper: '#ffffff', yellow: '#ffff00', red: '#ff0000' };
  const sketch = sketchOf(pen, inks, chanceOf('cat'));
  sketch.within({ x: size / 2, y: size / 2, scale }, () => cat(sketch, pose));
  const { data } = canvas.getContext('2d').getImageData(0, 0, size, size);
  const dark = Array.from({ length: size * size }, (__, at) => at).filter(
    (at) => (data[4 * at] as number) < 80 && (data[4 * at + 3] as number) > 200,
  );
  const at = (pixel: number) => (pixel - size / 2) / scale;
  const columns = dark.map((one) => one % size);
  return {
    left: at(Math.min(...columns)),
    right: at(Math.max(...columns)),
    bottom: at(Math.floor((dark.at(-1) as number) / size)),
  };
}

test('the cat takes its other pose on the next beat, and is drawn again after half a beat', () => {
  const poses = [16, 17, 18].map((beat) => isSecond(poseOf({ beat: beat + 0.1 })));
  expect(poses).toEqual([false, true, false]);
  expect(poseOf({ beat: 16.6 })).not.toBe(poseOf({ beat: 16.1 }));
});
