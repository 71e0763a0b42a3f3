import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { type Runtimes, TaskFailure } from '../../local/aws/runtimes.ts';
import { deployedStateMachines } from '../../local/aws/states/definition.ts';
import { serveStates } from '../../local/aws/states/endpoint.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { CALLERS } from '../embedded-credentials.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { localDeployment } from '../local/deployment.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

/** The files that `npm run operator` runs. */
const OPERATOR = ['launch.js', 'operator.ts'].map((name) => join(import.meta.dirname, '../../bin', name));

/** Functions that do nothing, and media tasks that fail without a retry. */
const TASKS_THAT_RUN_OUT_OF_TIME: Runtimes = {
  hasFunction: () => true,
  invoke: async () => ({ outcome: 'none' }),
  hasTaskDefinition: () => true,
  hasService: () => true,
  callService: () => Promise.reject(new Error('These functions call no service.')),
  runTask: async () => {
    throw new TaskFailure('States.Timeout', 'The task took too long.');
  },
};

interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

/** The operator's commands on a local service, which starts before the tests of a file and stops after them. */
export class Operator {
  #store!: EmbeddedDatabase;
  #folder!: TemporaryFolder;
  #states!: Endpoint;
  executions!: Executions;
  /** What the service tells the operator in its record. */
  environment!: Record<string, string>;

  constructor() {
    beforeAll(() => this.#start());
    afterAll(() => this.#stop());
  }

  /** The folder in which the service has its record. */
  get folder(): string {
    return this.#folder.path;
  }

  /** Writes the record that a running local service writes. */
  writeService(pid: number, environment: Record<string, string>): Promise<void> {
    return this.writeRecord(JSON.stringify({ pid, base_url: 'http://127.0.0.1:3000/v1', environment }));
  }

  writeRecord(text: string): Promise<void> {
    return writeFile(join(this.folder, 'service.json'), text);
  }

  /** Runs a command without environment variables except those in the service's record. */
  run(...args: string[]): Promise<Run> {
    const env = { PATH: process.env.PATH ?? '' };
    return new Promise((resolve) => {
      execFile(process.execPath, [...OPERATOR, ...args], { env }, (error, stdout, stderr) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
      });
    });
  }

  /** Runs a command that succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: a command may print any JSON
  async json(...args: string[]): Promise<any> {
    const { stdout, stderr, status } = await this.run(...args, '--data', this.folder, '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{.*\}\n$/);
    return JSON.parse(stdout);
  }

  /** Runs a command that fails. @returns what it says */
  async refusal(...args: string[]): Promise<string> {
    const { stdout, stderr, status } = await this.run(...args, '--data', this.folder);
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^operator: /);
    expect(stderr).not.toMatch(/\n {4}at /);
    return stderr;
  }

  async #start(): Promise<void> {
    [this.#store, this.#folder] = await Promise.all([startEmbeddedDatabase(), temporaryFolder()]);
    this.executions = new Executions(deployedStateMachines(await localDeployment(), () => TASKS_THAT_RUN_OUT_OF_TIME));
    this.#states = await serveStates(() => this.executions, CALLERS);
    this.environment = { ...this.#store.environment, AWS_ENDPOINT_URL_SFN: this.#states.endpoint };
    Object.assign(process.env, this.environment);
    await this.writeService(process.pid, this.environment);
  }

  async #stop(): Promise<void> {
    await this.executions.close();
    await Promise.all([this.#states.stop(), this.#store.stop(), this.#folder.remove()]);
  }
}
