import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Finding, ok } from './finding.ts';

const run = promisify(execFile);
const PATIENCE_MS = 15_000;
/** Where Linux keeps which program runs files of another processor. QEMU registers itself here. */
const ARM_ON_LINUX = '/proc/sys/fs/binfmt_misc/qemu-aarch64';

/** What the checks of this machine depend on. */
export interface Machine {
  nodeVersion: string;
  arch: string;
  platform: string;
  /** The command line of the container engine, as the CDK takes it from `CDK_DOCKER`. */
  engine: string;
  runsArm: boolean;
}

export function thisMachine(): Machine {
  return {
    nodeVersion: process.versions.node,
    arch: process.arch,
    platform: process.platform,
    engine: process.env.CDK_DOCKER ?? 'docker',
    runsArm: existsSync(ARM_ON_LINUX),
  };
}

/** Checks what `cdk deploy` needs on this machine. */
export async function checkMachine(machine: Machine): Promise<Finding[]> {
  return [checkNode(machine), ...(await checkEngine(machine))];
}

function checkNode({ nodeVersion }: Machine): Finding {
  if (Number.parseInt(nodeVersion, 10) >= 24) return ok(`Node.js ${nodeVersion} runs the CDK app.`);
  return {
    level: 'fault',
    what: `Node.js ${nodeVersion} is too old.`,
    why: 'The CDK app is TypeScript and needs Node.js 24.',
    fix: 'install it from https://nodejs.org',
  };
}

async function checkEngine(machine: Machine): Promise<Finding[]> {
  const { engine } = machine;
  const version = await engineVersion(engine);
  if (version === undefined) {
    return [
      {
        level: 'fault',
        what: `The container engine "${engine}" does not answer.`,
        why: 'cdk deploy builds the image of the media task with it.',
        fix: 'start Docker, or export CDK_DOCKER=podman',
      },
    ];
  }
  return [ok(`The container engine ${engine} answers${version === '' ? '' : ` (${version})`}.`), checkArm(machine)];
}

/** Returns the version of the engine's server, or undefined if it does not answer. */
async function engineVersion(engine: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(engine, ['info', '--format', '{{.ServerVersion}}'], { timeout: PATIENCE_MS });
    return stdout.trim();
  } catch (error) {
    // Podman has no such field, and says so only after its machine has answered.
    const { stderr = '' } = error as { stderr?: string };
    return /ServerVersion/.test(stderr) ? '' : undefined;
  }
}

function checkArm({ arch, platform, runsArm }: Machine): Finding {
  if (arch === 'arm64') return ok('This machine has the processor of the image, arm64.');
  // The virtual machines of Docker Desktop and Podman run arm64 programs.
  if (platform !== 'linux') return ok('The container engine runs programs for arm64.');
  if (runsArm) return ok('QEMU runs programs for arm64.');
  return {
    level: 'fault',
    what: 'This machine cannot run programs for arm64.',
    why: 'The image is for arm64, and its build runs a few commands in it.',
    fix: 'docker run --privileged --rm tonistiigi/binfmt --install arm64',
  };
}
