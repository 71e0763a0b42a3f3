import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lineOf } from '../../bin/doctor/finding.ts';
import { checkMachine, type Machine } from '../../bin/doctor/machine.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Writes a program with the command line of a container engine. */
async function engine(name: string, script: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

const machine = (facts: Partial<Machine>): Machine => ({
  nodeVersion: '24.18.0',
  arch: 'x64',
  platform: 'linux',
  engine: '/nonexistent/docker',
  runsArm: false,
  ...facts,
});
const linesFor = async (facts: Partial<Machine>) => (await checkMachine(machine(facts))).map(lineOf);

describe('this machine', () => {
  test('without a container engine has a fault with two ways out of it', async () => {
    expect(await linesFor({})).toEqual([
      'ok      Node.js 24.18.0 runs the CDK app.',
      expect.stringMatching(/^fault .+ does not answer\..+ Fix: start Docker, or export CDK_DOCKER=podman$/),
    ]);
  });

  test('with an engine whose daemon is down has the same fault', async () => {
    const down = await engine('down', 'echo "Cannot connect to the Docker daemon" >&2; exit 1');
    expect((await linesFor({ engine: down }))[1]).toMatch(/^fault /);
  });

  test('on x64 needs QEMU for arm64', async () => {
    const docker = await engine('docker', 'echo 28.1.1');
    expect((await linesFor({ engine: docker }))[2]).toMatch(/^fault .+arm64.+ Fix: docker run --privileged/);
    expect((await linesFor({ engine: docker, runsArm: true }))[2]).toMatch(/^ok /);
    expect((await linesFor({ engine: docker, arch: 'arm64' }))[2]).toMatch(/^ok /);
  });

  test('may have Podman, whose command line knows no server version', async () => {
    const podman = await engine('podman', `echo "can't evaluate field ServerVersion in type" >&2; exit 125`);
    expect((await linesFor({ engine: podman, runsArm: true }))[1]).toBe(
      `ok      The container engine ${podman} answers.`,
    );
  });

  test('with an old Node.js has a fault', async () => {
    expect((await linesFor({ nodeVersion: '20.20.2' }))[0]).toMatch(/^fault .+20\.20\.2 is too old/);
  });
});
