import { execFileSync } from 'node:child_process';
import type { InImage } from '../../local/aws/fargate.ts';

/** A program that builds and runs images. */
export interface Engine {
  name: string;
  /** @param options passed on to the engine's build command */
  build(folder: string, image: string, options: readonly string[]): string[];
  /** Prints the size of the image on one line. */
  size(image: string): string[];
  /** Prepares the image for running, such as by creating a container. */
  start(image: string): Running;
}

export interface Running {
  run: InImage;
  /** The command that removes what was made, and nothing else on this machine. */
  end: string[];
}

const variables = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

const sizeOf = (image: string) => ['images', '--format', '{{.Size}}', image];

function dockerLike(name: 'docker' | 'podman'): Engine {
  return {
    name,
    build: (folder, image, options) => [name, 'build', '--tag', image, ...options, folder],
    size: (image) => [name, ...sizeOf(image)],
    start: (image) => ({
      run: ([entry = '', ...args], environment) => [
        ...[name, 'run', '--rm', '--init', '--network', 'host', ...variables(environment)],
        ...['--entrypoint', entry, image, ...args],
      ],
      end: [name, 'rmi', '--force', image],
    }),
  };
}

/** This works inside a container too, where the other engines lack permissions. */
const BUILDAH = ['buildah', '--storage-driver', 'vfs'];

const buildah: Engine = {
  name: 'buildah',
  // Without --layers, buildah repeats every step. The other engines cache steps by default.
  build: (folder, image, options) => [
    ...[...BUILDAH, 'build', '--layers', '--isolation', 'chroot', '--tag', image, ...options, folder],
  ],
  size: (image) => [...BUILDAH, ...sizeOf(image)],
  start: (image) => {
    const [program = '', ...args] = [...BUILDAH, 'from', '--pull-never', image];
    const container = execFileSync(program, args, { encoding: 'utf8' }).trim();
    const run: InImage = (command, environment) => [
      ...[...BUILDAH, 'run', '--isolation', 'chroot', ...variables(environment), container, '--', ...command],
    ];
    return { run, end: [...BUILDAH, 'rm', container] };
  },
};

/** Returns the first engine that is installed and works. A Docker client without its daemon does not work. */
export function findEngine(): Engine {
  for (const engine of [dockerLike('docker'), dockerLike('podman'), buildah]) {
    try {
      execFileSync(engine.name, ['info'], { stdio: 'ignore' });
      return engine;
    } catch {
      // Try the next engine.
    }
  }
  throw new Error('There is no working docker, podman or buildah on this machine. Install one.');
}
