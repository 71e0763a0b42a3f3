/** A word that the simulated service recognizes; seconds. */
export interface SpokenWord {
  text: string;
  start: number;
  end: number;
  confidence?: number;
}

/** Returns a transcript in the form of https://docs.aws.amazon.com/transcribe/latest/dg/how-input.html */
export function transcriptOf(words: readonly SpokenWord[], language: string, input: { TranscriptionJobName: string }) {
  const items = words.flatMap(({ text, start, end, confidence = 0.98 }) => {
    const [, content = text, mark = ''] = /^(.*?)([.,!?]?)$/.exec(text) ?? [];
    return [
      {
        type: 'pronunciation',
        start_time: start.toFixed(3),
        end_time: end.toFixed(3),
        alternatives: [{ confidence: String(confidence), content }],
      },
      ...(mark === '' ? [] : [{ type: 'punctuation', alternatives: [{ confidence: '0.0', content: mark }] }]),
    ];
  });
  const results = {
    language_code: language,
    transcripts: [{ transcript: words.map(({ text }) => text).join(' ') }],
    items,
  };
  return JSON.stringify({
    jobName: input.TranscriptionJobName,
    accountId: '000000000000',
    status: 'COMPLETED',
    results,
  });
}
