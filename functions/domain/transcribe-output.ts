import * as v from 'valibot';
import type { TimedWord } from './segments.ts';

/** A word as Amazon Transcribe recognized it. */
export interface RecognizedWord extends TimedWord {
  /** 0 to 1. */
  confidence: number;
}

export interface Recognized {
  /** ISO 639 code. */
  language: string | null;
  words: RecognizedWord[];
}

/** Amazon Transcribe writes numbers as text. */
const numeric = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number));
const alternatives = <Confidence extends v.GenericSchema<unknown, number | undefined>>(confidence: Confidence) =>
  v.pipe(v.array(v.object({ content: v.string(), confidence })), v.minLength(1));

/** https://docs.aws.amazon.com/transcribe/latest/dg/how-input.html */
const OutputSchema = v.object({
  status: v.literal('COMPLETED'),
  results: v.object({
    language_code: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[A-Z]{2}$/))),
    items: v.array(
      v.variant('type', [
        v.object({
          type: v.literal('pronunciation'),
          start_time: numeric,
          end_time: numeric,
          alternatives: alternatives(numeric),
        }),
        v.object({ type: v.literal('punctuation'), alternatives: alternatives(v.optional(numeric)) }),
      ]),
    ),
  }),
});

/**
 * Reads a transcript of Amazon Transcribe. Punctuation belongs to the word before it.
 * @throws Error if it is not such a transcript
 */
export function readTranscribeOutput(json: string): Recognized {
  const { results } = v.parse(OutputSchema, JSON.parse(json));
  const words: RecognizedWord[] = [];
  for (const item of results.items) {
    const [best] = item.alternatives;
    if (!best) continue;
    if (item.type === 'pronunciation') {
      const { start_time: start, end_time: end } = item;
      words.push({ text: best.content, start, end: Math.max(start, end), confidence: best.confidence ?? 0 });
    } else {
      const last = words.at(-1);
      if (last) last.text += best.content;
    }
  }
  return { language: results.language_code?.split('-')[0] ?? null, words };
}
