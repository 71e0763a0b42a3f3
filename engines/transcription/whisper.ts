import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { TimedWord } from '../../functions/domain/segments.ts';
import type { OnProgress } from '../engine.ts';
import type { AudioClip } from './audio-clip.ts';

/** The runtime of whisper.cpp, for operators who name a model file. It recognizes many languages. */

/** The part of the native module that is used here. */
interface Runtime {
  WhisperContext: {
    new (options: { filePath: string; useGpu: boolean }): Context | Promise<Context>;
    toggleNativeLog(enable: boolean, listener?: (level: string, text: string) => void): void;
  };
}

interface Context {
  transcribeData(sound: ArrayBuffer, options: Record<string, unknown>): { promise: Promise<Result> };
  release(): Promise<void>;
}

interface Result {
  language?: string;
  segments: Token[];
}

/** A piece of text, with a space before it if a word begins; times in milliseconds. */
export interface Token {
  text: string;
  t0: number;
  t1: number;
}

interface WhisperHeard {
  words: TimedWord[];
  /** ISO 639-1 code, as the model expects it. */
  language: string | null;
}

/** Returns the path of the model file. @throws Error if no model is configured now, although one was at admission */
export function whisperModel(): string {
  const model = process.env.WHISPER_MODEL;
  if (!model) throw new Error('The job is to be transcribed by whisper.cpp, but WHISPER_MODEL names no model file.');
  return model;
}

/** Recognizes a clip. @throws Error if the runtime has no build for this platform, or the file is not a model */
export async function recognizeByWhisper(
  clip: AudioClip,
  model: string,
  onProgress?: OnProgress,
): Promise<WhisperHeard> {
  const { WhisperContext } = runtime();
  // Without a listener, whisper.cpp writes pages to standard error. If the listener stayed, the process would not end.
  WhisperContext.toggleNativeLog(true, () => {});
  try {
    return await hearWith(WhisperContext, clip, model, onProgress);
  } finally {
    WhisperContext.toggleNativeLog(false);
  }
}

async function hearWith(
  WhisperContext: Runtime['WhisperContext'],
  { samples, start }: AudioClip,
  model: string,
  onProgress?: OnProgress,
): Promise<WhisperHeard> {
  const context = await load(WhisperContext, model);
  try {
    const byToken = await listen(context, samples, {
      tokenTimestamps: true,
      maxLen: 1,
      ...(onProgress && { onProgress: (percent: number) => onProgress(percent / 100) }),
    });
    // A character may be split between two tokens. Whole segments do not have this fault, but their times are coarser.
    const torn = byToken.segments.some(({ text }) => text.includes('\ufffd'));
    const { language, segments } = torn ? await listen(context, samples, {}) : byToken;
    const words = (torn ? segments.flatMap(sharedOut) : wordsOf(segments)).map((word) => ({
      text: word.text,
      start: start + word.t0 / 1000,
      end: start + word.t1 / 1000,
    }));
    return { words, language: language ?? null };
  } finally {
    await context.release();
  }
}

async function load(WhisperContext: Runtime['WhisperContext'], model: string): Promise<Context> {
  try {
    return await new WhisperContext({ filePath: model, useGpu: false });
  } catch (cause) {
    throw new Error(`WHISPER_MODEL names ${model}, which cannot be loaded as a ggml model of whisper.cpp.`, { cause });
  }
}

function runtime(): Runtime {
  const name = `@fugood/node-whisper-${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url)(name);
  } catch (cause) {
    throw new Error(`WHISPER_MODEL is set, but the package ${name} is not installed.`, { cause });
  }
}

async function listen(context: Context, samples: Int16Array, options: Record<string, unknown>): Promise<Result> {
  const sound = samples.slice().buffer;
  return context.transcribeData(sound, { language: 'auto', maxThreads: availableParallelism(), ...options }).promise;
}

/** Joins tokens into words. Drops whisper's notes about sounds, such as [Music], (applause) or ♪. */
export function wordsOf(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  let aside = '';
  for (const token of tokens) {
    const text = token.text.trim();
    const opened = aside || /[[(]/.exec(text)?.[0] || '';
    aside = opened && !text.includes(opened === '[' ? ']' : ')') ? opened : '';
    if (opened || text === '' || /^[♪♫*]+$/u.test(text)) continue;
    const last = words.at(-1);
    const begins = token.text.startsWith(' ') || isWrittenWithoutSpaces(text);
    if (last && !begins) words[words.length - 1] = { text: last.text + text, t0: last.t0, t1: token.t1 };
    else words.push({ text, t0: token.t0, t1: token.t1 });
  }
  return words;
}

function isWrittenWithoutSpaces(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}

/** Returns the words of a segment without word times. Each gets a share of the time by its number of letters. */
function sharedOut({ text, t0, t1 }: Token): Token[] {
  const units = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  let cursor = t0;
  const tokens = units.map(({ segment }, index) => {
    const from = cursor;
    cursor += ((t1 - t0) * segment.length) / text.length;
    const spaced = units[index - 1]?.segment.trim() === '' || index === 0;
    return { text: `${spaced ? ' ' : ''}${segment}`, t0: from, t1: cursor };
  });
  return wordsOf(tokens);
}
