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
 * Returns the part of the project's lock file that the image's packages need, with the same places in the tree. With
 * it, `npm ci` installs the tested versions and checks their integrity.
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

/** Adds the package that `name` resolves to from `from`, and all of its dependencies. */
function collect(from: string, name: string, lock: Lock, found: Set<string>): void {
  const path = resolve(from, name, lock);
  if (path === undefined || found.has(path)) return;
  found.add(path);
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    collect(path, next, lock, found);
  }
}

/** Finds a package as Node.js does: from the inner folder outwards. Optional peers may not be installed. */
function resolve(from: string, name: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** Removes the marks of development dependencies, because everything in this lock file is needed in production. */
function forProduction({ dev, devOptional, ...entry }: Entry = {}): Entry {
  return entry;
}
