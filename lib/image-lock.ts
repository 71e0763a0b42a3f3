interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: object;
}

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

/**
 * The part of the project's lock file that the packages of the image need, at the same places in the tree, so that `npm ci`
 * installs what was tested and checks its integrity.
 */
export function imageLock(manifest: Manifest, project: Lock): Lock {
  const { dependencies, optionalDependencies } = manifest;
  const found = new Set<string>();
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) collect('', name, project, found);
  const packages = [...found].sort().map((path) => [path, forProduction(project.packages[path])] as const);
  return {
    lockfileVersion: project.lockfileVersion,
    packages: { '': { dependencies, optionalDependencies }, ...Object.fromEntries(packages) },
  };
}

/** Adds what a package at `from` gets for `name`, and all that this needs in turn. */
function collect(from: string, name: string, lock: Lock, found: Set<string>): void {
  const path = resolve(from, name, lock);
  if (path === undefined || found.has(path)) return;
  found.add(path);
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    collect(path, next, lock, found);
  }
}

/** As Node.js looks a package up: in the package's own folder, then outwards. Optional peers may be nowhere. */
function resolve(from: string, name: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** A package that only the tools of the project need may be needed by the image through another way. */
function forProduction({ dev, devOptional, ...entry }: Entry = {}): Entry {
  return entry;
}
