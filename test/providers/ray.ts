import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as sdk from '@aws-sdk/client-bedrock-runtime';
import { ACCOUNT, REGION } from '../../local/resource-types.ts';
import type { ProviderBucket } from './bucket.ts';
import { ProviderError } from './provider-error.ts';
import type { Fate, Script } from './script.ts';
import { type Schema, schemaFault } from './sdk-schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schema of the SDK is checked before
type Input = any;

interface Invocation {
  arn: string;
  input: Input;
  fate: Fate;
  submitTime: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  status: 'InProgress' | 'Completed' | 'Failed';
  /** With the rights of whoever started it. */
  bucket: ProviderBucket;
}

const MODEL = 'luma.ray-v2:0';
const ASPECTS = ['1:1', '16:9', '9:16', '4:3', '3:4', '21:9', '9:21'];
const FIELDS = ['prompt', 'aspect_ratio', 'duration', 'resolution', 'loop', 'keyframes'];

/** Ray 2 on Amazon Bedrock, as far as Songreel uses it. Each of its clips is one color. */
export class SimulatedRay {
  readonly invocations = new Map<string, Invocation>();
  /** The largest number of invocations that were in progress at a time. */
  most = 0;
  readonly #script: Script;
  readonly #seconds: number;
  #clip: Promise<Buffer> | undefined;

  /** @param seconds that each clip takes */
  constructor(script: Script, seconds: number) {
    this.#script = script;
    this.#seconds = seconds;
  }

  /** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_StartAsyncInvoke.html */
  start(input: Input, bucket: ProviderBucket): object {
    const fault = schemaFault(input, sdk.StartAsyncInvokeRequest$ as unknown as Schema) ?? inputFault(input);
    if (fault !== undefined) throw new ProviderError('ValidationException', fault);
    const token = input.clientRequestToken;
    const known = [...this.invocations.values()].find((each) => token && each.input.clientRequestToken === token);
    if (known) return { invocationArn: known.arn };
    const fate = this.#script.nextFate();
    if (fate === 'refused') throw new ProviderError('ValidationException', 'The prompt was blocked by moderation.');
    const arn = `arn:aws:bedrock:${REGION}:${ACCOUNT}:async-invoke/${randomUUID().slice(0, 12)}`;
    const endsAt = fate === 'never' ? Number.POSITIVE_INFINITY : Date.now() + this.#seconds * 1000;
    const submitTime = new Date().toISOString();
    this.invocations.set(arn, { arn, input, fate, submitTime, endsAt, status: 'InProgress', bucket });
    this.most = Math.max(this.most, this.#running.length);
    return { invocationArn: arn };
  }

  /** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_GetAsyncInvoke.html */
  async get(arn: string): Promise<object> {
    const invocation = this.invocations.get(arn);
    if (!invocation) throw new ProviderError('ValidationException', 'There is no such invocation.');
    await this.#endIfDue(invocation);
    return describe(invocation);
  }

  /** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ListAsyncInvokes.html */
  async list(query: URLSearchParams): Promise<object> {
    for (const invocation of this.invocations.values()) await this.#endIfDue(invocation);
    const after = Date.parse(query.get('submitTimeAfter') ?? '1970-01-01T00:00:00Z');
    if (Number.isNaN(after)) throw new ProviderError('ValidationException', 'submitTimeAfter is not a time.');
    const found = [...this.invocations.values()].filter(({ submitTime }) => Date.parse(submitTime) >= after);
    return { asyncInvokeSummaries: found.map(describe) };
  }

  get #running(): Invocation[] {
    return [...this.invocations.values()].filter(({ status }) => status === 'InProgress');
  }

  async #endIfDue(invocation: Invocation): Promise<void> {
    if (invocation.status !== 'InProgress' || Date.now() < invocation.endsAt) return;
    const { fate, arn, input, bucket } = invocation;
    if (fate === 'failed') {
      invocation.status = 'Failed';
      return;
    }
    const folder = `${input.outputDataConfig.s3OutputDataConfig.s3Uri}/${arn.split('/').at(-1)}`;
    this.#clip ??= redClip();
    const clip = await this.#clip;
    await bucket.put(`${folder}/output.mp4`, fate === 'malformed' ? clip.subarray(0, 300) : clip);
    await bucket.put(`${folder}/manifest.json`, '{}');
    invocation.status = 'Completed';
  }
}

/** https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-luma.html */
function inputFault({ modelId, modelInput: input, outputDataConfig }: Input): string | undefined {
  if (modelId !== MODEL) return `There is no model ${modelId}.`;
  const uri: string = outputDataConfig?.s3OutputDataConfig?.s3Uri ?? '';
  if (!/^s3:\/\/[a-z0-9][.\-a-z0-9]{1,61}[a-z0-9]\/.*$/.test(uri)) return 'The S3 URI is not valid.';
  const unknown = Object.keys(input).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `There is no parameter ${unknown}.`;
  if (typeof input.prompt !== 'string' || input.prompt.length < 1 || input.prompt.length > 5_000)
    return 'prompt is not valid.';
  if (!ASPECTS.includes(input.aspect_ratio)) return 'aspect_ratio is not valid.';
  if (!['5s', '9s'].includes(input.duration)) return 'duration is not valid.';
  if (!['540p', '720p'].includes(input.resolution)) return 'resolution is not valid.';
  if (typeof input.loop !== 'boolean') return 'loop is not valid.';
  const { type, source } = input.keyframes?.frame0 ?? {};
  if (type !== 'image' || source?.type !== 'base64' || source.media_type !== 'image/jpeg')
    return 'frame0 is not valid.';
  const isJpeg = Buffer.from(source.data, 'base64').subarray(0, 3).toString('hex') === 'ffd8ff';
  return isJpeg ? undefined : 'frame0 is not a JPEG.';
}

function describe({ arn, input, submitTime, status, fate }: Invocation): object {
  return {
    invocationArn: arn,
    modelArn: `arn:aws:bedrock:${REGION}::foundation-model/${MODEL}`,
    status,
    submitTime,
    lastModifiedTime: submitTime,
    outputDataConfig: input.outputDataConfig,
    ...(input.clientRequestToken && { clientRequestToken: input.clientRequestToken }),
    ...(status === 'Failed' && fate === 'failed' && { failureMessage: 'The output was blocked by moderation.' }),
  };
}

async function redClip(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-clip-'));
  try {
    const file = join(folder, 'clip.mp4');
    const source = ['-f', 'lavfi', '-i', 'color=red:s=960x540:r=24:d=5'];
    await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', ...source, '-pix_fmt', 'yuv420p', file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
