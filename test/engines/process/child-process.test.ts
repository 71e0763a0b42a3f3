import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { endProcesses, type ProcessOptions, runProcess } from '../../../engines/process/child-process.ts';
import { readFfmpeg, runFfmpeg, streamFfmpeg } from '../../../engines/process/ffmpeg.ts';
import { holdTimers } from '../../clocks.ts';
import { openWorkshop, type Workshop } from '../../media/prepare/media-files.ts';
import { gone, isAlive } from '../../processes.ts';

const GIB = 1024 ** 3;
const HOUR = 3600;
const LIMITS = { memoryBytes: 4 * GIB, cpuSeconds: 60, fileBytes: GIB };

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => workshop.remove());

async function shell(script: string, options: Partial<ProcessOptions> = {}): Promise<string> {
  let output = '';
  await runProcess('sh', ['-c', script], {
    limits: LIMITS,
    timeoutSeconds: HOUR,
    onOutput: (chunk) => {
      output += chunk.toString();
    },
    ...options,
  });
  return output;
}

describe('a process', () => {
  test('reports the last line of its standard error if it fails', async () => {
    await expect(shell('echo first >&2; echo the reason >&2; echo >&2; exit 3')).rejects.toMatchObject({
      reason: 'exit',
      message: 'sh ended with status 3: the reason',
    });
  });

  test('reports that its program is not installed', async () => {
    await expect(runProcess('no-such-program', [], { limits: LIMITS, timeoutSeconds: HOUR })).rejects.toMatchObject({
      reason: 'missing',
      message: 'no-such-program is not installed',
    });
  });

  test('is killed with everything that it started when its time is up', async () => {
    const pids = join(workshop.folder, 'pids');
    // Its time is up when the test says so, and waiting for the processes to end by themselves would never end.
    holdTimers();
    const ended = shell(`sleep ${HOUR} & echo $! >${pids}; sleep ${HOUR}`);
    const refused = expect(ended).rejects.toMatchObject({ reason: 'timeout' });
    while (!existsSync(pids) || statSync(pids).size === 0) await sleep(20);
    jest.advanceTimersByTime(HOUR * 1000);
    await refused;
    await gone([Number(readFileSync(pids, 'utf8'))]);
  });

  test('leaves no child running after it ends', async () => {
    const pid = Number(await shell('sleep 60 >/dev/null 2>&1 & echo $!'));
    await gone([pid]);
  });

  test('is killed when its signal aborts or when all processes are ended', async () => {
    const reason = new Error('given up');
    const signal = AbortSignal.timeout(200);
    await expect(shell('sleep 60', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(shell('sleep 60', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const running = shell('sleep 60');
    setTimeout(endProcesses, 200);
    await expect(running).rejects.toMatchObject({ reason: 'killed', message: 'sh was ended by SIGKILL' });
  });

  test('is killed if reading its output or writing its input throws an error', async () => {
    const boom = new Error('boom');
    const onOutput = () => {
      throw boom;
    };
    await expect(shell('echo a; sleep 60', { onOutput })).rejects.toBe(boom);
    async function* input() {
      yield Buffer.from('a');
      throw boom;
    }
    await expect(shell('cat; sleep 60', { input: input() })).rejects.toBe(boom);
  });

  test('may end before it has read all of its input', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(65_536);
      }
    }
    expect(await shell('head -c 1 >/dev/null; echo enough', { input: endless() })).toBe('enough\n');
    expect(given).toBeLessThan(100);
  });

  test('gets each input as it was, also if memory is used again for the second input after it', async () => {
    const memory = [0, 1].map(() => new Uint8Array(700_000));
    async function* inputs() {
      for (let index = 0; index < 30; index += 1) yield (memory[index % 2] as Uint8Array).fill(index);
    }
    const reader = `let at = 0; let wrong = 0; const { stdin } = process;
      stdin.on('data', (bytes) => {
        for (const byte of bytes) wrong += Number(byte !== Math.floor(at++ / 700_000));
        stdin.pause();
        setTimeout(() => stdin.resume(), 2);
      });
      stdin.on('end', () => console.log(at, wrong));`;
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const limits = { ...LIMITS, memoryBytes: 64 * GIB };
    await runProcess(process.execPath, ['-e', reader], { limits, timeoutSeconds: HOUR, input: inputs(), onOutput });
    expect(output).toBe('21000000 0\n');
  });

  test('is killed when its parent is killed', async () => {
    const module = join(import.meta.dirname, '../../../engines/process/child-process.ts');
    const script = `import { runProcess } from '${module}';
      await runProcess('sh', ['-c', 'echo $$; exec sleep ${HOUR}'], {
        limits: ${JSON.stringify(LIMITS)}, timeoutSeconds: ${HOUR}, onOutput: (chunk) => process.stdout.write(chunk) });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await gone([pid]);
  });

  test('cannot exceed its limits of memory, processor time and file size', async () => {
    const limited = (limits: object, script: string) => shell(script, { limits: { ...LIMITS, ...limits } });
    const hungry = `exec ${process.execPath} -e 1`;
    await expect(limited({ memoryBytes: 100 * 1024 ** 2 }, hungry)).rejects.toThrow();
    await expect(limited({ cpuSeconds: 1 }, 'while :; do :; done')).rejects.toMatchObject({ reason: 'killed' });
    const file = workshop.path('large');
    const writing = limited({ fileBytes: 1_000_000 }, `exec head -c 2000000 /dev/zero >${file}`);
    await expect(writing).rejects.toThrow();
    expect(statSync(file).size).toBe(1_000_000);
  });

  test('may reserve addresses, but cannot write to more memory than its limit', async () => {
    const limits = { ...LIMITS, dataBytes: GIB };
    const taking = (bytes: number) => shell(`exec ${process.execPath} -e 'Buffer.alloc(${bytes}, 1)'`, { limits });
    await taking(100_000_000);
    await expect(taking(900_000_000)).rejects.toThrow();
  });

  test('receives no credentials', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'a secret';
    try {
      expect(await shell('env')).not.toMatch(/AWS_|secret/);
    } finally {
      delete process.env.AWS_SECRET_ACCESS_KEY;
    }
  });
});

describe('ffmpeg', () => {
  const tone = ['-f', 'lavfi', '-i', 'sine=d=1'];

  test('returns samples at once or as a stream', async () => {
    const samples = [...tone, '-f', 's16le', '-ar', '16000', '-ac', '1', 'pipe:1'];
    expect((await readFfmpeg(samples)).length).toBe(32_000);
    let bytes = 0;
    await streamFfmpeg(samples, (chunk) => {
      bytes += chunk.length;
    });
    expect(bytes).toBe(32_000);
  });

  test('reads frames from a generator', async () => {
    async function* frames() {
      for (let frame = 0; frame < 10; frame += 1) yield Buffer.alloc(64 * 64 * 3, frame);
    }
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '64x64', '-r', '10'];
    const output = workshop.path('fed.mp4');
    await runFfmpeg([...raw, '-i', 'pipe:0', output], { input: frames() });
    expect(existsSync(output)).toBe(true);
  });

  test('reports why it failed', async () => {
    await expect(runFfmpeg(['-i', '/no/such/file', '-f', 'null', '-'])).rejects.toThrow(/No such file or directory$/);
    await expect(runFfmpeg([...tone, '-map', '0:v', '-f', 'null', '-'])).rejects.toThrow(/matches no streams/);
  });
});
