import {
  BadRequestException,
  DeleteTranscriptionJobCommand,
  DeleteVocabularyCommand,
  GetTranscriptionJobCommand,
  GetVocabularyCommand,
  NotFoundException,
  TranscribeClient,
} from '@aws-sdk/client-transcribe';
import { tracer } from './observability.ts';

/** Milliseconds. All attempts together fit into a function's time. */
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

const transcribe = tracer.captureAWSv3Client(new TranscribeClient({ requestHandler: LIMITS, maxAttempts: 3 }));

/**
 * Deletes a transcription and a vocabulary of Amazon Transcribe, if they exist. Amazon Transcribe can neither stop a
 * transcription nor delete one that is not finished.
 * @param name of both: the job's id
 * @returns `running` if something is not finished; then nothing is deleted
 */
export async function endTranscription(name: string): Promise<'deleted' | 'running'> {
  const [transcription, vocabulary] = await Promise.all([transcriptionStatus(name), vocabularyState(name)]);
  if (transcription === 'QUEUED' || transcription === 'IN_PROGRESS' || vocabulary === 'PENDING') return 'running';
  if (transcription !== undefined) {
    await ifPresent(() => transcribe.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: name })));
  }
  if (vocabulary !== undefined) {
    await ifPresent(() => transcribe.send(new DeleteVocabularyCommand({ VocabularyName: name })));
  }
  return 'deleted';
}

async function transcriptionStatus(name: string): Promise<string | undefined> {
  const command = new GetTranscriptionJobCommand({ TranscriptionJobName: name });
  return (await ifPresent(() => transcribe.send(command)))?.TranscriptionJob?.TranscriptionJobStatus;
}

async function vocabularyState(name: string): Promise<string | undefined> {
  return (await ifPresent(() => transcribe.send(new GetVocabularyCommand({ VocabularyName: name }))))?.VocabularyState;
}

/** Amazon Transcribe reports some names that it does not know as bad requests. */
async function ifPresent<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotFoundException || error instanceof BadRequestException) return undefined;
    throw error;
  }
}
