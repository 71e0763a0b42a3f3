import { describe, expect, test } from '@jest/globals';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import type { Look, Singer } from '../../../engines/lyric-video/look.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../engines/lyric-video/movements.ts';
import type { Shot } from '../../../engines/lyric-video/shots.ts';
import type { Rectangle } from '../../../engines/lyric-video/words/layout.ts';
import { LYRIC_PRESETS } from '../../../functions/domain/requests.ts';

const SINGER = {} as Singer;
const SHAPES = { tall: [720, 1280], wide: [1280, 720], square: [720, 720] } as const;

function composed(shape: keyof typeof SHAPES, movement: MovementKind, look: Partial<Look> = {}, singer?: Singer) {
  const [width, height] = SHAPES[shape];
  return compositionOf({ width, height }, 'job', moodOf(undefined), singer, movement, look);
}

const sideOf = ({ width, height }: Rectangle) => Math.min(width, height);

describe.each(['tall', 'wide', 'square'] as const)('in a %s frame', (shape) => {
  test('the picture of a chorus is at least a third larger than that of a verse', () => {
    for (const singer of [undefined, SINGER]) {
      const [verse, chorus] = (['verse', 'chorus'] as const).map((kind) => composed(shape, kind, {}, singer).art);
      expect(sideOf(chorus as Rectangle)).toBeGreaterThan((4 / 3) * sideOf(verse as Rectangle));
    }
  });

  test.each<Shot>(['beside', 'close-up', 'poster', 'title', 'alone', 'distant'])(
    'the words of a shot are beside its picture, or outside the frame: %s',
    (shot) => {
      for (const singer of [undefined, SINGER]) {
        const { text, art } = composed(shape, 'verse', { shots: { verse: shot } }, singer);
        const isBeside = text.left >= art.left + art.width || art.left >= text.left + text.width;
        expect(isBeside || text.top >= art.top + art.height || art.top >= text.top + text.height).toBe(true);
      }
    },
  );
});

test('a look that is mirrored has the words of a wide frame on the other side, and those of a tall one in their place', () => {
  for (const kind of ['verse', 'chorus', 'break'] as const) {
    const [usual, other] = [composed('wide', kind), composed('wide', kind, { mirrored: true })];
    expect(other.art.left).toBeCloseTo(usual.width - usual.art.left - usual.art.width);
    if (kind === 'break') expect(other.text.left).toBeGreaterThan(other.width);
    else expect(other.text.left).toBeCloseTo(usual.width - usual.text.left - usual.text.width);
    expect(composed('tall', kind, { mirrored: true }).art).toEqual(composed('tall', kind).art);
  }
});

test.each(LYRIC_PRESETS)('the words of %s are not over the middle of a singer', (preset) => {
  const singer = { canvas: undefined, width: 60, height: 80, cutOut: true } as unknown as Singer;
  for (const shape of ['tall', 'wide', 'square'] as const) {
    for (const kind of ['opening', 'verse', 'chorus'] as const) {
      const { text, art } = composed(shape, kind, lookOf(preset), singer);
      const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
      const isAmong = x > text.left && x < text.left + text.width && y > text.top && y < text.top + text.height;
      expect([shape, kind, isAmong]).toEqual([shape, kind, false]);
    }
  }
});

describe.each(['tall', 'wide', 'square'] as const)('a singer who stands, in a %s frame', (shape) => {
  const area = (kind: MovementKind) => composed(shape, kind, { stands: true }, SINGER);
  const foot = (kind: MovementKind) => area(kind).art.top + area(kind).art.height;

  test('stands on the frame, or on the words below', () => {
    for (const kind of ['opening', 'verse', 'chorus', 'break', 'ending'] as const) {
      const { height, text } = area(kind);
      expect(foot(kind) > height || (foot(kind) <= text.top && text.top - foot(kind) < 0.12 * height)).toBe(true);
    }
  });

  test('is framed more closely in a chorus, and has words beside the picture', () => {
    expect(area('chorus').singer?.near).toBeGreaterThan(area('verse').singer?.near as number);
    for (const kind of ['opening', 'verse', 'chorus'] as const) {
      const { text, art } = area(kind);
      const isBeside = text.left >= art.left + art.width || art.left >= text.left + text.width;
      expect(isBeside || text.top >= art.top + art.height || art.top >= text.top + text.height).toBe(true);
    }
  });
});

describe('the colors of a movement', () => {
  test('a painted look is lit by the time of day', () => {
    expect(composed('wide', 'verse').tint('#f0e8d8')).toBe('#f0e8d8');
    expect(composed('wide', 'ending').tint('#f0e8d8')).not.toBe('#f0e8d8');
  });

  test('a print has other inks, and no light changes the rest', () => {
    const print: Partial<Look> = { inks: { ending: { '#d5321f': '#1f4e9c' } } };
    const tinted = (kind: MovementKind) => ['#d5321f', '#f0e8d8'].map(composed('wide', kind, print).tint);
    expect(tinted('ending')).toEqual(['#1f4e9c', '#f0e8d8']);
    expect(tinted('break')).toEqual(['#d5321f', '#f0e8d8']);
  });
});
