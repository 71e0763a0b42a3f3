import { BadRequestException, ConflictException, NotFoundException } from '@aws-sdk/client-transcribe';
import type { Service } from './network.ts';

const describe = { message: 'simulated', $metadata: {} };

/** Amazon Transcribe, which is done as soon as it is asked, and knows each name once. */
export class SimulatedProvider {
  readonly #transcriptions = new Set<string>();

  /** The names of what was not deleted. */
  get left(): readonly string[] {
    return [...this.#transcriptions];
  }

  clear(): void {
    this.#transcriptions.clear();
  }

  readonly serve: Service = async ({ constructor: { name }, input }) => {
    const job: string = input.TranscriptionJobName;
    if (name === 'StartTranscriptionJobCommand') {
      if (this.#transcriptions.has(job)) throw new ConflictException(describe);
      this.#transcriptions.add(job);
      return {};
    }
    if (name === 'GetVocabularyCommand') throw new NotFoundException(describe);
    if (!this.#transcriptions.has(job)) throw new BadRequestException(describe);
    if (name === 'DeleteTranscriptionJobCommand') this.#transcriptions.delete(job);
    else if (name !== 'GetTranscriptionJobCommand') throw new Error(`The simulation does not know ${name}.`);
    return { TranscriptionJob: { TranscriptionJobStatus: 'COMPLETED' } };
  };
}
