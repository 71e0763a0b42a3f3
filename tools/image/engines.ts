import { execFileSync } from 'node:child_process';
import type { InImage } from '../../local/aws/fargate.ts';

/** What builds images and runs them. */
export interface Engine {
  name: string;
  /** @param options passed on to the engine's build command */
  build(folder: string, image: string, options: readonly string[]): string[];
  /** Prints the size of the image on one line. */
  size(image: string): string[];
  /** Makes what the image needs to be run in. */
  start(image: string): Running;
}

export interface Running {
  run: InImage;
  /** Removes what was made, and nothing else on this machine. */
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

/** Works in a container too, where the others lack the rights. */
const BUILDAH = ['buildah', '--storage-driver', 'vfs'];

const buildah: Engine = {
  name: 'buildah',
  // Without --layers, buildah runs every step again; the other engines remember them by default.
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

/** The first engine that is here and answers; a Docker client without its daemon does not. */
export function findEngine(): Engine {
  for (const engine of [dockerLike('docker'), dockerLike('podman'), buildah]) {
    try {
      execFileSync(engine.name, ['info'], { stdio: 'ignore' });
      return engine;
    } catch {
      // It is not here, or does not work: the next one may.
    }
  }
  throw new Error('There is no working docker, podman or buildah on this machine. Install one.');
}
