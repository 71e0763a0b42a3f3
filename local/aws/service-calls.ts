import * as bedrock from '@aws-sdk/client-bedrock-runtime';
import * as dynamodb from '@aws-sdk/client-dynamodb';
import * as s3 from '@aws-sdk/client-s3';
import * as transcribe from '@aws-sdk/client-transcribe';
import { messageOf } from '../fault.ts';
import { REGION } from '../resource-types.ts';
import { TaskFailure } from './runtimes.ts';
import type { Credentials } from './signature.ts';

interface Command {
  input: object;
}

interface Service {
  /** Its name in the errors of Step Functions. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each client takes the commands of its own service
  client: { send(command: any, options: { abortSignal: AbortSignal }): Promise<object>; destroy(): void };
  /** Everything that its package exports. */
  sdk: Readonly<Record<string, unknown>>;
  /** Fields whose content the service defines, not its API. Their names stay as they are. */
  documents: readonly string[];
  /** Whether something else stands for it, which the local service may lack. */
  isProvided: boolean;
}

interface ServiceEndpoints {
  dynamodb: string;
  s3: string;
  /** Undefined if the local service was started without providers. */
  providers: string | undefined;
}

const RESOURCE = /^arn:aws:states:::aws-sdk:(?<service>[a-z0-9]+):(?<action>[a-zA-Z0-9]+)$/;

/**
 * Calls services of AWS for states with `arn:aws:states:::aws-sdk:…`, by their SDK clients. As in Step Functions, field
 * names begin with capital letters: https://docs.aws.amazon.com/step-functions/latest/dg/supported-services-awssdk.html
 */
export class ServiceCalls {
  readonly #services: Readonly<Record<string, Service>>;
  readonly #hasProviders: boolean;

  constructor(endpoints: ServiceEndpoints, credentials: Credentials) {
    this.#hasProviders = endpoints.providers !== undefined;
    // The states' own retriers repeat calls.
    const options = { region: REGION, credentials, maxAttempts: 1 };
    const provided = { ...options, ...(endpoints.providers !== undefined && { endpoint: endpoints.providers }) };
    this.#services = {
      transcribe: {
        name: 'Transcribe',
        client: new transcribe.TranscribeClient(provided),
        sdk: transcribe,
        documents: [],
        isProvided: true,
      },
      bedrockruntime: {
        name: 'BedrockRuntime',
        client: new bedrock.BedrockRuntimeClient(provided),
        sdk: bedrock,
        documents: ['ModelInput'],
        isProvided: true,
      },
      s3: {
        name: 'S3',
        client: new s3.S3Client({ ...options, endpoint: endpoints.s3, forcePathStyle: true }),
        sdk: s3,
        documents: [],
        isProvided: false,
      },
      dynamodb: {
        name: 'DynamoDb',
        client: new dynamodb.DynamoDBClient({ ...options, endpoint: endpoints.dynamodb }),
        sdk: dynamodb,
        documents: [],
        isProvided: false,
      },
    };
  }

  /** Returns whether a state's Resource is a call that works here. */
  has(resource: string): boolean {
    return this.#find(resource) !== undefined;
  }

  /** @throws TaskFailure with the name that Step Functions gives to the error */
  async call(resource: string, parameters: object, signal: AbortSignal): Promise<unknown> {
    const { service, command } = this.#find(resource) ?? unknown(resource);
    if (service.isProvided && !this.#hasProviders) {
      throw new TaskFailure(`${service.name}.SdkClientException`, 'Start the local service with --providers URL.');
    }
    try {
      const input = service.name === 'BedrockRuntime' ? lowered(parameters, service) : withText(parameters);
      return capitalized(await contentOf(await service.client.send(new command(input), { abortSignal: signal })));
    } catch (error) {
      throw new TaskFailure(`${service.name}.${errorName(error as Error, service)}`, messageOf(error));
    }
  }

  stop(): void {
    for (const { client } of Object.values(this.#services)) client.destroy();
  }

  #find(resource: string): { service: Service; command: new (input: object) => Command } | undefined {
    const { service: name = '', action = '' } = RESOURCE.exec(resource)?.groups ?? {};
    const service = this.#services[name];
    const command = service?.sdk[`${action.charAt(0).toUpperCase()}${action.slice(1)}Command`];
    return service && command ? { service, command: command as new (input: object) => Command } : undefined;
  }
}

function unknown(resource: string): never {
  throw new TaskFailure('States.Runtime', `The local service cannot call ${resource}.`);
}

/** Step Functions stores JSON as the content of an object. */
function withText(parameters: { Body?: unknown }): object {
  return 'Body' in parameters ? { ...parameters, Body: JSON.stringify(parameters.Body) } : parameters;
}

/** Step Functions returns an object's content as text, and leaves out what describes the connection. */
async function contentOf({ $metadata, ...output }: { $metadata?: unknown; Body?: unknown }): Promise<object> {
  const body = output.Body as { transformToString?(): Promise<string> } | undefined;
  return body?.transformToString ? { ...output, Body: await body.transformToString() } : output;
}

/** The names of Step Functions end with `Exception`. An error that is not in the service's API gets the service's name. */
function errorName({ name, ...error }: Error, service: Service): string {
  const isFromService = '$fault' in error;
  if (!isFromService) return 'SdkClientException';
  if (!(name in service.sdk)) return `${service.name}Exception`;
  return name.endsWith('Exception') ? name : `${name}Exception`;
}

function lowered(value: unknown, service: Service): object {
  return renamed(value, (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`, service.documents) as object;
}

function capitalized(value: unknown): unknown {
  return renamed(value, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`, []);
}

function renamed(value: unknown, rename: (name: string) => string, documents: readonly string[]): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, documents));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      rename(name),
      documents.includes(name) ? item : renamed(item, rename, documents),
    ]),
  );
}
