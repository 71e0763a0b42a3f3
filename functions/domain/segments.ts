import * as v from 'valibot';
import { atMost } from './text.ts';
import { isAfter, SAME_TIME, seconds } from './times.ts';

/** Time-coded lyrics: specification, section 2.4. All times are seconds. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
}

export interface Segment extends TimedWord {
  duration: number;
  wordCount: number;
  timedWords: TimedWord[];
}

export const MAX_SEGMENTS = 1000;
export const MAX_TIMED_WORDS = 1000;
const MAX_SEGMENT_TEXT = 10_000;
/** Seconds by which `duration` may differ from `end - start`. */
export const DURATION_TOLERANCE = 0.05;

const TimedWordSchema = v.pipe(
  v.object({ text: v.string('must be a string'), start: seconds(), end: seconds() }),
  v.forward(
    v.check(({ start, end }) => !isAfter(start, end), 'must not be before start'),
    ['end'],
  ),
);

export const SegmentSchema = v.pipe(
  v.object({
    text: v.pipe(v.string('must be a string'), atMost(MAX_SEGMENT_TEXT)),
    start: seconds(),
    end: seconds(),
    duration: seconds(),
    wordCount: v.pipe(v.number('must be a number'), v.integer('must be an integer'), v.minValue(0, 'must be >= 0')),
    timedWords: v.pipe(
      v.array(TimedWordSchema, 'must be an array'),
      v.maxLength(MAX_TIMED_WORDS, `must have at most ${MAX_TIMED_WORDS} items`),
    ),
  }),
  v.forward(
    v.partialCheck([['start'], ['end']], ({ start, end }) => isAfter(end, start), 'must be greater than start'),
    ['end'],
  ),
  v.forward(
    v.partialCheck(
      [['start'], ['end'], ['duration']],
      ({ start, end, duration }) => Math.abs(duration - (end - start)) < DURATION_TOLERANCE + SAME_TIME,
      `must equal end - start within ${DURATION_TOLERANCE} seconds`,
    ),
    ['duration'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const segment = dataset.value;
    segment.timedWords.forEach((word, index) => {
      for (const edge of ['start', 'end'] as const) {
        if (!isAfter(segment.start, word[edge]) && !isAfter(word[edge], segment.end)) continue;
        addIssue({
          message: `must lie within its segment (${segment.start} to ${segment.end})`,
          path: [
            { type: 'object', origin: 'value', input: segment, key: 'timedWords', value: segment.timedWords },
            { type: 'array', origin: 'value', input: segment.timedWords, key: index, value: word },
            { type: 'object', origin: 'value', input: { ...word }, key: edge, value: word[edge] },
          ],
        });
      }
    });
  }),
);

export const SegmentsSchema = v.pipe(
  v.array(SegmentSchema, 'must be an array'),
  v.minLength(1, 'must have at least 1 item'),
  v.maxLength(MAX_SEGMENTS, `must have at most ${MAX_SEGMENTS} items`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const segments = dataset.value;
    segments.forEach((segment, index) => {
      const before = segments[index - 1];
      if (!before || !isAfter(before.end, segment.start)) return;
      addIssue({
        message: `must not be before the end of the segment before it (${before.end}): segments are ordered and do not overlap`,
        path: [
          { type: 'array', origin: 'value', input: segments, key: index, value: segment },
          { type: 'object', origin: 'value', input: { ...segment }, key: 'start', value: segment.start },
        ],
      });
    });
  }),
);

/** Returns the index of the first segment that ends more than 0.05 s after the song, or undefined. */
export function segmentBeyond(segments: readonly Segment[], songSeconds: number): number | undefined {
  const index = segments.findIndex((segment) => isAfter(segment.end, songSeconds + DURATION_TOLERANCE));
  return index === -1 ? undefined : index;
}

/** Makes a segment of consecutive timed words. Times are rounded to milliseconds. */
export function segmentOf(words: readonly TimedWord[], text = words.map((word) => word.text).join(' ')): Segment {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) throw new RangeError('a segment has at least one word');
  const start = milli(first.start);
  const end = milli(last.end);
  return {
    text,
    start,
    end,
    duration: milli(end - start),
    wordCount: words.length,
    timedWords: words.map((word) => ({ text: word.text, start: milli(word.start), end: milli(word.end) })),
  };
}

function milli(secondsValue: number): number {
  return Math.round(secondsValue * 1000) / 1000;
}
