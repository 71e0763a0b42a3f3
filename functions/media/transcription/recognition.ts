import type { TimedWord } from '../../domain/segments.ts';
import type { Hearing } from './hearing.ts';
import { piecesOf } from './pieces.ts';
import { englishModel, pieceIndex, runPocketsphinx } from './pocketsphinx.ts';

export interface HeardWord extends TimedWord {
  /** How sure the recognizer is that no other word was said, 0 to 1. */
  confidence: number;
}

/** One process on each processor of the smallest machine that this runs on, unless loading the model would take longest. */
const PROCESSES = 2;
const FEW_PIECES = 2;
/** Of the many words that music could be, only the likelier ones are followed: half the time, the same words. */
const SEARCH = ['-maxhmmpf', '3000', '-maxwpf', '20'];

/** Writes down English as pocketsphinx hears it, in the order of its time, nothing left out. */
export async function recognizeEnglish(hearing: Hearing, workDir: string): Promise<HeardWord[]> {
  const pieces = piecesOf(hearing);
  const { language, dictionary } = englishModel();
  const each = Math.max(FEW_PIECES, Math.ceil(pieces.length / PROCESSES));
  const shares = Array.from({ length: PROCESSES }, (_, index) => pieces.slice(index * each, (index + 1) * each));
  const heard = await Promise.all(
    shares.map(async (share, index) => {
      if (share.length === 0) return [];
      const args = ['-lm', language, '-dict', dictionary, ...SEARCH];
      const [ctm = ''] = await runPocketsphinx(`heard${index}`, share, args, ['-ctm'], workDir);
      return ctm.split('\n').flatMap((line) => wordOf(line, share));
    }),
  );
  return heard.flat().sort((a, b) => a.start - b.start);
}

/** A line of a CTM file: utterance, channel, start, duration, word, confidence. */
function wordOf(line: string, pieces: Hearing[]): HeardWord[] {
  const [utterance = '', , start = '', duration = '', spelling = '', confidence = ''] = line.split(' ');
  const piece = pieces[pieceIndex(utterance)];
  // Noises and silences: <s>, <sil>, [NOISE].
  if (!piece || !/^[a-z']/.test(spelling)) return [];
  const from = piece.start + Number(start);
  const text = spelling.replace(/\(\d+\)$/, '');
  return [{ text, start: from, end: from + Number(duration), confidence: Number(confidence) }];
}
