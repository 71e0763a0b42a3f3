import type { TimedWord } from '../../../functions/domain/segments.ts';
import type { OnProgress } from '../../engine.ts';
import type { Music } from '../../sound/music.ts';
import { alignTo } from '../alignment.ts';
import { type AudioClip, CLIP_RATE } from '../audio-clip.ts';
import { listenTo, untimedSegment } from '../recognition.ts';
import { anythingSung, divide, lengthOf, type Span, sungSpans } from './sung-time.ts';

/** Seconds of singing between two lines from which words are looked for there. It is longer than a held last vowel. */
const WORTH_HEARING = 2;
/** Share of the time in the lines that must count as sung, so that the detector of singing is trusted in their gaps. */
const MOSTLY = 0.5;

/**
 * Recognizes English words between lines that have their places, where somebody sings: choruses that the text has only
 * once. Recognizing a whole song would take three times as long as searching it for the lines. Returns even unlikely
 * words, because matching them with the text sorts them out.
 * @param part the part of the song that the text belongs to
 * @param hearWhole returns the song without changes; called only if there is something to recognize
 * @param workDir an empty folder
 */
export async function wordsBetween(
  placed: readonly Span[],
  part: Span,
  music: Music,
  voice: AudioClip,
  hearWhole: () => Promise<AudioClip>,
  workDir: string,
  onProgress?: OnProgress,
): Promise<TimedWord[]> {
  const sungIn = hearsSinger(music, placed) ? sungSpans : anythingSung;
  const free = gapsBetween(placed, part).filter((gap) => lengthOf(sungIn(music, gap)) >= WORTH_HEARING);
  if (free.length === 0) return [];
  const clips = { voice: only(free, voice), whole: only(free, await hearWhole()) };
  const heard = await listenTo(clips, workDir, onProgress);
  const said = heard.map(untimedSegment).filter(({ wordCount, end, start }) => wordCount > 0 && end > start);
  const aligned = await alignTo(async () => voice, said, workDir, 'en');
  return aligned.flatMap((segment) =>
    segment.timedWords.length > 0 ? segment.timedWords : evenly(segment.text, segment),
  );
}

/** Returns whether most of the time in the lines counts as sung. Then gaps without singing are known to be breaks. */
function hearsSinger(music: Music, placed: readonly Span[]): boolean {
  return placed.length > 0 && lengthOf(placed.flatMap((line) => sungSpans(music, line))) >= MOSTLY * lengthOf(placed);
}

export function gapsBetween(placed: readonly Span[], part: Span): Span[] {
  const sorted = [...placed].sort((a, b) => a.start - b.start);
  const starts = [part.start, ...sorted.map(({ end }) => end)];
  const ends = [...sorted.map(({ start }) => start), part.end];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? part.end }))
    .filter(({ start, end }) => end > start);
}

/** Returns the clip with silence outside of the spans. The recognizer skips silence. */
function only(spans: readonly Span[], { samples, start }: AudioClip): AudioClip {
  const kept = new Int16Array(samples.length);
  for (const span of spans) {
    const from = Math.max(0, Math.round((span.start - start) * CLIP_RATE));
    const to = Math.round((span.end - start) * CLIP_RATE);
    kept.set(samples.subarray(from, to), from);
  }
  return { samples: kept, start };
}

/** Gives words that could not be aligned a share of their chunk each, by their number of letters. */
function evenly(text: string, { start, end }: Span): TimedWord[] {
  const words = text.split(' ');
  return divide(
    [{ start, end }],
    words.map(({ length }) => length),
  ).map((span, index) => ({ text: words[index] ?? '', ...span }));
}
