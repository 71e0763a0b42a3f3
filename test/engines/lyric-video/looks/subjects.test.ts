import { describe, expect, test } from '@jest/globals';
import type { Sprite } from '../../../../engines/drawing/frame.ts';
import type { Point } from '../../../../engines/drawing/hand.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Composition, Look } from '../../../../engines/lyric-video/look.ts';
import { guitarOf } from '../../../../engines/lyric-video/looks/blueprint/guitar.ts';
import { blueprint } from '../../../../engines/lyric-video/looks/blueprint/index.ts';
import { nightGlow } from '../../../../engines/lyric-video/looks/night-glow/index.ts';
import { microphoneOf } from '../../../../engines/lyric-video/looks/night-glow/microphone.ts';
import { stageOf } from '../../../../engines/lyric-video/looks/night-glow/stage.ts';
import { paintGesture } from '../../../../engines/lyric-video/looks/paint-gesture/index.ts';
import { paintingOf } from '../../../../engines/lyric-video/looks/paint-gesture/subject.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';

/** What a look draws if no singer is sent: its sprites, and their top left corners in pixels of the frame. */
type Subject = (composition: Composition) => { drawing: Sprite; at: Point }[];
const SUBJECTS: [string, Look, Subject][] = [
  [
    'the guitar of a blueprint',
    blueprint,
    (composition) => {
      const { drawings, at } = guitarOf(composition);
      return drawings.map((drawing) => ({ drawing, at }));
    },
  ],
  [
    'the microphone of the default look',
    nightGlow,
    (composition) => {
      const { states, at } = microphoneOf(composition, stageOf(composition));
      return states.map((drawing) => ({ drawing, at: [at[0] - drawing.width / 2, at[1]] as const }));
    },
  ],
  [
    'the bird of a gesture',
    paintGesture,
    (composition) => {
      const strokes = paintingOf(composition).gestures.flatMap(({ first, again }) => [
        first,
        ...(again ? [again] : []),
      ]);
      return strokes
        .flatMap(({ parts, whole }) => (parts.length > 0 ? parts : [whole]))
        .map(({ drawing, x, y }) => ({ drawing, at: [x, y] as const }));
    },
  ],
];

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;

describe.each(SUBJECTS)('%s', (_, look, subject) => {
  test.each(['tall', 'wide', 'square'] as const)('is beside the words of a %s frame', (shape) => {
    for (const movement of ['opening', 'verse', 'chorus'] as const) {
      const [width, height] = SHAPES[shape];
      const composition = compositionOf({ width, height }, 'job', moodOf(undefined), undefined, movement, look);
      const { text } = composition;
      for (const { drawing, at } of subject(composition)) {
        const isAcross = at[0] < text.left + text.width && at[0] + drawing.width > text.left + 2;
        const isAlong = at[1] < text.top + text.height && at[1] + drawing.height > text.top + 2;
        expect(isAcross && isAlong).toBe(false);
      }
    }
  });
});
