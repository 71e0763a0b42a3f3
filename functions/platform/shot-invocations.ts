import { BedrockRuntimeClient, paginateListAsyncInvokes } from '@aws-sdk/client-bedrock-runtime';
import type { JobKey } from '../domain/job.ts';
import { providedPrefix } from './bucket.ts';
import { tracer } from './observability.ts';

const bedrock = tracer.captureAWSv3Client(new BedrockRuntimeClient({ maxAttempts: 3 }));

/** An invocation of a model on Amazon Bedrock that makes a shot. */
export interface ShotInvocation {
  /** Index of the shot's scene. */
  scene: number;
  /** The last part of its ARN, which names its folder. */
  id: string;
  isRunning: boolean;
}

/** Lists the invocations that make shots of a job. @param since when its states may have begun to make them */
export async function shotInvocations(job: JobKey, since: Date): Promise<ShotInvocation[]> {
  const found: ShotInvocation[] = [];
  for await (const page of paginateListAsyncInvokes(
    { client: bedrock },
    { submitTimeAfter: since, maxResults: 1000 },
  )) {
    for (const { invocationArn = '', status, outputDataConfig } of page.asyncInvokeSummaries ?? []) {
      const [, rest] = (outputDataConfig?.s3OutputDataConfig?.s3Uri ?? '').split(providedPrefix(job));
      const scene = /^shot-(\d+)/.exec(rest ?? '')?.[1];
      const id = invocationArn.split('/').at(-1);
      if (scene !== undefined && id) found.push({ scene: Number(scene), id, isRunning: status === 'InProgress' });
    }
  }
  return found;
}
