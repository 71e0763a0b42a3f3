import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Fargate } from '../../local/aws/fargate.ts';
import type { RunTask } from '../../local/aws/runtimes.ts';
import { holdTimers } from '../clocks.ts';
import { gone, isAlive } from '../processes.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { deploymentOf } from './deployment.ts';

/** Writes its process id, its child's and its environment to OUT. Then does what its argument says: `Wait` waits for OUT.end. */
const MAIN = `
  import { spawn } from 'node:child_process';
  import { existsSync, writeFileSync } from 'node:fs';
  const [what] = process.argv.slice(2);
  const child = what === 'Hang' ? spawn('sleep', ['300']) : undefined;
  writeFileSync(process.env.OUT, JSON.stringify({ pids: [process.pid, child?.pid], env: process.env, cwd: process.cwd() }));
  if (what === 'Fail') process.exit(3);
  if (what === 'Hang') { process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); }
  if (what === 'Wait') while (!existsSync(process.env.OUT + '.end')) await new Promise((resolve) => setTimeout(resolve, 20));
`;
const HOUR = 3600;
const DEFINITION = {
  Type: 'AWS::ECS::TaskDefinition',
  Properties: {
    Family: 'songreel-local-media',
    ContainerDefinitions: [
      {
        Name: 'media',
        Image: '000000000000.dkr.ecr.us-east-1.amazonaws.com/assets:abc',
        EntryPoint: ['node', 'main.mjs'],
        Environment: [
          { Name: 'STAGE', Value: 'local' },
          { Name: 'JOB_ID', Value: 'none' },
        ],
      },
    ],
  },
};

describe('a Fargate task', () => {
  let folder: TemporaryFolder;
  let image: string;
  let count = 0;
  const started: Fargate[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder();
    image = `${folder.path}/image`;
    await mkdir(image);
    await writeFile(`${image}/main.mjs`, MAIN);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(started.splice(0).map((fargate) => fargate.stop()));
  });
  afterAll(() => folder.remove());

  const make = (workers = 2, refuse = false, startSeconds = 0) => {
    const deployment = deploymentOf({ Media: DEFINITION }, { abc: image });
    const scratch = `${folder.path}/scratch`;
    const log = new PassThrough();
    const fargate = new Fargate(deployment, {
      workers,
      refuse,
      startSeconds,
      awsOf: () => ({ AWS_REGION: 'us-east-1' }),
      scratch,
      log: log.resume(),
    });
    started.push(fargate);
    return fargate;
  };
  const task = (command: string, name = 'media'): { out: string; run: RunTask } => {
    const out = `${folder.path}/out-${++count}.json`;
    const Environment = [
      { Name: 'OUT', Value: out },
      { Name: 'JOB_ID', Value: 'job_1' },
    ];
    const ContainerOverrides = [{ Name: name, Command: [command], Environment }];
    return { out, run: { TaskDefinition: 'songreel-local-media', Overrides: { ContainerOverrides } } };
  };
  const read = async (out: string): Promise<{ pids: number[]; env: Record<string, string>; cwd: string }> => {
    for (;;) {
      const text = await readFile(out, 'utf8').catch(() => '');
      if (text) return JSON.parse(text);
      await pause(20);
    }
  };
  const letEnd = (out: string) => writeFile(`${out}.end`, '');
  const never = new AbortController().signal;

  test("runs its command in the image's folder, with the template's environment and the overrides", async () => {
    const { out, run } = task('Work');
    const description = await make().run(run, HOUR, never);
    expect(description).toMatchObject({ LastStatus: 'STOPPED', Containers: [{ Name: 'media', ExitCode: 0 }] });
    const { env, cwd } = await read(out);
    expect(cwd).toBe(image);
    expect(env).toMatchObject({ STAGE: 'local', JOB_ID: 'job_1', AWS_REGION: 'us-east-1' });
    expect(env).not.toHaveProperty('JEST_WORKER_ID');
  });

  test('reports the capacity on which it ran', async () => {
    const { run } = task('Work');
    expect(await make().run(run, HOUR, never)).toMatchObject({ CapacityProviderName: 'FARGATE' });
    const spot = { ...run, CapacityProviderStrategy: [{ CapacityProvider: 'FARGATE_SPOT' }] };
    expect(await make().run(spot, HOUR, never)).toMatchObject({ CapacityProviderName: 'FARGATE_SPOT' });
  });

  test('is refused on capacity that no cluster has', async () => {
    const run = { ...task('Work').run, CapacityProviderStrategy: [{ CapacityProvider: 'FARGATE_CHEAP' }] };
    await expect(make().run(run, HOUR, never)).rejects.toMatchObject({ name: 'ECS.InvalidParameterException' });
  });

  test('fails by its exit status', async () => {
    const failure = make().run(task('Fail').run, HOUR, never);
    await expect(failure).rejects.toMatchObject({ name: 'States.TaskFailed' });
    await expect(failure).rejects.toThrow('"ExitCode":3');
  });

  test('has its own temporary folder, which is removed with it', async () => {
    const { out, run } = task('Work');
    await make().run(run, HOUR, never);
    expect((await read(out)).env.TMPDIR).toContain(`${folder.path}/scratch/`);
    expect(await readdir(`${folder.path}/scratch`)).toEqual([]);
  });

  test('keeps compiled code next to its image, so that the next task starts faster', async () => {
    const { out, run } = task('Work');
    await make().run(run, HOUR, never);
    const { env } = await read(out);
    expect(env.NODE_COMPILE_CACHE).toBe(`${image}.compiled`);
    expect(await readdir(`${image}.compiled`)).toHaveLength(1);
    expect(await readdir(image)).toEqual(['main.mjs']);
  });

  test('ends within a second when it is stopped, with what it started', async () => {
    const { out, run } = task('Hang');
    const stop = new AbortController();
    const ended = make().run(run, HOUR, stop.signal);
    const { pids } = await read(out);
    expect(pids.map(isAlive)).toEqual([true, true]);
    holdTimers();
    stop.abort(new Error('stopped'));
    jest.advanceTimersByTime(1000);
    await expect(ended).rejects.toThrow('stopped');
    await gone(pids);
  });

  test('waits while all workers are busy, and leaves the queue when it is stopped there', async () => {
    const fargate = make(1);
    const [first, second, third] = [task('Wait'), task('Work'), task('Work')];
    const firstEnded = fargate.run(first.run, HOUR, never);
    const stop = new AbortController();
    const secondEnded = fargate.run(second.run, HOUR, stop.signal);
    const thirdEnded = fargate.run(third.run, HOUR, never);
    await read(first.out);
    stop.abort(new Error('stopped'));
    await expect(secondEnded).rejects.toThrow('stopped');
    expect(await readFile(third.out, 'utf8').catch(() => 'not started')).toBe('not started');
    await letEnd(first.out);
    await Promise.all([firstEnded, thirdEnded]);
    expect(await readFile(second.out, 'utf8').catch(() => 'never started')).toBe('never started');
  });

  test('is refused while all workers are busy, as on ECS, if that option is set', async () => {
    const fargate = make(1, true);
    const waiting = task('Wait');
    const first = fargate.run(waiting.run, HOUR, never);
    const refused = fargate.run(task('Work').run, HOUR, never);
    await expect(refused).rejects.toMatchObject({ name: 'AmazonECS.Unknown' });
    await expect(refused).rejects.toThrow('limit on the number of vCPUs');
    await letEnd(waiting.out);
    await first;
    await expect(fargate.run(task('Work').run, HOUR, never)).resolves.toMatchObject({ LastStatus: 'STOPPED' });
  });

  test('has its time limit from the moment when a worker is free', async () => {
    holdTimers();
    const fargate = make(1);
    const first = task('Wait');
    const firstEnded = fargate.run(first.run, 2 * HOUR, never);
    const secondEnded = fargate.run(task('Work').run, HOUR, never);
    await read(first.out);
    jest.advanceTimersByTime(1.5 * HOUR * 1000);
    await letEnd(first.out);
    await expect(Promise.all([firstEnded, secondEnded])).resolves.toHaveLength(2);
  });

  test('starts as late as the option says, and not at all if it is stopped before', async () => {
    const [late, stopped] = [task('Work'), task('Work')];
    const stop = new AbortController();
    const began = Date.now();
    const ended = make(1, false, 1).run(late.run, HOUR, never);
    const neverStarted = make(1, false, HOUR).run(stopped.run, HOUR, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(neverStarted).rejects.toThrow('stopped');
    await ended;
    expect(Date.now() - began).toBeGreaterThan(1000);
    expect(await readFile(stopped.out, 'utf8').catch(() => 'never started')).toBe('never started');
  });

  test('is stopped after its time limit, with what it started', async () => {
    holdTimers();
    const { out, run } = task('Hang');
    const refused = expect(make().run(run, HOUR, never)).rejects.toMatchObject({ name: 'States.Timeout' });
    const { pids } = await read(out);
    jest.advanceTimersByTime(HOUR * 1000);
    // After the limit, the task has a second to end.
    jest.advanceTimersByTime(1000);
    await refused;
    await gone(pids);
  });

  test('does not outlive a service that is killed', async () => {
    const out = `${folder.path}/orphan.json`;
    const script = `
      import { startChild } from ${JSON.stringify(new URL('../../local/child.ts', import.meta.url).href)};
      const environment = { ...process.env, OUT: ${JSON.stringify(out)} };
      startChild(process.execPath, ['main.mjs', 'Hang'], { cwd: ${JSON.stringify(image)}, environment });
      setInterval(() => {}, 1000);
    `;
    const service = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const { pids } = await read(out);
    service.kill('SIGKILL');
    await once(service, 'exit');
    await gone(pids);
  });

  test('runs in its image if that option is set, with the environment of the image and not of this machine', async () => {
    const deployment = deploymentOf({ Media: DEFINITION }, { abc: image });
    const seen: { command: readonly string[]; environment: object }[] = [];
    const fargate = new Fargate(deployment, {
      workers: 1,
      refuse: false,
      awsOf: () => ({ AWS_REGION: 'us-east-1' }),
      scratch: `${folder.path}/scratch`,
      log: new PassThrough().resume(),
      inImage: (command, environment) => {
        seen.push({ command, environment });
        return ['true'];
      },
    });
    await fargate.run(task('Work').run, HOUR, never);
    expect(seen).toEqual([
      {
        command: ['node', 'main.mjs', 'Work'],
        environment: { STAGE: 'local', JOB_ID: 'job_1', AWS_REGION: 'us-east-1', OUT: expect.any(String) },
      },
    ]);
  });

  test('is refused if its override names another container', async () => {
    await expect(make().run(task('Work', 'other').run, HOUR, never)).rejects.toMatchObject({
      name: 'ECS.InvalidParameterException',
    });
  });

  test('of several containers is refused', () => {
    const two = [...DEFINITION.Properties.ContainerDefinitions, { Name: 'other' }];
    const deployment = deploymentOf({ Media: { ...DEFINITION, Properties: { ContainerDefinitions: two } } });
    const options = { workers: 1, refuse: false, awsOf: () => ({}), scratch: '', log: new PassThrough() };
    expect(() => new Fargate(deployment, options)).toThrow(
      'Test: Media: the local service runs tasks of one container, not of 2',
    );
  });
});
