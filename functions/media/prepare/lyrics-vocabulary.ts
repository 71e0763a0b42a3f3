import { languageOf } from '../../../engines/language/language.ts';
import { lyricLinesOf } from '../../../engines/transcription/lyrics/lyrics-text.ts';
import type { Job } from '../../domain/job.ts';
import type { CreateRequest } from '../../domain/requests.ts';
import { type Vocabulary, vocabularyOf } from '../../domain/vocabulary.ts';

/** Returns the words of the caller's lyrics, if Amazon Transcribe transcribes the song and can use them. */
export async function lyricsVocabulary({ renderer }: Job, request: CreateRequest): Promise<Vocabulary | undefined> {
  if (renderer.transcription !== 'transcribe' || !('lyrics' in request) || request.lyrics === undefined) {
    return undefined;
  }
  const lines = lyricLinesOf(request.lyrics).map(({ text }) => text);
  return vocabularyOf(await languageOf(lines.join('\n')), lines);
}
