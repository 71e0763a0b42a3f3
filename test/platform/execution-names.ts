import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';

export interface Started {
  machine: string;
  name: string;
  input: Record<string, string>;
  status: 'RUNNING' | 'SUCCEEDED' | 'ABORTED';
  stopDate?: number;
}

/**
 * Replaces Step Functions, with the documented rules for names. A name can be used once. The same name and input during
 * an execution is the same execution. Any other use of a used name is ExecutionAlreadyExists. It runs nothing.
 */
export class ExecutionNames {
  readonly started = new Map<string, Started>();
  isDown = false;
  /** Names of executions for which every request fails. */
  readonly broken = new Set<string>();
  /** The tokens for which a state waits, with what happens when they are returned. */
  readonly tokens = new Map<string, () => Promise<unknown>>();
  #server: Server | undefined;

  async listen(): Promise<Record<string, string>> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const input = JSON.parse(Buffer.concat(chunks).toString());
      const [status, body] =
        operation === 'SendTaskSuccess' ? await this.#returned(input) : this.#answer(operation, input);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    const arn = (machine: string) => `arn:aws:states:us-east-1:123456789012:stateMachine:${machine}`;
    return {
      AWS_ENDPOINT_URL_SFN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      JOB_STATE_MACHINE: arn('job'),
      CANCELLATION_STATE_MACHINE: arn('cancellation'),
      SETTLEMENT_STATE_MACHINE: arn('settlement'),
    };
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  of(machine: string, jobId: string): Started[] {
    return [...this.started.values()].filter((one) => one.machine === machine && one.input.job_id === jobId);
  }

  end(machine: string, name: string, secondsAgo: number): void {
    Object.assign(this.started.get(`${machine}:${name}`) ?? {}, {
      status: 'SUCCEEDED',
      stopDate: Date.now() / 1000 - secondsAgo,
    });
  }

  async #returned({ taskToken = '' }: Record<string, string>): Promise<[number, object]> {
    const whenReturned = this.tokens.get(taskToken);
    if (!whenReturned) return [400, { __type: 'TaskTimedOut', message: 'closed' }];
    this.tokens.delete(taskToken);
    await whenReturned();
    return [200, {}];
  }

  #answer(operation: string, request: Record<string, string>): [number, object] {
    if (this.isDown) return [400, { __type: 'StateMachineDeleting', message: 'down' }];
    if (operation === 'StartExecution') return this.#start(request);
    if (this.broken.has(String(request.executionArn).split(':').at(-1) ?? '')) {
      return [400, { __type: 'InvalidArn', message: 'broken' }];
    }
    if (operation === 'ListExecutions') return this.#running(request);
    const key = String(request.executionArn).split(':').slice(-2).join(':');
    const known = this.started.get(key);
    if (!known) return [400, { __type: 'ExecutionDoesNotExist', message: key }];
    if (operation === 'StopExecution') known.status = 'ABORTED';
    const { machine, name, status, stopDate } = known;
    return [
      200,
      { executionArn: request.executionArn, stateMachineArn: machine, name, status, startDate: 0, stopDate },
    ];
  }

  /** Lists a thousand executions per page, as Step Functions does. */
  #running({ stateMachineArn = '', nextToken = '0' }: Record<string, string>): [number, object] {
    const machine = stateMachineArn.split(':').at(-1);
    const running = [...this.started.values()].filter((one) => one.machine === machine && one.status === 'RUNNING');
    const first = Number(nextToken);
    const executions = running
      .slice(first, first + 1000)
      .map(({ name, status }) => ({ executionArn: name, stateMachineArn, name, status, startDate: 0 }));
    return [200, { executions, ...(first + 1000 < running.length && { nextToken: String(first + 1000) }) }];
  }

  #start({ stateMachineArn, name = '', input = '{}' }: Record<string, string>): [number, object] {
    const machine = String(stateMachineArn).split(':').at(-1) ?? '';
    const key = `${machine}:${name}`;
    const known = this.started.get(key);
    if (known && (known.status !== 'RUNNING' || JSON.stringify(known.input) !== input)) {
      return [400, { __type: 'ExecutionAlreadyExists', message: key }];
    }
    if (!known) this.started.set(key, { machine, name, input: JSON.parse(input), status: 'RUNNING' });
    return [200, { executionArn: `arn:aws:states:us-east-1:123456789012:execution:${key}`, startDate: 0 }];
  }
}

export function useExecutionNames(): ExecutionNames {
  const names = new ExecutionNames();
  beforeAll(async () => {
    Object.assign(process.env, await names.listen());
  });
  beforeEach(() => {
    names.isDown = false;
  });
  afterAll(() => names.close());
  return names;
}
